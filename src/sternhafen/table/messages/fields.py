"""What messages are made of: the bounds of their fields, and what all that clients send have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Raised when a client of the old protocol could no longer play."""
MOST_CHOICES = 100
"""How many legal actions a position lists; more come page by page."""

SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
Viewer = SeatNumber | None
"""The seat through whose eyes something is seen; None for a spectator."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
TitleId = Annotated[str, Meta(min_length=1, max_length=40)]
Target = Annotated[str, Meta(min_length=1, max_length=80)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
SeedPart = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
"""A client's part of the seed: 128 bits from a good random source."""
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""A SHA-256 in hex digits."""
Status = Literal["waiting", "running", "over", "closed", "stale"]
"""Before the deal; in play; ended by its rules; closed by its host; kept but not playable under today's rules."""
Language = Literal["en", "de"]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused, so that a misspelt one is noticed."""
