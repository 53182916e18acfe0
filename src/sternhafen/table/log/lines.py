"""Lines: everything that happens at a table is stored as one numbered line, and a table is the sum of its lines."""

from __future__ import annotations

from typing import Literal

import msgspec

from sternhafen.engine import Entry
from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.record import LogEntry
from sternhafen.table.log.absence import (
    Clocked,
    Ended,
    Overdue,
    PaceSet,
    RatedSet,
    Replaced,
    Resigned,
    SpectatorsSet,
    VoteCalled,
    VoteCast,
)
from sternhafen.table.log.beginning import Begun
from sternhafen.table.log.daily import DailyBegun
from sternhafen.table.log.evening import (
    DateAnswered,
    DateProposed,
    RoomSet,
)
from sternhafen.table.log.puzzling import PuzzleBegun, PuzzleEnded, PuzzleLeft, PuzzleTried
from sternhafen.table.log.teaching import (
    LessonAt,
    LessonBegun,
    LessonLeft,
)

By = Literal["person", "bot", "fallback"]

_encoder = msgspec.json.Encoder()


class SeatSet(msgspec.Struct, tag="seat"):
    """A seat's owner, name or kind changed; this replaces everything known about it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    clients: tuple[str, ...] = ()
    """Hashes of the secrets of the clients that own it."""


Change = Literal["bot", "free"]
"""What the host may request for a seat: let a bot play it, or free it for somebody else."""


class SeatAsked(msgspec.Struct, tag="seat-asked"):
    """The host asked to change somebody else's seat; `needed` are the seats that must agree."""

    seat: int
    change: Change
    bot: str | None
    needed: tuple[int, ...]


class SeatAnswered(msgspec.Struct, tag="seat-answered"):
    """Seats answered the host's request to change a seat."""

    seats: tuple[int, ...]
    yes: bool


class Promised(msgspec.Struct, tag="promised"):
    """The server chose its part of the seed; only the hash is published."""

    part: str


class Restarted(msgspec.Struct, tag="restarted"):
    """Some clients withheld their parts, so the server and all other clients choose new ones."""

    part: str
    without: tuple[int, ...]


class ReadySet(msgspec.Struct, tag="ready"):
    """A seat is ready, or no longer."""

    seat: int
    ready: bool
    commitment: str = ""
    """The hash of the seed part that its client has chosen."""


class PartGiven(msgspec.Struct, tag="part"):
    """A client revealed the seed part it had committed to."""

    seat: int
    part: str


class Dealt(msgspec.Struct, tag="dealt"):
    """The game began with this seed (32 hex digits)."""

    seed: str
    origin: SeedOrigin | None = None
    """How it was made; None for games from before that was recorded."""
    rules: int = 0
    """The rules it was dealt under; 0 means those the table was created with."""


class Resumed(msgspec.Struct, tag="resumed"):
    """The game continued under changed rules from its newest position; nothing before it can be replayed."""

    rules: int
    state: msgspec.Raw
    """The position in the form of the new rules."""
    fields: dict[str, list[str]]
    """The names of its fields, class by class."""


NOTHING = msgspec.Raw(b"null")
NO_EVENTS = msgspec.Raw(b"[]")


class Moved(LogEntry, tag="move"):
    """An entry of the match's log, its action and events as JSON that the title's own decoders read."""

    action: msgspec.Raw = NOTHING
    events: msgspec.Raw = NO_EVENTS
    by: By = "person"
    situation: str = ""
    """For a bot's move: the digest of the situation it was decided in."""

    @classmethod
    def of(cls, entry: Entry, by: By = "person", situation: str = "") -> Moved:
        """Return a match's entry as it is stored."""
        events = msgspec.Raw(_encoder.encode(entry.events))
        action = NOTHING if entry.action is None else msgspec.Raw(_encoder.encode(entry.action))
        return cls(
            seat=entry.seat,
            digest=entry.digest,
            action=action,
            strikes=entry.strikes,
            events=events,
            practice=entry.practice,
            by=by,
            situation=situation,
        )

    @classmethod
    def from_record(cls, line: LogEntry) -> Moved:
        """Return a record's entry as a table stores it."""
        action, events = (msgspec.Raw(_encoder.encode(part)) for part in (line.action, line.events))
        return cls(
            seat=line.seat,
            digest=line.digest,
            action=action,
            strikes=line.strikes,
            events=events,
            practice=line.practice,
        )

    def to_record(self) -> LogEntry:
        """Return it as an entry of a record."""
        action, events = msgspec.json.decode(self.action), msgspec.json.decode(self.events)
        return LogEntry(self.seat, self.digest, action, self.strikes, events, self.practice)


class Said(msgspec.Struct, tag="said"):
    """A line of chat."""

    seat: int
    name: str
    text: str
    about: str = ""


class Marked(msgspec.Struct, tag="marked"):
    """How far a seat has come, such as in reading."""

    seat: int
    text: str


Wanted = Literal["take-back", "resume"]
"""What a seat may propose: to take back everything from a log line on, or to continue under changed rules."""


class Proposed(msgspec.Struct, tag="proposed"):
    """A seat proposed something that everybody concerned must agree to."""

    seat: int
    to: int
    """The first line to take back, or the first one under the new rules."""
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
    """Whether the previous host lost the table by being away too long."""


class Reopened(msgspec.Struct, tag="reopened"):
    """The host opened the closed table again."""


class Disclosed(msgspec.Struct, tag="disclosed"):
    """The full record of a closed game was handed out, or a campaign has ended: nothing is secret any more."""


class Followed(msgspec.Struct, tag="followed"):
    """A rematch or the next episode was started at another table."""

    table: str


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
    | Marked
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
    | RatedSet
    | LessonBegun
    | LessonAt
    | LessonLeft
    | PuzzleBegun
    | PuzzleTried
    | PuzzleEnded
    | PuzzleLeft
    | DailyBegun
    | DateProposed
    | DateAnswered
    | RoomSet
    | Begun
)

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def encode(line: Line) -> str:
    """Return a line as JSON for storage."""
    return _encoder.encode(line).decode()


def decode(body: str) -> Line:
    """Return the line that JSON from storage describes."""
    return _decoder.decode(body)


class Stored(msgspec.Struct, frozen=True):
    """A line with its number, its time in seconds and the command it came from, if any (``seat:id``)."""

    number: int
    at: int
    command: str | None
    line: Line
