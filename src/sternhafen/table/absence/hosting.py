"""Hosting: the host passes the table to another player, or loses it by being away too long."""

from __future__ import annotations

from collections.abc import Collection

from sternhafen.table.log.lines import Hosted, Line
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def hand_on(table: Table, seat: int, connected: Collection[str]) -> list[Line]:
    """Make the owner of a seat the host; of several devices, the one that is connected."""
    clients = table.seats[seat].clients
    if not clients:
        raise Declined("nobody-there", seat=seat)
    if table.host in clients:
        return []
    return [Hosted(next((one for one in clients if one in connected), clients[0]))]


def host_seat(table: Table) -> int | None:
    """Return the host's first seat; None for a host who only watches."""
    return next(iter(table.kept_for(table.host)), None)


def longest_seated(table: Table, seats: Collection[int]) -> int:
    """Return the seat, out of some, whose owner has sat there longest."""
    return min(seats, key=lambda seat: (table.company.seated.get(seat, 0), seat))


def successors(table: Table, here: Collection[int]) -> list[int]:
    """Return the seats of connected people who could become the host."""
    held = [(number, seat) for number, seat in enumerate(table.seats) if seat.clients]
    return [number for number, seat in held if number in here and table.host not in seat.clients]


def patience(table: Table) -> float:
    """Return how many seconds a host may be away; less at a table with a chess clock."""
    pace = table.company.pace
    if pace is not None and pace.kind == "clock":
        return table.bounds.host_absence_clock
    return max(table.bounds.host_absence, 0 if pace is None else pace.seconds)


def promote_successor(table: Table, here: Collection[int], connected: Collection[str]) -> list[Line]:
    """Make the connected person who has sat there longest the host."""
    possible = successors(table, here)
    if not possible or table.status not in ("waiting", "running"):
        return []
    clients = table.seats[longest_seated(table, possible)].clients
    return [Hosted(next((one for one in clients if one in connected), clients[0]), absent=True)]
