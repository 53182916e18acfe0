"""Files: a study together with its game, as JSON. It needs no server, and says who wrote what by name."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from sternhafen.engine import Match, Title
from sternhafen.engine import record as records
from sternhafen.engine.record import BadRecord, Record
from sternhafen.studies.playing import BadLine, check_lines
from sternhafen.studies.shapes import GAME, MAX_AUTHORS, MAX_DEPTH, Study

FORMAT: Final = 1


class StudyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study as a file."""

    sternhafen_study: int
    """The version of this form."""
    authors: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(min_length=1, max_length=MAX_AUTHORS)]
    study: Study
    record: Record


class BadStudy(ValueError):
    """A file that cannot be used as a study: the code of a message, and its arguments.

    >>> try:
    ...     read(b"{}")
    ... except BadStudy as error:
    ...     print(error.code)
    study-shape
    """

    def __init__(self, code: str, **details: int | str) -> None:
        super().__init__(f"this study cannot be used: {code} {details or ''}")
        self.code = code
        self.details = details


def write(study: Study, record: Record, authors: tuple[str, ...]) -> bytes:
    """Return a study as a file."""
    return msgspec.json.format(msgspec.json.encode(StudyFile(FORMAT, authors, study, record)), indent=1)


def read(data: bytes) -> StudyFile:
    """Return the study in a file's bytes; its shape is checked, but nothing is played."""
    try:
        file = msgspec.json.decode(data, type=StudyFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadStudy("study-shape", problem=str(error)) from None
    if file.sternhafen_study != FORMAT:
        raise BadStudy("study-format", found=file.sternhafen_study, known=FORMAT)
    check_shape(file.study, len(file.record.log), len(file.authors))
    return file


def check_shape(study: Study, lines: int, authors: int) -> None:
    """Raise `BadStudy` for comments and chapters at places that do not exist, and for side lines that are too long."""
    ids = {node.id: node.at for node in study.nodes}
    if len(ids) != len(study.nodes) or any(len(study.path(id)) > MAX_DEPTH for id in ids):
        raise BadStudy("study-shape", problem="nodes")
    places = [(note.at, note.node) for note in study.notes]
    wrong = [at for at, node in places if at > lines or (node != GAME and ids.get(node) != at)]
    wrong += [chapter.at for chapter in study.chapters if chapter.at > lines]
    if wrong or len(set(places)) != len(places):
        raise BadStudy("study-shape", problem=f"place {wrong[0] if wrong else 'taken twice'}")
    if any(note.by >= authors for note in study.notes):
        raise BadStudy("study-shape", problem="authors")


def checked(file: StudyFile, title: Title) -> Match:
    """Return the finished game of a study, with every move of it and of its side lines played."""
    try:
        match = records.read(file.record, title)
    except BadRecord as error:
        raise BadStudy("study-record", problem=str(error)) from None
    if not match.over:
        raise BadStudy("study-not-over")
    try:
        check_lines(match, file.study)
    except BadLine as error:
        raise BadStudy("study-illegal", move=error.node.id, line=error.node.at) from None
    return match


def schema() -> dict[str, Any]:
    """Return the JSON schema of the file.

    >>> schema()["$ref"]
    '#/$defs/StudyFile'
    """
    return msgspec.json.schema(StudyFile)
