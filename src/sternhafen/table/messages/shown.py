"""What a client needs to show any title: refusals, events, choices, positions, log lines, tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from sternhafen.table.messages.company import CompanyInfo
from sternhafen.table.messages.daily import DailyMark
from sternhafen.table.messages.evening import EveningInfo
from sternhafen.table.messages.fields import Status, Viewer
from sternhafen.table.messages.puzzling import PuzzleInfo
from sternhafen.table.messages.teaching import LessonInfo


class Refusal(Struct):
    """Why something was refused: a code, the Fluent message that explains it, its arguments, and the rule if any."""

    code: str
    id: str
    args: dict[str, int | str] = {}
    rule: str = ""


class EventInfo(Struct):
    """Something that happened, as the viewer sees it, worded by the message `id` with `args`."""

    kind: str
    id: str
    args: dict[str, Any]
    reveals: bool = False
    touches: list[str] = []
    """The things on the table that it is about, named as the targets of actions are."""


class Choice(Struct):
    """A legal action: send `action` back in `play`; `targets` are the things to click, in order."""

    action: list[Any]
    id: str
    args: dict[str, Any]
    targets: list[str] = []
    free: bool = False


class Question(Struct):
    """What the viewer must decide now."""

    id: str
    args: dict[str, int | str]
    rule: str
    closed: bool
    """Whether free actions must wait."""
    confirms: bool
    """Whether it only asks the player to confirm."""


class Shortcut(Struct):
    """What the viewer could do without being asked: end a turn with nothing left, the only way, what only helps."""

    kind: Literal["end", "only", "take"]
    choice: Choice


class UndoInfo(Struct):
    """The entries the viewer may undo alone, newest first, what bars going further back, and what can be redone."""

    entries: list[int]
    bar: str
    id: str
    redo: int


class OutcomeInfo(Struct):
    """How the game ended; `points` by kind (message ``<title>-points-<kind>``) for every seat.

    `others` are the points of sides without a seat (message ``<title>-side-<name>``); `overall` lists the places of all
    seats and then of those sides.
    """

    places: list[int]
    points: list[dict[str, int]]
    totals: list[int]
    verdict: str | None = None
    ties: str | None = None
    others: dict[str, dict[str, int]] = {}
    carries: bool = False
    """Whether a campaign can continue from here."""
    overall: list[int] = []


class Position(Struct):
    """The game as one viewer sees it."""

    viewer: Viewer
    entries: int
    """How many lines the log has; send it back in `play` as `after`."""
    view: Any
    digest: str
    """A hash of the view; send it in `check` to learn whether yours is current."""
    asked: list[int]
    question: Question | None = None
    legal: list[Choice] = []
    legal_count: int = 0
    next: dict[str, int] = {}
    """The first targets of all legal actions, and how many actions begin with each."""
    shortcut: Shortcut | None = None
    undo: UndoInfo | None = None
    since: int = 0
    """The number of the log line after the viewer's own last one: from there on, everything is news."""
    outcome: OutcomeInfo | None = None
    forecast: Any = None
    """What the rules count beside the view, where the title does: standings, progress, points so far."""


class EntryInfo(Struct):
    """A log line as the viewer sees it; `action` is set only for the viewer's own."""

    entry: int
    seat: int
    by: Literal["person", "bot", "fallback"]
    """`fallback`: the bot failed, and the server chose a random legal action for it."""
    at: int
    events: list[EventInfo]
    action: Choice | None = None
    strikes: list[int] = []
    struck: bool = False
    practice: bool = False
    """Whether it took back more than a player may undo alone, with nobody else to ask."""


class SeatInfo(Struct):
    """A seat as everybody sees it; `yours` if this client owns it, `here` if an owner is connected."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    ready: bool
    yours: bool
    here: bool


class Proposal(Struct):
    """A proposal that everybody concerned must agree to.

    To take back everything from log line `to` on, or to continue under changed rules from there.
    """

    proposal: int
    seat: int
    to: int
    needed: list[int]
    agreed: list[int]
    what: Literal["take-back", "resume"] = "take-back"


class UpdateInfo(Struct):
    """What an update did to a game of earlier rules."""

    rules: int | None
    """The current version of the rules; None if the title no longer exists."""
    resumable: bool
    """Whether `resume` can continue the game under them."""
    refusal: Refusal | None
    """Why not; None for a finished game, which stays as it is."""


class SeatAskInfo(Struct):
    """The host's request to change somebody else's seat: let a bot play it, or free it."""

    ask: int
    seat: int
    change: Literal["bot", "free"]
    bot: str | None
    needed: list[int]
    agreed: list[int]
    ripe: int | None
    """The time from which no answer counts as absence; None if absence does not count."""


class DealInfo(Struct):
    """How the seed is made; its parts are published once the game is over."""

    how: Literal["mixed", "drawn", "fixed"] | None
    """Mixed from all parts, drawn by the server alone, or fixed beforehand; None before the deal, and in old games."""
    reason: str
    """Why it was fixed: `import`, `chosen`, `lesson`, `daily`, or what a given position is for."""
    promise: str | None
    """SHA-256 of the server's part, published before any client's part is known."""
    commitments: dict[str, str]
    """SHA-256 of the clients' parts, by seat."""
    wanted: list[int]
    """The seats whose clients must reveal their part now."""
    again: list[int]
    """The seats whose clients must commit to a new part by another `ready`, because somebody withheld theirs."""
    without: list[int]
    """The seats of people who gave no part."""
    server: str | None = None
    parts: dict[str, str] = {}


class NoteInfo(Struct):
    """A note about the table, shown before log line `entry` and worded by the message `id` with `args`."""

    entry: int
    id: str
    args: dict[str, int | str]


class BegunInfo(Struct):
    """The given position that a game began from; it counts for nothing that is remembered of its players."""

    purpose: Literal["practice", "puzzle", "study"]
    table: str | None
    """The table whose game it comes from, if any."""
    entry: int
    """The line of that game's log before which the position was."""
    lesson: int | None = None
    """The lesson that was given at that table."""
    dealt: bool = False
    """Whether what one seat could not know of the position was dealt again too."""


class TableInfo(Struct):
    """A table as this client sees it."""

    id: str
    title: str
    rules: int
    status: Status
    listed: bool
    hot_seat: bool
    imported: bool
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: bool
    """Whether this client is the host."""
    number: int
    entries: int
    asked: list[int]
    created: int
    proposal: Proposal | None = None
    ask: SeatAskInfo | None = None
    notes: list[NoteInfo] = []
    """What has happened to the seats since the deal, oldest first."""
    alone: bool = False
    """Whether only this client and bots play here: taking back more than its undo allows is then practice."""
    practice: int = 0
    """How often something was taken back as practice."""
    deal: DealInfo | None = None
    seed_hash: str | None = None
    seed: str | None = None
    """Set once nothing is secret any more; SHA-256 of these 32 hex digits is `seed_hash`."""
    reopens: bool = False
    """Whether it is closed and the host may open it again."""
    previous: str | None = None
    following: str | None = None
    """The table before this one, and the table of its rematch or next episode."""
    seal: str | None = None
    """Set once nothing is secret any more: SHA-256 of everything that was played, as in the record."""
    update: UpdateInfo | None = None
    """None while the game follows the current rules."""
    company: CompanyInfo = field(default_factory=CompanyInfo)
    lesson: LessonInfo | None = None
    """The lesson that is given here; None at any other table."""
    puzzle: PuzzleInfo | None = None
    """The puzzle that is set here; None at any other table."""
    daily: DailyMark | None = None
    """The day's challenge that is tried here; None at any other table."""
    evening: EveningInfo = field(default_factory=EveningInfo)
    begun: BegunInfo | None = None
    """The given position that its game begins from; None if it is dealt."""
    marks: list[str] = []
    """How far every seat has come, such as in reading; empty if it told nothing."""
