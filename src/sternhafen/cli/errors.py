"""What the command line says about an error that the user can fix."""

from __future__ import annotations

import msgspec

from sternhafen.bots import UnknownBot
from sternhafen.engine import Refused
from sternhafen.engine.record import BadRecord
from sternhafen.games import UnknownTitle
from sternhafen.text import Words


class UsageError(Exception):
    """A mistake by the user, with a one-line message that says how to fix it."""


def explain(error: Exception, language: str) -> str | None:
    """Return one line that says what is wrong and what to do; None for an error that the user cannot fix: a bug."""
    from sternhafen.arena.executors import RayMissing
    from sternhafen.arena.ledger import WrongLedger
    from sternhafen.lessons import UnknownLesson
    from sternhafen.puzzles import UnknownPuzzle
    from sternhafen.scaffold import CannotWrite
    from sternhafen.studies import BadStudy

    words = Words(language)
    match error:
        case UnknownTitle():
            return words("cli-unknown-title", wanted=error.wanted, known=", ".join(error.known))
        case UnknownBot():
            return words("cli-unknown-bot", wanted=error.wanted, known=", ".join(error.known))
        case UnknownLesson():
            return words("cli-unknown-lesson", title=error.title, wanted=error.wanted)
        case UnknownPuzzle():
            message = "cli-unknown-puzzle" if error.wanted else "cli-no-puzzles"
            return words(message, title=error.title, wanted=error.wanted)
        case WrongLedger():
            return words("cli-wrong-ledger", file=str(error))
        case CannotWrite():
            return words(f"cli-new-title-{error.problem}", **error.details)
        case RayMissing():
            return words("cli-no-ray")
        case BadRecord():
            reason = {"reason": Words(language, error.title).refusal(error.illegal)} if error.illegal else {}
            return words(f"cli-record-{error.code}", **reason, **error.details)
        case BadStudy():
            return words(f"cli-study-{error.code.removeprefix('study-')}", **error.details)
        case Refused():
            return words.refusal(error.illegal)
        case msgspec.ValidationError():
            return words("cli-bad-option", problem=str(error))
        case OSError():
            return words("cli-no-file", file=str(error.filename), problem=str(error.strerror))
        case UsageError():
            return str(error)
    return None
