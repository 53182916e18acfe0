"""Messages: everything that travels between the server and its clients, over HTTP and over the socket.

`docs/protocol.md` shows each with an example; `python -m sternhafen.server.schema` prints them as one JSON Schema.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Raised when a client of the old protocol could no longer play."""
MOST_CHOICES = 100
"""How many legal actions a position lists; more come page by page."""

SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
Viewer = SeatNumber | None
"""The seat through whose eyes something is seen; None for a spectator."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
TitleId = Annotated[str, Meta(min_length=1, max_length=40)]
Target = Annotated[str, Meta(min_length=1, max_length=80)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Status = Literal["waiting", "running", "over", "closed", "stale"]
"""Before the deal; in play; ended by its rules; closed by its host; kept but not playable under today's rules."""


Language = Literal["en", "de"]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused, so that a misspelt one is noticed."""


# What a client needs to show any title -----------------------------------------------------------------------------


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

    `others` are the points of sides that are no seats (message ``<title>-side-<name>``).
    """

    places: list[int]
    points: list[dict[str, int]]
    totals: list[int]
    verdict: str | None = None
    ties: str | None = None
    others: dict[str, dict[str, int]] = {}
    carries: bool = False
    """Whether a campaign can go on from here."""


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
    """A wish to take back beyond what a seat may do alone: everything from log line `to` on."""

    proposal: int
    seat: int
    to: int
    needed: list[int]
    agreed: list[int]


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
    seed_hash: str | None = None
    seed: str | None = None
    """Only once the game is over: SHA-256 of these 32 hex digits is `seed_hash`."""
    previous: str | None = None
    following: str | None = None
    """The table that was played before this one, and the one that its rematch or next episode is played at."""


# Socket: from the client -------------------------------------------------------------------------------------------


class Hello(Incoming, tag="hello"):
    """First frame on a socket; `since` is the last number this client has, to go on from there."""

    since: Count | None = None


class Play(Incoming, tag="play"):
    """Play an action; `after` is `entries` of the position it was chosen in."""

    id: CommandId
    seat: SeatNumber
    action: Any
    after: Count


class Undo(Incoming, tag="undo"):
    """Take back one's own newest actions, as far as `undo.entries` of the position goes."""

    id: CommandId
    seat: SeatNumber
    after: Count
    count: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


class Restart(Incoming, tag="restart"):
    """Take back everything the seat may take back alone: its turn begins anew."""

    id: CommandId
    seat: SeatNumber
    after: Count


class Redo(Incoming, tag="redo"):
    """Play the oldest action that the seat's last undo struck once more."""

    id: CommandId
    seat: SeatNumber
    after: Count


class TakeBack(Incoming, tag="take-back"):
    """Propose to strike every log line from `to` on; it happens when all whom it touches agree."""

    id: CommandId
    seat: SeatNumber
    to: Count
    after: Count


class Consent(Incoming, tag="consent"):
    """Answer a proposal; one no ends it."""

    id: CommandId
    seat: SeatNumber
    proposal: Count
    yes: bool


class Ready(Incoming, tag="ready"):
    """Say that a seat is ready; when all are, the game is dealt."""

    id: CommandId
    seat: SeatNumber
    ready: bool = True


class Chat(Incoming, tag="chat"):
    """Say something to the others at the table."""

    id: CommandId
    seat: SeatNumber
    text: ChatText


class Check(Incoming, tag="check"):
    """Ask whether a view is current; answered by `pong`, and by `position` if it is not."""

    viewer: Viewer
    digest: Annotated[str, Meta(max_length=64)]


class Ping(Incoming, tag="ping"):
    """Ask for a `pong`."""


Command = Play | Undo | Restart | Redo | TakeBack | Consent | Ready | Chat
"""What changes a table; also accepted by ``POST /api/tables/{table}/commands``."""
FromClient = Hello | Command | Check | Ping


# Socket: from the server -------------------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """Answer to `hello`: the table, and which seats this client holds; none makes it a spectator."""

    protocol: int
    number: int
    table: TableInfo
    seats: list[int]


class TableChanged(Struct, tag="table"):
    """Somebody sat down, got ready, handed over; the table began, ended or was closed; a proposal came or went."""

    number: int
    table: TableInfo


class Played(Struct, tag="played"):
    """A new line of the log and the position after it, once for every viewer of this client."""

    number: int
    viewer: Viewer
    entry: EntryInfo
    position: Position


class Missed(Struct, tag="missed"):
    """The lines of the log since the number of `hello`, oldest first; a `position` follows."""

    number: int
    viewer: Viewer
    entries: list[EntryInfo]


class PositionNow(Struct, tag="position"):
    """The present position: after `hello`, after `check`, and when the game is dealt."""

    number: int
    viewer: Viewer
    position: Position


class Chatted(Struct, tag="chat"):
    """Somebody said something; only those who sit at the table hear it."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Presence(Struct, tag="presence"):
    """Who is connected: the seats, and how many spectators."""

    here: list[int]
    watching: int


class Ack(Struct, tag="ack"):
    """A command was carried out and stored; `repeated` if it had been before."""

    id: str
    number: int
    repeated: bool = False


class Refused(Struct, tag="refused"):
    """A command was not carried out."""

    id: str
    number: int
    refusal: Refusal


class Problem(Struct, tag="problem"):
    """A frame that could not be understood or was one too many."""

    refusal: Refusal


class Pong(Struct, tag="pong"):
    """The server is there; `number` is the table's newest."""

    number: int


class Goodbye(Struct, tag="goodbye"):
    """The server closes this socket; connect again if `again`."""

    refusal: Refusal
    again: bool


FromServer = (
    Welcome
    | TableChanged
    | Played
    | Missed
    | PositionNow
    | Chatted
    | Presence
    | Ack
    | Refused
    | Problem
    | Pong
    | Goodbye
)


# HTTP: from the client ---------------------------------------------------------------------------------------------


class NewTable(Incoming):
    """A table to be made; the client that makes it is its host."""

    title: TitleId
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: PlayerName
    """The host's name, or with `hot_seat` that of the first seat that is no bot."""
    options: dict[str, Any] = {}
    bots: dict[Annotated[str, Meta(pattern=r"^[0-9]{1,2}$")], BotName] = {}
    """Bots by seat number: ``{"1": "greedy"}``."""
    names: Annotated[list[PlayerName], Meta(max_length=16)] = []
    """With `hot_seat`: the names of the seats that are no bots, in order."""
    listed: bool = False
    hot_seat: bool = False
    sit: bool = True
    """Whether the host takes the first seat that is no bot."""


class Claim(Incoming):
    """Take a seat: by an invite's token, or without one any open seat of a listed table."""

    name: PlayerName
    token: Token | None = None


class Rename(Incoming):
    """A seat's new name."""

    name: PlayerName


class HandOver(Incoming):
    """Hand a seat to a bot, or with None back to whoever holds it."""

    bot: BotName | None


class NotifyTarget(Incoming):
    """Where "your turn" goes: a webhook gets JSON, ntfy a text in `language`."""

    kind: Literal["webhook", "ntfy"]
    url: Annotated[str, Meta(min_length=8, max_length=300, pattern=r"^https?://")]
    language: Language = "en"


class Notify(Incoming):
    """A seat's or a client's notification target, or None for none; `test` sends one at once."""

    target: NotifyTarget | None
    test: bool = False


class Again(Incoming):
    """Play once more with the same seats: a rematch, or the next episode of a campaign."""

    campaign: bool = False
    options: dict[str, Any] | None = None


class Try(Incoming):
    """An action to look at before it is played."""

    seat: SeatNumber
    action: Any


class AskHint(Incoming):
    """Ask a bot what it would do in a seat."""

    seat: SeatNumber
    bot: BotName = "greedy"


# HTTP: from the server ---------------------------------------------------------------------------------------------


class TitleInfo(Struct):
    """A title that can be played here; `options` is the JSON Schema of its options."""

    id: str
    rules: int
    seats: list[int]
    options: dict[str, Any]
    bots: list[str]
    finished: bool
    longest: int


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
    """How every seat stood before each log line and at the end, by the title's evaluation; once the game is over."""

    entries: list[int]
    scores: list[list[float]]


class SeenGame(Struct):
    """An unfinished game as one viewer saw it."""

    sternhafen_seen: int
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


class Failure(Struct):
    """The body of every HTTP answer that is no success."""

    refusal: Refusal
