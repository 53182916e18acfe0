"""Routes to mute, block and report people."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    SeatParam,
    TableId,
    app_of,
    pay,
    table_of,
    who_of,
)
from sternhafen.table.messages.manners import Manner, MannerLine, Report, Reported, SeatManner
from sternhafen.table.refusals import Declined

MannerId = Annotated[
    str, PathParameter(min_length=32, max_length=32, pattern="^[0-9a-f]+$", description="A line of one's list")
]


def known_client(request: AnyRequest) -> str:
    """Return who asks; decline a stranger, about whom there is nothing to keep."""
    client = who_of(request).client
    if client is None:
        raise Declined("nothing-kept")
    return client


@get("/api/me/manners", responses=REFUSED)
async def my_manners(request: AnyRequest) -> list[MannerLine]:
    """List the people you have muted or blocked."""
    pay(request, "person")
    client = who_of(request).client
    return [] if client is None else await app_of(request).manners.of(client)


@delete("/api/me/manners/{line:str}", status_code=200, responses=REFUSED)
async def drop_manner(request: AnyRequest, line: MannerId) -> list[MannerLine]:
    """Remove somebody's mute and block."""
    pay(request, "person")
    app, client = app_of(request), known_client(request)
    await app.manners.drop(client, line)
    await app.notices.read()
    return await app.manners.of(client)


@get("/api/tables/{table_id:str}/manners", responses=REFUSED)
async def manners_here(request: AnyRequest, table_id: TableId) -> list[SeatManner]:
    """List the people at a table whom you have muted or blocked."""
    table = await table_of(request, table_id, "person")
    client = who_of(request).client
    return [] if client is None else await app_of(request).manners.at(table, client)


@put("/api/tables/{table_id:str}/seats/{seat:int}/manner", responses=REFUSED)
async def set_manner(
    request: AnyRequest, table_id: TableId, seat: SeatParam, data: JSONBody[Manner]
) -> list[SeatManner]:
    """Mute or block whoever sits at a seat, or hear and meet them again."""
    table, app, client = await table_of(request, table_id, "person"), app_of(request), known_client(request)
    await app.manners.set(table, seat, client, data)
    await app.notices.read()
    return await app.manners.at(table, client)


@post("/api/tables/{table_id:str}/seats/{seat:int}/report", responses=REFUSED)
async def report_seat(request: AnyRequest, table_id: TableId, seat: SeatParam, data: JSONBody[Report]) -> Reported:
    """Report whoever sits at a seat to those who run the server, with what they said there."""
    table, app, client = await table_of(request, table_id, "person"), app_of(request), known_client(request)
    who_of(request).spend(app.limits, "report")
    return Reported(await app.manners.report(table, seat, client, data.text))


ROUTES = [my_manners, drop_manner, manners_here, set_manner, report_seat]
