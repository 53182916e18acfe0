"""Spy (PODS-4.15 to 4.17) and what is known to whom (PODS-10)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Match
from sternhafen.games.escape_pods import TITLE
from sternhafen.games.escape_pods.actions import (
    ALL,
    Activate,
    BoardFromReserve,
    Bury,
    Disembark,
    EndTurn,
    LaunchMini,
    SpyOnHaven,
    SpyOnPod,
)
from sternhafen.games.escape_pods.components import BOARD, DISEMBARK, MINIPOD, PROGRAM, SPY
from sternhafen.games.escape_pods.events import Activated, CardTurned, HavenSpied, PodSpied, ShipBoarded
from sternhafen.games.escape_pods.explosions import turn_up
from tests.games.escape_pods.position import (
    MINI_A,
    TWO_A,
    TWO_B,
    I,
    K,
    W,
    cards,
    do,
    fill,
    settle,
    table,
    told,
    use,
    why,
)


@pytest.mark.rule("PODS-4.15", "PODS-10.1", "PODS-10.2")
def test_a_spy_alone_sees_the_types_of_all_crew_in_a_pod() -> None:
    s = table()
    own, other = fill(s, TWO_A, 5, "0K", "1W")
    assert s.view(0).crew[own] == K  # own crew are always known
    assert s.view(0).crew[other] == s.view(2).crew[other] == 3
    use(s, SPY)
    (event,) = told(s, SpyOnPod(TWO_A))
    assert isinstance(event, PodSpied)
    assert event.reveals
    assert event.seen_by(0).kinds == (K, W)
    assert event.seen_by(1).kinds is None
    assert s.view(0).crew[other] == W
    assert s.view(2).crew[other] == s.view(None).crew[other] == 3


@pytest.mark.rule("PODS-4.15")
def test_a_spy_may_look_into_a_haven_instead() -> None:
    s = table()
    (other,) = settle(s, 2, "1I")
    use(s, SPY)
    (event,) = told(s, SpyOnHaven(2))
    assert isinstance(event, HavenSpied)
    assert event.seen_by(0).kinds == (I,)
    assert event.seen_by(1).kinds is None
    assert s.view(0).crew[other] == I


@pytest.mark.rule("PODS-4.16")
def test_what_was_seen_cannot_be_shown_by_any_action() -> None:
    s = table()
    (other,) = fill(s, TWO_A, 5, "1W")
    use(s, SPY, SpyOnPod(TWO_A))
    assert s.view(2).crew[other] == 3
    assert not {kind.__name__ for kind in ALL} & {"Show", "Reveal", "Tell"}


@pytest.mark.rule("PODS-4.17")
def test_only_pods_and_havens_with_crew_can_be_spied_on() -> None:
    s = table()
    fill(s, TWO_A, 5, "1W")
    use(s, SPY)
    assert s.legal(0) == [SpyOnPod(TWO_A)]
    assert why(s, SpyOnPod(TWO_B)) == "nobody-in-pod PODS-4.17"
    assert why(s, SpyOnHaven(0)) == "nobody-in-haven PODS-4.17"


@pytest.mark.rule("PODS-10.3")
def test_numbers_and_colours_are_public_but_types_are_not() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K", "1W")
    use(s, SPY, SpyOnPod(TWO_A))
    view = s.view(2)
    assert [seat.reserve for seat in view.seats] == [7, 8, 9]
    assert view.seats[0].kinds is None
    assert view.seats[2].kinds == (3, 3, 3)
    assert view.seats[0].panels == (-1, -1, -1, 3, -1, -1, -1, -1, -1)
    assert view.pods[TWO_A].crew == (0, 9)
    assert (view.face_up, view.deck, view.debris) == (s.face_up, 6, ())
    assert len(view.havens) == 4
    assert view.buoys == (-1,) * 9


@pytest.mark.rule("PODS-10.4")
def test_the_deck_is_hidden_but_for_cards_put_under_it() -> None:
    s = table()
    cards(s, 5)
    use(s, PROGRAM, Bury(5))
    assert s.view(1).under == (5,)
    tops = {s.resample(1, Random(seed)).seed for seed in range(20)}
    assert len(tops) == 20  # the rest of the deck is drawn from a new seed
    for _ in range(6):
        turn_up(s)
    assert s.face_up[-1] == 5  # what was put under the deck comes last


@pytest.mark.rule("PODS-10.5", "PODS-10.6")
def test_knowledge_stays_with_the_tag_until_the_crew_member_returns_to_the_reserve() -> None:
    s = table()
    (other,) = fill(s, MINI_A, 11, "1W")
    use(s, SPY, SpyOnPod(MINI_A))
    use(s, DISEMBARK, Disembark(other, 0))
    assert s.view(0).crew[other] == W  # in the haven it is still the same pawn
    s = table()
    (other,) = fill(s, MINI_A, 2, "1W")
    use(s, SPY, SpyOnPod(MINI_A))
    use(s, BOARD, BoardFromReserve(K, other))
    assert s.view(0).crew[other] == -1
    do(s, EndTurn())
    use(s, MINIPOD, LaunchMini(I, 1))
    assert s.aboard[1] == (other,)  # the tag is used anew
    assert s.view(0).crew[other] == 3


@pytest.mark.rule("PODS-10.7", "PODS-5.4")
def test_types_of_markers_and_boarders_are_told_to_their_owner_only() -> None:
    s = table()
    (other,) = fill(s, MINI_A, 2, "1W")
    events = told(s, Activate(BOARD, W), BoardFromReserve(I, other))
    marker = next(event for event in events if isinstance(event, Activated))
    boarder = next(event for event in events if isinstance(event, ShipBoarded))
    assert (marker.seen_by(0).marker, marker.seen_by(1).marker) == (W, None)
    assert (boarder.seen_by(0).kind, boarder.seen_by(1).kind) == (I, None)
    assert not any(event.reveals for event in events)
    assert s.view(0).seats[0].panels[5] == W
    assert s.view(1).seats[0].panels[5] == 3


def test_resampling_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    s = table()
    fill(s, TWO_A, 5, "1K", "1K")
    fill(s, TWO_B, 6, "1W", "2I")
    use(s, SPY, SpyOnPod(TWO_A))
    do(s, EndTurn(), Activate(PROGRAM, I))
    known, found = set(), set()
    for seed in range(60):
        other = s.resample(0, Random(seed))
        other.verify()
        known.add((other.crew[9], other.crew[10]))
        found.add((other.crew[11], other.panels[9 + 7]))
    assert known == {(K, K)}
    assert len(found) == 8  # any two types, but only one commander is left


def test_spying_ends_what_can_be_taken_back_only_if_something_was_learnt() -> None:
    match = Match.new(TITLE, 3, 1)
    s = match.state
    seat = s.first_asked()
    match.play(seat, Activate(MINIPOD, K))
    match.play(seat, LaunchMini(K, 1))
    match.play(seat, EndTurn())
    seat = match.state.first_asked()
    match.play(seat, Activate(SPY, K))
    match.play(seat, SpyOnPod(MINI_A))
    assert match.undo_reach(seat).bar == "revealed"
    match.play(seat, EndTurn())
    match.play(match.state.first_asked(), EndTurn())
    seat = match.state.first_asked()
    match.play(seat, Activate(SPY, K))
    match.play(seat, SpyOnPod(MINI_A))
    assert len(match.undo_reach(seat).entries) == 2  # one's own crew is no news


def test_turning_up_a_card_reveals_it_unless_everybody_knows_it() -> None:
    s = table()
    cards(s, 5)
    use(s, PROGRAM)
    events = told(s, Bury(5))
    assert [event.reveals for event in events if isinstance(event, CardTurned)] == [True]
    assert all(isinstance(event.reveals, bool) for event in events)
