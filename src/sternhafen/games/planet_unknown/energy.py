"""Energy: which markers it can advance (PU-13)."""

from __future__ import annotations

from sternhafen.games.planet_unknown.board import connected, spread
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.planets import PLANETS
from sternhafen.games.planet_unknown.tracks import movable
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER


def energy_cells(c: Colony) -> int:
    """Return the cells that may be treated as energy: Petra's uncovered current lines too (PU-33.4)."""
    return c.terrain[ENERGY] | PLANETS[c.planet].currents & c.free


def energy_tracks(c: Colony, section: int, other: int) -> int:
    """Return the tracks that energy can advance: the tile's other resource and all areas around (PU-13.2, 13.3)."""
    area = connected(section, energy_cells(c))
    around = spread(area)
    civ, water, biomass, rover, tech, _ = c.terrain
    found = 1 << other
    if around & civ:
        found |= 1 << CIV
    if around & water:
        found |= 1 << WATER
    if around & biomass and has_real_area(c, around & biomass):
        found |= 1 << BIOMASS
    if around & rover:
        found |= 1 << ROVER
    if around & tech:
        found |= 1 << TECH
    if CORPORATIONS[c.corporation].doubles:
        found &= ~(1 << BIOMASS)
    return found & movable(c)


def has_real_area(c: Colony, start: int) -> bool:
    """Return whether some of these biomass cells belong to an area that is more than patches (PU-13.6, 25.4)."""
    return bool(start & ~c.patch) or bool(connected(start, c.terrain[BIOMASS]) & ~c.patch)
