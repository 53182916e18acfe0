"""Routes to studies: finished games with comments and side lines. Who may see the game may read them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from sternhafen.engine.record import Record
from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    OwnSeat,
    TableId,
    ViewerParam,
    app_of,
    asker_of,
    pay,
    table_of,
    unless_gone,
    who_of,
)
from sternhafen.server.http.routes.tables import known_desk, may_import
from sternhafen.server.people.studies import Change, Kept
from sternhafen.studies import Study, StudyFile, noted, played, without
from sternhafen.studies.changing import chaptered
from sternhafen.studies.files import FORMAT
from sternhafen.studies.shapes import MAX_NAME, MAX_TEXT
from sternhafen.table.commands.closing import open_after_campaign, whole_record
from sternhafen.table.commands.execute import action_of
from sternhafen.table.create_table import checked_name
from sternhafen.table.learning.studying import (
    game_moves,
    legal_move,
    place,
    shown_at,
    studied,
    study_chapters,
    study_moves,
    study_notes,
)
from sternhafen.table.messages.answers import LegalPage, Preview, WhyNot
from sternhafen.table.messages.manners import Reported
from sternhafen.table.messages.requests import Try
from sternhafen.table.messages.shown import Position
from sternhafen.table.messages.studies import (
    JoinStudy,
    NewStudy,
    ReportStudy,
    StudyAuthor,
    StudyChapterName,
    StudyComment,
    StudyInfo,
    StudyLine,
    StudyLink,
    StudyPlay,
    StudyRename,
)
from sternhafen.table.plain_text import one_line
from sternhafen.table.queries import legal_in, preview_in, why_not_in
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.thinking.thinker import WorkerFailed
from sternhafen.table.updates.records import record_of

StudyId = Annotated[str, PathParameter(min_length=16, max_length=16, pattern="^[0-9a-f]+$", description="A study's id")]
NodeId = Annotated[int, PathParameter(ge=1, le=1_000_000, description="A move of a side line")]
At = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A line of the log")]
NodeParam = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A move of a side line; 0: the game itself")]
Page = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SECONDS = 20.0
"""How long a worker may check a study or make a lesson of it."""


async def read(request: AnyRequest, study_id: str) -> tuple[Kept, Table]:
    """Return a study and its table, for somebody who may see the game."""
    pay(request, "person")
    kept = await app_of(request).studies.get(study_id)
    table = await table_of(request, kept.table_id)
    await open_after_campaign(app_of(request), table)
    studied(table)
    return kept, table


async def told(request: AnyRequest, kept: Kept, table: Table) -> StudyInfo:
    """Return a study as whoever asks sees it: without the comments of those they do not want to hear."""
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


@get("/api/me/studies", responses=REFUSED)
async def my_studies(request: AnyRequest) -> list[StudyLine]:
    """List the studies one writes at, those changed last first."""
    pay(request, "profile")
    client = who_of(request).client
    return [] if client is None else await app_of(request).studies.of(client)


@post("/api/tables/{table_id:str}/studies", responses=REFUSED)
async def make_study(request: AnyRequest, table_id: TableId, data: JSONBody[NewStudy]) -> StudyInfo:
    """Begin a study of a finished game."""
    app, who = app_of(request), who_of(request)
    table = await table_of(request, table_id, "person")
    await open_after_campaign(app, table)
    studied(table)
    who.spend(app.limits, "study")
    study = Study(checked_study_name(data.name))
    study_id = await app.studies.make(table.id, who.known(), checked_name(data.own), study)
    return await told(request, await app.studies.get(study_id), table)


@get("/api/studies/{study_id:str}", responses=REFUSED)
async def show_study(request: AnyRequest, study_id: StudyId) -> StudyInfo:
    """Show a study."""
    return await told(request, *await read(request, study_id))


@delete("/api/studies/{study_id:str}", status_code=200, responses=REFUSED)
async def drop_study(request: AnyRequest, study_id: StudyId) -> list[StudyLine]:
    """Delete a study one has begun; or stop writing at one, with all one wrote."""
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
    return await told(request, await app.studies.change(study_id, client, change), table)


@put("/api/studies/{study_id:str}/name", responses=REFUSED)
async def name_study(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyRename]) -> StudyInfo:
    """Give a study another name (authors)."""
    name = checked_study_name(data.name)
    return await changed(request, study_id, lambda study, by: msgspec.structs.replace(study, name=name))


@put("/api/studies/{study_id:str}/comments", responses=REFUSED)
async def comment(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyComment]) -> StudyInfo:
    """Put a comment to a place of a study, or take it away (authors)."""
    text = one_line(data.text, MAX_TEXT)
    return await changed(request, study_id, lambda study, by: noted(study, data.at, data.node, text, by), data.at)


@put("/api/studies/{study_id:str}/chapters", responses=REFUSED)
async def name_chapter(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyChapterName]) -> StudyInfo:
    """Let a chapter begin at a line, or none (authors)."""
    name = one_line(data.name, MAX_NAME)
    return await changed(request, study_id, lambda study, by: chaptered(study, data.at, name), data.at)


@post("/api/studies/{study_id:str}/moves", status_code=200, responses=REFUSED)
async def play_move(request: AnyRequest, study_id: StudyId, data: JSONBody[StudyPlay]) -> StudyInfo:
    """Play on from a place of a study, in a side line: a legal move, if it is not there already (authors)."""
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
    """Take a move of a side line away, with all that follows it (authors)."""
    return await changed(request, study_id, lambda study, by: without(study, node))


async def at_place_of(request: AnyRequest, kept: Kept, table: Table, at: int, node: int) -> Any:
    """Return the game at a place of a study, once that is paid for."""
    pay(request, "past", min(at, len(table.moves)))
    pay(request, "study", len(kept.study.path(node)))
    return await place(app_of(request), table, kept.study, at, node)


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


def seated(match: Any, seat: int) -> Any:
    """Return a match that has a seat, or decline."""
    if seat >= match.setup.seats:
        raise Declined("no-such-seat", seat=seat)
    return match


@post("/api/studies/{study_id:str}/link", status_code=200, responses=REFUSED)
async def link_study(request: AnyRequest, study_id: StudyId) -> StudyLink:
    """Make a link by which others write at a study too; earlier ones no longer hold (whoever has begun it)."""
    return StudyLink(await app_of(request).studies.link(study_id, author_of(request)))


@post("/api/studies/{study_id:str}/join", status_code=200, responses=REFUSED)
async def join_study(request: AnyRequest, study_id: StudyId, data: JSONBody[JoinStudy]) -> StudyInfo:
    """Write at a study from now on, by its link."""
    app, who = app_of(request), who_of(request)
    app.limits.take("claim", who.address)
    kept, table = await read(request, study_id)
    await app.manners.check_welcome_by([one.client for one in kept.authors], who.known())
    joined = await app.studies.join(study_id, who.known(), checked_name(data.name), data.token)
    return await told(request, joined, table)


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


@get("/api/studies/{study_id:str}/export", responses=REFUSED)
async def export_study(request: AnyRequest, study_id: StudyId) -> Response[StudyFile]:
    """Return a study with its game as a file."""
    kept, table = await read(request, study_id)
    pay(request, "export", len(table.moves))
    whole = await whole_record(app_of(request), table, who_of(request).client)
    if whole is None:
        raise Declined("secrets-last")
    authors = {one.number: one.name for one in kept.authors}
    names = tuple([authors.get(number, "–") for number in range(max(authors) + 1)])
    file = StudyFile(FORMAT, names, kept.study, msgspec.json.decode(whole, type=Record))
    name = f'attachment; filename="{table.row.title}-{kept.id}.study.json"'
    return Response(file, headers={"Content-Disposition": name})


@get("/api/studies/{study_id:str}/lesson", responses=REFUSED)
async def study_lesson(request: AnyRequest, study_id: StudyId, seat: OwnSeat) -> Response[Any]:
    """Return a study as a lesson for a seat, once it has passed the checks of lessons."""
    kept, table = await read(request, study_id)
    pay(request, "export", len(table.moves))
    who_of(request).spend(app_of(request).limits, "think")
    seated(studied(table), seat)
    asked = {"record": record_of(table), "study": kept.study, "seat": seat}
    lesson = await worked(request, "study-lesson", table.id, **msgspec.to_builtins(asked))
    name = f'attachment; filename="{table.row.title}-{kept.id}.lesson.json"'
    return Response(lesson["lesson"], headers={"Content-Disposition": name})


@post("/api/studies/import", guards=[may_import], responses=REFUSED)
async def import_study(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> StudyInfo:
    """Make a table and a study from a file, once a worker has played every move of it."""
    app, who = app_of(request), who_of(request)
    text = msgspec.json.encode(data).decode()
    answer = await worked(request, "study", "import", study=text, most=app.bounds.record_lines)
    created = await known_desk(request).imported(msgspec.convert(answer["record"], Record))
    study = clean(msgspec.convert(answer["study"], Study))
    study_id = await app.studies.make(created.table.id, who.known(), answer["authors"][0][:24] or "–", study)
    return await told(request, await app.studies.get(study_id), await app.tables.get(created.table.id))


async def worked(request: AnyRequest, job: str, table: str, **asked: Any) -> dict[str, Any]:
    """Return a worker's answer, or decline what it says is wrong."""
    work = app_of(request).thinking.do(job, SECONDS, asker_of(request, table), **asked)
    try:
        answer = await unless_gone(request, work)
    except WorkerFailed:
        raise Declined("busy") from None
    if "code" in answer:
        args = {key: one_line(value, 200) if isinstance(value, str) else value for key, value in answer["args"].items()}
        raise Declined(answer["code"], **args)
    return answer


def clean(study: Study) -> Study:
    """Return a study from a file as whoever brings it: their own, with plain texts."""
    notes = tuple(
        [msgspec.structs.replace(note, by=0, text=one_line(note.text, MAX_TEXT) or "–") for note in study.notes]
    )
    chapters = tuple([msgspec.structs.replace(one, name=one_line(one.name, MAX_NAME) or "–") for one in study.chapters])
    return msgspec.structs.replace(study, name=checked_study_name(study.name), notes=notes, chapters=chapters)


def checked_study_name(name: str) -> str:
    """Return a name for a study as one line, or decline an empty one."""
    line = one_line(name, MAX_NAME)
    if not line:
        raise Declined("bad-request", problem="name")
    return line


def author_of(request: AnyRequest) -> str:
    """Return who asks; decline a stranger, who writes nowhere."""
    pay(request, "person")
    client = who_of(request).client
    if client is None:
        raise Declined("not-your-study")
    return client


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
    study_position,
    study_legal,
    study_why,
    study_preview,
    link_study,
    join_study,
    report_study,
    export_study,
    study_lesson,
]
