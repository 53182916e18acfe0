"""Gaia: cities that give medals as long as they are not covered (PU-33.7)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules

CITY_MEDALS: Final = 2


class Gaia(PlanetRules):
    """Two medals for each uncovered city."""

    def medals(self, c: Colony) -> int:
        return CITY_MEDALS * (self.ground.cities & c.free).bit_count()
