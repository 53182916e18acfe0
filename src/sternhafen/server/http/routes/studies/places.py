"""The game at a place of a study, and what can be done there."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    OwnSeat,
    ViewerParam,
)
from sternhafen.server.http.routes.studies.access import At, NodeParam, Page, StudyId, at_place_of, read, seated
from sternhafen.table.commands.execute import action_of
from sternhafen.table.learning.studying import (
    shown_at,
)
from sternhafen.table.messages.answers import LegalPage, Preview, WhyNot
from sternhafen.table.messages.requests import Try
from sternhafen.table.messages.shown import Position
from sternhafen.table.queries import legal_in, preview_in, why_not_in


@get("/api/studies/{study_id:str}/position", responses=REFUSED)
async def study_position(
    request: AnyRequest, study_id: StudyId, at: At, node: NodeParam = 0, viewer: ViewerParam = None
) -> Position:
    """Show a place of a study as a seat sees it, or as the seat that is asked there does, with what it may do."""
    kept, table = await read(request, study_id)
    return shown_at(await at_place_of(request, kept, table, at, node), viewer)


@get("/api/studies/{study_id:str}/legal", responses=REFUSED)
async def study_legal(
    request: AnyRequest,
    study_id: StudyId,
    at: At,
    viewer: OwnSeat,
    node: NodeParam = 0,
    chosen: Annotated[list[str] | None, QueryParameter(required=False, max_items=20)] = None,
    offset: Page = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
) -> LegalPage:
    """Show legal actions at a place of a study whose targets begin with those chosen."""
    kept, table = await read(request, study_id)
    return legal_in(
        seated(await at_place_of(request, kept, table, at, node), viewer), viewer, chosen or [], offset, limit
    )


@get("/api/studies/{study_id:str}/why", responses=REFUSED)
async def study_why(
    request: AnyRequest,
    study_id: StudyId,
    at: At,
    viewer: OwnSeat,
    target: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    node: NodeParam = 0,
    picked: Annotated[list[str] | None, QueryParameter(required=False, max_items=20)] = None,
) -> WhyNot:
    """Say why nothing can be done with a target at a place of a study."""
    kept, table = await read(request, study_id)
    return why_not_in(seated(await at_place_of(request, kept, table, at, node), viewer), viewer, target, picked or [])


@post("/api/studies/{study_id:str}/preview", status_code=200, responses=REFUSED)
async def study_preview(
    request: AnyRequest, study_id: StudyId, data: JSONBody[Try], at: At, node: NodeParam = 0
) -> Preview:
    """Show what an action would bring at a place of a study, up to the first reveal."""
    kept, table = await read(request, study_id)
    match = seated(await at_place_of(request, kept, table, at, node), data.seat)
    return preview_in(match, match.state.copy(), data.seat, action_of(match, data.action))


ROUTES = [
    study_position,
    study_legal,
    study_why,
    study_preview,
]
