"""K'Aax: toxic ground that rovers cannot cross (PU-33.13)."""

from __future__ import annotations

from sternhafen.games.planet_unknown.aliases import CellSet
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Kaax(PlanetRules):
    """Rovers may not enter uncovered toxic cells."""

    def closed_to_rovers(self, c: Colony) -> CellSet:
        return self.ground.toxic & c.free
