"""The company at a table as clients see it: pace and clocks, an open vote, who resigned, who may watch."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PaceInfo(Struct):
    """How much time people have: `clock`, a time bank plus an increment per move; `patience`, a limit per decision."""

    kind: Literal["clock", "patience"]
    seconds: int
    increment: int
    bot: str
    """The bot that plays for somebody whose time is up."""
    takes_over: bool
    """Whether that bot takes the seat automatically; else the others vote."""


class ClockInfo(Struct):
    """A seat's clock as it stood when this was sent; count down from there while it is `running`."""

    seat: int
    left: int
    """Milliseconds."""
    running: bool
    overdue: bool
    """Whether its time is up and the others may vote."""


class VoteInfo(Struct):
    """The open vote about a seat whose time is up: a bot plays on, or the game ends."""

    vote: int
    seat: int
    by: int
    change: Literal["bot", "end"]
    voters: list[int]
    yes: list[int]
    no: list[int]


class EndedInfo(Struct):
    """Why a game ended without a result: by a vote about seats whose time was up, or because these seats resigned."""

    how: Literal["vote", "resigned"]
    seats: list[int]


class CompanyInfo(Struct):
    """Host, spectators, pace, clocks and votes of a table."""

    host: int | None = None
    """The host's seat; None for a host who only watches."""
    spectators: bool = True
    """Whether people without a seat may watch from the deal on, and afterwards."""
    rated: bool = False
    """Whether the game is rated: then nobody is given advice."""
    pace: PaceInfo | None = None
    clocks: list[ClockInfo] = []
    vote: VoteInfo | None = None
    resigned: list[int] = []
    ended: EndedInfo | None = None
