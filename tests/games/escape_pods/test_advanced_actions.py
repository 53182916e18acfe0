"""Board and program (PODS-5)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import (
    Activate,
    BoardFromPod,
    BoardFromReserve,
    Bury,
    Disembark,
    MoveBuoy,
    PlaceBuoy,
    SwapBuoys,
)
from sternhafen.games.escape_pods.data.tables import (
    BOARD,
    BUOY_SPACES,
    DISEMBARK,
    PROGRAM,
)
from tests.games.escape_pods.position import (
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    I,
    K,
    buoy,
    can,
    cards,
    do,
    fill,
    kinds,
    settle,
    table,
    use,
    why,
    wreck,
)

AB, AC, AD, AE, BC, BD, BE, CD, CE, DE = range(10)


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


@pytest.mark.rule("PODS-5.7")
def test_a_buried_card_goes_under_the_deck_and_the_top_one_is_turned_up() -> None:
    s = table()
    cards(s, 5)
    use(s, PROGRAM)
    assert why(s, Bury(6)) == "card-not-face-up PODS-5.7"
    do(s, Bury(5))
    assert s.under == (5,)
    assert len(s.face_up) == 1
    assert s.face_up != (5,)
    assert s.actions_left == 1


@pytest.mark.rule("PODS-5.8")
def test_no_card_is_buried_while_the_deck_is_empty() -> None:
    s = table()
    cards(s, 7)
    s.debris, s.pool = sum(1 << card for card in (4, 5, 6, 8, 9, 10)), ()
    s.barrier_seat, s.last_turns = 1, 2
    fill(s, MINI_A, 13, "0K")
    use(s, PROGRAM)
    assert why(s, Bury(7)) == "deck-empty PODS-5.8"
    assert not any(isinstance(action, Bury) for action in s.legal(0))


@pytest.mark.rule("PODS-5.9", "PODS-9.1")
def test_a_buoy_of_the_reserve_goes_onto_a_free_buoy_space() -> None:
    s = table()
    buoy(s, BC, 4)
    use(s, PROGRAM)
    assert why(s, PlaceBuoy(AB, 4)) == "buoy-space-taken PODS-9.1"
    assert why(s, PlaceBuoy(BC, 3)) == "buoy-not-in-reserve PODS-5.9"
    do(s, PlaceBuoy(AB, 3))
    assert s.buoys[3] == AB
    assert not s.stock >> AB & 1


@pytest.mark.rule("PODS-5.10")
def test_a_buoy_shared_with_another_player_comes_first() -> None:
    s = use(table(), PROGRAM)
    assert {a.buoy for a in s.legal(0) if isinstance(a, PlaceBuoy)} == {AB, AC}
    assert why(s, PlaceBuoy(AD, 0)) == "buoy-not-shared PODS-5.10"
    assert why(s, PlaceBuoy(BC, 0)) == "buoy-not-shared PODS-5.10"
    s = table()
    buoy(s, AB, 0)
    buoy(s, AC, 1)
    use(s, PROGRAM)
    assert {a.buoy for a in s.legal(0) if isinstance(a, PlaceBuoy)} == {AD, AE, BC, BD, BE, CD, CE}


@pytest.mark.rule("PODS-5.11", "PODS-5.13")
def test_any_buoy_on_the_board_moves_to_another_free_space() -> None:
    s = table()
    buoy(s, BC, 4)
    buoy(s, BD, 5)
    use(s, PROGRAM)
    assert why(s, MoveBuoy(3, 2)) == "no-buoy PODS-5.11"
    assert why(s, MoveBuoy(4, 5)) == "buoy-space-taken PODS-5.11"
    do(s, MoveBuoy(4, 0))
    assert (s.buoys[4], s.buoys[0]) == (-1, BC)


@pytest.mark.rule("PODS-5.12", "PODS-5.13")
def test_any_two_buoys_on_the_board_change_places() -> None:
    s = table()
    buoy(s, BC, 4)
    buoy(s, BD, 5)
    use(s, PROGRAM)
    assert why(s, SwapBuoys(4, 6)) == "no-buoy PODS-5.12"
    assert why(s, SwapBuoys(5, 4)) == "buoys-in-order PODS-5.12"
    do(s, SwapBuoys(4, 5))
    assert (s.buoys[4], s.buoys[5]) == (BD, BC)


@pytest.mark.rule("PODS-5.14", "PODS-8.13")
def test_buoys_stand_beside_debris_too_and_no_explosion_takes_them_away() -> None:
    s = table()
    wreck(s, 7)
    s.markers[0] = 1
    (tag,) = fill(s, MINI_A, 11, "0K")
    cards(s, 4)
    s.pool = tuple(card for card in s.pool if card != 7)
    use(s, PROGRAM, PlaceBuoy(AB, 3))
    assert BUOY_SPACES[3] == (4, 7)
    assert s.buoys[3] == AB
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.debris == 1 << 4 | 1 << 7
    assert s.buoys[3] == AB


@pytest.mark.rule("PODS-3.10")
def test_program_needs_something_to_do() -> None:
    s = table()
    cards(s, 7)
    s.debris, s.pool = sum(1 << card for card in (4, 5, 6, 8, 9, 10)), ()
    s.barrier_seat, s.last_turns = 1, 2
    fill(s, MINI_A, 13, "0K")
    assert can(s, PROGRAM)
    s.stock = 0
    assert why(s, Activate(PROGRAM, K)) == "no-effect PODS-3.10"
