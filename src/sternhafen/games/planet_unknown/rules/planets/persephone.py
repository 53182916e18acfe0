"""Persephone: each quadrant bans a resource symbol (PU-33.3)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Illegal
from sternhafen.games.planet_unknown.aliases import Cell, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.rules.planets.hooks import PlanetRules


class Persephone(PlanetRules):
    """A tile may span quadrants; only the cells with its symbols matter."""

    bans_tiles: ClassVar[bool] = True

    def refuse_tile(self, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
        _, _, _, first, second, _ = TILE_TURNS[tile][turn]
        for resource, symbol in zip(TILE_RESOURCES[tile], (first, second), strict=True):
            if symbol << anchor & self.ground.quadrants[resource]:
                return Illegal("banned-quadrant", "PU-33.3", {"resource": resource})
        return None
