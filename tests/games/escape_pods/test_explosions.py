"""Havens, arrivals and explosions (PODS-7.5, 8)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import Activate, Disembark, EndTurn, Move, Stow
from sternhafen.games.escape_pods.components import DISEMBARK, FLY
from sternhafen.games.escape_pods.events import Exploded, GameEnded
from sternhafen.games.escape_pods.explosions import Aftermath, Arrival
from sternhafen.games.escape_pods.game import EscapePods
from tests.games.escape_pods.position import (
    BAY,
    HG2,
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    TWO_B,
    W,
    can,
    cards,
    do,
    fill,
    kinds,
    scored,
    settle,
    table,
    told,
    use,
    why,
    wreck,
)


@pytest.mark.rule("PODS-8.1", "PODS-8.2")
def test_arrivals_take_the_first_free_space_and_stay() -> None:
    s = table()
    first, second = settle(s, 0, "1K", "2W")
    tags = fill(s, TWO_A, 11, "0K", "1W")
    s.markers[0] = 5
    use(s, DISEMBARK, Disembark(tags[1], 0))
    use(s, DISEMBARK, Disembark(tags[0], 0))
    assert s.arrived[0] == (first, second, tags[1], tags[0])
    do(s, EndTurn())
    fill(s, MINI_A, 11, "1I")
    use(s, DISEMBARK)
    assert why(s, Disembark(first, 1)) == "crew-not-in-pod PODS-4.11"


@pytest.mark.rule("PODS-8.3")
def test_a_full_haven_takes_nobody() -> None:
    s = table()
    settle(s, 0, "1K", "1K", "1K", "2K", "2K")
    (tag,) = fill(s, MINI_A, 11, "0K")
    use(s, DISEMBARK)
    assert s.legal(0) == [Disembark(tag, 1)]
    assert why(s, Disembark(tag, 0)) == "haven-full PODS-8.3"


@pytest.mark.rule("PODS-8.4", "PODS-8.5", "PODS-8.10")
def test_every_arrival_from_the_marker_on_explodes_and_moves_it_until_it_is_gone() -> None:
    s = table()
    s.markers[0] = 4
    settle(s, 0, "1K", "1K")
    tags = fill(s, THREE, 11, "0K", "0K", "0K")
    cards(s, 4)
    assert not explodes(s, Disembark(tags[0], 0))
    assert s.markers[0] == 4
    assert explodes(s, Disembark(tags[1], 0))
    assert s.markers[0] == 5
    do(s, EndTurn(), EndTurn(), EndTurn())
    assert explodes(s, Disembark(tags[2], 0))
    assert s.markers[0] == 0


def explodes(s: EscapePods, action: Disembark) -> bool:
    return any(isinstance(event, Exploded) for event in told(s, Activate(DISEMBARK, W), action))


@pytest.mark.rule("PODS-8.6", "PODS-8.8", "PODS-8.11")
def test_the_face_up_card_turns_its_sector_to_debris_for_good_and_is_replaced() -> None:
    s = table()
    s.markers[0] = 1
    (tag,) = fill(s, MINI_A, 11, "0K")
    fill(s, MINI_B, 5, "0W")
    cards(s, 7)
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.debris == 1 << 7
    assert len(s.face_up) == 1
    assert 7 not in (*s.face_up, *s.pool, *s.under)
    assert s.view(0).gone == (7,)
    assert why(use(s, FLY), Move(MINI_B, 7)) == "debris PODS-6.2"
    do(s, Move(MINI_B, 8), EndTurn(), EndTurn())
    assert s.debris == 1 << 7


@pytest.mark.rule("PODS-8.7", "PODS-7.3", "PODS-1.15")
def test_a_pod_in_the_exploding_sector_loses_its_crew_to_their_reserves() -> None:
    s = table()
    s.markers[0] = 1
    (tag,) = fill(s, MINI_A, 11, "0K")
    fill(s, THREE, 7, "1K", "1W", "2I")
    cards(s, 7)
    use(s, DISEMBARK, Disembark(tag, 0))
    assert (kinds(s, 1), kinds(s, 2)) == ((3, 3, 3), (3, 3, 3))
    assert s.places[THREE] == HG2
    assert s.places[MINI_A] == BAY


@pytest.mark.rule("PODS-7.5", "PODS-7.1")
def test_the_player_on_turn_chooses_the_hangar_of_a_destroyed_pod() -> None:
    s = table(seat=1)
    s.markers[0] = 1
    (tag,) = fill(s, MINI_A, 11, "1K")
    fill(s, TWO_A, 7, "0K")
    fill(s, TWO_B, 5, "0W")
    cards(s, 7)
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.first_asked() == 1
    assert s.legal(1) == [Stow(0), Stow(2)]
    assert s.face_up == (7,)  # the card is replaced after that
    do(s, Stow(2))
    assert s.face_up != (7,)
    solo = table(1)
    fill(solo, TWO_A, 5, "0K")
    fill(solo, TWO_B, 6, "0W")
    cards(solo, 5, 8)
    do(solo, EndTurn())
    assert solo.legal(0) == [Stow(0), Stow(2)]


@pytest.mark.rule("PODS-8.9")
def test_an_explosion_is_followed_by_the_end_test() -> None:
    s = table()
    s.markers[0] = 1
    (tag,) = fill(s, MINI_A, 11, "0K")
    wreck(s, 5, 6)
    cards(s, 7)
    s.pool = tuple(card for card in s.pool if card not in (5, 6))
    events = told(s, Activate(DISEMBARK, W), Disembark(tag, 0))
    assert any(isinstance(event, GameEnded) for event in events)
    scored(s)


@pytest.mark.rule("PODS-8.12")
def test_without_a_card_an_arrival_only_moves_the_marker() -> None:
    s = table()
    s.markers[0] = 1
    s.debris = sum(1 << card for card in (4, 5, 6, 7, 8, 9, 10))
    s.pool, s.under, s.face_up = (), (), ()
    s.closer, s.last_turns = 1, 2
    (tag, _) = fill(s, TWO_A, 11, "0K", "0W")
    debris = s.debris
    use(s, DISEMBARK, Disembark(tag, 0))
    assert (s.markers[0], s.debris) == (2, debris)
    assert can(s, DISEMBARK)


def test_the_steps_of_an_arrival_are_plain_values() -> None:
    assert Arrival(0, 1) == Arrival(0, 1) != Arrival(0, 2)
    assert Aftermath(0) != Aftermath(1)
