"""Asking for a seat: after the deal the host changes nobody's seat without consent, or a public absence.

A seat's secrets are for whoever sits there. So a host may not look into it by taking it over, by opening it for a
second browser of his, or by making a bot's seat his own. He asks, everybody sees that in the log, and it happens when
those who must agree have agreed. For a person's seat that is the person; whoever is away and does not answer for long
enough is taken to be absent. For a bot's seat it is all other people.
"""

from __future__ import annotations

import math
import time
from collections.abc import Collection

from sternhafen.table.committing import Plan
from sternhafen.table.log.lines import Change, Line, SeatAnswered, SeatAsked, SeatSet
from sternhafen.table.parts import Seat, SeatAsk
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def needed(table: Table, client: str | None, seat: int) -> set[int]:
    """Return the seats that must agree if a host changes a seat; none where it hides nothing from him."""
    now = table.seats[seat]
    if table.seed is None or table.status == "over" or now.kind == "open" or client in now.clients:
        return set()
    return {seat} if now.clients else table.others(client)


def ask(table: Table, seat: int, change: Change, bot: str | None, must: set[int], here: Collection[int]) -> Plan:
    """Ask for a change that others must agree to, or carry it out if it was asked before and nobody has answered."""
    before = table.ask
    if before is not None and (before.seat, before.change, before.bot) == (seat, change, bot):
        if absent(table, before, here):
            return Plan([changed(table, before)])
        raise Declined("seat-asked", seat=seat)
    return Plan([SeatAsked(seat, change, bot, tuple(sorted(must)))])


def absent(table: Table, asked: SeatAsk, here: Collection[int]) -> bool:
    """Return whether the holder of the seat that is asked for is away, and has been silent for too long."""
    return asked.needed == {asked.seat} and asked.seat not in here and time.time() >= ripe(table, asked)


def ripe(table: Table, asked: SeatAsk) -> int:
    """Return when silence is taken for absence."""
    bounds = table.bounds
    return asked.at + math.ceil(bounds.bot_absence if asked.change == "bot" else bounds.seat_absence)


def answer(table: Table, number: int, seats: set[int], yes: bool) -> Plan:
    """Answer what the host asked for some seats; carry it out if that was the last consent."""
    asked = table.ask
    if asked is None or asked.number != number:
        raise Declined("no-such-proposal")
    mine = seats & asked.needed
    if not mine:
        raise Declined("not-asked-consent")
    lines: list[Line] = [SeatAnswered(tuple(sorted(mine)), yes)]
    if yes and asked.needed <= asked.agreed | mine:
        lines.append(changed(table, asked))
    return Plan(lines)


def changed(table: Table, asked: SeatAsk) -> SeatSet:
    """Return the line that carries out what was asked."""
    now = table.seats[asked.seat]
    if asked.change == "free":
        return seat_set(asked.seat, Seat("open"))
    return seat_set(asked.seat, Seat("bot", now.name or asked.bot or "", asked.bot, now.clients))


def seat_set(number: int, seat: Seat) -> SeatSet:
    """Return the line that says who sits at a seat from now on."""
    return SeatSet(number, seat.kind, seat.name, seat.bot, seat.clients)
