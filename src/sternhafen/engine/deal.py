"""The deal: how a game's seed was made, so that anybody can prove that nobody chose it.

The server draws a part and publishes its hash before it knows anybody else's. Every client draws a part too and
publishes its hash. Once all hashes are known the parts are told, and the seed is a hash of all of them: whoever wanted
to choose it would have had to know the parts of the others before he settled his own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Literal

import msgspec

How = Literal["mixed", "drawn", "fixed"]
"""By several who could not choose it; by one computer alone; or it was known before the game began."""


class SeedOrigin(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How a seed was made, as it stands in a record."""

    how: How
    reason: str = ""
    """Why it was fixed: ``import``, ``chosen``, ``lesson`` or ``daily``."""
    server: str = ""
    """The server's part."""
    promise: str = ""
    """The hash of it, published before anybody else gave a part."""
    parts: dict[str, str] = {}
    """The parts of the clients, by seat."""
    commitments: dict[str, str] = {}
    """The hashes of them, published before any part was told; also those whose part was withheld."""
    without: list[int] = []
    """The people's seats that gave no part."""


def commitment(part: str) -> str:
    """Return the hash that is published for a part."""
    return hashlib.sha256(part.encode()).hexdigest()


def mixed(server: str, parts: Mapping[str, str]) -> str:
    """Return the seed of 32 hex digits that the parts give together.

    >>> mixed("00", {"0": "11"}) == mixed("00", {"0": "12"})
    False
    """
    lines = [f"server {server}", *(f"{seat} {parts[seat]}" for seat in sorted(parts, key=int))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def fault(deal: SeedOrigin, seed: str) -> str | None:
    """Return the code of what is wrong with a deal's proof of a seed, or None."""
    if not deal.server:
        return None
    if commitment(deal.server) != deal.promise:
        return "promise"
    if any(not seat.isdigit() or commitment(part) != deal.commitments.get(seat) for seat, part in deal.parts.items()):
        return "part"
    return None if mixed(deal.server, deal.parts) == seed else "mix"
