"""Answers: the bodies that the server sends over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from sternhafen.table.messages.fields import Language, Status, Viewer
from sternhafen.table.messages.requests import NotifyTarget
from sternhafen.table.messages.shown import Choice, EntryInfo, EventInfo, Position, Refusal, TableInfo


class TitleInfo(Struct):
    """A title that can be played here; `options` is the JSON Schema of its options.

    `offered` names the numbers of seats at which an option (``fixed_rotation``) or a value (``haven_set=chosen``)
    can be chosen; what it does not name can be chosen at any. `minutes` (from and to) and `weight` (1 to 5) say how
    long a game usually takes and how demanding it is.
    """

    id: str
    rules: int
    seats: list[int]
    options: dict[str, Any]
    bots: list[str]
    finished: bool
    longest: int
    offered: dict[str, list[int]] = {}
    minutes: tuple[int, int] | None = None
    weight: int | None = None


class Given(Struct):
    """What stands in the web table's page already: the words of one language that every page needs, and the titles."""

    language: Language
    words: str
    titles: list[TitleInfo]


class RuleInfo(Struct):
    """One numbered rule."""

    id: str
    section: str
    text: str


class Invite(Struct):
    """A secret link to a seat, good for one claim; shown only once."""

    seat: int
    token: str
    path: str


class Freed(Struct):
    """The link to a seat that is free now; None if others must agree first: they have been asked."""

    invite: Invite | None


class Created(Struct):
    """A new table and the links to its open seats."""

    table: TableInfo
    invites: list[Invite]


class Claimed(Struct):
    """The seat that was taken."""

    seat: int
    table: TableInfo


class Me(Struct):
    """The tables this client sits at or hosts, newest first, and where "your turn" goes if it is away."""

    tables: list[MyTable]
    notify: NotifyTarget | None = None


class MyTable(Struct):
    """One of the client's tables; `asked` lists its own seats that are asked."""

    id: str
    title: str
    status: Status
    seats: list[int]
    names: list[str]
    asked: list[int]
    host: bool
    changed: int
    episode: int = 0
    """Which game of a campaign it is, 1 for the first; 0 if the title has no campaign."""
    carries: bool = False
    """Whether the campaign can go on from here: the game is over, and it is not the last."""
    previous: str | None = None
    following: str | None = None
    """The tables before and after it, by a rematch or in a campaign."""


class LegalPage(Struct):
    """Legal actions whose targets begin with those chosen, sorted; `next` counts the next targets."""

    viewer: int
    entries: int
    count: int
    offset: int
    legal: list[Choice]
    next: dict[str, int]


class WhyNot(Struct):
    """Why nothing can be done with a target; `refusal` is None if something can."""

    target: str
    refusal: Refusal | None


class Preview(Struct):
    """What an action would bring, up to the first reveal; no position if it reveals something."""

    events: list[EventInfo]
    reveals: bool
    refusal: Refusal | None = None
    position: Position | None = None


class Idea(Struct):
    """An action that a bot considered, the points it expects, and how likely it beats the next idea (0 to 1)."""

    choice: Choice
    points: float
    sure: float | None


class Hint(Struct):
    """What a bot would do, in a world that the seat cannot tell from the true one, and its best ideas."""

    entries: int
    choice: Choice
    ideas: list[Idea]


class Scores(Struct):
    """What every seat could expect before each log line, and has at the end; once the game is over."""

    entries: list[int]
    scores: list[list[float]]


class Verified(Struct):
    """What was checked of a finished game, and whether it is as it says."""

    how: Literal["replayed", "sealed"]
    """Every line was played again; or its rules have changed, and the deal and the seal of its lines were checked."""
    good: bool
    first: int
    """The first line that was played again: those before it follow earlier rules, and are sealed."""
    entries: int
    seal: str


class SeenGame(Struct):
    """An unfinished game as one viewer saw it: nobody else's secrets are in it, so only its table can go on with it."""

    sternhafen_seen: int
    table: str
    title: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    viewer: Viewer
    seed_hash: str | None
    entries: list[EntryInfo]
    position: Position | None


class Entries(Struct):
    """Lines of the log, oldest first; `total` is how many there are."""

    viewer: Viewer
    total: int
    entries: list[EntryInfo]


class NameInfo(Struct):
    """A component's name, for messages that call ``NAME(kind, number)``."""

    name: str | None


class NotifyResult(Struct):
    """Whether the test notification arrived; None if none was asked for."""

    delivered: bool | None = None


class Health(Struct):
    """Whether the server can store moves."""

    status: Literal["ok", "down"]
    version: str
    tables: int
    sockets: int
    database: Literal["ok", "silent", "unreachable", "full", "failing"] = "ok"
    """It does not answer in time; there is no connection; there is no room left; it refuses for another reason."""


class Failure(Struct):
    """The body of every HTTP answer that is no success."""

    refusal: Refusal
