"""Horizon Group: rovers carry meteorites to rover symbols (PU-27)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Tile
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES
from sternhafen.games.planet_unknown.data.vocabulary import ROVER, WATER, tech
from sternhafen.games.planet_unknown.events import MeteoriteDestroyed, MeteoriteLoaded
from sternhafen.games.planet_unknown.rules.corporations.actions import AdvanceRover, LoadMeteorite
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.meteorites import collect_meteorite, score_meteorite
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.rules.tracks import advance, can_advance
from sternhafen.games.planet_unknown.state import FINAL, PlanetState

FREE_ROVER_TILES: Final = tech("ignore_adjacency_for_rover_tiles")
MOVES_LOADED: Final = tech("moves_for_loaded_rovers")
PATCH_PER_METEORITE: Final = tech("patch_per_collected_meteorite")
DUMP_ON_WATER: Final = tech("destroy_load_on_water")
ADVANCE_ROVER: Final = tech("advance_rover")


class HorizonGroup(CorporationRules):
    """A rover loads a meteorite it comes upon, and collects it where a rover symbol is."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.carries_meteorites = True
        self.touches_by_tile = True

    # Cargo -----------------------------------------------------------------------------------------------------------

    def rover_came(self, c: Colony, start: Cell, target: Cell) -> None:
        """Let a rover take its load along; only one that has just come somewhere may load there (PU-27.1)."""
        if start < 0:
            c.fresh |= 1 << target
            return
        if contains(c.loads, start):
            c.loads ^= 1 << start | 1 << target
        c.fresh = c.fresh & ~(1 << start) | 1 << target

    def rover_entered(self, s: PlanetState, seat: Seat, cell: Cell) -> None:
        """Collect load and meteorites on a rover symbol; on water level 4 destroys the load (PU-27.2, 27.10)."""
        c = s.colonies[seat]
        bit = 1 << cell
        if c.symbols[ROVER] & bit:
            if c.loads & bit:
                c.loads ^= bit
                score_meteorite(s, seat, cell)
            while c.meteorites & bit:
                collect_meteorite(s, seat, cell)
        elif c.loads & c.terrain[WATER] & bit and technologies(c) & DUMP_ON_WATER:
            c.loads ^= bit
            if s.recording:
                s.tell(MeteoriteDestroyed(seat=seat, cell=cell))

    def rover_lost(self, c: Colony, cell: Cell) -> None:
        """Leave the load of a destroyed rover on its cell (PU-27.6)."""
        bit = 1 << cell
        if c.fresh & bit:
            c.fresh &= ~bit
        if c.loads & bit:
            c.loads ^= bit
            if c.meteorites & bit:
                c.twins |= bit
            c.meteorites |= bit

    def lift_meteorite(self, c: Colony, cell: Cell) -> None:
        """Take one meteorite off a cell: lying there, or carried by the rover there (PU-27.5)."""
        bit = 1 << cell
        if c.twins & bit:
            c.twins ^= bit
        elif c.meteorites & bit:
            c.meteorites ^= bit
        else:
            c.loads &= ~bit

    # Technologies ----------------------------------------------------------------------------------------------------

    def places_anywhere(self, c: Colony, tile: Tile) -> bool:
        """Level 1: tiles with a rover symbol need not touch what is built (PU-27.7)."""
        return ROVER in TILE_RESOURCES[tile] and bool(technologies(c) & FREE_ROVER_TILES)

    def starting_moves(self, c: Colony) -> int:
        """Level 2: a move for every loaded rover (PU-27.8)."""
        return c.loads.bit_count() if technologies(c) & MOVES_LOADED else 0

    def got_meteorite(self, c: Colony) -> None:
        """Level 3: a patch for every collected meteorite (PU-27.9)."""
        if technologies(c) & PATCH_PER_METEORITE:
            c.patches_to_lay += 1

    def must_do(self, s: PlanetState, seat: Seat, early: bool) -> list[Action]:
        """Level 5: the rover marker is advanced once per round (PU-27.11)."""
        return self._rover_advance(s.colonies[seat]) if not early and s.phase != FINAL else []

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        c = s.colonies[seat]
        loads: list[Action] = [LoadMeteorite(cell) for cell in cells_of(loadable(c))]
        return loads + self._rover_advance(c)

    def _rover_advance(self, c: Colony) -> list[Action]:
        return [AdvanceRover()] if unused(c, ADVANCE_ROVER) and can_advance(c, ROVER) else []

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        c = s.colonies[seat]
        if isinstance(action, LoadMeteorite):
            self.lift_meteorite(c, action.cell)
            c.loads |= 1 << action.cell
            c.fresh &= ~(1 << action.cell)
            if s.recording:
                s.tell(MeteoriteLoaded(seat=seat, cell=action.cell))
        else:
            assert isinstance(action, AdvanceRover), "Horizon Group has no other action"
            c.used |= ADVANCE_ROVER
            advance(s, seat, ROVER, 1)


def loadable(c: Colony) -> CellSet:
    """Return the rovers that may load the meteorite they have just come upon (PU-27.1, 27.4)."""
    return c.fresh & c.rovers & c.meteorites & ~c.loads
