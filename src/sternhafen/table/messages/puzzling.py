"""Puzzling: what clients learn about a title's puzzles and the one at their table, and how they ask for one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming, PlayerName, TitleId
from sternhafen.table.messages.reasons import ReasonInfo
from sternhafen.table.messages.teaching import Way

PuzzleId = Annotated[str, Meta(pattern=r"^[0-9]{1,12}-[0-9]{1,6}$")]


class PuzzleWish(Incoming):
    """A puzzle to be set at a table of its own."""

    title: TitleId
    puzzle: PuzzleId
    name: PlayerName


class PuzzleLine(Struct):
    """A puzzle that a title has."""

    id: str
    level: int
    """How difficult it is, from 1 to 3."""
    seats: int


class PuzzleList(Struct):
    """A title's puzzles, the easiest first, and the one of the day."""

    date: str
    """The day, as UTC has it (2030-01-31)."""
    daily: str | None
    puzzles: list[PuzzleLine]


class TryInfo(Struct):
    """Something that was tried and is not the best."""

    way: Way
    cost: float | None
    """What it costs in points; None if it was not compared closely."""
    reasons: list[ReasonInfo]
    """What the best brings beyond it."""


class PuzzleInfo(Struct):
    """The puzzle at a table, and what has been tried."""

    id: str
    level: int
    seat: int
    stage: Literal["open", "solved", "shown"]
    tried: int
    """How many tries there were."""
    last: TryInfo | None
    """The last of them."""
    best: Way | None = None
    """The best action, once it has been found or shown."""
    gap: float | None = None
    """How many points the next best one costs, then."""
    reasons: list[ReasonInfo] = []
    """Why, then."""


class PuzzleMark(Struct):
    """Which puzzle is set at a table, and how far it is."""

    id: str
    stage: Literal["open", "solved", "shown"]
