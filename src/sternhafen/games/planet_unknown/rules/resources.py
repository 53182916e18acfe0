"""What the resources of a tile give: advances, water on ice, energy (PU-3.5, 3.6, PU-7, PU-13.8, PU-14.3, PU-20.9)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import CellSet, Effect, Resource, Tile, Track
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.codes import PLACED, advance_code, advance_steps, advance_track, laid_parts
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, ENERGY, ONE_COUNTS, ONE_RESOURCE, TRACKS, WATER
from sternhafen.games.planet_unknown.events import TileUnplaced
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.tracks import advance
from sternhafen.games.planet_unknown.state import PlanetState

ONE_STEP: Final = [advance_code(track, placed=True) for track in range(TRACKS)]
"""The advance that a section of a placed tile usually earns, by track."""


def count_placed(c: Colony, resource: Resource, section: CellSet, other: Resource, extends: bool) -> None:
    """Gain what one resource of a placed tile gives (PU-3.5, 7.2, 13.1)."""
    if resource == ENERGY:
        c.energies = (*c.energies, (section, other))
    elif resource == WATER:
        ice = (section & c.ground().ice).bit_count()
        if ice:
            steps = CORPORATION_RULES[c.corporation].water_steps(ice)
            c.add_advance(advance_code(WATER, steps, placed=True))
    elif resource != BIOMASS or CORPORATION_RULES[c.corporation].counts_biomass(extends):
        c.add_advance(ONE_STEP[resource])


def advance_for_resource(s: PlanetState, seat: Seat, track: Track) -> None:
    """Make one of the advances that wait for the tile's resources (PU-3.6)."""
    c = s.colonies[seat]
    advances = c.advances
    code = advances[0]
    if len(advances) == 1 or advance_track(code) == track:
        c.advances = advances[1:]
    else:
        at = [advance_track(other) for other in advances].index(track)
        code = advances[at]
        c.advances = advances[:at] + advances[at + 1 :]
    steps = advance_steps(code)
    if track == WATER and code & PLACED:
        steps = CORPORATION_RULES[c.corporation].placed_water_steps(c, steps)
    advance(s, seat, track, steps)


def take_unplaced(s: PlanetState, seat: Seat, tile: Tile) -> None:
    """Take a tile that cannot be placed: both resources count, energy as the other one (PU-13.8, 14.3)."""
    c = s.colonies[seat]
    s.gone = tuple(sorted((*s.gone, tile)))
    if s.recording:
        s.tell(TileUnplaced(seat=seat, tile=tile))
    s.announce_end()
    if s.round_rule() == ONE_RESOURCE:
        c.add_effect(ONE_COUNTS, tile, 0)
        return
    a, b = TILE_RESOURCES[tile]
    tracks = (b, b) if a == ENERGY else (a, a) if b == ENERGY else (a, b)
    c.advances = tuple(sorted(advance_code(track) for track in tracks))


def count_section(s: PlanetState, seat: Seat, effect: Effect, section: int) -> None:
    """Let one resource of the tile count, the other one not (PU-20.9, 20.16)."""
    c = s.colonies[seat]
    _, tile, placed = effect
    resource, other = TILE_RESOURCES[tile][section], TILE_RESOURCES[tile][1 - section]
    if placed:
        _, turn, anchor = laid_parts(c.laid[-1])
        count_placed(c, resource, TILE_TURNS[tile][turn][1 + section] << anchor, other, placed > 1)
    else:
        c.advances = (advance_code(other if resource == ENERGY else resource),)
