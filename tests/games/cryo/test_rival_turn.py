"""The Rival's turn: where its drones go, what they bring, and how it recalls: CRYO-S3."""

from __future__ import annotations

import pytest

from sternhafen.engine import TABLE
from sternhafen.games.cryo.actions import ChooseDock, ChooseSection, Decline, Deploy, Divert, EndTurn, Resolve, SendCrew
from sternhafen.games.cryo.data.tables import (
    DOCK_SPACES,
    DOCKS_BELOW,
    FACE_MODE,
    ONE_OF,
    RIVAL,
    SPACE_STACK,
    SUNSET_TILE,
    TOP_DOCKS,
)
from sternhafen.games.cryo.events import IncidentOpened, IncidentResolved, RivalDecided
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.incidents import Diverting
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.rival.decisions import RenewDecision
from sternhafen.games.cryo.rules.rival.recall import RivalCrew, RivalIncident, RivalOrder
from sternhafen.games.cryo.rules.rival.rewards import RivalGain
from sternhafen.games.cryo.rules.rival.turn import RivalDock, act_at, must_recall, open_docks
from sternhafen.games.cryo.rules.turns import Finish, NextTurn, Turn
from sternhafen.games.cryo.rules.wreck import TurnUp
from tests.games.cryo.positions import (
    CRYSTAL_PLUNDER,
    DSP,
    ENG,
    LAB,
    RND,
    SABOTAGE,
    TRANSPORT,
    awake,
    do,
    dock,
    only,
    open_tile,
    pose,
    refusal,
    space,
)
from tests.games.cryo.solo import all_out, rivals_turn, solo


@pytest.mark.rule("CRYO-S3.1")
def test_the_rival_follows_every_human_turn_unless_the_game_is_over() -> None:
    s = solo()
    told = do(s, Deploy(0, TRANSPORT), Decline(), EndTurn())
    assert only(told, RivalDecided)
    s = solo()
    s.ending = True
    pose(s, Finish(0))
    assert not only(do(s, EndTurn()), RivalDecided)
    assert s.asked() == []


@pytest.mark.rule("CRYO-S3.2", "CRYO-S3.6")
def test_the_rival_recalls_without_drones_or_when_a_section_has_no_free_dock() -> None:
    s = solo()
    assert not must_recall(s, open_docks(s))
    s.damaged = 0b11111
    assert must_recall(s, open_docks(s))
    s.damaged = 0b01111
    s.sides[0].docks = 0b10000
    assert must_recall(s, open_docks(s))
    s.sides[0].docks = 0
    assert not must_recall(s, open_docks(s))
    s.sides[RIVAL].home = 0
    assert must_recall(s, open_docks(s))


@pytest.mark.rule("CRYO-S3.3")
def test_the_rival_may_recall_again_and_again() -> None:
    s = solo()
    s.damaged = 0b11111
    for _ in range(2):
        track = s.track
        rivals_turn(s)
        while s.active == RIVAL and s.asked() == [0] and not isinstance(s.question(0), Turn):
            do(s, s.legal(0)[0])
        assert s.track == track - 1
        assert s.sides[RIVAL].drones_out() == 0


@pytest.mark.rule("CRYO-S3.4", "CRYO-S3.5")
def test_a_random_decision_card_leads_to_the_dock_below_its_board_card() -> None:
    s = solo()
    s.decisions = (2, 6)
    targets = {card: TOP_DOCKS[s.board_cards.index(card)] for card in (2, 6)}
    seen = set()
    for seed in range(12):
        world = s.copy()
        world.seed = seed
        rivals_turn(world)
        seen.add((world.sides[RIVAL].docks & -world.sides[RIVAL].docks).bit_length() - 1)
    assert seen == set(targets.values())


@pytest.mark.rule("CRYO-S3.5", "CRYO-S3.6")
def test_a_blocked_target_moves_the_rival_below_then_anywhere_in_the_section() -> None:
    s = solo()
    s.agenda = [NextTurn(TABLE)]
    s.active = RIVAL
    card = s.board_cards[0]  # above the first dock of engineering
    one, other = DOCKS_BELOW[0]
    s.damaged = 0b1
    s.push(RivalDock(0, card))
    assert s.legal(0) == [ChooseDock(one), ChooseDock(other)]
    assert refusal(s, ChooseDock(0)) == ("dock-not-free", "CRYO-S3.6")
    assert refusal(s, ChooseDock(1)) == ("not-rivals-dock", "CRYO-S3.5")
    s.sides[0].docks = 1 << one
    assert s.legal(0) == [ChooseDock(other)]
    s.damaged |= 1 << other
    assert s.legal(0) == [ChooseDock(1), ChooseDock(4)]
    do(s, ChooseDock(4))
    assert s.sides[RIVAL].docks == 1 << 4
    assert s.sides[RIVAL].home == 0b01111


@pytest.mark.rule("CRYO-S3.7", "CRYO-S2.8")
def test_the_next_tile_is_turned_up_only_when_the_rivals_reward_is_chosen() -> None:
    s = solo()
    right = SPACE_STACK[DOCK_SPACES[dock(ENG, 1)][0]]
    tile = next(tile for tile in s.pools[ENG] if FACE_MODE[tile] == ONE_OF)
    open_tile(s, right, tile)
    s.sides[RIVAL].resources[:] = [0] * 5
    s.agenda = [NextTurn(TABLE)]
    s.active = RIVAL
    act_at(s, dock(ENG, 1))
    assert s.agenda == [NextTurn(TABLE), TurnUp(RIVAL, right), RivalGain(0, tile)]
    assert s.tops[right] == -1
    do(s, s.legal(0)[0])
    assert s.tops[right] >= 0


@pytest.mark.rule("CRYO-S3.7")
def test_the_rival_takes_the_tile_to_the_right_else_clockwise() -> None:
    s = solo()
    right, below, left = (SPACE_STACK[i] for i in DOCK_SPACES[dock(ENG, 1)][:3])
    assert list(DOCK_SPACES[dock(ENG, 1)]) == [space(ENG, letter) for letter in "dfca"]
    open_tile(s, right, 0)
    s.agenda = [NextTurn(TABLE)]
    s.active = RIVAL
    drawn = s.draws[ENG]
    act_at(s, dock(ENG, 1))
    assert s.sides[RIVAL].slots[0] == 0
    assert s.agenda == [NextTurn(TABLE)]
    assert s.draws[ENG] == drawn + 1  # nothing is asked, so the next tile is turned up at once
    assert s.tops[right] >= 0
    s.heights[right], s.tops[right] = 0, -1
    heights = list(s.heights)
    open_tile(s, below, 0)
    act_at(s, dock(ENG, 1))
    assert s.heights[below] == heights[below] - 1
    s.heights[below], s.tops[below] = 0, -1
    open_tile(s, left, 0)
    act_at(s, dock(ENG, 1))
    assert s.heights[left] == heights[left] - 1


@pytest.mark.rule("CRYO-S3.8")
def test_without_any_tile_beside_it_the_rival_gains_the_printed_resource() -> None:
    for section in (ENG, LAB, RND):
        s = solo()
        s.heights, s.tops = [0] * 15, [-1] * 15
        act_at(s, dock(section, 1))
        assert s.sides[RIVAL].resources == [int(i == section) for i in range(5)]


@pytest.mark.rule("CRYO-S3.9")
def test_in_dispatch_the_rival_gains_a_nanite_and_wakes_its_leftmost_pod() -> None:
    s = solo()
    s.sides[RIVAL].stasis[9] = 0
    act_at(s, dock(DSP, 4))
    assert s.sides[RIVAL].resources == [0, 0, 0, 1, 0]
    assert s.sides[RIVAL].stasis[9:] == [0, 1, 2]
    assert s.sides[RIVAL].awake == 1


@pytest.mark.rule("CRYO-S3.10")
def test_the_used_decision_card_is_replaced() -> None:
    s = solo()
    s.decisions = (2, 6)
    deck = len(s.deck)
    RenewDecision(TABLE, 2).run(s)
    assert 2 in s.discard
    assert 6 in s.decisions or len(s.discard) > 1
    assert len(s.decisions) == 2
    assert len(s.deck) < deck


@pytest.mark.rule("CRYO-S3.11", "CRYO-S3.19")
def test_checks_follow_a_deploy_and_a_recall() -> None:
    for recall in (False, True):
        s = solo(CryoOptions(rival_choices="random"))
        s.sides[RIVAL].resources = [4, 0, 0, 0, 0]
        if recall:
            all_out(s)
        s.heights, s.tops = [0] * 15, [-1] * 15
        rivals_turn(s)
        assert s.sides[RIVAL].resources[0] == 0
        assert s.sides[RIVAL].resources[4] >= 3


@pytest.mark.rule("CRYO-S3.12")
def test_the_rival_sends_one_pod_to_a_row_it_is_not_yet_in() -> None:
    s = solo()
    all_out(s)
    awake(s, RIVAL, 2)
    s.sides[RIVAL].salvage = [1, 0, 0]
    s.sides[RIVAL].stasis[0] = 0
    rivals_turn(s)
    assert isinstance(s.question(0), RivalCrew)
    assert s.legal(0) == [SendCrew(1), SendCrew(2)]
    assert refusal(s, SendCrew(0)) == ("not-rivals-row", "CRYO-S3.12")
    do(s, SendCrew(2))
    assert s.sides[RIVAL].salvage == [1, 0, 1]
    s = solo()
    all_out(s)
    awake(s, RIVAL, 1)
    s.sides[RIVAL].salvage = [1, 1, 1]
    rivals_turn(s)
    assert not isinstance(s.question(0), RivalCrew)
    assert sum(s.sides[RIVAL].salvage) == 3
    s = solo()
    all_out(s)
    rivals_turn(s)  # without a pod on its platform the step is skipped
    assert s.sides[RIVAL].salvage == [0, 0, 0]


@pytest.mark.rule("CRYO-S3.13")
def test_the_rival_salvages_after_sending_its_pod() -> None:
    s = solo()
    all_out(s)
    awake(s, RIVAL, 1)
    s.sides[RIVAL].salvage = [1, 1, 0]
    s.incidents = [SABOTAGE] * 4
    rivals_turn(s)
    assert s.sides[RIVAL].resources[:3] == [1, 1, 1]


@pytest.mark.parametrize(("drones", "tiles"), [(0, 1), (3, 1), (4, 2), (5, 2)])
@pytest.mark.rule("CRYO-S3.14", "CRYO-S3.16")
def test_four_drones_out_resolve_two_incidents_before_any_refill(drones: int, tiles: int) -> None:
    s = solo(CryoOptions(rival_choices="random"))
    all_out(s, drones)
    s.damaged = 0b11111 << 5
    s.sides[RIVAL].docks &= ~s.damaged
    if drones > 1:
        s.sides[RIVAL].docks |= 1 << 16
    s.incidents = [CRYSTAL_PLUNDER] * 4
    s.record()
    rivals_turn(s)
    told = [event for event in s.drain_events() if isinstance(event, (IncidentResolved, IncidentOpened))]
    assert [type(event) for event in told] == [IncidentResolved] * tiles + [IncidentOpened] * tiles
    assert [event.section for event in told[:tiles]] == [event.section for event in told[tiles:]]


@pytest.mark.rule("CRYO-S3.15")
def test_the_rival_chooses_where_it_has_fewest_pods_and_ties_are_asked() -> None:
    s = solo()
    all_out(s)
    s.sides[RIVAL].stasis = [0, 0, 1, 1, 1, 0, 1, 1, 0, 2, 2, 2]
    s.sides[RIVAL].caves[0] = 15 - 11
    s.incidents = [CRYSTAL_PLUNDER] * 4
    rivals_turn(s)
    question = s.question(0)
    assert isinstance(question, RivalIncident)
    assert question.chosen == 0b0001  # engineering is clear
    assert s.legal(0) == [ChooseSection(LAB), ChooseSection(RND)]
    assert refusal(s, ChooseSection(DSP)) == ("not-fewest-pods", "CRYO-S3.15")
    assert refusal(s, ChooseSection(ENG)) == ("no-incident", "CRYO-S3.15")
    assert s.sides[RIVAL].kept == ()  # both are chosen before either is resolved
    do(s, ChooseSection(RND))
    assert isinstance(s.question(0), RivalOrder)
    s = solo()
    all_out(s)
    s.incidents, s.track = [-1, SABOTAGE, -1, -1], 1
    rivals_turn(s)
    assert s.sabotaged == 0b1000  # with a single tile left only that one


@pytest.mark.rule("CRYO-S3.16")
def test_the_human_picks_which_of_two_incidents_comes_first() -> None:
    s = solo()
    all_out(s)
    s.sides[RIVAL].stasis = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2]
    s.sides[RIVAL].caves[0] = 6
    s.incidents = [CRYSTAL_PLUNDER] * 4
    rivals_turn(s)
    assert s.legal(0) == [Resolve(ENG), Resolve(LAB)]
    assert refusal(s, Resolve(DSP)) == ("not-chosen", "CRYO-S3.16")
    told = do(s, Resolve(LAB))
    assert [event.section for event in only(told, IncidentResolved)] == [LAB, ENG]
    assert [event.section for event in only(told, IncidentOpened)] == [LAB, ENG]


@pytest.mark.rule("CRYO-S3.17")
def test_the_rivals_sabotage_plunder_and_sunset() -> None:
    s = solo()
    all_out(s, 0)
    s.damaged = 0b11111
    s.sides[RIVAL].stasis[:3] = [0, 0, 0]
    s.sides[RIVAL].caves[0] = 3
    s.sabotaged = 0b111
    s.incidents[ENG] = SABOTAGE
    rivals_turn(s)
    assert isinstance(s.question(0), Diverting)
    do(s, Divert(DSP))
    assert s.sabotaged >> 9 & 1
    s = solo()
    all_out(s)
    s.sides[RIVAL].home = 0
    s.sides[RIVAL].stasis[:3] = [0, 0, 0]
    s.sides[RIVAL].caves[0] = 3
    s.incidents, s.track = [SUNSET_TILE, -1, -1, -1], 0
    s.sides[RIVAL].resources = [4, 0, 0, 0, 0]
    rivals_turn(s)
    assert s.asked() == []
    assert SUNSET_TILE in s.sides[RIVAL].kept
    assert s.sides[RIVAL].drones_out() == 0  # the remaining steps were still played
    assert s.sides[RIVAL].resources[0] == 0
    s = solo()
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE)]
    give(s, RIVAL, 22)
    assert len(s.sides[RIVAL].missions) == 1


@pytest.mark.rule("CRYO-S3.18")
def test_all_the_rivals_drones_come_home_without_platform_actions() -> None:
    s = solo(CryoOptions(rival_choices="random"))
    all_out(s)
    s.sides[RIVAL].slots = [0, 0, 0, 0, 0, 0, 0]
    s.incidents = [SABOTAGE] * 4
    rivals_turn(s)
    assert s.sides[RIVAL].home == 0b11111
    assert s.sides[RIVAL].docks == 0
    assert s.sides[RIVAL].resources == [0] * 5
