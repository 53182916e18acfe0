"""The Rival's set-up and what holds for it throughout: CRYO-S1 and S2."""

from __future__ import annotations

import pytest

from sternhafen.engine import TABLE, Refused
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import ChooseResource, PlayCard, ScoutCave
from sternhafen.games.cryo.data.tables import CAVE_COST, EARLY_WARNING, GROUND_SCANNER, RIVAL, TOP_DOCKS
from sternhafen.games.cryo.events import RivalLeftToChance
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.caves import Scout
from sternhafen.games.cryo.rules.incidents import strike
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.rival.checks import play_rival_card
from sternhafen.games.cryo.rules.rival.decisions import choose_decision, draw_decision, replace_equal_decisions
from sternhafen.games.cryo.rules.rival.rewards import RivalGain
from sternhafen.games.cryo.rules.rival.settling import RivalScout
from sternhafen.games.cryo.rules.rival.turn import act_at, keep_tile
from sternhafen.games.cryo.rules.turns import Finish, NextTurn
from tests.games.cryo.positions import (
    DSP,
    ENG,
    SABOTAGE,
    allowed,
    awake,
    cave_number,
    do,
    dock,
    fresh,
    hold,
    only,
    open_incident,
    own,
    pose,
    refusal,
    table,
    turn,
    upgrade,
)
from tests.games.cryo.solo import all_out, checks, solo

# S1 Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S1.1")
def test_a_solo_game_is_set_up_for_two_sides() -> None:
    s = fresh(1)
    assert len(s.sides) == 2
    assert s.heights == [2] * 15
    assert s.damaged.bit_count() == 8
    assert s.view(0).track == (2, 2, 2, 2, 2, 3)
    with pytest.raises(Refused) as refused:
        TITLE.start(CryoOptions(rival_harder=True), 2, 1)
    assert refused.value.illegal.rule == "CRYO-S1.1"


@pytest.mark.rule("CRYO-S1.2")
def test_the_rival_has_five_drones_on_its_first_docks() -> None:
    assert fresh(1).view(0).sides[RIVAL].home == (0, 1, 2, 3, 4)


@pytest.mark.rule("CRYO-S1.3")
def test_the_human_starts_and_the_rival_gets_the_second_players_crystal() -> None:
    for seed in range(6):
        s = fresh(1, seed)
        assert s.active == 0
        assert s.sides[0].resources == [1, 1, 1, 0, 1]
        assert s.sides[RIVAL].resources == [2, 1, 1, 0, 1]


@pytest.mark.rule("CRYO-S1.4")
def test_one_card_of_each_type_lies_above_the_top_docks_at_random() -> None:
    s = fresh(1)
    assert sorted(s.board_cards) == list(range(8))
    assert TOP_DOCKS == [0, 1, 5, 6, 10, 11, 15, 16]
    assert len(s.deck) + len(s.sides[0].hand) == 32
    assert len({fresh(1, seed).board_cards for seed in range(6)}) == 6


@pytest.mark.rule("CRYO-S1.5", "CRYO-S1.6", "CRYO-S1.7")
def test_the_human_keeps_three_cards_then_the_rival_gets_its_own() -> None:
    s = fresh(1)
    assert s.view(0).sides[0].hand_size == 5
    rival = s.sides[RIVAL]
    assert not rival.upgrades
    do(s, s.legal(0)[0])
    assert s.view(0).sides[0].hand_size == 3
    assert rival.upgrades.bit_count() == 1
    assert len(rival.vehicles) == 1
    assert len(rival.missions) == 1
    assert len(s.decisions) == 2
    assert s.view(0).sides[RIVAL].missions is None
    assert s.view(0).decisions == s.decisions


@pytest.mark.rule("CRYO-S1.8")
def test_decision_cards_are_never_alike() -> None:
    for seed in range(40):
        s = table(1, seed)
        assert len(set(s.decisions)) == 2
    s = solo()
    s.decisions = (3, 3)
    before = len(s.deck) + len(s.discard)
    replace_equal_decisions(s)
    assert len(set(s.decisions)) == 2
    assert len(s.deck) + len(s.discard) == before
    assert 3 in s.discard


@pytest.mark.rule("CRYO-S1.9")
def test_equal_decision_cards_stay_if_there_is_no_other_card() -> None:
    s = solo()
    s.decisions, s.deck, s.discard = (3, 3), (3,), (3,)
    replace_equal_decisions(s)
    assert s.decisions == (3, 3)


# S2 General ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S2.1", "CRYO-S2.2")
def test_the_human_may_not_play_the_rivals_upgrade_but_both_keep_what_they_have() -> None:
    s = solo()
    upgrade(s, RIVAL, 3)
    hold(s, 0, 3, 4)
    pose(s, CardAction(0))
    assert refusal(s, PlayCard(3, 0)) == ("rival-has-upgrade", "CRYO-S2.1")
    assert allowed(s, PlayCard(3, 1))
    do(s, PlayCard(4, 0))
    play_rival_card(s, 4)
    assert s.sides[0].has(4)
    assert s.sides[RIVAL].has(4)


@pytest.mark.rule("CRYO-S2.3")
def test_the_rivals_upgrades_and_vehicles_have_no_effect() -> None:
    s = solo()
    upgrade(s, RIVAL, GROUND_SCANNER, EARLY_WARNING)
    assert -2 in s.caves
    open_incident(s, ENG, SABOTAGE)
    all_out(s, 0)
    s.sides[RIVAL].destroyed, s.sides[RIVAL].stasis[11] = 1, 1
    s.sides[RIVAL].upgrades |= 0b111
    play_rival_card(s, 6)  # a Spider as vehicle rescues nobody
    assert s.sides[RIVAL].destroyed == 1
    awake(s, 0, 1)
    own(s, 0, tech=1, energy=1)
    pose(s, Scout(0))
    do(s, ScoutCave(cave_number("B1")))
    assert s.sides[RIVAL].resources == [0] * 5
    turn(s, 0)
    s.agenda = [NextTurn(TABLE), Finish(0)]
    strike(s, ENG, ENG)
    assert s.sides[RIVAL].destroyed == 2


@pytest.mark.rule("CRYO-S2.4", "CRYO-S2.15")
def test_the_rivals_platform_holds_any_number_of_pods() -> None:
    s = solo()
    s.sides[RIVAL].stasis[:9], s.sides[RIVAL].awake = [0] * 9, 9
    assert s.view(0).sides[RIVAL].room == -1
    act_at(s, dock(DSP, 1))
    assert s.sides[RIVAL].awake == 10


@pytest.mark.rule("CRYO-S2.5", "CRYO-S2.6")
def test_every_card_action_of_the_rival_is_an_unseen_mission_without_limit() -> None:
    s = solo()
    for _ in range(5):
        give(s, RIVAL, 22)
    assert len(s.sides[RIVAL].missions) == 5
    assert s.sides[RIVAL].hand == ()
    assert s.view(0).sides[RIVAL].missions is None
    assert s.view(0).sides[RIVAL].mission_count == 5
    s.sides[RIVAL].missions = (2, 2, 2)
    give(s, RIVAL, 22)
    assert len(s.sides[RIVAL].missions) == 4  # duplicates are no obstacle


@pytest.mark.rule("CRYO-S2.7")
def test_the_rival_builds_every_tile_and_gains_it_too() -> None:
    s = solo()
    for tile in (0, 0, 0, 8, 8, 8, 16):
        keep_tile(s, tile)
    rival = s.sides[RIVAL]
    assert rival.slots == [0, 0, 0, 8, 8, 8, 16]
    assert rival.resources == [3, 3, 1, 0, 0]
    keep_tile(s, 16)
    assert s.box == (16,)
    assert rival.resources == [3, 3, 2, 0, 0]


@pytest.mark.rule("CRYO-S2.8")
def test_of_an_either_or_tile_the_rival_takes_what_it_has_less_of() -> None:
    s = solo()
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE)]
    s.sides[RIVAL].resources = [2, 1, 0, 0, 0]
    give(s, RIVAL, 4)  # crystal or organics
    assert s.sides[RIVAL].resources == [2, 2, 0, 0, 0]
    give(s, RIVAL, 4)
    assert isinstance(s.question(0), RivalGain)
    assert refusal(s, ChooseResource(2)) == ("not-on-tile", "CRYO-3.38")
    s.sides[RIVAL].resources = [2, 1, 0, 0, 0]
    assert refusal(s, ChooseResource(0)) == ("rival-has-more", "CRYO-S2.8")
    s.sides[RIVAL].resources = [2, 2, 0, 0, 0]
    do(s, ChooseResource(0))
    assert s.sides[RIVAL].resources == [3, 2, 0, 0, 0]


@pytest.mark.rule("CRYO-S2.9")
def test_what_is_left_open_is_asked_or_left_to_chance() -> None:
    s = solo()
    s.agenda = [NextTurn(TABLE)]
    give(s, RIVAL, 4)
    assert isinstance(s.question(0), RivalGain)
    s = solo(CryoOptions(rival_choices="random"))
    s.agenda = [NextTurn(TABLE)]
    s.record()
    give(s, RIVAL, 4)
    told = s.drain_events()
    assert only(told, RivalLeftToChance)[0].reveals
    assert sum(s.sides[RIVAL].resources) == 1
    results = set()
    for seed in range(12):
        s = solo(CryoOptions(rival_choices="random"), seed)
        give(s, RIVAL, 4)
        results.add(tuple(s.sides[RIVAL].resources))
    assert len(results) == 2


@pytest.mark.rule("CRYO-S2.10")
def test_the_rivals_tracks_end_where_everybodys_do() -> None:
    s = solo()
    s.sides[RIVAL].resources = [5, 5, 5, 5, 5]
    give(s, RIVAL, 0)
    s.sides[RIVAL].resources[4] = 5
    rival = s.sides[RIVAL]
    assert rival.resources[0] == 5
    checks(s)
    assert rival.resources[4] <= 6


@pytest.mark.rule("CRYO-S2.11")
def test_the_rival_never_scraps_launches_or_pays() -> None:
    s = TITLE.start(CryoOptions(confirm=False), 1, 11)
    hold_seen = False
    while (seat := s.first_asked()) >= 0:
        s.record()
        s.play(seat, s.legal(seat)[-1])
        for event in s.drain_events():
            name = type(event).__name__
            if getattr(event, "side", 0) == -1:
                hold_seen = True
                assert name not in ("Spent", "CardScrapped", "TileScrapped", "Launched", "PlatformUsed")
        assert isinstance(s, Cryo)
        assert s.sides[RIVAL].transport == 0
    assert hold_seen


@pytest.mark.rule("CRYO-S2.12")
def test_the_humans_scanner_and_warning_work_on_the_rivals_deeds() -> None:
    s = solo()
    own(s, 0)
    hold(s, 0, GROUND_SCANNER)
    pose(s, CardAction(0))
    do(s, PlayCard(GROUND_SCANNER, 0))
    awake(s, RIVAL, 3)
    s.sides[RIVAL].resources[4] = 3
    checks(s)
    if isinstance(s.question(0), RivalScout):
        do(s, s.legal(0)[0])
    opened = next(cave for cave in (1, 5, 10) if s.open_caves >> cave & 1)
    assert s.sides[0].resources == list(CAVE_COST[s.caves[opened]])
    s = solo()
    upgrade(s, 0, EARLY_WARNING)
    s.active = RIVAL
    open_incident(s, ENG, SABOTAGE)
    strike(s, ENG, ENG)
    assert s.sides[0].stasis[:3] == [0, 2, 1]
    assert s.sides[RIVAL].stasis[:3] == [0, 1, 1]


@pytest.mark.rule("CRYO-S2.13")
def test_without_cards_nothing_is_drawn_and_board_cards_decide() -> None:
    s = solo()
    s.deck = s.discard = ()
    give(s, RIVAL, 22)
    assert s.sides[RIVAL].missions == ()
    s.decisions = (5,)
    draw_decision(s)
    assert s.decisions == (5,)
    assert choose_decision(s) == 5
    s.decisions = ()
    assert {choose_decision(s) for _ in range(60)} == set(range(8))


@pytest.mark.rule("CRYO-S2.14")
def test_the_rivals_salvage_pods_stay_for_good() -> None:
    s = TITLE.start(CryoOptions(confirm=False), 1, 5)
    assert isinstance(s, Cryo)
    before = [0, 0, 0]
    while (seat := s.first_asked()) >= 0:
        s.play(seat, s.legal(seat)[0])
        now = s.sides[RIVAL].salvage
        assert all(b >= a for a, b in zip(before, now, strict=True))
        before = list(now)
    assert sum(before)
