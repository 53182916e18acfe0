"""Seat requests: after the deal the host changes other people's seats only by consent, or after a public absence.

A seat's secrets belong to its player. So a host must not see them by taking the seat over, by opening it for a second
browser of their own, or by making a bot's seat their own. The host asks, everybody sees the request in the log, and it
is carried out when those concerned have agreed. For a person's seat that is the person; somebody who is away and does
not answer for long enough counts as absent. For a bot's seat it is all other people.
"""

from __future__ import annotations

import math
import time
from collections.abc import Collection

from sternhafen.table.committing import Plan
from sternhafen.table.log.lines import Change, Line, SeatAnswered, SeatAsked, SeatSet
from sternhafen.table.parts import Seat, SeatRequest
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def needed(table: Table, client: str | None, seat: int) -> set[int]:
    """Return the seats that must agree before a host changes a seat; none if the seat hides nothing from the host."""
    now = table.seats[seat]
    if table.seed is None or table.status == "over" or now.kind == "open" or client in now.clients:
        return set()
    return {seat} if now.clients else table.others(client)


def ask(table: Table, seat: int, change: Change, bot: str | None, must: set[int], here: Collection[int]) -> Plan:
    """Request a change that others must agree to, or carry out an earlier request that was never answered."""
    before = table.seat_request
    if before is not None and (before.seat, before.change, before.bot) == (seat, change, bot):
        if absent(table, before, here):
            return Plan([changed(table, before)])
        raise Declined("seat-asked", seat=seat)
    return Plan([SeatAsked(seat, change, bot, tuple(sorted(must)))])


def absent(table: Table, asked: SeatRequest, here: Collection[int]) -> bool:
    """Return whether the requested seat's owner is away and has not answered for too long."""
    return asked.needed == {asked.seat} and asked.seat not in here and time.time() >= absent_from(table, asked)


def absent_from(table: Table, asked: SeatRequest) -> int:
    """Return the time from which no answer counts as absence."""
    bounds = table.bounds
    return asked.at + math.ceil(bounds.bot_absence if asked.change == "bot" else bounds.seat_absence)


def answer(table: Table, number: int, seats: set[int], yes: bool) -> Plan:
    """Answer the host's request for some seats; carry it out if that was the last consent."""
    asked = table.seat_request
    if asked is None or asked.number != number:
        raise Declined("no-such-proposal")
    mine = seats & asked.needed
    if not mine:
        raise Declined("not-asked-consent")
    lines: list[Line] = [SeatAnswered(tuple(sorted(mine)), yes)]
    if yes and asked.needed <= asked.agreed | mine:
        lines.append(changed(table, asked))
    return Plan(lines)


def changed(table: Table, asked: SeatRequest) -> SeatSet:
    """Return the line that carries out a request."""
    now = table.seats[asked.seat]
    if asked.change == "free":
        return seat_set(asked.seat, Seat("open"))
    return seat_set(asked.seat, Seat("bot", now.name or asked.bot or "", asked.bot, now.clients))


def seat_set(number: int, seat: Seat) -> SeatSet:
    """Return the line that says who sits at a seat from now on."""
    return SeatSet(number, seat.kind, seat.name, seat.bot, seat.clients)
