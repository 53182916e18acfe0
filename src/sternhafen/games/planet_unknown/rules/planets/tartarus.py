"""Tartarus: a trench that no tile crosses (PU-33.10 to 33.12); where rovers cannot cross, `Planet.ways` says."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Illegal
from sternhafen.games.planet_unknown.aliases import Cell, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Tartarus(PlanetRules):
    """No tile may lie across the trench."""

    bans_tiles: ClassVar[bool] = True

    def refuse_tile(self, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
        cells = TILE_TURNS[tile][turn][0] << anchor
        left, right = self.ground.sides
        return Illegal("across-trench", "PU-33.10") if cells & left and cells & right else None
