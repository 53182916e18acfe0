"""Requests: the bodies that clients send over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from sternhafen.table.messages.fields import BotName, Incoming, Language, PlayerName, SeatNumber, TitleId, Token


class Pace(Incoming):
    """How much time people have: by the `clock` a bank and an increment a move, or `patience` for each decision."""

    kind: Literal["clock", "patience"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    """The bank, or the time for a decision; it runs only while a server does."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that a move adds to a clock, never above the bank."""
    bot: BotName = "medium"
    """Who plays for somebody whose time is up."""
    takes_over: bool = False
    """Whether that bot takes the seat by itself; else the others vote."""


class NewTable(Incoming):
    """A table to be made; the client that makes it is its host."""

    title: TitleId
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: PlayerName
    """The host's name, or with `hot_seat` that of the first seat that is no bot."""
    options: dict[str, Any] = field(default_factory=dict)
    bots: dict[Annotated[str, Meta(pattern=r"^[0-9]{1,2}$")], BotName] = field(default_factory=dict)
    """Bots by seat number: ``{"1": "greedy"}``."""
    names: Annotated[list[PlayerName], Meta(max_length=16)] = field(default_factory=list)
    """With `hot_seat`: the names of the seats that are no bots, in order."""
    listed: bool = False
    hot_seat: bool = False
    sit: bool = True
    """Whether the host takes the first seat that is no bot."""
    pace: Pace | None = None
    spectators: bool = True
    """Whether others may watch once the game is dealt, and after it."""


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


class HandOn(Incoming):
    """The seat whose holder becomes the host."""

    seat: SeatNumber


class Spectators(Incoming):
    """Whether others may watch."""

    allowed: bool


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
