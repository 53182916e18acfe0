"""Scouting, salvage crews and the transport."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import BringBack, Decline, Launch, ScoutCave, SendCrew, Settle, Spend, Use
from sternhafen.games.cryo.data.tables import CAVE_IDS
from sternhafen.games.cryo.events import CaveOpened, Launched, Settled
from sternhafen.games.cryo.rules.caves import AtTransport, Scout, Settling
from sternhafen.games.cryo.rules.crew import BringingBack, Sending
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.turns import Finish
from tests.games.cryo.positions import (
    DSP,
    TRANSPORT,
    allowed,
    awake,
    cave_number,
    deploy,
    do,
    dock,
    lay_cave,
    only,
    own,
    pose,
    refusal,
    space,
    table,
    tunnel,
    vehicle,
)


@pytest.mark.rule("CRYO-5.24", "CRYO-5.26")
def test_scouting_costs_energy_and_tech_and_settles_a_pod_for_nothing_more() -> None:
    s = table()
    own(s, 0, tech=1, energy=1)
    awake(s, 0, 2)
    deploy(s, dock(DSP, 1))
    do(s, Use(space(DSP, "d")))
    told = do(s, ScoutCave(cave_number("B1")))
    assert only(told, CaveOpened)
    assert s.sides[0].resources == [0] * 5
    assert s.sides[0].caves[cave_number("B1")] == 1
    assert s.sides[0].awake == 1


@pytest.mark.rule("CRYO-5.25")
def test_only_a_face_down_cave_beside_an_open_one_can_be_scouted() -> None:
    s = table()
    own(s, 0, tech=1, energy=1)
    awake(s, 0, 1)
    pose(s, Scout(0))
    assert {CAVE_IDS[action.cave] for action in s.legal(0) if isinstance(action, ScoutCave)} == {"A2", "B1", "C2"}
    assert refusal(s, ScoutCave(cave_number("A1"))) == ("cave-open", "CRYO-5.25")
    assert refusal(s, ScoutCave(cave_number("B3"))) == ("cave-too-far", "CRYO-5.25")
    assert refusal(s, ScoutCave(cave_number("A5"))) == ("cave-unused", "CRYO-2.20")
    do(s, ScoutCave(cave_number("A2")))
    assert s.open_caves >> cave_number("A2") & 1


@pytest.mark.rule("CRYO-5.27")
def test_scouting_needs_an_awake_pod_and_a_cave_to_find() -> None:
    s = table()
    own(s, 0, tech=1, energy=1)
    pose(s, AtDock(0, dock(DSP, 1)))
    assert refusal(s, Use(space(DSP, "d"))) == ("nobody-awake", "CRYO-5.27")
    awake(s, 0, 1)
    assert allowed(s, Use(space(DSP, "d")))
    s.open_caves = s.caves_used()
    assert refusal(s, Use(space(DSP, "d"))) == ("nothing-to-scout", "CRYO-5.27")


@pytest.mark.rule("CRYO-5.28")
def test_the_target_is_chosen_before_its_tile_is_seen() -> None:
    s = table()
    own(s, 0, tech=1, energy=1)
    awake(s, 0, 1)
    pose(s, Scout(0))
    assert s.caves[cave_number("B1")] == -2
    other = s.copy()
    other.seed = 99
    tiles = set()
    for world in (s, other):
        do(world, ScoutCave(cave_number("B1")))
        tiles.add(world.caves[cave_number("B1")])
        assert isinstance(world.question(0), Finish)
    assert len(tiles) == 2


@pytest.mark.rule("CRYO-5.29", "CRYO-5.31")
def test_exactly_one_pod_goes_to_an_empty_salvage_space() -> None:
    s = table()
    own(s, 0)
    awake(s, 0, 3)
    for _ in range(2):
        pose(s, Sending(0))
        do(s, SendCrew(1))
    assert s.sides[0].salvage == [0, 2, 0]
    assert s.sides[0].awake == 1
    pose(s, Sending(0))
    assert refusal(s, SendCrew(1)) == ("row-full", "CRYO-5.30")
    s.sides[1].salvage = [2, 0, 2]
    pose(s, AtDock(0, dock(DSP, 1)))
    assert refusal(s, Use(space(DSP, "f"))) == ("salvage-full", "CRYO-5.29")


@pytest.mark.rule("CRYO-5.30")
def test_the_third_space_of_a_row_needs_three_players() -> None:
    assert [table(n).free_salvage(0) for n in (2, 3, 4)] == [2, 3, 3]
    assert len(table(3).sides[0].salvage) == 3


@pytest.mark.rule("CRYO-5.32")
def test_one_to_three_pods_come_back_from_any_rows() -> None:
    s = table(3)
    s.sides[0].stasis[9:] = [0, 1, 1]
    s.sides[0].salvage = [2, 1, 1]
    pose(s, BringingBack(0))
    assert refusal(s, BringBack(2, 1, 1)) == ("one-to-three", "CRYO-5.32")
    assert refusal(s, BringBack(0, 2, 0)) == ("no-such-crew", "CRYO-5.32")
    do(s, BringBack(1, 1, 1))
    assert s.sides[0].salvage == [1, 0, 0]
    assert s.sides[0].awake == 3
    s.sides[0].awake = 5
    pose(s, AtDock(0, dock(DSP, 2)))
    assert refusal(s, Use(space(DSP, "g"))) == ("no-room", "CRYO-3.27")


# The transport -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-5.33", "CRYO-5.34", "CRYO-5.35", "CRYO-5.36", "CRYO-5.38", "CRYO-5.39")
def test_the_rulebooks_transport_example() -> None:
    """Kathi's Rhino with four pods, a section for 3 energy, two open caves, split three and one."""
    s = table()
    own(s, 0, crystal=1, tech=1, energy=4)
    awake(s, 0, 4)
    vehicle(s, 0, 0)
    one, other = lay_cave(s, "A3", 0), lay_cave(s, "B2", 12)  # 1 crystal; 1 crystal and 1 tech
    own(s, 0, crystal=2, tech=1, energy=4)
    deploy(s, TRANSPORT)
    do(s, Launch(0, tunnel("A3", "B2")))
    discarded = s.discard.count(0)
    told = do(s, Settle(3, 1))
    side = s.sides[0]
    assert side.resources == [0, 0, 0, 0, 1]
    assert side.caves[one] == 3
    assert side.caves[other] == 1
    assert side.awake == 0
    assert side.vehicles == ()
    assert s.discard.count(0) == discarded + 1
    assert only(told, Launched)
    assert len(only(told, Settled)) == 2
    assert side.transport == 1


@pytest.mark.rule("CRYO-5.33", "CRYO-5.34")
def test_a_launch_needs_an_own_vehicle_a_pod_and_an_open_cave() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 5, 6)
    pose(s, AtTransport(0))
    assert refusal(s, Launch(0, 0)) == ("no-such-vehicle", "CRYO-5.33")
    vehicle(s, 0, 0)
    assert refusal(s, Launch(0, 0)) == ("nobody-awake", "CRYO-5.33")
    awake(s, 0, 1)
    assert allowed(s, Launch(0, tunnel("A1", "C1")))
    assert refusal(s, Launch(0, tunnel("A3", "B3"))) == ("no-open-cave", "CRYO-5.34")


@pytest.mark.rule("CRYO-5.35", "CRYO-5.36", "CRYO-5.40")
def test_energy_and_every_chosen_settlement_cost_must_be_payable_together() -> None:
    s = table()
    awake(s, 0, 3)
    vehicle(s, 0, 0)
    lay_cave(s, "A1", 0)  # 1 crystal
    lay_cave(s, "C1", 3)  # 1 organics
    own(s, 0, crystal=1)
    pose(s, AtTransport(0))
    assert refusal(s, Launch(0, tunnel("A1", "C1"))) == ("cannot-pay-launch", "CRYO-5.40")
    own(s, 0, crystal=1, energy=1)
    do(s, Launch(0, tunnel("A1", "C1")))
    assert refusal(s, Settle(1, 1)) == ("cannot-pay-launch", "CRYO-5.40")
    assert refusal(s, Settle(0, 2)) == ("cannot-pay-launch", "CRYO-5.40")
    do(s, Settle(2, 0))
    assert s.sides[0].resources == [0] * 5


@pytest.mark.rule("CRYO-5.37")
def test_settlement_costs_are_paid_again_in_an_own_cave() -> None:
    s = table()
    s.sides[0].stasis[0] = 0
    s.sides[0].caves[0] = 1
    awake(s, 0, 1)
    vehicle(s, 0, 0)
    lay_cave(s, "A1", 0)
    own(s, 0, energy=1)
    lay_cave(s, "C1", 2)
    pose(s, AtTransport(0))
    assert refusal(s, Launch(0, tunnel("A1", "C1"))) == ("cannot-pay-launch", "CRYO-5.40")
    own(s, 0, crystal=1, energy=1)
    do(s, Launch(0, tunnel("A1", "C1")), Settle(1, 0))
    assert s.sides[0].resources[0] == 0


@pytest.mark.rule("CRYO-5.41", "CRYO-5.45")
def test_the_load_is_bounded_by_the_vehicle_and_by_room_for_those_left_behind() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 0, 6)
    vehicle(s, 0, 0)
    awake(s, 0, 7)
    lay_cave(s, "A1", 0)
    pose(s, Settling(0, 0, tunnel("A1", "C1")))
    assert refusal(s, Settle(1, 0)) == ("load-too-small", "CRYO-5.45")
    assert refusal(s, Settle(5, 0)) == ("load-too-big", "CRYO-5.45")
    assert {action.first for action in s.legal(0) if isinstance(action, Settle) and not action.second} == {2, 3, 4}


@pytest.mark.rule("CRYO-5.38", "CRYO-5.46")
def test_two_caves_share_freely_but_a_closed_one_gets_nobody() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 0, 6)
    vehicle(s, 0, 0)
    awake(s, 0, 3)
    lay_cave(s, "A1", 0)
    lay_cave(s, "C1", 3)
    pose(s, Settling(0, 0, tunnel("A1", "C1")))
    splits = {(action.first, action.second) for action in s.legal(0) if isinstance(action, Settle)}
    assert {(1, 2), (2, 1), (3, 0), (0, 3), (1, 1)} <= splits
    pose(s, Settling(0, 0, tunnel("A1", "B1")))
    assert refusal(s, Settle(1, 1)) == ("cave-not-open", "CRYO-5.46")
    before = s.open_caves
    do(s, Settle(2, 0))
    assert s.open_caves == before


@pytest.mark.rule("CRYO-5.42")
def test_one_drone_launches_one_vehicle() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 0, 6)
    vehicle(s, 0, 0, 0, 4)
    awake(s, 0, 5)
    lay_cave(s, "A1", 0)
    deploy(s, TRANSPORT)
    do(s, Launch(0, tunnel("A1", "B1")), Settle(2, 0))
    assert s.sides[0].vehicles == (0, 4)
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-5.47")
def test_nothing_is_paid_or_revealed_before_the_whole_launch_is_chosen() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 2, 6)
    vehicle(s, 0, 0)
    awake(s, 0, 2)
    lay_cave(s, "A1", 0)
    pose(s, AtTransport(0))
    before = s.view(0)
    told = do(s, Launch(0, tunnel("A1", "B1")))
    assert told == []
    assert s.view(0) == before
    told = do(s, Settle(1, 0))
    assert not any(event.reveals for event in told)
    do(s, Spend(0, 0, 0, 1, 1))
    assert s.sides[0].caves[0] == 1


def test_a_drone_on_the_transport_dock_need_not_launch() -> None:
    s = table()
    deploy(s, TRANSPORT)
    do(s, Decline())
    assert s.sides[0].transport == 1
