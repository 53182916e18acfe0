"""Concepts: the platform, vehicles, pods, caves and tiles."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Action, Ask
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import (
    Activate,
    Awaken,
    BringBack,
    ChooseResource,
    Decline,
    DiscardCard,
    Launch,
    PlaceTile,
    PlayCard,
    ScoutCave,
    ScrapTile,
    Settle,
    Spend,
    TakeReward,
    Use,
    Wake,
)
from sternhafen.games.cryo.data.tables import COMPUTER, SPACE_KIND
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.cryo.rules.crew import BringingBack
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.incidents import resolve
from sternhafen.games.cryo.rules.platform import OfferPlatform
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.rules.wreck import StasisControl, TakeTile
from tests.games.cryo.positions import (
    DSP,
    ENG,
    RND,
    allowed,
    awake,
    build,
    cave_number,
    do,
    dock,
    fresh,
    hold,
    lay_cave,
    open_incident,
    open_tile,
    own,
    pose,
    refusal,
    space,
    table,
    tunnel,
    vehicle,
)


@pytest.mark.rule("CRYO-3.21", "CRYO-3.22")
def test_a_slot_holds_one_tile_which_stays_until_scrapped() -> None:
    s = table()
    for slot in range(7):
        fresh_table = table()
        pose(fresh_table, TakeTile(0, 0))
        assert allowed(fresh_table, PlaceTile(slot))
    pose(s, TakeTile(0, 0))
    tile = s.tops[0]
    do(s, PlaceTile(3))
    assert s.sides[0].slots[3] == tile
    pose(s, TakeTile(0, 1))
    assert refusal(s, PlaceTile(3)) == ("slot-full", "CRYO-3.21")
    do(s, ScrapTile(3))
    assert s.sides[0].slots[3] == -1


@pytest.mark.rule("CRYO-3.24", "CRYO-3.27")
def test_room_is_five_plus_the_places_of_all_vehicles() -> None:
    s = table()
    assert room(s.sides[0]) == 5
    vehicle(s, 0, 0, 1)
    assert room(s.sides[0]) == 5 + 4 + 2
    awake(s, 0, 10)
    own(s, 0, organics=3)
    pose(s, StasisControl(0, ENG))
    assert refusal(s, Wake(1, 1, 0)) == ("no-room", "CRYO-5.9")
    assert allowed(s, Wake(1, 0, 0))
    s.sides[0].awake, s.sides[0].salvage = 8, [2, 0, 0]
    s.sides[0].vehicles = (0,)
    pose(s, BringingBack(0))
    assert refusal(s, BringBack(2, 0, 0)) == ("no-room", "CRYO-3.27")


@pytest.mark.rule("CRYO-3.26", "CRYO-3.28", "CRYO-3.44", "CRYO-12.4")
def test_awake_pods_are_one_pool_that_vehicles_share() -> None:
    s = table()
    vehicle(s, 0, 0, 2)
    awake(s, 0, 5)
    own(s, 0, organics=3)
    pose(s, StasisControl(0, ENG))
    do(s, Wake(1, 1, 1))  # a full platform, so the woken go to vehicles
    s.sides[0].resources = [5, 5, 5, 5, 6]
    lay_cave(s, "A1", 0)
    pose(s, AtTransport(0))
    do(s, Launch(0, tunnel("A1", "C1")))
    loads = {action.first + action.second for action in s.legal(0) if isinstance(action, Settle)}
    assert loads == {1, 2, 3, 4}
    assert s.view(1).sides[0].awake == 8


@pytest.mark.rule("CRYO-3.25")
def test_every_pod_is_in_exactly_one_place_through_all_its_ways() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 5, 6)
    s.damaged = 0b11111111 << 12  # eight markers, none in the way here
    steps: list[tuple[Ask, list[Action]]] = [
        (StasisControl(0, ENG), [Wake(1, 1, 1)]),
        (AtDock(0, dock(DSP, 1)), [Use(space(DSP, "d")), ScoutCave(cave_number("A2"))]),
    ]
    s.sides[0].resources[3] = 0
    for ask, actions in steps:
        pose(s, ask)
        do(s, *actions)
        s.verify()
    open_incident(s, ENG, 0)
    resolve(s, 0, ENG)
    s.verify()
    assert sum(s.sides[0].caves) == 1


@pytest.mark.rule("CRYO-3.29")
def test_chambers_caves_and_the_destroyed_have_no_limit() -> None:
    s = table()
    side = s.sides[0]
    side.stasis = [0] * 12
    side.stasis[0] = 3
    side.caves[0] = 12
    s.open_caves = 1
    lay_cave(s, 0, 0)
    s.damaged = 0b11111111 << 12
    s.verify()
    open_incident(s, ENG, 0)
    resolve(s, 0, ENG)
    assert side.destroyed == 3


@pytest.mark.rule("CRYO-3.30")
def test_pods_in_caves_never_leave_them() -> None:
    left = set(TITLE.actions)
    for seed in range(400):
        s, rng = fresh(seed % 4 + 1, seed), Random(seed)
        for side in s.sides:  # everybody has some from the beginning
            side.stasis[0] -= 1
            side.caves[seed % 2] = 1
        while (seat := s.first_asked()) >= 0:
            before = [list(side.caves) for side in s.sides]
            action = s.sample_legal(seat, rng.random)
            s.play(seat, action)
            left.discard(type(action))
            after = [side.caves for side in s.sides]
            assert all(b >= a for x, y in zip(before, after, strict=True) for a, b in zip(x, y, strict=True))
        if not left:
            return
    pytest.fail(f"never played: {left}")


@pytest.mark.rule("CRYO-3.45")
def test_destroyed_pods_are_public_and_only_the_spider_brings_one_back() -> None:
    s = table()
    s.sides[0].stasis[0], s.sides[0].destroyed = 0, 1
    assert s.view(1).sides[0].destroyed == 1
    hold(s, 0, 0, 6)
    pose(s, CardAction(0))
    do(s, PlayCard(0, 2))
    assert s.sides[0].destroyed == 1
    pose(s, CardAction(0))
    do(s, PlayCard(6, 2))
    assert s.sides[0].destroyed == 0


@pytest.mark.rule("CRYO-3.46")
def test_a_section_leads_only_to_the_cave_in_use() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 5, 6)
    vehicle(s, 0, 0)
    awake(s, 0, 2)
    lay_cave(s, "B3", 10)
    lay_cave(s, "B4", 11)
    pose(s, AtTransport(0))
    assert refusal(s, Launch(0, tunnel("A5", "C5"))) == ("no-open-cave", "CRYO-5.34")
    do(s, Launch(0, tunnel("A4", "B3")))
    assert all(action.first == 0 and action.second > 0 for action in s.legal(0) if isinstance(action, Settle))
    assert refusal(s, Settle(1, 0)) == ("cave-not-open", "CRYO-5.46")


@pytest.mark.rule("CRYO-3.36", "CRYO-3.37", "CRYO-3.38")
def test_a_reward_gives_one_both_or_the_chosen_icon() -> None:
    s = table()
    own(s, 0)
    give(s, 0, 0)
    assert s.sides[0].resources == [1, 0, 0, 0, 0]
    give(s, 0, 1)
    assert s.sides[0].resources == [2, 0, 0, 0, 1]
    open_tile(s, 0, 5)
    pose(s, TakeTile(0, 0))
    do(s, TakeReward())
    assert refusal(s, ChooseResource(1)) == ("not-on-tile", "CRYO-3.38")
    do(s, ChooseResource(2))
    assert s.sides[0].resources == [2, 0, 1, 0, 1]


@pytest.mark.rule("CRYO-3.37", "CRYO-3.38")
def test_a_cost_tile_costs_both_icons_or_one_of_two() -> None:
    s = table()
    own(s, 0, crystal=1, organics=1)
    build(s, 0, 2, 3)  # crystal and tech
    pose(s, OfferPlatform(0, 2))
    assert refusal(s, Activate(2)) == ("cannot-pay", "CRYO-6.19")
    s.sides[0].slots[2] = 4  # crystal or organics
    do(s, Activate(2))
    assert set(s.legal(0)) == {Spend(1, 0, 0, 0, 0), Spend(0, 1, 0, 0, 0)}
    do(s, Spend(0, 1, 0, 0, 0))
    assert s.sides[0].resources == [1, 0, 0, 0, 1]


@pytest.mark.rule("CRYO-3.39", "CRYO-3.40")
def test_a_card_tile_gives_a_card_action_or_costs_a_card_without_scrap() -> None:
    s = table()
    own(s, 0)
    open_tile(s, 10, 22)
    pose(s, TakeTile(0, 10))
    do(s, TakeReward())
    assert isinstance(s.question(0), CardAction)
    do(s, Decline())
    hold(s, 0, 2, 5)
    build(s, 0, 2, 15)
    pose(s, OfferPlatform(0, 2))
    do(s, Activate(2), DiscardCard(2))
    assert s.sides[0].resources == [0, 0, 0, 0, 1]  # the energy of Charge, nothing for the card
    assert not s.scrapped
    assert 2 in s.discard


def test_wake_reaches_any_chamber_on_the_board() -> None:
    s = table()
    own(s, 0, organics=1)
    build(s, 0, 1, 8)
    pose(s, OfferPlatform(0, 1))
    do(s, Activate(1), Awaken(11))
    assert s.sides[0].stasis[11] == 1
    assert SPACE_KIND[space(RND, "b")] == COMPUTER
