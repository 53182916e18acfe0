"""End of the game, scoring, ties, objectives (PU-14 to PU-19)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Refused
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import KeepObjective, Promote, TakeUnplaced
from sternhafen.games.planet_unknown.bot import evaluate
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.data.cards import (
    CARD_EFFECTS,
    CARDS,
    CONDITIONS,
    MEASURES,
    OBJECTIVE_CONDITION,
    OBJECTIVE_MEASURE,
)
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, VERBS, WATER
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.objectives import fulfilled, measure
from sternhafen.games.planet_unknown.scoring import (
    card_medals,
    colony_points,
    compared,
    final_outcome,
    meteorite_medals,
    neighbour_points,
)
from sternhafen.games.planet_unknown.state import FINAL
from tests.games.planet_unknown.hands import card
from tests.games.planet_unknown.position import (
    LAY_PATCH,
    at,
    bag,
    block,
    do,
    fill,
    finish,
    game,
    lay,
    offers,
    placing,
    refused,
    tile,
)


def goal(name: str, resource: int = 0, most: bool = True) -> int:
    return OBJECTIVE_MEASURE.index((MEASURES.index(name), resource, most))


def private(name: str, *numbers: int) -> int:
    return OBJECTIVE_CONDITION.index((CONDITIONS.index(name), numbers))


def hold(c: Colony, *cards: int) -> None:
    c.hand = Hand(tuple(sorted(cards)), c.hand.knows, c.hand.objectives, (), ())


def ended(s: PlanetUnknown) -> PlanetUnknown:
    """Play the round to its end as the last one."""
    s.last_round = True
    while s.phase != FINAL and s.first_asked() >= 0:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    return s


# The end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-14.5", "PU-14.6", "PU-34.5")
def test_after_a_trigger_the_round_is_finished_and_no_other_follows() -> None:
    s = placing(seats=3)
    s.colonies[0].last_tile, s.colonies[0].free = 1 << at(5, 5), 0
    do(s, 0, TakeUnplaced(0))
    assert s.last_round
    assert s.asked() == [1, 2]
    while s.first_asked() >= 0:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    assert s.round == 1
    assert s.outcome() is not None


@pytest.mark.rule("PU-14.7")
def test_drawing_the_last_event_triggers_the_end() -> None:
    s = game(2, events=True)
    s.deck = (1, 0, 0)
    s.play(s.first_asked(), s.legal(s.first_asked())[0])
    assert s.last_round
    assert sum(s.deck) == 0


@pytest.mark.rule("PU-14.8", "PU-34.12", "PU-14.10")
def test_the_end_phase_lays_patches_and_advances_by_cards_before_scoring() -> None:
    lottery = next(
        k for k in range(CARDS) if [e[0] for e in CARD_EFFECTS[k]] == [VERBS["medals"], VERBS["advance_different"]]
    )
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    s.civ_stacks = [tuple(k for k in stack if k != lottery) for stack in s.civ_stacks]
    hold(c, lottery)
    c.stored_patches = 2
    before = c.markers[:]
    s.lanes = [[], s.lanes[1]]
    ended(s)
    assert s.phase == FINAL
    assert c.markers[:] == before or sum(c.markers) >= sum(before)
    kinds = {type(action).__name__ for action in s.legal(0)}
    assert {"Promote", "LayPatch"} <= kinds
    assert "Done" not in kinds
    c.free = 0

    s.play(0, Promote(WATER))
    finish(s, 0)
    assert c.patches_to_lay == 0, "a stored patch without a cell is lost"
    assert c.markers[WATER] == before[WATER] + 1
    assert card_medals(c) == CARD_EFFECTS[lottery][0][1]


@pytest.mark.rule("PU-14.9")
def test_civ_milestones_reached_at_the_end_still_give_cards() -> None:
    lottery = next(
        k for k in range(CARDS) if [e[0] for e in CARD_EFFECTS[k]] == [VERBS["medals"], VERBS["advance_different"]]
    )
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    s.civ_stacks = [tuple(k for k in stack if k != lottery) for stack in s.civ_stacks]
    hold(c, lottery)
    c.markers[CIV] = 2
    s.lanes = [[], s.lanes[1]]
    ended(s)
    from sternhafen.games.planet_unknown.actions import TakeCard

    do(s, 0, Promote(CIV))
    assert offers(s, 0, TakeCard)


# Scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-15.4", "PU-15.5", "PU-34.10")
def test_three_meteorites_make_a_medal_and_each_repo_card_one_more() -> None:
    c = placing().colonies[0]
    c.got_meteorites = 8
    assert meteorite_medals(c) == 2
    repos = [k for k in range(CARDS) if CARD_EFFECTS[k][0][0] == VERBS["meteorite_repo"]]
    hold(c, *repos[:2])
    assert meteorite_medals(c) == 6
    assert colony_points(c)["cards"] == 0


@pytest.mark.rule("PU-15.6", "PU-26.5", "PU-28.2")
def test_the_card_for_lifepods_counts_only_those_in_the_scoring_area() -> None:
    for corporation, places in (("cosmos-inc", 1 << 16 * WATER + 5 | 1 << 3), ("jump-drive", 1 << 80 | 1 << 83)):
        c = placing(corporation).colonies[0]
        hold(c, card("medals_per_lifepod"))
        c.got_lifepods = 2
        c.lodged = places
        assert card_medals(c) == 2, corporation
        assert colony_points(c)["lifepods"] == 2, corporation


@pytest.mark.rule("PU-15.6", "PU-34.11")
def test_commerce_cards_score_once_by_their_number() -> None:
    c = placing().colonies[0]
    commerce = [k for k in range(CARDS) if CARD_EFFECTS[k][0][0] == VERBS["commerce_agreement"]]
    found = []
    for count in range(1, 5):
        hold(c, *commerce[:count])
        found.append(card_medals(c))
    assert found == [1, 3, 6, 10]
    c.patched, c.got_lifepods = block(0, 5, 3, 1), 2
    hold(c, card("medals_per_patch"), card("medals_per_lifepod"), card("medals", 3))
    assert card_medals(c) == 3 + 2 + CARD_EFFECTS[card("medals", 3)][0][1]


@pytest.mark.rule("PU-15.7", "PU-19.3")
def test_fulfilled_private_objectives_give_five_and_stay_secret() -> None:
    s = game(2, private_objectives=True)
    c = s.colonies[0]
    assert s.view(1).objectives == ()
    top = private("track_at_top", CIV)
    c.hand = Hand((), c.hand.knows, (top,), (), ())
    assert colony_points(c)["private"] == 0
    c.markers[CIV] = 15
    assert colony_points(c)["private"] == 5
    assert s.view(1).colonies[0].objectives == 1
    assert len({s.resample(1, Random(seed)).colonies[0].hand.objectives for seed in range(9)}) > 1


@pytest.mark.rule("PU-15.8", "PU-17.1")
def test_each_neighbour_objective_compares_the_two_beside_it() -> None:
    s = game(4)
    s.neighbours = (
        goal("collected_meteorites"),
        goal("collected_lifepods"),
        goal("collected_meteorites", most=False),
        goal("tracks_at_top"),
    )
    for seat, (meteors, pods) in enumerate([(3, 0), (1, 2), (5, 2), (5, 0)]):
        s.colonies[seat].got_meteorites, s.colonies[seat].got_lifepods = meteors, pods
    assert neighbour_points(s) == [5 + 2, 2, 2 + 2, 2 + 2]


@pytest.mark.rule("PU-15.9")
def test_the_highest_total_wins() -> None:
    s = game(2)
    s.neighbours = ()
    s.colonies[1].got_lifepods = 1
    assert final_outcome(s).places == (2, 1)
    assert final_outcome(s).ties is None


@pytest.mark.rule("PU-16.1", "PU-16.2", "PU-16.3")
def test_ties_go_to_fewer_empty_cells_then_fewer_meteorites_then_are_shared() -> None:
    s = game(2)
    s.neighbours = ()
    outcome = final_outcome(s)
    assert (outcome.places, outcome.ties) == ((1, 1), "shared")
    a, b = s.colonies
    a.meteorites = 1 << at(5, 0)
    assert (final_outcome(s).places, final_outcome(s).ties) == ((2, 1), "meteorites")
    fill(a, block(4, 4, 1, 1), CIV)
    assert (final_outcome(s).places, final_outcome(s).ties) == ((1, 2), "empty-cells")
    fill(b, block(4, 4, 2, 1), CIV)
    assert final_outcome(s).places == (2, 1)


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
