"""Who may do what at a study, and the study as it is sent."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.params import PathParameter, QueryParameter

from sternhafen.server.http.routes.context import (
    AnyRequest,
    app_of,
    pay,
    table_of,
    who_of,
)
from sternhafen.server.people.studies import Kept
from sternhafen.studies.shapes import MAX_NAME
from sternhafen.table.commands.closing import open_after_campaign
from sternhafen.table.learning.studying import (
    game_moves,
    place,
    studied,
    study_chapters,
    study_moves,
    study_notes,
)
from sternhafen.table.messages.studies import (
    StudyAuthor,
    StudyInfo,
)
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table

StudyId = Annotated[str, PathParameter(min_length=16, max_length=16, pattern="^[0-9a-f]+$", description="A study's id")]
NodeId = Annotated[int, PathParameter(ge=1, le=1_000_000, description="A move of a side line")]
At = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A line of the log")]
NodeParam = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A move of a side line; 0: the game itself")]
Page = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


async def read(request: AnyRequest, study_id: str) -> tuple[Kept, Table]:
    """Return a study and its table, for somebody who may see the game."""
    pay(request, "person")
    kept = await app_of(request).studies.get(study_id)
    table = await table_of(request, kept.table_id)
    await open_after_campaign(app_of(request), table)
    studied(table)
    return kept, table


async def study_info(request: AnyRequest, kept: Kept, table: Table) -> StudyInfo:
    """Return a study as the client who asks sees it: without the comments of people they have muted."""
    app, client, match = app_of(request), who_of(request).client, studied(table)
    pay(request, "study", len(kept.study.notes) + len(kept.study.nodes) + len(match.log) // 10)
    muted = await app.manners.muted(client)
    own = kept.author(client)
    return StudyInfo(
        kept.id,
        table.id,
        table.row.title,
        kept.study.name,
        kept.changed,
        [StudyAuthor(one.number, one.name, one.client == client) for one in kept.authors],
        own is not None,
        own is not None and own.number == 0,
        study_notes(kept.study, [one.number for one in kept.authors if one.client in muted]),
        study_moves(match.title, kept.study),
        study_chapters(kept.study),
        game_moves(match),
        len(match.log),
    )


async def at_place_of(request: AnyRequest, kept: Kept, table: Table, at: int, node: int) -> Any:
    """Return the game at a place of a study, once that is paid for."""
    pay(request, "past", min(at, len(table.moves)))
    pay(request, "study", len(kept.study.path(node)))
    return await place(app_of(request), table, kept.study, at, node)


def seated(match: Any, seat: int) -> Any:
    """Return a match that has a seat, or decline."""
    if seat >= match.setup.seats:
        raise Declined("no-such-seat", seat=seat)
    return match


def author_of(request: AnyRequest) -> str:
    """Return the client who asks; decline a stranger, who is author of nothing."""
    pay(request, "person")
    client = who_of(request).client
    if client is None:
        raise Declined("not-your-study")
    return client


def checked_study_name(name: str) -> str:
    """Return a name for a study as one line, or decline an empty one."""
    line = one_line(name, MAX_NAME)
    if not line:
        raise Declined("bad-request", problem="name")
    return line
