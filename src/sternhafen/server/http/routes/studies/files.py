"""Studies as files and as lessons."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from sternhafen.engine.record import Record
from sternhafen.server.http.routes.context import (
    REFUSED,
    AnyRequest,
    OwnSeat,
    app_of,
    asker_of,
    pay,
    unless_gone,
    who_of,
)
from sternhafen.server.http.routes.studies.access import StudyId, checked_study_name, read, seated, study_info
from sternhafen.server.http.routes.tables import known_desk, may_import
from sternhafen.studies import Study, StudyFile
from sternhafen.studies.files import FORMAT
from sternhafen.studies.shapes import MAX_NAME, MAX_TEXT
from sternhafen.table.commands.closing import whole_record
from sternhafen.table.learning.studying import (
    studied,
)
from sternhafen.table.messages.studies import (
    StudyInfo,
)
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined
from sternhafen.table.thinking.thinker import WorkerFailed
from sternhafen.table.updates.records import record_of

SECONDS = 20.0
"""How long a worker may check a study or make a lesson of it."""


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
    lesson = await worker_answer(request, "study-lesson", table.id, **msgspec.to_builtins(asked))
    name = f'attachment; filename="{table.row.title}-{kept.id}.lesson.json"'
    return Response(lesson["lesson"], headers={"Content-Disposition": name})


@post("/api/studies/import", guards=[may_import], responses=REFUSED)
async def import_study(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> StudyInfo:
    """Make a table and a study from a file, once a worker has played every move of it."""
    app, who = app_of(request), who_of(request)
    text = msgspec.json.encode(data).decode()
    answer = await worker_answer(request, "study", "import", study=text, most=app.bounds.record_lines)
    created = await known_desk(request).imported(msgspec.convert(answer["record"], Record))
    study = clean(msgspec.convert(answer["study"], Study))
    study_id = await app.studies.make(created.table.id, who.known(), answer["authors"][0][:24] or "–", study)
    return await study_info(request, await app.studies.get(study_id), await app.tables.get(created.table.id))


async def worker_answer(request: AnyRequest, job: str, table: str, **asked: Any) -> dict[str, Any]:
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


ROUTES = [
    export_study,
    study_lesson,
]
