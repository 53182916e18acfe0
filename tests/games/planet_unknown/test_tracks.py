"""Tracks, water and technology (PU-5, PU-7, PU-12)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import PlaceTile, Promote
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ENERGY, ROVER, TECH, VERBS, WATER
from sternhafen.games.planet_unknown.events import MarkerMoved
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance, back_tracks, movable, move_back
from sternhafen.games.planet_unknown.scoring import track_medals
from tests.games.planet_unknown.position import (
    ADVANCE,
    BOOST,
    ENERGISE,
    bag,
    do,
    finish,
    lay,
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
