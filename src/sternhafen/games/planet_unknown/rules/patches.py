"""Chapter 8: patches. Where they may lie, storing them, laying them."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.games.planet_unknown.actions import LayPatch, StorePatch
from sternhafen.games.planet_unknown.aliases import Cell, CellSet
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.grid import cells_of, spread
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, RESOURCES, tech
from sternhafen.games.planet_unknown.events import PatchLaid, PatchStored
from sternhafen.games.planet_unknown.rules.corporations.actions import DoublePatch
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.meteorites import destroy_meteorite
from sternhafen.games.planet_unknown.rules.placement import cover
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.state import FINAL, PlanetState

STORE: Final = tech("store_patches")
"""A technology of Universal Coalition and of Wormhole Corp. (PU-8.7, 22.3, 25.10)."""


def patch_cells(s: PlanetState, c: Colony) -> CellSet:
    """Return the cells on which a patch may be laid (PU-8.3, 8.9)."""
    ground = c.ground()
    rules = CORPORATION_RULES[c.corporation]
    if not c.last_tile:
        cells = c.free & ground.edge
    elif rules.patches_anywhere(c):
        cells = c.free
    else:
        cells = c.free & spread(ground.grid & ~c.free)
    if rules.special:
        cells |= rules.patches_on_tiles(c)
    return cells & ~PLANET_RULES[c.planet].closed_to_patches()


def may_store(s: PlanetState, c: Colony) -> bool:
    """Return whether a patch may be kept for the end of the game (PU-8.7, 14.8)."""
    return s.phase != FINAL and bool(technologies(c) & STORE)


def patch_answers(s: PlanetState, c: Colony) -> list[Action]:
    """Return what can be done with a gained patch, if it can be laid: laying it, and its alternatives."""
    cells = patch_cells(s, c)
    if not cells:
        return []
    if CORPORATION_RULES[c.corporation].doubles_patch(c):
        return [DoublePatch()]
    return [*[LayPatch(cell) for cell in cells_of(cells)], *patch_alternatives(s, c)]


def patch_alternatives(s: PlanetState, c: Colony) -> list[Action]:
    """Return what can be done with a patch other than laying it (PU-8.7, 8.12)."""
    rules = CORPORATION_RULES[c.corporation]
    if rules.doubles_patch(c):
        return [DoublePatch()]
    stored: list[Action] = [StorePatch()] if may_store(s, c) else []
    return stored + rules.instead_of_patch(s, c)


def store_patch(s: PlanetState, seat: Seat) -> None:
    """Keep a patch for the end of the game (PU-8.7)."""
    c = s.colonies[seat]
    c.patches_to_lay -= 1
    c.stored_patches += 1
    if s.recording:
        s.tell(PatchStored(seat=seat))


def lay_patch(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Lay a patch: it covers like a tile, on tiles also what they show (PU-8.4, 25.8, 25.11)."""
    c = s.colonies[seat]
    bit = 1 << cell
    if s.recording:
        s.tell(PatchLaid(seat=seat, cell=cell))
    if not c.free & bit:
        if c.meteorites & bit:
            destroy_meteorite(s, seat, cell)
        for resource in range(len(RESOURCES)):
            c.terrain[resource] &= ~bit
            c.symbols[resource] &= ~bit
        c.meteorite_symbols &= ~bit
    c.free &= ~bit
    if bit & (c.lifepods | c.rovers):
        cover(s, seat, bit)
    c.patched |= bit
    c.terrain[BIOMASS] |= bit
