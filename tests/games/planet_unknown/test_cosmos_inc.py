"""Cosmos Inc. (PU-26)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import MoveRover, PlaceTile
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, TECH, WATER
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.corporations.actions import MoveLifepod, SetLifepod
from sternhafen.games.planet_unknown.rules.corporations.cosmos_inc import lifepod_moves
from sternhafen.games.planet_unknown.rules.gains.question import close_gains
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance, back_tracks, move_back, room_below
from sternhafen.games.planet_unknown.scoring import track_medals
from tests.games.planet_unknown.founding import DOWN, RIGHT, UP, settled
from tests.games.planet_unknown.position import (
    BOOST,
    DONE,
    at,
    bag,
    block,
    do,
    fill,
    learn,
    offers,
    refused,
    rules_of,
    show,
    tile,
)


@pytest.mark.rule("PU-26.1", "PU-26.2", "PU-26.5")
def test_cosmos_lays_lifepods_in_the_scoring_area_or_on_free_fields() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.held = 2
    bag(s)
    places = rules_of(c).lifepod_places(c)
    assert 16 * CIV + 0 not in places, "a marker stands there"
    assert 16 * CIV + 15 not in places, "never on the top field"
    do(s, 0, SetLifepod(16 * CIV + 1))
    assert refused(s, 0, SetLifepod(16 * CIV + 1)) == "PU-26.2"
    do(s, 0, SetLifepod(-1))
    assert c.got_lifepods == 1
    from sternhafen.games.planet_unknown.scoring import colony_points

    assert colony_points(c)["lifepods"] == 1


@pytest.mark.rule("PU-26.3", "PU-26.4")
def test_cosmos_example_markers_skip_lifepods_and_ignore_what_they_cover() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.markers[BIOMASS] = 1
    c.lodged = 1 << 16 * BIOMASS + 2
    advance(s, 0, BIOMASS, 1)
    assert (c.markers[BIOMASS], c.boosts, c.patches_to_lay) == (3, 0, 1)
    move_back(s, 0, BIOMASS, 1)
    assert c.markers[BIOMASS] == 1
    c.markers[WATER] = 4
    c.lodged = 1 << 16 * WATER + 4
    assert track_medals(c, WATER) == 1
    c.markers[TECH] = 4
    assert technologies(c)
    c.lodged = 1 << 16 * TECH + 3
    assert not technologies(c)


@pytest.mark.rule("PU-26.6", "PU-26.11")
def test_cosmos_moves_a_lifepod_once_a_round_and_uncovering_gives_no_bonus() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "move_1_lifepod")
    c.markers[BIOMASS] = 5
    c.lodged = 1 << 16 * BIOMASS + 3
    bag(s)
    do(s, 0, MoveLifepod(16 * BIOMASS + 3, -1))
    assert (c.got_lifepods, c.patches_to_lay, c.lodged) == (1, 0, 0)
    assert lifepod_moves(c) == []


@pytest.mark.rule("PU-26.7")
def test_cosmos_rovers_step_diagonally() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.rovers, c.moves = 1 << at(4, 4), 1
    bag(s)
    assert refused(s, 0, MoveRover(at(4, 4), 5)) == "PU-9.6"
    learn(c, "rover_diagonal")
    do(s, 0, MoveRover(at(4, 4), 5))
    assert c.rovers == 1 << at(5, 5)


def with_level_2(lifepods: int) -> PlanetUnknown:
    """Return Cosmos with some lifepods in the scoring area, a boost to use, and level 2 just reached."""
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.markers[TECH] = c.board().tech_fields[1] - 1
    c.got_lifepods, c.boosts = lifepods, 1
    advance(s, 0, TECH, 1)
    bag(s)
    return s


@pytest.mark.rule("PU-26.8")
def test_cosmos_may_move_up_to_three_different_lifepods_once_on_unlocking() -> None:
    s = with_level_2(lifepods=3)
    c = s.colonies[0]
    c.lodged = 1 << 16 * WATER + 5
    do(s, 0, MoveLifepod(16 * WATER + 5, -1))
    do(s, 0, MoveLifepod(-1, 16 * WATER + 6))
    assert refused(s, 0, MoveLifepod(16 * WATER + 6, -1)) == "PU-26.6", "it has been moved"
    do(s, 0, MoveLifepod(-1, 16 * WATER + 7))
    assert (c.owed, c.got_lifepods, c.lodged) == (0, 2, 3 << 16 * WATER + 6)
    assert not offers(s, 0, MoveLifepod)
    c.markers[TECH] = c.board().tech_fields[1] - 1
    advance(s, 0, TECH, 1)
    assert c.owed == 0, "not again (PU-12.4)"


@pytest.mark.rule("PU-26.8", "PU-3.10")
def test_cosmos_decides_whether_to_move_its_lifepods() -> None:
    s = with_level_2(lifepods=3)
    c = s.colonies[0]
    do(s, 0, BOOST[CIV])
    do(s, 0, MoveLifepod(-1, 16 * WATER + 6))
    do(s, 0, DONE)
    assert (c.owed, c.got_lifepods) == (0, 2), "what was not used lapses with the turn"


@pytest.mark.rule("PU-26.8", "PU-3.7")
def test_cosmos_decides_when_in_the_turn_to_move_its_lifepods() -> None:
    s = with_level_2(lifepods=0)
    c = s.colonies[0]
    assert not offers(s, 0, MoveLifepod)
    c.rovers, c.moves, c.lifepods = 1 << at(4, 4), 1, 1 << at(5, 4)
    do(s, 0, MoveRover(at(4, 4), RIGHT))
    do(s, 0, SetLifepod(-1))
    do(s, 0, MoveLifepod(-1, 16 * WATER + 6))
    assert c.lodged == 1 << 16 * WATER + 6, "one collected after the unlocking counts too"


@pytest.mark.rule("PU-26.8")
def test_cosmos_keeps_the_three_moves_of_the_event_step_for_its_tile() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.markers[TECH] = c.board().tech_fields[1] - 1
    c.got_lifepods = 1
    advance(s, 0, TECH, 1)
    close_gains(s, 0, early=True)
    do(s, 0, MoveLifepod(-1, 16 * WATER + 6))
    assert offers(s, 0, PlaceTile), "the tile is still to come"


@pytest.mark.rule("PU-26.9")
def test_cosmos_moves_a_lifepod_for_each_energy_tile() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "move_lifepod_on_energy_tile")
    c.got_lifepods = 1
    show(s, 0, 0, tile("I2", "energy", "water"))
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0))
    assert c.shifts == 1
    assert offers(s, 0, MoveLifepod)


def beside_energy(moves: int) -> PlanetUnknown:
    """Return Cosmos with level 4 and a rover two cells left of three cells of energy."""
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "free_steps_onto_energy")
    fill(c, block(5, 6, 3, 1), ENERGY)
    c.rovers, c.moves = 1 << at(3, 6), moves
    bag(s)
    return s


@pytest.mark.rule("PU-26.10")
def test_cosmos_pays_for_other_cells_but_not_for_energy() -> None:
    s = beside_energy(moves=2)
    c = s.colonies[0]
    do(s, 0, MoveRover(at(3, 6), RIGHT))
    assert c.moves == 1
    do(s, 0, MoveRover(at(4, 6), RIGHT))
    do(s, 0, MoveRover(at(5, 6), RIGHT))
    assert (c.rovers, c.moves) == (1 << at(6, 6), 1)
    do(s, 0, MoveRover(at(6, 6), DOWN))
    assert c.moves == 0
    do(s, 0, MoveRover(at(6, 7), UP))
    assert c.rovers == 1 << at(6, 6), "a free step may follow the last paid one"
    s = beside_energy(moves=2)
    c = s.colonies[0]
    learn(c, "move_lifepod_on_energy_tile")
    do(s, 0, MoveRover(at(3, 6), RIGHT))
    do(s, 0, MoveRover(at(4, 6), RIGHT))
    assert c.moves == 0, "without level 4 every step is paid"


@pytest.mark.rule("PU-26.10")
def test_cosmos_steps_onto_energy_without_any_move_and_nowhere_else() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    fill(c, block(5, 6, 3, 1), ENERGY)
    c.rovers = 1 << at(4, 6)
    learn(c, "move_lifepod_on_energy_tile")
    assert refused(s, 0, MoveRover(at(4, 6), RIGHT)) == "PU-9.5"
    learn(c, "free_steps_onto_energy")
    assert offers(s, 0, MoveRover) == [MoveRover(at(4, 6), RIGHT)], "before the tile"
    c.boosts = 1
    bag(s)
    assert offers(s, 0, MoveRover) == [MoveRover(at(4, 6), RIGHT)], "and after it"
    do(s, 0, MoveRover(at(4, 6), RIGHT))
    assert (c.rovers, c.moves) == (1 << at(5, 6), 0)


@pytest.mark.rule("PU-26.12")
def test_cosmos_field_0_may_hold_a_lifepod_and_then_blocks_the_way_back() -> None:
    c = settled("cosmos-inc").colonies[0]
    c.markers[WATER] = 1
    assert 16 * WATER in rules_of(c).lifepod_places(c)
    c.lodged = 1 << 16 * WATER
    assert room_below(c, WATER, 1) == 0
    assert back_tracks(c, 1 << WATER, 1) == 0
