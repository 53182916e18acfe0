"""Recall: salvage, incidents, drones coming home and the platform actions."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Activate,
    Awaken,
    ChooseResource,
    Decline,
    Divert,
    DrawCard,
    EndTurn,
    Recall,
    Resolve,
    ReturnDrone,
)
from sternhafen.games.cryo.data.tables import AUTOMATION, SUNSET_TILE
from sternhafen.games.cryo.events import DroneReturned, Gained, IncidentOpened, PlatformUsed, PodsDestroyed, Spent
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.incidents import ChooseIncident, Diverting
from sternhafen.games.cryo.rules.platform import OfferPlatform, Returning
from sternhafen.games.cryo.rules.turns import Finish, Turn
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from tests.games.cryo.positions import (
    DSP,
    ENG,
    LAB,
    allowed,
    build,
    do,
    dock,
    hold,
    only,
    open_incident,
    own,
    pose,
    refusal,
    table,
    turn,
    upgrade,
    vehicle,
)

SABOTAGE, CRYSTAL_PLUNDER, TECH_PLUNDER, CARD_PLUNDER = 0, 1, 3, 6


def out(s: Cryo, *docks: int, transport: int = 0) -> None:
    """Let drones of seat 0 stand on docks, the others at home from the left."""
    side = s.sides[0]
    side.docks = sum(1 << one for one in docks)
    side.transport = transport
    side.home = (1 << (3 - len(docks) - transport)) - 1


@pytest.mark.rule("CRYO-6.2", "CRYO-6.3")
def test_every_pod_at_salvage_brings_a_resource_of_its_row_and_stays() -> None:
    s = table()
    own(s, 0)
    out(s, dock(ENG, 1))
    s.sides[0].stasis[11], s.sides[0].stasis[10], s.sides[0].salvage = 0, 1, [2, 0, 1]
    do(s, Recall())
    assert s.sides[0].resources == [2, 0, 1, 0, 0]
    assert s.sides[0].salvage == [2, 0, 1]


@pytest.mark.rule("CRYO-6.4")
def test_one_incident_of_any_section_must_be_resolved() -> None:
    s = table()
    out(s, dock(ENG, 1))
    do(s, Recall())
    assert set(s.legal(0)) == {Resolve(section) for section in range(4)}
    assert not allowed(s, Decline())
    assert not allowed(s, ReturnDrone(5))
    s.incidents[2] = -1
    assert refusal(s, Resolve(2)) == ("no-incident", "CRYO-6.4")


@pytest.mark.rule("CRYO-6.5", "CRYO-6.6")
def test_the_emptied_space_is_refilled_from_the_leftmost_stack_while_there_is_one() -> None:
    s = table()
    open_incident(s, ENG, CRYSTAL_PLUNDER)
    pose(s, ChooseIncident(0))
    told = do(s, Resolve(ENG))
    assert s.incidents[ENG] >= 0
    assert s.view(0).track == (1, 2, 2, 2, 2, 3)
    assert only(told, IncidentOpened)
    s.track = 0
    open_incident(s, LAB, TECH_PLUNDER)
    pose(s, ChooseIncident(0))
    do(s, Resolve(LAB))
    assert s.incidents[LAB] == -1


@pytest.mark.rule("CRYO-6.7")
def test_the_sunset_has_no_effect_when_it_is_laid_out() -> None:
    s = table()
    s.track = 1
    open_incident(s, ENG, CRYSTAL_PLUNDER)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert s.incidents[ENG] == SUNSET_TILE
    assert not s.ending
    assert not any(side.kept and SUNSET_TILE in side.kept for side in s.sides)


@pytest.mark.rule("CRYO-6.8", "CRYO-6.9", "CRYO-6.10", "CRYO-6.29")
def test_sabotage_destroys_the_lowest_free_chamber_of_its_section() -> None:
    s = table()
    s.sides[1].stasis[0] = 0
    s.sides[1].awake = 1
    for chamber in range(3):
        open_incident(s, ENG, SABOTAGE)
        pose(s, ChooseIncident(0))
        do(s, Resolve(ENG))
        assert s.sabotaged == (1 << chamber + 1) - 1
        assert s.sides[0].stasis[chamber] == s.sides[1].stasis[chamber] == 0
    assert s.sides[0].destroyed == 3
    assert s.sides[1].destroyed == 2
    assert s.sides[0].kept == s.sides[1].kept == ()
    s.sides[0].stasis[3], s.sides[1].stasis[3] = 0, 0  # an empty chamber is hit all the same
    open_incident(s, LAB, SABOTAGE)
    pose(s, ChooseIncident(0))
    do(s, Resolve(LAB))
    assert s.sabotaged == 0b1111


@pytest.mark.rule("CRYO-6.11")
def test_a_fully_sabotaged_section_diverts_the_tile_but_is_itself_refilled() -> None:
    s = table()
    s.sabotaged = 0b001_111
    open_incident(s, ENG, SABOTAGE)
    before = s.incidents[LAB]
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert isinstance(s.question(0), Diverting)
    assert refusal(s, Divert(ENG)) == ("all-sabotaged", "CRYO-6.11")
    track = s.track
    do(s, Divert(LAB))
    assert s.sabotaged == 0b011_111
    assert s.track == track - 1
    assert s.incidents[LAB] == before
    assert s.incidents[ENG] >= 0


@pytest.mark.rule("CRYO-6.12")
def test_with_all_twelve_chambers_sabotaged_the_tile_has_no_effect() -> None:
    s = table()
    s.sabotaged = (1 << 12) - 1
    open_incident(s, ENG, SABOTAGE)
    s.track = 0
    pose(s, ChooseIncident(0))
    told = do(s, Resolve(ENG))
    assert not only(told, PodsDestroyed)
    assert s.incidents[ENG] == -1
    assert s.sides[0].destroyed == 0


@pytest.mark.rule("CRYO-6.13")
def test_plunder_is_gained_and_kept() -> None:
    s = table()
    own(s, 0)
    open_incident(s, ENG, CRYSTAL_PLUNDER)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert s.sides[0].resources == [1, 0, 0, 0, 0]
    assert s.sides[0].kept == (CRYSTAL_PLUNDER,)


@pytest.mark.rule("CRYO-6.15", "CRYO-10.1", "CRYO-10.7")
def test_the_sunset_is_kept_and_the_turn_is_still_played_to_its_end() -> None:
    s = table()
    out(s, dock(ENG, 1))
    hold(s, 0, 0, 1, 2, 3, 4, 5)
    do(s, Recall())
    s.incidents[DSP], s.track = SUNSET_TILE, 0
    do(s, Resolve(DSP))
    assert s.ending
    assert s.sides[0].kept == (SUNSET_TILE,)
    assert isinstance(s.question(0), Returning)
    do(s, ReturnDrone(5), EndTurn())
    assert s.asked() == [0]  # the hand limit still applies
    do(s, s.legal(0)[0])
    assert s.asked() == []


@pytest.mark.rule("CRYO-6.27")
def test_the_sunset_must_be_resolved_when_nothing_else_is_open() -> None:
    s = table()
    s.incidents, s.track = [-1, -1, SUNSET_TILE, -1], 0
    pose(s, ChooseIncident(0))
    assert s.legal(0) == [Resolve(2)]


@pytest.mark.rule("CRYO-6.28")
def test_a_plundered_card_action_is_used_before_the_refill() -> None:
    s = table()
    open_incident(s, ENG, CARD_PLUNDER)
    pose(s, ChooseIncident(0))
    told = do(s, Resolve(ENG))
    assert isinstance(s.question(0), CardAction)
    assert not only(told, IncidentOpened)
    assert s.incidents[ENG] == -1
    assert only(do(s, DrawCard()), IncidentOpened)


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
