"""Corporations outside the rulebook: Makeshift and Flux Industries (PU-30, PU-31)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import AdvanceFlux, CollectMeteorite, PlaceTile, Retreat, SetFlux, Steer
from sternhafen.games.planet_unknown.colony import COLUMNS, FLUX, Colony
from sternhafen.games.planet_unknown.rounds import starting_moves
from sternhafen.games.planet_unknown.scoring import track_medals
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tracks import advance, extra_moves, move_back, room_below
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, CIV, ROVER, TECH, WATER, tech
from tests.games.planet_unknown.position import bag, block, do, game, lay, learn, offers, placing, refused, show, tile


def makeshift() -> PlanetUnknown:
    s = placing("makeshift")
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    return s


def stand(c: Colony, track: int, column: int, row: int) -> None:
    """Set a marker of Makeshift on a field of some track."""
    shift = 3 * track
    c.set_quirk(COLUMNS, c.quirks[COLUMNS] & ~(7 << shift) | column << shift)
    c.tracks[track] = row


@pytest.mark.rule("PU-30.1", "PU-30.2", "PU-30.6")
def test_makeshift_markers_go_up_straight_or_diagonally_onto_free_fields_and_take_what_is_there() -> None:
    s = makeshift()
    c = s.colonies[0]
    stand(c, ROVER, ROVER, 3)
    stand(c, BIOMASS, BIOMASS, 2)
    stand(c, WATER, WATER, 3)
    advance(s, 0, BIOMASS, 1)
    bag(s)
    assert {a.column for a in offers(s, 0, Steer)} == {BIOMASS}
    stand(c, ROVER, ROVER, 0)
    assert {a.column for a in offers(s, 0, Steer)} == {BIOMASS, ROVER}
    do(s, 0, Steer(BIOMASS, ROVER, False))
    assert (c.column(BIOMASS), c.tracks[BIOMASS]) == (ROVER, 3)
    assert c.moves == 1 or c.moves == 0
    stand(c, ROVER, ROVER, 2)
    stand(c, BIOMASS, ROVER, 3)
    assert room_below(c, BIOMASS, 1) == 0, "one marker per field"


@pytest.mark.rule("PU-30.3")
def test_makeshift_technologies_need_some_marker_high_on_the_tech_track() -> None:
    c = makeshift().colonies[0]
    stand(c, TECH, ROVER, 9)
    assert not c.techs()
    stand(c, CIV, TECH, 5)
    assert c.techs() == sum(c.board().techs[5:6])


@pytest.mark.rule("PU-30.4", "PU-30.5")
def test_makeshift_markers_score_the_track_they_stand_on() -> None:
    c = makeshift().colonies[0]
    stand(c, CIV, WATER, 7)
    assert track_medals(c, CIV) == 3
    stand(c, WATER, WATER, 2)
    assert track_medals(c, WATER) == 1
    stand(c, TECH, TECH, 14)
    assert track_medals(c, WATER) == 3, "level 5: like the highest on its track"


@pytest.mark.rule("PU-30.5", "PU-30.7")
def test_makeshift_levels() -> None:
    s = makeshift()
    c = s.colonies[0]
    stand(c, TECH, TECH, 3)
    advance(s, 0, CIV, 1)
    bag(s)
    assert {a.column for a in offers(s, 0, Steer)} == {CIV, WATER, TECH}
    stand(c, TECH, TECH, 5)
    stand(c, ROVER, ROVER, 2)
    assert extra_moves(c) == 0
    stand(c, BIOMASS, ROVER, 4)
    assert extra_moves(c) == 1
    stand(c, TECH, TECH, 7)
    assert any(a.sideways for a in offers(s, 0, Steer))
    do(s, 0, Steer(CIV, WATER, False))
    stand(c, TECH, TECH, 10)
    c.boosts = 1
    bag(s)
    do(s, 0, Retreat(TECH))
    assert c.tracks[TECH] == 9
    assert refused(s, 0, Retreat(TECH)) == "PU-12.2"


@pytest.mark.rule("PU-31.1")
def test_flux_token_is_set_at_the_start_and_moved_at_each_technology() -> None:
    s = game(2, corporations=("flux-industries",), beyond_rulebook=True)
    do(s, 0, SetFlux(WATER))
    assert s.colonies[0].flux == WATER
    s = placing("flux-industries")
    c = s.colonies[0]
    advance(s, 0, TECH, 3)
    c.boosts = 0
    bag(s)
    do(s, 0, SetFlux(ROVER))
    assert c.flux == ROVER


@pytest.mark.rule("PU-31.2")
def test_only_the_highest_technology_of_flux_works() -> None:
    s = placing("flux-industries")
    c = s.colonies[0]
    names, fields = c.board().technologies, c.board().tech_fields
    c.tracks[TECH] = fields[2]
    assert c.techs() == tech(names[2])
    move_back(s, 0, TECH, 1)
    assert c.techs() == tech(names[1])


@pytest.mark.rule("PU-31.3")
def test_flux_levels() -> None:
    s = placing("flux-industries")
    c = lay(s, 0, tile("I3", "rover", "tech", meteorite=True), (5, 0))
    c.set_quirk(FLUX, ROVER)
    learn(c, "moves_for_rovers_on_flux_terrain")
    c.rovers = c.terrain[ROVER] & -c.terrain[ROVER]
    assert starting_moves(c) == 2
    learn(c, "advance_to_next_milestone_of_flux")
    c.tracks[ROVER] = 1
    bag(s)
    do(s, 0, AdvanceFlux(True))
    assert c.tracks[ROVER] == 6
    assert (c.moves, c.puts) == (1 + 1 + 2 + 2 + 2, 1)
    assert refused(s, 0, AdvanceFlux(True)) == "PU-31.3"
    learn(c, "improve_flux_track")
    c.moves = 0
    advance(s, 0, ROVER, 1)
    assert c.moves == 3
    learn(c, "collect_meteorite_on_matching_tile")
    s.lanes[0] = [type(s.lanes[1][0])(0)]
    show(s, 0, 0, tile("I2", "water", "rover"))
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0))
    do(s, 0, CollectMeteorite(c.meteors.bit_length() - 1))
    assert c.got_meteors == 1
    learn(c, "advance_flux")
    field = c.tracks[ROVER]
    do(s, 0, AdvanceFlux(False))
    assert c.tracks[ROVER] == field + 1
    assert block(0, 5, 1, 1)
