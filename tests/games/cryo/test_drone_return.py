"""Recall: drones coming home, and automation."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Activate,
    Awaken,
    ChooseResource,
    Decline,
    DrawCard,
    EndTurn,
    Recall,
    Resolve,
    ReturnDrone,
)
from sternhafen.games.cryo.data.tables import AUTOMATION
from sternhafen.games.cryo.events import DroneReturned, Gained, PlatformUsed, Spent
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.platform import OfferPlatform, Returning
from sternhafen.games.cryo.rules.turns import Finish, Turn
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from tests.games.cryo.positions import (
    CRYSTAL_PLUNDER,
    ENG,
    allowed,
    build,
    do,
    dock,
    only,
    out,
    own,
    pose,
    refusal,
    table,
    turn,
    upgrade,
    vehicle,
)

# Drone return --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-6.16", "CRYO-6.17")
def test_all_drones_return_one_by_one_to_free_docks() -> None:
    s = table()
    s.incidents = [CRYSTAL_PLUNDER] * 4
    out(s, dock(ENG, 1), transport=1)
    do(s, Recall(), Resolve(0))
    assert refusal(s, ReturnDrone(0)) == ("home-taken", "CRYO-6.17")
    do(s, ReturnDrone(4))
    assert isinstance(s.question(0), Returning)
    assert not allowed(s, EndTurn())
    assert refusal(s, ReturnDrone(4)) == ("home-taken", "CRYO-6.17")
    told = do(s, ReturnDrone(2))
    assert only(told, DroneReturned)
    assert s.sides[0].home == 0b010101
    assert s.sides[0].drones_out() == 0
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-6.18")
def test_a_returning_drone_may_use_its_dock_at_once_if_slots_and_cost_allow() -> None:
    s = table()
    own(s, 0, crystal=1)
    build(s, 0, 2, 0)
    s.incidents = [3] * 4
    out(s, dock(ENG, 1), dock(ENG, 2))
    do(s, Recall(), Resolve(0), ReturnDrone(2))
    assert isinstance(s.question(0), OfferPlatform)
    do(s, Activate(2))
    assert s.sides[0].resources[4] == 1
    assert isinstance(s.question(0), Returning)  # the next drone is placed afterwards
    do(s, ReturnDrone(5))
    assert isinstance(s.question(0), Finish)  # dock 6 has no tile
    s = table()
    own(s, 0)
    build(s, 0, 2, 0)
    pose(s, OfferPlatform(0, 2))
    assert refusal(s, Activate(2)) == ("cannot-pay", "CRYO-6.19")
    assert refusal(s, Activate(4)) == ("other-dock", "CRYO-6.30")
    do(s, Decline())


@pytest.mark.rule("CRYO-6.19", "CRYO-6.22")
def test_charge_pays_its_tile_and_gains_an_energy() -> None:
    s = table()
    own(s, 0, organics=1)
    build(s, 0, 2, 8)
    pose(s, OfferPlatform(0, 2))
    told = do(s, Activate(2))
    assert [type(event) for event in told] == [PlatformUsed, Spent, Gained]
    assert s.sides[0].resources == [0, 0, 0, 0, 1]


@pytest.mark.rule("CRYO-6.20")
def test_own_construction_one_gives_its_tile_for_nothing() -> None:
    s = table()
    own(s, 0)
    build(s, 0, 0, 1)
    pose(s, OfferPlatform(0, 0))
    do(s, Activate(0))
    assert s.sides[0].resources == [1, 0, 0, 0, 1]
    assert s.sides[0].slots[0] == 1


@pytest.mark.rule("CRYO-6.21")
def test_wake_takes_one_pod_from_any_chamber_if_there_is_room() -> None:
    s = table()
    own(s, 0, organics=2)
    build(s, 0, 1, 8)
    pose(s, OfferPlatform(0, 1))
    do(s, Activate(1))
    s.sides[0].stasis[4] = 0
    assert refusal(s, Awaken(4)) == ("chamber-empty", "CRYO-6.21")
    do(s, Awaken(7))
    assert s.sides[0].awake == 1
    s.sides[0].awake = 5
    pose(s, OfferPlatform(0, 1))
    assert refusal(s, Activate(1)) == ("no-room", "CRYO-6.21")
    vehicle(s, 0, 1)
    assert allowed(s, Activate(1))
    s.sides[0].stasis = [0] * 12
    assert refusal(s, Activate(1)) == ("nobody-in-stasis", "CRYO-6.21")


@pytest.mark.rule("CRYO-6.23")
def test_own_construction_two_pays_one_tile_for_the_other() -> None:
    s = table()
    own(s, 0, tech=1)
    build(s, 0, 3, 16)
    pose(s, OfferPlatform(0, 3))
    assert refusal(s, Activate(3)) == ("slot-empty", "CRYO-6.18")
    build(s, 0, 4, 5)
    do(s, Activate(3), ChooseResource(0))
    assert s.sides[0].resources == [1, 0, 0, 0, 0]


@pytest.mark.rule("CRYO-6.24")
def test_nano_production_makes_a_nanite() -> None:
    s = table()
    own(s, 0, crystal=1)
    build(s, 0, 5, 0)
    pose(s, OfferPlatform(0, 4))
    do(s, Activate(4))
    assert s.sides[0].resources == [0, 0, 0, 1, 0]


@pytest.mark.rule("CRYO-6.25")
def test_plan_is_a_card_action() -> None:
    s = table()
    own(s, 0, crystal=1)
    build(s, 0, 6, 0)
    pose(s, OfferPlatform(0, 5))
    do(s, Activate(5))
    assert isinstance(s.question(0), CardAction)
    do(s, DrawCard())
    assert len(s.sides[0].hand) == 1
    own(s, 0, crystal=1)
    s.deck = s.discard = s.sides[0].hand = ()
    pose(s, OfferPlatform(0, 5))
    assert refusal(s, Activate(5)) == ("no-card-at-all", "CRYO-5.4")


@pytest.mark.rule("CRYO-6.26")
def test_the_gain_of_one_drone_pays_for_the_next() -> None:
    s = table()
    own(s, 0)
    build(s, 0, 0, 0)
    build(s, 0, 2, 0)
    s.incidents = [5] * 4
    out(s, dock(ENG, 1), dock(ENG, 2), dock(ENG, 3))
    do(s, Recall(), Resolve(0))
    own(s, 0)
    do(s, ReturnDrone(0), Activate(0), ReturnDrone(2), Activate(2))
    assert s.sides[0].resources == [0, 0, 0, 0, 1]


@pytest.mark.rule("CRYO-6.30")
def test_drones_that_stayed_at_home_trigger_nothing() -> None:
    s = table()
    own(s, 0)
    build(s, 0, 0, 0)  # under the drone that never left
    s.incidents = [5] * 4
    out(s, dock(ENG, 1))
    do(s, Recall(), Resolve(0), ReturnDrone(5))
    assert isinstance(s.question(0), Finish)
    assert s.sides[0].resources[0] == 0
    turn(s, 0)
    assert isinstance(s.question(0), Turn)
    assert not allowed(s, Activate(0))


# Automation ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.9", "CRYO-9.37")
def test_automation_adds_one_action_of_a_dock_without_drone() -> None:
    s = table()
    own(s, 0, crystal=2)
    upgrade(s, 0, AUTOMATION)
    build(s, 0, 0, 0)
    build(s, 0, 2, 0)
    build(s, 0, 5, 0)
    s.incidents = [5] * 4
    out(s, dock(ENG, 1), dock(ENG, 2))
    do(s, Recall(), Resolve(0))
    own(s, 0, crystal=2)
    do(s, ReturnDrone(2), Activate(2), ReturnDrone(3))
    assert isinstance(s.question(0), Automating)
    assert refusal(s, Activate(2)) == ("dock-has-drone", "CRYO-9.37")
    assert refusal(s, Activate(0)) == ("dock-has-drone", "CRYO-9.37")
    home = s.sides[0].home
    do(s, Activate(4))
    assert s.sides[0].resources == [0, 0, 0, 1, 1]
    assert s.sides[0].home == home
    assert isinstance(s.question(0), Finish)  # once in a recall
