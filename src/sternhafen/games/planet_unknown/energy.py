"""Energy: which markers it can advance (PU-13)."""

from __future__ import annotations

from sternhafen.games.planet_unknown.board import connected, spread
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.tracks import movable
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, ENERGY, TRACKS


def energy_cells(c: Colony) -> int:
    """Return the cells that may be treated as energy: Petra's uncovered current lines too (PU-33.4)."""
    return c.terrain[ENERGY] | c.ground().currents & c.free


def energy_area(c: Colony, section: int) -> int:
    """Return the whole area that a section of the tile belongs to (PU-13.3)."""
    return connected(section, energy_cells(c))


def energy_tracks(c: Colony, section: int, other: int) -> int:
    """Return the tracks that energy can advance: the tile's other resource and all areas around (PU-13.2)."""
    around = spread(energy_area(c, section))
    found = 1 << other
    for track in range(TRACKS):
        if around & c.terrain[track]:
            found |= 1 << track
    touched = around & c.terrain[BIOMASS]
    only_patches = bool(touched) and other != BIOMASS and not has_real_area(c, touched)
    if only_patches or CORPORATIONS[c.corporation].doubles:
        found &= ~(1 << BIOMASS)
    return found & movable(c)


def has_real_area(c: Colony, start: int) -> bool:
    """Return whether some of these biomass cells belong to an area that is more than patches (PU-13.6, 25.4)."""
    return bool(start & ~c.patch) or bool(connected(start, c.terrain[BIOMASS]) & ~c.patch)
