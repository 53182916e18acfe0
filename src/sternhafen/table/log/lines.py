"""Lines: what is stored of a table. Each thing that happens is one numbered line; a table is the sum of its lines."""

from __future__ import annotations

from typing import Literal

import msgspec

from sternhafen.engine import Entry
from sternhafen.engine.deal import SeedOrigin

By = Literal["person", "bot", "fallback"]

_encoder = msgspec.json.Encoder()


class SeatSet(msgspec.Struct, tag="seat"):
    """A seat changed hands, name or kind: this is all that is known of it from now on."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    clients: tuple[str, ...] = ()
    """Hashes of the secrets that hold it."""


Change = Literal["bot", "free"]
"""What the host may wish for a seat: that a bot plays it, or that it is free for somebody else."""


class SeatAsked(msgspec.Struct, tag="seat-asked"):
    """The host wishes to change a seat that is not his; the seats that must agree are asked."""

    seat: int
    change: Change
    bot: str | None
    needed: tuple[int, ...]


class SeatAnswered(msgspec.Struct, tag="seat-answered"):
    """Seats answered what the host wished for a seat."""

    seats: tuple[int, ...]
    yes: bool


class Promised(msgspec.Struct, tag="promised"):
    """The server settled its part of the seed; only its hash is published."""

    part: str


class Restarted(msgspec.Struct, tag="restarted"):
    """Some clients kept their parts to themselves: all others settle new ones, and so does the server."""

    part: str
    without: tuple[int, ...]


class ReadySet(msgspec.Struct, tag="ready"):
    """A seat is ready, or no longer."""

    seat: int
    ready: bool
    commitment: str = ""
    """The hash of the part of the seed that its client has settled."""


class PartGiven(msgspec.Struct, tag="part"):
    """A client told the part of the seed that it had committed itself to."""

    seat: int
    part: str


class Dealt(msgspec.Struct, tag="dealt"):
    """The game began with this seed (32 hex digits)."""

    seed: str
    origin: SeedOrigin | None = None
    """How it was made; None for a game that was dealt before that was written down."""
    rules: int = 0
    """The rules it was dealt under; 0: those that the table was made with."""


class Resumed(msgspec.Struct, tag="resumed"):
    """The game went on under changed rules, from its newest position: nothing before it can be replayed."""

    rules: int
    state: msgspec.Raw
    """The position as these rules dump it."""
    fields: dict[str, list[str]]
    """The names of its fields, class by class."""


NOTHING = msgspec.Raw(b"null")


class Moved(msgspec.Struct, tag="move"):
    """A line of the match's log: an action, or an undo that strikes earlier ones."""

    seat: int
    digest: str
    events: msgspec.Raw
    """A JSON list, read by the title's own decoder."""
    action: msgspec.Raw = NOTHING
    strikes: tuple[int, ...] = ()
    by: By = "person"
    practice: bool = False
    situation: str = ""
    """For a bot's move: the situation that it was decided in."""


def moved(entry: Entry, by: By = "person", situation: str = "") -> Moved:
    """Return how a line of a match's log is stored."""
    events = msgspec.Raw(_encoder.encode(entry.events))
    action = NOTHING if entry.action is None else msgspec.Raw(_encoder.encode(entry.action))
    return Moved(entry.seat, entry.digest, events, action, entry.strikes, by, entry.practice, situation)


class Said(msgspec.Struct, tag="said"):
    """A line of chat."""

    seat: int
    name: str
    text: str


Wanted = Literal["take-back", "resume"]
"""What a seat may propose: to take everything back to before a line of the log, or to go on under changed rules."""


class Proposed(msgspec.Struct, tag="proposed"):
    """A seat wishes for something that all people must agree to."""

    seat: int
    to: int
    """The line before which everything is taken back, or from which on other rules hold."""
    needed: tuple[int, ...]
    agreed: tuple[int, ...]
    what: Wanted = "take-back"


class Answered(msgspec.Struct, tag="answered"):
    """Seats answered the proposal."""

    seats: tuple[int, ...]
    yes: bool


class Closed(msgspec.Struct, tag="closed"):
    """The host closed the table."""


class Hosted(msgspec.Struct, tag="hosted"):
    """Another client is the host from now on."""

    client: str
    absent: bool = False
    """Whether the host before was away for too long."""


class Reopened(msgspec.Struct, tag="reopened"):
    """The host took the closing back."""


class Disclosed(msgspec.Struct, tag="disclosed"):
    """The whole record of a closed game was given out: nothing is secret any more."""


class Followed(msgspec.Struct, tag="followed"):
    """A rematch or the next episode is played at another table."""

    table: str


class PaceSet(msgspec.Struct, tag="pace", frozen=True):
    """How much time the people at a table have: a bank for the whole game, or so much for each decision."""

    kind: Literal["clock", "patience"]
    seconds: int
    increment: int
    bot: str
    """Who plays for somebody whose time is up."""
    takes_over: bool
    """Whether that bot takes the seat by itself, without a vote."""


class Clocked(msgspec.Struct, tag="clocked", frozen=True):
    """The clocks of all seats from now on, in milliseconds of served time, which stands still while no server runs."""

    served: int
    """When this was read."""
    left: tuple[int, ...]
    running: tuple[int, ...]
    moves: tuple[int, ...]
    """For how many moves each seat has been given time: what is taken back and played again earns none."""


class Overdue(msgspec.Struct, tag="overdue"):
    """A seat's time is up."""

    seat: int


class VoteCalled(msgspec.Struct, tag="vote-called"):
    """Somebody wants a bot in a seat whose time is up, or the end of the game; the caller has said yes."""

    seat: int
    by: int
    change: Literal["bot", "end"]
    voters: tuple[int, ...]


class VoteCast(msgspec.Struct, tag="vote-cast"):
    """A seat voted."""

    seat: int
    yes: bool


class Replaced(msgspec.Struct, tag="replaced"):
    """A bot gets the seat of somebody whose time is up, by a vote or because the table was made so."""

    seat: int
    how: Literal["vote", "pace"]


class Resigned(msgspec.Struct, tag="resigned"):
    """A person gave up a seat for good."""

    seat: int


class Ended(msgspec.Struct, tag="ended"):
    """The game ended before its rules end it, without a result: by a vote, or because its people resigned."""

    how: Literal["vote", "resigned"]
    seats: tuple[int, ...]
    """Whose time was up, or who resigned last."""


class SpectatorsSet(msgspec.Struct, tag="spectators"):
    """Whether people who do not sit at the table may watch it."""

    allowed: bool


Line = (
    SeatSet
    | SeatAsked
    | SeatAnswered
    | Promised
    | Restarted
    | ReadySet
    | PartGiven
    | Dealt
    | Resumed
    | Moved
    | Said
    | Proposed
    | Answered
    | Closed
    | Reopened
    | Disclosed
    | Hosted
    | Followed
    | PaceSet
    | Clocked
    | Overdue
    | VoteCalled
    | VoteCast
    | Replaced
    | Resigned
    | Ended
    | SpectatorsSet
)

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def encode(line: Line) -> str:
    """Return a line as it is stored."""
    return _encoder.encode(line).decode()


def decode(body: str) -> Line:
    """Return the line that was stored."""
    return _decoder.decode(body)


class Stored(msgspec.Struct, frozen=True):
    """A line with its number, its time in seconds and, if it came from one, its command (``seat:id``)."""

    number: int
    at: int
    command: str | None
    line: Line
