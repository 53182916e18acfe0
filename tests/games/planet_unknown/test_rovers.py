"""Rovers, meteorites and lifepods (PU-9, PU-10, PU-11)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import AddMeteorite, MoveRover, PutRover
from sternhafen.games.planet_unknown.data.tiles import SHAPES, TILE_METEORITE, TILE_SHAPE, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, VERBS
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING
from sternhafen.games.planet_unknown.rules.tracks import advance
from sternhafen.games.planet_unknown.scoring import colony_points, lines
from tests.games.planet_unknown.position import (
    DONE,
    at,
    bag,
    block,
    do,
    fill,
    finish,
    lay,
    learn,
    offers,
    placing,
    put,
    refused,
    tile,
)

UP, RIGHT, DOWN, LEFT = range(4)


@pytest.mark.rule("PU-9.1", "PU-9.2", "PU-9.3")
def test_a_gained_rover_goes_on_the_last_tile_and_collects_a_meteorite_there() -> None:
    s = placing()
    c = lay(s, 0, tile("I3", "biomass", "civ", meteorite=True), (5, 0))
    advance(s, 0, ROVER, 1)
    bag(s)
    assert {1 << action.cell for action in offers(s, 0, PutRover)} == {1 << at(5, y) for y in range(3)}
    assert refused(s, 0, PutRover(at(6, 0))) == "PU-9.1"
    do(s, 0, PutRover(c.meteorites.bit_length() - 1))
    assert (c.got_meteorites, c.meteorites, c.rovers.bit_count(), c.rovers_left) == (1, 0, 1, 1)


@pytest.mark.rule("PU-9.1", "PU-9.8")
def test_a_gained_rover_goes_neither_on_an_earlier_tile_nor_onto_a_rover() -> None:
    s = placing()
    lay(s, 0, tile("I3", "biomass", "civ"), (5, 0))
    c = lay(s, 0, tile("I2", "civ", "energy"), (6, 0))
    c.rovers_to_put, c.rovers = 1, 1 << at(6, 1)
    bag(s)
    assert offers(s, 0, PutRover) == [PutRover(at(6, 0))]
    assert refused(s, 0, PutRover(at(5, 0))) == "PU-9.1"


@pytest.mark.rule("PU-9.5", "PU-9.6")
def test_each_step_costs_a_move_until_none_is_left() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.rovers, c.moves, c.boosts = 1 << at(5, 0), 1, 1
    bag(s)
    do(s, 0, MoveRover(at(5, 0), DOWN))
    assert c.moves == 0
    assert refused(s, 0, MoveRover(at(5, 1), DOWN)) == "PU-9.5"
    assert not offers(s, 0, MoveRover)


@pytest.mark.rule("PU-9.4")
def test_no_rover_is_put_without_store_without_room_or_without_tile() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.rovers_to_put, c.rovers = 1, c.last_tile
    bag(s)
    assert not s.lanes[0]
    c.rovers_to_put, c.rovers, c.rovers_left = 1, 0, 0
    bag(s)
    assert not s.lanes[0]
    s = placing()
    s.colonies[0].rovers_to_put = 1
    bag(s)
    assert not s.lanes[0]


@pytest.mark.rule("PU-9.5")
def test_a_field_with_number_and_rover_gives_both() -> None:
    s = placing()
    c = s.colonies[0]
    c.markers[ROVER] = 5
    advance(s, 0, ROVER, 1)
    assert (c.moves, c.rovers_to_put) == (2, 1)


@pytest.mark.rule("PU-9.6", "PU-9.9")
def test_a_move_is_one_orthogonal_step_inside_the_grid_over_anything() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.rovers, c.moves = 1 << at(5, 0), 5
    bag(s)
    assert refused(s, 0, MoveRover(at(5, 0), UP)) == "PU-9.9"
    assert refused(s, 0, MoveRover(at(5, 0), 5)) == "PU-9.6"
    do(s, 0, MoveRover(at(5, 0), DOWN))
    do(s, 0, MoveRover(at(5, 1), DOWN))
    assert c.rovers == 1 << at(5, 2)
    assert c.free >> at(5, 2) & 1


@pytest.mark.rule("PU-9.7", "PU-9.10")
def test_rover_example_four_moves_on_two_rovers_collect_a_lifepod() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (7, 5))
    c.rovers, c.moves, c.rovers_left = 1 << at(7, 5) | 1 << at(8, 8), 4, 0
    c.lifepods |= 1 << at(7, 2)
    bag(s)
    for y in (5, 4, 3):
        do(s, 0, MoveRover(at(7, y), UP))
    do(s, 0, MoveRover(at(8, 8), RIGHT))
    assert (c.got_lifepods, c.moves) == (1, 0)
    assert c.rovers == 1 << at(7, 2) | 1 << at(9, 8)
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (7, 5))
    c.rovers, c.moves = 1 << at(7, 5), 3
    bag(s)
    do(s, 0, MoveRover(at(7, 5), UP))
    do(s, 0, MoveRover(at(7, 4), DOWN))
    do(s, 0, DONE)
    assert (c.rovers, c.moves) == (1 << at(7, 5), 0)


@pytest.mark.rule("PU-9.8")
def test_rovers_never_share_a_cell() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.rovers, c.moves = 1 << at(4, 4) | 1 << at(5, 4), 3
    bag(s)
    assert refused(s, 0, MoveRover(at(4, 4), RIGHT)) == "PU-9.8"


@pytest.mark.rule("PU-9.12")
def test_the_corporations_rovers_are_a_hard_limit() -> None:
    s = placing("republic")
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.rovers_to_put = 2
    bag(s)
    do(s, 0, offers(s, 0, PutRover)[0])
    assert c.rovers.bit_count() == 1
    assert not offers(s, 0, PutRover) if s.lanes[0] else True
    assert c.rovers_left == 0


@pytest.mark.rule("PU-9.13", "PU-22.1")
def test_past_the_top_every_advance_gives_the_printed_moves() -> None:
    s = placing()
    c = s.colonies[0]
    c.markers[ROVER] = 15
    advance(s, 0, ROVER, 1)
    assert c.moves == 4
    assert c.board().rovers == 2


@pytest.mark.rule("PU-9.14")
def test_moves_without_a_rover_wait_for_one_put_later_in_the_turn_or_lapse() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.moves, c.rovers_to_put = 2, 1
    bag(s)
    do(s, 0, offers(s, 0, PutRover)[0])
    assert offers(s, 0, MoveRover)
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.moves = 2
    bag(s)
    assert c.moves == 0


@pytest.mark.rule("PU-9.15", "PU-23.3")
def test_moves_for_the_round_may_be_used_before_placing() -> None:
    s = placing("horizon-group")
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.rovers, c.moves = 1 << at(4, 4), 2
    do(s, 0, offers(s, 0, MoveRover)[0])
    assert c.moves == 1
    put(s, 0, tile("I2", "rover", "tech"), (3, 4) if c.rovers >> at(3, 4) & 1 == 0 else (4, 5))
    assert c.moves >= 1


@pytest.mark.rule("PU-9.17")
def test_moves_last_through_the_event_step_and_with_a_waiting_civ_choice() -> None:
    from sternhafen.games.planet_unknown.rules.gains.question import close_gains

    s = placing()
    c = s.colonies[0]
    c.moves = 3
    close_gains(s, 0, True)
    assert c.moves == 3
    c.milestones = (0,)
    close_gains(s, 0, False)
    assert c.moves == 3
    c.milestones = ()
    close_gains(s, 0, False)
    assert c.moves == 0


@pytest.mark.rule("PU-10.1", "PU-15.1", "PU-15.10")
def test_a_meteorite_stops_its_row_and_column_and_a_rover_does_not() -> None:
    c = placing().colonies[0]
    fill(c, c.ground().grid, CIV)
    assert lines(c) == 40
    c.rovers = 1 << at(5, 0)
    assert lines(c) == 40
    c.meteorites = 1 << at(5, 0)
    assert lines(c) == 40 - 1 - 3


@pytest.mark.rule("PU-10.3")
def test_half_of_the_tiles_show_a_meteorite_at_the_cell_of_their_shape() -> None:
    assert sum(TILE_METEORITE) == 72
    for shape in range(len(SHAPES)):
        spots = {TILE_TURNS[t][0][5] for t in range(144) if TILE_SHAPE[t] == shape and TILE_METEORITE[t]}
        assert len(spots) == 1


@pytest.mark.rule("PU-10.4")
def test_only_collected_meteorites_score() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.meteorites = block(4, 4, 3, 1)
    from sternhafen.games.planet_unknown.rules.meteorites import collect_meteorite, destroy_meteorite

    for x in range(4, 7):
        destroy_meteorite(s, 0, at(x, 4))
    assert colony_points(c)["meteorites"] == 0
    c.meteorites = block(4, 4, 3, 1)
    for x in range(4, 7):
        collect_meteorite(s, 0, at(x, 4))
    assert colony_points(c)["meteorites"] == 1


@pytest.mark.rule("PU-10.5", "PU-9.11")
def test_an_event_meteorite_goes_on_a_free_symbol_and_destroys_a_rover() -> None:
    s = placing()
    c = lay(s, 0, tile("I3", "biomass", "civ", meteorite=True), (5, 0))
    carry_out(s, 0, (VERBS["add_meteorite"], 0, 0))
    bag(s)
    assert not s.lanes[0], "the symbol is taken"
    spot = c.meteorites.bit_length() - 1
    c.meteorites, c.rovers, c.rovers_left = 0, 1 << spot, 1
    carry_out(s, 0, (VERBS["add_meteorite"], 0, 0))
    bag(s)
    do(s, 0, AddMeteorite(spot))
    assert (c.meteorites, c.rovers, c.rovers_left) == (1 << spot, 0, 1)


@pytest.mark.rule("PU-11.1", "PU-34.6")
def test_a_lifepods_cell_is_empty() -> None:
    c = placing().colonies[0]
    pods = c.lifepods
    grid = c.ground().grid
    fill(c, grid & ~pods, CIV)
    c.lifepods = pods
    full = [medals for line, medals in c.ground().lines if not line & pods]
    assert lines(c) == sum(full)
    assert c.free == pods


@pytest.mark.rule("PU-11.4", "PU-15.3")
def test_collected_lifepods_score_one_each() -> None:
    c = placing().colonies[0]
    c.got_lifepods = 4
    assert colony_points(c)["lifepods"] == 4


@pytest.mark.rule("PU-20.15", "PU-22.6")
def test_no_meteorites_with_the_fifth_technology_but_old_ones_stay() -> None:
    s = placing()
    c = lay(s, 0, tile("I3", "biomass", "civ", meteorite=True), (5, 0))
    learn(c, "no_meteorites")
    put(s, 0, tile("I3", "rover", "tech", meteorite=True), (6, 0))
    assert c.meteorites.bit_count() == 1
    assert c.meteorite_symbols.bit_count() == 2
    finish(s, 0)
    carry_out(s, 0, (VERBS["add_meteorite"], 0, 0))
    assert c.effects
    from sternhafen.games.planet_unknown.rules.gains.pending import answers_to

    assert answers_to(s, 0, c.effects[0]) == []
    symbol = (c.meteorite_symbols & ~c.meteorites).bit_length() - 1
    PENDING[VERBS["add_meteorite"]].resolve(s, 0, c.effects[0], AddMeteorite(symbol))
    assert (BIOMASS, ENERGY) == (2, 5)
