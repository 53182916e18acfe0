"""Every upgrade and every vehicle with an effect, with their edges."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from sternhafen.games.cryo import rules
from sternhafen.games.cryo.actions import (
    Activate,
    Announce,
    Decline,
    Deploy,
    Divert,
    DrawCard,
    Launch,
    PlaceTile,
    PlayCard,
    Recall,
    Resolve,
    ReturnDrone,
    ScoutCave,
    Settle,
    Spend,
    TakeReward,
    Use,
    Wake,
)
from sternhafen.games.cryo.data.tables import (
    AUTOMATION,
    CARDS,
    CAVE_COST,
    EARLY_WARNING,
    GROUND_SCANNER,
    INTERFACE,
    MOTH,
    OVERCLOCK,
    PROTOTYPE,
    SPIDER,
    SUPERCHARGE,
    TUNNEL_ENERGY,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.events import CavesScanned, Gained, PodWarned
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.caves import AtTransport, Scout
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.platform import OfferPlatform
from sternhafen.games.cryo.rules.turns import Finish
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from sternhafen.games.cryo.rules.upgrades.catalogue import UPGRADES
from sternhafen.games.cryo.rules.upgrades.overclock import Overclocking
from sternhafen.games.cryo.rules.upgrades.prototype import OfferPrototype
from sternhafen.games.cryo.rules.vehicles import capacity, launch_energy
from sternhafen.games.cryo.rules.wreck import StasisControl, TakeTile
from tests.games.cryo.positions import (
    DSP,
    ENG,
    LAB,
    RND,
    TRANSPORT,
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
    open_incident,
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

SABOTAGE = 0


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


# Early Warning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.12", "CRYO-9.14")
def test_early_warning_saves_one_pod_into_the_next_chamber_on_anybodys_sabotage() -> None:
    s = table(3)
    for seat in (0, 2):
        upgrade(s, seat, EARLY_WARNING)
    open_incident(s, DSP, SABOTAGE)
    pose(s, ChooseIncident(1))
    told = do(s, Resolve(DSP), seat=1)
    assert [event.side for event in only(told, PodWarned)] == [2, 0]
    for seat in (0, 2):
        assert s.sides[seat].stasis[9:] == [0, 3, 2]  # one of two, even from a large chamber
        assert s.sides[seat].destroyed == 1
    assert s.sides[1].destroyed == 2


@pytest.mark.rule("CRYO-9.13")
def test_early_warning_in_chamber_three_needs_room_on_platform_or_vehicles() -> None:
    for room in (True, False):
        s = table()
        upgrade(s, 0, EARLY_WARNING)
        s.sabotaged = 0b011
        awake(s, 0, 5)
        if room:
            vehicle(s, 0, MOTH)
        open_incident(s, ENG, SABOTAGE)
        pose(s, ChooseIncident(1))
        do(s, Resolve(ENG), seat=1)
        assert s.sides[0].stasis[2] == 0
        assert s.sides[0].awake == (6 if room else 5)
        assert s.sides[0].destroyed == (0 if room else 1)


@pytest.mark.rule("CRYO-9.34")
def test_early_warning_acts_where_a_diverted_sabotage_really_strikes() -> None:
    s = table()
    upgrade(s, 0, EARLY_WARNING)
    s.sabotaged = 0b111
    open_incident(s, ENG, SABOTAGE)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG), Divert(RND))
    assert s.sides[0].stasis[6:9] == [0, 2, 1]
    assert s.sides[0].destroyed == 0


# Overclock -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.15", "CRYO-9.16", "CRYO-9.31")
def test_overclock_pays_a_tech_for_one_other_action_of_the_dock() -> None:
    s = table()
    own(s, 0)
    upgrade(s, 0, OVERCLOCK)
    open_tile(s, 0, 3)  # crystal and tech: the gain pays
    open_tile(s, 1, 0)
    deploy(s, dock(ENG, 1))
    do(s, Use(space(ENG, "c")), TakeReward())
    assert isinstance(s.question(0), Overclocking)
    assert refusal(s, Use(space(ENG, "c"))) == ("same-action", "CRYO-9.16")
    assert refusal(s, Use(space(ENG, "g"))) == ("not-adjacent", "CRYO-3.5")
    do(s, Use(space(ENG, "d")), TakeReward())
    assert s.sides[0].resources == [2, 0, 0, 0, 0]
    assert isinstance(s.question(0), Finish)  # once a drone


@pytest.mark.rule("CRYO-9.16")
def test_overclock_needs_a_first_action() -> None:
    s = table()
    own(s, 0, tech=3)
    upgrade(s, 0, OVERCLOCK)
    deploy(s, dock(ENG, 1))
    do(s, Decline())
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-9.17")
def test_overclock_never_works_at_the_transport_dock() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 0, 6)
    upgrade(s, 0, OVERCLOCK)
    vehicle(s, 0, 0, 4)
    awake(s, 0, 3)
    lay_cave(s, "A1", 0)
    deploy(s, TRANSPORT)
    do(s, Launch(0, tunnel("A1", "B1")), Settle(1, 0))
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-9.31")
def test_overclocks_second_action_has_its_normal_cost_beside_the_tech() -> None:
    s = table()
    upgrade(s, 0, OVERCLOCK)
    own(s, 0, tech=1)
    pose(s, Overclocking(0, dock(RND, 2), space(RND, "d")))
    assert refusal(s, Use(space(RND, "b"))) == ("cannot-pay", "CRYO-9.31")
    own(s, 0, tech=1, nanites=1)
    do(s, Use(space(RND, "b")))
    do(s, Spend(0, 0, 1, 0, 0), Announce(1, 0))
    assert s.sides[0].resources == [0] * 5
    own(s, 0, tech=1, nanites=1)  # paying with the nanite would leave nothing for the pod
    pose(s, Overclocking(0, dock(ENG, 1), space(ENG, "c")))
    do(s, Use(space(ENG, "a")))
    assert s.sides[0].resources == [0, 0, 0, 1, 0]


@pytest.mark.rule("CRYO-9.32")
def test_overclock_works_on_a_damaged_dock_entered_with_interface() -> None:
    s = table()
    own(s, 0, tech=1)
    s.damaged = 1 << dock(ENG, 4)
    upgrade(s, 0, OVERCLOCK, INTERFACE)
    open_tile(s, 1, 0)
    deploy(s, dock(ENG, 4))
    do(s, Use(space(ENG, "d")), TakeReward())
    assert isinstance(s.question(0), Overclocking)
    assert allowed(s, Use(space(ENG, "f")))


@pytest.mark.rule("CRYO-9.30")
def test_an_upgrade_counts_from_the_moment_it_is_in_play() -> None:
    s = table()
    own(s, 0, tech=2)
    hold(s, 0, OVERCLOCK)
    deploy(s, dock(RND, 2))
    do(s, Use(space(RND, "b")), Announce(0, 1), PlayCard(OVERCLOCK, 0))
    assert isinstance(s.question(0), Overclocking)
    s = table()
    own(s, 0, crystal=1)
    hold(s, 0, AUTOMATION)
    build(s, 0, 6, 0)
    build(s, 0, 0, 8)
    s.incidents = [5] * 4
    s.sides[0].home, s.sides[0].docks = 0b110, 1 << dock(LAB, 1)
    do(s, Recall(), Resolve(0), ReturnDrone(5), Activate(5), PlayCard(AUTOMATION, 0))
    assert isinstance(s.question(0), Automating)
    do(s, Activate(0))
    assert s.sides[0].resources[1] == 1


# The Spider ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.28", "CRYO-9.29")
def test_the_spider_brings_a_destroyed_pod_back_even_without_platform_room() -> None:
    s = table()
    hold(s, 0, SPIDER, SPIDER)
    s.sides[0].stasis[0], s.sides[0].destroyed = 0, 1
    awake(s, 0, 5)
    pose(s, CardAction(0))
    do(s, PlayCard(SPIDER, 2))
    assert s.sides[0].destroyed == 0
    assert s.sides[0].awake == 6
    pose(s, CardAction(0))
    do(s, PlayCard(SPIDER, 2))
    assert s.sides[0].awake == 6  # nobody left to rescue


def test_a_card_drawn_through_a_card_action_can_be_kept() -> None:
    s = table()
    pose(s, CardAction(0))
    do(s, DrawCard())
    assert len(s.sides[0].hand) == 1


UPGRADE_NAMES = {
    "GROUND_SCANNER",
    "SUPERCHARGE",
    "INTERFACE",
    "WAKE_PROTOCOL",
    "AUTOMATION",
    "PROTOTYPE",
    "EARLY_WARNING",
    "OVERCLOCK",
}


def test_rules_know_no_upgrade_by_name() -> None:
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        if ".upgrades" not in module.name:
            assert not UPGRADE_NAMES & set(vars(importlib.import_module(module.name))), module.name


def test_every_upgrade_has_its_module_in_the_order_of_the_cards() -> None:
    assert [upgrade.card for upgrade in UPGRADES] == list(range(CARDS))
