"""Games of a corporation, ready to be tried out."""

from __future__ import annotations

from sternhafen.games.planet_unknown.state import PlanetUnknown
from tests.games.planet_unknown.position import lay, placing, tile

UP, RIGHT, DOWN, LEFT = range(4)


def settled(name: str, **options: str) -> PlanetUnknown:
    """Return a game whose seat 0 with this corporation has one tile in the middle and a bag to resolve."""
    s = placing(name, **options)  # type: ignore[arg-type]
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    return s


def civ_choice(s: PlanetUnknown) -> None:
    """End the placing step, so that waiting civ milestones are chosen."""
    s.commander = 0
    s.lanes = [[], []]
    s.settle()
