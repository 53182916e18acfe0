"""Lines about people who are away or leave: the pace, clocks, votes, resigning, and who may watch."""

from __future__ import annotations

from typing import Literal

import msgspec


class PaceSet(msgspec.Struct, tag="pace", frozen=True):
    """How much time people have: a clock for the whole game, or a limit for each decision."""

    kind: Literal["clock", "patience"]
    seconds: int
    increment: int
    bot: str
    """The bot that plays for somebody whose time is up."""
    takes_over: bool
    """Whether that bot takes the seat automatically, without a vote."""


class Clocked(msgspec.Struct, tag="clocked", frozen=True):
    """The new readings of all clocks, in milliseconds of served time, which stops while no server runs."""

    served: int
    """When the clocks were read."""
    left: tuple[int, ...]
    running: tuple[int, ...]
    moves: tuple[int, ...]
    """How many moves of each seat have earned time; one that is taken back and played again earns none."""


class Overdue(msgspec.Struct, tag="overdue"):
    """A seat's time is up."""

    seat: int


class VoteCalled(msgspec.Struct, tag="vote-called"):
    """Somebody called a vote about a seat whose time is up: a bot plays on, or the game ends. The caller votes yes."""

    seat: int
    by: int
    change: Literal["bot", "end"]
    voters: tuple[int, ...]


class VoteCast(msgspec.Struct, tag="vote-cast"):
    """A seat voted."""

    seat: int
    yes: bool


class Replaced(msgspec.Struct, tag="replaced"):
    """A bot replaced somebody whose time is up, by a vote or by the table's settings."""

    seat: int
    how: Literal["vote", "pace"]


class Resigned(msgspec.Struct, tag="resigned"):
    """A person gave up a seat for good."""

    seat: int


class Ended(msgspec.Struct, tag="ended"):
    """The game ended early and without a result: by a vote, or because people resigned."""

    how: Literal["vote", "resigned"]
    seats: tuple[int, ...]
    """Whose time was up, or who resigned last."""


class RatedSet(msgspec.Struct, tag="rated"):
    """The game is rated: nobody is given advice in it, and nothing that showed something is taken back alone."""


class SpectatorsSet(msgspec.Struct, tag="spectators"):
    """Whether people who do not sit at the table may watch it."""

    allowed: bool
