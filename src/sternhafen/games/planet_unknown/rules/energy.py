"""Chapter 13: energy, and which markers it can advance."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.aliases import CellSet, Resource, Track, TrackSet
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.grid import connected, spread
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.rules.tracks import advance, movable
from sternhafen.games.planet_unknown.state import PlanetState


def energy_cells(c: Colony) -> CellSet:
    """Return the cells that may be treated as energy (PU-13.2, 33.4)."""
    return c.terrain[ENERGY] | PLANET_RULES[c.planet].current_lines(c)


def energy_tracks(c: Colony, section: CellSet, other: Resource) -> TrackSet:
    """Return the tracks that energy can advance: the tile's other resource and all areas around (PU-13.2, 13.3)."""
    area = connected(section, energy_cells(c))
    around = spread(area)
    civ, water, biomass, rover, tech, _ = c.terrain
    tracks = 1 << other
    if around & civ:
        tracks |= 1 << CIV
    if around & water:
        tracks |= 1 << WATER
    if around & biomass and has_real_area(c, around & biomass):
        tracks |= 1 << BIOMASS
    if around & rover:
        tracks |= 1 << ROVER
    if around & tech:
        tracks |= 1 << TECH
    return CORPORATION_RULES[c.corporation].energy_tracks(tracks) & movable(c)


def has_real_area(c: Colony, start: CellSet) -> bool:
    """Return whether some of these biomass cells belong to an area that is more than patches (PU-13.6, 25.4)."""
    return bool(start & ~c.patched) or bool(connected(start, c.terrain[BIOMASS]) & ~c.patched)


def energised(c: Colony) -> TrackSet:
    """Return the tracks that some waiting energy can advance."""
    tracks = 0
    for section, other in c.energies:
        tracks |= energy_tracks(c, section, other)
    return tracks


def energise(s: PlanetState, seat: Seat, track: Track) -> None:
    """Use the first energy that can advance this marker, by one field (PU-13.1, 13.9)."""
    c = s.colonies[seat]
    for at, (section, other) in enumerate(c.energies):
        if len(c.energies) == 1 or contains(energy_tracks(c, section, other), track):
            c.energies = c.energies[:at] + c.energies[at + 1 :]
            advance(s, seat, track, 1)
            return
