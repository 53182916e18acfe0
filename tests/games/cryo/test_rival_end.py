"""The Rival's end and score, the variants, and the reasons it gives: CRYO-S5 and S6."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.arena.playout import Game
from sternhafen.arena.summary import summarise
from sternhafen.engine import TABLE, Match, Reasoned, Setup
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.data.tables import DOCKS_BELOW, RIVAL, TOP_DOCKS
from sternhafen.games.cryo.events import (
    Deployed,
    MissionReplaced,
    MissionsShown,
    Recalled,
    RivalDecided,
    TurnBegan,
)
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.rival.reasons import REASONS, with_reason
from sternhafen.games.cryo.rules.rival.scoring import replace_surplus_missions
from sternhafen.games.cryo.rules.turns import NextTurn, Turn
from sternhafen.games.cryo.scoring import final_outcome, missions_total, scores
from sternhafen.table.updates.finished import outcome_info
from sternhafen.terminal.table import outcome_lines
from sternhafen.text import LANGUAGES, Words, rulebook
from tests.games.cryo.positions import (
    CARD_PLUNDER,
    ENG,
    awake,
    fresh,
    only,
    own,
    table,
)
from tests.games.cryo.solo import all_out, checks, rivals_turn, set_missions, solo

# S5 End and scoring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S5.1")
def test_the_rivals_last_pod_ends_the_game_too() -> None:
    s = solo(CryoOptions(rival_choices="random"))
    rival = s.sides[RIVAL]
    rival.stasis, rival.awake, rival.destroyed = [0] * 12, 3, 12
    rival.resources = [0, 0, 0, 0, 3]
    checks(s)
    assert s.asked() == []
    assert s.outcome() is not None


@pytest.mark.rule("CRYO-S5.2", "CRYO-S5.5")
def test_the_rival_scores_like_everybody_but_only_its_three_best_missions() -> None:
    s = solo()
    rival = s.sides[RIVAL]
    rival.resources = [5, 5, 5, 5, 6]  # Power Bank 6, Reserve 10
    rival.salvage = [1, 1, 1]  # Memorial 3
    rival.kept = (1,)  # Plunder 1
    rival.missions = (1, 2, 5, 6)
    assert missions_total(s, RIVAL) == 6 + 10 + 3
    s.sides[0].missions = (1, 2)
    own(s, 0, energy=2)
    assert missions_total(s, 0) == 2


@pytest.mark.rule("CRYO-S5.3", "CRYO-S5.7")
def test_surplus_missions_are_replaced_until_all_differ_and_set_aside() -> None:
    s = solo()
    s.sides[RIVAL].missions = (1, 1, 1, 4)
    s.deck, s.discard = (0, 2, 3), ()
    s.record()
    replace_surplus_missions(s)
    told = s.drain_events()
    rival = s.sides[RIVAL]
    assert len(set(rival.missions)) == 4
    assert rival.aside == (1, 1)
    assert len(only(told, MissionReplaced)) == 2
    s.sides[RIVAL].missions, rival.aside = (1, 1), ()
    s.deck, s.discard = (), (6,)
    replace_surplus_missions(s)  # an empty deck is renewed
    assert rival.missions == (1, 6)
    s.ending = True
    s.agenda = [NextTurn(TABLE)]
    s.record()
    s.settle()
    assert any(event.side == -1 for event in only(s.drain_events(), MissionsShown))


@pytest.mark.rule("CRYO-S5.4")
def test_more_than_eight_missions_lose_surplus_copies_first_and_none_is_left_double() -> None:
    s = solo()
    set_missions(s, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6)
    s.deck, s.discard = (), ()
    replace_surplus_missions(s)
    assert len(s.sides[RIVAL].missions) <= 8
    assert len(set(s.sides[RIVAL].missions)) == len(s.sides[RIVAL].missions)
    set_missions(s, 2, 2, 2)
    s.deck, s.discard = (), ()
    replace_surplus_missions(s)  # nothing to draw: the copies are discarded
    assert s.sides[RIVAL].missions == (2,)
    assert s.view(0).discard == (2, 2)


@pytest.mark.rule("CRYO-S5.6")
def test_the_human_wins_with_more_points_or_more_pods_in_caves() -> None:
    s = solo()
    assert final_outcome(s).verdict == "tied"
    awake(s, RIVAL, 2)
    assert final_outcome(s).verdict == "lost"
    awake(s, 0, 3)
    assert final_outcome(s).verdict == "won"
    s = solo()
    s.sides[0].caves[5] = 1  # three points, like the Rival's three awake pods
    awake(s, RIVAL, 3)
    assert final_outcome(s).verdict == "won"
    assert final_outcome(s).ties == "pods-in-caves"


# S6 Variants ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-S6.1")
def test_the_harder_rival_begins_with_three_more_resources_instead() -> None:
    s = fresh(1, 1, CryoOptions(rival_harder=True))
    assert s.sides[RIVAL].resources == [2, 2, 2, 0, 1]
    assert s.sides[0].resources == [1, 1, 1, 0, 1]


@pytest.mark.rule("CRYO-S6.2")
def test_the_unpredictable_rival_turns_its_decision_card_up_when_it_deploys() -> None:
    s = solo(CryoOptions(rival_unpredictable=True))
    assert s.decisions == ()
    deck, discard = len(s.deck), len(s.discard)
    s.record()
    rivals_turn(s)
    told = only(s.drain_events(), RivalDecided)
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
    assert fresh(1, 1, CryoOptions(rival_harder=True, rival_unpredictable=True)).sides[RIVAL].resources == [
        2,
        2,
        2,
        0,
        1,
    ]


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
            s.record()
            s.play(seat, action)
            for event in s.drain_events():
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
        trial.record()
        rivals_turn(trial)
        placed = [event for event in trial.drain_events() if isinstance(event, Deployed)]
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
    info = outcome_info(match)
    assert info is not None
    assert info.others == result.others


def finished(vehicles: int) -> Match:
    """Return a finished solo game in which both sides have nothing but vehicles: the Rival two, the human so many."""
    match = Match(TITLE, Setup(CryoOptions(confirm=False), 1, 5))
    s = match.state
    assert isinstance(s, Cryo)
    s.agenda, s.lanes = [], []
    for side, count in zip(s.sides, (vehicles, 2), strict=True):
        side.upgrades, side.awake, side.missions = 0, 0, ()
        side.caves, side.vehicles = [0] * len(side.caves), (0,) * count
    return match


@pytest.mark.rule("CRYO-S5.6")
@pytest.mark.parametrize(
    ("vehicles", "verdict", "places", "listed"),
    [
        (1, "lost", (2, 1), ["1. The Rival: 2", "2. Anna: 1"]),
        (2, "tied", (1, 1), ["1. Anna: 2", "1. The Rival: 2"]),
        (3, "won", (1, 2), ["1. Anna: 3", "2. The Rival: 2"]),
    ],
)
def test_whoever_wins_a_solo_game_is_listed_first(
    vehicles: int, verdict: str, places: tuple[int, int], listed: list[str]
) -> None:
    match = finished(vehicles)
    result = match.state.outcome()
    assert result is not None
    assert (result.verdict, result.overall) == (verdict, places)
    lines = outcome_lines(match, Words("en", TITLE, ["Anna"]))
    assert [line.partition(" (Pods in caves")[0] for line in lines[1:3]] == listed
    info = outcome_info(match)
    assert info is not None
    assert info.overall == list(places)
    won = summarise([Game(5, 0, result)], ["random"]).seats[0].wins
    assert won == {"lost": 0.0, "tied": 0.5, "won": 1.0}[verdict]
