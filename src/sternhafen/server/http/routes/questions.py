"""Routes that ask about a game and change nothing, and the one that takes commands without a socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from sternhafen.server.http.charges import pay_command
from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    OwnSeat,
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
from sternhafen.table.learning.reviewing import check_reviewable
from sternhafen.table.messages.answers import Entries, Hint, LegalPage, NameInfo, Preview, Scores, Verified, WhyNot
from sternhafen.table.messages.fields import Language
from sternhafen.table.messages.from_client import Command
from sternhafen.table.messages.from_server import Ack
from sternhafen.table.messages.planning import PlanInfo, PlanWish
from sternhafen.table.messages.requests import AskHint, Try
from sternhafen.table.messages.reviewing import ReviewInfo
from sternhafen.table.messages.shown import Position
from sternhafen.table.thinking.thinker import Rank

KEEP = {"Cache-Control": "private, max-age=300"}
Line = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/position", responses=REFUSED)
async def show_position(
    request: AnyRequest,
    table_id: TableId,
    viewer: ViewerParam = None,
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
) -> Position:
    """Show the game through a viewer's eyes, now or before a line of its log."""
    table, desk = await table_of(request, table_id, "position"), desk_of(request)
    desk.check_viewer(table, viewer)
    if at is not None:
        pay(request, "past", min(at, len(table.moves)))
    return await desk.position(table, viewer, at)


@get("/api/tables/{table_id:str}/entries", responses=REFUSED)
async def show_entries(
    request: AnyRequest,
    table_id: TableId,
    viewer: ViewerParam = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> Entries:
    """Show lines of the log."""
    table, desk = await table_of(request, table_id), desk_of(request)
    desk.check_viewer(table, viewer)
    pay(request, "lines", max(0, min(limit, len(table.moves) - first)))
    return desk.entries(table, viewer, first, limit)


@get("/api/tables/{table_id:str}/legal", responses=REFUSED)
async def show_legal(
    request: AnyRequest,
    table_id: TableId,
    viewer: OwnSeat,
    chosen: Annotated[list[str] | None, QueryParameter(required=False, max_items=20)] = None,
    offset: Line = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
) -> LegalPage:
    """Show legal actions whose targets begin with those chosen."""
    return desk_of(request).legal(await table_of(request, table_id, "legal"), viewer, chosen or [], offset, limit)


@get("/api/tables/{table_id:str}/why", responses=REFUSED)
async def show_why_not(
    request: AnyRequest,
    table_id: TableId,
    viewer: OwnSeat,
    target: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    picked: Annotated[list[str] | None, QueryParameter(required=False, max_items=20)] = None,
) -> WhyNot:
    """Say why nothing can be done with a target, together with what is picked already."""
    return desk_of(request).why_not(await table_of(request, table_id, "why"), viewer, target, picked or [])


@get("/api/tables/{table_id:str}/names", responses=REFUSED)
async def component_name(
    request: AnyRequest,
    table_id: TableId,
    kind: Annotated[str, QueryParameter(min_length=1, max_length=40)],
    number: Annotated[int, QueryParameter(ge=0, le=10_000)],
    language: FromQuery[Language] = "en",
) -> Response[NameInfo]:
    """Return the name of a component under the table's options."""
    table = await table_of(request, table_id)
    return Response(desk_of(request).name(table, kind, number, language), headers=KEEP)


@get("/api/tables/{table_id:str}/components", responses=REFUSED)
async def table_components(request: AnyRequest, table_id: TableId) -> Response[Any]:
    """Return the components that the table's options bring, such as a campaign's."""
    table = await table_of(request, table_id, "components")
    return Response(desk_of(request).components(table), headers=KEEP)


@post("/api/tables/{table_id:str}/preview", status_code=200, responses=REFUSED)
async def show_preview(request: AnyRequest, table_id: TableId, data: JSONBody[Try]) -> Preview:
    """Show what an action would bring, up to the first reveal."""
    return desk_of(request).preview(await table_of(request, table_id, "preview"), data)


@post("/api/tables/{table_id:str}/plan", status_code=200, responses=REFUSED)
async def try_plan(request: AnyRequest, table_id: TableId, data: JSONBody[PlanWish]) -> PlanInfo:
    """Show where a line leads that your seat only tries; nobody else learns of it, and nothing is stored."""
    table = await table_of(request, table_id)
    pay(request, "plan", len(data.steps))
    return desk_of(request).plan(table, data)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=REFUSED)
async def show_hint(request: AnyRequest, table_id: TableId, data: JSONBody[AskHint]) -> Hint:
    """Ask a bot what it would do in your seat."""
    table, desk = await table_of(request, table_id, "hint"), desk_of(request)
    desk.check_hint(table, data)
    who_of(request).spend(app_of(request).limits, "think")
    return await unless_gone(request, desk.hint(table, data, asker_of(request, table_id)))


@get("/api/tables/{table_id:str}/scores", responses=REFUSED)
async def show_scores(request: AnyRequest, table_id: TableId) -> Scores:
    """Show how the seats stood throughout a finished game."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id)
    if table_id not in app.charts:
        pay(request, "scores", len(table.moves))
        who.spend(app.limits, "think")
    return await unless_gone(request, desk_of(request).scores(table, asker_of(request, table_id)))


@get("/api/tables/{table_id:str}/review", responses=REFUSED)
async def show_review(request: AnyRequest, table_id: TableId) -> ReviewInfo:
    """Show the review of a finished game as far as it is, and carry it on; ask again until everything is judged."""
    table = await table_of(request, table_id)
    check_reviewable(table)
    pay(request, "review", len(table.moves))
    who_of(request).spend(app_of(request).limits, "review")
    return await unless_gone(request, desk_of(request).review(table, asker_of(request, table_id, Rank.ANALYSED)))


@get("/api/tables/{table_id:str}/verify", responses=REFUSED)
async def verify_game(request: AnyRequest, table_id: TableId) -> Verified:
    """Check a finished game: replay it where its rules are today's, else check its deal and its seal."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id)
    pay(request, "scores", len(table.moves))
    who.spend(app.limits, "think")
    return await unless_gone(request, desk_of(request).verified(table, asker_of(request, table_id)))


@post("/api/tables/{table_id:str}/commands", status_code=200, responses=REFUSED)
async def command(request: AnyRequest, table_id: TableId, data: JSONBody[Command]) -> Ack:
    """Carry out a command, as the socket does."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id)
    pay_command(app.limits, who, table, data)
    return await desk_of(request).command(table, data)


ROUTES = [
    show_position,
    show_entries,
    component_name,
    table_components,
    show_legal,
    show_why_not,
    show_preview,
    try_plan,
    show_hint,
    show_scores,
    show_review,
    verify_game,
    command,
]
