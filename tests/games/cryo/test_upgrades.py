"""Upgrades and vehicles with an effect, from Ground Scanner to Prototype, with their edges."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Activate,
    Decline,
    Deploy,
    Launch,
    PlaceTile,
    PlayCard,
    ScoutCave,
    Settle,
    TakeReward,
    Use,
    Wake,
)
from sternhafen.games.cryo.data.tables import (
    CAVE_COST,
    GROUND_SCANNER,
    INTERFACE,
    MOTH,
    PROTOTYPE,
    SUPERCHARGE,
    TUNNEL_ENERGY,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.events import CavesScanned, Gained
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.caves import AtTransport, Scout
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.platform import OfferPlatform
from sternhafen.games.cryo.rules.turns import Finish
from sternhafen.games.cryo.rules.upgrades.prototype import OfferPrototype
from sternhafen.games.cryo.rules.vehicles import capacity, launch_energy
from sternhafen.games.cryo.rules.wreck import StasisControl, TakeTile
from tests.games.cryo.positions import (
    DSP,
    ENG,
    allowed,
    awake,
    build,
    cave_number,
    deploy,
    do,
    dock,
    hold,
    lay_cave,
    only,
    open_tile,
    own,
    pose,
    refusal,
    space,
    table,
    tunnel,
    turn,
    upgrade,
    vehicle,
)

# Ground Scanner ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.1", "CRYO-12.6")
def test_ground_scanner_shows_all_caves_to_its_owner_only() -> None:
    s = table()
    hold(s, 0, GROUND_SCANNER)
    pose(s, CardAction(0))
    told = do(s, PlayCard(GROUND_SCANNER, 0))
    assert only(told, CavesScanned)[0].reveals
    assert -2 not in s.view(0).caves
    assert s.view(1).caves.count(-2) == s.view(None).caves.count(-2) == 8


@pytest.mark.rule("CRYO-9.2", "CRYO-9.3", "CRYO-12.3")
def test_every_ground_scanner_pays_whoever_scouts_after_the_cost_in_turn_order() -> None:
    s = table(3)
    for seat in range(3):
        own(s, seat)
    for seat in (0, 2):
        hold(s, seat, GROUND_SCANNER)
        pose(s, CardAction(seat))
        do(s, PlayCard(GROUND_SCANNER, 0), seat=seat)
    assert s.sides[0].resources == [0] * 5  # the start caves give nothing
    own(s, 1, tech=1, energy=1)
    awake(s, 1, 1)
    pose(s, Scout(1))
    told = do(s, ScoutCave(cave_number("B1")), seat=1)
    cost = list(CAVE_COST[s.caves[cave_number("B1")]])
    assert s.sides[0].resources == s.sides[2].resources == cost
    assert s.sides[1].resources == [0] * 5
    order = [event.side for event in only(told, Gained)]
    assert order == sorted(order, reverse=True)  # seat 2 comes before seat 0
    own(s, 0, energy=1, nanites=1)
    awake(s, 0, 1)
    pose(s, AtDock(0, dock(DSP, 1)))
    do(s, Use(space(DSP, "d")), ScoutCave(cave_number("A2")))
    assert s.sides[0].resources == list(CAVE_COST[s.caves[cave_number("A2")]])


# Supercharge and the Moth --------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.4", "CRYO-9.5")
def test_supercharge_halves_launches_rounded_up_and_nothing_else() -> None:
    s = table()
    upgrade(s, 0, SUPERCHARGE)
    side = s.sides[0]
    prices = {TUNNEL_ENERGY[i]: launch_energy(side, 0, i) for i in range(18)}
    assert prices == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
    own(s, 0, tech=1, energy=1)
    awake(s, 0, 1)
    pose(s, Scout(0))
    do(s, ScoutCave(cave_number("B1")))
    assert side.resources[4] == 0
    build(s, 0, 5, 14)  # an energy tile as a cost
    own(s, 0, energy=1)
    pose(s, OfferPlatform(0, 4))
    do(s, Activate(4))
    assert side.resources == [0, 0, 0, 1, 0]


@pytest.mark.rule("CRYO-9.26", "CRYO-9.27")
def test_the_moth_goes_anywhere_for_one_energy_but_settles_at_full_cost() -> None:
    s = table(4)
    vehicle(s, 0, MOTH)
    awake(s, 0, 2)
    side = s.sides[0]
    assert {launch_energy(side, MOTH, i) for i in range(18)} == {1}
    upgrade(s, 0, SUPERCHARGE)
    assert {launch_energy(side, MOTH, i) for i in range(18)} == {1}
    deep = tunnel("A5", "C5")
    own(s, 0, 5, 5, 5, 0, 1)
    pose(s, AtTransport(0))
    assert refusal(s, Launch(MOTH, deep)) == ("no-open-cave", "CRYO-5.34")
    lay_cave(s, "A5", 2)
    own(s, 0, crystal=1, energy=1)
    assert refusal(s, Launch(MOTH, deep)) == ("cannot-pay-launch", "CRYO-5.40")
    own(s, 0, crystal=2, energy=1)
    do(s, Launch(MOTH, deep), Settle(2, 0))
    assert side.resources == [0] * 5


# Interface -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.6", "CRYO-9.33")
def test_interface_enters_damaged_docks_and_blocks_them_for_other_owners() -> None:
    s = table()
    damaged = dock(ENG, 4)
    s.damaged = 1 << damaged
    upgrade(s, 0, INTERFACE)
    deploy(s, damaged)
    assert allowed(s, Use(space(ENG, "d")))
    assert s.damaged >> damaged & 1
    turn(s, 1)
    assert refusal(s, Deploy(0, damaged), seat=1) == ("dock-taken", "CRYO-3.8")
    upgrade(s, 1, INTERFACE)
    assert refusal(s, Deploy(0, damaged), seat=1) == ("dock-taken", "CRYO-3.8")
    s.sides[1].upgrades = 0
    s.sides[0].docks = 0
    assert refusal(s, Deploy(0, damaged), seat=1) == ("dock-damaged", "CRYO-3.7")


# Wake Protocol -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.7")
def test_wake_protocol_widens_vehicles_present_and_future() -> None:
    s = table()
    vehicle(s, 0, MOTH)
    upgrade(s, 0, WAKE_PROTOCOL)
    assert capacity(s.sides[0]) == 5 + 3
    vehicle(s, 0, 0)
    assert capacity(s.sides[0]) == 5 + 3 + 5
    own(s, 0, 5, 5, 5, 0, 6)
    awake(s, 0, 6)
    lay_cave(s, "A1", 0)
    pose(s, AtTransport(0))
    do(s, Launch(0, tunnel("A1", "B1")), Settle(5, 0))
    assert s.sides[0].caves[0] == 5


@pytest.mark.rule("CRYO-9.8")
def test_wake_protocol_saves_one_organics_of_each_stasis_control() -> None:
    for pods, cost in ((Wake(1, 0, 0), 0), (Wake(1, 1, 0), 1), (Wake(1, 1, 1), 2)):
        s = table()
        upgrade(s, 0, WAKE_PROTOCOL)
        own(s, 0, organics=cost)
        pose(s, StasisControl(0, ENG))
        do(s, pods)
        assert s.sides[0].resources[1] == 0
    s = table()
    upgrade(s, 0, WAKE_PROTOCOL)
    own(s, 0, organics=5)
    pose(s, StasisControl(0, DSP))
    assert refusal(s, Wake(2, 2, 0)) == ("one-to-three", "CRYO-5.7")


@pytest.mark.rule("CRYO-9.35")
def test_wake_protocol_does_not_cheapen_the_platform_action() -> None:
    s = table()
    upgrade(s, 0, WAKE_PROTOCOL)
    own(s, 0)
    build(s, 0, 1, 8)
    pose(s, OfferPlatform(0, 1))
    assert refusal(s, Activate(1)) == ("cannot-pay", "CRYO-6.19")


# Prototype -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.10", "CRYO-9.11")
def test_prototype_buys_the_reward_of_a_placed_tile_once() -> None:
    s = table()
    upgrade(s, 0, PROTOTYPE)
    own(s, 0, organics=1)
    open_tile(s, 0, 1)
    pose(s, TakeTile(0, 0))
    do(s, PlaceTile(0), TakeReward())
    assert s.sides[0].resources == [1, 0, 0, 0, 1]
    assert s.sides[0].slots[0] == 1
    assert isinstance(s.question(0), Finish)
    own(s, 0)  # the reward may not pay its own cost
    open_tile(s, 1, 0)
    s.scrapped = False
    pose(s, TakeTile(0, 1))
    do(s, PlaceTile(1))
    assert refusal(s, TakeReward()) == ("cannot-pay", "CRYO-9.36")
    do(s, Decline())


@pytest.mark.rule("CRYO-9.36")
def test_prototype_takes_nanites_but_no_energy_and_not_for_returned_tiles() -> None:
    s = table()
    upgrade(s, 0, PROTOTYPE)
    own(s, 0, energy=3)
    build(s, 0, 0, 0)
    pose(s, OfferPrototype(0, 0))
    assert refusal(s, TakeReward()) == ("cannot-pay", "CRYO-9.36")
    own(s, 0, nanites=1)
    do(s, TakeReward())
    assert s.sides[0].resources == [1, 0, 0, 0, 0]
    assert s.sides[0].slots[0] == 0
    open_tile(s, 0, 0)
    pose(s, TakeTile(0, 0))
    do(s, TakeReward())
    assert isinstance(s.question(0), Finish)
