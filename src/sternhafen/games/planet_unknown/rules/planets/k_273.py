"""K-273: ice and land stay apart (PU-33.2)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Illegal
from sternhafen.games.planet_unknown.aliases import Cell, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class K273(PlanetRules):
    """A tile may not cover ice and land together."""

    bans_tiles: ClassVar[bool] = True

    def refuse_tile(self, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
        cells = TILE_TURNS[tile][turn][0] << anchor
        return Illegal("ice-and-land", "PU-33.2") if cells & self.ground.ice and cells & self.ground.land else None
