"""Fly, movement and collisions (PODS-5.6, 6)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import BuoyMove, Move, Push
from sternhafen.games.escape_pods.data.tables import ACCELERATE, FLY
from sternhafen.games.escape_pods.events import PodMoved, PodPushed
from sternhafen.games.escape_pods.game import EscapePods
from tests.games.escape_pods.position import (
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    buoy,
    can,
    do,
    fill,
    table,
    told,
    use,
    why,
    wreck,
)


def pushes(s: EscapePods) -> set[int]:
    return {action.sector for action in s.legal(s.first_asked()) if isinstance(action, Push)}


@pytest.mark.rule("PODS-5.6")
def test_fly_moves_any_occupied_pod_in_space() -> None:
    s = table()
    fill(s, TWO_A, 5, "1K")
    use(s, FLY)
    assert {(a.pod, a.sector) for a in s.legal(0) if isinstance(a, Move)} == {(TWO_A, n) for n in (2, 4, 7, 8)}
    assert why(s, Move(TWO_B, 3)) == "pod-not-in-space PODS-6.13"
    do(s, Move(TWO_A, 7))
    assert s.places[TWO_A] == 7


@pytest.mark.rule("PODS-6.1")
def test_a_move_is_one_step() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    assert why(use(s, FLY), Move(TWO_A, 9)) == "not-adjacent PODS-6.1"
    assert why(s, Move(TWO_A, 5)) == "not-adjacent PODS-6.1"


@pytest.mark.rule("PODS-6.2")
def test_no_pod_enters_debris() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    wreck(s, 7)
    assert why(use(s, FLY), Move(TWO_A, 7)) == "debris PODS-6.2"


@pytest.mark.rule("PODS-6.3")
@pytest.mark.parametrize("other", [TWO_B, THREE])
def test_no_pod_enters_a_sector_with_an_equal_or_larger_one(other: int) -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, other, 7, "1K")
    assert why(use(s, FLY), Move(TWO_A, 7)) == "larger-pod PODS-6.3"


@pytest.mark.rule("PODS-3.10", "PODS-6.3")
def test_a_boxed_in_pod_cannot_accelerate() -> None:
    s = table()
    fill(s, MINI_A, 1, "0K")
    fill(s, TWO_A, 2, "1K")
    fill(s, TWO_B, 3, "1K")
    wreck(s, 4)
    assert not can(s, ACCELERATE)
    assert can(s, FLY)


@pytest.mark.rule("PODS-6.4", "PODS-6.6", "PODS-6.11", "PODS-6.15")
def test_a_smaller_pod_is_displaced_where_the_active_player_likes() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, MINI_A, 7, "1K")  # no own crew in it
    before = list(s.aboard)
    use(s, ACCELERATE, Move(TWO_A, 7))
    assert pushes(s) == {4, 6, 8, 9, 10}
    assert why(s, Push(11)) == "push-not-adjacent PODS-6.4"
    do(s, Push(9))
    assert (s.places[TWO_A], s.places[MINI_A]) == (7, 9)
    assert s.aboard == before
    assert s.actions_left == 1


@pytest.mark.rule("PODS-6.5")
def test_forbidden_targets_are_debris_the_origin_and_equal_or_larger_pods() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, MINI_A, 7, "1K")
    fill(s, MINI_B, 6, "1W")
    fill(s, TWO_B, 8, "1I")
    wreck(s, 4)
    use(s, ACCELERATE, Move(TWO_A, 7))
    assert pushes(s) == {9, 10}
    assert why(s, Push(4)) == "debris PODS-6.5"
    assert why(s, Push(5)) == "push-back PODS-6.5"
    assert why(s, Push(6)) == "larger-pod PODS-6.5"
    assert why(s, Push(8)) == "larger-pod PODS-6.5"


@pytest.mark.rule("PODS-6.7")
def test_the_two_pods_swap_if_there_is_nowhere_else_to_go() -> None:
    s = table()
    fill(s, TWO_A, 8, "0K")
    fill(s, MINI_A, 11, "1K")
    fill(s, MINI_B, 13, "1W")
    wreck(s, 10)
    use(s, ACCELERATE, Move(TWO_A, 11))
    assert (s.places[TWO_A], s.places[MINI_A]) == (11, 8)


@pytest.mark.rule("PODS-6.7")
def test_there_is_no_swap_while_another_target_exists() -> None:
    s = table()
    fill(s, TWO_A, 8, "0K")
    fill(s, MINI_A, 11, "1K")
    wreck(s, 10)
    use(s, ACCELERATE, Move(TWO_A, 11))
    assert s.places[MINI_A] == 13  # the only target is taken without asking


@pytest.mark.rule("PODS-6.9", "PODS-6.14")
def test_a_displaced_pod_pushes_a_smaller_one_on() -> None:
    s = table()
    fill(s, THREE, 4, "0K")
    fill(s, TWO_A, 7, "1K")
    fill(s, MINI_A, 8, "1W")
    use(s, ACCELERATE, Move(THREE, 7))
    assert 8 in pushes(s)
    places = list(s.places)
    do(s, Push(8))
    assert s.places == places  # nothing moves before all is chosen
    assert s.view(0).moving == (THREE, 7, 8)
    assert pushes(s) == {5, 10, 11}
    assert why(s, Push(7)) == "push-back PODS-6.5"
    do(s, Push(11))
    assert (s.places[THREE], s.places[TWO_A], s.places[MINI_A]) == (7, 8, 11)


def test_a_collision_is_told_from_its_cause() -> None:
    s = table()
    fill(s, THREE, 4, "0K")
    fill(s, TWO_A, 7, "1K")
    fill(s, MINI_A, 8, "1W")
    use(s, ACCELERATE, Move(THREE, 7), Push(8))
    assert told(s, Push(11)) == [
        PodMoved(seat=0, pod=THREE, origin=4, sector=7),
        PodPushed(pod=TWO_A, origin=7, sector=8),
        PodPushed(pod=MINI_A, origin=8, sector=11),
    ]
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, MINI_A, 7, "1K")
    use(s, ACCELERATE, Move(TWO_A, 7))
    assert told(s, Push(9)) == [
        PodMoved(seat=0, pod=TWO_A, origin=5, sector=7),
        PodPushed(pod=MINI_A, origin=7, sector=9),
    ]


@pytest.mark.rule("PODS-6.9")
def test_a_chain_needs_a_free_sector_at_its_end_and_never_swaps() -> None:
    s = table()
    fill(s, THREE, 10, "0K")
    fill(s, TWO_A, 7, "1K")
    fill(s, MINI_A, 5, "1W")
    fill(s, MINI_B, 2, "1I")
    wreck(s, 4, 8)
    use(s, ACCELERATE, Move(THREE, 7))
    assert pushes(s) == {6, 9}
    assert why(s, Push(5)) == "push-dead-end PODS-6.9"  # the mini-pod there could go nowhere
    s = table()
    fill(s, THREE, 4, "0K")
    fill(s, TWO_A, 5, "1K")
    fill(s, MINI_A, 2, "1W")
    fill(s, MINI_B, 1, "1I")
    fill(s, TWO_B, 8, "1I")
    wreck(s, 7)
    use(s, ACCELERATE, Move(THREE, 5))
    # pushed to 2, it sends the mini-pod to where the large pod was; without that it would swap itself
    assert (s.places[TWO_A], s.places[MINI_A]) == (2, 4)


@pytest.mark.rule("PODS-6.10")
def test_the_sector_the_first_mover_left_is_free_for_the_last_pod_of_a_chain() -> None:
    s = table()
    fill(s, THREE, 10, "0K")
    fill(s, TWO_A, 11, "1K")
    fill(s, MINI_A, 13, "1W")
    fill(s, MINI_B, 12, "2W")
    wreck(s, 8)
    use(s, ACCELERATE, Move(THREE, 11))
    assert (s.places[THREE], s.places[TWO_A], s.places[MINI_A]) == (11, 13, 10)


@pytest.mark.rule("PODS-6.12")
def test_accelerate_fly_and_buoys_enter_by_the_same_rules() -> None:
    for way in ("accelerate", "fly", "buoy"):
        s = table()
        fill(s, TWO_A, 5, "0K")
        fill(s, TWO_B, 8, "1K")
        buoy(s, 0, 4)
        if way != "buoy":
            use(s, ACCELERATE if way == "accelerate" else FLY)
        assert why(s, BuoyMove(4, TWO_A) if way == "buoy" else Move(TWO_A, 8)) == "larger-pod PODS-6.3"


@pytest.mark.rule("PODS-6.13")
def test_pods_in_space_move_only_to_sectors() -> None:
    s = table()
    fill(s, TWO_A, 2, "0K")
    fill(s, TWO_B, 11, "0W")
    use(s, FLY)
    assert {a.sector for a in s.legal(0) if isinstance(a, Move) and a.pod == TWO_A} == {1, 4, 5}
    assert {a.sector for a in s.legal(0) if isinstance(a, Move) and a.pod == TWO_B} == {8, 10, 13}
    assert why(s, Move(THREE, 1)) == "pod-not-in-space PODS-6.13"


@pytest.mark.rule("PODS-6.14")
def test_all_displacements_belong_to_the_move() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, MINI_A, 7, "1K")
    use(s, ACCELERATE, Move(TWO_A, 7))
    assert s.places[TWO_A] == 5
    assert why(s, Move(TWO_A, 8)) == "not-asked PODS-6.4"
