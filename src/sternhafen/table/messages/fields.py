"""Fields of messages and their limits, and the base class of everything that clients send."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Raised when clients of the old protocol could no longer play."""
MAX_CHOICES = 100
"""How many legal actions a position lists; more come page by page."""

SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
Viewer = SeatNumber | None
"""The seat that something is shown to; None for a spectator."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Topic = Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9:/.-]*$")]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
TitleId = Annotated[str, Meta(min_length=1, max_length=40)]
Target = Annotated[str, Meta(min_length=1, max_length=80)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
SeedPart = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
"""A client's part of the seed: 128 bits from a good random source."""
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""A SHA-256 in hex digits."""
Moment = Annotated[int, Meta(ge=0, le=4_102_444_800)]
"""Seconds since 1970, up to the year 2100."""
RoomLink = Annotated[str, Meta(max_length=300)]
Status = Literal["waiting", "running", "over", "closed", "stale"]
"""Before the deal; being played; ended by its rules; closed by its host; not playable under today's rules."""
Language = Literal["en", "de"]


class Incoming(Struct, forbid_unknown_fields=True):
    """A message from a client. Unknown fields are refused, so that a misspelt one gets noticed."""
