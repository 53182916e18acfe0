"""Chapter 3: the end (ORE-3)."""

from __future__ import annotations

from sternhafen.engine import Outcome
from sternhafen.games.ore_rush.state import OreRushState


def final_outcome(s: OreRushState) -> Outcome:
    """Return the places: the more ore in the store the better, and equals share a place (ORE-3.2)."""
    places = tuple([1 + sum(other > own for other in s.stores) for own in s.stores])
    return Outcome(places, tuple([{"ore": own} for own in s.stores]))
