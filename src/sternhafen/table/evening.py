"""The evening: when a group plays next, and where it talks meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from sternhafen.table.log.evening import DateAnswered, DateProposed, RoomSet
from sternhafen.table.log.lines import Line
from sternhafen.table.parts import Seating
from sternhafen.table.refusals import Declined

MAX_DATES = 5
"""How many dates are up for choice; a further one takes the place of the oldest."""


@dataclass(frozen=True)
class Date:
    """A proposed date, identified by the number of its line."""

    number: int
    at: int
    """In seconds since 1970."""
    seat: int
    yes: frozenset[int]
    no: frozenset[int]


@dataclass(frozen=True)
class Evening:
    """What a group has agreed on so far."""

    dates: tuple[Date, ...] = ()
    room: str = ""
    """The link to where people talk; empty if there is none."""

    def after(self, number: int, line: Line) -> Evening:
        """Return it with one more line of the table."""
        match line:
            case DateProposed(seat, at):
                date = Date(number, at, seat, frozenset({seat}), frozenset())
                return replace(self, dates=(*self.dates, date)[-MAX_DATES:])
            case DateAnswered(seat, which, yes):
                return replace(self, dates=tuple(answered(one, seat, yes, which) for one in self.dates))
            case RoomSet(_, link):
                return replace(self, room=link)
            case _:
                return self


def answered(date: Date, seat: int, yes: bool, which: int) -> Date:
    """Return a date with a seat's answer, if that is the date it is about."""
    if date.number != which:
        return date
    return replace(
        date, yes=date.yes | {seat} if yes else date.yes - {seat}, no=date.no - {seat} if yes else date.no | {seat}
    )


def group(table: Seating) -> frozenset[int]:
    """Return the seats of the people of a group, also of those whom a bot stands in for."""
    return frozenset(number for number, seat in enumerate(table.seats) if seat.clients)


def propose_date(evening: Evening, seat: int, at: int) -> list[Line]:
    """Propose a date; whoever proposes it can come."""
    if any(date.at == at for date in evening.dates):
        raise Declined("date-there")
    return [DateProposed(seat, at)]


def answer_date(evening: Evening, seat: int, number: int, yes: bool) -> list[Line]:
    """Answer whether a member can come; the answer may be changed."""
    date = next((one for one in evening.dates if one.number == number), None)
    if date is None:
        raise Declined("no-such-date")
    return [] if seat in (date.yes if yes else date.no) else [DateAnswered(seat, number, yes)]


def set_room(evening: Evening, seat: int, link: str) -> list[Line]:
    """Set the link to where people talk, or remove it."""
    if link and not is_room(link):
        raise Declined("bad-link")
    return [] if link == evening.room else [RoomSet(seat, link)]


def is_room(link: str) -> bool:
    """Return whether a link may be shown to everybody: https, one line, nobody's password in it.

    >>> is_room("https://meet.example.org/our-table"), is_room("javascript:alert(1)")
    (True, False)
    """
    if not link.isascii() or not link.isprintable() or " " in link:
        return False
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    return parts.scheme == "https" and bool(parts.hostname) and parts.username is None
