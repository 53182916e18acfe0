"""Answers: the bodies of the server's HTTP answers."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from sternhafen.table.messages.fields import Language, Status, Viewer
from sternhafen.table.messages.groups import InvitationLine
from sternhafen.table.messages.people import PersonLine
from sternhafen.table.messages.puzzling import PuzzleMark
from sternhafen.table.messages.reasons import ReasonInfo
from sternhafen.table.messages.requests import NotifyTarget
from sternhafen.table.messages.shown import BegunInfo, Choice, EntryInfo, EventInfo, Position, Refusal, TableInfo
from sternhafen.table.messages.teaching import LessonLine, LessonMark

Verb = Literal["play", "learn", "challenge"]
Side = int | str
"""A seat, or the name of a side that is none, such as Cryo's Rival."""


class TitleInfo(Struct):
    """A title that can be played here; `options` is the JSON Schema of its options.

    `offered` lists the numbers of seats for which an option (``fixed_rotation``) or a value (``haven_set=chosen``) is
    available; anything it does not list is always available. `minutes` (from and to) is how long a game usually takes,
    `weight` (1 to 5) how demanding it is.
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
    first_game: dict[str, Any] = {}
    """The options that suit a first game, where they are not the usual ones."""
    episodes: int = 0
    """How many games a campaign has; 0 if it has none."""
    daily: bool = False
    """Whether it has a daily challenge."""
    verbs: list[Verb] = []
    """What the lobby can offer: playing, and lessons and challenges where it has any."""
    lessons: list[LessonLine] = []
    primer: bool = False
    """Whether its rules are also told on one page, in `web-primer-<title>.ftl`."""


class Given(Struct):
    """Data embedded in the web page: the texts that every page needs, in one language, and the titles."""

    language: Language
    words: str
    titles: list[TitleInfo]
    offline: Literal["offered", "here"] | None = None
    """Whether the server offers the table that needs no server, or this page is it."""


class RuleInfo(Struct):
    """One numbered rule."""

    id: str
    section: str
    text: str


class Invite(Struct):
    """A secret link to a seat. It works once and is shown once."""

    seat: int
    token: str
    path: str


class Freed(Struct):
    """The link to a freed seat; None if others must agree first (they have been asked)."""

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
    """The tables this client plays at or hosts, newest first, and where its "your turn" messages go."""

    tables: list[MyTable]
    notify: NotifyTarget | None = None
    person: PersonLine | None = None
    """Who this is, if they have signed up."""
    invitations: list[InvitationLine] = []
    """What waits for an answer."""


class MyTable(Struct):
    """One of the client's tables; `asked` lists its own seats that must act."""

    id: str
    title: str
    status: Status
    seats: list[int]
    names: list[str]
    asked: list[int]
    host: bool
    changed: int
    waits_for: list[int] = []
    """All seats that are asked, whoever sits there."""
    bots: list[int] = []
    """The seats that bots play."""
    episode: int = 0
    """Which episode of a campaign it is, 1 for the first; 0 if the title has no campaign."""
    carries: bool = False
    """Whether the campaign can continue from here: the game is over, and it is not the last."""
    previous: str | None = None
    following: str | None = None
    """The tables before and after it, in a series of rematches or a campaign."""
    lesson: LessonMark | None = None
    """The lesson that is given there; None at any other table."""
    begun: BegunInfo | None = None
    """The given position that its game begins from; None if it is dealt."""
    puzzle: PuzzleMark | None = None
    """The puzzle that is set there; None at any other table."""
    daily: str | None = None
    """The day whose challenge is tried there; None at any other table."""
    since: int = 0
    """When the newest move was made: since then whoever is asked has been waited for."""


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
    """What an action would do, up to the first reveal; no position if it reveals something."""

    events: list[EventInfo]
    reveals: bool
    refusal: Refusal | None = None
    position: Position | None = None
    gains: Any = None
    """What the rules count for it, where the title does."""


class Idea(Struct):
    """An action that a bot considered, the points it expects, and the chance (0 to 1) that it beats the next idea."""

    choice: Choice
    points: float
    sure: float | None
    equal: bool
    """Whether it is as good as the best idea, as far as the bot can tell."""
    reasons: list[ReasonInfo]
    """Why, the weightiest first: what the best idea brings more than others, and what others bring less than it."""
    stands_out: bool
    """Whether the best idea's reasons tell it from others; if not, none brings more, and they say what it brings."""


class Hint(Struct):
    """What a bot would do knowing only what the seat knows, and its best ideas."""

    entries: int
    choice: Choice
    ideas: list[Idea]


class DecidingTurn(Struct):
    """The turn after which the winner's lead had grown most: from its first line of the log to its last."""

    entry: int
    last: int
    seat: int
    """Who played it; not always the winner."""
    before: float
    after: float
    """By how much the winner could expect to win, before and after; what to expect alone, if nobody else plays."""
    ends: bool
    """Whether the game ended with it, so that the points were counted then."""


class Decided(Struct):
    """What decided a game; `kind` is the kind of points in which the winner is furthest ahead of the second."""

    winner: Side
    second: Side | None
    margin: int
    kind: str | None
    ahead: int
    behind: int
    """The points of that kind: the winner's and the second's."""
    turn: DecidingTurn | None


class Scores(Struct):
    """The score each seat could expect before each log line, and its final score; once the game is over.

    Behind the seats stand the sides without one, in the order of `OutcomeInfo.others`.
    """

    entries: list[int]
    scores: list[list[float]]
    decided: Decided | None = None


class Verified(Struct):
    """What was checked of a finished game, and whether it holds."""

    how: Literal["replayed", "sealed"]
    """`replayed`: every line was played again. `sealed`: the rules have changed; deal and seal were checked."""
    good: bool
    first: int
    """The first line that was played again; those before it follow earlier rules and are sealed."""
    entries: int
    seal: str
    begun: Literal["same", "other", "unknown"] | None = None
    """Of a game from a given position: whether the game that it is said to come from had it; `unknown` if that cannot
    be told."""


class SeenGame(Struct):
    """An unfinished game as one viewer saw it. It holds nobody else's secrets, so only its table can continue it."""

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
    """Log lines, oldest first; `total` is how many there are."""

    viewer: Viewer
    total: int
    entries: list[EntryInfo]


class NameInfo(Struct):
    """A component's name, for messages that call ``NAME(kind, number)``."""

    name: str | None


class NotifyResult(Struct):
    """Whether the test notification arrived; None if none was requested."""

    delivered: bool | None = None


class Health(Struct):
    """Whether the server can store moves."""

    status: Literal["ok", "down"]
    version: str
    tables: int
    sockets: int
    database: Literal["ok", "silent", "unreachable", "full", "failing"] = "ok"
    """`silent`: no answer in time; `unreachable`: no connection; `full`: no disk space; `failing`: anything else."""


class Failure(Struct):
    """The body of every HTTP answer that is not a success."""

    refusal: Refusal


class About(Struct):
    """What the host of a server tells about it, as plain text: who they are, and what they add about privacy."""

    imprint: str | None
    privacy: str | None
