"""Oasis Ultd. (PU-29)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import PlaceTile, TakeUnplaced
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, ENERGY, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.rules.tracks import advance, can_advance, movable, move_back, room_below
from sternhafen.games.planet_unknown.scoring import track_medals
from tests.games.planet_unknown.founding import settled
from tests.games.planet_unknown.position import (
    ADVANCE,
    BOOST,
    DONE,
    bag,
    do,
    learn,
    offers,
    placing,
    put,
    refused,
    rules_of,
    show,
    tile,
)


@pytest.mark.rule("PU-29.1")
def test_oasis_moves_water_one_step_for_each_cell_on_ice() -> None:
    s = placing("oasis-ultd")
    c = s.colonies[0]
    wet = tile("I3", "water", "rover")
    show(s, 0, 0, wet)
    from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS

    for action in [a for a in offers(s, 0, PlaceTile) if a.ring == 0]:
        section = TILE_TURNS[wet][action.turn][1] << action.anchor
        if (section & c.ground().ice).bit_count() == 2:
            do(s, 0, action)
            break
    do(s, 0, ADVANCE[WATER])
    assert c.markers[WATER] == 2


@pytest.mark.rule("PU-29.2", "PU-29.4", "PU-29.5")
def test_oasis_example_the_path_is_blocked_until_level_1_jumps() -> None:
    s = placing("oasis-ultd")
    c = s.colonies[0]
    c.markers = [0, 1, 2, 0, 0]
    advance(s, 0, WATER, 2)
    assert c.markers[WATER] == 1, "the biomass marker is in the way"
    c.markers[TECH] = 3
    advance(s, 0, WATER, 2)
    assert c.markers[WATER] == 4
    assert c.moves == 1
    assert len(c.board().places) == 24


@pytest.mark.rule("PU-29.3")
def test_oasis_markers_score_only_their_own_medals() -> None:
    c = placing("oasis-ultd").colonies[0]
    found = []
    for field in (9, 10, 12, 13, 19, 21, 23):
        c.markers[WATER] = field
        found.append(track_medals(c, WATER))
    assert found == [0, 3, 3, 6, 9, 12, 15]


@pytest.mark.rule("PU-29.7", "PU-29.8", "PU-29.9")
def test_oasis_technologies_for_placed_tiles() -> None:
    s = settled("oasis-ultd")
    c = s.colonies[0]
    learn(c, "water_when_no_ice")
    put(s, 0, tile("I2", "rover", "tech"), (6, 5))
    do(s, 0, ADVANCE[WATER])
    assert c.markers[WATER] == 1
    c.advances, c.patches_to_lay = (), 1
    bag(s)
    do(s, 0, next(a for a in s.legal(0) if type(a).__name__ == "LayPatch" and not c.ground().ice >> a.cell & 1))  # type: ignore[attr-defined]
    assert c.markers[WATER] == 1, "patches do not count"
    s = settled("oasis-ultd")
    c = s.colonies[0]
    learn(c, "boost_per_water_tile")
    put(s, 0, tile("I2", "water", "rover"), (6, 5))
    assert (c.patches_to_lay, c.boosts) == (1, 1)


@pytest.mark.rule("PU-29.7", "PU-3.7")
def test_oasis_step_for_a_tile_off_the_ice_waits_with_the_other_gains() -> None:
    s = settled("oasis-ultd")
    c = s.colonies[0]
    c.markers = [0, 1, 2, 0, c.board().tech_fields[2]]
    put(s, 0, tile("I2", "rover", "tech"), (6, 5))
    assert c.markers[WATER] == 1, "nothing has moved yet"
    assert {ADVANCE[WATER], ADVANCE[ROVER], ADVANCE[TECH]} <= set(s.legal(0))
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, ADVANCE[ROVER])
    assert c.markers[WATER] == 1, "it may wait for the others"
    do(s, 0, ADVANCE[WATER])
    assert c.markers[WATER] > 1
    assert ADVANCE[WATER] not in s.legal(0), "one step for a tile"


@pytest.mark.rule("PU-29.10")
def test_oasis_energy_boosts_and_unplaced_tiles_move_water_one_step() -> None:
    s = settled("oasis-ultd")
    c = s.colonies[0]
    c.boosts, c.energies = 1, ((c.terrain[ENERGY], WATER),)
    bag(s)
    do(s, 0, BOOST[WATER])
    assert c.markers[WATER] == 1
    s = settled("oasis-ultd")
    c = s.colonies[0]
    c.free = 0
    show(s, 0, 0, tile("I2", "water", "rover"))
    do(s, 0, TakeUnplaced(0))
    assert [code >> 3 & 31 for code in c.advances if code & 7 == WATER] == [1]


@pytest.mark.rule("PU-29.11", "PU-5.10")
def test_oasis_markers_also_go_back_along_their_way_and_are_blocked() -> None:
    s = placing("oasis-ultd")
    c = s.colonies[0]
    c.markers = [0, 3, 2, 0, 0]
    assert room_below(c, WATER, 1) == 0
    c.markers[BIOMASS] = 5
    move_back(s, 0, WATER, 1)
    assert c.markers[WATER] == 2
    c.markers = [0, 3, 2, 0, 3]
    assert room_below(c, WATER, 1) == 1, "level 1 jumps there too"
    assert can_advance(c, ROVER)
    assert rules_of(c).goal_field(WATER, 5) == 5
    assert movable(c)
