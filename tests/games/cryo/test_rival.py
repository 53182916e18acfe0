"""The Rival: its setup, its turn, its checks, its score and the variants."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import TABLE, Match, Reasoned, Refused, Setup
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import (
    ChooseCave,
    ChooseCaves,
    ChooseDock,
    ChooseResource,
    ChooseSection,
    Decline,
    Deploy,
    Divert,
    EndTurn,
    PlayCard,
    Resolve,
    ScoutCave,
    ScrapCard,
    SendCrew,
    Wake,
)
from sternhafen.games.cryo.cards import CardAction
from sternhafen.games.cryo.caves import Scout
from sternhafen.games.cryo.components import (
    CARDS,
    CAVE_COST,
    DOCK_SPACES,
    DOCKS_BELOW,
    EARLY_WARNING,
    FACE_MODE,
    ONE_OF,
    RIVAL,
    SCANNER,
    SPACE_STACK,
    SUNSET_TILE,
    TOP_DOCKS,
)
from sternhafen.games.cryo.events import (
    REASONS,
    Deployed,
    IncidentOpened,
    IncidentResolved,
    MissionReplaced,
    MissionsShown,
    Recalled,
    RivalDecided,
    RivalLeftToChance,
    RivalLost,
    TurnBegan,
    with_reason,
)
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.incidents import Diverting, strike
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rewards import RivalGain, give
from sternhafen.games.cryo.rival import (
    RenewDecision,
    RivalDock,
    decision,
    draw_decision,
    must_recall,
    open_docks,
    part_decisions,
    rival_action,
    rival_tile,
    rival_turn,
)
from sternhafen.games.cryo.rival_caves import RivalCaves, RivalOddPod, RivalScout, emptiest_pairs
from sternhafen.games.cryo.rival_checks import RivalChambers, RivalChecks, RivalSection, rival_card
from sternhafen.games.cryo.rival_recall import RivalCrew, RivalIncident, RivalOrder
from sternhafen.games.cryo.rounds import NextTurn
from sternhafen.games.cryo.scoring import missions_total, outcome, part_missions, scores
from sternhafen.games.cryo.turn import Finish, Turn
from sternhafen.games.cryo.wreck import TurnUp
from sternhafen.server.show import outcome_info
from sternhafen.terminal.table import outcome_lines
from sternhafen.text import LANGUAGES, Words, rulebook
from tests.games.cryo.positions import (
    DSP,
    ENG,
    LAB,
    RND,
    TRANSPORT,
    allowed,
    awake,
    cave_number,
    do,
    dock,
    fresh,
    hold,
    lay_cave,
    only,
    open_incident,
    open_tile,
    own,
    pose,
    refusal,
    space,
    table,
    turn,
    upgrade,
)

SABOTAGE, CRYSTAL_PLUNDER, CARD_PLUNDER = 0, 1, 6


def solo(options: CryoOptions | None = None, seed: int = 1) -> Cryo:
    """Return a solo game at the human's turn, the Rival without resources, cards in play or missions."""
    s = table(1, seed, options)
    rival = s.sides[RIVAL]
    rival.res = [0] * 5
    cards = [*rival.vehicles, *rival.missions, *(card for card in range(CARDS) if rival.upgrades >> card & 1)]
    s.deck = tuple(sorted([*s.deck, *cards]))
    rival.vehicles, rival.missions, rival.upgrades = (), (), 0
    return s


def set_missions(s: Cryo, *cards: int) -> None:
    """Let the Rival have these missions and none replaced."""
    s.sides[RIVAL].missions, s.sides[RIVAL].aside = cards, ()


def rivals_turn(s: Cryo) -> Cryo:
    """Let the Rival take its turn, up to its first open question."""
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE)]
    rival_turn(s)
    s.settle()
    return s


def checks(s: Cryo) -> Cryo:
    """Let the Rival's resources be checked."""
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE), RivalChecks(TABLE, 0, 4)]
    s.settle()
    return s


def all_out(s: Cryo, drones: int = 5) -> None:
    """Send Rival drones onto the board, so that it recalls when all are out."""
    rival = s.sides[RIVAL]
    rival.home = (1 << (5 - drones)) - 1
    rival.docks = sum(1 << one for one in (0, 5, 10, 15, 1)[:drones])


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
        assert s.sides[0].res == [1, 1, 1, 0, 1]
        assert s.sides[RIVAL].res == [2, 1, 1, 0, 1]


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
    part_decisions(s)
    assert len(set(s.decisions)) == 2
    assert len(s.deck) + len(s.discard) == before
    assert 3 in s.discard


@pytest.mark.rule("CRYO-S1.9")
def test_equal_decision_cards_stay_if_there_is_no_other_card() -> None:
    s = solo()
    s.decisions, s.deck, s.discard = (3, 3), (3,), (3,)
    part_decisions(s)
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
    rival_card(s, 4)
    assert s.sides[0].has(4)
    assert s.sides[RIVAL].has(4)


@pytest.mark.rule("CRYO-S2.3")
def test_the_rivals_upgrades_and_vehicles_have_no_effect() -> None:
    s = solo()
    upgrade(s, RIVAL, SCANNER, EARLY_WARNING)
    assert -2 in s.caves
    open_incident(s, ENG, SABOTAGE)
    all_out(s, 0)
    s.sides[RIVAL].destroyed, s.sides[RIVAL].stasis[11] = 1, 1
    s.sides[RIVAL].upgrades |= 0b111
    rival_card(s, 6)  # a Spider as vehicle rescues nobody
    assert s.sides[RIVAL].destroyed == 1
    awake(s, 0, 1)
    own(s, 0, tech=1, energy=1)
    pose(s, Scout(0))
    do(s, ScoutCave(cave_number("B1")))
    assert s.sides[RIVAL].res == [0] * 5
    turn(s, 0)
    s.agenda = [NextTurn(TABLE), Finish(0)]
    strike(s, ENG, ENG)
    assert s.sides[RIVAL].destroyed == 2


@pytest.mark.rule("CRYO-S2.4", "CRYO-S2.15")
def test_the_rivals_platform_holds_any_number_of_pods() -> None:
    s = solo()
    s.sides[RIVAL].stasis[:9], s.sides[RIVAL].awake = [0] * 9, 9
    assert s.view(0).sides[RIVAL].room == -1
    rival_action(s, dock(DSP, 1))
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
        rival_tile(s, tile)
    rival = s.sides[RIVAL]
    assert rival.slots == [0, 0, 0, 8, 8, 8, 16]
    assert rival.res == [3, 3, 1, 0, 0]
    rival_tile(s, 16)
    assert s.box == (16,)
    assert rival.res == [3, 3, 2, 0, 0]


@pytest.mark.rule("CRYO-S2.8")
def test_of_an_either_or_tile_the_rival_takes_what_it_has_less_of() -> None:
    s = solo()
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE)]
    s.sides[RIVAL].res = [2, 1, 0, 0, 0]
    give(s, RIVAL, 4)  # crystal or organics
    assert s.sides[RIVAL].res == [2, 2, 0, 0, 0]
    give(s, RIVAL, 4)
    assert isinstance(s.question(0), RivalGain)
    assert refusal(s, ChooseResource(2)) == ("not-on-tile", "CRYO-3.38")
    s.sides[RIVAL].res = [2, 1, 0, 0, 0]
    assert refusal(s, ChooseResource(0)) == ("rival-has-more", "CRYO-S2.8")
    s.sides[RIVAL].res = [2, 2, 0, 0, 0]
    do(s, ChooseResource(0))
    assert s.sides[RIVAL].res == [3, 2, 0, 0, 0]


@pytest.mark.rule("CRYO-S2.9")
def test_what_is_left_open_is_asked_or_left_to_chance() -> None:
    s = solo()
    s.agenda = [NextTurn(TABLE)]
    give(s, RIVAL, 4)
    assert isinstance(s.question(0), RivalGain)
    s = solo(CryoOptions(rival_choices="random"))
    s.agenda = [NextTurn(TABLE)]
    s.listen()
    give(s, RIVAL, 4)
    told = s.told()
    assert only(told, RivalLeftToChance)[0].reveals
    assert sum(s.sides[RIVAL].res) == 1
    results = set()
    for seed in range(12):
        s = solo(CryoOptions(rival_choices="random"), seed)
        give(s, RIVAL, 4)
        results.add(tuple(s.sides[RIVAL].res))
    assert len(results) == 2


@pytest.mark.rule("CRYO-S2.10")
def test_the_rivals_tracks_end_where_everybodys_do() -> None:
    s = solo()
    s.sides[RIVAL].res = [5, 5, 5, 5, 5]
    give(s, RIVAL, 0)
    s.sides[RIVAL].res[4] = 5
    rival = s.sides[RIVAL]
    assert rival.res[0] == 5
    checks(s)
    assert rival.res[4] <= 6


@pytest.mark.rule("CRYO-S2.11")
def test_the_rival_never_scraps_launches_or_pays() -> None:
    s = TITLE.start(CryoOptions(confirm=False), 1, 11)
    hold_seen = False
    while (seat := s.first_asked()) >= 0:
        s.listen()
        s.play(seat, s.legal(seat)[-1])
        for event in s.told():
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
    hold(s, 0, SCANNER)
    pose(s, CardAction(0))
    do(s, PlayCard(SCANNER, 0))
    awake(s, RIVAL, 3)
    s.sides[RIVAL].res[4] = 3
    checks(s)
    if isinstance(s.question(0), RivalScout):
        do(s, s.legal(0)[0])
    opened = next(cave for cave in (1, 5, 10) if s.open_caves >> cave & 1)
    assert s.sides[0].res == list(CAVE_COST[s.caves[opened]])
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
    assert decision(s) == 5
    s.decisions = ()
    assert {decision(s) for _ in range(60)} == set(range(8))


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


# S3 The Rival's turn -------------------------------------------------------------------------------------------------


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
    s.sides[RIVAL].res[:] = [0] * 5
    s.agenda = [NextTurn(TABLE)]
    s.active = RIVAL
    rival_action(s, dock(ENG, 1))
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
    rival_action(s, dock(ENG, 1))
    assert s.sides[RIVAL].slots[0] == 0
    assert s.agenda == [NextTurn(TABLE)]
    assert s.draws[ENG] == drawn + 1  # nothing is asked, so the next tile is turned up at once
    assert s.tops[right] >= 0
    s.heights[right], s.tops[right] = 0, -1
    heights = list(s.heights)
    open_tile(s, below, 0)
    rival_action(s, dock(ENG, 1))
    assert s.heights[below] == heights[below] - 1
    s.heights[below], s.tops[below] = 0, -1
    open_tile(s, left, 0)
    rival_action(s, dock(ENG, 1))
    assert s.heights[left] == heights[left] - 1


@pytest.mark.rule("CRYO-S3.8")
def test_without_any_tile_beside_it_the_rival_gains_the_printed_resource() -> None:
    for section in (ENG, LAB, RND):
        s = solo()
        s.heights, s.tops = [0] * 15, [-1] * 15
        rival_action(s, dock(section, 1))
        assert s.sides[RIVAL].res == [int(i == section) for i in range(5)]


@pytest.mark.rule("CRYO-S3.9")
def test_in_dispatch_the_rival_gains_a_nanite_and_wakes_its_leftmost_pod() -> None:
    s = solo()
    s.sides[RIVAL].stasis[9] = 0
    rival_action(s, dock(DSP, 4))
    assert s.sides[RIVAL].res == [0, 0, 0, 1, 0]
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
        s.sides[RIVAL].res = [4, 0, 0, 0, 0]
        if recall:
            all_out(s)
        s.heights, s.tops = [0] * 15, [-1] * 15
        rivals_turn(s)
        assert s.sides[RIVAL].res[0] == 0
        assert s.sides[RIVAL].res[4] >= 3


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
    assert s.sides[RIVAL].res[:3] == [1, 1, 1]


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
    s.listen()
    rivals_turn(s)
    told = [event for event in s.told() if isinstance(event, (IncidentResolved, IncidentOpened))]
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
    s.sides[RIVAL].res = [4, 0, 0, 0, 0]
    rivals_turn(s)
    assert s.asked() == []
    assert SUNSET_TILE in s.sides[RIVAL].kept
    assert s.sides[RIVAL].drones_out() == 0  # the remaining steps were still played
    assert s.sides[RIVAL].res[0] == 0
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
    assert s.sides[RIVAL].res == [0] * 5


# S4 Checks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S4.1")
def test_checks_run_once_in_order_with_at_least_four() -> None:
    s = solo()
    s.sides[RIVAL].res = [5, 0, 4, 3, 0]
    s.listen()
    checks(s)
    assert [event.resource for event in only(s.told(), RivalLost)] == [0, 2]
    assert s.sides[RIVAL].res == [0, 0, 0, 3, 3]


@pytest.mark.rule("CRYO-S4.2", "CRYO-S4.3")
def test_four_crystals_wake_the_leftmost_pod_and_give_energy() -> None:
    s = solo()
    s.sides[RIVAL].res = [4, 0, 0, 0, 1]
    s.sides[RIVAL].stasis[0] = 0
    s.sides[RIVAL].caves[0] = 1
    checks(s)
    assert s.sides[RIVAL].stasis[:3] == [0, 0, 1]
    assert s.sides[RIVAL].res == [0, 0, 0, 0, 4]
    s.sides[RIVAL].stasis[:3] = [0, 0, 0]
    s.sides[RIVAL].res = [4, 0, 0, 0, 0]
    checks(s)  # nobody to wake, but the rest happens
    assert s.sides[RIVAL].res == [0, 0, 0, 0, 3]


@pytest.mark.rule("CRYO-S4.4", "CRYO-S4.5")
def test_four_organics_wake_three_pods_and_the_human_picks_chambers() -> None:
    s = solo()
    s.sides[RIVAL].res = [0, 4, 0, 0, 0]
    checks(s)
    assert s.sides[RIVAL].stasis[3] == 0
    assert isinstance(s.question(0), RivalChambers)  # dispatch has most, nobody ties
    assert refusal(s, Wake(1, 0, 0)) == ("wrong-pods", "CRYO-S4.5")
    assert refusal(s, Wake(3, 0, 0)) == ("no-such-pods", "CRYO-S4.5")
    assert refusal(s, ScrapCard(0))[0] == "not-now"
    do(s, Wake(0, 1, 1))
    assert s.sides[RIVAL].stasis[9:] == [2, 1, 1]
    assert s.sides[RIVAL].awake == 3
    assert s.sides[RIVAL].res[1] == 0
    s = solo()
    s.sides[RIVAL].stasis = [1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0]
    s.sides[RIVAL].caves[0] = 9
    s.sides[RIVAL].res = [0, 4, 0, 0, 0]
    checks(s)
    assert isinstance(s.question(0), RivalSection)
    assert s.legal(0) == [ChooseSection(ENG), ChooseSection(RND)]
    assert refusal(s, ChooseSection(DSP)) == ("not-most-pods", "CRYO-S4.5")
    s = solo()
    s.sides[RIVAL].stasis = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    s.sides[RIVAL].caves[0] = 14
    s.sides[RIVAL].res = [0, 4, 0, 0, 0]
    checks(s)
    assert s.sides[RIVAL].awake == 1  # as many as are there


@pytest.mark.rule("CRYO-S4.6")
def test_four_tech_wake_a_pod_and_play_a_mission_and_an_upgrade() -> None:
    s = solo()
    s.sides[RIVAL].res = [0, 0, 4, 0, 0]
    checks(s)
    rival = s.sides[RIVAL]
    assert rival.stasis[6] == 0
    assert len(rival.missions) == 1
    assert rival.upgrades.bit_count() == 1
    assert rival.res[2] == 0


@pytest.mark.rule("CRYO-S4.7")
def test_a_card_that_is_no_upgrade_becomes_a_vehicle_or_is_discarded() -> None:
    s = solo()
    rival = s.sides[RIVAL]
    rival.upgrades = 0b1
    rival_card(s, 0)
    assert s.view(0).sides[RIVAL].vehicles == (0,)
    rival.upgrades = 0b111
    rival_card(s, 5)
    assert s.view(0).sides[RIVAL].vehicles == (0, 5)
    rival_card(s, 5)
    rival_card(s, 7)
    assert s.view(0).sides[RIVAL].vehicles == (0, 5, 5)
    assert 7 in s.discard


@pytest.mark.rule("CRYO-S4.8")
def test_four_nanites_feed_the_other_checks_again() -> None:
    s = solo()
    s.sides[RIVAL].res = [3, 0, 0, 4, 0]
    s.listen()
    checks(s)
    rival = s.sides[RIVAL]
    assert [event.resource for event in only(s.told(), RivalLost)] == [0, 3]
    assert rival.res == [0, 1, 1, 0, 3]
    assert rival.stasis[9] == 1
    assert rival.stasis[0] == 0


@pytest.mark.rule("CRYO-S4.9")
def test_energy_and_pods_must_both_be_three() -> None:
    for energy, pods, spread in ((3, 2, False), (2, 5, False), (3, 3, True)):
        s = solo(CryoOptions(rival_choices="random"))
        awake(s, RIVAL, pods)
        s.sides[RIVAL].res[4] = energy
        checks(s)
        assert (s.sides[RIVAL].awake == 0) == spread
        assert (s.sides[RIVAL].res[4] == 0) == spread


@pytest.mark.rule("CRYO-S4.10", "CRYO-S4.13")
def test_the_rival_scouts_a_large_cave_if_it_can_without_any_cost() -> None:
    s = solo()
    awake(s, RIVAL, 3)
    s.sides[RIVAL].res = [0, 0, 0, 0, 3]
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
    assert s.sides[RIVAL].res == [0, 0, 0, 0, 3]


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
    s.sides[RIVAL].res[4] = 4
    for cave in range(14):
        if s.caves[cave] == -2:
            lay_cave(s, cave, s.pools[4][0] if 5 <= cave < 9 else s.pools[3][0])
    checks(s)
    assert sum(s.sides[RIVAL].caves) == 4
    assert sorted(pods for pods in s.sides[RIVAL].caves if pods) == [2, 2]
    assert s.sides[RIVAL].res[4] == 0


# S5 End and scoring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S5.1")
def test_the_rivals_last_pod_ends_the_game_too() -> None:
    s = solo(CryoOptions(rival_choices="random"))
    rival = s.sides[RIVAL]
    rival.stasis, rival.awake, rival.destroyed = [0] * 12, 3, 12
    rival.res = [0, 0, 0, 0, 3]
    checks(s)
    assert s.asked() == []
    assert s.outcome() is not None


@pytest.mark.rule("CRYO-S5.2", "CRYO-S5.5")
def test_the_rival_scores_like_everybody_but_only_its_three_best_missions() -> None:
    s = solo()
    rival = s.sides[RIVAL]
    rival.res = [5, 5, 5, 5, 6]  # Power Bank 6, Reserve 10
    rival.salvage = [1, 1, 1]  # Memorial 6
    rival.kept = (1,)  # Plunder 1
    rival.missions = (1, 2, 5, 6)
    assert missions_total(s, RIVAL) == 6 + 10 + 6
    s.sides[0].missions = (1, 2)
    own(s, 0, energy=2)
    assert missions_total(s, 0) == 2


@pytest.mark.rule("CRYO-S5.3", "CRYO-S5.7")
def test_surplus_missions_are_replaced_until_all_differ_and_set_aside() -> None:
    s = solo()
    s.sides[RIVAL].missions = (1, 1, 1, 4)
    s.deck, s.discard = (0, 2, 3), ()
    s.listen()
    part_missions(s)
    told = s.told()
    rival = s.sides[RIVAL]
    assert len(set(rival.missions)) == 4
    assert rival.aside == (1, 1)
    assert len(only(told, MissionReplaced)) == 2
    s.sides[RIVAL].missions, rival.aside = (1, 1), ()
    s.deck, s.discard = (), (6,)
    part_missions(s)  # an empty deck is renewed
    assert rival.missions == (1, 6)
    s.ending = True
    s.agenda = [NextTurn(TABLE)]
    s.listen()
    s.settle()
    assert any(event.side == -1 for event in only(s.told(), MissionsShown))


@pytest.mark.rule("CRYO-S5.4")
def test_more_than_eight_missions_lose_surplus_copies_first_and_none_is_left_double() -> None:
    s = solo()
    set_missions(s, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6)
    s.deck, s.discard = (), ()
    part_missions(s)
    assert len(s.sides[RIVAL].missions) <= 8
    assert len(set(s.sides[RIVAL].missions)) == len(s.sides[RIVAL].missions)
    set_missions(s, 2, 2, 2)
    s.deck, s.discard = (), ()
    part_missions(s)  # nothing to draw: the copies are discarded
    assert s.sides[RIVAL].missions == (2,)
    assert s.view(0).discard == (2, 2)


@pytest.mark.rule("CRYO-S5.6")
def test_the_human_wins_with_more_points_or_more_pods_in_caves() -> None:
    s = solo()
    assert outcome(s).verdict == "tied"
    awake(s, RIVAL, 2)
    assert outcome(s).verdict == "lost"
    awake(s, 0, 3)
    assert outcome(s).verdict == "won"
    s = solo()
    s.sides[0].caves[5] = 1  # two points, like the Rival's two awake pods
    awake(s, RIVAL, 2)
    assert outcome(s).verdict == "won"
    assert outcome(s).ties == "pods-in-caves"


# S6 Variants ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S6.1")
def test_the_harder_rival_begins_with_three_more_resources_instead() -> None:
    s = fresh(1, 1, CryoOptions(rival_harder=True))
    assert s.sides[RIVAL].res == [2, 2, 2, 0, 1]
    assert s.sides[0].res == [1, 1, 1, 0, 1]


@pytest.mark.rule("CRYO-S6.2")
def test_the_unpredictable_rival_turns_its_decision_card_up_when_it_deploys() -> None:
    s = solo(CryoOptions(rival_unpredictable=True))
    assert s.decisions == ()
    deck, discard = len(s.deck), len(s.discard)
    s.listen()
    rivals_turn(s)
    told = only(s.told(), RivalDecided)
    assert told[0].reveals
    assert len(s.deck) <= deck - 1
    assert len(s.discard) == discard + 1
    assert told[0].card in s.discard
    assert s.decisions == ()


@pytest.mark.rule("CRYO-S6.3")
def test_both_variants_may_be_combined() -> None:
    s = solo(CryoOptions(rival_harder=True, rival_unpredictable=True))
    assert s.unpredictable
    assert s.decisions == ()
    assert fresh(1, 1, CryoOptions(rival_harder=True, rival_unpredictable=True)).sides[RIVAL].res == [2, 2, 2, 0, 1]


def test_plunder_of_the_rival_is_kept_and_a_card_becomes_a_mission() -> None:
    s = solo()
    all_out(s, 0)
    s.damaged = 0b11111
    s.sides[RIVAL].stasis[:3] = [0, 0, 0]
    s.sides[RIVAL].caves[0] = 3
    s.incidents[ENG] = CARD_PLUNDER
    rivals_turn(s)
    assert s.sides[RIVAL].kept == (CARD_PLUNDER,)
    assert len(s.sides[RIVAL].missions) == 1
    assert isinstance(s.question(0), Turn)


# Reasons -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", list(TITLE.variants(1)))
def test_every_event_of_the_rivals_turn_carries_its_reason_and_no_other_does(options: CryoOptions) -> None:
    told: set[str] = set()
    for seed in range(4):
        s, rng = TITLE.start(options, 1, seed), Random(seed)
        assert isinstance(s, Cryo)
        while (seat := s.first_asked()) >= 0:
            action = s.sample_legal(seat, rng.random)
            rivals = s.active == RIVAL and not s.lanes
            s = s.copy()  # a reason must not come from an earlier step
            s.listen()
            s.play(seat, action)
            for event in s.told():
                assert isinstance(event, Reasoned)
                if isinstance(event, (TurnBegan, MissionsShown)):  # a new turn, or the end of the last
                    rivals = isinstance(event, TurnBegan) and event.side == -1
                    assert not event.reason
                else:
                    assert bool(event.reason) == rivals, event
                assert event.rule == REASONS.get(event.reason, ""), event
                told.add(event.reason)
    assert told >= {"dock-target", "dock-below", "tile", "reward", "recall-drones", "incident", "home", "check-energy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_and_names_a_rule(language: str) -> None:
    words, rules = Words(language, TITLE, ["Anna"]), rulebook(language, "cryo").rules
    for reason, rule in REASONS.items():
        assert rule in rules
        text = words.event(with_reason(Recalled(side=-1), reason))
        assert rule in text
        assert words(f"cryo-reason-{reason}") in text


@pytest.mark.rule("CRYO-S3.5")
def test_the_reason_of_a_drone_says_which_dock_of_its_card_was_free() -> None:
    s = table(1)
    s.decisions = (0,)
    target = TOP_DOCKS[s.board_cards.index(0)]
    left, right = DOCKS_BELOW[target]
    s.damaged = 0
    s.sides[0].docks, s.sides[RIVAL].docks = 0, 0
    for taken, wanted, reason in (
        (0, target, "dock-target"),
        (1 << target | 1 << left, right, "dock-below"),
        (1 << target | 1 << left | 1 << right, -1, "dock-any"),
    ):
        trial = s.copy()
        trial.chance_decides = True
        trial.sides[0].docks = taken
        trial.listen()
        rivals_turn(trial)
        placed = [event for event in trial.told() if isinstance(event, Deployed)]
        assert [event.reason for event in placed] == [reason]
        assert wanted in (-1, placed[0].dock)


@pytest.mark.rule("CRYO-S5.6")
def test_the_outcome_of_a_solo_game_holds_the_rivals_points() -> None:
    match = Match(TITLE, Setup(CryoOptions(confirm=False), 1, 5))
    rng = Random(5)
    while (seat := match.state.first_asked()) >= 0:
        match.play(seat, match.state.sample_legal(seat, rng.random))
    s = match.state
    assert isinstance(s, Cryo)
    result = s.outcome()
    assert result is not None
    assert result.others == {"rival": scores(s)[RIVAL]}
    assert result.verdict == ("won" if result.total(0) > sum(result.others["rival"].values()) else "lost")
    total = sum(result.others["rival"].values())
    lines = outcome_lines(match, Words("en", TITLE, ["Anna"]))
    assert any(line.startswith(f"The Rival: {total} (Pods in caves") for line in lines)
    info = outcome_info(match)
    assert info is not None
    assert info.others == result.others
