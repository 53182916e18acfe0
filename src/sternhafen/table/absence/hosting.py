"""Hosting: the host hands the table on to somebody who sits there, or loses it by being away for too long."""

from __future__ import annotations

from collections.abc import Collection

from sternhafen.table.log.lines import Hosted, Line
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def hand_on(table: Table, seat: int, connected: Collection[str]) -> list[Line]:
    """Make whoever holds a seat the host: the device that is connected, if there are several."""
    clients = table.seats[seat].clients
    if not clients:
        raise Declined("nobody-there", seat=seat)
    if table.host in clients:
        return []
    return [Hosted(next((one for one in clients if one in connected), clients[0]))]


def host_seat(table: Table) -> int | None:
    """Return the first seat that the host holds; None for a host who only looks on."""
    return next(iter(table.kept_for(table.host)), None)


def longest_seated(table: Table, seats: Collection[int]) -> int:
    """Return the one of some seats whose holder has sat there longest."""
    return min(seats, key=lambda seat: (table.company.seated.get(seat, 0), seat))


def heirs(table: Table, here: Collection[int]) -> list[int]:
    """Return the seats of people who are there and might become the host."""
    held = [(number, seat) for number, seat in enumerate(table.seats) if seat.clients]
    return [number for number, seat in held if number in here and table.host not in seat.clients]


def patience(table: Table) -> float:
    """Return for how many seconds a host may be away; somebody who waits by the clock waits for less long."""
    pace = table.company.pace
    if pace is not None and pace.kind == "clock":
        return table.bounds.host_absence_clock
    return max(table.bounds.host_absence, 0 if pace is None else pace.seconds)


def inherit(table: Table, here: Collection[int], connected: Collection[str]) -> list[Line]:
    """Make the person who is there and has sat longest the host."""
    possible = heirs(table, here)
    if not possible or table.status not in ("waiting", "running"):
        return []
    clients = table.seats[longest_seated(table, possible)].clients
    return [Hosted(next((one for one in clients if one in connected), clients[0]), absent=True)]
