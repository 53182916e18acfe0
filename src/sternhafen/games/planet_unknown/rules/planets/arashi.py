"""Arashi: a ring of two rows on which nothing may lie alone (PU-33.8, 33.9)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Illegal
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Arashi(PlanetRules):
    """A tile on the ring needs a cell outside it, and no patch may lie there."""

    bans_tiles: ClassVar[bool] = True

    def refuse_tile(self, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
        cells = TILE_TURNS[tile][turn][0] << anchor
        return Illegal("all-on-ring", "PU-33.8") if not cells & ~self.ground.ring else None

    def closed_to_patches(self) -> CellSet:
        return self.ground.ring
