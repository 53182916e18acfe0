"""Cards in their uses, the deck and the hand."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import Decline, DrawCard, Launch, PlayCard, ScrapCard, Settle
from sternhafen.games.cryo.data.tables import MISSION, UPGRADE, VEHICLE
from sternhafen.games.cryo.events import Reshuffled
from sternhafen.games.cryo.rules.cards import CardAction, draw_to_hand
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.cryo.rules.turns import Finish
from tests.games.cryo.positions import (
    allowed,
    awake,
    do,
    hold,
    lay_cave,
    only,
    own,
    pose,
    refusal,
    table,
    tunnel,
    upgrade,
    vehicle,
)


@pytest.mark.rule("CRYO-8.1", "CRYO-8.2")
def test_a_card_action_draws_plays_or_does_neither_at_no_further_cost() -> None:
    s = table()
    own(s, 0)
    hold(s, 0, 3)
    pose(s, CardAction(0))
    assert set(s.legal(0)) == {DrawCard(), PlayCard(3, 0), PlayCard(3, 1), PlayCard(3, 2), Decline()}
    assert refusal(s, PlayCard(4, 0)) == ("card-not-in-hand", "CRYO-8.1")
    deck = len(s.deck)
    do(s, DrawCard())
    assert len(s.sides[0].hand) == 2
    assert len(s.deck) == deck - 1
    pose(s, CardAction(0))
    do(s, PlayCard(3, UPGRADE))
    pose(s, CardAction(0))
    do(s, Decline())
    assert isinstance(s.question(0), Finish)
    assert s.sides[0].resources == [0] * 5


@pytest.mark.rule("CRYO-8.3", "CRYO-8.4", "CRYO-8.7")
def test_three_different_upgrades_at_most_whatever_others_have() -> None:
    s = table()
    upgrade(s, 1, 3)
    upgrade(s, 0, 1)
    hold(s, 0, 1, 3, 4, 5)
    pose(s, CardAction(0))
    assert refusal(s, PlayCard(1, UPGRADE)) == ("upgrade-twice", "CRYO-8.4")
    do(s, PlayCard(3, UPGRADE))
    assert s.view(1).sides[0].upgrades == (1, 3)
    pose(s, CardAction(0))
    do(s, PlayCard(4, UPGRADE))
    pose(s, CardAction(0))
    assert refusal(s, PlayCard(5, UPGRADE)) == ("no-upgrade-place", "CRYO-8.3")


@pytest.mark.rule("CRYO-8.5", "CRYO-8.7")
def test_three_different_missions_at_most_face_down() -> None:
    s = table()
    hold(s, 0, 0, 0, 1, 2, 3)
    pose(s, CardAction(0))
    do(s, PlayCard(0, MISSION))
    pose(s, CardAction(0))
    assert refusal(s, PlayCard(0, MISSION)) == ("mission-twice", "CRYO-8.5")
    for card in (1, 2):
        pose(s, CardAction(0))
        do(s, PlayCard(card, MISSION))
    pose(s, CardAction(0))
    assert refusal(s, PlayCard(3, MISSION)) == ("no-mission-place", "CRYO-8.5")
    assert s.view(0).sides[0].missions == (0, 1, 2)
    assert s.view(1).sides[0].missions is None
    assert s.view(1).sides[0].mission_count == 3


@pytest.mark.rule("CRYO-8.6", "CRYO-8.7")
def test_three_vehicles_at_most_also_equal_ones_until_launched() -> None:
    s = table()
    vehicle(s, 0, 2, 2)
    hold(s, 0, 2, 4)
    pose(s, CardAction(0))
    do(s, PlayCard(2, VEHICLE))
    assert s.view(1).sides[0].vehicles == (2, 2, 2)
    pose(s, CardAction(0))
    assert refusal(s, PlayCard(4, VEHICLE)) == ("no-vehicle-place", "CRYO-8.6")
    awake(s, 0, 3)
    own(s, 0, 5, 5, 5, 0, 6)
    lay_cave(s, "A1", 0)
    pose(s, AtTransport(0))
    do(s, Launch(2, tunnel("A1", "B1")), Settle(1, 0))
    pose(s, CardAction(0))
    assert allowed(s, PlayCard(4, VEHICLE))


@pytest.mark.rule("CRYO-8.8")
def test_there_is_no_hand_limit_during_a_turn() -> None:
    s = table()
    hold(s, 0, 0, 1, 2, 3, 4, 5, 6)
    pose(s, CardAction(0))
    do(s, DrawCard())
    assert len(s.sides[0].hand) == 8


@pytest.mark.rule("CRYO-8.9")
def test_an_empty_deck_is_renewed_from_the_discard_pile_at_the_next_draw() -> None:
    s = table()
    s.discard, s.deck = tuple(sorted(s.deck + s.discard)), ()
    cards = len(s.discard)
    assert s.deck == ()
    pose(s, CardAction(0))
    told = do(s, DrawCard())
    assert only(told, Reshuffled)
    assert len(s.deck) == cards - 1
    assert s.discard == ()


@pytest.mark.rule("CRYO-8.10")
def test_without_any_card_to_draw_one_may_only_play() -> None:
    s = table()
    s.deck = s.discard = ()
    s.sides[0].hand = (1,)
    pose(s, CardAction(0))
    assert refusal(s, DrawCard()) == ("no-card-to-draw", "CRYO-8.10")
    assert allowed(s, PlayCard(1, MISSION))


@pytest.mark.rule("CRYO-8.11")
def test_everybody_sees_the_whole_discard_pile() -> None:
    s = table()
    hold(s, 0, 6)
    do(s, ScrapCard(6))
    assert s.view(1).discard == s.view(None).discard == s.discard
    assert 6 in s.discard


@pytest.mark.rule("CRYO-8.12")
def test_one_card_type_may_serve_as_upgrade_mission_and_vehicle_at_once() -> None:
    s = table()
    hold(s, 0, 4, 4, 4)
    for use in (UPGRADE, MISSION, VEHICLE):
        pose(s, CardAction(0))
        do(s, PlayCard(4, use))
    side = s.sides[0]
    assert (side.upgrades, side.missions, side.vehicles) == (1 << 4, (4,), (4,))


@pytest.mark.rule("CRYO-8.13")
def test_a_card_discarded_this_turn_may_come_back_in_a_reshuffle() -> None:
    s = table()
    s.deck = s.discard = ()
    s.sides[0].hand = (5,)
    do(s, ScrapCard(5))
    draw_to_hand(s, 0)
    assert s.sides[0].hand == (5,)
