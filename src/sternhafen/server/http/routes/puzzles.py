"""Routes for puzzles: which there are, and a table for one."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of, desk_of, pay, who_of
from sternhafen.table.create_table import known_title
from sternhafen.table.messages.answers import Created
from sternhafen.table.messages.puzzling import PuzzleList, PuzzleWish
from sternhafen.table.show.puzzle import puzzle_list


@get("/api/puzzles/{title_id:str}", responses=REFUSED)
async def title_puzzles(request: AnyRequest, title_id: FromPath[str]) -> PuzzleList:
    """List a title's puzzles, and which is today's."""
    pay(request, "request")
    return puzzle_list(known_title(title_id).id, datetime.fromtimestamp(app_of(request).now(), UTC).date())


@post("/api/puzzles", responses=REFUSED)
async def open_puzzle(request: AnyRequest, data: JSONBody[PuzzleWish]) -> Created:
    """Make a table at which a puzzle is set."""
    app, who = app_of(request), who_of(request)
    app.limits.take("table", who.address)
    pay(request, "table")
    who.known()
    return await desk_of(request).puzzle(data)


ROUTES = [title_puzzles, open_puzzle]
