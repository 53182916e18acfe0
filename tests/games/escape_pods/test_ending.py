"""The barrier, the last turns and the end (PODS-11, 16.8)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sternhafen.engine import Event, Refused
from sternhafen.engine.bitset import members
from sternhafen.games.escape_pods.actions import (
    Activate,
    BoardFromReserve,
    BuoyMove,
    Disembark,
    EndTurn,
    Move,
    SpyOnPod,
)
from sternhafen.games.escape_pods.data.tables import ACCELERATE, BARRIER_LINES, BOARD, DISEMBARK, EMBARK, FLY, SPY
from sternhafen.games.escape_pods.events import BarrierClosed, GameEnded, LastTurnMissed, TurnBegan
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.escape_pods.rules.ending import is_barrier, sectors_beyond
from sternhafen.games.escape_pods.rules.turns import Turn
from tests.games.escape_pods.position import (
    MINI_A,
    MINI_B,
    MINI_C,
    THREE,
    TWO_A,
    TWO_B,
    K,
    W,
    buoy,
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


def mask(*sectors: int) -> int:
    return sum(1 << sector for sector in sectors)


def brink(seat: int = 0, seats: int = 3) -> tuple[EscapePods, int]:
    """Return a game in which the next arrival at haven 1 completes a barrier on 5, 6, 7, and who can arrive."""
    s = table(seats, seat)
    s.markers[0] = 1
    wreck(s, 5, 6)
    cards(s, 7)
    s.pool = tuple(card for card in s.pool if card not in (5, 6))
    (tag,) = fill(s, MINI_A, 11, f"{seat}K")
    return s, tag


def reason(events: list[Event]) -> list[int]:
    return [event.reason for event in events if isinstance(event, GameEnded)]


@pytest.mark.rule("PODS-11.1")
def test_the_third_debris_of_a_line_begins_the_end() -> None:
    s, tag = brink()
    fill(s, TWO_A, 8, "1K")
    events = told(s, Activate(DISEMBARK, W), Disembark(tag, 0))
    assert [event.seat for event in events if isinstance(event, BarrierClosed)] == [0]
    assert s.barrier_seat == 0
    s, tag = brink()
    s.debris = mask(5)
    s.pool = tuple(sorted((*s.pool, 6)))
    use(s, DISEMBARK, Disembark(tag, 0))
    assert (s.debris, s.barrier_seat) == (mask(5, 7), -1)  # only the second


@pytest.mark.rule("PODS-11.2")
def test_a_barrier_is_no_free_way_from_ship_to_havens_ends_included() -> None:
    assert is_barrier(mask(1, 2, 3))
    assert is_barrier(mask(11, 12, 13))
    assert is_barrier(mask(2, 4, 7, 9))
    assert not is_barrier(mask(4, 7, 10))
    assert not is_barrier(mask(5, 6))


@pytest.mark.rule("PODS-11.3")
def test_in_the_normal_game_barriers_are_the_lines_and_come_with_the_sixth_debris_at_the_latest() -> None:
    inside = [line for line in BARRIER_LINES if not line & ~mask(4, 5, 6, 7, 8, 9, 10)]
    assert len(inside) == 6
    for size in range(8):
        for sectors in combinations(range(4, 11), size):
            debris = mask(*sectors)
            assert is_barrier(debris) == any(debris & line == line for line in inside)
            assert is_barrier(debris) or size < 6


@pytest.mark.rule("PODS-11.4", "PODS-11.13")
def test_beyond_is_what_is_connected_with_a_haven() -> None:
    assert members(sectors_beyond(mask(5, 6, 7))) == [8, 9, 10, 11, 12, 13]
    assert members(sectors_beyond(mask(5, 7, 9))) == [8, 10, 11, 12, 13]
    assert members(sectors_beyond(mask(4, 5, 6, 8, 9, 10))) == [11, 12, 13]  # 7 is cut off from both sides
    assert members(sectors_beyond(mask(8, 10, 9, 11))) == [12, 13]


@pytest.mark.rule("PODS-11.5")
def test_who_completes_the_barrier_finishes_the_turn() -> None:
    s, tag = brink()
    fill(s, TWO_A, 8, "1K")
    use(s, DISEMBARK, Disembark(tag, 0))
    assert (s.active, s.actions_left) == (0, 1)
    use(s, FLY, Move(TWO_A, 10))
    assert s.last_turns == 0


@pytest.mark.rule("PODS-11.6", "PODS-11.7", "PODS-11.8", "PODS-11.9")
def test_last_turns_go_clockwise_only_to_those_beyond_and_end_with_the_one_who_closed_it() -> None:
    s, tag = brink(seat=1, seats=4)
    fill(s, THREE, 8, "0K", "1W", "3W")
    fill(s, TWO_A, 2, "2W")  # on the wrong side
    use(s, DISEMBARK, Disembark(tag, 0))
    events = told(s, EndTurn())
    assert [event.seat for event in events if isinstance(event, LastTurnMissed)] == [2]
    began = [event for event in events if isinstance(event, TurnBegan)]
    assert [(event.seat, event.actions, event.last) for event in began] == [(3, 2, True)]
    assert s.first_asked() == 3
    assert end(s).first_asked() == 0
    assert end(s).first_asked() == 1
    assert reason(told(s, EndTurn())) == [0]
    scored(s)


@pytest.mark.rule("PODS-11.8")
def test_the_right_to_a_last_turn_is_checked_when_it_would_begin() -> None:
    s, tag = brink(seat=0, seats=3)
    (one,) = fill(s, MINI_B, 10, "1K")
    (two,) = fill(s, MINI_C, 12, "2W")
    use(s, DISEMBARK, Disembark(tag, 0))
    end(s)
    assert s.first_asked() == 1
    use(s, DISEMBARK, Disembark(two, 3))  # seat 2 had a right until now
    events = told(s, EndTurn())
    assert [event.seat for event in events if isinstance(event, LastTurnMissed)] == [2, 0]
    assert one in s.aboard[MINI_B]


@pytest.mark.rule("PODS-11.9")
def test_the_game_ends_when_all_last_turns_are_done_or_nobody_is_left_beyond() -> None:
    s, tag = brink()
    fill(s, TWO_A, 4, "1K")  # not beyond
    assert reason(told(s, Activate(DISEMBARK, W), Disembark(tag, 0))) == [2]
    scored(s)
    illegal = s.explain(0, EndTurn())
    assert illegal is not None
    assert (illegal.code, illegal.rule) == ("game-over", "PODS-11.9")


@pytest.mark.rule("PODS-11.9", "PODS-11.10")
def test_full_havens_end_the_game_at_once_also_without_a_barrier() -> None:
    s = table(4, haven_set="beginner")
    s.markers[:] = [0, 0, 0, 0]
    settle(s, 0, "1K", "1W", "1I", "1K", "1W")
    settle(s, 1, "2K", "2W", "2I", "2K", "2W")
    settle(s, 2, "3K", "3W", "3I", "3K", "3W")
    settle(s, 3, "1I", "2I", "3I", "1K")
    (tag,) = fill(s, MINI_A, 12, "0K")
    use(s, DISEMBARK, Disembark(tag, 3))
    assert s.barrier_seat == -1
    assert s.actions_left == 1
    scored(s)


@pytest.mark.rule("PODS-11.9")
def test_the_game_goes_on_while_one_haven_has_room() -> None:
    s = table(4)
    s.markers[:] = [0, 0, 0, 0]
    settle(s, 0, "1K", "1W", "1I", "1K", "1W")
    settle(s, 1, "2K", "2W", "2I", "2K", "2W")
    settle(s, 2, "3K", "3W", "3I", "3K", "3W")
    settle(s, 3, "1I", "2I", "3I")
    (tag,) = fill(s, MINI_A, 12, "0K")
    assert reason(told(s, Activate(DISEMBARK, W), Disembark(tag, 3))) == []
    assert s.first_asked() == 0


@pytest.mark.rule("PODS-11.10")
def test_the_rest_of_the_turn_is_dropped_when_nobody_is_left_beyond() -> None:
    s, tag = brink()
    (last,) = fill(s, MINI_B, 12, "0W")
    use(s, DISEMBARK, Disembark(tag, 0))
    buoy(s, 0, 0)
    fill(s, TWO_A, 1, "0K")
    assert can(s, SPY)
    use(s, DISEMBARK, Disembark(last, 3))
    assert not any(type(step).__name__ == "Turn" for step in s.agenda)


@pytest.mark.rule("PODS-11.11")
def test_only_crew_in_havens_score() -> None:
    s, tag = brink()
    fill(s, TWO_A, 4, "1K", "1K")
    do(s, Activate(DISEMBARK, W), Disembark(tag, 0))
    outcome = scored(s)
    assert outcome.total(1) == outcome.total(2) == 0


@pytest.mark.rule("PODS-11.12", "PODS-3.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_goes_on_however_often_everybody_passes(seats: int) -> None:
    s = table(seats)
    for _ in range(150 * seats):
        assert reason(told(s, EndTurn())) == []
    assert s.first_asked() == s.active == 0
    assert s.round == 152
    assert can(s, EMBARK)


def all_out(s: EscapePods, seat: int, pod: int, sector: int, havens: tuple[int, int], left: int = 0) -> None:
    """Leave a seat with nobody, or so many engineers, in reserve: two are in a pod, the others in havens."""
    fill(s, pod, sector, f"{seat}K", f"{seat}W")
    settle(s, havens[0], f"{seat}K", f"{seat}K", f"{seat}W", f"{seat}W")
    settle(s, havens[1], *[f"{seat}I"] * (3 - left))


@pytest.mark.rule("PODS-11.12")
@pytest.mark.parametrize("confirm", [True, False])
def test_who_is_stuck_is_not_finished_off_by_a_pass(confirm: bool) -> None:
    s = table(2, 1, confirm=confirm)
    all_out(s, 0, TWO_A, 1, (0, 1))
    fill(s, TWO_B, 4, "1K")
    for _ in range(20):
        assert reason(told(s, EndTurn())) == []  # seat 1 could act
        if confirm:
            assert s.legal(0) == [EndTurn()]
            do(s, EndTurn())
        assert s.first_asked() == 1
    use(s, BOARD, BoardFromReserve(K, s.aboard[TWO_A][0]))  # somebody is back in the reserve
    end(s)
    assert s.active == 0
    assert can(s, SPY)


@pytest.mark.rule("PODS-11.12")
@pytest.mark.parametrize("moves", [0, 3])
def test_the_game_ends_with_the_turn_after_which_nobody_can_ever_act(moves: int) -> None:
    s = table(2, 1)
    all_out(s, 0, TWO_A, 5, (0, 1))
    all_out(s, 1, TWO_B, 8, (2, 3), left=1)
    buoy(s, 0, 6)
    use(s, FLY, Move(TWO_A, 4))  # the last one goes onto the advanced panel
    for _ in range(moves):
        do(s, BuoyMove(6, TWO_B))
    assert reason(told(s, EndTurn())) == [3]
    scored(s)


@pytest.mark.rule("PODS-11.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_anybody_in_reserve_there_is_always_an_action(seats: int) -> None:
    """So the game is stuck exactly when no reserve holds anybody."""
    rng, looked = Random(seats), 0
    for seed in range(10):
        s = opening(seats, seed, round_cap=60)
        began = (0, 0)
        while (seat := s.first_asked()) >= 0:
            if isinstance(s.agenda[-1], Turn) and s.actions_left and (s.round, seat) != began:
                began = s.round, seat
                acts = [action for action in s.legal(seat) if isinstance(action, Activate)]
                assert bool(acts) == (sum(kinds(s, seat)) > 0)
                looked += 1
            s.play(seat, s.sample_legal(seat, rng.random))
    assert looked > 500


@pytest.mark.rule("PODS-16.8")
@pytest.mark.parametrize("cap", [None, 0])
def test_without_a_round_cap_no_round_is_the_last(cap: int | None) -> None:
    s = opening(2, round_cap=cap)
    assert s.round_cap == 0
    for _ in range(600):
        do(s, EndTurn())
    assert s.round == 301
    assert s.outcome() is None


@pytest.mark.rule("PODS-11.14")
def test_nothing_leads_across_a_barrier() -> None:
    for debris in (mask(5, 6, 7), mask(5, 7, 9), mask(8, 10, 9)):
        waters = sectors_beyond(debris)
        s = table()
        wreck(s, *members(debris))
        s.barrier_seat, s.last_turns = 1, 2
        fill(s, MINI_A, 13, "0K")
        fill(s, MINI_B, 4, "0W")
        use(s, ACCELERATE)
        for action in s.legal(0):
            assert isinstance(action, Move)
            assert waters >> action.sector & 1 == waters >> s.places[action.pod] & 1


@pytest.mark.rule("PODS-16.8")
def test_the_round_cap_scores_the_game() -> None:
    s = table(2, round_cap=3)  # in round two
    fill(s, TWO_A, 5, "0K")
    use(s, SPY, SpyOnPod(TWO_A))
    end(s)
    assert reason(told(s, EndTurn())) == []
    use(s, SPY, SpyOnPod(TWO_A))
    end(s)
    assert reason(told(s, EndTurn())) == [4]


@pytest.mark.rule("PODS-16.8")
def test_options_choose_the_havens() -> None:
    assert set(opening(1).havens) == {0, 1, 2, 3}
    assert opening(1, haven_set="chosen", chosen_havens=(22, 1, 9, 4)).havens == (21, 0, 8, 3)
    assert PodsOptions().round_cap is None
    for options in ({"haven_set": "chosen", "chosen_havens": (1, 2, 3, 4)}, {"chosen_havens": (1, 2, 3, 4)}):
        with pytest.raises(Refused) as refused:
            opening(2, **options)
        assert refused.value.illegal.rule == "PODS-16.8"


def test_a_displaced_pod_beyond_stays_beyond() -> None:
    s, tag = brink()
    fill(s, TWO_A, 8, "0W")
    fill(s, TWO_B, 9, "1W")
    use(s, DISEMBARK, Disembark(tag, 0))
    assert why(use(s, FLY), Move(TWO_A, 5)) == "debris PODS-6.2"
