"""Starting studies and writing in them: comments, chapters, side lines, other authors."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody

from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    TableId,
    app_of,
    pay,
    table_of,
    who_of,
)
from sternhafen.server.http.routes.studies.access import (
    NodeId,
    StudyId,
    at_place_of,
    author_of,
    checked_study_name,
    read,
    study_info,
)
from sternhafen.server.people.studies import Change
from sternhafen.studies import Study, noted, played, without
from sternhafen.studies.changing import chaptered
from sternhafen.studies.shapes import MAX_NAME, MAX_TEXT
from sternhafen.table.commands.closing import open_after_campaign
from sternhafen.table.create_table import checked_name
from sternhafen.table.learning.studying import (
    legal_move,
    studied,
)
from sternhafen.table.messages.manners import Reported
from sternhafen.table.messages.studies import (
    JoinStudy,
    NewStudy,
    ReportStudy,
    StudyChapterName,
    StudyComment,
    StudyInfo,
    StudyLine,
    StudyLink,
    StudyPlay,
    StudyRename,
)
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined


@get("/api/me/studies", responses=REFUSED)
async def my_studies(request: AnyRequest) -> list[StudyLine]:
    """List your studies, the latest change first."""
    pay(request, "profile")
    client = who_of(request).client
    return [] if client is None else await app_of(request).studies.of(client)


@post("/api/tables/{table_id:str}/studies", responses=REFUSED)
async def make_study(request: AnyRequest, table_id: TableId, data: JSONBody[NewStudy]) -> StudyInfo:
    """Start a study of a finished game."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id, "person")
    await open_after_campaign(app, table)
    studied(table)
    who.spend(app.limits, "study")
    study = Study(checked_study_name(data.name))
    study_id = await app.studies.make(table.id, who.known(), checked_name(data.own), study)
    return await study_info(request, await app.studies.get(study_id), table)


@get("/api/studies/{study_id:str}", responses=REFUSED)
async def show_study(request: AnyRequest, study_id: StudyId) -> StudyInfo:
    """Show a study."""
    return await study_info(request, *await read(request, study_id))


@delete("/api/studies/{study_id:str}", status_code=200, responses=REFUSED)
async def drop_study(request: AnyRequest, study_id: StudyId) -> list[StudyLine]:
    """Delete your study; or leave another one, with all you wrote there."""
    client = author_of(request)
    await app_of(request).studies.drop(study_id, client)
    return await app_of(request).studies.of(client)


async def changed(request: AnyRequest, study_id: str, change: Change, at: int = 0) -> StudyInfo:
    """Change a study as one of its authors, and return it."""
    client, app = author_of(request), app_of(request)
    kept, table = await read(request, study_id)
    if kept.author(client) is None:
        raise Declined("not-your-study")
    if at > len(studied(table).log):
        raise Declined("no-such-line", line=at)
    who_of(request).spend(app.limits, "study")
    return await study_info(request, await app.studies.change(study_id, client, change), table)


@put("/api/studies/{study_id:str}/name", responses=REFUSED)
async def name_study(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyRename]) -> StudyInfo:
    """Rename a study (authors)."""
    name = checked_study_name(data.name)
    return await changed(request, study_id, lambda study, by: msgspec.structs.replace(study, name=name))


@put("/api/studies/{study_id:str}/comments", responses=REFUSED)
async def comment(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyComment]) -> StudyInfo:
    """Comment on a place of a study, or remove the comment (authors)."""
    text = one_line(data.text, MAX_TEXT)
    return await changed(request, study_id, lambda study, by: noted(study, data.at, data.node, text, by), data.at)


@put("/api/studies/{study_id:str}/chapters", responses=REFUSED)
async def name_chapter(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyChapterName]) -> StudyInfo:
    """Begin a chapter at a line, or remove the one that begins there (authors)."""
    name = one_line(data.name, MAX_NAME)
    return await changed(request, study_id, lambda study, by: chaptered(study, data.at, name), data.at)


@post("/api/studies/{study_id:str}/moves", status_code=200, responses=REFUSED)
async def play_move(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyPlay]) -> StudyInfo:
    """Play a legal move from a place of a study, in a side line; it may be there already (authors)."""
    kept, table = await read(request, study_id)
    there = await at_place_of(request, kept, table, data.at, data.node)
    action, added = legal_move(there, data.seat, data.action), [0]

    def play(study: Study, by: int) -> Study:
        after, added[0] = played(study, data.at, data.node, data.seat, action)
        return after

    shown = await changed(request, study_id, play, data.at)
    return msgspec.structs.replace(shown, node=added[0])


@delete("/api/studies/{study_id:str}/moves/{node:int}", status_code=200, responses=REFUSED)
async def drop_move(request: AnyRequest, study_id: StudyId, node: NodeId) -> StudyInfo:
    """Remove a move of a side line, with all that follows it (authors)."""
    return await changed(request, study_id, lambda study, by: without(study, node))


@post("/api/studies/{study_id:str}/link", status_code=200, responses=REFUSED)
async def link_study(request: AnyRequest, study_id: StudyId) -> StudyLink:
    """Make a link by which others join as authors; earlier links stop working (owner)."""
    return StudyLink(await app_of(request).studies.link(study_id, author_of(request)))


@post("/api/studies/{study_id:str}/join", status_code=200, responses=REFUSED)
async def join_study(request: AnyRequest, study_id: StudyId, data: JSONBody[JoinStudy]) -> StudyInfo:
    """Join a study as an author, by its link."""
    app, who = app_of(request), who_of(request)
    app.limits.take("claim", who.address)
    kept, table = await read(request, study_id)
    await app.manners.check_welcome_by([one.client for one in kept.authors], who.known())
    joined = await app.studies.join(study_id, who.known(), checked_name(data.name), data.token)
    return await study_info(request, joined, table)


@post("/api/studies/{study_id:str}/report", status_code=200, responses=REFUSED)
async def report_study(request: AnyRequest, study_id: StudyId, data: JSONBody[ReportStudy]) -> Reported:
    """Report an author of a study to those who run the server, with what they wrote there."""
    app, client = app_of(request), author_of(request)
    kept, _ = await read(request, study_id)
    accused = next((one for one in kept.authors if one.number == data.author), None)
    if accused is None or accused.client == client:
        raise Declined("nobody-else", seat=data.author)
    who_of(request).spend(app.limits, "report")
    said = [kept.study.name] if accused.number == 0 else []
    said += [note.text for note in kept.study.notes if note.by == accused.number][-20:]
    lines = await app.manners.report_words(kept.table_id, client, accused.client, accused.name, data.text, said)
    return Reported(lines)


ROUTES = [
    my_studies,
    make_study,
    show_study,
    drop_study,
    name_study,
    comment,
    name_chapter,
    play_move,
    drop_move,
    link_study,
    join_study,
    report_study,
]
