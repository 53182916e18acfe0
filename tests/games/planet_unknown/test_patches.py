"""Biomass (PU-8)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import PutRover, StorePatch
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, TECH, VERBS, WATER
from sternhafen.games.planet_unknown.rules.energy import energy_tracks
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.objectives import terrain_areas
from sternhafen.games.planet_unknown.rules.placement import tile_placements
from sternhafen.games.planet_unknown.rules.tracks import advance, move_back
from tests.games.planet_unknown.position import (
    DONE,
    LAY_PATCH,
    at,
    bag,
    do,
    finish,
    lay,
    learn,
    offers,
    placing,
    refused,
    tile,
)


@pytest.mark.rule("PU-8.1", "PU-8.2", "PU-8.10")
def test_a_milestone_gives_a_patch_of_biomass_that_advances_nothing() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    last = c.last_tile
    c.markers[BIOMASS] = 2
    advance(s, 0, BIOMASS, 1)
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 0)])
    assert c.terrain[BIOMASS] == c.patched == 1 << at(6, 0)
    assert (c.markers[BIOMASS], c.symbols[BIOMASS], c.last_tile) == (3, 0, last)


@pytest.mark.rule("PU-8.3")
def test_a_patch_lies_by_the_placement_rules_or_is_lost() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches_to_lay = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[at(9, 9)]) == "PU-8.3"
    assert refused(s, 0, LAY_PATCH[at(5, 0)]) == "PU-8.3"
    assert refused(s, 0, DONE) == "PU-3.10"
    c.free = 0
    bag(s)
    assert (c.patches_to_lay, s.lanes[0]) == (0, [])


@pytest.mark.rule("PU-8.4", "PU-8.11")
def test_a_patch_fills_destroys_and_never_counts_as_water() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (6, 1))
    c.patches_to_lay, c.rovers = 2, 1 << at(5, 2)
    bag(s)
    do(s, 0, LAY_PATCH[at(7, 2)])
    do(s, 0, LAY_PATCH[at(5, 2)])
    assert c.ground().ice >> at(5, 2) & 1
    assert not c.free >> at(7, 2) & 1
    assert (c.lifepods.bit_count(), c.rovers, c.markers[WATER]) == (5, 0, 0)


@pytest.mark.rule("PU-8.5", "PU-34.7", "PU-13.6", "PU-35.1", "PU-9.18")
def test_patches_join_areas_but_are_none_alone() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches_to_lay = 1
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 1)])
    assert terrain_areas(c, BIOMASS) == []
    assert not energy_tracks(c, c.terrain[ENERGY], CIV) >> BIOMASS & 1
    lay(s, 0, tile("I2", "biomass", "civ"), (6, 2))
    assert [area.bit_count() for area in terrain_areas(c, BIOMASS)] == [2]
    assert energy_tracks(c, 1 << at(5, 1), CIV) >> BIOMASS & 1
    assert len(terrain_areas(c, CIV)) == 2, "a single tile cell is an area"
    worm = placing("wormhole-corp")
    c = lay(worm, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "patch_on_tiles")
    c.patches_to_lay, c.rovers_to_put = 1, 1
    bag(worm)
    do(worm, 0, LAY_PATCH[at(5, 0)])
    do(worm, 0, PutRover(at(5, 0)))


@pytest.mark.rule("PU-8.6")
def test_a_patch_is_no_tile_for_the_rover_to_be_put_on() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches_to_lay, c.rovers_to_put = 1, 1
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 0)])
    assert refused(s, 0, PutRover(at(6, 0))) == "PU-9.1"


@pytest.mark.rule("PU-8.7", "PU-8.8", "PU-22.3", "PU-12.5")
def test_store_technology_keeps_patches_for_the_end_even_if_lost_later() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches_to_lay = 2
    bag(s)
    assert refused(s, 0, StorePatch()) == "PU-8.3"
    learn(c, "store_patches")
    do(s, 0, StorePatch())
    do(s, 0, LAY_PATCH[at(6, 0)])
    move_back(s, 0, TECH, 5)
    assert (c.stored_patches, c.patched.bit_count()) == (1, 1)
    s.last_round = True
    finish(s, 0)
    finish(s, 1)
    assert s.phase == 4
    assert c.patches_to_lay == 1
    assert refused(s, 0, StorePatch()) == "PU-8.3"


@pytest.mark.rule("PU-8.7", "PU-14.8")
def test_nothing_is_stored_in_the_end_phase() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "store_patches")
    c.stored_patches, s.last_round = 1, True
    finish(s, 0)
    finish(s, 1)
    assert (s.phase, c.patches_to_lay) == (4, 1)
    assert refused(s, 0, StorePatch()) == "PU-8.3"
    assert not offers(s, 0, StorePatch)


@pytest.mark.rule("PU-8.9")
def test_a_patch_before_the_first_tile_goes_to_the_edge() -> None:
    s = placing()
    c = s.colonies[0]
    c.patches_to_lay = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[at(5, 5)]) == "PU-8.3"
    do(s, 0, LAY_PATCH[at(5, 0)])
    placements = tile_placements(s, c, tile("I2", "civ", "energy"), 0)
    assert at(0, 5) in [anchor for _, anchor in placements], "the first tile need not touch the patch"
    assert (0, at(5, 1)) not in placements, "but it must reach the edge"


@pytest.mark.rule("PU-8.12")
def test_several_patches_are_decided_one_by_one() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "store_patches")
    carry_out(s, 0, (VERBS["gain_patch"], 3, 0))
    bag(s)
    do(s, 0, StorePatch())
    do(s, 0, LAY_PATCH[at(6, 0)])
    do(s, 0, StorePatch())
    assert (c.stored_patches, c.patched.bit_count()) == (2, 1)
