"""Where tiles and patches may lie: bitboards by shift-and-AND (PU-4, PU-8, PU-14.4, PU-20.13, PU-32, PU-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import PLACE_TILE, PlaceTile
from sternhafen.games.planet_unknown.board import CELLS, WIDTH, cells_of, nth_cell, spread
from sternhafen.games.planet_unknown.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.planets import PLANETS, Planet
from sternhafen.games.planet_unknown.tiles import (
    MAX_TURNS,
    TILE_OUTLINES,
    TILE_RESOURCES,
    TILE_TURNS,
    TURNS_ALIKE,
    pieces,
)
from sternhafen.games.planet_unknown.vocabulary import BAN_EDGE, BAN_ICE, BAN_SAME, ROVER, tech

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

FREE_PLACING: Final = tech("ignore_adjacency")
FREE_ROVER_TILES: Final = tech("ignore_adjacency_for_rover_tiles")
PATCH_ON_TILES: Final = tech("patch_on_tiles")
PATCH_ON_METEORS: Final = tech("patch_destroys_meteorite")

NO_EVENT_BANS, NO_PLANET_BANS = 1, 2
ALL_BANS, NO_BANS = 0, NO_EVENT_BANS | NO_PLANET_BANS
BAN_TESTS: Final = (ALL_BANS, NO_EVENT_BANS, NO_PLANET_BANS, NO_BANS)
"""The four tests of PU-14.4, in their order: with all bans, without one kind, without the other, without both."""

Boards = list[tuple[tuple[int, ...], int]]
"""Placements of a tile as (turns, board of anchors): every turn goes with every anchor."""
Sector = tuple[int, Boards, int, Boards]
"""How many placements there are of the tile of the small ring, and which; and of that of the large ring."""
NOWHERE: Final[tuple[int, Boards]] = (0, [])


def ways(boards: Boards) -> int:
    """Return how many placements there are."""
    return sum([len(turns) * fits.bit_count() for turns, fits in boards])


def must_touch(s: PlanetUnknown, c: Colony, tile: int) -> int:
    """Return the cells of which a tile must cover one (PU-4.2 to 4.4, 22.2, 27.7)."""
    ground = PLANETS[c.planet]
    if not c.last:
        return ground.first
    techs = c.techs()
    if techs & FREE_PLACING or (techs & FREE_ROVER_TILES and ROVER in TILE_RESOURCES[tile]):
        return ground.grid
    built = ground.grid & ~c.free
    return spread(built if s.patches_join else built & ~c.patch)


def pieces_apart(s: PlanetUnknown, c: Colony, tile: int, free: int) -> tuple[int, ...]:
    """Return where pieces lie apart from what a tile must touch; nothing if they cannot."""
    apart = free & ~must_touch(s, c, tile)
    return pieces(apart) if apart else ()


def outlines(tile: int, inside: tuple[int, ...], apart: tuple[int, ...]) -> tuple[int, Boards]:
    """Return how often and where a tile lies on free cells, of which some are not apart from what it must touch."""
    found: Boards = []
    anchors = 0
    for i, j, k, turns in TILE_OUTLINES[tile]:
        fits = inside[i] & inside[j] >> k
        if fits and apart:
            fits ^= apart[i] & apart[j] >> k
        if fits:
            found.append((turns, fits))
            anchors += fits.bit_count()
    return anchors * TURNS_ALIKE[tile], found


def open_cells(s: PlanetUnknown, c: Colony, bans: int) -> int:
    """Return the cells on which a tile may lie at all (PU-4.5, 20.5)."""
    if s.event >= 0 and not bans & NO_EVENT_BANS:
        rule = s.round_rule()
        if rule == BAN_EDGE:
            return c.free & ~PLANETS[c.planet].edge
        if rule == BAN_ICE:
            return c.free & ~PLANETS[c.planet].ice
    return c.free


def tile_boards(s: PlanetUnknown, c: Colony, tile: int, bans: int) -> Boards:
    """Return all placements of a tile under the bans of one of the four tests."""
    free = open_cells(s, c, bans)
    _, found = outlines(tile, pieces(free), pieces_apart(s, c, tile, free))
    ground = PLANETS[c.planet]
    if ground.special and not bans & NO_PLANET_BANS:
        found = [(turns, _planet_allows(c, ground, tile, turns[0], fits)) for turns, fits in found]
        if ground.quadrants:
            found = _without_quadrants(ground, tile, found)
    if s.event >= 0 and not bans & NO_EVENT_BANS and s.round_rule() == BAN_SAME:
        found = _without_same_terrain(c, tile, found)
    elif not ground.special:
        return found
    return [pair for pair in found if pair[1]]


def _planet_allows(c: Colony, ground: Planet, tile: int, turn: int, fits: int) -> int:
    """Return the anchors that halves, ring and sliding allow (PU-33.2, 33.8, 33.10, 33.13)."""
    cells = cells_of(TILE_TURNS[tile][turn][0])
    if ground.halves:
        within = 0
        for half in ground.halves:
            inside = half
            for k in cells[1:]:
                inside &= half >> k
            within |= inside
        fits &= within
    if ground.ring:
        inside = ground.ring
        for k in cells[1:]:
            inside &= ground.ring >> k
        fits &= ~inside
    if ground.slides:
        fits &= _slides(ground.grid & ~c.free & ~c.patch, cells)
    return fits


def _slides(tiles: int, cells: list[int]) -> int:
    """Return the anchors from which a tile can be moved one cell some way without meeting a tile (PU-33.13)."""
    found = 0
    for moved in (tiles << 1, tiles >> 1, tiles << WIDTH, tiles >> WIDTH):
        blocked = 0
        for k in cells:
            blocked |= moved >> k
        found |= ~blocked
    return found


def _without_quadrants(ground: Planet, tile: int, found: Boards) -> Boards:
    """Leave out anchors that put a symbol into a quadrant where it is banned (PU-33.3)."""
    first, second = TILE_RESOURCES[tile]
    kept: Boards = []
    for turns, fits in found:
        for turn in turns:
            _, _, _, symbol, other, _ = TILE_TURNS[tile][turn]
            allowed = fits & ~(ground.quadrants[first] >> (symbol.bit_length() - 1))
            kept.append(((turn,), allowed & ~(ground.quadrants[second] >> (other.bit_length() - 1))))
    return kept


def _without_same_terrain(c: Colony, tile: int, found: Boards) -> Boards:
    """Leave out anchors that lay a terrain beside the same terrain (PU-20.13)."""
    first, second = TILE_RESOURCES[tile]
    kept: Boards = []
    for turns, fits in found:
        for turn in turns:
            allowed = fits
            for terrain, section in ((first, TILE_TURNS[tile][turn][1]), (second, TILE_TURNS[tile][turn][2])):
                beside = spread(c.terrain[terrain])
                for k in cells_of(section):
                    allowed &= ~(beside >> k)
            kept.append(((turn,), allowed))
    return kept


def sector_boards(s: PlanetUnknown, seat: int) -> Sector:
    """Return all placements of the tiles in a seat's sector: bans are dropped if need be (PU-14.4)."""
    c = s.colonies[seat]
    found = _boards(s, seat, c, ALL_BANS)
    if found[0] or found[2]:
        return found
    there = (NO_EVENT_BANS if s.event >= 0 else 0) | (NO_PLANET_BANS if PLANETS[c.planet].special else 0)
    for bans in BAN_TESTS[1:]:
        if not bans & ~there:
            found = _boards(s, seat, c, bans)
            if found[0] or found[2]:
                break
    return found


def card_boards(s: PlanetUnknown, seat: int) -> Sector:
    """Return all placements of a tile taken by card: all bans hold (PU-6.9)."""
    return _boards(s, seat, s.colonies[seat], ALL_BANS)


def nth_placement(ring: int, boards: Boards, n: int) -> PlaceTile:
    """Return the n-th placement of the tile of a ring, counted from 0."""
    for turns, fits in boards:
        count = fits.bit_count()
        if n < count * len(turns):
            return PLACE_TILE[ring][turns[n // count]][nth_cell(fits, n % count)]
        n -= count * len(turns)
    raise AssertionError("there are not so many placements")


def all_placements(sector: Sector) -> list[Action]:
    """Return all placements as answers."""
    found: list[Action] = []
    for ring, boards in enumerate((sector[1], sector[3])):
        for turns, fits in boards:
            cells = cells_of(fits)
            for turn in turns:
                actions = PLACE_TILE[ring][turn]
                found += [actions[cell] for cell in cells]
    return found


def placement_set(sector: Sector) -> int:
    """Return all placements as a set: the ring, the turn and the anchor give the bit."""
    found = 0
    for ring, boards in enumerate((sector[1], sector[3])):
        for turns, fits in boards:
            for turn in turns:
                found |= fits << CELLS * (MAX_TURNS * ring + turn)
    return found


def placeable(s: PlanetUnknown, seat: int) -> bool:
    """Return whether any tile in a seat's sector can be placed, with bans or without."""
    small, _, large, _ = sector_boards(s, seat)
    return small + large > 0


def bans_in_force(s: PlanetUnknown, seat: int) -> int:
    """Return which of the four tests of PU-14.4 decides; the last if nothing fits at all."""
    c = s.colonies[seat]
    for bans in BAN_TESTS:
        small, _, large, _ = _boards(s, seat, c, bans)
        if small or large:
            return bans
    return NO_BANS


def _boards(s: PlanetUnknown, seat: int, c: Colony, bans: int) -> Sector:
    sector = s.sector(seat)
    small, large = s.shown[(sector + s.offset) % 6], s.shown[6 + sector]
    rule = EVENT_EFFECT[s.event][0]
    if PLANETS[c.planet].special or rule == BAN_SAME or CORPORATIONS[c.corporation].carries:
        first = tile_boards(s, c, small, bans) if small >= 0 else []
        second = tile_boards(s, c, large, bans) if large >= 0 else []
        return ways(first), first, ways(second), second
    free = c.free if rule < 0 else open_cells(s, c, bans)  # the same cells are open to both tiles
    inside, apart = pieces(free), pieces_apart(s, c, small, free)
    return (
        *(outlines(small, inside, apart) if small >= 0 else NOWHERE),
        *(outlines(large, inside, apart) if large >= 0 else NOWHERE),
    )


# One placement, judged with its reason -----------------------------------------------------------------------------


def refuse_tile(s: PlanetUnknown, c: Colony, tile: int, turn: int, anchor: int) -> Illegal | None:
    """Return which lasting rule a placement breaks; bans are apart, because they can be dropped."""
    turns = TILE_TURNS[tile]
    if turn >= len(turns):
        return Illegal("no-such-turn", "PU-4.1", {"turn": turn})
    cells = turns[turn][0] << anchor
    grid = PLANETS[c.planet].grid
    if cells & ~grid:
        return Illegal("off-the-grid", "PU-4.6")
    if cells & ~c.free:
        return Illegal("overlaps", "PU-4.5")
    if not cells & must_touch(s, c, tile):
        return Illegal("touches-nothing", "PU-4.3") if c.last else Illegal("first-at-edge", "PU-4.2")
    return None


def refuse_by_event(s: PlanetUnknown, c: Colony, tile: int, turn: int, anchor: int) -> Illegal | None:
    """Return which event ban a placement breaks (PU-20.5, 20.13)."""
    rule = s.round_rule()
    cells, first, second, _, _, _ = (board << anchor for board in TILE_TURNS[tile][turn])
    ground = PLANETS[c.planet]
    if rule == BAN_EDGE and cells & ground.edge:
        return Illegal("event-no-edge", "PU-20.5", {"event": s.event})
    if rule == BAN_ICE and cells & ground.ice:
        return Illegal("event-no-ice", "PU-20.5", {"event": s.event})
    if rule == BAN_SAME:
        for terrain, section in zip(TILE_RESOURCES[tile], (first, second), strict=True):
            if section & spread(c.terrain[terrain]):
                return Illegal("event-same-terrain", "PU-20.13", {"event": s.event})
    return None


def refuse_by_planet(c: Colony, tile: int, turn: int, anchor: int) -> Illegal | None:
    """Return which ban of the planet a placement breaks (PU-33)."""
    ground = PLANETS[c.planet]
    if not ground.special:
        return None
    cells, _, _, symbol, other, _ = (board << anchor for board in TILE_TURNS[tile][turn])
    if ground.halves and all(cells & half for half in ground.halves):
        if ground.ice == ground.halves[0]:
            return Illegal("ice-and-land", "PU-33.2")
        return Illegal("across-trench", "PU-33.10")
    if ground.ring and not cells & ~ground.ring:
        return Illegal("all-on-ring", "PU-33.8")
    if ground.quadrants:
        for resource, mark in zip(TILE_RESOURCES[tile], (symbol, other), strict=True):
            if mark & ground.quadrants[resource]:
                return Illegal("banned-quadrant", "PU-33.3", {"resource": resource})
    if ground.slides and not _slides(ground.grid & ~c.free & ~c.patch, cells_of(cells >> anchor)) >> anchor & 1:
        return Illegal("cannot-slide-in", "PU-33.13")
    return None


def refuse_placement(s: PlanetUnknown, seat: int, tile: int, turn: int, anchor: int, by_card: bool) -> Illegal | None:
    """Return why a tile may not be placed so; bans are dropped only where they alone would end the game (PU-14.4)."""
    c = s.colonies[seat]
    lasting = refuse_tile(s, c, tile, turn, anchor)
    if lasting is not None:
        return lasting
    banned = refuse_by_planet(c, tile, turn, anchor)
    if banned is not None and (by_card or not bans_in_force(s, seat) & NO_PLANET_BANS):
        return banned
    event = refuse_by_event(s, c, tile, turn, anchor) if s.event >= 0 else None
    if event is not None and (by_card or not bans_in_force(s, seat) & NO_EVENT_BANS):
        return event
    return None


def patch_cells(s: PlanetUnknown, c: Colony) -> int:
    """Return the cells on which a patch may be laid (PU-8.3, 8.9, 22.7, 25.8, 25.11, 33.9)."""
    ground = PLANETS[c.planet]
    techs = c.techs()
    if not c.last:
        cells = c.free & ground.edge
    elif techs & FREE_PLACING:
        cells = c.free
    else:
        cells = c.free & spread(ground.grid & ~c.free)
    if techs & (PATCH_ON_TILES | PATCH_ON_METEORS):
        tiles = ground.grid & ~c.free & ~c.patch
        if techs & PATCH_ON_TILES:
            cells |= tiles & ~c.meteors
        if techs & PATCH_ON_METEORS:
            cells |= tiles & c.meteors
    return cells & ~ground.ring
