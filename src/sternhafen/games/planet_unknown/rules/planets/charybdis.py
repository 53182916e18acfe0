"""Charybdis: the first tile lies in the centre (PU-33.13)."""

from __future__ import annotations

from sternhafen.games.planet_unknown.aliases import CellSet
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Charybdis(PlanetRules):
    """The first tile covers one of the four centre cells."""

    def first_cells(self) -> CellSet:
        return self.ground.centre
