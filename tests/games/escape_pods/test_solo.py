"""The solo game (PODS-15)."""

from __future__ import annotations

import pytest

from sternhafen.engine import Refused
from sternhafen.games.escape_pods.actions import Activate, Bury, Disembark, EndTurn, LaunchMini, Move, PlaceBuoy
from sternhafen.games.escape_pods.data.tables import (
    BOARD,
    BUOY_COLOURS,
    DISEMBARK,
    FLY,
    MINIPOD,
    PANEL_SLOTS,
    PROGRAM,
    SOLO_EXPLOSIONS,
    SOLO_HAVENS,
)
from sternhafen.games.escape_pods.events import Exploded, GameEnded
from sternhafen.games.escape_pods.rules.ending import STUCK, end_game, is_barrier
from sternhafen.games.escape_pods.rules.explosions import turn_up
from sternhafen.games.escape_pods.rules.turns import TURN
from sternhafen.games.escape_pods.scoring import rating
from sternhafen.games.escape_pods.state import CHANCE_EXPLOSION_DECK
from tests.games.escape_pods.position import (
    HG2,
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    K,
    W,
    can,
    cards,
    do,
    end,
    fill,
    kinds,
    opening,
    scored,
    settle,
    table,
    told,
    use,
    why,
    wreck,
)


@pytest.mark.rule("PODS-15.1")
def test_solo_uses_the_marked_havens_or_random_or_chosen_ones() -> None:
    assert {tuple(sorted(opening(1, seed).havens)) for seed in range(10)} == {SOLO_HAVENS}
    assert len({opening(1, seed, haven_set="random").havens for seed in range(10)}) == 10
    assert opening(1, haven_set="chosen", chosen_havens=(5, 6, 7, 8)).havens == (4, 5, 6, 7)
    with pytest.raises(Refused) as refused:
        opening(1, haven_set="chosen", chosen_havens=(5, 6, 7, 7))
    assert refused.value.illegal.rule == "PODS-15.1"


@pytest.mark.rule("PODS-15.2", "PODS-15.3")
def test_all_thirteen_cards_are_used_and_two_lie_face_up() -> None:
    s = opening(1)
    assert len(s.face_up) == 2
    assert sorted((*s.face_up, *s.pool)) == list(range(1, 14))
    again = opening(1)
    again.pool, again.face_up, again.draws[CHANCE_EXPLOSION_DECK] = SOLO_EXPLOSIONS, again.face_up[:0], 0
    turn_up(again)
    assert again.face_up == s.face_up[:1]  # the first drawn explodes first


@pytest.mark.rule("PODS-15.2")
def test_the_middle_column_lies_at_the_bottom_of_the_deck() -> None:
    outer: set[tuple[int, ...]] = set()
    middle: set[tuple[int, ...]] = set()
    for seed in range(5):
        s = opening(1, seed)
        while s.pool:
            turn_up(s)
        assert set(s.face_up[:8]) == {2, 3, 5, 6, 8, 9, 11, 12}
        assert set(s.face_up[8:]) == {1, 4, 7, 10, 13}
        outer.add(s.face_up[:8])
        middle.add(s.face_up[8:])
    assert len(outer) > 3
    assert len(middle) > 3


@pytest.mark.rule("PODS-15.4")
def test_there_are_no_explosion_markers() -> None:
    s = table(1)
    assert s.markers == [0, 0, 0, 0]
    tags = fill(s, THREE, 11, "0K", "0K", "0K")
    for tag in tags[:2]:
        events = told(s, Activate(DISEMBARK, W), Disembark(tag, 0))
        assert not any(isinstance(event, Exploded) for event in events)


@pytest.mark.rule("PODS-15.5")
def test_all_pods_and_two_actions_from_the_first_turn() -> None:
    s = opening(1)
    assert s.places[THREE] == HG2
    assert s.actions_left == 2


@pytest.mark.rule("PODS-15.6")
def test_only_own_buoys_and_no_duty_to_share() -> None:
    s = opening(1)
    assert [buoy for buoy, colours in enumerate(BUOY_COLOURS) if s.stock >> buoy & 1] == [0, 1, 2, 3]
    use(s, PROGRAM)
    assert {a.buoy for a in s.legal(0) if isinstance(a, PlaceBuoy)} == {0, 1, 2, 3}


@pytest.mark.rule("PODS-15.7")
def test_board_cannot_be_used_alone() -> None:
    s = table(1)
    fill(s, MINI_A, 2, "0K")
    fill(s, MINI_B, 5, "0K")
    assert why(s, Activate(BOARD, W)) == "nobody-to-board PODS-15.7"
    assert not can(s, BOARD)


@pytest.mark.rule("PODS-15.8")
def test_either_face_up_card_can_be_buried_and_the_new_one_lies_next_to_the_deck() -> None:
    for card, stays in ((5, 6), (6, 5)):
        s = table(1)
        cards(s, 5, 6)
        use(s, PROGRAM)
        assert why(s, Bury(7)) == "card-not-face-up PODS-15.8"
        do(s, Bury(card))
        assert s.face_up[0] == stays
        assert len(s.face_up) == 2
        assert s.under == (card,)


@pytest.mark.rule("PODS-15.9")
def test_the_right_hand_card_explodes_at_the_end_of_each_turn() -> None:
    s = table(1)
    cards(s, 5, 6)
    fill(s, MINI_A, 5, "0K")
    end(s)
    assert s.debris == 1 << 5
    assert s.places[MINI_A] == 0
    assert kinds(s, 0) == (3, 3, 3)
    assert s.face_up[0] == 6
    assert len(s.face_up) == 2
    end(s)
    assert s.debris == 1 << 5 | 1 << 6


@pytest.mark.rule("PODS-15.10")
def test_both_panels_empty_at_the_end_of_each_turn() -> None:
    s = table(1)
    cards(s, 13, 12)
    fill(s, MINI_A, 2, "0K")
    use(s, FLY, Move(MINI_A, 5))
    end(s)
    assert set(s.panels[:PANEL_SLOTS]) == {-1}
    assert sum(kinds(s, 0)) == 8


@pytest.mark.rule("PODS-15.11")
def test_one_last_turn_without_explosion_for_crew_beyond_the_barrier() -> None:
    s = table(1)
    cards(s, 7, 1)
    wreck(s, 5, 6)
    fill(s, MINI_A, 8, "0K")
    end(s)
    assert s.barrier_seat == 0
    assert s.first_asked() == 0
    debris = s.debris
    events = told(s, EndTurn())
    assert not any(isinstance(event, Exploded) for event in events)
    assert s.debris == debris
    assert s.outcome() is not None


@pytest.mark.rule("PODS-15.11")
def test_without_crew_beyond_the_barrier_the_game_is_over_at_once() -> None:
    s = table(1)
    cards(s, 7, 1)
    wreck(s, 5, 6)
    fill(s, MINI_A, 4, "0K")
    events = told(s, EndTurn())
    assert any(isinstance(event, GameEnded) for event in events)
    assert s.outcome() is not None


@pytest.mark.rule("PODS-15.12")
def test_doing_nothing_ends_a_solo_game_only_by_the_barrier() -> None:
    longest = 0
    for seed in range(30):
        s = opening(1, seed)
        turns = 0
        while s.asked():
            end(s)
            turns += 1
        assert is_barrier(s.debris)
        longest = max(longest, turns)
    assert longest <= 10
    assert longest > 1


@pytest.mark.rule("PODS-15.12")
def test_a_solo_game_goes_on_with_an_empty_reserve() -> None:
    s = opening(1)
    cards(s, 4, 5)
    fill(s, THREE, 1, "0K", "0K", "0K")
    fill(s, TWO_A, 2, "0W", "0W")
    fill(s, TWO_B, 3, "0W", "0I")
    settle(s, 0, "0I", "0I")
    assert s.legal(0) == [EndTurn()]
    assert not [event for event in told(s, EndTurn()) if isinstance(event, GameEnded)]
    assert s.agenda == [TURN[0]]
    assert s.debris == 1 << 4


@pytest.mark.rule("PODS-15.13")
def test_the_rating_has_three_bands() -> None:
    assert [rating(points) for points in (0, 12, 13, 15, 16, 40)] == [
        "survivor",
        "survivor",
        "conqueror",
        "conqueror",
        "lord",
        "lord",
    ]
    s = table(1)
    settle(s, 0, "0K")
    end_game(s, STUCK)
    s.settle()
    outcome = scored(s)
    assert outcome.verdict == "survivor"
    assert outcome.places == (1,)


def test_a_solo_launch_follows_the_normal_rules() -> None:
    s = opening(1)
    use(s, MINIPOD, LaunchMini(K, 2))
    assert s.places[MINI_A] == 2
    assert s.places[TWO_A] == 14
