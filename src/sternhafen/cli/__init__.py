"""The command line: one command for each job.

- `parser`: the commands and their arguments; `commands`: what each of them does
- `errors`: what is said about an error that the user can fix
"""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from sternhafen.cli.errors import explain
from sternhafen.cli.parser import command_line
from sternhafen.engine import Unplayable
from sternhafen.text import LANGUAGES

USAGE_ERROR = 2


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    given = sys.argv[1:] if arguments is None else arguments
    language = requested_language(given)
    try:
        args = command_line(language).parse_args(given)
        code = args.run(args)
    except Unplayable as error:  # without the titles there are no messages either
        fail(str(error))
    except Exception as error:
        line = explain(error, language)
        if line is None:
            raise
        fail(line)
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    if code:
        raise SystemExit(code)


def requested_language(arguments: list[str]) -> str:
    """Return the language that the command line or the environment asks for."""
    for i, word in enumerate(arguments):
        value = word.partition("=")[2] if word.startswith("--language=") else ""
        if word == "--language" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
            return value
    return preferred_language()


def preferred_language() -> str:
    """Return the language of the user's environment if it is supported, else English."""
    for name in ("STERNHAFEN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def fail(line: str) -> NoReturn:
    """Print one line that says what is wrong, and exit."""
    sys.stderr.write(f"sternhafen: {line}\n")
    raise SystemExit(USAGE_ERROR)
