"""Messages about studies: a finished game with comments, side lines and chapters."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming, PlayerName, SeatNumber, Token
from sternhafen.table.messages.shown import Choice

StudyName = Annotated[str, Meta(min_length=1, max_length=60)]
Place = Annotated[int, Meta(ge=0, le=1_000_000)]


class NewStudy(Incoming):
    """A request for a study of a table's game; `own` is the author's name."""

    name: StudyName
    own: PlayerName


class JoinStudy(Incoming):
    """A request to join a study as an author, by its link."""

    token: Token
    name: PlayerName


class StudyComment(Incoming):
    """A comment for a place, in the stead of the one there; empty to take it away."""

    at: Place
    text: Annotated[str, Meta(max_length=600)]
    node: Place = 0


class StudyPlay(Incoming):
    """A move that leads on from a place, in a side line."""

    at: Place
    seat: SeatNumber
    action: Any
    node: Place = 0


class StudyChapterName(Incoming):
    """A chapter that begins at a line; without a name there is none."""

    at: Place
    name: Annotated[str, Meta(max_length=60)]


class StudyRename(Incoming):
    """A name for the study."""

    name: StudyName


class ReportStudy(Incoming):
    """What the server's host should know about an author; what they wrote goes along."""

    author: Annotated[int, Meta(ge=0, lt=16)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StudyLine(Struct):
    """One of your studies; `own` if you started it."""

    id: str
    name: str
    title: str
    table: str
    changed: int
    own: bool


class StudyAuthor(Struct):
    """An author of a study."""

    number: int
    name: str
    you: bool


class StudyNote(Struct):
    """A comment on the position before a line of the log (`node` 0) or after a move of a side line."""

    at: int
    node: int
    text: str
    by: int


class StudyMove(Struct):
    """A move of a side line that leaves the game before line `at`, and the move it follows, 0 for the first."""

    id: int
    at: int
    after: int
    seat: int
    choice: Choice


class StudyGameMove(Struct):
    """A move of the game itself."""

    entry: int
    seat: int
    choice: Choice


class StudyChapter(Struct):
    """A name for what begins at a line."""

    at: int
    name: str


class StudyInfo(Struct):
    """A study as one reader sees it."""

    id: str
    table: str
    title: str
    name: str
    changed: int
    authors: list[StudyAuthor]
    edits: bool
    """Whether this client may change it."""
    own: bool
    """Whether this client has begun it."""
    notes: list[StudyNote]
    moves: list[StudyMove]
    chapters: list[StudyChapter]
    game: list[StudyGameMove]
    lines: int
    """How many lines the game's log has: the number of the last place."""
    node: int = 0
    """The move that the change has added, or that was there already."""


class StudyLink(Struct):
    """What makes a study's address one by which others write too."""

    token: str
