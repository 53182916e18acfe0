"""Frames: what travels on a table's socket, from the client and from the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sternhafen.table.messages.company import ClockInfo
from sternhafen.table.messages.fields import ChatText, CommandId, Count, Hash, Incoming, SeatNumber, SeedPart, Viewer
from sternhafen.table.messages.shown import EntryInfo, Position, Refusal, TableInfo

# From the client ----------------------------------------------------------------------------------------------------


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


class Resume(Incoming, tag="resume"):
    """Go on under today's rules with a game that began under others (`update.resumable` of the table).

    Where other people sit at the table it is a proposal: it happens when all have agreed.
    """

    id: CommandId
    seat: SeatNumber


class Consent(Incoming, tag="consent"):
    """Answer a proposal; one no ends it."""

    id: CommandId
    seat: SeatNumber
    proposal: Count
    yes: bool


class SeatAnswer(Incoming, tag="seat-answer"):
    """Answer what the host asked for a seat; one no ends it."""

    id: CommandId
    seat: SeatNumber
    ask: Count
    yes: bool


class CallVote(Incoming, tag="call-vote"):
    """Ask the others for a bot in the seat `about`, whose time is up, or for the end of the game; one's own yes."""

    id: CommandId
    seat: SeatNumber
    about: SeatNumber
    change: Literal["bot", "end"]


class CastVote(Incoming, tag="cast-vote"):
    """Vote; more than half of the voters decide."""

    id: CommandId
    seat: SeatNumber
    vote: Count
    yes: bool


class Resign(Incoming, tag="resign"):
    """Give a seat up for good: a bot plays on, or with `end` the game ends, if no more than one other person plays."""

    id: CommandId
    seat: SeatNumber
    end: bool = False


class Ready(Incoming, tag="ready"):
    """Say that a seat is ready; when all are, the game is dealt.

    `commitment` is the hash of this client's part of the seed, which it tells by `reveal` once all are ready.
    """

    id: CommandId
    seat: SeatNumber
    ready: bool = True
    commitment: Hash | None = None


class Reveal(Incoming, tag="reveal"):
    """Tell the part of the seed that the seat committed itself to, once `deal.wanted` of the table lists the seat."""

    id: CommandId
    seat: SeatNumber
    part: SeedPart


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


Command = (
    Play
    | Undo
    | Restart
    | Redo
    | TakeBack
    | Resume
    | Consent
    | SeatAnswer
    | CallVote
    | CastVote
    | Resign
    | Ready
    | Reveal
    | Chat
)
"""What changes a table; also accepted by ``POST /api/tables/{table}/commands``."""
FromClient = Hello | Command | Check | Ping


# From the server ----------------------------------------------------------------------------------------------------


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


class ClocksNow(Struct, tag="clocks"):
    """The clocks of all people, whenever one begins, stops or is given time."""

    number: int
    clocks: list[ClockInfo]


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
    | ClocksNow
    | Presence
    | Ack
    | Refused
    | Problem
    | Pong
    | Goodbye
)
