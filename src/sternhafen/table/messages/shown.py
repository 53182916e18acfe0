"""What a client needs to show any title: refusals, events, choices, positions, lines of the log, tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from sternhafen.table.messages.company import CompanyInfo
from sternhafen.table.messages.fields import Status, Viewer


class Refusal(Struct):
    """Why something was not done: a code, the Fluent message that says it with its arguments, and the rule, if any."""

    code: str
    id: str
    args: dict[str, int | str] = {}
    rule: str = ""


class EventInfo(Struct):
    """Something that happened, as the viewer sees it: the message `id` takes `args`."""

    kind: str
    id: str
    args: dict[str, Any]
    reveals: bool = False


class Choice(Struct):
    """A legal action: `action` is what `play` sends back, `targets` are the things to click, in order."""

    action: list[Any]
    id: str
    args: dict[str, Any]
    targets: list[str] = []
    free: bool = False


class Question(Struct):
    """What the viewer is asked now."""

    id: str
    args: dict[str, int | str]
    rule: str
    closed: bool
    """Whether free actions must wait."""
    confirms: bool
    """Whether it only asks for a confirmation."""


class UndoInfo(Struct):
    """How far the viewer may take back by itself, newest first, what bars the way further, and what can be redone."""

    entries: list[int]
    bar: str
    id: str
    redo: int


class OutcomeInfo(Struct):
    """How the game ended; `points` by kind (message ``<title>-points-<kind>``) for every seat.

    `others` are the points of sides that are no seats (message ``<title>-side-<name>``); `overall` are the places of
    all seats and then of those.
    """

    places: list[int]
    points: list[dict[str, int]]
    totals: list[int]
    verdict: str | None = None
    ties: str | None = None
    others: dict[str, dict[str, int]] = {}
    carries: bool = False
    """Whether a campaign can go on from here."""
    overall: list[int] = []


class Position(Struct):
    """The table through one viewer's eyes."""

    viewer: Viewer
    entries: int
    """How many lines the log has; `play` sends it back as `after`."""
    view: Any
    digest: str
    """Changes with the view; send it in `check` to learn whether yours is current."""
    asked: list[int]
    question: Question | None = None
    legal: list[Choice] = []
    legal_count: int = 0
    next: dict[str, int] = {}
    """The first targets of all legal actions and how many actions begin with each."""
    undo: UndoInfo | None = None
    since: int = 0
    """The log's number after the viewer's own last line: what came from there on is news."""
    outcome: OutcomeInfo | None = None


class EntryInfo(Struct):
    """One line of the log as the viewer sees it; `action` only if it is the viewer's own."""

    entry: int
    seat: int
    by: Literal["person", "bot", "fallback"]
    """`fallback`: the bot failed and the server drew a legal action for it by lot."""
    at: int
    events: list[EventInfo]
    action: Choice | None = None
    strikes: list[int] = []
    struck: bool = False
    practice: bool = False
    """Whether it took back what nobody may take back alone, with nobody else to ask."""


class SeatInfo(Struct):
    """A seat as everybody sees it; `yours` if this client holds it, `here` if somebody holding it is connected."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    ready: bool
    yours: bool
    here: bool


class Proposal(Struct):
    """A wish that all people must agree to.

    To take back everything from log line `to` on, or to go on under changed rules from there.
    """

    proposal: int
    seat: int
    to: int
    needed: list[int]
    agreed: list[int]
    what: Literal["take-back", "resume"] = "take-back"


class UpdateInfo(Struct):
    """What an update did to a game that began under other rules."""

    rules: int | None
    """The version of the rules that is played today; None if the title is not there any more."""
    resumable: bool
    """Whether the game can go on under them, by `resume`."""
    refusal: Refusal | None
    """Why it cannot; None for a game that is over, which stays as it is."""


class SeatAskInfo(Struct):
    """The host's wish to change a seat that is not his: that a bot plays it, or that it is free for somebody else."""

    ask: int
    seat: int
    change: Literal["bot", "free"]
    bot: str | None
    needed: list[int]
    agreed: list[int]
    ripe: int | None
    """From when on silence is taken for absence; None where nobody's absence counts."""


class DealInfo(Struct):
    """How the seed is made; its parts are told once the game is over."""

    how: Literal["mixed", "drawn", "fixed"] | None
    """Of all parts, by the server alone, or known before; None before the deal and for games older than this."""
    reason: str
    """Why it was fixed: `import`, `chosen`, `lesson`, `daily`."""
    promise: str | None
    """SHA-256 of the server's part, published before any client's part is known."""
    commitments: dict[str, str]
    """The same of the clients' parts, by seat."""
    wanted: list[int]
    """The seats whose clients are to tell their part now."""
    again: list[int]
    """The seats whose clients are to settle a new part by another `ready`, for somebody kept his to himself."""
    without: list[int]
    """The people's seats that gave none."""
    server: str | None = None
    parts: dict[str, str] = {}


class NoteInfo(Struct):
    """Something about the table that stands in the log before line `entry`: the message `id` takes `args`."""

    entry: int
    id: str
    args: dict[str, int | str]


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
    """What happened to the seats since the deal, oldest first."""
    alone: bool = False
    """Whether nobody but this client plays here, bots aside: what it takes back beyond its undo is then practice."""
    practice: int = 0
    """How often something was taken back as practice."""
    deal: DealInfo | None = None
    seed_hash: str | None = None
    seed: str | None = None
    """Only once nothing is secret any more: SHA-256 of these 32 hex digits is `seed_hash`."""
    reopens: bool = False
    """Whether it is closed, and the host may still take that back."""
    previous: str | None = None
    following: str | None = None
    """The table that was played before this one, and the one that its rematch or next episode is played at."""
    seal: str | None = None
    """Only once nothing is secret any more: SHA-256 over all that was played, as it stands in the record."""
    update: UpdateInfo | None = None
    """None while the game follows the rules that are played today."""
    company: CompanyInfo = field(default_factory=CompanyInfo)
