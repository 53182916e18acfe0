"""Turns and panels (PODS-3, 16.2 to 16.7)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import (
    ALL,
    Activate,
    BoardFromPod,
    BuoyMove,
    ChangePod,
    Disembark,
    Embark,
    EndTurn,
    LaunchMini,
    Move,
    PlaceBuoy,
    Push,
    SpyOnPod,
    Stow,
)
from sternhafen.games.escape_pods.components import (
    ACCELERATE,
    BOARD,
    DISEMBARK,
    EMBARK,
    FLY,
    MINIPOD,
    PANEL,
    PROGRAM,
    REFRESH,
    SLOTS,
    SPY,
)
from sternhafen.games.escape_pods.events import (
    Activated,
    BarrierClosed,
    CardTurned,
    CrewReturned,
    Disembarked,
    Exploded,
    GameEnded,
    MarkerMoved,
    MiniStowed,
    PodDestroyed,
)
from tests.games.escape_pods.position import (
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    I,
    K,
    W,
    buoy,
    can,
    cards,
    do,
    end,
    fill,
    first,
    kinds,
    opening,
    settle,
    table,
    told,
    use,
    why,
    wreck,
)


@pytest.mark.rule("PODS-3.1")
def test_turns_go_clockwise_and_nobody_else_may_act() -> None:
    s = opening(3)
    order = [s.active]
    for _ in range(3):
        use(s, PROGRAM)
        do(s, first(s, PlaceBuoy), EndTurn())
        order.append(s.active)
    assert order == [(s.start + i) % 3 for i in range(4)]
    illegal = s.explain((s.active + 1) % 3, EndTurn())
    assert illegal is not None
    assert (illegal.code, illegal.rule) == ("not-your-turn", "PODS-3.1")


@pytest.mark.rule("PODS-3.2")
def test_two_actions_are_allowed_and_none_is_forced() -> None:
    s = table()
    use(s, MINIPOD, LaunchMini(K, 1))
    use(s, SPY, SpyOnPod(MINI_A))
    assert why(s, Activate(EMBARK, K)) == "no-action-left PODS-3.2"
    assert end(s).left == 2
    assert EndTurn() in table().legal(0)


@pytest.mark.rule("PODS-3.3", "PODS-3.5")
def test_two_players_only_the_first_turn_of_the_game_has_one_action() -> None:
    s = opening(2)
    assert s.left == 1
    use(s, MINIPOD, LaunchMini(K, 1))
    assert why(s, Activate(EMBARK, K)) == "no-action-left PODS-3.3"
    assert end(s).left == 2
    assert end(s).left == 2


@pytest.mark.rule("PODS-3.4", "PODS-3.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_the_first_two_turns_have_one_action(seats: int) -> None:
    s = opening(seats)
    found = []
    for turn in range(seats + 1):
        found.append(s.left)
        if turn < 2:
            use(s, MINIPOD, LaunchMini(K, turn + 1))
            assert why(s, Activate(EMBARK, W)) == "no-action-left PODS-3.4"
        elif turn < seats:
            use(s, PROGRAM)
            do(s, first(s, PlaceBuoy))
        end(s)
    assert found == [1, 1, *[2] * (seats - 1)]


@pytest.mark.rule("PODS-3.6", "PODS-16.3")
def test_the_marker_is_one_of_the_reserve_of_a_chosen_type() -> None:
    s = table()
    do(s, Activate(PROGRAM, W))
    assert kinds(s, 0) == (3, 2, 3)
    assert s.panels[SLOTS[PROGRAM][0]] == W
    s = table()
    s.reserve[0], s.crew[0:3], s.arrived[3] = 0, [K, K, K], (0, 1, 2)
    s.markers[3] = 4
    assert why(s, Activate(PROGRAM, K)) == "none-in-reserve PODS-3.6"
    assert not any(isinstance(a, Activate) and a.marker == K for a in s.legal(0))


@pytest.mark.rule("PODS-3.7")
def test_an_occupied_action_cannot_be_chosen() -> None:
    s = table()
    fill(s, TWO_A, 2, "0K")
    use(s, ACCELERATE, Move(TWO_A, 5))
    assert why(s, Activate(ACCELERATE, W)) == "no-activation-space PODS-3.7"
    assert not can(s, ACCELERATE)
    assert can(s, FLY)


@pytest.mark.rule("PODS-3.8")
def test_without_a_reserve_no_action_can_be_taken() -> None:
    s = table()
    fill(s, THREE, 4, "0K", "0K", "0K")
    fill(s, TWO_A, 5, "0W", "0W")
    fill(s, TWO_B, 6, "0W", "0I")
    settle(s, 0, "0I", "0I")
    assert s.legal(0) == [EndTurn()]
    assert why(s, Activate(ACCELERATE, K)) == "reserve-empty PODS-3.8"


@pytest.mark.rule("PODS-3.9")
def test_an_effect_is_finished_before_anything_else() -> None:
    s = use(table(), MINIPOD)
    assert why(s, Activate(SPY, K)) == "not-asked PODS-4.18"
    assert why(s, EndTurn()) == "not-asked PODS-4.18"


@pytest.mark.rule("PODS-3.10")
def test_an_action_without_effect_cannot_be_chosen() -> None:
    s = table()
    assert why(s, Activate(DISEMBARK, K)) == "no-effect PODS-3.10"
    assert why(s, Activate(ACCELERATE, K)) == "no-effect PODS-3.10"
    assert why(s, Activate(FLY, K)) == "no-effect PODS-3.10"
    assert why(s, Activate(SPY, K)) == "no-effect PODS-3.10"
    assert why(s, Activate(BOARD, K)) == "no-effect PODS-3.10"
    fill(s, THREE, 4, "0K", "0K", "0K")
    fill(s, TWO_A, 5, "0W", "0W")
    settle(s, 0, "0W", "0I", "0I")
    assert not can(s, MINIPOD)  # the only one in reserve would be the marker
    assert not can(s, EMBARK)


@pytest.mark.rule("PODS-3.11")
def test_activation_spaces_are_two_for_embarking_and_one_for_every_other_action() -> None:
    assert [len(slots) for slots in SLOTS] == [2, 2, 1, 1, 1, 1, 1, 1, 1]
    assert SLOTS[EMBARK] == SLOTS[DISEMBARK]
    assert PANEL == 9
    s = table()
    use(s, EMBARK, Embark(K, TWO_A))
    assert can(s, EMBARK)


@pytest.mark.rule("PODS-3.12")
def test_free_moves_come_before_between_and_after_actions_but_not_inside_one() -> None:
    s = table()
    fill(s, TWO_A, 1, "0K")
    buoy(s, 0, 0)
    do(s, BuoyMove(0, TWO_A))
    use(s, MINIPOD)
    assert why(s, BuoyMove(0, TWO_A)) == "not-now PODS-4.18"
    do(s, LaunchMini(W, 2), BuoyMove(0, TWO_A))
    use(s, SPY, SpyOnPod(TWO_A))
    assert s.left == 0
    do(s, BuoyMove(0, TWO_A))
    assert s.places[TWO_A] == 4
    assert s.panels[:PANEL].count(-1) == PANEL - 2


@pytest.mark.rule("PODS-3.13")
def test_the_basic_panel_empties_at_the_end_of_the_turn() -> None:
    s = table()
    use(s, MINIPOD, LaunchMini(W, 1))
    use(s, SPY, SpyOnPod(MINI_A))
    assert kinds(s, 0) == (1, 2, 3)
    end(s)
    assert kinds(s, 0) == (3, 2, 3)
    assert set(s.panels[:PANEL]) == {-1}


@pytest.mark.rule("PODS-3.14", "PODS-3.15")
def test_the_advanced_panel_empties_only_with_board_fly_and_program_all_taken() -> None:
    s = table()
    fill(s, TWO_A, 2, "0K")
    fill(s, MINI_A, 5, "1K")
    use(s, FLY, Move(TWO_A, 4))
    use(s, BOARD)
    do(s, first(s, BoardFromPod))
    end(s)
    assert [s.panels[SLOTS[action][0]] >= 0 for action in (BOARD, FLY, PROGRAM)] == [True, True, False]
    do(s, EndTurn(), EndTurn())
    assert why(s, Activate(FLY, W)) == "no-activation-space PODS-3.7"
    use(s, PROGRAM, PlaceBuoy(0, 0))
    end(s)
    assert set(s.panels[:PANEL]) == {-1}


@pytest.mark.rule("PODS-3.16")
def test_the_turn_ends_only_when_the_player_says_so() -> None:
    s = table()
    use(s, MINIPOD, LaunchMini(W, 1))
    use(s, SPY, SpyOnPod(MINI_A))
    assert s.legal(0) == [EndTurn()]
    assert s.active == 0
    quick = table(confirm=False)
    fill(quick, TWO_A, 1, "0K")
    buoy(quick, 0, 0)
    use(quick, SPY, SpyOnPod(TWO_A))
    use(quick, MINIPOD, LaunchMini(W, 2))
    assert quick.active == 0  # a free move is possible
    quick.buoys[0], quick.stock = -1, quick.stock | 1
    quick.settle()
    assert quick.active == 1


@pytest.mark.rule("PODS-3.17", "PODS-5.15", "PODS-5.16", "PODS-5.18")
def test_refresh_brings_everybody_back_at_once_but_costs_an_action() -> None:
    s = table()
    fill(s, TWO_A, 2, "0K")
    use(s, FLY, Move(TWO_A, 5))
    do(s, EndTurn(), EndTurn(), EndTurn())
    assert not can(s, FLY)
    assert kinds(s, 0) == (1, 3, 3)
    events = told(s, Activate(REFRESH, I))
    assert kinds(s, 0) == (2, 3, 3)
    assert any(isinstance(event, CrewReturned) and event.count == 2 for event in events)
    assert s.left == 1
    use(s, FLY, Move(TWO_A, 7))
    assert s.left == 0


@pytest.mark.rule("PODS-5.17")
def test_refresh_needs_somebody_on_the_advanced_panel() -> None:
    assert why(table(), Activate(REFRESH, K)) == "nothing-to-refresh PODS-5.17"


@pytest.mark.rule("PODS-16.2")
def test_everything_in_a_turn_is_said_by_these_actions() -> None:
    names = {kind.__name__ for kind in ALL}
    assert {"Activate", "EndTurn", "Embark", "ChangePod", "Disembark", "Move", "SpyOnPod", "SpyOnHaven"} <= names
    assert {"LaunchMini", "BoardFromPod", "BoardFromReserve", "Bury", "PlaceBuoy", "MoveBuoy", "SwapBuoys"} <= names
    assert {"BuoyMove", "Push", "Stow", "Assign"} <= names
    s = table()
    fill(s, MINI_A, 2, "1K")
    use(s, EMBARK, Embark(K, TWO_A))  # a launch onto a smaller pod asks for the displacement
    assert {type(action) for action in s.legal(0)} == {Push}


@pytest.mark.rule("PODS-16.4", "PODS-7.1", "PODS-1.10")
def test_a_hangar_is_asked_for_only_if_several_fit_and_before_anything_else() -> None:
    s = table()
    (tag,) = fill(s, TWO_A, 11, "0K")
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.places[TWO_A] == 14  # the other pod is in its hangar
    s = table()
    (tag,) = fill(s, TWO_A, 11, "0K")
    fill(s, TWO_B, 5, "1K")
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.legal(0) == [Stow(0), Stow(2)]
    assert why(s, EndTurn()) == "not-asked PODS-7.1"
    assert why(s, Stow(1)) == "hangar-size PODS-1.10"
    do(s, Stow(2))
    assert s.places[TWO_A] == 16
    assert s.active == s.first_asked() == 0


@pytest.mark.rule("PODS-16.6", "PODS-4.13", "PODS-8.4")
def test_the_order_inside_a_disembark() -> None:
    s = table(2)
    s.markers[0] = 1
    (tag,) = fill(s, MINI_A, 11, "0K")
    fill(s, MINI_B, 7, "1K")
    wreck(s, 5, 6)
    cards(s, 7)
    s.pool = tuple(card for card in s.pool if card not in (5, 6))
    events = told(s, Activate(DISEMBARK, W), Disembark(tag, 0))
    order = [Activated, Disembarked, MiniStowed, MarkerMoved, Exploded, PodDestroyed, MiniStowed, CardTurned]
    assert [type(event) for event in events][: len(order)] == order
    assert [type(event) for event in events][len(order) : len(order) + 2] == [BarrierClosed, GameEnded]


@pytest.mark.rule("PODS-16.7")
def test_the_order_at_the_end_of_a_solo_turn() -> None:
    s = table(1)
    cards(s, 5, 6)
    fill(s, MINI_A, 2, "0K")
    use(s, FLY, Move(MINI_A, 4))
    events = told(s, EndTurn())
    names = [type(event).__name__ for event in events]
    assert names == ["CrewReturned", "Exploded", "CardTurned", "TurnBegan"]


@pytest.mark.rule("PODS-4.1")
def test_embarking_can_be_used_twice_in_a_turn_in_any_mix_each_with_a_marker() -> None:
    s = table()
    (tag,) = fill(s, MINI_A, 11, "1K")
    use(s, EMBARK, Embark(K, TWO_A))
    use(s, DISEMBARK, Disembark(tag, 1))
    assert [s.panels[slot] >= 0 for slot in SLOTS[EMBARK]] == [True, True]
    s = table()
    use(s, EMBARK, Embark(K, TWO_A))
    use(s, EMBARK, Embark(W, TWO_B))
    assert s.left == 0
    s.left = 1  # even with an action left, both spaces are taken
    assert why(s, Activate(EMBARK, W)) == "no-activation-space PODS-3.7"
    assert why(s, Activate(DISEMBARK, W)) == "no-activation-space PODS-3.7"
    own = s.aboard[TWO_A][0]
    assert s.explain(0, ChangePod(own, TWO_B)) is not None
