"""Requests: the bodies of clients' HTTP requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from sternhafen.table.messages.fields import BotName, Incoming, Language, PlayerName, SeatNumber, TitleId, Token


class Pace(Incoming):
    """How much time people have: `clock`, a time bank plus an increment per move; `patience`, a limit per decision."""

    kind: Literal["clock", "patience"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    """The time bank, or the limit per decision; it runs only while a server does."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that a move adds to the clock, never above the bank."""
    bot: BotName = "medium"
    """The bot that plays for somebody whose time is up."""
    takes_over: bool = False
    """Whether that bot takes the seat automatically; else the others vote."""


class NewTable(Incoming):
    """A table to create; the client that creates it is its host."""

    title: TitleId
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: PlayerName
    """The host's name; with `hot_seat`, the name of the first seat that is not a bot."""
    options: dict[str, Any] = field(default_factory=dict)
    bots: dict[Annotated[str, Meta(pattern=r"^[0-9]{1,2}$")], BotName] = field(default_factory=dict)
    """Bots by seat number: ``{"1": "greedy"}``."""
    names: Annotated[list[PlayerName], Meta(max_length=16)] = field(default_factory=list)
    """With `hot_seat`: the names of the seats that are not bots, in order."""
    listed: bool = False
    hot_seat: bool = False
    sit: bool = True
    """Whether the host takes the first seat that is not a bot."""
    pace: Pace | None = None
    spectators: bool = True
    """Whether people without a seat may watch from the deal on, and afterwards."""
    rated: bool = False
    """Whether the game is rated; then only those sit at it who have their games rated, and bots."""


class Claim(Incoming):
    """Take a seat: by an invite's token or, without one, any open seat of a listed table."""

    name: PlayerName
    token: Token | None = None


class Rename(Incoming):
    """A seat's new name."""

    name: PlayerName


class HandOver(Incoming):
    """Hand a seat to a bot; with None, back to its owner."""

    bot: BotName | None


class HandOn(Incoming):
    """The seat whose owner becomes the host."""

    seat: SeatNumber


class Spectators(Incoming):
    """Whether others may watch."""

    allowed: bool


class NotifyTarget(Incoming):
    """Where "your turn" messages go: a webhook gets JSON, ntfy a text in `language`."""

    kind: Literal["webhook", "ntfy"]
    url: Annotated[str, Meta(min_length=8, max_length=300, pattern=r"^https?://")]
    language: Language = "en"


class Notify(Incoming):
    """Where a seat's or a client's notifications go; None turns them off, `test` sends one right away."""

    target: NotifyTarget | None
    test: bool = False


class Again(Incoming):
    """Play again with the same seats: a rematch, or the next episode of a campaign."""

    campaign: bool = False
    options: dict[str, Any] | None = None


class PracticeWish(Incoming):
    """Play on from a position at a practice table: in which seat, and which others bots play; the rest is open."""

    seat: SeatNumber
    name: PlayerName
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """The line of the log before which the position was; None for the newest."""
    bots: dict[Annotated[str, Meta(pattern=r"^[0-9]{1,2}$")], BotName] = field(default_factory=dict)
    """Bots by seat number."""


class Try(Incoming):
    """An action to preview."""

    seat: SeatNumber
    action: Any


class AskHint(Incoming):
    """Ask a bot what it would do in a seat."""

    seat: SeatNumber
    bot: BotName = "greedy"
