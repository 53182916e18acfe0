"""Messages about Web Push: browsers that notify you of your turn while no page is open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming, Language
from sternhafen.table.messages.people import DeviceLabel

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Subscribe(Incoming):
    """A browser's subscription, as its push manager made it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=30, pattern=r"^[A-Za-z0-9_=-]+$")]
    label: DeviceLabel = ""
    language: Language = "en"


class QuietHours(Incoming):
    """When you get no notifications, from one minute of the day to another, in your time zone."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")]


class Quiet(Incoming):
    """One's quiet hours; None: there are none."""

    hours: QuietHours | None


class PushDevice(Struct):
    """A browser that is told."""

    id: str
    label: str
    created: int


class PushState(Struct):
    """What browsers subscribe to (`key`; None if this server cannot push), those that are told, and quiet hours."""

    key: str | None
    devices: list[PushDevice]
    quiet: QuietHours | None


class PushTested(Struct):
    """How many of your browsers were reached."""

    delivered: int
    devices: int
