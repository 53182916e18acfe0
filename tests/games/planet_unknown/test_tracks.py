"""Tracks, water, technology and energy (PU-5, PU-7, PU-12, PU-13)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import PlaceTile, Promote, TakeUnplaced
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, VERBS, WATER
from sternhafen.games.planet_unknown.events import LastRound, MarkerMoved, TileUnplaced
from sternhafen.games.planet_unknown.rules.energy import energy_tracks
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance, back_tracks, movable, move_back
from sternhafen.games.planet_unknown.scoring import track_medals
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


@pytest.mark.rule("PU-5.1")
def test_five_tracks_and_none_for_energy() -> None:
    assert all(len(corporation.bonuses) == 5 for corporation in CORPORATIONS)
    assert ENERGY == 5


@pytest.mark.rule("PU-5.2", "PU-5.3", "PU-35.4")
def test_every_field_reached_or_passed_gives_its_bonus() -> None:
    s = placing()
    c = s.colonies[0]
    s.record()
    advance(s, 0, BIOMASS, 3)
    assert [event.field for event in s.drain_events() if isinstance(event, MarkerMoved)] == [1, 2, 3]
    assert (c.boosts, c.patches_to_lay) == (1, 1)


@pytest.mark.rule("PU-5.4", "PU-35.2", "PU-15.2")
def test_medals_are_no_bonus_and_only_count_at_the_end() -> None:
    s = placing()
    c = s.colonies[0]
    advance(s, 0, WATER, 2)
    assert (c.boosts, c.patches_to_lay, c.moves, c.effects) == (0, 0, 0, ())
    assert track_medals(c, WATER) == 1
    c.markers[WATER] = 5
    assert track_medals(c, WATER) == 2


@pytest.mark.rule("PU-5.5")
def test_boosts_move_any_marker_and_chain() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.markers[TECH], c.boosts = 1, 1
    bag(s)
    do(s, 0, BOOST[TECH])
    assert c.boosts == 1
    do(s, 0, BOOST[TECH])
    assert c.markers[TECH] == 3


@pytest.mark.rule("PU-5.6")
def test_a_marker_on_top_stays_and_the_advance_is_lost() -> None:
    s = placing()
    c = s.colonies[0]
    c.markers[CIV] = 15
    advance(s, 0, CIV, 1)
    assert c.markers[CIV] == 15
    assert (c.moves, c.boosts, c.milestones) == (0, 0, ())


@pytest.mark.rule("PU-5.7", "PU-5.8", "PU-6.7", "PU-34.2")
def test_going_back_gives_nothing_stops_at_0_and_lets_milestones_give_again() -> None:
    s = placing()
    c = s.colonies[0]
    advance(s, 0, CIV, 3)
    assert list(c.milestones) == [0]
    move_back(s, 0, CIV, 2)
    assert (c.markers[CIV], list(c.milestones)) == (1, [0])
    advance(s, 0, CIV, 2)
    assert list(c.milestones) == [0, 0]
    move_back(s, 0, CIV, 9)
    assert c.markers[CIV] == 0
    c.rovers_to_put, c.rovers_left = 0, 0
    advance(s, 0, ROVER, 1)
    move_back(s, 0, ROVER, 1)
    advance(s, 0, ROVER, 1)
    lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.rovers_to_put = 2
    bag(s)
    assert c.rovers == 0, "within the rover limit"


@pytest.mark.rule("PU-5.9")
def test_the_marker_that_can_go_back_furthest_must() -> None:
    c = placing().colonies[0]
    c.markers = [1, 3, 0, 4, 2]
    assert back_tracks(c, 31, 3) == 1 << WATER | 1 << ROVER
    assert back_tracks(c, 31, 9) == 1 << ROVER
    c.markers = [0] * 5
    assert back_tracks(c, 31, 2) == 0


@pytest.mark.rule("PU-5.10")
def test_only_markers_that_can_move_may_be_chosen_and_rovers_always_can() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.markers = [15, 15, 3, 15, 0]
    assert movable(c) == 1 << BIOMASS | 1 << ROVER | 1 << TECH
    c.boosts = 1
    bag(s)
    assert refused(s, 0, BOOST[CIV]) == "PU-5.10"
    oasis = placing("oasis-ultd").colonies[0]
    oasis.markers = [0, 1, 2, 0, 0]
    assert not movable(oasis) >> WATER & 1


@pytest.mark.rule("PU-5.11")
def test_fewer_markers_move_if_fewer_can() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.markers = [15, 15, 15, 0, 15]
    carry_out(s, 0, (VERBS["advance_different"], 3, 1))
    bag(s)
    assert offers(s, 0, Promote) == [Promote(ROVER)]
    do(s, 0, Promote(ROVER))
    finish(s, 0)
    assert c.effects == ()
    assert c.markers[ROVER] == 1


# Water ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-7.1", "PU-7.2")
def test_water_may_lie_anywhere_but_moves_its_marker_only_over_ice() -> None:
    s = placing()
    put(s, 0, tile("I2", "water", "rover"), (5, 0))
    assert s.colonies[0].markers[WATER] == 0
    assert s.colonies[0].markers[ROVER] == 1
    s = placing()
    put(s, 0, tile("I2", "energy", "water"), (3, 1))
    assert [code & 7 for code in s.colonies[0].advances] == [WATER]


@pytest.mark.rule("PU-7.3")
def test_the_water_cell_on_ice_need_not_be_the_symbol() -> None:
    wet = tile("I3", "water", "rover")
    s = placing()
    show(s, 0, 0, wet)
    ice = s.colonies[0].ground().ice
    for action in [a for a in offers(s, 0, PlaceTile) if a.ring == 0]:
        _, section, _, symbol, _, _ = (board << action.anchor for board in TILE_TURNS[wet][action.turn])
        if section & ice and not symbol & ice:
            do(s, 0, action)
            break
    assert WATER in [code & 7 for code in s.colonies[0].advances]


@pytest.mark.rule("PU-7.4", "PU-13.4")
def test_boosts_and_energy_move_water_without_ice() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "energy", "water"), (5, 0))
    c.boosts, c.energies = 1, ((c.terrain[ENERGY], WATER),)
    bag(s)
    do(s, 0, BOOST[WATER])
    do(s, 0, ENERGISE[WATER])
    assert c.markers[WATER] == 2


@pytest.mark.rule("PU-7.5")
def test_standard_water_track_has_only_boosts_and_medals() -> None:
    verbs = {verb for field in CORPORATIONS[0].bonuses[WATER] for verb, _, _ in field}
    assert verbs == {VERBS["synergy"]}
    assert [medals for medals in CORPORATIONS[0].medals[WATER] if medals > 0] == [1, 2, 3, 4, 5, 7, 10]


# Technology -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-12.1", "PU-12.2")
def test_a_technology_works_while_the_marker_is_on_or_above_its_field() -> None:
    s = placing()
    c = s.colonies[0]
    advance(s, 0, TECH, 3)
    assert technologies(c) == 1
    advance(s, 0, TECH, 1)
    assert technologies(c) == 1
    move_back(s, 0, TECH, 2)
    assert technologies(c) == 0


@pytest.mark.rule("PU-12.3")
def test_a_technology_just_unlocked_counts_for_the_second_resource() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.markers[TECH] = 9
    c.advances = (1024 | 8 | WATER, 1024 | 8 | TECH)
    bag(s)
    do(s, 0, ADVANCE[TECH])
    finish(s, 0)
    assert c.markers[WATER] == 2


@pytest.mark.rule("PU-12.4", "PU-26.8")
def test_one_time_technologies_are_not_repeated() -> None:
    s = placing("cosmos-inc")
    c = s.colonies[0]
    c.markers[TECH] = 4
    advance(s, 0, TECH, 1)
    assert c.owed == 3
    c.owed = 0
    move_back(s, 0, TECH, 1)
    advance(s, 0, TECH, 1)
    assert c.owed == 0


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
