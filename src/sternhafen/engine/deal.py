"""The deal: how a game's seed was made, so that anybody can verify that nobody chose it.

The server draws a part and publishes its hash before it knows anybody else's. Every client draws a part too and
publishes its hash. Once all hashes are known the parts are revealed, and the seed is a hash of all of them. To choose
the seed, somebody would have to know everybody else's part before committing to their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Literal

import msgspec

How = Literal["mixed", "drawn", "fixed"]
"""Mixed from several parts; drawn by one computer alone; or fixed before the game began."""


class SeedOrigin(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How a seed was made, as a record stores it."""

    how: How
    reason: str = ""
    """Why it was fixed: ``import``, ``chosen``, ``lesson``, ``daily``, or what a given position is for."""
    server: str = ""
    """The server's part."""
    promise: str = ""
    """The hash of the server's part, published before anybody else committed to theirs."""
    parts: dict[str, str] = {}
    """The clients' parts, by seat."""
    commitments: dict[str, str] = {}
    """The hashes of the clients' parts, published before any part was revealed; also of parts that were withheld."""
    without: list[int] = []
    """The seats of people who gave no part."""


def commitment(part: str) -> str:
    """Return the hash that is published for a part."""
    return hashlib.sha256(part.encode()).hexdigest()


def mixed(server: str, parts: Mapping[str, str]) -> str:
    """Return the seed (32 hex digits) that the parts make together.

    >>> mixed("00", {"0": "11"}) == mixed("00", {"0": "12"})
    False
    """
    lines = [f"server {server}", *(f"{seat} {parts[seat]}" for seat in sorted(parts, key=int))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def fault(deal: SeedOrigin, seed: str) -> str | None:
    """Return the code of what is wrong with the proof of a seed, or None if it holds."""
    if not deal.server:
        return None
    if commitment(deal.server) != deal.promise:
        return "promise"
    if any(not seat.isdigit() or commitment(part) != deal.commitments.get(seat) for seat, part in deal.parts.items()):
        return "part"
    return None if mixed(deal.server, deal.parts) == seed else "mix"
