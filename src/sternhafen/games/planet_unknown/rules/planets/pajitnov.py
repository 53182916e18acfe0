"""Pajitnov: tiles must slide into place (PU-33.13)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Illegal
from sternhafen.games.planet_unknown.aliases import Cell, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.grid import WIDTH
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Pajitnov(PlanetRules):
    """A tile must come from a neighbouring position where it meets no other tile; patches are no obstacle."""

    bans_tiles: ClassVar[bool] = True

    def refuse_tile(self, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
        cells = TILE_TURNS[tile][turn][0] << anchor
        tiles = self.ground.grid & ~c.free & ~c.patched
        for moved in (cells >> 1, cells << 1, cells >> WIDTH, cells << WIDTH):
            if not moved & tiles:
                return None
        return Illegal("cannot-slide-in", "PU-33.13")
