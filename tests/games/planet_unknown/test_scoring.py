"""The end of the game, scoring and ties (PU-14 to PU-16)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.planet_unknown.actions import Promote, TakeUnplaced
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.data.cards import (
    CARD_EFFECTS,
    CARDS,
)
from sternhafen.games.planet_unknown.data.vocabulary import CIV, VERBS, WATER
from sternhafen.games.planet_unknown.scoring import (
    card_medals,
    colony_points,
    final_outcome,
    meteorite_medals,
    neighbour_points,
)
from sternhafen.games.planet_unknown.state import FINAL
from tests.games.planet_unknown.hands import card
from tests.games.planet_unknown.objectives import ended, goal, private
from tests.games.planet_unknown.position import (
    at,
    block,
    do,
    fill,
    finish,
    game,
    lay,
    offers,
    placing,
    tile,
)


def hold(c: Colony, *cards: int) -> None:
    c.hand = Hand(tuple(sorted(cards)), c.hand.knows, c.hand.objectives, (), ())


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
