"""Laying tiles and patches on the planet, and what a tile's resources give (PU-4.8, PU-3.5, PU-7, PU-8, PU-14.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternhafen.games.planet_unknown.board import spread
from sternhafen.games.planet_unknown.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.colony import SHIFTS, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS, Corporation
from sternhafen.games.planet_unknown.energy import has_real_area
from sternhafen.games.planet_unknown.events import (
    Covered,
    NextTileSeen,
    PatchLaid,
    TileOpened,
    TilePlaced,
    TileUnplaced,
)
from sternhafen.games.planet_unknown.planets import PLANETS
from sternhafen.games.planet_unknown.proof import laid_code, laid_parts
from sternhafen.games.planet_unknown.rovers import all_meteors, destroy_meteor, destroy_rover
from sternhafen.games.planet_unknown.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.tracks import advance, gain_boosts
from sternhafen.games.planet_unknown.vocabulary import (
    BIOMASS,
    CIV,
    COLLECT_METEORS,
    ENERGY,
    ONE_COUNTS,
    ONE_RESOURCE,
    WATER,
    tech,
)

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

NO_METEORS: Final = tech("no_meteorites")
WATER_DOUBLE: Final = tech("water_placement_double")
CIV_TILE_MOVES: Final = tech("moves_on_choosing_civ_tile")
SHIFT_ON_ENERGY: Final = tech("move_lifepod_on_energy_tile")
WATER_NO_ICE: Final = tech("water_when_no_ice")
PATCH_PER_WATER: Final = tech("patch_per_water_tile")
BOOST_PER_WATER: Final = tech("boost_per_water_tile")
METEOR_ON_MATCH: Final = tech("collect_meteorite_on_matching_tile")
PLACED: Final = 1024
"""Marks an advance that a section of a placed tile earned (PU-22.5, 28.7)."""


def open_tile(s: PlanetUnknown, stack: int) -> None:
    """Turn up the next tile of a stack, if there is one (PU-2.5)."""
    if s.below:
        open_seen_tile(s, stack)
    elif s.pools[stack]:
        s.shown[stack], s.pools[stack] = s.pick(stack, s.pools[stack])
        if s.telling:
            s.tell(TileOpened(stack=stack, tile=s.shown[stack], reveals=True))


def open_seen_tile(s: PlanetUnknown, stack: int) -> None:
    """Turn up the next tile of a stack that everybody has seen, and let the one below it be seen."""
    if s.below[stack] < 0:
        return
    s.shown[stack] = s.below[stack]
    s.tell(TileOpened(stack=stack, tile=s.shown[stack]))
    if s.pools[stack]:
        s.show_next(stack, *s.pick(stack, s.pools[stack]))
        s.tell(NextTileSeen(stack=stack, tile=s.below[stack], reveals=True))
    else:
        s.show_next(stack, -1, ())


def crush(s: PlanetUnknown, seat: int, cells: int) -> None:
    """Destroy the lifepods and rovers on cells that are covered (PU-4.8)."""
    c = s.colonies[seat]
    if s.telling:
        lost = (c.pods & cells).bit_count(), (c.rovers & cells).bit_count()
        s.tell(Covered(seat=seat, lifepods=lost[0], rovers=lost[1]))
    c.pods &= ~cells
    crushed = c.rovers & cells
    while crushed:
        cell = crushed.bit_length() - 1
        destroy_rover(s, seat, cell)
        crushed ^= 1 << cell


def lay_tile(s: PlanetUnknown, seat: int, tile: int, turn: int, anchor: int, resources: bool) -> None:
    """Lay a tile; with `resources` all that depends on them happens (PU-6.10)."""
    c = s.colonies[seat]
    outline, first, second, symbol, other, spot = TILE_TURNS[tile][turn]
    cells, first, second = outline << anchor, first << anchor, second << anchor
    a, b = TILE_RESOURCES[tile]
    if s.telling:
        s.tell(TilePlaced(seat=seat, tile=tile, turn=turn, anchor=anchor))
    board = CORPORATIONS[c.corporation]
    extends = board.doubles and BIOMASS in (a, b) and _extends(c, first if a == BIOMASS else second)
    c.free &= ~cells
    if cells & (c.pods | c.rovers):
        crush(s, seat, cells)
    c.last = cells
    c.laid = (*c.laid, laid_code(tile, turn, anchor))
    c.terrain[a] |= first
    c.terrain[b] |= second
    c.symbols[a] |= symbol << anchor
    c.symbols[b] |= other << anchor
    if spot:
        c.spots |= spot << anchor
        if not c.techs() & NO_METEORS:
            c.meteors |= spot << anchor
    if resources:
        if EVENT_EFFECT[s.event][0] == ONE_RESOURCE:
            c.add_todo(ONE_COUNTS, tile, 1 + extends)
        else:
            count_placed(c, board, a, first, b, extends)
            count_placed(c, board, b, second, a, extends)
    if not board.plain:
        _placed_with_technologies(s, seat, cells, a, b, resources)


def _extends(c: Colony, section: int) -> bool:
    """Return whether a biomass section touches an existing area (PU-25.3, 25.4)."""
    touching = spread(section) & c.terrain[BIOMASS]
    return touching != 0 and has_real_area(c, touching)


def count_placed(c: Colony, board: Corporation, resource: int, section: int, other: int, extends: bool) -> None:
    """Put into the bag what one resource of a placed tile gives (PU-3.5, 7.2, 13.1, 25.3, 29.1)."""
    if resource == ENERGY:
        c.energies = (*c.energies, (section, other))
    elif resource == WATER:
        ice = (section & PLANETS[c.planet].ice).bit_count()
        if ice:
            c.add_pending(PLACED | 8 * (ice if board.winding else 1) | WATER)
    elif resource != BIOMASS or extends or not board.doubles:
        c.add_pending(PLACED | 8 | resource)


def count_section(s: PlanetUnknown, seat: int, item: tuple[int, int, int], section: int) -> None:
    """Let one resource of the tile count, the other one not (PU-20.9, 20.16)."""
    c = s.colonies[seat]
    _, tile, placed = item
    resource, other = TILE_RESOURCES[tile][section], TILE_RESOURCES[tile][1 - section]
    if placed:
        _, turn, anchor = laid_parts(c.laid[-1])
        count_placed(c, c.board(), resource, TILE_TURNS[tile][turn][1 + section] << anchor, other, placed > 1)
    else:
        c.pending = (8 | (other if resource == ENERGY else resource),)


def take_unplaced(s: PlanetUnknown, seat: int, tile: int) -> None:
    """Take a tile that cannot be placed: both resources count, energy as the other one (PU-13.8, 14.3)."""
    c = s.colonies[seat]
    s.gone = tuple(sorted((*s.gone, tile)))
    if s.telling:
        s.tell(TileUnplaced(seat=seat, tile=tile))
    s.announce_end()
    if s.round_rule() == ONE_RESOURCE:
        c.add_todo(ONE_COUNTS, tile, 0)
        return
    a, b = TILE_RESOURCES[tile]
    tracks = (b, b) if a == ENERGY else (a, a) if b == ENERGY else (a, b)
    c.pending = tuple(sorted(8 | track for track in tracks))


def chose_tile(s: PlanetUnknown, seat: int, tile: int) -> None:
    """Give Republic its rover moves for choosing a civ tile (PU-24.3)."""
    c = s.colonies[seat]
    if c.techs() & CIV_TILE_MOVES and CIV in TILE_RESOURCES[tile]:
        c.moves += c.board().moves[c.tracks[3]]


def _placed_with_technologies(s: PlanetUnknown, seat: int, cells: int, a: int, b: int, resources: bool) -> None:
    """Put into the bag what technologies give for a placed tile (PU-26.9, 29.7 to 29.9, 31.3)."""
    c = s.colonies[seat]
    techs = c.techs()
    if techs & WATER_NO_ICE and not cells & PLANETS[c.planet].ice:
        c.add_pending(8 | WATER)
    if not resources:
        return
    if WATER in (a, b):
        if techs & PATCH_PER_WATER:
            c.patches += 1
        if techs & BOOST_PER_WATER:
            gain_boosts(s, c, 1)
    if techs & SHIFT_ON_ENERGY and ENERGY in (a, b):
        c.set_quirk(SHIFTS, c.shifts + 1)
    if techs & METEOR_ON_MATCH and c.flux in (a, b) and all_meteors(c):
        c.add_todo(COLLECT_METEORS, 1)


def advance_for_resource(s: PlanetUnknown, seat: int, track: int) -> None:
    """Make one of the advances that wait for the tile's resources (PU-3.6, 22.5)."""
    c = s.colonies[seat]
    pending = c.pending
    at = 0
    while pending[at] & 7 != track:
        at += 1
    code = pending[at]
    c.pending = pending[:at] + pending[at + 1 :] if at else pending[1:]
    if track == WATER and code & PLACED and c.techs() & WATER_DOUBLE:
        advance(s, seat, WATER, 2)
    else:
        advance(s, seat, track, code >> 3 & 31)


def lay_patch(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Lay a patch: it covers like a tile, on Wormhole's tiles also what they show (PU-8.4, 25.8, 25.11)."""
    c = s.colonies[seat]
    bit = 1 << cell
    if s.telling:
        s.tell(PatchLaid(seat=seat, cell=cell))
    if not c.free & bit:
        if c.meteors & bit:
            destroy_meteor(s, seat, cell)
        for resource in range(6):
            c.terrain[resource] &= ~bit
            c.symbols[resource] &= ~bit
        c.spots &= ~bit
    c.free &= ~bit
    if bit & (c.pods | c.rovers):
        crush(s, seat, bit)
    c.patch |= bit
    c.terrain[BIOMASS] |= bit
