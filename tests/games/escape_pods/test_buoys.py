"""Free moves across buoys (PODS-9)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine.bitset import members
from sternhafen.games.escape_pods.actions import (
    BuoyMove,
    EndTurn,
    Move,
    MoveBuoy,
    PlaceBuoy,
)
from sternhafen.games.escape_pods.data.tables import (
    ADJACENT,
    BUOY_COLOURS,
    BUOY_SPACES,
    FLY,
    PROGRAM,
)
from sternhafen.games.escape_pods.rules.buoys import MAX_RANDOM_FREE_MOVES
from tests.games.escape_pods.position import (
    MINI_A,
    THREE,
    TWO_A,
    TWO_B,
    buoy,
    do,
    fill,
    settle,
    table,
    use,
    why,
    wreck,
)

AB, AC, AD, AE, BC, BD, BE, CD, CE, DE = range(10)


@pytest.mark.rule("PODS-9.1")
def test_the_nine_buoy_spaces_are_different_borders_between_adjacent_sectors() -> None:
    assert len(BUOY_SPACES) == len({frozenset(border) for border in BUOY_SPACES}) == 9
    assert all(ADJACENT[one] >> other & 1 for one, other in BUOY_SPACES)


@pytest.mark.rule("PODS-9.2")
def test_every_buoy_works_for_two_colours() -> None:
    assert sorted(members(colours) for colours in BUOY_COLOURS) == [[a, b] for a in range(5) for b in range(a + 1, 5)]
    for seat in (0, 1):
        s = table(seat=seat)
        fill(s, TWO_A, 5, f"{seat}K")
        buoy(s, AB, 4)
        do(s, BuoyMove(4, TWO_A))
        assert s.places[TWO_A] == 8


@pytest.mark.rule("PODS-9.3")
def test_an_own_buoy_carries_a_pod_with_own_crew_across_its_border_both_ways() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, TWO_B, 9, "1K")
    buoy(s, AB, 4)
    buoy(s, AC, 5)
    buoy(s, BC, 6)
    assert why(s, BuoyMove(5, TWO_B)) == "no-own-crew PODS-9.3"
    assert why(s, BuoyMove(5, TWO_A)) == "pod-not-at-buoy PODS-9.3"
    assert why(s, BuoyMove(0, TWO_A)) == "no-buoy PODS-9.3"
    do(s, BuoyMove(4, TWO_A))
    assert why(s, BuoyMove(6, TWO_A)) == "buoy-not-yours PODS-9.3"
    do(s, BuoyMove(4, TWO_A))
    assert s.places[TWO_A] == 5
    assert s.actions_left == 2


@pytest.mark.rule("PODS-9.4", "PODS-6.12")
def test_a_free_move_obeys_debris_sizes_displacement_and_swap() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, THREE, 8, "1K")
    buoy(s, AB, 4)
    assert why(s, BuoyMove(4, TWO_A)) == "larger-pod PODS-6.3"
    s.places[THREE] = 9
    fill(s, MINI_A, 8, "1W")
    do(s, BuoyMove(4, TWO_A))
    assert {a.targets() for a in s.legal(0)} == {("sector:7",), ("sector:10",), ("sector:11",)}
    s = table()
    fill(s, TWO_A, 5, "0K")
    wreck(s, 8)
    buoy(s, AB, 4)
    assert why(s, BuoyMove(4, TWO_A)) == "debris PODS-6.2"
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, MINI_A, 8, "1W")
    fill(s, TWO_B, 11, "1W")
    buoy(s, AB, 4)
    wreck(s, 7, 10)
    do(s, BuoyMove(4, TWO_A))
    assert (s.places[TWO_A], s.places[MINI_A]) == (8, 5)


@pytest.mark.rule("PODS-9.5")
@pytest.mark.parametrize("actions", [2, 0])
def test_a_buoy_may_be_used_as_often_as_one_likes_by_one_pod_or_several(actions: int) -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, TWO_B, 8, "0W")
    s.actions_left = actions
    buoy(s, AB, 4)
    s.places[TWO_B] = 11
    for _ in range(200):
        do(s, BuoyMove(4, TWO_A))
    assert s.places[TWO_A] == 5
    s.places[TWO_A], s.places[TWO_B] = 2, 8
    for _ in range(101):
        do(s, BuoyMove(4, TWO_B))
    assert s.places[TWO_B] == 5
    assert s.first_asked() == 0
    assert BuoyMove(4, TWO_B) in s.legal(0)


@pytest.mark.rule("PODS-9.5")
def test_play_by_lot_stops_at_some_time_to_move_pods_to_and_fro() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    buoy(s, AB, 4)
    rng = Random(1)
    for moves in (0, MAX_RANDOM_FREE_MOVES - 1, MAX_RANDOM_FREE_MOVES, 1000):
        s.free_moves = moves
        drawn = {s.sample_legal(0, rng.random) for _ in range(1000)}
        assert BuoyMove(4, TWO_A) in s.legal(0)
        assert (BuoyMove(4, TWO_A) in drawn) == (moves < MAX_RANDOM_FREE_MOVES)
        assert EndTurn() in drawn


@pytest.mark.rule("PODS-9.1")
def test_a_buoy_space_holds_one_buoy() -> None:
    s = table()
    buoy(s, AB, 4)
    buoy(s, BC, 5)
    use(s, PROGRAM)
    assert why(s, PlaceBuoy(AC, 4)) == "buoy-space-taken PODS-9.1"
    assert why(s, MoveBuoy(4, 5)) == "buoy-space-taken PODS-5.11"
    other = s.copy()
    do(other, MoveBuoy(4, 0))
    assert (other.buoys[4], other.buoys[0]) == (-1, AB)
    do(s, PlaceBuoy(AC, 0))
    assert (s.buoys[0], s.buoys[4], s.buoys[5]) == (AC, AB, BC)


@pytest.mark.rule("PODS-9.1")
def test_a_buoy_leads_across_its_own_border_and_no_other() -> None:
    for space, (one, other) in enumerate(BUOY_SPACES):
        for sector in range(1, 14):
            s = table()
            fill(s, TWO_A, sector, "0K")
            buoy(s, AB, space)
            moves = [action for action in s.legal(0) if isinstance(action, BuoyMove)]
            assert moves == ([BuoyMove(space, TWO_A)] if sector in (one, other) else [])
            if moves:
                do(s, *moves)
                assert s.places[TWO_A] == one + other - sector


@pytest.mark.rule("PODS-9.6")
def test_only_the_active_player_uses_buoys() -> None:
    s = table(seat=1)
    fill(s, TWO_A, 5, "0K")
    buoy(s, AB, 4)
    illegal = s.explain(0, BuoyMove(4, TWO_A))
    assert illegal is not None
    assert illegal.code == "not-your-turn"
    assert s.legal(0) == []


@pytest.mark.rule("PODS-9.7")
def test_free_moves_need_neither_reserve_nor_action() -> None:
    s = table()
    fill(s, THREE, 5, "0K", "0K", "0K")
    settle(s, 0, "0W", "0W", "0W", "0I")
    settle(s, 1, "0I", "0I")
    s.actions_left = 0
    buoy(s, AB, 4)
    assert set(s.legal(0)) == {EndTurn(), BuoyMove(4, THREE)}


@pytest.mark.rule("PODS-9.8")
def test_a_pod_pushed_to_a_buoy_does_not_go_on_by_itself() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, MINI_A, 8, "0W")
    buoy(s, AB, 6)  # between 8 and 11
    wreck(s, 7, 10)
    use(s, FLY, Move(TWO_A, 8))
    assert s.places[MINI_A] == 11
    assert BuoyMove(6, TWO_A) in s.legal(0)
    assert s.free_moves == 0
