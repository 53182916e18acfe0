"""What must always hold; the laws ask after every action."""

from __future__ import annotations

from sternhafen.games.ore_rush.data.tables import FACES, LEVELS
from sternhafen.games.ore_rush.state import OreRushState


def verify(s: OreRushState) -> None:
    """Raise an AssertionError if a load or a store cannot be what it is."""
    assert len(s.stores) == s.seats, "every seat has a store"
    assert 0 <= s.level <= LEVELS, f"level {s.level}"
    assert 2 * s.level <= s.load <= FACES * s.level, f"a load of {s.load} on level {s.level}"
    assert 0 <= min(s.stores) <= max(s.stores) <= s.rounds * LEVELS * FACES, "more ore than there is"
