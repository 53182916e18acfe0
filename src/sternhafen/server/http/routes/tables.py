"""Routes to make, join, host and leave tables."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from sternhafen.engine.record import Record
from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    SeatParam,
    TableId,
    ViewerParam,
    app_of,
    asker_of,
    desk_of,
    pay,
    table_of,
    unless_gone,
    who_of,
)
from sternhafen.server.live.notify import checked_address, read_target
from sternhafen.table.absence.spectators import admits
from sternhafen.table.commands import seats
from sternhafen.table.desk import Desk
from sternhafen.table.messages.answers import Claimed, Created, Freed, Invite, Me, NotifyResult, SeenGame
from sternhafen.table.messages.requests import (
    Again,
    Claim,
    HandOn,
    HandOver,
    NewTable,
    Notify,
    PracticeWish,
    Rename,
    Spectators,
)
from sternhafen.table.messages.shown import TableInfo
from sternhafen.table.messages.teaching import LearnWish
from sternhafen.table.refusals import Declined
from sternhafen.table.show.table import my_table
from sternhafen.table.thinking.replaying import replayed


def known_desk(request: AnyRequest) -> Desk:
    """Return who answers the client that asks; one without a secret is given one."""
    who_of(request).known()
    return desk_of(request)


@post("/api/tables", responses=REFUSED)
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> Created:
    """Make a table; whoever makes it is its host."""
    app, who = app_of(request), who_of(request)
    app.limits.take("table", who.address)
    pay(request, "table")
    return await known_desk(request).new(data)


@post("/api/lessons", responses=REFUSED)
async def open_lesson(request: AnyRequest, data: JSONBody[LearnWish]) -> Created:
    """Make a table at which a lesson is given."""
    app, who = app_of(request), who_of(request)
    app.limits.take("table", who.address)
    pay(request, "table")
    return await known_desk(request).learn(data)


@get("/api/tables", responses=REFUSED)
async def listed_tables(request: AnyRequest) -> list[TableInfo]:
    """List the public tables that wait or are played, newest first."""
    app = app_of(request)
    ids = await app.storage.listed(app.settings.bounds.listed)
    pay(request, "listed", len(ids))
    await who_of(request).pay_loads(app, ids)
    tables = [await app.tables.get(one) for one in ids]
    return [desk_of(request).info(table) for table in tables if admits(table, who_of(request).client)]


@get("/api/me", responses=REFUSED)
async def my_tables(request: AnyRequest) -> Me:
    """List the tables this client sits at or hosts, newest first."""
    app, who, client = app_of(request), who_of(request), who_of(request).client
    if client is None:
        return Me([])
    pay(request, "request")
    person = None if who.person is None else await app.accounts.line(who.person)
    tables = await app.storage.of_client(client, app.settings.bounds.listed)
    who.stored = who.stored or bool(tables)
    pay(request, "mine", len(tables))
    await who.pay_loads(app, [table_id for table_id, _ in tables])
    mine = [my_table(await app.tables.get(table_id), client, changed) for table_id, changed in tables]
    app.presence.hear(client)
    target = read_target(await app.storage.targets.of_client(client))
    return Me(mine, target, person, await app.friends.invitations(client))


@put("/api/me/notify", responses=REFUSED)
async def notify_me(request: AnyRequest, data: JSONBody[Notify]) -> NotifyResult:
    """Set where "your turn" messages from any of your tables go, and send a test if asked."""
    app, who = app_of(request), who_of(request)
    who.spend(app.limits, "notify")
    stored = await stored_target(request, data)
    await app.storage.targets.set_client(who.known(), stored)
    if data.target is None or not data.test:
        return NotifyResult()
    return NotifyResult(await app.notifier.send_test(data.target))


@get("/api/tables/{table_id:str}", responses=REFUSED)
async def one_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Show a table."""
    return desk_of(request).info(await table_of(request, table_id))


@post("/api/tables/{table_id:str}/claim", status_code=200, responses=REFUSED)
async def claim_seat(request: AnyRequest, table_id: TableId, data: JSONBody[Claim]) -> Claimed:
    """Take a seat by its link, or an open one of a listed table."""
    app, who = app_of(request), who_of(request)
    app.limits.take("claim", who.address)
    table = await table_of(request, table_id, "seat", claims=True)
    await app.manners.check_welcome(table, who.client)
    return await known_desk(request).claim(table, data)


@post("/api/tables/{table_id:str}/seats/{seat:int}/name", status_code=200, responses=REFUSED)
async def rename_seat(request: AnyRequest, table_id: TableId, seat: SeatParam, data: JSONBody[Rename]) -> TableInfo:
    """Rename your seat."""
    return await desk_of(request).rename(await table_of(request, table_id, "seat"), seat, data)


@post("/api/tables/{table_id:str}/seats/{seat:int}/device", status_code=200, responses=REFUSED)
async def another_device(request: AnyRequest, table_id: TableId, seat: SeatParam) -> Invite:
    """Make a link with which another device can play your seat too."""
    return await desk_of(request).device_link(await table_of(request, table_id, "seat"), seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/reassign", status_code=200, responses=REFUSED)
async def reassign_seat(request: AnyRequest, table_id: TableId, seat: SeatParam) -> Freed:
    """Free a seat and make a new link to it (host); whoever must agree to that after the deal is asked."""
    return await desk_of(request).reassign(await table_of(request, table_id, "seat"), seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSED)
async def hand_to_bot(request: AnyRequest, table_id: TableId, seat: SeatParam, data: JSONBody[HandOver]) -> TableInfo:
    """Hand a seat to a bot, or back (whoever it belongs to; the host, once those have agreed who must)."""
    return await desk_of(request).hand_over(await table_of(request, table_id, "seat"), seat, data)


@put("/api/tables/{table_id:str}/seats/{seat:int}/notify", responses=REFUSED)
async def notify_seat(request: AnyRequest, table_id: TableId, seat: SeatParam, data: JSONBody[Notify]) -> NotifyResult:
    """Set where "your turn" messages go, and send a test if asked."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id, "seat")
    seats.check_holder(table, who.client, seat)
    who.spend(app.limits, "notify")
    await app.storage.targets.set_seat(table.id, seat, await stored_target(request, data))
    if data.target is None or not data.test:
        return NotifyResult()
    return NotifyResult(await app.notifier.send(table, seat, data.target))


async def stored_target(request: AnyRequest, wanted: Notify) -> str | None:
    """Return how a target is stored; decline an address that cannot or must not be posted to."""
    if wanted.target is None:
        return None
    try:
        parts = urlsplit(wanted.target.url)
        host, port = parts.hostname or "", parts.port or 80
    except ValueError:
        raise Declined("target-unreachable") from None
    if wanted.test:
        app_of(request).limits.take("target", host.lower())
    await checked_address(host, port, app_of(request).settings.private_notify)
    return msgspec.json.encode(wanted.target).decode()


@post("/api/tables/{table_id:str}/close", status_code=200, responses=REFUSED)
async def close_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Close a table (host)."""
    return await desk_of(request).close(await table_of(request, table_id, "seat"))


@post("/api/tables/{table_id:str}/reopen", status_code=200, responses=REFUSED)
async def reopen_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Take the closing of a table back, while nobody has had the record of its unfinished game (host)."""
    return await desk_of(request).reopen(await table_of(request, table_id, "seat"))


@post("/api/tables/{table_id:str}/host", status_code=200, responses=REFUSED)
async def hand_on_host(request: AnyRequest, table_id: TableId, data: JSONBody[HandOn]) -> TableInfo:
    """Make whoever holds a seat the host (host)."""
    return await desk_of(request).hand_on(await table_of(request, table_id, "seat"), data)


@post("/api/tables/{table_id:str}/spectators", status_code=200, responses=REFUSED)
async def set_spectators(request: AnyRequest, table_id: TableId, data: JSONBody[Spectators]) -> TableInfo:
    """Let spectators in or shut them out (host)."""
    return await desk_of(request).allow_spectators(await table_of(request, table_id, "seat"), data)


@post("/api/tables/{table_id:str}/again", responses=REFUSED)
async def play_again(request: AnyRequest, table_id: TableId, data: JSONBody[Again]) -> Created:
    """Open a rematch or the next episode of a campaign with the same seats."""
    app, who = app_of(request), who_of(request)
    app.limits.take("table", who.address)
    pay(request, "table")
    table = await table_of(request, table_id)
    unwilling = await app.manners.unwilling(table, who.client)
    return await known_desk(request).again(table, data, unwilling)


@post("/api/tables/{table_id:str}/practice", responses=REFUSED)
async def play_on_from(request: AnyRequest, table_id: TableId, data: JSONBody[PracticeWish]) -> Created:
    """Open a practice table that begins from a position of a finished game or of a lesson."""
    app, who = app_of(request), who_of(request)
    app.limits.take("table", who.address)
    pay(request, "table")
    table = await table_of(request, table_id)
    if data.at is not None:
        pay(request, "past", min(data.at, len(table.moves)))
    return await known_desk(request).practise(table, data)


@get("/api/tables/{table_id:str}/export", responses=REFUSED)
async def export_game(
    request: AnyRequest, table_id: TableId, viewer: ViewerParam = None
) -> Response[Record] | Response[SeenGame]:
    """Return the whole record of a game that is over, closed or this client's alone, else what one viewer saw."""
    table = await table_of(request, table_id)
    pay(request, "export", len(table.moves))
    name = f'attachment; filename="{table.row.title}-{table.id}.sternhafen.json"'
    headers = {"Content-Disposition": name}
    exported = await desk_of(request).exported(table, viewer)
    if isinstance(exported, bytes):
        return Response(msgspec.json.decode(exported, type=Record), headers=headers)
    return Response(exported, headers=headers)


def may_import(connection: Any, _: object) -> None:
    """Decline whoever imports too often, before the record is read: reading it is expensive already."""
    app, who = app_of(connection), who_of(connection)
    app.limits.take("imports", who.address)
    pay(connection, "imports")


@post("/api/import", guards=[may_import], responses=REFUSED)
async def import_game(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> Created:
    """Make a table from a recorded game, once a worker has replayed it: its bots play on, the rest is this client's."""
    work = replayed(app_of(request), msgspec.json.encode(data), asker_of(request, "import"))
    return await known_desk(request).imported(await unless_gone(request, work))


ROUTES = [
    make_table,
    open_lesson,
    listed_tables,
    my_tables,
    notify_me,
    one_table,
    claim_seat,
    rename_seat,
    another_device,
    reassign_seat,
    hand_to_bot,
    notify_seat,
    close_table,
    reopen_table,
    hand_on_host,
    set_spectators,
    play_again,
    play_on_from,
    export_game,
]
