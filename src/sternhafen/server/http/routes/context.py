"""What every route is given: the app, who asks, and the table it is about."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sternhafen.server.app import App
from sternhafen.server.http.security import Who
from sternhafen.table.absence.spectators import check_admitted
from sternhafen.table.daily.tables import open_after_day
from sternhafen.table.desk import Desk
from sternhafen.table.messages.answers import Failure
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.thinking.thinker import Asker, Rank

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The table's id")]
SeatParam = Annotated[int, PathParameter(ge=0, lt=16, description="A seat's number")]
OwnSeat = Annotated[int, QueryParameter(ge=0, lt=16, description="A seat you hold")]
ViewerParam = Annotated[
    int | None, QueryParameter(ge=0, lt=16, required=False, description="A seat you hold; absent: as a spectator")
]


_WHY = {
    400: "Not understood",
    403: "Not yours, or from a wrong origin",
    404: "Not there",
    409: "Not as things stand, or against the rules",
    413: "Too large",
    429: "Too often; see Retry-After",
    503: "Busy, stopping, or without a database",
}
REFUSED = {status: ResponseSpec(Failure, description=why) for status, why in _WHY.items()}
"""How any request may be answered that is not carried out, for the description of the routes."""


def app_of(request: AnyRequest) -> App:
    """Return the app that a request came to."""
    app: App = request.app.state.app
    return app


def who_of(request: AnyRequest) -> Who:
    """Return who a request comes from."""
    who: Who = request.scope["state"]["who"]
    return who


def desk_of(request: AnyRequest) -> Desk:
    """Return who answers the client that asks."""
    return Desk(app_of(request), who_of(request).client)


async def table_of(request: AnyRequest, table_id: str, kind: str | None = None, claims: bool = False) -> Table:
    """Return the table that a request is about, once it has paid for it and for what it wants of the table.

    A table without spectators is shown to nobody else; only whoever `claims` a seat needs none yet.
    """
    app, who = app_of(request), who_of(request)
    await who.pay_loads(app, [table_id])
    table = await app.tables.get(table_id)
    app.in_force.check(table.row.title)
    await open_after_day(app, table)
    who.meet(table)
    who.pay(app.limits, kind or "request")
    if not claims:
        check_admitted(table, who.client)
    app.bots.wake(table)
    return table


def pay(request: AnyRequest, kind: str, size: int = 0) -> None:
    """Let a request pay what it costs, or decline it."""
    who_of(request).pay(app_of(request).limits, kind, size)


def asker_of(request: AnyRequest, table_id: str, rank: Rank = Rank.ASKED) -> Asker:
    """Return for whom a worker thinks if a request asks for it."""
    address = who_of(request).address
    return Asker(table_id, lambda: address, lambda: rank)


async def unless_gone(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Return what some work gives; it is cancelled as soon as whoever asked for it has gone."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            app_of(request).metrics.count("askers_gone")
            raise Declined("busy")
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
