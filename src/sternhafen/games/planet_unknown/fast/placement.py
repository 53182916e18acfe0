"""All placements of a tile at once, by shifting bitboards; `rules.placement` says the same one placement at a time."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.games.planet_unknown.actions import PlaceTile
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Ring, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.data.codes import MAX_TURNS
from sternhafen.games.planet_unknown.data.grid import CELLS, WIDTH, cells_of, spread
from sternhafen.games.planet_unknown.data.planets import PLANETS, Planet
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BAN_EDGE, BAN_ICE, BAN_SAME
from sternhafen.games.planet_unknown.fast.pieces import OUTLINES, TURNS_ALIKE, nth_cell, pieces
from sternhafen.games.planet_unknown.fast.tables import PLACE_TILE
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.corporations.universal_coalition import FREE_PLACING
from sternhafen.games.planet_unknown.rules.patches import patch_cells
from sternhafen.games.planet_unknown.rules.placement import (
    ALL_BANS,
    BAN_TESTS,
    NO_EVENT_BANS,
    NO_PLANET_BANS,
    must_touch,
)
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.state import PlanetState

Boards = list[tuple[tuple[Turn, ...], CellSet]]
"""Placements of a tile as (turns, board of anchors): every turn goes with every anchor."""
Sector = tuple[int, Boards, int, Boards]
"""How many placements there are of the tile of the small ring, and which; and of that of the large ring."""
NOWHERE: Final[tuple[int, Boards]] = (0, [])

BANS: Final = [rules.bans_tiles for rules in PLANET_RULES]
"""Whether every planet bans placements."""
HALVES: Final = [
    {"k-273": (ground.ice, ground.land), "tartarus": ground.sides}.get(ground.id, ()) for ground in PLANETS
]
"""The parts of a planet of which a tile may cover only one."""
SLIDES: Final = [ground.id == "pajitnov" for ground in PLANETS]


# Under all rules and bans --------------------------------------------------------------------------------------------


def quick_must_touch(s: PlanetState, c: Colony, tile: Tile) -> CellSet:
    """Return the cells of which a tile must cover one; what the standard corporation needs is asked here."""
    if not c.last_tile or CORPORATION_RULES[c.corporation].special:
        return must_touch(s, c, tile)
    grid = PLANETS[c.planet].grid
    if technologies(c) & FREE_PLACING:
        return grid
    built = grid & ~c.free
    return spread(built if s.patches_join else built & ~c.patched)


def quick_patch_cells(s: PlanetState, c: Colony) -> CellSet:
    """Return the cells on which a patch may be laid; what the standard corporation needs is asked here."""
    if not c.last_tile or CORPORATION_RULES[c.corporation].special:
        return patch_cells(s, c)
    ground = PLANETS[c.planet]
    cells = c.free & ~ground.ring
    return cells if technologies(c) & FREE_PLACING else cells & spread(ground.grid & ~c.free)


def pieces_apart(s: PlanetState, c: Colony, tile: Tile, free: CellSet) -> tuple[CellSet, ...]:
    """Return where pieces lie apart from what a tile must touch; nothing if they cannot."""
    apart = free & ~quick_must_touch(s, c, tile)
    return pieces(apart) if apart else ()


def outlines(tile: Tile, inside: tuple[CellSet, ...], apart: tuple[CellSet, ...]) -> tuple[int, Boards]:
    """Return how often and where a tile lies on free cells, of which some are not apart from what it must touch."""
    boards: Boards = []
    anchors = 0
    for i, j, k, turns in OUTLINES[tile]:
        fits = inside[i] & inside[j] >> k
        if fits and apart:
            fits ^= apart[i] & apart[j] >> k
        if fits:
            boards.append((turns, fits))
            anchors += fits.bit_count()
    return anchors * TURNS_ALIKE[tile], boards


def open_cells(s: PlanetState, c: Colony, bans: int) -> CellSet:
    """Return the cells on which a tile may lie at all."""
    if s.event >= 0 and not bans & NO_EVENT_BANS:
        rule = s.round_rule()
        if rule == BAN_EDGE:
            return c.free & ~PLANETS[c.planet].edge
        if rule == BAN_ICE:
            return c.free & ~PLANETS[c.planet].ice
    return c.free


def tile_boards(s: PlanetState, c: Colony, tile: Tile, bans: int) -> Boards:
    """Return all placements of a tile under the bans of one of the four tests."""
    free = open_cells(s, c, bans)
    _, boards = outlines(tile, pieces(free), pieces_apart(s, c, tile, free))
    if BANS[c.planet] and not bans & NO_PLANET_BANS:
        boards = [(turns, _planet_allows(c, tile, turns[0], fits)) for turns, fits in boards]
        if PLANETS[c.planet].quadrants:
            boards = _without_quadrants(PLANETS[c.planet], tile, boards)
    if s.event >= 0 and not bans & NO_EVENT_BANS and s.round_rule() == BAN_SAME:
        boards = _without_same_terrain(c, tile, boards)
    elif not BANS[c.planet]:
        return boards
    return [pair for pair in boards if pair[1]]


def _planet_allows(c: Colony, tile: Tile, turn: Turn, fits: CellSet) -> CellSet:
    """Return the anchors that halves, ring and sliding allow."""
    ground = PLANETS[c.planet]
    cells = cells_of(TILE_TURNS[tile][turn][0])
    if HALVES[c.planet]:
        within = 0
        for half in HALVES[c.planet]:
            within |= _anchors(half, cells)
        fits &= within
    if ground.ring:
        fits &= ~_anchors(ground.ring, cells)
    if SLIDES[c.planet]:
        fits &= _slides(ground.grid & ~c.free & ~c.patched, cells)
    return fits


def _anchors(inside: CellSet, cells: list[Cell]) -> CellSet:
    """Return the anchors from which an outline lies wholly on some cells."""
    anchors = inside
    for k in cells[1:]:
        anchors &= inside >> k
    return anchors


def _slides(tiles: CellSet, cells: list[Cell]) -> CellSet:
    """Return the anchors from which a tile can be moved one cell some way without meeting a tile."""
    anchors = 0
    for moved in (tiles << 1, tiles >> 1, tiles << WIDTH, tiles >> WIDTH):
        blocked = 0
        for k in cells:
            blocked |= moved >> k
        anchors |= ~blocked
    return anchors


def _without_quadrants(ground: Planet, tile: Tile, boards: Boards) -> Boards:
    """Leave out anchors that put a symbol into a quadrant where it is banned."""
    first, second = TILE_RESOURCES[tile]
    kept: Boards = []
    for turns, fits in boards:
        for turn in turns:
            _, _, _, symbol, other, _ = TILE_TURNS[tile][turn]
            allowed = fits & ~(ground.quadrants[first] >> (symbol.bit_length() - 1))
            kept.append(((turn,), allowed & ~(ground.quadrants[second] >> (other.bit_length() - 1))))
    return kept


def _without_same_terrain(c: Colony, tile: Tile, boards: Boards) -> Boards:
    """Leave out anchors that lay a terrain beside the same terrain."""
    first, second = TILE_RESOURCES[tile]
    kept: Boards = []
    for turns, fits in boards:
        for turn in turns:
            allowed = fits
            for terrain, section in ((first, TILE_TURNS[tile][turn][1]), (second, TILE_TURNS[tile][turn][2])):
                beside = spread(c.terrain[terrain])
                for k in cells_of(section):
                    allowed &= ~(beside >> k)
            kept.append(((turn,), allowed))
    return kept


# The two tiles of a sector -------------------------------------------------------------------------------------------


def has_bans(s: PlanetState, c: Colony) -> bool:
    """Return whether anything depends on which tile is placed, or how it is turned, so that each must be looked at."""
    if s.event >= 0 and EVENT_EFFECT[s.event][0] == BAN_SAME:
        return True
    return BANS[c.planet] or CORPORATION_RULES[c.corporation].touches_by_tile


def ban_boards(s: PlanetState, seat: Seat, c: Colony, bans: int) -> Sector:
    """Return all placements of the tiles in a seat's sector under the bans of one of the four tests."""
    sector = s.sector(seat)
    small, large = s.shown[(sector + s.ring_offset) % 6], s.shown[6 + sector]
    if has_bans(s, c):
        first = tile_boards(s, c, small, bans) if small >= 0 else []
        second = tile_boards(s, c, large, bans) if large >= 0 else []
        return count_placements(first), first, count_placements(second), second
    free = open_cells(s, c, bans)  # the same cells are open to both tiles
    inside, apart = pieces(free), pieces_apart(s, c, small, free)
    return (
        *(outlines(small, inside, apart) if small >= 0 else NOWHERE),
        *(outlines(large, inside, apart) if large >= 0 else NOWHERE),
    )


def sector_boards(s: PlanetState, seat: Seat) -> Sector:
    """Return all placements of the tiles in a seat's sector: bans are dropped if need be."""
    c = s.colonies[seat]
    boards = ban_boards(s, seat, c, ALL_BANS)
    if boards[0] or boards[2]:
        return boards
    there = (NO_EVENT_BANS if s.event >= 0 else 0) | (NO_PLANET_BANS if BANS[c.planet] else 0)
    for bans in BAN_TESTS[1:]:
        if not bans & ~there:
            boards = ban_boards(s, seat, c, bans)
            if boards[0] or boards[2]:
                break
    return boards


def count_placements(boards: Boards) -> int:
    """Return how many placements there are."""
    return sum([len(turns) * fits.bit_count() for turns, fits in boards])


def nth_placement(ring: Ring, boards: Boards, n: int) -> PlaceTile:
    """Return the n-th placement of the tile of a ring, counted from 0."""
    for turns, fits in boards:
        count = fits.bit_count()
        if n < count * len(turns):
            return PLACE_TILE[ring][turns[n // count]][nth_cell(fits, n % count)]
        n -= count * len(turns)
    raise AssertionError("there are not so many placements")


def all_placements(sector: Sector) -> list[Action]:
    """Return all placements as answers."""
    answers: list[Action] = []
    for ring, boards in enumerate((sector[1], sector[3])):
        for turns, fits in boards:
            cells = cells_of(fits)
            for turn in turns:
                actions = PLACE_TILE[ring][turn]
                answers += [actions[cell] for cell in cells]
    return answers


def placement_sets(sector: Sector) -> list[tuple[type[Action], int, int]]:
    """Return all placements as sets: the ring and the turn give the first number, then come the anchors."""
    sets: list[tuple[type[Action], int, int]] = []
    for ring, boards in enumerate((sector[1], sector[3])):
        for turns, fits in boards:
            for turn in turns:
                sets.append((PlaceTile, CELLS * (MAX_TURNS * ring + turn), fits))
    return sets
