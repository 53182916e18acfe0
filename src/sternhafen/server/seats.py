"""Seats: claiming, naming, handing to a bot and back, reassigning; what the host may do and what the holder."""

from __future__ import annotations

from dataclasses import replace

from sternhafen.server.bots import check_bot
from sternhafen.server.door import Plan
from sternhafen.server.house import House
from sternhafen.server.identity import hashed, new_secret
from sternhafen.server.lines import Closed, SeatSet
from sternhafen.server.messages.answers import Invite
from sternhafen.server.refusals import Declined
from sternhafen.server.store import InviteRow
from sternhafen.server.tables import Seat, Table


def check_seat(table: Table, seat: int) -> None:
    """Decline a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Declined("no-such-seat", seat=seat)


def check_holder(table: Table, client: str | None, seat: int) -> None:
    """Decline whoever does not hold a seat."""
    check_seat(table, seat)
    if seat not in table.seats_of(client):
        raise Declined("not-your-seat", seat=seat)


def check_host(table: Table, client: str | None) -> None:
    """Decline whoever is not the host."""
    if client is None or client != table.row.host:
        raise Declined("not-host")


def check_open(table: Table) -> None:
    """Decline a table that is closed."""
    if table.closed:
        raise Declined("table-closed")


def _set(table: Table, number: int, seat: Seat, link: str | None = None) -> Plan:
    check_open(table)
    return Plan([SeatSet(number, seat.kind, seat.name, seat.bot, seat.clients)], None, link)


async def claim(house: House, table: Table, client: str, name: str, token: str | None) -> int:
    """Take a seat by its link, or any open one of a listed table; return its number."""
    if token is None:
        return await _claim_any(house, table, client, name)
    key = hashed(token)
    link = await house.store.invite(key)
    if link is None or link.table_id != table.id:
        raise Declined("invite-used")

    def plan() -> Plan:
        seat = table.seats[link.seat]
        if link.adds:
            return _set(table, link.seat, replace(seat, clients=(*seat.clients, client)[-10:]), key)
        if seat.kind == "person" and seat.clients:
            raise Declined("invite-used")
        return _set(table, link.seat, Seat("person", name, None, (client,)), key)

    await house.door.change(table, plan)
    return link.seat


async def _claim_any(house: House, table: Table, client: str, name: str) -> int:
    if not table.row.listed:
        raise Declined("not-listed")
    taken = -1

    def plan() -> Plan:
        nonlocal taken
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if not free:
            raise Declined("no-open-seat")
        taken = free[0]
        return _set(table, taken, Seat("person", name, None, (client,)))

    await house.door.change(table, plan)
    await house.store.void_invites(table.id, taken)
    return taken


async def rename(house: House, table: Table, seat: int, name: str) -> None:
    """Give a seat another name."""
    await house.door.change(table, lambda: _set(table, seat, replace(table.seats[seat], name=name)))


async def device_link(house: House, table: Table, seat: int) -> Invite:
    """Return a link by which a player takes the same seat on another device."""
    check_open(table)
    return await _link(house, table, seat, adds=True)


async def reassign(house: House, table: Table, seat: int) -> Invite:
    """Free a seat, whoever holds it, and return the link to it; everybody at the table sees that."""
    await house.store.void_invites(table.id, seat)
    await house.door.change(table, lambda: _set(table, seat, Seat("open")))
    return await _link(house, table, seat, adds=False)


async def _link(house: House, table: Table, seat: int, adds: bool) -> Invite:
    token = new_secret()
    await house.store.add_invite(hashed(token), InviteRow(table.id, seat, adds))
    return Invite(seat, token, f"/t/{table.id}#{token}")


async def hand_over(house: House, table: Table, seat: int, bot: str | None) -> None:
    """Let a bot play a seat, or give it back to whoever holds it."""
    if bot is not None:
        check_bot(bot)

    def plan() -> Plan:
        now = table.seats[seat]
        if bot is not None:
            return _set(table, seat, replace(now, kind="bot", bot=bot, name=now.name or bot))
        if now.kind != "bot":
            raise Declined("no-bot-there", seat=seat)
        if not now.clients:
            return _set(table, seat, Seat("open"))
        return _set(table, seat, replace(now, kind="person", bot=None))

    await house.door.change(table, plan)


async def close(house: House, table: Table) -> None:
    """Close a table for good; its game can be looked at and exported."""

    def plan() -> Plan:
        check_open(table)
        return Plan([Closed()])

    await house.door.change(table, plan)
