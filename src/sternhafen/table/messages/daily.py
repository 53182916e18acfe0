"""The daily challenge: what clients are told of it, and how they begin it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sternhafen.table.messages.fields import Incoming, PlayerName, TitleId


class DailyWish(Incoming):
    """Today's challenge of a title, to be begun or gone on with."""

    title: TitleId
    name: PlayerName


class DailyOwn(Struct):
    """One's own attempt."""

    table: str
    stage: Literal["playing", "done", "late"]
    """Being played; finished in time; not finished in time."""
    points: int | None
    place: int | None
    """None for whoever is new on that day, and until the game is finished."""


class DailyMark(Struct):
    """Which day's challenge is tried at a table."""

    day: str
    closes: int
    """Until when it must be finished."""
    counts: bool
    """Whether its deal is still secret: until then there is no advice, and nobody else sees it."""


class DailyResult(Struct):
    """How somebody did."""

    place: int | None
    """None for whoever is new on that day: they are not ranked."""
    name: str
    points: int
    others: dict[str, int]
    """The points of sides without a seat, such as a rival."""
    first: bool
    """Whether none of those was ahead."""
    own: bool
    table: str | None
    """Where the game can be watched, once the day is closed."""


class DailyInfo(Struct):
    """A title's challenge of one day."""

    title: str
    day: str
    """As UTC has it (2030-01-31)."""
    today: bool
    """Whether it can be begun now."""
    ends: int
    """When it can no longer be begun."""
    closes: int
    """When results are final and everything is open."""
    closed: bool
    seed_hash: str | None
    """SHA-256 of the seed, as at the tables; None while nobody has begun."""
    seed: str | None
    """The seed, once the day is closed."""
    own: DailyOwn | None
    begun: int
    """How many have begun."""
    finished: int
    """How many have finished in time."""
    results: list[DailyResult]
    """The best first."""
    streak: int
    """On how many days in a row one has finished, up to today or the day before."""
    longest: int
    """The longest such streak."""
    earlier: list[str]
    """The last days on which anybody began, the newest first."""


class DailyLine(Struct):
    """A title's challenge of today, as the lobby shows it."""

    title: str
    own: DailyOwn | None
    finished: int
    best: int | None
    """The most points so far."""
    streak: int


class DailyList(Struct):
    """Today's challenges."""

    day: str
    ends: int
    lines: list[DailyLine]
