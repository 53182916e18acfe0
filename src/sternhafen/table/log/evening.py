"""Lines about when and where a group plays next."""

from __future__ import annotations

import msgspec


class DateProposed(msgspec.Struct, tag="date"):
    """A seat proposed when to play next, in seconds since 1970."""

    seat: int
    at: int


class DateAnswered(msgspec.Struct, tag="date-answered"):
    """A seat said whether it can come at a date, named by the number of its line."""

    seat: int
    date: int
    yes: bool


class RoomSet(msgspec.Struct, tag="room"):
    """A seat said where people talk; an empty link removes it."""

    seat: int
    link: str
