"""Messages about manners: whom you mute or block, and what you report to the server's host."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming


class Manner(Incoming):
    """How one wants to deal with whoever sits at a seat: not hear them, not be brought together with them again."""

    mute: bool
    block: bool


class SeatManner(Struct):
    """How one deals with whoever sits at a seat."""

    seat: int
    mute: bool
    block: bool


class MannerLine(Struct):
    """Somebody you have muted or blocked, by the name they had."""

    id: str
    name: str
    mute: bool
    block: bool
    since: int


class Report(Incoming):
    """What the server's host should know about whoever sits at a seat; what they said there goes along."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Reported(Struct):
    """How many lines of theirs went along."""

    lines: int
