"""What a client sends on a table's socket: commands, which change the table, and questions about it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from sternhafen.table.messages.fields import (
    ChatText,
    CommandId,
    Count,
    Hash,
    Incoming,
    Moment,
    RoomLink,
    SeatNumber,
    SeedPart,
    Topic,
    Viewer,
)


class Hello(Incoming, tag="hello"):
    """First frame on a socket; `since` is the last number this client has seen, to continue from there."""

    since: Count | None = None


class Play(Incoming, tag="play"):
    """Play an action; `after` is the `entries` of the position it was chosen in."""

    id: CommandId
    seat: SeatNumber
    action: Any
    after: Count


class Undo(Incoming, tag="undo"):
    """Take back your own newest actions, as far as the position's `undo.entries` reach."""

    id: CommandId
    seat: SeatNumber
    after: Count
    count: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


class Restart(Incoming, tag="restart"):
    """Take back everything the seat may take back alone, to start its turn again."""

    id: CommandId
    seat: SeatNumber
    after: Count


class Redo(Incoming, tag="redo"):
    """Play again the oldest action that the seat's last undo struck."""

    id: CommandId
    seat: SeatNumber
    after: Count


class TakeBack(Incoming, tag="take-back"):
    """Propose to strike every log line from `to` on; it happens when everybody concerned agrees."""

    id: CommandId
    seat: SeatNumber
    to: Count
    after: Count


class Resume(Incoming, tag="resume"):
    """Continue a game of earlier rules under today's (if the table's `update.resumable` is true).

    If other people play at the table it is a proposal, and happens when all have agreed.
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
    """Answer the host's request to change a seat; one no ends it."""

    id: CommandId
    seat: SeatNumber
    ask: Count
    yes: bool


class CallVote(Incoming, tag="call-vote"):
    """Call a vote on a bot for the seat `about`, whose time is up, or on ending the game. The caller votes yes."""

    id: CommandId
    seat: SeatNumber
    about: SeatNumber
    change: Literal["bot", "end"]


class CastVote(Incoming, tag="cast-vote"):
    """Vote; it takes more than half of the voters."""

    id: CommandId
    seat: SeatNumber
    vote: Count
    yes: bool


class Resign(Incoming, tag="resign"):
    """Give up a seat for good. A bot plays on; with `end` the game ends, if at most one other person plays."""

    id: CommandId
    seat: SeatNumber
    end: bool = False


class Ready(Incoming, tag="ready"):
    """Say that a seat is ready; when all are, the game is dealt.

    `commitment` is the hash of this client's part of the seed, which it reveals by `reveal` once all are ready.
    """

    id: CommandId
    seat: SeatNumber
    ready: bool = True
    commitment: Hash | None = None


class Reveal(Incoming, tag="reveal"):
    """Reveal the seat's part of the seed, once the table's `deal.wanted` lists the seat."""

    id: CommandId
    seat: SeatNumber
    part: SeedPart


class Chat(Incoming, tag="chat"):
    """Say something to the others at the table."""

    id: CommandId
    seat: SeatNumber
    text: ChatText
    about: Topic = ""
    """What a board makes of it, such as an offer that somebody else can take up."""


class Mark(Incoming, tag="mark"):
    """Tell the others how far you have come, for example in reading; the newest mark of a seat counts."""

    id: CommandId
    seat: SeatNumber
    text: Topic


class Proceed(Incoming, tag="proceed"):
    """Go on in the lesson from a step; a move that it waits for is made for the learner."""

    id: CommandId
    seat: SeatNumber
    step: Count


class Back(Incoming, tag="back"):
    """Return from a step of the lesson to the one before; what was played since is struck."""

    id: CommandId
    seat: SeatNumber
    step: Count


class PlayOn(Incoming, tag="play-on"):
    """End the lesson, or leave the puzzle, and play on: bots take the other seats."""

    id: CommandId
    seat: SeatNumber


class ShowSolution(Incoming, tag="show-solution"):
    """Give up a puzzle: its best action is played."""

    id: CommandId
    seat: SeatNumber


class ProposeDate(Incoming, tag="propose-date"):
    """Propose when to play next."""

    id: CommandId
    seat: SeatNumber
    at: Moment


class AnswerDate(Incoming, tag="answer-date"):
    """Say whether one can come at a proposed date; the last answer counts."""

    id: CommandId
    seat: SeatNumber
    date: Count
    yes: bool


class SetRoom(Incoming, tag="set-room"):
    """Set the link to where the group talks; an empty one removes it."""

    id: CommandId
    seat: SeatNumber
    link: RoomLink


class Check(Incoming, tag="check"):
    """Ask whether a view is current; the answer is `pong`, plus `position` if it is not."""

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
    | Proceed
    | Back
    | PlayOn
    | ShowSolution
    | ProposeDate
    | AnswerDate
    | SetRoom
    | Mark
)
"""What changes a table; also accepted by ``POST /api/tables/{table}/commands``."""
FromClient = Hello | Command | Check | Ping
