"""Chapter 4: where tiles may lie, which bans events and planets add (PU-14.4, 20.5, 20.13, 32), and laying a tile."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Illegal, Seat
from sternhafen.games.planet_unknown.actions import PlaceTile
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Ring, Tile, Turn
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.data.codes import laid_code
from sternhafen.games.planet_unknown.data.grid import cells_of, spread
from sternhafen.games.planet_unknown.data.tiles import TILE_OUTLINES, TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import (
    BAN_EDGE,
    BAN_ICE,
    BAN_SAME,
    BIOMASS,
    LARGE,
    ONE_COUNTS,
    ONE_RESOURCE,
    SMALL,
)
from sternhafen.games.planet_unknown.events import Covered, TilePlaced
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.rules.resources import count_placed
from sternhafen.games.planet_unknown.rules.rovers import destroy_rover
from sternhafen.games.planet_unknown.state import PlanetState

ALL_BANS: Final = 0
NO_EVENT_BANS: Final = 1
NO_PLANET_BANS: Final = 2
NO_BANS: Final = 3
BAN_TESTS: Final = (ALL_BANS, NO_EVENT_BANS, NO_PLANET_BANS, NO_BANS)
"""The four tests of PU-14.4, in their order: with all bans, without one kind, without the other, without both."""


# One placement, judged with its reason -------------------------------------------------------------------------------


def must_touch(s: PlanetState, c: Colony, tile: Tile) -> CellSet:
    """Return the cells of which a tile must cover one (PU-4.2 to 4.4)."""
    ground = c.ground()
    if not c.last_tile:
        return PLANET_RULES[c.planet].first_cells()
    if CORPORATION_RULES[c.corporation].places_anywhere(c, tile):
        return ground.grid
    built = ground.grid & ~c.free
    return spread(built if s.patches_join else built & ~c.patched)


def refuse_tile(s: PlanetState, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
    """Return which lasting rule a placement breaks; bans are apart, because they can be dropped."""
    turns = TILE_TURNS[tile]
    if turn >= len(turns):
        return Illegal("no-such-turn", "PU-4.1", {"turn": turn})
    cells = turns[turn][0] << anchor
    if cells & ~c.ground().grid:
        return Illegal("off-the-grid", "PU-4.6")
    if cells & ~c.free:
        return Illegal("overlaps", "PU-4.5")
    if not cells & must_touch(s, c, tile):
        return Illegal("touches-nothing", "PU-4.3") if c.last_tile else Illegal("first-at-edge", "PU-4.2")
    return None


def refuse_by_event(s: PlanetState, c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
    """Return which event ban a placement breaks (PU-20.5, 20.13)."""
    rule = s.round_rule()
    cells, first, second, _, _, _ = (board << anchor for board in TILE_TURNS[tile][turn])
    ground = c.ground()
    if rule == BAN_EDGE and cells & ground.edge:
        return Illegal("event-no-edge", "PU-20.5", {"event": s.event})
    if rule == BAN_ICE and cells & ground.ice:
        return Illegal("event-no-ice", "PU-20.5", {"event": s.event})
    if rule == BAN_SAME:
        for terrain, section in zip(TILE_RESOURCES[tile], (first, second), strict=True):
            if section & spread(c.terrain[terrain]):
                return Illegal("event-same-terrain", "PU-20.13", {"event": s.event})
    return None


def refuse_by_planet(c: Colony, tile: Tile, turn: Turn, anchor: Cell) -> Illegal | None:
    """Return which ban of the planet a placement breaks (PU-33)."""
    return PLANET_RULES[c.planet].refuse_tile(c, tile, turn, anchor)


def refuse_placement(s: PlanetState, seat: Seat, tile: Tile, turn: Turn, anchor: Cell, by_card: bool) -> Illegal | None:
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


# All placements ------------------------------------------------------------------------------------------------------


def positions(tile: Tile, turn: Turn, cells: CellSet) -> list[Cell]:
    """Return the anchors from which a tile lies wholly on some cells."""
    anchors = cells
    for offset in cells_of(TILE_TURNS[tile][turn][0]):
        anchors &= cells >> offset
    return cells_of(anchors)


def tile_placements(s: PlanetState, c: Colony, tile: Tile, bans: int) -> list[tuple[Turn, Cell]]:
    """Return all placements of a tile, as turns and anchors, under the bans of one of the four tests."""
    return [
        (turn, anchor)
        for turns in TILE_OUTLINES[tile]
        for turn in turns
        for anchor in positions(tile, turn, c.free)
        if refuse_tile(s, c, tile, turn, anchor) is None
        and (bans & NO_PLANET_BANS or refuse_by_planet(c, tile, turn, anchor) is None)
        and (bans & NO_EVENT_BANS or refuse_by_event(s, c, tile, turn, anchor) is None)
    ]


def placements(s: PlanetState, seat: Seat, bans: int) -> list[Action]:
    """Return all placements of the two tiles in a seat's sector, under the bans of one of the four tests."""
    actions: list[Action] = []
    for ring in (SMALL, LARGE):
        tile = s.shown[s.stack(seat, ring)]
        if tile >= 0:
            places = tile_placements(s, s.colonies[seat], tile, bans)
            actions += [PlaceTile(ring, turn, anchor) for turn, anchor in places]
    return actions


def bans_in_force(s: PlanetState, seat: Seat) -> int:
    """Return which of the four tests of PU-14.4 decides; the last if nothing fits at all."""
    for bans in BAN_TESTS:
        if s.placements(seat, bans):
            return bans
    return NO_BANS


def sector_placements(s: PlanetState, seat: Seat) -> list[Action]:
    """Return all placements of the tiles in a seat's sector: bans are dropped if need be (PU-14.4)."""
    for bans in BAN_TESTS:
        placements = s.placements(seat, bans)
        if placements:
            return placements
    return []


def rings_to_take(s: PlanetState, seat: Seat) -> list[Ring]:
    """Return the rings whose tiles may be taken: those that can be placed, or any if none can (PU-3.3, 14.3)."""
    rings = {action.ring for action in sector_placements(s, seat) if isinstance(action, PlaceTile)}
    return sorted(rings) if rings else [SMALL, LARGE]


# Laying a tile -------------------------------------------------------------------------------------------------------


def lay_tile(s: PlanetState, seat: Seat, tile: Tile, turn: Turn, anchor: Cell, resources: bool) -> None:
    """Lay a tile; with `resources` all that depends on them happens (PU-4.8, 6.10)."""
    c = s.colonies[seat]
    outline, first, second, symbol, other, spot = TILE_TURNS[tile][turn]
    cells, first, second = outline << anchor, first << anchor, second << anchor
    a, b = TILE_RESOURCES[tile]
    if s.recording:
        s.tell(TilePlaced(seat=seat, tile=tile, turn=turn, anchor=anchor))
    rules = CORPORATION_RULES[c.corporation]
    extends = rules.special and BIOMASS in (a, b) and rules.extends_biomass(c, first if a == BIOMASS else second)
    c.free &= ~cells
    if cells & (c.lifepods | c.rovers):
        cover(s, seat, cells)
    c.last_tile = cells
    c.laid = (*c.laid, laid_code(tile, turn, anchor))
    c.terrain[a] |= first
    c.terrain[b] |= second
    c.symbols[a] |= symbol << anchor
    c.symbols[b] |= other << anchor
    if spot:
        c.meteorite_symbols |= spot << anchor
        if rules.takes_meteorites(c):
            c.meteorites |= spot << anchor
    if resources:
        if EVENT_EFFECT[s.event][0] == ONE_RESOURCE:
            c.add_effect(ONE_COUNTS, tile, 1 + extends)
        else:
            count_placed(c, a, first, b, extends)
            count_placed(c, b, second, a, extends)
    if rules.special:
        rules.placed(s, seat, cells, (a, b) if resources else None)


def cover(s: PlanetState, seat: Seat, cells: CellSet) -> None:
    """Destroy the lifepods and rovers on cells that are covered (PU-4.8)."""
    c = s.colonies[seat]
    if s.recording:
        lost = (c.lifepods & cells).bit_count(), (c.rovers & cells).bit_count()
        s.tell(Covered(seat=seat, lifepods=lost[0], rovers=lost[1]))
    c.lifepods &= ~cells
    for cell in reversed(cells_of(c.rovers & cells)):
        destroy_rover(s, seat, cell)
