"""The Rival's checks, which turn resources into woken pods, cards and caves: CRYO-S4."""

from __future__ import annotations

import pytest

from sternhafen.engine import TABLE
from sternhafen.games.cryo.actions import ChooseCave, ChooseCaves, ChooseSection, ScoutCave, ScrapCard, Wake
from sternhafen.games.cryo.data.tables import RIVAL
from sternhafen.games.cryo.events import RivalLost
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.rival.checks import RivalChambers, RivalSection, play_rival_card
from sternhafen.games.cryo.rules.rival.settling import RivalCaves, RivalOddPod, RivalScout, emptiest_pairs
from sternhafen.games.cryo.rules.turns import NextTurn
from tests.games.cryo.positions import (
    DSP,
    ENG,
    RND,
    awake,
    cave_number,
    do,
    lay_cave,
    only,
    pose,
    refusal,
)
from tests.games.cryo.solo import checks, solo


@pytest.mark.rule("CRYO-S4.1")
def test_checks_run_once_in_order_with_at_least_four() -> None:
    s = solo()
    s.sides[RIVAL].resources = [5, 0, 4, 3, 0]
    s.record()
    checks(s)
    assert [event.resource for event in only(s.drain_events(), RivalLost)] == [0, 2]
    assert s.sides[RIVAL].resources == [0, 0, 0, 3, 3]


@pytest.mark.rule("CRYO-S4.2", "CRYO-S4.3")
def test_four_crystals_wake_the_leftmost_pod_and_give_energy() -> None:
    s = solo()
    s.sides[RIVAL].resources = [4, 0, 0, 0, 1]
    s.sides[RIVAL].stasis[0] = 0
    s.sides[RIVAL].caves[0] = 1
    checks(s)
    assert s.sides[RIVAL].stasis[:3] == [0, 0, 1]
    assert s.sides[RIVAL].resources == [0, 0, 0, 0, 4]
    s.sides[RIVAL].stasis[:3] = [0, 0, 0]
    s.sides[RIVAL].resources = [4, 0, 0, 0, 0]
    checks(s)  # nobody to wake, but the rest happens
    assert s.sides[RIVAL].resources == [0, 0, 0, 0, 3]


@pytest.mark.rule("CRYO-S4.4", "CRYO-S4.5")
def test_four_organics_wake_three_pods_and_the_human_picks_chambers() -> None:
    s = solo()
    s.sides[RIVAL].resources = [0, 4, 0, 0, 0]
    checks(s)
    assert s.sides[RIVAL].stasis[3] == 0
    assert isinstance(s.question(0), RivalChambers)  # dispatch has most, nobody ties
    assert refusal(s, Wake(1, 0, 0)) == ("wrong-pods", "CRYO-S4.5")
    assert refusal(s, Wake(3, 0, 0)) == ("no-such-pods", "CRYO-S4.5")
    assert refusal(s, ScrapCard(0))[0] == "not-now"
    do(s, Wake(0, 1, 1))
    assert s.sides[RIVAL].stasis[9:] == [2, 1, 1]
    assert s.sides[RIVAL].awake == 3
    assert s.sides[RIVAL].resources[1] == 0
    s = solo()
    s.sides[RIVAL].stasis = [1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0]
    s.sides[RIVAL].caves[0] = 9
    s.sides[RIVAL].resources = [0, 4, 0, 0, 0]
    checks(s)
    assert isinstance(s.question(0), RivalSection)
    assert s.legal(0) == [ChooseSection(ENG), ChooseSection(RND)]
    assert refusal(s, ChooseSection(DSP)) == ("not-most-pods", "CRYO-S4.5")
    s = solo()
    s.sides[RIVAL].stasis = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    s.sides[RIVAL].caves[0] = 14
    s.sides[RIVAL].resources = [0, 4, 0, 0, 0]
    checks(s)
    assert s.sides[RIVAL].awake == 1  # as many as are there


@pytest.mark.rule("CRYO-S4.6")
def test_four_tech_wake_a_pod_and_play_a_mission_and_an_upgrade() -> None:
    s = solo()
    s.sides[RIVAL].resources = [0, 0, 4, 0, 0]
    checks(s)
    rival = s.sides[RIVAL]
    assert rival.stasis[6] == 0
    assert len(rival.missions) == 1
    assert rival.upgrades.bit_count() == 1
    assert rival.resources[2] == 0


@pytest.mark.rule("CRYO-S4.7")
def test_a_card_that_is_no_upgrade_becomes_a_vehicle_or_is_discarded() -> None:
    s = solo()
    rival = s.sides[RIVAL]
    rival.upgrades = 0b1
    play_rival_card(s, 0)
    assert s.view(0).sides[RIVAL].vehicles == (0,)
    rival.upgrades = 0b111
    play_rival_card(s, 5)
    assert s.view(0).sides[RIVAL].vehicles == (0, 5)
    play_rival_card(s, 5)
    play_rival_card(s, 7)
    assert s.view(0).sides[RIVAL].vehicles == (0, 5, 5)
    assert 7 in s.discard


@pytest.mark.rule("CRYO-S4.8")
def test_four_nanites_feed_the_other_checks_again() -> None:
    s = solo()
    s.sides[RIVAL].resources = [3, 0, 0, 4, 0]
    s.record()
    checks(s)
    rival = s.sides[RIVAL]
    assert [event.resource for event in only(s.drain_events(), RivalLost)] == [0, 3]
    assert rival.resources == [0, 1, 1, 0, 3]
    assert rival.stasis[9] == 1
    assert rival.stasis[0] == 0


@pytest.mark.rule("CRYO-S4.9")
def test_energy_and_pods_must_both_be_three() -> None:
    for energy, pods, spread in ((3, 2, False), (2, 5, False), (3, 3, True)):
        s = solo(CryoOptions(rival_choices="random"))
        awake(s, RIVAL, pods)
        s.sides[RIVAL].resources[4] = energy
        checks(s)
        assert (s.sides[RIVAL].awake == 0) == spread
        assert (s.sides[RIVAL].resources[4] == 0) == spread


@pytest.mark.rule("CRYO-S4.9")
def test_only_pods_on_the_rivals_platform_count_not_those_it_woke_and_posted() -> None:
    for pods, spread in ((2, False), (3, True)):
        s = solo(CryoOptions(rival_choices="random"))
        rival = s.sides[RIVAL]
        awake(s, RIVAL, pods)
        rival.stasis[0] -= 1
        rival.stasis[1] -= 1
        rival.stasis[2] -= 1
        rival.salvage[0] = rival.salvage[1] = 1
        rival.caves[0] = 1
        rival.resources[4] = 3
        checks(s)
        assert (rival.awake == 0) == spread
        assert (rival.resources[4] == 0) == spread
        assert rival.salvage[:2] == [1, 1]


@pytest.mark.rule("CRYO-S4.10", "CRYO-S4.13")
def test_the_rival_scouts_a_large_cave_if_it_can_without_any_cost() -> None:
    s = solo()
    awake(s, RIVAL, 3)
    s.sides[RIVAL].resources = [0, 0, 0, 0, 3]
    lay_cave(s, "A2", 5)
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE), RivalScout(0)]
    assert {action.cave for action in s.legal(0) if isinstance(action, ScoutCave)} == {
        cave_number("B1"),
        cave_number("B2"),
    }
    assert refusal(s, ScoutCave(cave_number("C2"))) == ("large-cave-first", "CRYO-S4.10")
    assert refusal(s, ScoutCave(cave_number("B4"))) == ("cave-too-far", "CRYO-5.25")
    do(s, ScoutCave(cave_number("B2")))
    assert s.sides[RIVAL].caves[cave_number("B2")] == 1
    assert s.sides[RIVAL].resources == [0, 0, 0, 0, 3]


@pytest.mark.rule("CRYO-S4.11")
def test_the_rival_spreads_over_the_emptiest_adjacent_pair() -> None:
    s = solo()
    for cave, tile in (("A1", 0), ("C1", 1), ("B1", 10), ("A2", 2)):
        lay_cave(s, cave, tile)
    rival = s.sides[RIVAL]
    rival.caves[cave_number("A1")] = 2
    a2, b1, c1 = cave_number("A2"), cave_number("B1"), cave_number("C1")
    assert set(emptiest_pairs(s)) == {(a2, b1), (b1, c1)}
    pose(s, RivalCaves(0))
    assert refusal(s, ChooseCaves(0, b1)) == ("not-emptiest", "CRYO-S4.11")
    assert refusal(s, ChooseCaves(a2, c1)) == ("caves-not-adjacent", "CRYO-S4.11")
    assert refusal(s, ChooseCaves(b1, cave_number("B2"))) == ("cave-not-open", "CRYO-S4.11")


@pytest.mark.rule("CRYO-S4.12")
def test_pods_are_spread_evenly_and_the_human_places_the_odd_one() -> None:
    s = solo()
    awake(s, RIVAL, 5)
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE), RivalCaves(0)]
    do(s, ChooseCaves(0, 9))
    assert isinstance(s.question(0), RivalOddPod)
    assert refusal(s, ChooseCave(3)) == ("not-chosen-cave", "CRYO-S4.12")
    do(s, ChooseCave(9))
    assert (s.sides[RIVAL].caves[0], s.sides[RIVAL].caves[9]) == (2, 3)
    assert s.sides[RIVAL].awake == 0


@pytest.mark.rule("CRYO-S4.10", "CRYO-S4.14")
def test_without_a_cave_to_scout_the_rival_still_spreads_and_loses_its_energy() -> None:
    s = solo(CryoOptions(rival_choices="random"))
    awake(s, RIVAL, 4)
    s.sides[RIVAL].resources[4] = 4
    for cave in range(14):
        if s.caves[cave] == -2:
            lay_cave(s, cave, s.pools[4][0] if 5 <= cave < 9 else s.pools[3][0])
    checks(s)
    assert sum(s.sides[RIVAL].caves) == 4
    assert sorted(pods for pods in s.sides[RIVAL].caves if pods) == [2, 2]
    assert s.sides[RIVAL].resources[4] == 0
