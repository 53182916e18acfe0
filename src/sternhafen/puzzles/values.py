"""What a puzzle is made of: a position, who decides there, the action that is clearly best, and why."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sternhafen.bots.values import Reason

LEVELS: Final = 3
"""How many levels of difficulty there are, from 1."""
MISSED: Final = (0.15, 0.45)
"""The shares of misses from which a puzzle is of the second and of the third level."""


class Other(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another action that was looked at closely, and what it costs."""

    action: Any
    cost: float
    """How many points fewer it brings than the best, or how much less of a lead where the lead counts."""
    reasons: tuple[Reason, ...] = ()
    """What the best brings beyond it."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of one seat."""

    entry: int
    """How many moves of its game led up to it."""
    seat: int
    state: Any
    """The position, as `State.dump` returns it: what the seat could not know is dealt again, and its seed is new."""
    best: Any
    """The action that is clearly best."""
    reasons: tuple[Reason, ...]
    """What it brings beyond others, the weightiest first."""
    others: tuple[Other, ...]
    """The best of the others first."""
    error: float
    """The standard error of the cost of the first of them."""
    missed: float
    """The share of shallow looks that chose something else."""

    @property
    def gap(self) -> float:
        """How many points the next best action costs."""
        return self.others[0].cost

    @property
    def level(self) -> int:
        """How difficult it is, from 1 to `LEVELS`."""
        return 1 + sum(self.missed >= share for share in MISSED)


class Mined(msgspec.Struct, frozen=True):
    """The puzzles found in one game between bots, perhaps none."""

    seed: int
    """The game's seed, from which the game and its puzzles can be found again."""
    seats: int
    puzzles: tuple[Puzzle, ...]


class Form(msgspec.Struct, frozen=True):
    """The form that all positions of a title's puzzles have."""

    title: str
    rules: int
    """The version of the rules that they were found under."""
    options: dict[str, Any]
    fields: dict[str, list[str]]
    """The names of the positions' fields, class by class."""
