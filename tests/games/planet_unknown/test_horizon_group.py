"""Horizon Group (PU-27)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import MoveRover, PlaceTile, TeleportRover
from sternhafen.games.planet_unknown.data.vocabulary import CIV, ROVER, VERBS, WATER
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.corporations.actions import AdvanceRover, LoadMeteorite
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.meteorites import all_meteorites, free_symbols
from sternhafen.games.planet_unknown.rules.placement import tile_placements
from sternhafen.games.planet_unknown.rules.rovers import destroy_rover
from sternhafen.games.planet_unknown.scoring import lines, lying_meteorites
from tests.games.planet_unknown.founding import RIGHT, settled
from tests.games.planet_unknown.position import DONE, at, bag, block, do, fill, learn, offers, put, refused, tile


def horizon() -> PlanetUnknown:
    """Return Horizon with a rover beside a meteorite."""
    s = settled("horizon-group")
    c = s.colonies[0]
    c.meteorites = c.meteorite_symbols = 1 << at(4, 4)
    c.meteorite_symbols = 0
    c.rovers, c.rovers_left, c.moves = 1 << at(3, 4), 3, 6
    bag(s)
    return s


@pytest.mark.rule("PU-27.1", "PU-27.2", "PU-27.4", "PU-27.5")
def test_horizon_loads_carries_and_unloads_on_a_rover_resource() -> None:
    s = horizon()
    c = s.colonies[0]
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    assert c.got_meteorites == 0
    do(s, 0, LoadMeteorite(at(4, 4)))
    assert (c.loads, c.meteorites) == (1 << at(4, 4), 0)
    do(s, 0, MoveRover(at(4, 4), RIGHT))
    assert c.loads == 1 << at(5, 4)
    assert lying_meteorites(c) == 1
    assert all_meteorites(c) == c.loads
    c.meteorite_symbols = 1 << at(5, 4)
    assert free_symbols(c) == 0
    c.meteorites = 1 << at(6, 4)
    do(s, 0, MoveRover(at(5, 4), RIGHT))
    assert refused(s, 0, LoadMeteorite(at(6, 4))) == "PU-27.1"
    c.symbols[ROVER] = 1 << at(7, 4)
    do(s, 0, MoveRover(at(6, 4), RIGHT))
    assert (c.loads, c.got_meteorites, c.meteorites) == (0, 1, 1 << at(6, 4))


@pytest.mark.rule("PU-27.1")
def test_horizon_may_leave_a_meteorite_and_loads_only_on_arrival() -> None:
    s = horizon()
    c = s.colonies[0]
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    do(s, 0, DONE)
    c.boosts = 1
    bag(s)
    assert refused(s, 0, LoadMeteorite(at(4, 4))) == "PU-27.1"


@pytest.mark.rule("PU-27.1", "PU-9.15")
def test_horizon_loads_before_placing_too() -> None:
    s = settled("horizon-group")
    c = s.colonies[0]
    c.meteorites = 1 << at(4, 4)
    c.rovers, c.rovers_left, c.moves = 1 << at(3, 4), 3, 2
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    do(s, 0, LoadMeteorite(at(4, 4)))
    assert (c.loads, c.moves) == (1 << at(4, 4), 1)
    assert offers(s, 0, PlaceTile)


@pytest.mark.rule("PU-27.3")
def test_horizon_collects_at_once_on_a_rover_resource() -> None:
    s = horizon()
    c = s.colonies[0]
    c.symbols[ROVER] = 1 << at(4, 4)
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    assert (c.got_meteorites, c.meteorites) == (1, 0)


@pytest.mark.rule("PU-27.5", "PU-16.2")
def test_a_carried_meteorite_blocks_the_row_and_column_it_is_carried_over() -> None:
    c = settled("horizon-group").colonies[0]
    fill(c, c.ground().grid, CIV)
    c.rovers = 1 << at(5, 0)
    c.loads = 1 << at(5, 0)
    assert lines(c) == 36


@pytest.mark.rule("PU-27.6")
def test_the_load_of_a_destroyed_rover_stays_on_its_cell() -> None:
    s = settled("horizon-group")
    c = s.colonies[0]
    c.rovers = 1 << at(5, 5)
    c.loads = 1 << at(5, 5)
    c.meteorites = 1 << at(5, 5)
    destroy_rover(s, 0, at(5, 5))
    assert (c.rovers, c.loads, lying_meteorites(c)) == (0, 0, 2)
    s = settled("horizon-group")
    c = s.colonies[0]
    c.rovers = 1 << at(4, 5)
    c.loads = 1 << at(4, 5)
    put(s, 0, tile("I2", "rover", "tech"), (4, 5))
    assert c.meteorites >> at(4, 5) & 1


@pytest.mark.rule("PU-27.7")
def test_horizon_rover_tiles_ignore_contact_only() -> None:
    s = settled("horizon-group", planet="k-273")
    c = s.colonies[0]
    learn(c, "ignore_adjacency_for_rover_tiles")
    number = tile("I2", "rover", "tech")
    placements = tile_placements(s, c, number, 0)
    assert at(8, 7) in [anchor for _, anchor in placements]
    assert placements != tile_placements(s, c, number, 2), "planet bans stay"
    others = tile_placements(s, c, tile("I2", "biomass", "civ"), 0)
    assert at(8, 7) not in [anchor for _, anchor in others]


@pytest.mark.rule("PU-27.9")
def test_horizon_gets_a_patch_for_each_meteorite_however_collected() -> None:
    s = horizon()
    c = s.colonies[0]
    learn(c, "patch_per_collected_meteorite")
    carry_out(s, 0, (VERBS["collect_meteorites"], 1, 0))
    from sternhafen.games.planet_unknown.actions import CollectMeteorite

    do(s, 0, CollectMeteorite(at(4, 4)))
    assert (c.got_meteorites, c.patches_to_lay) == (1, 1)


def with_a_load_beside_water() -> PlanetUnknown:
    """Return Horizon with a loaded rover on the left of two cells of water."""
    s = horizon()
    c = s.colonies[0]
    c.meteorites = 0
    c.loads = c.rovers
    fill(c, block(4, 4, 2, 1), WATER)
    return s


@pytest.mark.rule("PU-27.10")
def test_horizon_destroys_a_load_that_is_moved_onto_water_from_level_4_on() -> None:
    s = with_a_load_beside_water()
    c = s.colonies[0]
    learn(c, "patch_per_collected_meteorite")
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    assert c.loads == 1 << at(4, 4), "not before level 4"
    learn(c, "destroy_load_on_water")
    assert c.loads == 1 << at(4, 4), "it must move onto water"
    do(s, 0, MoveRover(at(4, 4), RIGHT))
    assert (c.loads, c.meteorites, lying_meteorites(c)) == (0, 0, 0)
    assert (c.got_meteorites, c.patches_to_lay) == (0, 0), "it is not collected"


@pytest.mark.rule("PU-27.10", "PU-27.12")
def test_horizon_destroys_a_load_teleported_onto_water_and_keeps_it_elsewhere() -> None:
    s = with_a_load_beside_water()
    c = s.colonies[0]
    learn(c, "destroy_load_on_water")
    carry_out(s, 0, (VERBS["teleport_rover"], 0, 0))
    carry_out(s, 0, (VERBS["teleport_rover"], 0, 0))
    do(s, 0, TeleportRover(False, at(3, 4), at(8, 8)))
    assert c.loads == 1 << at(8, 8)
    do(s, 0, TeleportRover(False, at(8, 8), at(5, 4)))
    assert c.loads == 0


@pytest.mark.rule("PU-27.11")
def test_horizon_advances_its_rover_marker_once_a_round() -> None:
    s = horizon()
    c = s.colonies[0]
    learn(c, "advance_rover")
    assert refused(s, 0, DONE) == "PU-3.10", "it is an order"
    do(s, 0, AdvanceRover())
    assert c.markers[ROVER] == 1
    assert refused(s, 0, AdvanceRover()) == "PU-12.2"


@pytest.mark.rule("PU-27.12")
def test_a_teleported_rover_takes_its_load_along_and_unloads_on_arrival() -> None:
    s = horizon()
    c = s.colonies[0]
    c.loads = c.rovers
    c.symbols[ROVER] = 1 << at(7, 7)
    carry_out(s, 0, (VERBS["teleport_rover"], 0, 0))
    do(s, 0, TeleportRover(False, at(3, 4), at(7, 7)))
    assert (c.loads, c.got_meteorites) == (0, 1)
