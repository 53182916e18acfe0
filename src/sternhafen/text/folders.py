"""Where texts are found: in this package, and in those of other distributions that bring titles."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

OUTSIDE = "sternhafen.words"
"""The entry point with which a distribution names the package that holds its `en/` and `de/`."""

MESSAGE = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins in a Fluent file; everything else of it is indented."""


@cache
def folders() -> tuple[Traversable, ...]:
    """Return the folders with a subfolder per language. Our own comes first, so that nobody can override its texts."""
    outside = sorted(entry_points(group=OUTSIDE), key=lambda point: point.name)
    return (files("sternhafen.text"), *(files(import_module(point.value)) for point in outside))


def text_file(language: str, name: str) -> str | None:
    """Return the text of a file in a language (``cryo.ftl``, ``rules/cryo.md``); None if there is no such file."""
    for folder in folders():
        path = folder / language
        for part in name.split("/"):  # the path of a namespace package takes one part at a time
            path /= part
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


@cache
def message_sources(language: str, name: str) -> dict[str, str]:
    """Return the source of every message in a file by its id; empty if there is no such file.

    >>> message_sources("en", "cryo")["cryo-title"]
    'cryo-title = Cryo'
    """
    text = text_file(language, f"{name}.ftl") or ""
    begins = list(MESSAGE.finditer(text))
    bounds = pairwise([*(begin.start() for begin in begins), len(text)])
    return {
        begin[1]: text[start:end].split("\n#")[0].rstrip()  # without the comment of the next one
        for begin, (start, end) in zip(begins, bounds, strict=True)
    }


@cache
def message_ids(name: str) -> frozenset[str]:
    """Return the ids of all messages in a file; for this alone nobody needs Fluent.

    >>> "engine-no-undo-start" in message_ids("engine")
    True
    """
    return frozenset(message_sources("en", name))
