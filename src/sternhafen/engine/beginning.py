"""Beginning: a position that a game begins from instead of a deal, and where the position comes from.

Everything that is still to be drawn is dealt again from the game's own seed, so nothing that happens after a beginning
tells anybody what another game drew, or would have drawn.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Purpose = Literal["practice", "puzzle", "study"]
"""What a game from a given position is for. None of them counts as a game that somebody won or lost."""


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position that a game begins from, as tables and records store it, and where it comes from."""

    purpose: Purpose
    rules: int
    """The version of the rules whose form the position has."""
    state: Any
    """The position, as `State.dump` returns it."""
    fields: dict[str, list[str]]
    """The names of its fields, class by class."""
    table: str = ""
    """The table whose game it comes from, if any."""
    entry: int = 0
    """The line of that game's log before which the position was."""
    lesson: int = 0
    """The lesson that was given at that table; 0 if none was."""
    dealt: bool = False
    """Whether what one seat could not know of the position was dealt again too."""
    signature: str = ""
    """Proves to the server that made it that the position is its own."""
