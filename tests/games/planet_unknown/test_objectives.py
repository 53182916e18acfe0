"""Objectives: shared with neighbours, alone and private (PU-17 to PU-19)."""

from __future__ import annotations

import pytest

from sternhafen.engine import Refused
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import KeepObjective
from sternhafen.games.planet_unknown.bot import evaluate
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.objectives import fulfilled, measure
from sternhafen.games.planet_unknown.scoring import (
    compared,
    neighbour_points,
)
from tests.games.planet_unknown.objectives import ended, goal, private
from tests.games.planet_unknown.position import (
    LAY_PATCH,
    at,
    bag,
    block,
    do,
    fill,
    game,
    lay,
    placing,
    refused,
    tile,
)

# Objectives --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-17.2", "PU-18.1")
def test_two_players_compare_on_three_objectives() -> None:
    s = game(2)
    assert len(s.neighbours) == 3
    s.neighbours = (goal("collected_meteorites"), goal("collected_lifepods"), goal("tracks_at_top"))
    s.colonies[0].got_meteorites = s.colonies[0].got_lifepods = 2
    s.colonies[1].markers[CIV] = 15
    assert neighbour_points(s) == [10, 5]


@pytest.mark.rule("PU-17.3", "PU-17.4", "PU-34.8", "PU-17.8")
def test_better_five_equal_two_worse_none_also_at_zero_and_least_reversed() -> None:
    a, b = game(2).colonies
    assert compared([a, b], goal("collected_meteorites")) == [2, 2]
    a.got_meteorites = 3
    assert compared([a, b], goal("collected_meteorites")) == [5, 0]
    assert compared([a, b], goal("collected_meteorites", most=False)) == [0, 5]


@pytest.mark.rule("PU-17.5")
def test_edge_objectives_count_symbols_on_edge_cells() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    assert measure(c, goal("resources_on_edge", CIV)) == 1
    assert measure(c, goal("resources_on_edge", ENERGY)) == 0


@pytest.mark.rule("PU-17.6", "PU-17.7")
def test_scoring_example_areas_are_measured_with_patches_but_never_of_patches_alone() -> None:
    c = placing().colonies[0]
    fill(c, block(1, 4, 3, 7), ROVER)
    assert measure(c, goal("largest_area", ROVER)) == 21
    fill(c, block(6, 5, 2, 1), BIOMASS)
    c.patched = block(8, 5, 1, 1) | block(6, 8, 1, 1)
    fill(c, c.patched, BIOMASS)
    assert measure(c, goal("largest_area", BIOMASS)) == 3
    assert measure(c, goal("number_of_areas", BIOMASS)) == 1


@pytest.mark.rule("PU-17.10", "PU-19.7")
def test_collected_lifepods_include_those_on_tracks() -> None:
    c = placing("cosmos-inc").colonies[0]
    c.got_lifepods = 1
    c.lodged = 1 << 5
    assert measure(c, goal("collected_lifepods")) == 2
    c.got_meteorites = 1
    assert fulfilled(c, private("more_lifepods_than_meteorites"))
    c.got_meteorites = 2
    assert not fulfilled(c, private("more_lifepods_than_meteorites")), "as many are not more"


@pytest.mark.rule("PU-17.11")
def test_top_fields_of_every_track_count() -> None:
    assert CORPORATIONS[6].tops == (15, 23, 15, 15, 15)
    for name, track, top in (("oasis-ultd", WATER, 23), ("wormhole-corp", BIOMASS, 5), ("standard", TECH, 15)):
        c = placing(name).colonies[0]
        c.markers[track] = top - 1
        assert measure(c, goal("tracks_at_top")) == 0
        c.markers[track] = top
        assert measure(c, goal("tracks_at_top")) == 1


@pytest.mark.rule("PU-17.11", "PU-30.4")
def test_a_track_is_at_its_top_only_by_its_own_marker() -> None:
    c = placing("makeshift").colonies[0]
    c.markers[CIV] = c.board().tops[CIV]
    assert measure(c, goal("tracks_at_top")) == 1
    c.set_column(CIV, WATER)
    assert c.column(CIV) == WATER
    assert measure(c, goal("tracks_at_top")) == 0


@pytest.mark.rule("PU-17.12")
def test_objectives_are_measured_after_the_end_phase() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "biomass", "civ"), (5, 0))
    s.neighbours = (goal("largest_area", BIOMASS),)
    fill(s.colonies[1], block(4, 4, 1, 1), BIOMASS)
    c.stored_patches = 1
    s.lanes = [[], s.lanes[1]]
    s.colonies[1].free = 0
    s.colonies[1].last_tile = 1
    ended(s)
    cell = next(a.cell for a in s.legal(0) if a.cell in (at(4, 0), at(6, 0), at(5, 0)))  # type: ignore[attr-defined]
    do(s, 0, LAY_PATCH[cell])
    assert s.outcome() is not None
    assert neighbour_points(s)[0] in (2, 5)
    assert measure(c, s.neighbours[0]) == 2


@pytest.mark.rule("PU-18.2")
def test_fixed_rotation_turns_one_sector_each_round_for_two_only() -> None:
    s = game(2, fixed_rotation=True)
    assert s.rotation == 1
    while s.round == 1:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    assert s.rotation == 2
    with pytest.raises(Refused) as caught:
        TITLE.start(PlanetUnknownOptions(fixed_rotation=True), 3, 1)
    assert caught.value.illegal.rule == "PU-18.2"


@pytest.mark.rule("PU-19.1", "PU-19.2")
def test_each_keeps_one_of_two_private_objectives_before_neighbours_are_dealt() -> None:
    s = game(3, private_objectives=True)
    assert s.asked() == [0, 1, 2]
    assert s.neighbours == ()
    drawn = [c.hand.offer for c in s.colonies]
    assert [len(offer) for offer in drawn] == [2, 2, 2]
    other = next(k for k in range(28) if k not in drawn[0])
    assert refused(s, 0, KeepObjective(other)) == "PU-19.1"
    for seat in (2, 0, 1):
        do(s, seat, KeepObjective(drawn[seat][0]))
    assert [c.hand.objectives for c in s.colonies] == [(offer[0],) for offer in drawn]
    assert not set(s.neighbours) & {k for offer in drawn for k in offer}
    assert len(s.neighbours) == 3


@pytest.mark.rule("PU-19.4", "PU-19.5", "PU-34.9")
def test_rectangles_fit_both_ways_inside_larger_areas_and_with_patches() -> None:
    c = placing().colonies[0]
    lying, standing = private("rectangle", CIV, 2, 5), private("rectangle", BIOMASS, 3, 3)
    fill(c, block(3, 4, 5, 1), CIV)
    assert not fulfilled(c, lying)
    fill(c, block(3, 5, 6, 2), CIV)
    assert fulfilled(c, lying)
    fill(c, block(3, 2, 3, 3), BIOMASS)
    c.patched = block(4, 3, 1, 1)
    assert fulfilled(c, standing)
    c = placing().colonies[0]
    fill(c, block(3, 3, 2, 5), CIV)
    assert fulfilled(c, lying)


@pytest.mark.rule("PU-19.6")
def test_covering_all_ice_or_land() -> None:
    c = placing().colonies[0]
    fill(c, c.ground().ice, WATER)
    assert fulfilled(c, private("no_uncovered_ice"))
    assert not fulfilled(c, private("no_uncovered_land"))
    petra = placing(planet="petra").colonies[0]
    assert fulfilled(petra, private("no_uncovered_ice"))
    fill(petra, petra.ground().grid & ~petra.ground().currents, CIV)
    assert not fulfilled(petra, private("no_uncovered_land")), "a lifepod lies on a current line"
    petra.lifepods = 0
    assert fulfilled(petra, private("no_uncovered_land"))


@pytest.mark.rule("PU-19.7")
def test_other_private_conditions() -> None:
    c = placing().colonies[0]
    fill(c, block(0, 5, 6, 1), ENERGY)
    c.symbols[ENERGY] = block(0, 5, 5, 1)
    assert fulfilled(c, private("at_most_resources", ENERGY, 5))
    assert not fulfilled(c, private("area_with_resources", ENERGY, 6))
    c.symbols[ENERGY] = block(0, 5, 6, 1)
    assert not fulfilled(c, private("at_most_resources", ENERGY, 5))
    assert fulfilled(c, private("area_with_resources", ENERGY, 6))
    c.got_meteorites = 8
    assert not fulfilled(c, private("at_least_meteorites", 9))
    c.got_meteorites = 9
    assert fulfilled(c, private("at_least_meteorites", 9))


def test_evaluation_prefers_more_medals() -> None:
    s = placing()
    before = evaluate(s, 0)
    s.colonies[0].got_lifepods += 1
    assert evaluate(s, 0) > before
    bag(s)
