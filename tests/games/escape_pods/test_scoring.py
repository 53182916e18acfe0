"""Scoring, special havens and the winner (PODS-12 to 14)."""

from __future__ import annotations

import pytest

from sternhafen.engine import Outcome
from sternhafen.games.escape_pods.actions import Assign
from sternhafen.games.escape_pods.data.tables import SCORING_SPACES, SPECIAL
from sternhafen.games.escape_pods.events import CrewAssigned, HavenOpened
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.rules.ending import STUCK, end_game
from sternhafen.games.escape_pods.scoring import haven_points
from tests.games.escape_pods.position import do, scored, settle, table, why

# Haven cards by number, counted from 1 as they are printed
PLAIN = (11, 12, 13, 17)


def havens(seats: int, *cards: int) -> EscapePods:
    s = table(seats)
    s.havens = tuple(card - 1 for card in cards)
    return s


def finish(s: EscapePods, *choices: int) -> EscapePods:
    """End the game, and let the owners choose these spaces; then the first one."""
    end_game(s, STUCK)
    s.settle()
    for choice in choices:
        do(s, Assign(choice))
    return s


@pytest.mark.rule("PODS-12.1", "PODS-12.2")
def test_havens_are_scored_in_order_and_opened_one_by_one() -> None:
    s = havens(2, 11, 12, 13, 17)
    (one,) = settle(s, 0, "0K")
    (two,) = settle(s, 2, "0K")
    s.record()
    finish(s)
    opened = [event.haven for event in s.drain_events() if isinstance(event, HavenOpened)]
    assert opened == [0]
    assert s.view(1).crew[one] == 0
    assert s.view(1).crew[two] == 3
    assert s.view(None).crew[one] == 0
    do(s, Assign(0))
    assert s.view(1).crew[two] == 0


@pytest.mark.rule("PODS-12.3", "PODS-12.5")
def test_crew_are_assigned_in_order_of_arrival_by_their_owners() -> None:
    s = havens(2, 11, 12, 13, 17)  # K2 W2 X3 X2 X2
    settle(s, 0, "1K", "0K")
    finish(s)
    assert s.first_asked() == 1
    assert s.legal(1) == [Assign(0), Assign(2), Assign(3), Assign(4)]
    do(s, Assign(2))
    assert s.first_asked() == 0  # what is left differs still: a K2 and two X2
    assert s.legal(0) == [Assign(0), Assign(3), Assign(4)]


@pytest.mark.rule("PODS-12.4", "PODS-12.7")
def test_a_space_takes_its_own_type_or_any_and_only_one() -> None:
    s = havens(2, 11, 12, 13, 17)
    settle(s, 0, "0K", "0K", "0K")
    finish(s)
    assert why(s, Assign(1)) == "space-kind PODS-12.4"
    do(s, Assign(2))
    assert why(s, Assign(2)) == "space-taken PODS-12.7"
    s = havens(2, 5, 12, 13, 17)  # four spaces only
    settle(s, 0, "0K")
    finish(s)
    assert why(s, Assign(4)) == "no-such-space PODS-12.3"


@pytest.mark.rule("PODS-12.6", "PODS-12.8")
def test_a_single_fitting_space_must_be_taken_and_without_one_nothing_is_scored() -> None:
    s = havens(2, 14, 12, 13, 17)  # K4 K3 W3 W1
    settle(s, 0, "0I", "1I", "0K", "1K")
    finish(s)
    assert list(s.assigned[0]) == [-1, -1]
    assert s.legal(0) == [Assign(0), Assign(1)]
    do(s, Assign(0))
    assert list(s.assigned[0]) == [-1, -1, 0, 1]  # the last one had no choice
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.points[0] == {"haven-1": 4, "haven-2": 0, "haven-3": 0, "haven-4": 0}
    assert outcome.points[1]["haven-1"] == 3


@pytest.mark.rule("PODS-16.5")
def test_equal_spaces_are_taken_without_asking_the_lowest_first() -> None:
    s = havens(2, 18, 12, 13, 17)  # X3 X2 X2 X2 X2
    settle(s, 0, "0I", "1I", "0K")
    finish(s)
    assert s.first_asked() == 0
    do(s, Assign(0))
    assert s.assigned[0] == (0, 1, 2)


@pytest.mark.rule("PODS-12.9", "PODS-12.10")
def test_the_score_is_the_sum_of_all_havens_after_their_special_rules() -> None:
    s = havens(2, 11, 19, 13, 17)
    settle(s, 0, "0W", "1K")
    settle(s, 1, "0K", "0I")
    finish(s, 1, 2, 0, 1)
    outcome = scored(s)
    assert outcome.points[0] == {"haven-1": 2, "haven-2": 6, "haven-3": 0, "haven-4": 0}
    assert outcome.total(0) == 8
    assert outcome.points[1]["haven-1"] == 3
    assert outcome.places == (1, 2)


# Special havens ----------------------------------------------------------------------------------------------------

GREEN, RED, ORANGE, HALL = 18, 19, 20, 21


@pytest.mark.rule("PODS-13.1", "PODS-13.6")
def test_two_green_spaces_bring_everybody_one_more() -> None:
    assert haven_points(GREEN, [0, 1, 0], (0, 1, 3), 2) == [3 + 2, 3]
    assert haven_points(GREEN, [0, 1, 0], (0, 3, 4), 2) == [3, 1]


@pytest.mark.rule("PODS-13.2", "PODS-13.6")
def test_without_both_red_spaces_nobody_scores() -> None:
    assert haven_points(RED, [0, 1, 0], (0, 1, 2), 2) == [6, 2]
    assert haven_points(RED, [0, 1, 0], (0, 3, 2), 2) == [0, 0]


@pytest.mark.rule("PODS-13.3")
def test_without_the_orange_space_everybody_scores_one_less() -> None:
    assert haven_points(ORANGE, [0, 1], (1, 2), 2) == [2, 2]
    assert haven_points(ORANGE, [0, 1, 1], (1, 2, 0), 2) == [3, 4]


@pytest.mark.rule("PODS-13.4")
def test_the_hall_brings_one_more_for_every_player_present() -> None:
    assert haven_points(HALL, [0, 1, 2, 0], (0, 1, 2, 3), 3) == [4 + 3, 4, 4]
    assert haven_points(HALL, [0], (0,), 3) == [2, 0, 0]


@pytest.mark.rule("PODS-13.5")
def test_special_rules_count_the_unassigned_too_and_never_go_below_nothing() -> None:
    assert haven_points(GREEN, [0, 1, 1], (0, 1, -1), 2) == [3, 3 + 1]
    assert haven_points(ORANGE, [0, 1], (1, -1), 2) == [2, 0]
    assert haven_points(HALL, [0, 1], (-1, 0), 2) == [2, 3]


@pytest.mark.rule("PODS-13.1", "PODS-13.2", "PODS-13.3", "PODS-13.4")
def test_the_special_cards_are_19_to_22() -> None:
    kinds = ["bonus_if_filled", "zero_unless_filled", "malus_unless_filled", "bonus_per_player"]
    assert [SPECIAL[card] for card in (GREEN, RED, ORANGE, HALL)] == kinds
    assert [[space[2] for space in SCORING_SPACES[card]] for card in (GREEN, RED, ORANGE)] == [
        ["g", "g", "", "", ""],
        ["r", "r", "", "", ""],
        ["o", "", "", "", ""],
    ]


# The winner --------------------------------------------------------------------------------------------------------


def decided(*people: tuple[int, tuple[str, ...]], cards: tuple[int, ...] = PLAIN, seats: int = 2) -> Outcome:
    s = havens(seats, *cards)
    for haven, crew in people:
        settle(s, haven, *crew)
    return scored(finish(s))


@pytest.mark.rule("PODS-14.1")
def test_most_points_win() -> None:
    outcome = decided((0, ("0K",)), (1, ("1W", "1I")))
    assert (outcome.total(0), outcome.total(1)) == (2, 4)
    assert outcome.places == (2, 1)
    assert outcome.ties is None


@pytest.mark.rule("PODS-14.2")
def test_the_first_tie_break_is_most_crew_in_havens_assigned_or_not() -> None:
    outcome = decided((0, ("0K",)), (1, ("1W",)), (2, ("1I", "1I")), cards=(11, 12, 14, 17))
    assert outcome.total(0) == outcome.total(1) == 2
    assert outcome.places == (2, 1)
    assert outcome.ties == "most-crew"


@pytest.mark.rule("PODS-14.3")
def test_the_second_tie_break_is_most_crew_assigned() -> None:
    # seat 0: 4 points with one of two assigned; seat 1: 2 + 2 points with both assigned
    outcome = decided((0, ("0K", "0I")), (1, ("1W", "1I")), cards=(14, 12, 13, 17))
    assert outcome.total(0) == outcome.total(1) == 4
    assert outcome.places == (2, 1)
    assert outcome.ties == "most-assigned"


@pytest.mark.rule("PODS-14.4", "PODS-14.5")
def test_the_third_tie_break_is_most_havens_and_then_the_win_is_shared() -> None:
    outcome = decided((0, ("0K", "0W")), (1, ("1W",)), (2, ("1I",)))
    assert outcome.total(0) == outcome.total(1) == 4
    assert outcome.places == (2, 1)
    assert outcome.ties == "most-havens"
    outcome = decided((0, ("0K",)), (1, ("1W",)))
    assert outcome.places == (1, 1)
    assert outcome.ties == "shared"
    outcome = decided((0, ("0K",)), (1, ("1W",)), seats=3)
    assert outcome.places == (1, 1, 3)


@pytest.mark.rule("PODS-14.4")
def test_a_haven_with_only_unassigned_crew_does_not_count_for_the_third_tie_break() -> None:
    s = havens(2, 14, 16, 12, 17)
    settle(s, 0, "1K", "1I")  # no space for an engineer
    settle(s, 1, "0W")  # no space for a scientist
    settle(s, 2, "0W", "0I")
    settle(s, 3, "1W")
    outcome = finish(s, 1, 2, 1, 1).outcome()
    assert outcome is not None
    assert outcome.total(0) == outcome.total(1) == 5
    assert outcome.places == (2, 1)
    assert outcome.ties == "most-havens"


@pytest.mark.rule("PODS-12.2")
def test_a_haven_is_turned_over_once_before_the_first_choice() -> None:
    s = havens(2, 11, 12, 13, 17)
    settle(s, 0, "0K", "1W", "0I")
    s.record()
    end_game(s, STUCK)
    s.settle()
    scored(s)
    events = s.drain_events()
    assert [type(event) for event in events].count(HavenOpened) == 1
    assert isinstance(events[1], HavenOpened)


def test_scoring_tells_who_takes_what() -> None:
    s = havens(2, 11, 12, 13, 17)
    settle(s, 0, "0K")
    finish(s)
    s.record()
    do(s, Assign(0))
    events = s.drain_events()
    assert [event.points for event in events if isinstance(event, CrewAssigned)] == [2]
