"""Lines about the puzzle that is set at a table."""

from __future__ import annotations

import msgspec


class PuzzleBegun(msgspec.Struct, tag="puzzle"):
    """A puzzle of the title is set at this table."""

    puzzle: str
    edition: str
    """A hash of the puzzle as it was then."""


class PuzzleTried(msgspec.Struct, tag="puzzle-tried"):
    """Somebody tried an action that is not the best."""

    action: msgspec.Raw


class PuzzleEnded(msgspec.Struct, tag="puzzle-ended"):
    """The best action was found, or shown."""

    solved: bool


class PuzzleLeft(msgspec.Struct, tag="puzzle-left"):
    """The puzzle was left; the game goes on as an ordinary one."""
