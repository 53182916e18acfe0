"""Concepts: docks, tracks and payments."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Activate,
    Burn,
    Convert,
    Deploy,
    Launch,
    Spend,
    TakeReward,
    Use,
    Wake,
)
from sternhafen.games.cryo.data.tables import DOCK_SPACES, PROTOTYPE
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.cryo.rules.computer import Computer
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.platform import OfferPlatform
from sternhafen.games.cryo.rules.resources import can_pay, gain, ways_to_pay
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.upgrades.overclock import Overclocking
from sternhafen.games.cryo.rules.upgrades.prototype import OfferPrototype
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, TakeTile
from tests.games.cryo.positions import (
    DSP,
    ENG,
    TRANSPORT,
    allowed,
    awake,
    build,
    deploy,
    do,
    dock,
    lay_cave,
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


@pytest.mark.rule("CRYO-3.6")
def test_an_action_space_serves_several_docks_and_is_never_blocked() -> None:
    shared = space(ENG, "f")
    assert sum(shared in spaces for spaces in DOCK_SPACES) >= 2
    s = table()
    deploy(s, dock(ENG, 1))
    do(s, Use(shared), TakeReward())
    turn(s, 1)
    deploy(s, dock(ENG, 3), seat=1)
    assert allowed(s, Use(shared), seat=1)


@pytest.mark.rule("CRYO-3.7", "CRYO-3.8")
def test_a_taken_or_damaged_dock_refuses_a_drone() -> None:
    s = table()
    s.damaged = 1 << dock(ENG, 2)
    s.sides[1].home, s.sides[1].docks = 0b011, 1 << dock(ENG, 4)
    assert refusal(s, Deploy(0, dock(ENG, 2))) == ("dock-damaged", "CRYO-3.7")
    assert refusal(s, Deploy(0, dock(ENG, 4))) == ("dock-taken", "CRYO-3.8")
    assert allowed(s, Deploy(0, dock(ENG, 1)))


@pytest.mark.rule("CRYO-3.9")
def test_the_transport_dock_holds_any_number_and_offers_only_the_launch() -> None:
    s = table()
    for side in s.sides:
        side.home, side.transport = 0b001, 2
    assert s.taken_docks() == 0
    deploy(s, TRANSPORT)
    assert s.sides[0].transport == 3
    assert isinstance(s.question(0), AtTransport)
    assert not any(isinstance(action, Use) for action in s.legal(0))


@pytest.mark.rule("CRYO-3.10", "CRYO-3.11", "CRYO-3.12", "CRYO-3.43")
def test_tracks_end_at_five_and_energy_at_six_each_on_its_own() -> None:
    s = table()
    own(s, 0, 5, 4, 0, 5, 5)
    give(s, 0, 2)  # crystal and organics
    assert s.sides[0].resources == [5, 5, 0, 5, 5]
    for resource in range(5):
        gain(s, 0, resource, 9)
    assert s.sides[0].resources == [5, 5, 5, 5, 6]


@pytest.mark.rule("CRYO-3.18")
def test_a_gain_that_will_be_lost_may_be_taken() -> None:
    s = table()
    own(s, 0, crystal=5)
    open_tile(s, 0, 0)
    pose(s, TakeTile(0, 0))
    do(s, TakeReward())
    assert s.sides[0].resources[0] == 5


@pytest.mark.rule("CRYO-3.13")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    s = table()
    own(s, 0, organics=1)
    pose(s, StasisControl(0, ENG))
    assert refusal(s, Wake(1, 1, 0)) == ("cannot-pay", "CRYO-3.13")
    do(s, Wake(1, 0, 0))
    assert s.sides[0].resources == [0, 0, 0, 0, 0]


@pytest.mark.rule("CRYO-3.14", "CRYO-3.42")
def test_each_unit_may_be_paid_with_a_nanite_in_any_mix() -> None:
    s = table()
    own(s, 0, organics=2, nanites=2)
    pose(s, StasisControl(0, ENG))
    do(s, Wake(1, 1, 0))
    assert set(s.legal(0)) == {Spend(0, 2, 0, 0, 0), Spend(0, 1, 0, 1, 0), Spend(0, 0, 0, 2, 0)}
    do(s, Spend(0, 0, 0, 2, 0))
    assert s.sides[0].resources == [0, 2, 0, 0, 0]


@pytest.mark.rule("CRYO-3.15")
def test_nanites_replace_neither_energy_nor_cards() -> None:
    assert not can_pay([0, 0, 0, 5, 0], (0, 0, 0, 0, 1))
    s = table()
    own(s, 0, nanites=5)
    build(s, 0, 2, 22)  # a card tile as the cost of Charge
    pose(s, OfferPlatform(0, 2))
    assert refusal(s, Activate(2)) == ("no-card-to-pay", "CRYO-3.39")


@pytest.mark.rule("CRYO-3.16")
def test_nothing_replaces_nanites() -> None:
    assert not can_pay([5, 5, 5, 0, 6], (0, 0, 0, 1, 0))
    assert ways_to_pay([5, 5, 5, 1, 6], (0, 0, 0, 1, 0)) == [Spend(0, 0, 0, 1, 0)]


@pytest.mark.rule("CRYO-3.17")
def test_any_resource_is_one_of_four_but_never_energy() -> None:
    s = table()
    own(s, 0, 1, 1, 1, 1, 3)
    upgrade(s, 0, PROTOTYPE)
    build(s, 0, 0, 0)
    pose(s, OfferPrototype(0, 0))
    do(s, TakeReward())
    assert set(s.legal(0)) == {Spend(1, 0, 0, 0, 0), Spend(0, 1, 0, 0, 0), Spend(0, 0, 1, 0, 0), Spend(0, 0, 0, 1, 0)}


@pytest.mark.rule("CRYO-3.41")
def test_nanites_help_everywhere_but_in_the_converter() -> None:
    s = table()
    own(s, 0, nanites=2, energy=2)
    pose(s, Reactor(0))
    assert allowed(s, Burn(2))
    pose(s, StasisControl(0, ENG))
    assert allowed(s, Wake(1, 1, 0))
    pose(s, Computer(0))
    assert len(s.legal(0)) == 5
    awake(s, 0, 1)
    pose(s, AtDock(0, dock(DSP, 1)))
    assert allowed(s, Use(space(DSP, "d")))
    pose(s, Overclocking(0, dock(ENG, 1), space(ENG, "c")))
    assert allowed(s, Use(space(ENG, "d")))
    build(s, 0, 2, 11)  # organics or crystal
    pose(s, OfferPlatform(0, 2))
    do(s, Activate(2))
    assert s.sides[0].resources[3] == 1
    vehicle(s, 0, 0)
    lay_cave(s, "A1", 0)
    lay_cave(s, "C1", 1)
    pose(s, AtTransport(0))
    assert allowed(s, Launch(0, tunnel("A1", "C1")))
    pose(s, Converter(0))
    assert refusal(s, Convert(1, 0, 0)) == ("cannot-pay", "CRYO-5.19")
