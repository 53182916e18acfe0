"""What objectives measure on a colony, after the end-of-game phase (PU-17, PU-19)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.board import areas, has_rectangle
from sternhafen.games.planet_unknown.cards import (
    CONDITIONS,
    MEASURES,
    OBJECTIVE_CONDITION,
    OBJECTIVE_MEASURE,
)
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, ENERGY, TRACKS

RESOURCES_ON_EDGE: Final = MEASURES.index("resources_on_edge")
LARGEST_AREA: Final = MEASURES.index("largest_area")
NUMBER_OF_AREAS: Final = MEASURES.index("number_of_areas")
RESOURCES_ON_PLANET: Final = MEASURES.index("resources_on_planet")
TRACKS_AT_TOP: Final = MEASURES.index("tracks_at_top")
COLLECTED_METEORITES: Final = MEASURES.index("collected_meteorites")


def live_currents(c: Colony) -> int:
    """Return Petra's uncovered current lines that count as energy at the end: those without a lifepod (PU-33.5)."""
    return c.ground().currents & c.free & ~c.pods


def final_terrain(c: Colony, terrain: int) -> int:
    """Return the cells of a terrain at the end of the game."""
    return c.terrain[terrain] | live_currents(c) if terrain == ENERGY else c.terrain[terrain]


def terrain_areas(c: Colony, terrain: int) -> list[int]:
    """Return the areas of a terrain; a group of patches alone is none (PU-17.7, 35.1)."""
    found = areas(final_terrain(c, terrain))
    return [area for area in found if area & ~c.patch] if terrain == BIOMASS else found


def at_top(c: Colony, track: int) -> bool:
    """Return whether a marker stands on the top field of its track (PU-17.11)."""
    return c.tracks[track] == c.board().tops[track] and c.column(track) == track


def collected_lifepods(c: Colony) -> int:
    """Return all lifepods collected, those on tracks and technologies included (PU-17.10)."""
    return c.got_pods + c.lodged.bit_count() + c.held


def measure(c: Colony, objective: int) -> int:
    """Return the value a neighbour objective compares."""
    kind, resource, _ = OBJECTIVE_MEASURE[objective]
    if kind == RESOURCES_ON_EDGE:
        return (c.symbols[resource] & c.ground().edge).bit_count()
    if kind == LARGEST_AREA:
        return max([area.bit_count() for area in terrain_areas(c, resource)], default=0)
    if kind == NUMBER_OF_AREAS:
        return len(terrain_areas(c, resource))
    if kind == RESOURCES_ON_PLANET:
        return c.symbols[resource].bit_count()
    if kind == TRACKS_AT_TOP:
        return sum([at_top(c, track) for track in range(TRACKS)])
    if kind == COLLECTED_METEORITES:
        return c.got_meteors
    return collected_lifepods(c)


def fulfilled(c: Colony, objective: int) -> bool:
    """Return whether a private objective is fulfilled (PU-19.3)."""
    kind, numbers = OBJECTIVE_CONDITION[objective]
    name = CONDITIONS[kind]
    if name == "rectangle":
        return has_rectangle(final_terrain(c, numbers[0]), numbers[1], numbers[2])
    if name == "area_with_resources":
        symbols = c.symbols[numbers[0]]
        return any((area & symbols).bit_count() >= numbers[1] for area in terrain_areas(c, numbers[0]))
    if name == "track_at_top":
        return at_top(c, numbers[0])
    if name == "at_most_resources":
        return c.symbols[numbers[0]].bit_count() <= numbers[1]
    if name == "at_least_meteorites":
        return c.got_meteors >= numbers[0]
    if name == "more_lifepods_than_meteorites":
        return collected_lifepods(c) > c.got_meteors
    if name == "no_uncovered_ice":
        return not c.ground().ice & c.free
    return not c.ground().land & c.free & ~live_currents(c)
