"""Rounds and placement (PU-3, PU-4)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import Boost, MoveRover, PlaceTile, TakeUnplaced
from sternhafen.games.planet_unknown.data.grid import cells_of, spread
from sternhafen.games.planet_unknown.data.planets import PLANETS
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import CIV, ROVER, TECH
from sternhafen.games.planet_unknown.events import EventDrawn, StationTurned
from sternhafen.games.planet_unknown.rules.corporations.actions import AdvanceRover
from sternhafen.games.planet_unknown.rules.placement import tile_placements
from tests.games.planet_unknown.founding import EDGE, INNER_RING, OUTER_RING, on_arashi
from tests.games.planet_unknown.position import (
    ADVANCE,
    DONE,
    LAY_PATCH,
    TURN_STATION,
    at,
    bag,
    do,
    event,
    finish,
    game,
    lay,
    learn,
    offers,
    placing,
    put,
    refused,
    show,
    tile,
)


@pytest.mark.rule("PU-3.1")
def test_a_round_turns_draws_places_and_passes_the_commander_marker() -> None:
    s = game(3, events=True)
    first = s.commander
    s.record()
    do(s, first, TURN_STATION[2])
    told = [type(event) for event in s.drain_events()]
    assert told.index(StationTurned) < told.index(EventDrawn)
    while s.round == 1:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    assert s.commander == (first + 1) % 3
    s.last_round = True
    second = s.commander
    while s.first_asked() >= 0:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    assert s.commander == (second + 1) % 3


@pytest.mark.rule("PU-3.2", "PU-3.4")
def test_everybody_takes_one_tile_of_the_own_sector_at_the_same_time() -> None:
    s = placing(seats=4)
    assert s.asked() == [0, 1, 2, 3]
    shown = s.shown[:]
    for seat in (2, 0):
        s.play(seat, s.legal(seat)[0])
    taken = [stack for stack in range(12) if s.shown[stack] != shown[stack]]
    assert sorted(taken) == sorted(s.stack(seat, 0) for seat in (0, 2))
    assert {s.stack(seat, ring) for seat in range(4) for ring in range(2)} == {
        stack for seat in range(4) for stack in (s.stack(seat, 0), s.stack(seat, 1))
    }
    assert len({s.sector(seat) for seat in range(4)}) == 4


@pytest.mark.rule("PU-3.3")
def test_a_tile_that_fits_must_be_placed() -> None:
    s = placing()
    c = s.colonies[0]
    c.last_tile = 1 << at(0, 5)
    c.free = 1 << at(5, 0) | 1 << at(6, 0)
    show(s, 0, 0, tile("I2", "civ", "energy"))
    show(s, 0, 1, tile("Z5", "civ", "energy"))
    assert refused(s, 0, TakeUnplaced(1)) == "PU-3.3"
    assert {action.ring for action in offers(s, 0, PlaceTile)} == {0} or not s.can_place(0)


@pytest.mark.rule("PU-3.5")
def test_both_resources_advance_by_one_whatever_the_number_of_cells() -> None:
    s = placing()
    put(s, 0, tile("I3", "tech", "biomass"), (5, 0))
    do(s, 0, ADVANCE[TECH])
    assert s.colonies[0].markers == [0, 0, 1, 0, 1]


@pytest.mark.rule("PU-3.6")
def test_player_chooses_which_marker_moves_first() -> None:
    s = placing()
    show(s, 0, 0, tile("I2", "rover", "tech"))
    do(s, 0, PlaceTile(0, 0, at(5, 0)))
    assert ADVANCE[ROVER] in s.legal(0)
    assert ADVANCE[TECH] in s.legal(0)
    do(s, 0, ADVANCE[TECH])
    assert s.colonies[0].markers[TECH] == 1


@pytest.mark.rule("PU-3.7")
def test_waiting_gains_are_resolved_in_any_order_and_rover_moves_may_be_split() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.rovers, c.rovers_left = 1 << at(4, 4), 1
    c.moves, c.boosts, c.patches_to_lay = 2, 1, 1
    bag(s)
    kinds = {type(action).__name__ for action in s.legal(0)}
    assert {"Boost", "LayPatch", "MoveRover"} <= kinds
    do(s, 0, offers(s, 0, MoveRover)[0])
    do(s, 0, Boost(CIV, False))
    assert (c.moves, c.boosts, c.patches_to_lay) == (1, 0, 1)


@pytest.mark.rule("PU-3.8")
def test_a_gain_that_cannot_be_carried_out_is_lost() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.rovers_to_put, c.rovers_left, c.milestones = 1, 0, ()
    bag(s)
    assert c.rovers_to_put == 0
    assert not s.lanes[0]


@pytest.mark.rule("PU-3.9", "PU-3.11")
def test_once_per_round_effects_come_back_at_the_start_of_a_round_and_not_before() -> None:
    s = placing("horizon-group")
    c = s.colonies[0]
    learn(c, "advance_rover")
    lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    bag(s)
    do(s, 0, AdvanceRover())
    assert refused(s, 0, AdvanceRover()) == "PU-12.2"
    used = c.used
    finish(s, 0)
    finish(s, 1)
    assert s.round == 2
    assert used
    assert c.used == 0
    c.used = used
    s.last_round = True
    while s.phase != 4 and s.first_asked() >= 0:
        seat = s.first_asked()
        c.used = used
        s.play(seat, s.legal(seat)[0])
    assert c.used == used


@pytest.mark.rule("PU-3.10")
def test_boosts_cannot_be_refused_but_energy_and_moves_can() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.boosts = 1
    bag(s)
    assert refused(s, 0, DONE) == "PU-3.10"
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.energies = ((1 << at(5, 1), CIV),)
    bag(s)
    do(s, 0, DONE)
    assert c.markers[CIV] == 0


# Placement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-4.1", "PU-4.10")
def test_tiles_turn_and_flip() -> None:
    turns = TILE_TURNS[tile("F5", "civ", "energy")]
    assert len(turns) == 8
    assert len({turn[0] for turn in turns}) == 8
    s = placing()
    show(s, 0, 1, tile("I4", "civ", "energy"))
    assert refused(s, 0, PlaceTile(1, 7, at(5, 0))) == "PU-4.1"


@pytest.mark.rule("PU-4.2")
def test_first_tile_covers_an_edge_cell() -> None:
    s = placing()
    show(s, 0, 0, tile("I2", "civ", "energy"))
    assert refused(s, 0, PlaceTile(0, 0, at(5, 5))) == "PU-4.2"
    edge = PLANETS[0].edge
    for action in offers(s, 0, PlaceTile):
        shown = s.shown[s.stack(0, action.ring)]
        assert TILE_TURNS[shown][action.turn][0] << action.anchor & edge
    for planet in PLANETS:
        inside = set(cells_of(planet.grid))
        inner = {cell for cell in inside if {cell + 1, cell - 1, cell + 13, cell - 13} <= inside}
        plain = planet.id not in ("lacuna", "oblivion")
        assert (set(cells_of(planet.grid & ~planet.edge)) == inner) == plain


@pytest.mark.rule("PU-4.3")
def test_later_tiles_touch_orthogonally() -> None:
    s = placing()
    lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    show(s, 0, 0, tile("I2", "rover", "tech"))
    assert refused(s, 0, PlaceTile(0, 0, at(6, 2))) == "PU-4.3"
    assert refused(s, 0, PlaceTile(0, 0, at(9, 5))) == "PU-4.3"
    do(s, 0, PlaceTile(0, 0, at(6, 1)))


@pytest.mark.rule("PU-4.4")
def test_tiles_attach_to_patches_unless_the_table_forbids_it() -> None:
    for joins in (True, False):
        s = placing(build_on_patches=joins)
        c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
        c.patches_to_lay = 2
        bag(s)
        do(s, 0, LAY_PATCH[at(6, 0)])
        do(s, 0, LAY_PATCH[at(6, 1)])
        placements = tile_placements(s, c, tile("I2", "rover", "tech"), 0)
        upright, beside_patch_only = 0, at(7, 1)
        assert ((upright, beside_patch_only) in placements) == joins


@pytest.mark.rule("PU-4.5", "PU-4.6", "PU-4.7")
def test_tiles_neither_overlap_nor_leave_the_grid_and_lie_on_its_cells() -> None:
    s = placing()
    lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    show(s, 0, 0, tile("I2", "rover", "tech"))
    assert refused(s, 0, PlaceTile(0, 0, at(5, 1))) == "PU-4.5"
    assert refused(s, 0, PlaceTile(0, 1, at(6, 0))) == "PU-4.6"
    assert all(isinstance(action.anchor, int) for action in offers(s, 0, PlaceTile))


@pytest.mark.rule("PU-4.8", "PU-11.3", "PU-9.11", "PU-34.3")
def test_covered_lifepods_and_rovers_are_destroyed_for_good() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (6, 0))
    c.rovers, c.rovers_left = 1 << at(7, 1), 0
    put(s, 0, tile("I2", "rover", "tech"), (7, 1))
    assert not c.lifepods >> at(7, 2) & 1
    assert c.lifepods.bit_count() == 5
    assert (c.rovers, c.rovers_left, c.got_lifepods) == (0, 0, 0)


@pytest.mark.rule("PU-4.9", "PU-10.2")
def test_a_meteorite_symbol_brings_a_meteorite_onto_its_tile() -> None:
    s = placing()
    put(s, 0, tile("I3", "rover", "tech", meteorite=True), (5, 0))
    c = s.colonies[0]
    assert c.meteorites.bit_count() == 1
    assert not c.meteorites & ~c.last_tile
    assert c.meteorites == c.meteorite_symbols


@pytest.mark.rule("PU-4.11", "PU-32.1", "PU-35.6")
def test_bans_of_a_planet_come_on_top_and_drop_when_they_alone_would_end_the_game() -> None:
    s = placing(planet="k-273")
    c = s.colonies[0]
    ice, land = c.ground().ice, c.ground().land
    mixed = next(
        1 << cell | 1 << cell + 13 for cell in cells_of(ice) if land >> cell + 13 & 1 and (c.ground().edge >> cell & 1)
    )
    c.free = mixed
    show(s, 0, 0, tile("I2", "civ", "energy"))
    show(s, 0, 1, tile("Z5", "civ", "energy"))
    assert offers(s, 0, PlaceTile)
    c.free = c.ground().grid
    assert all(
        not (cells & ice and cells & land)
        for action in offers(s, 0, PlaceTile)
        for cells in [TILE_TURNS[s.shown[s.stack(0, action.ring)]][action.turn][0] << action.anchor]
    )


@pytest.mark.rule("PU-14.4", "PU-20.4", "PU-32.1")
def test_event_bans_drop_before_planet_bans() -> None:
    s = placing(planet="k-273")
    c = s.colonies[0]
    event(s, "ban_edge")
    c.last_tile = 0
    show(s, 0, 0, tile("I2", "civ", "energy"))
    show(s, 0, 1, -1)
    found = offers(s, 0, PlaceTile)
    assert found, "the first tile must reach the edge, so the event's ban alone would end the game"
    for action in found:
        cells = TILE_TURNS[s.shown[s.stack(0, 0)]][action.turn][0] << action.anchor
        assert not (cells & c.ground().ice and cells & c.ground().land)


@pytest.mark.rule("PU-14.4", "PU-20.4", "PU-32.1")
def test_the_events_ban_stays_where_dropping_the_planets_alone_is_enough() -> None:
    s = on_arashi(INNER_RING, OUTER_RING)
    assert {action.anchor for action in offers(s, 0, PlaceTile)} == {at(3, 5)}
    assert refused(s, 0, PlaceTile(0, 0, at(0, 5))) == "PU-20.5"
    s = on_arashi(OUTER_RING)
    assert {action.anchor for action in offers(s, 0, PlaceTile)} == {at(0, 5)}, "only both together block here"


@pytest.mark.rule("PU-14.4")
def test_where_either_ban_could_fall_it_is_the_events() -> None:
    s = on_arashi(INNER_RING, EDGE)
    assert {action.anchor for action in offers(s, 0, PlaceTile)} == {at(5, 0)}
    flat = next(turn for turn, parts in enumerate(TILE_TURNS[tile("I2", "civ", "energy")]) if parts[0] == 3)
    assert refused(s, 0, PlaceTile(0, flat, at(3, 5))) == "PU-33.8"


@pytest.mark.rule("PU-14.4")
def test_nothing_fits_only_when_no_test_finds_a_place() -> None:
    s = placing()
    c = s.colonies[0]
    c.last_tile, c.free = 1 << at(5, 5), 1 << at(0, 5)
    assert [type(action) for action in s.legal(0)] == [TakeUnplaced, TakeUnplaced]


@pytest.mark.rule("PU-34.1")
def test_a_seat_that_is_done_is_asked_no_more_while_others_play() -> None:
    s = placing(seats=3)
    s.play(1, s.legal(1)[0])
    finish(s, 1)
    assert s.asked() == [0, 2]
    assert s.view(0).asked == (0, 2)


@pytest.mark.rule("PU-32.2")
def test_planet_bans_do_not_bind_patches() -> None:
    s = placing(planet="tartarus")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 1))
    c.patches_to_lay = 1
    bag(s)
    assert LAY_PATCH[at(6, 1)] in s.legal(0)
    assert spread(c.last_tile) >> at(6, 1) & 1
