"""Routes that ask about a game and change nothing, and the one that takes commands without a socket."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from sternhafen.server.http.charges import pay_command
from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    OwnSeat,
    TableId,
    ViewerParam,
    app_of,
    asker_of,
    check_viewer,
    pay,
    table_of,
    unless_gone,
    who_of,
)
from sternhafen.table.commands.execute import execute
from sternhafen.table.commands.seats import check_bot, check_holder
from sternhafen.table.messages.answers import Entries, Hint, Idea, LegalPage, Preview, Scores, Verified, WhyNot
from sternhafen.table.messages.frames import Ack, Command
from sternhafen.table.messages.requests import AskHint, Try
from sternhafen.table.messages.shown import Position
from sternhafen.table.queries import entries, legal_page, position_at, preview, scores, why_not
from sternhafen.table.refusals import Declined
from sternhafen.table.show import choice
from sternhafen.table.thinking import WorkerFailed
from sternhafen.table.updates.proving import verified

Line = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/position", responses=REFUSED)
async def show_position(
    request: AnyRequest,
    table_id: TableId,
    viewer: ViewerParam = None,
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
) -> Position:
    """Show the game through a viewer's eyes, now or before a line of its log."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id, "position")
    check_viewer(table, who, viewer)
    if at is not None:
        pay(request, "past", min(at, len(table.moves)))
    return await position_at(app, table, viewer, at)


@get("/api/tables/{table_id:str}/entries", responses=REFUSED)
async def show_entries(
    request: AnyRequest,
    table_id: TableId,
    viewer: ViewerParam = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> Entries:
    """Show lines of the log."""
    table = await table_of(request, table_id)
    check_viewer(table, who_of(request), viewer)
    pay(request, "lines", max(0, min(limit, len(table.moves) - first)))
    return entries(table, viewer, first, limit)


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
    table = await table_of(request, table_id, "legal")
    check_viewer(table, who_of(request), viewer)
    return legal_page(table, viewer, chosen or [], offset, limit)


@get("/api/tables/{table_id:str}/why", responses=REFUSED)
async def show_why_not(
    request: AnyRequest,
    table_id: TableId,
    viewer: OwnSeat,
    target: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    picked: Annotated[list[str] | None, QueryParameter(required=False, max_items=20)] = None,
) -> WhyNot:
    """Say why nothing can be done with a target, together with what is picked already."""
    table = await table_of(request, table_id, "why")
    check_viewer(table, who_of(request), viewer)
    return why_not(table, viewer, target, picked or [])


@post("/api/tables/{table_id:str}/preview", status_code=200, responses=REFUSED)
async def show_preview(request: AnyRequest, table_id: TableId, data: JSONBody[Try]) -> Preview:
    """Show what an action would bring, up to the first reveal."""
    table = await table_of(request, table_id, "preview")
    check_holder(table, who_of(request).client, data.seat)
    return preview(table, data.seat, data.action)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=REFUSED)
async def show_hint(request: AnyRequest, table_id: TableId, data: JSONBody[AskHint]) -> Hint:
    """Ask a bot what it would do in one's seat."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id, "hint")
    check_holder(table, who.client, data.seat)
    check_bot(data.bot)
    match = table.playing()
    if match.state.question(data.seat) is None:
        raise Declined("not-asked", seat=data.seat)
    who.spend(app.limits, "think")
    try:
        asked = app.bots.advise(match, data.seat, data.bot, asker_of(request, table_id))
        ideas = await unless_gone(request, asked)
    except WorkerFailed:
        raise Declined("busy") from None
    found = [Idea(choice(match.title, idea.action), idea.points, idea.sure) for idea in ideas]
    return Hint(len(match.log), found[0].choice, found)


@get("/api/tables/{table_id:str}/scores", responses=REFUSED)
async def show_scores(request: AnyRequest, table_id: TableId) -> Scores:
    """Show how the seats stood throughout a finished game."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id)
    if table_id not in app.charts:
        pay(request, "scores", len(table.moves))
        who.spend(app.limits, "think")
    return await unless_gone(request, scores(app, table, asker_of(request, table_id)))


@get("/api/tables/{table_id:str}/verify", responses=REFUSED)
async def verify_game(request: AnyRequest, table_id: TableId) -> Verified:
    """Check a finished game: replay it where its rules are today's, else check its deal and its seal."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id)
    pay(request, "scores", len(table.moves))
    who.spend(app.limits, "think")
    return await unless_gone(request, verified(app, table, asker_of(request, table_id)))


@post("/api/tables/{table_id:str}/commands", status_code=200, responses=REFUSED)
async def command(request: AnyRequest, table_id: TableId, data: JSONBody[Command]) -> Ack:
    """Carry out a command, as the socket does."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id)
    pay_command(app.limits, who, table, data)
    return await execute(app.committer, table, who.client, data)


ROUTES = [
    show_position,
    show_entries,
    show_legal,
    show_why_not,
    show_preview,
    show_hint,
    show_scores,
    verify_game,
    command,
]
