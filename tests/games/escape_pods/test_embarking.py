"""Embark, disembark, accelerate and mini-pod (PODS-4)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import (
    Activate,
    ChangePod,
    Disembark,
    Embark,
    LaunchMini,
    Move,
    Push,
)
from sternhafen.games.escape_pods.components import ACCELERATE, DISEMBARK, EMBARK, MINIPOD
from sternhafen.games.escape_pods.events import Embarked
from tests.games.escape_pods.position import (
    BAY,
    HG1,
    HG2,
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    I,
    K,
    W,
    can,
    do,
    fill,
    kinds,
    settle,
    table,
    told,
    use,
    why,
    wreck,
)


@pytest.mark.rule("PODS-4.2")
def test_embark_moves_one_own_crew_member_into_a_pod_with_a_free_seat() -> None:
    s = table()
    fill(s, TWO_A, 2, "1K")
    (other,) = fill(s, THREE, 1, "1W")
    use(s, EMBARK)
    assert why(s, ChangePod(other, TWO_A)) == "not-your-crew PODS-4.2"
    do(s, Embark(W, TWO_A))
    assert len(s.aboard[TWO_A]) == 2
    assert kinds(s, 0) == (2, 2, 3)


@pytest.mark.rule("PODS-4.3")
def test_the_reserve_embarks_in_hangars_and_ship_sectors_only() -> None:
    s = table()
    fill(s, TWO_A, 3, "1K")  # any ship sector will do, whichever the hangar
    fill(s, TWO_B, 4, "1W")
    use(s, EMBARK)
    assert Embark(K, TWO_A) in s.legal(0)
    assert Embark(K, THREE) in s.legal(0)
    assert why(s, Embark(K, TWO_B)) == "pod-far-from-ship PODS-4.3"


@pytest.mark.rule("PODS-4.4")
def test_crew_change_between_pods_in_adjacent_sectors() -> None:
    s = table()
    near, far = fill(s, THREE, 7, "0K", "0W")
    fill(s, TWO_A, 8, "1K")
    fill(s, TWO_B, 6, "1W")
    use(s, EMBARK)
    assert ChangePod(near, TWO_A) in s.legal(0)
    do(s, ChangePod(near, TWO_A))
    assert s.aboard[TWO_A] == (near, 9)
    s = table()
    (tag,) = fill(s, MINI_A, 7, "0K")
    fill(s, TWO_A, 11, "1K")
    use(s, EMBARK)
    assert why(s, ChangePod(tag, TWO_A)) == "pods-not-adjacent PODS-4.4"
    assert why(s, ChangePod(tag, TWO_B)) == "pods-not-adjacent PODS-4.4"  # in its hangar
    assert why(s, ChangePod(far, TWO_A)) == "crew-not-in-pod PODS-4.4"


@pytest.mark.rule("PODS-4.5")
def test_a_pod_beside_the_ship_is_open_to_reserve_and_neighbours() -> None:
    s = table()
    fill(s, TWO_A, 2, "1K")
    (tag,) = fill(s, MINI_A, 5, "0K")
    use(s, EMBARK)
    assert {Embark(W, TWO_A), ChangePod(tag, TWO_A)} <= set(s.legal(0))


@pytest.mark.rule("PODS-4.6")
def test_embarking_from_the_reserve_takes_two_there() -> None:
    s = table()
    fill(s, THREE, 7, "0K", "0K", "0K")
    fill(s, TWO_A, 13, "0W", "0W")
    settle(s, 0, "0W", "0I", "0I")
    assert sum(kinds(s, 0)) == 1
    assert why(s, Activate(EMBARK, I)) == "two-in-reserve PODS-4.6"
    fill(s, TWO_B, 10, "1K")
    assert can(s, EMBARK)  # from pod to pod it takes only the marker
    use(s, EMBARK)
    assert all(isinstance(action, ChangePod) for action in s.legal(0))


@pytest.mark.rule("PODS-4.7")
def test_the_player_chooses_who_embarks_and_the_type_stays_hidden() -> None:
    s = table()
    use(s, EMBARK)
    assert {a.kind for a in s.legal(0) if isinstance(a, Embark)} == {K, W, I}
    (event, *_) = told(s, Embark(I, TWO_A))
    assert isinstance(event, Embarked)
    assert event.seen_by(0).kind == I
    assert event.seen_by(1).kind is None
    assert s.view(0).crew[0] == I
    assert s.view(1).crew[0] == s.view(None).crew[0] == 3


@pytest.mark.rule("PODS-4.8")
@pytest.mark.parametrize(("pod", "sector"), [(TWO_A, 2), (THREE, 1), (TWO_B, 3)])
def test_a_pod_leaves_its_hangar_for_its_launch_sector_at_once(pod: int, sector: int) -> None:
    s = table()
    use(s, EMBARK, Embark(K, pod))
    assert s.places[pod] == sector


@pytest.mark.rule("PODS-4.9", "PODS-6.8")
def test_a_launch_displaces_a_smaller_pod_and_is_forbidden_if_blocked() -> None:
    s = table()
    fill(s, MINI_A, 2, "1K")
    use(s, EMBARK, Embark(K, TWO_A))
    assert {a.sector for a in s.legal(0) if isinstance(a, Push)} == {1, 4, 5}
    do(s, Push(5))
    assert (s.places[TWO_A], s.places[MINI_A]) == (2, 5)

    s = table()
    fill(s, TWO_B, 2, "1K")
    assert why(use(s, EMBARK), Embark(K, TWO_A)) == "launch-blocked PODS-4.9"

    s = table()
    fill(s, MINI_A, 2, "1K")
    fill(s, MINI_B, 1, "1W")
    fill(s, TWO_B, 5, "1I")
    wreck(s, 4)
    assert why(use(s, EMBARK), Embark(K, TWO_A)) == "launch-blocked PODS-4.9"  # no swap with a hangar

    s = table(1)
    wreck(s, 2)
    assert why(use(s, EMBARK), Embark(K, TWO_A)) == "launch-blocked PODS-4.9"


@pytest.mark.rule("PODS-4.10", "PODS-7.3")
def test_a_pod_left_empty_by_a_change_goes_home() -> None:
    s = table()
    (tag,) = fill(s, MINI_A, 5, "0K")
    fill(s, TWO_A, 8, "1K")
    use(s, EMBARK, ChangePod(tag, TWO_A))
    assert s.places[MINI_A] == BAY


@pytest.mark.rule("PODS-4.11", "PODS-4.12")
def test_anybody_may_disembark_from_any_pod_beside_a_haven_with_room() -> None:
    s = table()
    one, two = fill(s, TWO_A, 13, "1K", "2W")
    (far,) = fill(s, MINI_A, 10, "1I")
    settle(s, 2, "1W", "1W", "2K", "2I", "2I")
    use(s, DISEMBARK)
    assert set(s.legal(0)) == {Disembark(one, 1), Disembark(two, 1)}
    assert why(s, Disembark(one, 0)) == "haven-not-adjacent PODS-4.11"
    assert why(s, Disembark(far, 1)) == "haven-not-adjacent PODS-4.11"
    assert why(s, Disembark(one, 2)) == "haven-full PODS-8.3"
    do(s, Disembark(two, 1))
    assert s.arrived[1] == (two,)


@pytest.mark.rule("PODS-4.11")
def test_the_explosion_marker_does_not_fill_its_arrival_space() -> None:
    s = table()
    s.markers[0] = 5
    tags = settle(s, 0, "1K", "1K", "1K", "1W")
    (tag,) = fill(s, MINI_A, 11, "0K")
    assert (s.markers[0], len(tags)) == (5, 4)
    use(s, DISEMBARK, Disembark(tag, 0))
    assert len(s.arrived[0]) == 5


@pytest.mark.rule("PODS-4.14")
def test_accelerate_moves_a_pod_with_own_crew_to_an_adjacent_sector() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K", "1K")
    fill(s, TWO_B, 6, "1W")
    use(s, ACCELERATE)
    assert {a.sector for a in s.legal(0) if isinstance(a, Move)} == {2, 4, 7, 8}
    assert why(s, Move(TWO_B, 9)) == "no-own-crew PODS-4.14"
    assert why(s, Move(TWO_A, 11)) == "not-adjacent PODS-6.1"
    do(s, Move(TWO_A, 8))
    assert s.places[TWO_A] == 8


@pytest.mark.rule("PODS-4.18")
def test_a_mini_pod_starts_in_a_ship_sector_with_one_of_the_reserve() -> None:
    s = use(table(), MINIPOD)
    assert {(a.kind, a.sector) for a in s.legal(0) if isinstance(a, LaunchMini)} == {
        (kind, sector) for kind in (K, W, I) for sector in (1, 2, 3)
    }
    assert why(s, LaunchMini(K, 4)) == "not-a-ship-sector PODS-4.18"
    do(s, LaunchMini(W, 3))
    assert s.places[MINI_A] == 3
    assert s.crew[s.aboard[MINI_A][0]] == W


@pytest.mark.rule("PODS-4.19")
def test_no_mini_pod_starts_from_an_empty_bay() -> None:
    s = table()
    for pod, sector in ((MINI_A, 4), (MINI_B, 5), (2, 6)):
        fill(s, pod, sector, "1K")
    assert why(s, Activate(MINIPOD, K)) == "bay-empty PODS-4.19"


@pytest.mark.rule("PODS-4.20")
def test_a_mini_pod_needs_a_sector_without_pod_and_debris() -> None:
    s = table(1)
    fill(s, MINI_A, 1, "0K")
    wreck(s, 2)
    use(s, MINIPOD)
    assert why(s, LaunchMini(K, 1)) == "sector-not-empty PODS-4.20"
    assert why(s, LaunchMini(K, 2)) == "sector-not-empty PODS-4.20"
    do(s, LaunchMini(K, 3))
    s = table()
    for pod, sector in ((MINI_A, 1), (TWO_A, 2), (TWO_B, 3)):
        fill(s, pod, sector, "1K")
    assert why(s, Activate(MINIPOD, K)) == "no-effect PODS-3.10"


@pytest.mark.rule("PODS-4.21")
def test_a_mini_pod_takes_two_in_reserve() -> None:
    s = table()
    fill(s, THREE, 7, "0K", "0K", "0K")
    fill(s, TWO_A, 13, "0W", "0W")
    settle(s, 0, "0W", "0I", "0I")
    assert why(s, Activate(MINIPOD, I)) == "two-in-reserve PODS-4.21"


@pytest.mark.rule("PODS-4.22")
def test_nobody_embarks_in_a_mini_pod_in_the_bay() -> None:
    s = use(table(), EMBARK)
    assert why(s, Embark(K, MINI_A)) == "pod-in-bay PODS-4.22"


@pytest.mark.rule("PODS-7.1", "PODS-7.4")
def test_a_returned_pod_is_used_again_in_the_same_turn() -> None:
    s = table()
    (tag,) = fill(s, THREE, 11, "0K")
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.places[THREE] == HG2
    use(s, EMBARK, Embark(W, THREE))
    assert s.places[THREE] == 1


@pytest.mark.rule("PODS-7.2")
def test_an_empty_mini_pod_returns_to_the_bay() -> None:
    s = table()
    (tag,) = fill(s, MINI_B, 12, "1K")
    use(s, DISEMBARK, Disembark(tag, 3))
    assert s.places[MINI_B] == BAY
    assert s.places[TWO_A] == HG1
