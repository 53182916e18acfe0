"""Energy (PU-13)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import TakeUnplaced
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.events import LastRound, TileUnplaced
from sternhafen.games.planet_unknown.rules.energy import energy_tracks
from tests.games.planet_unknown.position import (
    ADVANCE,
    BOOST,
    DONE,
    ENERGISE,
    LAY_PATCH,
    TURN_STATION,
    at,
    bag,
    block,
    do,
    fill,
    finish,
    game,
    lay,
    learn,
    offers,
    placing,
    put,
    refused,
    show,
    tile,
)

# Energy ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-13.1", "PU-13.5")
def test_energy_example_1_the_other_resource_moves_twice() -> None:
    s = placing()
    put(s, 0, tile("I2", "civ", "energy"), (5, 0))
    do(s, 0, ENERGISE[CIV])
    finish(s, 0)
    assert s.colonies[0].markers == [2, 0, 0, 0, 0]


@pytest.mark.rule("PU-13.2", "PU-13.3")
def test_energy_example_2_areas_touching_the_whole_energy_area() -> None:
    s = placing()
    c = s.colonies[0]
    fill(c, block(4, 4, 1, 1), TECH)
    fill(c, block(5, 4, 2, 1), ENERGY)
    fill(c, block(7, 4, 1, 1), WATER)
    fill(c, block(8, 5, 1, 1), ROVER)
    c.last_tile = block(4, 4, 1, 1)
    put(s, 0, tile("I2", "civ", "energy"), (5, 5), turn=2)
    assert {action.track for action in offers(s, 0, type(ENERGISE[0]))} == {CIV, TECH, WATER}
    assert refused(s, 0, ENERGISE[ROVER]) == "PU-13.2"


@pytest.mark.rule("PU-13.2", "PU-25.8")
def test_energy_serves_the_tiles_other_resource_even_under_a_patch() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "patch_on_tiles")
    c.energies, c.patches_to_lay = ((c.terrain[ENERGY], CIV),), 1
    bag(s)
    do(s, 0, LAY_PATCH[c.terrain[CIV].bit_length() - 1])
    assert not c.terrain[CIV]
    do(s, 0, ENERGISE[CIV])
    assert c.markers[CIV] == 1


@pytest.mark.rule("PU-13.7")
def test_energy_need_not_be_used() -> None:
    s = placing()
    put(s, 0, tile("I2", "civ", "energy"), (5, 0))
    if ADVANCE[CIV] in s.legal(0):
        do(s, 0, ADVANCE[CIV])
    do(s, 0, DONE)
    assert s.colonies[0].markers[CIV] == 1


@pytest.mark.rule("PU-13.8", "PU-14.3", "PU-14.11", "PU-14.1", "PU-14.5", "PU-22.5")
def test_scoring_example_an_unplaceable_water_energy_tile_moves_water_two_fields() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "water_placement_double")
    c.markers[WATER] = 8
    c.free = 1 << at(0, 5)
    show(s, 0, 1, tile("Z5", "energy", "water", meteorite=True))
    s.record()
    do(s, 0, TakeUnplaced(1))
    told = [event for event in s.drain_events() if isinstance(event, TileUnplaced | LastRound)]
    assert told == [TileUnplaced(seat=0, tile=tile("Z5", "energy", "water", meteorite=True)), LastRound()]
    assert c.markers[WATER] == 10
    assert (c.meteorites, c.energies) == (0, ())
    assert tile("Z5", "energy", "water", meteorite=True) in s.gone
    assert s.last_round
    finish(s, 1)
    assert s.round == 1
    assert s.phase == 4 or s.outcome() is not None


@pytest.mark.rule("PU-13.9", "PU-22.5")
def test_the_double_water_technology_counts_for_placed_tiles_only() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "water_placement_double")
    c.markers[WATER] = 1
    c.boosts, c.energies = 1, ((c.terrain[ENERGY], WATER),)
    c.advances = (1024 | 8 | WATER,)
    bag(s)
    do(s, 0, ENERGISE[WATER])
    assert c.markers[WATER] == 2
    do(s, 0, BOOST[WATER])
    assert c.markers[WATER] == 3
    assert c.boosts == 1
    do(s, 0, ADVANCE[WATER])
    assert c.markers[WATER] == 5


@pytest.mark.rule("PU-13.10")
def test_areas_are_looked_at_when_energy_is_used() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    lay(s, 0, tile("I2", "biomass", "civ"), (6, 2))
    c.energies, c.patches_to_lay = ((1 << at(5, 1), CIV),), 1
    bag(s)
    assert refused(s, 0, ENERGISE[BIOMASS]) == "PU-13.2"
    do(s, 0, LAY_PATCH[at(6, 1)])
    do(s, 0, ENERGISE[BIOMASS])


@pytest.mark.rule("PU-13.11", "PU-17.9")
def test_an_area_offers_its_type_though_patches_cover_its_symbols() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    lay(s, 0, tile("I3", "rover", "tech"), (6, 0))
    learn(c, "patch_on_tiles")
    symbol = c.symbols[ROVER].bit_length() - 1
    c.patches_to_lay = 1
    bag(s)
    do(s, 0, LAY_PATCH[symbol])
    assert c.symbols[ROVER] == 0
    assert c.terrain[ROVER]
    assert energy_tracks(c, 1 << at(5, 1), CIV) >> ROVER & 1 or not c.terrain[ROVER] & block(6, 1, 1, 1)


@pytest.mark.rule("PU-14.2", "PU-14.12", "PU-34.5", "PU-14.6")
def test_a_sector_used_up_ends_the_game_after_this_round() -> None:
    s = game(2)
    do(s, s.commander, TURN_STATION[4])
    show(s, 0, 1, -1)
    stack = s.stack(0, 0)
    s.gone, s.hidden_tiles[stack] = tuple(sorted((*s.gone, *s.hidden_tiles[stack]))), ()
    s.play(0, s.legal(0)[0])
    finish(s, 0)
    before = s.last_round
    finish(s, 1)
    while s.first_asked() >= 0:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    assert (before, s.last_round) == (False, True)
    assert s.round == 1
    assert s.outcome() is not None
