"""What is public, what is hidden, and what a resampled world keeps."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.cryo.actions import DrawCard, PlayCard
from sternhafen.games.cryo.data.tables import CAVE_LARGE, GROUND_SCANNER
from sternhafen.games.cryo.events import Drew, MissionPlayed, PodsDestroyed
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.incidents import strike
from tests.games.cryo.positions import ENG, do, hold, only, pose, table, upgrade, vehicle


@pytest.mark.rule("CRYO-12.1", "CRYO-12.5")
def test_everything_open_is_seen_by_everybody() -> None:
    s = table(3)
    upgrade(s, 1, 3)
    vehicle(s, 1, 0)
    hold(s, 1, 2, 4)
    s.sides[1].kept, s.sides[1].destroyed, s.sides[1].missions = (3,), 2, (5,)
    s.damaged = 0b101
    for view in (s.view(0), s.view(None)):
        side = view.sides[1]
        assert side.resources == tuple(s.sides[1].resources)
        assert side.slots == tuple(s.sides[1].slots)
        assert (side.upgrades, side.vehicles, side.kept) == ((3,), (0,), (3,))
        assert (side.hand_size, side.mission_count, side.destroyed) == (2, 1, 2)
        assert side.stasis == tuple(s.sides[1].stasis)
        assert view.tops == tuple(s.tops)
        assert view.heights == (3,) * 15
        assert view.discard == s.discard
        assert view.deck == len(s.deck)
        assert view.track == (3, 3, 3, 3, 3, 4)
        assert view.damaged == (0, 2)
        assert view.incidents == tuple(s.incidents)
    assert sum(CAVE_LARGE) == 4  # sizes are printed on the board


@pytest.mark.rule("CRYO-12.2")
def test_hands_deck_face_down_tiles_and_missions_are_hidden() -> None:
    s = table()
    hold(s, 1, 2, 4)
    s.sides[1].missions = (5,)
    assert s.view(0).sides[1].hand is None
    assert s.view(0).sides[1].missions is None
    assert s.view(None).sides[0].hand is None
    assert s.view(1).sides[1].hand == (2, 4)
    assert s.view(1).sides[1].missions == (5,)
    hidden = {s.resample(0, Random(i)).sides[1].hand for i in range(20)}
    assert len(hidden) > 5


@pytest.mark.rule("CRYO-12.2")
def test_a_drawn_card_and_a_played_mission_are_told_to_their_owner_only() -> None:
    s = table()
    hold(s, 0, 6)
    pose(s, CardAction(0))
    drew = only(do(s, DrawCard()), Drew)[0]
    assert drew.reveals
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1).card is None
    pose(s, CardAction(0))
    played = only(do(s, PlayCard(6, 1)), MissionPlayed)[0]
    assert played.seen_by(None).card is None
    assert played.seen_by(0).card == 6


@pytest.mark.rule("CRYO-12.6")
def test_resampling_keeps_a_scanners_knowledge_for_its_owner_and_only_for_it() -> None:
    s = table()
    s.damaged = 0b11111111 << 12
    hold(s, 0, GROUND_SCANNER)
    pose(s, CardAction(0))
    do(s, PlayCard(GROUND_SCANNER, 0))
    for i in range(10):
        world = s.resample(0, Random(i))
        assert world.caves == s.caves
        world.verify()
    others = [s.resample(1, Random(i)) for i in range(10)]
    for world in others:
        world.verify()
        assert world.view(1) == s.view(1)
    assert len({world.caves for world in others}) > 5
    assert all(world.resample(1, Random(99)) == s.resample(1, Random(99)) for world in others), "how they lay decides"


@pytest.mark.rule("CRYO-12.3")
def test_effects_of_several_sides_go_in_turn_order_from_the_active_one() -> None:
    s = table(4)
    s.active = 2
    assert s.sides_from_active() == [2, 3, 0, 1]
    s.record()
    strike(s, ENG, ENG)
    assert [event.side for event in s.drain_events() if isinstance(event, PodsDestroyed)] == [2, 3, 0, 1]


def test_cards_held_before_a_reshuffle_are_never_dealt_into_the_new_deck() -> None:
    s = table()
    hold(s, 1, 0, 0, 0, 0, 0)
    s.sides[1].missions = (1,)
    s.discard = tuple(card for card in sorted(s.deck + s.discard) if card > 1)
    s.deck = ()
    pose(s, CardAction(0))
    do(s, DrawCard())
    assert s.sides[1].old_hand == (0,) * 5
    for i in range(20):
        world = s.resample(0, Random(i))
        assert sorted(world.sides[1].hand + world.sides[1].missions) == [0, 0, 0, 0, 0, 1]
        assert world.deck == s.deck
    pose(s, CardAction(1))
    do(s, DrawCard(), seat=1)
    decks = {s.resample(0, Random(i)).deck for i in range(20)}
    assert len(decks) > 3
    assert all(min(deck) > 1 for deck in decks)


def test_resampled_missions_never_repeat() -> None:
    s = table(4)
    for seat in range(1, 4):
        s.sides[seat].missions = (0, 1, 2)
    s.deck = (0, 0)
    for i in range(30):
        world = s.resample(0, Random(i))
        assert all(len(set(side.missions)) == len(side.missions) for side in world.sides)
