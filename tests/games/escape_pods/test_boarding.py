"""Board (PODS-5.1 to 5.5, 5.19)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import Activate, BoardFromPod, BoardFromReserve
from sternhafen.games.escape_pods.components import BOARD
from tests.games.escape_pods.position import (
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    I,
    K,
    can,
    do,
    fill,
    kinds,
    settle,
    table,
    use,
    why,
)


@pytest.mark.rule("PODS-5.1", "PODS-5.5")
def test_crew_in_neighbouring_pods_take_each_others_seat() -> None:
    s = table()
    own, mate = fill(s, TWO_A, 7, "0K", "1K")
    (other,) = fill(s, MINI_A, 8, "1W")
    (far,) = fill(s, MINI_B, 12, "2W")
    use(s, BOARD)
    assert s.legal(0) == [BoardFromPod(own, other)]
    assert why(s, BoardFromPod(own, far)) == "pods-not-adjacent PODS-5.1"
    assert why(s, BoardFromPod(own, mate)) == "pods-not-adjacent PODS-5.1"
    assert why(s, BoardFromPod(own, own)) == "own-crew PODS-5.1"
    do(s, BoardFromPod(own, other))
    assert s.aboard[TWO_A] == tuple(sorted((mate, other)))
    assert s.aboard[MINI_A] == (own,)


@pytest.mark.rule("PODS-5.2")
def test_the_reserve_takes_a_seat_beside_the_ship_and_the_other_goes_home() -> None:
    s = table()
    (other,) = fill(s, MINI_A, 3, "1W")
    (far,) = fill(s, MINI_B, 4, "2W")
    assert kinds(s, 1) == (3, 2, 3)
    use(s, BOARD)
    assert why(s, BoardFromReserve(K, far)) == "pod-far-from-ship PODS-5.2"
    do(s, BoardFromReserve(I, other))
    assert kinds(s, 1) == (3, 3, 3)
    assert s.aboard[MINI_A] == (0,)
    assert s.crew[0] == I
    assert s.places[MINI_A] == 3


@pytest.mark.rule("PODS-5.3")
def test_boarding_from_the_reserve_takes_two_there() -> None:
    s = table()
    fill(s, THREE, 7, "0K", "0K", "0K")
    fill(s, TWO_A, 13, "0W", "0W")
    settle(s, 0, "0W", "0I", "0I")
    fill(s, MINI_A, 3, "1W")
    assert why(s, Activate(BOARD, I)) == "two-in-reserve PODS-5.3"
    fill(s, MINI_B, 8, "1W")
    assert can(s, BOARD)
    use(s, BOARD)
    assert all(isinstance(action, BoardFromPod) for action in s.legal(0))


@pytest.mark.rule("PODS-5.4")
def test_the_active_player_chooses_both() -> None:
    s = table()
    one, two = fill(s, TWO_A, 7, "0K", "0W")
    third, fourth = fill(s, TWO_B, 8, "1K", "2W")
    use(s, BOARD)
    assert set(s.legal(0)) == {BoardFromPod(own, other) for own in (one, two) for other in (third, fourth)}
    assert s.view(0).crew[third] == 3
    do(s, BoardFromPod(one, third))
    assert s.view(0).crew[third] == 3


@pytest.mark.rule("PODS-5.19")
def test_nobody_exchanges_two_crew_of_others() -> None:
    s = table()
    fill(s, MINI_B, 4, "0K")
    (one,) = fill(s, TWO_A, 7, "1K")
    (two,) = fill(s, MINI_A, 8, "2W")
    use(s, BOARD)
    assert why(s, BoardFromPod(one, two)) == "not-your-crew PODS-5.19"
