"""What a planet can change: the hooks that the rules call (PU-32).

Written here is what holds on every planet that does not say otherwise in its own module.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import Illegal
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.planets import PLANETS


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanetRules:
    """The rules that a planet may change."""

    bans_tiles: ClassVar[bool] = False
    """Whether tiles may not lie everywhere; such bans are dropped if they alone would end the game (PU-32.1)."""

    def __init__(self, number: int) -> None:
        self.ground = PLANETS[number]

    def first_cells(self) -> CellSet:
        """Return the cells of which the first tile must cover one (PU-4.2)."""
        return self.ground.edge

    def refuse_tile(self, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
        """Return which ban of this planet a placement breaks."""
        return None

    def closed_to_patches(self) -> CellSet:
        """Return the cells on which no patch may lie (PU-32.2)."""
        return 0

    def closed_to_rovers(self, c: Colony) -> CellSet:
        """Return the cells that no rover may enter."""
        return 0

    def current_lines(self, c: Colony) -> CellSet:
        """Return the uncovered cells that may be treated as energy during the game (PU-33.4)."""
        return 0

    def live_current_lines(self, c: Colony) -> CellSet:
        """Return the uncovered cells that count as energy at the end of the game (PU-33.5)."""
        return 0

    def medals(self, c: Colony) -> int:
        """Return the medals that this planet gives beside its rows and columns."""
        return 0


PLANET_RULES: Final[list[PlanetRules]] = []
"""The rules of every planet, by number; `table.install` fills it."""
