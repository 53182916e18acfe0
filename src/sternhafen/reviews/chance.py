"""Chance: the random numbers of a review: the same for the same seed, and separate for each decision."""

from __future__ import annotations

from hashlib import blake2b
from random import Random


def chance_for(seed: int, purpose: str, entry: int) -> Random:
    """Return the random numbers for one purpose at one line of a log.

    They do not depend on the game's own seed, which would reveal what was hidden.

    >>> chance_for(1, "worlds", 7).random() == chance_for(1, "worlds", 7).random()
    True
    >>> chance_for(1, "worlds", 7).random() == chance_for(1, "worlds", 8).random()
    False
    """
    return Random(int.from_bytes(blake2b(f"{seed} {purpose} {entry}".encode(), digest_size=16).digest(), "big"))
