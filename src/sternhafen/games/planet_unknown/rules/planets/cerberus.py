"""Cerberus: worlds that give medals when they are fully covered (PU-33.13)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules

WORLD_MEDALS: Final = 2


class Cerberus(PlanetRules):
    """Two medals for each world without a free cell."""

    def medals(self, c: Colony) -> int:
        return sum([WORLD_MEDALS for world in self.ground.worlds if not world & c.free])
