"""Missions, the two ends of the game, points, majorities and ties."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import Deploy, EndTurn, PlayCard, Resolve, ScrapCard
from sternhafen.games.cryo.data.tables import SPIDER, SUNSET_TILE
from sternhafen.games.cryo.events import MissionsShown, Scored
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.caves import settle_pods
from sternhafen.games.cryo.rules.ending import note_end
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.missions import mission_points
from sternhafen.games.cryo.rules.turns import Finish
from sternhafen.games.cryo.scoring import final_outcome, majorities, scores
from tests.games.cryo.positions import (
    ENG,
    TRANSPORT,
    awake,
    do,
    hold,
    lay_cave,
    only,
    open_incident,
    own,
    pose,
    refusal,
    table,
    upgrade,
    vehicle,
)


def settled(s: Cryo, seat: int, *pods: int) -> None:
    """Put a side's pods into the caves A1, A2, A3 ..."""
    for cave, count in enumerate(pods):
        s.sides[seat].caves[cave] = count
        s.open_caves |= 1 << cave


def points_of(s: Cryo, seat: int = 0) -> dict[str, int]:
    return scores(s)[seat]


# Missions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.18")
def test_expansion_counts_caves_with_own_pods() -> None:
    s = table(4)
    settled(s, 0, 1, 0, 4)
    assert mission_points(s.sides[0], 0) == 2


@pytest.mark.rule("CRYO-9.19")
def test_power_bank_counts_energy_left() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 5, 4)
    assert mission_points(s.sides[0], 1) == 4


@pytest.mark.rule("CRYO-9.20")
def test_plunder_counts_kept_tiles_with_the_sunset() -> None:
    s = table()
    s.sides[0].kept = (1, 3, SUNSET_TILE)
    assert mission_points(s.sides[0], 2) == 3


@pytest.mark.rule("CRYO-9.21")
def test_stronghold_counts_the_pods_of_the_fullest_cave() -> None:
    s = table(4)
    settled(s, 0, 2, 5, 1)
    assert mission_points(s.sides[0], 3) == 5


@pytest.mark.rule("CRYO-9.22")
def test_industry_counts_tiles_on_the_platform() -> None:
    s = table()
    s.sides[0].slots = [0, -1, 5, -1, -1, 9, -1]
    assert mission_points(s.sides[0], 4) == 3


@pytest.mark.rule("CRYO-9.23")
def test_reserve_counts_pairs_of_resources_without_energy() -> None:
    s = table()
    own(s, 0, 2, 1, 1, 1, 6)
    assert mission_points(s.sides[0], 5) == 2


@pytest.mark.rule("CRYO-9.24")
def test_memorial_counts_pods_at_salvage() -> None:
    s = table()
    s.sides[0].salvage = [1, 0, 2]
    assert mission_points(s.sides[0], 6) == 3


@pytest.mark.rule("CRYO-9.25")
def test_community_counts_caves_with_two_own_pods_twice() -> None:
    s = table(4)
    settled(s, 0, 1, 2, 3)
    assert mission_points(s.sides[0], 7) == 4


# The end -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-10.1", "CRYO-10.5")
def test_resolving_the_sunset_ends_the_game_after_this_turn_and_no_round_is_completed() -> None:
    s = table(3)
    s.incidents, s.track = [SUNSET_TILE, 1, 1, 1], 0
    pose(s, ChooseIncident(0))
    do(s, Resolve(0), EndTurn())
    assert s.asked() == []
    assert s.outcome() is not None
    assert refusal(s, Deploy(0, TRANSPORT), seat=1) == ("game-over", "CRYO-10.5")


@pytest.mark.rule("CRYO-10.2", "CRYO-10.3")
def test_all_pods_of_any_player_in_caves_or_destroyed_end_the_game() -> None:
    s = table()
    other = s.sides[1]
    other.stasis, other.caves[0] = [1] + [0] * 11, 14
    open_incident(s, ENG, 0)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert s.ending
    do(s, EndTurn())
    assert s.asked() == []


@pytest.mark.parametrize("place", ["stasis", "awake", "salvage"])
@pytest.mark.rule("CRYO-10.4")
def test_one_pod_elsewhere_keeps_the_game_going(place: str) -> None:
    s = table()
    side = s.sides[0]
    side.stasis, side.caves[0], side.destroyed = [0] * 12, 10, 4
    if place == "stasis":
        side.stasis[0] = 1
    elif place == "salvage":
        side.salvage[0] = 1
    else:
        side.awake = 1
    note_end(s, 0)
    assert not s.ending


@pytest.mark.rule("CRYO-10.6")
def test_a_spider_later_in_the_turn_does_not_cancel_the_end() -> None:
    s = table()
    side = s.sides[0]
    hold(s, 0, SPIDER)
    side.stasis, side.caves[0], side.destroyed, side.awake = [0] * 12, 12, 2, 1
    settle_pods(s, 0, 0, 1)
    pose(s, CardAction(0))
    do(s, PlayCard(SPIDER, 2))
    assert side.awake == 1
    do(s, EndTurn())
    assert s.asked() == []


@pytest.mark.rule("CRYO-10.7")
def test_scrap_is_still_open_in_the_last_turn() -> None:
    s = table()
    own(s, 0)
    hold(s, 0, 1)
    s.ending = True
    pose(s, Finish(0))
    do(s, ScrapCard(1))
    assert s.sides[0].resources[4] == 1


# Points --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-11.1", "CRYO-11.2", "CRYO-11.3", "CRYO-11.4", "CRYO-11.5", "CRYO-11.6")
def test_points_come_from_caves_cards_awake_pods_and_missions_only() -> None:
    s = table()
    assert sum(points_of(s).values()) == 0
    own(s, 0, 0, 0, 0, 0, 3)
    s.sides[0].salvage = [2, 0, 0]
    s.sides[0].destroyed = 3
    assert sum(points_of(s).values()) == 0
    settled(s, 0, 3)
    awake(s, 0, 4)
    upgrade(s, 0, 1, 2)
    vehicle(s, 0, 0, 0, 3)
    s.sides[0].missions = (1, 6)
    points = points_of(s)
    assert points["pods"] == 9
    assert points["upgrades"] == 2
    assert points["vehicles"] == 3
    assert points["awake"] == 4
    assert points["missions"] == 3 + 2


def majority(*pods: int) -> list[int]:
    s = table(len(pods))
    lay_cave(s, "A1", 0)  # worth 5 and 1
    for seat, count in enumerate(pods):
        s.sides[seat].caves[0] = count
    return majorities(s)


@pytest.mark.rule("CRYO-11.7")
def test_most_pods_score_the_first_value_and_second_most_the_second() -> None:
    assert majority(3, 1, 2, 0) == [5, 0, 1, 0]
    s = table()
    s.sides[0].caves[5] = 3  # a closed cave counts for nothing
    assert majorities(s) == [0, 0]


@pytest.mark.rule("CRYO-11.8")
def test_nobody_scores_without_a_pod_and_a_lone_player_scores_the_first_value() -> None:
    assert majority(2, 0, 0) == [5, 0, 0]
    assert majority(0, 0) == [0, 0]


@pytest.mark.rule("CRYO-11.9", "CRYO-11.13")
def test_a_tie_for_most_gives_the_second_value_to_the_tied_and_nothing_to_others() -> None:
    assert majority(3, 3, 1) == [1, 1, 0]
    assert majority(2, 2) == [1, 1]
    assert majority(2, 2, 2, 1) == [1, 1, 1, 0]


@pytest.mark.rule("CRYO-11.10", "CRYO-11.13")
def test_a_tie_for_second_gives_the_tied_nothing() -> None:
    assert majority(3, 1, 1) == [5, 0, 0]
    assert majority(3, 1, 1, 1) == [5, 0, 0, 0]


@pytest.mark.rule("CRYO-11.11")
def test_most_points_win_then_pods_in_caves_then_the_place_is_shared() -> None:
    s = table(3)
    awake(s, 0, 4)
    s.sides[1].stasis[11], s.sides[1].caves[5] = 1, 1  # a pod in a cave that scores no majority
    awake(s, 1, 1)
    result = final_outcome(s)
    assert [result.total(seat) for seat in range(3)] == [4, 4, 0]
    assert result.places == (2, 1, 3)
    assert result.ties == "pods-in-caves"
    s = table(3)
    awake(s, 0, 2)
    awake(s, 1, 2)
    assert final_outcome(s).places == (1, 1, 3)
    assert final_outcome(s).ties is None
    awake(s, 1, 1)
    assert final_outcome(s).places == (2, 1, 3)


@pytest.mark.rule("CRYO-11.12")
def test_missions_are_turned_up_for_scoring_as_everything_stands() -> None:
    s = table()
    own(s, 1, energy=2)
    s.sides[1].missions = (1,)
    s.ending = True
    pose(s, Finish(0))
    told = do(s, EndTurn())
    assert {event.side: event.cards for event in only(told, MissionsShown)} == {0: (), 1: (1,)}
    assert {event.side: event.missions for event in only(told, Scored)} == {0: 0, 1: 2}
    assert s.view(0).sides[1].missions == s.view(None).sides[1].missions == (1,)
    assert s.view(0).sides[1].points == scores(s)[1]
