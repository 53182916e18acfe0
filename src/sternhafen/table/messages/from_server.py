"""What the server sends on a table's socket."""

from __future__ import annotations

from msgspec import Struct

from sternhafen.table.messages.company import ClockInfo
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import EntryInfo, Position, Refusal, TableInfo


class Welcome(Struct, tag="welcome"):
    """Answer to `hello`: the table and this client's seats; without any it is a spectator."""

    protocol: int
    number: int
    table: TableInfo
    seats: list[int]


class TableChanged(Struct, tag="table"):
    """The table changed: seats, readiness, host, start, end, a proposal, a vote."""

    number: int
    table: TableInfo


class Played(Struct, tag="played"):
    """A new log line and the position after it, once for each viewer of this client."""

    number: int
    viewer: Viewer
    entry: EntryInfo
    position: Position


class Missed(Struct, tag="missed"):
    """The log lines since `hello`'s number, oldest first; a `position` follows."""

    number: int
    viewer: Viewer
    entries: list[EntryInfo]


class PositionNow(Struct, tag="position"):
    """The current position: after `hello`, after `check`, and when the game is dealt."""

    number: int
    viewer: Viewer
    position: Position


class Chatted(Struct, tag="chat"):
    """Somebody said something; only people with a seat get it."""

    number: int
    seat: int
    name: str
    text: str
    at: int
    about: str = ""


class ClocksNow(Struct, tag="clocks"):
    """The clocks of all people, whenever one starts, stops or gains time."""

    number: int
    clocks: list[ClockInfo]


class Presence(Struct, tag="presence"):
    """Who is connected: the seats, and how many spectators."""

    here: list[int]
    watching: int


class Ack(Struct, tag="ack"):
    """A command was carried out and stored; `repeated` if that had happened before."""

    id: str
    number: int
    repeated: bool = False


class Refused(Struct, tag="refused"):
    """A command was not carried out."""

    id: str
    number: int
    refusal: Refusal


class Problem(Struct, tag="problem"):
    """A frame was malformed, or exceeded a rate limit."""

    refusal: Refusal


class Pong(Struct, tag="pong"):
    """Answer to `ping` and `check`; `number` is the table's newest."""

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
    | ClocksNow
    | Presence
    | Ack
    | Refused
    | Problem
    | Pong
    | Goodbye
)
