"""Resigning: a person gives up a seat for good. A bot plays on, or the game ends if at most one other person is left.

No person sees or plays that seat again, neither its former owner nor the host.
"""

from __future__ import annotations

from sternhafen.table.absence.hosting import longest_seated
from sternhafen.table.log.absence import Ended, Resigned
from sternhafen.table.log.lines import Hosted, Line, SeatSet
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table

STAND_IN = "medium"
"""The bot that plays on, unless the table's pace names another."""


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of all other people, including those a bot plays for them at present."""
    return [number for number, one in enumerate(table.seats) if number != seat and one.clients]


def resign(table: Table, seat: int, end: bool) -> list[Line]:
    """Give up a seat; with `end`, end the game too."""
    table.playing()
    left, now, pace = others(table, seat), table.seats[seat], table.company.pace
    if end and len(left) > 1:
        raise Declined("others-play-on")
    if end or not left:
        return [Resigned(seat), Ended("resigned", (seat,))]
    bot = STAND_IN if pace is None else pace.bot
    lines: list[Line] = [Resigned(seat), SeatSet(seat, "bot", now.name, bot, ())]
    if table.host in now.clients:
        lines.append(Hosted(table.seats[longest_seated(table, left)].clients[0]))
    return lines


def check_not_resigned(table: Table, seat: int) -> None:
    """Decline to give a resigned seat to a person or another bot."""
    if seat in table.company.resigned:
        raise Declined("seat-resigned", seat=seat)
