"""Petra: current lines that count as energy, and no ice (PU-33.4 to 33.6)."""

from __future__ import annotations

from sternhafen.games.planet_unknown.aliases import CellSet
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Petra(PlanetRules):
    """Uncovered current lines may be treated as energy; at the end they are, unless a lifepod lies there."""

    def current_lines(self, c: Colony) -> CellSet:
        return self.ground.currents & c.free

    def live_current_lines(self, c: Colony) -> CellSet:
        return self.ground.currents & c.free & ~c.lifepods
