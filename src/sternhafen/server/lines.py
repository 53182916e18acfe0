"""Lines: what is stored of a table. Each thing that happens is one numbered line; a table is the sum of its lines."""

from __future__ import annotations

from typing import Literal

import msgspec

from sternhafen.engine import Entry

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


class ReadySet(msgspec.Struct, tag="ready"):
    """A seat is ready, or no longer."""

    seat: int
    ready: bool


class Dealt(msgspec.Struct, tag="dealt"):
    """The game began with this seed (32 hex digits)."""

    seed: str


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


def moved(entry: Entry, by: By = "person") -> Moved:
    """Return how a line of a match's log is stored."""
    events = msgspec.Raw(_encoder.encode(entry.events))
    action = NOTHING if entry.action is None else msgspec.Raw(_encoder.encode(entry.action))
    return Moved(entry.seat, entry.digest, events, action, entry.strikes, by)


class Said(msgspec.Struct, tag="said"):
    """A line of chat."""

    seat: int
    name: str
    text: str


class Proposed(msgspec.Struct, tag="proposed"):
    """A seat wishes to take everything back to before a line of the log."""

    seat: int
    to: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...]


class Answered(msgspec.Struct, tag="answered"):
    """Seats answered the proposal."""

    seats: tuple[int, ...]
    yes: bool


class Closed(msgspec.Struct, tag="closed"):
    """The host closed the table."""


class Followed(msgspec.Struct, tag="followed"):
    """A rematch or the next episode is played at another table."""

    table: str


Line = SeatSet | ReadySet | Dealt | Moved | Said | Proposed | Answered | Closed | Followed

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
