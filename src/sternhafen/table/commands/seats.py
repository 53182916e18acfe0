"""Seats: claiming, renaming, handing to a bot and back, freeing; what the host may do and what the owner may do."""

from __future__ import annotations

from dataclasses import replace

from sternhafen.bots import BOTS
from sternhafen.table.absence.resigning import check_not_resigned
from sternhafen.table.commands.dealing import waits_for
from sternhafen.table.commands.seat_requests import ask, needed, seat_set
from sternhafen.table.committing import Plan
from sternhafen.table.daily.days import check_uncounted
from sternhafen.table.hosts.host import Host
from sternhafen.table.hosts.storage import InviteRow
from sternhafen.table.log.lines import Closed
from sternhafen.table.messages.answers import Invite
from sternhafen.table.parts import Seat
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.tokens import hashed, new_secret


def check_bot(name: str) -> None:
    """Decline an unknown bot."""
    if name not in BOTS:
        raise Declined("no-such-bot", bot=name, known=", ".join(BOTS))


def check_seat(table: Table, seat: int) -> None:
    """Decline a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Declined("no-such-seat", seat=seat)


def check_holder(table: Table, client: str | None, seat: int) -> None:
    """Decline a client that does not play a seat."""
    check_seat(table, seat)
    if seat not in table.seats_of(client):
        raise Declined("not-your-seat", seat=seat)


def check_first_seat(table: Table, client: str) -> None:
    """Decline a second seat for one client: seeing two hands would be an advantage that nobody else knows of."""
    if table.kept_for(client) and not table.row.hot_seat:
        raise Declined("already-seated")


def check_host(table: Table, client: str | None) -> None:
    """Decline a client that is not the host."""
    if client is None or client != table.host:
        raise Declined("not-host")


def check_open(table: Table) -> None:
    """Decline a table that is closed."""
    if table.closed:
        raise Declined("table-closed")


def _set(table: Table, number: int, seat: Seat, link: str | None = None) -> Plan:
    check_open(table)
    if waits_for(table):  # everybody has committed to a part of the seed: the deal is under way
        raise Declined("dealing")
    return Plan([seat_set(number, seat)], None, link)


async def check_willing(host: Host, table: Table, client: str) -> None:
    """Decline whoever wants a seat in a rated game, but not a rating."""
    if table.company.rated and not await host.wants_rating(client):
        raise Declined("rated-unwilling")


async def claim(host: Host, table: Table, client: str, name: str, token: str | None) -> int:
    """Take a seat by its invite link, or any open seat of a listed table; return its number."""
    if token is None:
        return await _claim_any(host, table, client, name)
    key = hashed(token)
    link = await host.storage.invite(key)
    if link is None or link.table_id != table.id:
        raise Declined("invite-used")
    await check_willing(host, table, client)

    def plan() -> Plan:
        seat = table.seats[link.seat]
        if link.adds:
            if not seat.clients:  # the seat has been freed since
                raise Declined("invite-used")
            check_first_seat(table, client)
            return _set(table, link.seat, replace(seat, clients=(*seat.clients, client)[-10:]), key)
        if seat.kind == "person" and seat.clients:
            raise Declined("invite-used")
        if seat.kind == "bot" and table.status != "waiting":  # an old link must not reveal a bot's hand
            raise Declined("bot-plays", seat=link.seat)
        check_first_seat(table, client)
        return _set(table, link.seat, Seat("person", name, None, (client,)), key)

    await host.committer.commit(table, plan)
    return link.seat


async def _claim_any(host: Host, table: Table, client: str, name: str) -> int:
    if not table.row.listed:
        raise Declined("not-listed")
    return await take_open(host, table, client, name)


async def take_open(host: Host, table: Table, client: str, name: str) -> int:
    """Take the first open seat, for whoever may; return its number."""
    await check_willing(host, table, client)
    taken = -1

    def plan() -> Plan:
        nonlocal taken
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if not free:
            raise Declined("no-open-seat")
        check_first_seat(table, client)
        taken = free[0]
        return _set(table, taken, Seat("person", name, None, (client,)))

    await host.committer.commit(table, plan)
    await host.storage.void_invites(table.id, taken)
    return taken


async def rename(host: Host, table: Table, seat: int, name: str) -> None:
    """Give a seat another name."""
    await host.committer.commit(table, lambda: _set(table, seat, replace(table.seats[seat], name=name)))


async def device_link(host: Host, table: Table, seat: int) -> Invite:
    """Return a link with which a player opens the same seat on another device."""
    check_open(table)
    check_uncounted(table)
    return await _link(host, table, seat, adds=True)


async def reassign(host: Host, table: Table, client: str | None, seat: int) -> Invite | None:
    """Free a seat and return a link to it; None if others must agree first, which they are then asked to."""

    def plan() -> Plan:
        check_open(table)
        check_uncounted(table)
        check_not_resigned(table, seat)
        must = needed(table, client, seat)
        return ask(table, seat, "free", None, must, host.sessions.here(table)) if must else _free(table, seat)

    await host.committer.commit(table, plan)
    if table.seats[seat].kind != "open":
        return None
    await host.storage.void_invites(table.id, seat)
    return await _link(host, table, seat, adds=False)


def _free(table: Table, seat: int) -> Plan:
    return _set(table, seat, Seat("open"))


async def _link(host: Host, table: Table, seat: int, adds: bool) -> Invite:
    token = new_secret()
    await host.storage.add_invite(hashed(token), InviteRow(table.id, seat, adds))
    return Invite(seat, token, f"/t/{table.id}#{token}")


async def hand_over(host: Host, table: Table, client: str | None, seat: int, bot: str | None) -> None:
    """Let a bot play a seat, or take it back from the bot; ask first if others must agree."""
    if bot is not None:
        check_bot(bot)

    def plan() -> Plan:
        check_open(table)
        check_uncounted(table)
        check_not_resigned(table, seat)
        now = table.seats[seat]
        if bot is None and now.kind != "bot":
            raise Declined("no-bot-there", seat=seat)
        must = needed(table, client, seat)
        if must:
            return ask(table, seat, "free" if bot is None else "bot", bot, must, host.sessions.here(table))
        if bot is not None:
            return _set(table, seat, replace(now, kind="bot", bot=bot, name=now.name or bot))
        if client not in now.clients:
            return _free(table, seat)
        return _set(table, seat, replace(now, kind="person", bot=None))

    await host.committer.commit(table, plan)


async def close(host: Host, table: Table) -> None:
    """Close a table; its game can still be viewed and exported. A rated game in play ends by resigning only."""

    def plan() -> Plan:
        check_open(table)
        if table.company.rated and table.status == "running":
            raise Declined("rated-close")
        return Plan([Closed()])

    await host.committer.commit(table, plan)
