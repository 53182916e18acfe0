"""Makeshift (PU-30)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.corporations.actions import Retreat, Steer
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance, room_below
from sternhafen.games.planet_unknown.scoring import track_medals
from tests.games.planet_unknown.position import (
    bag,
    do,
    lay,
    offers,
    placing,
    refused,
    rules_of,
    tile,
)


def makeshift() -> PlanetUnknown:
    s = placing("makeshift")
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    return s


def stand(c: Colony, track: int, column: int, row: int) -> None:
    """Set a marker of Makeshift on a field of some track."""
    c.set_column(track, column)
    c.markers[track] = row


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
    assert (c.column(BIOMASS), c.markers[BIOMASS]) == (ROVER, 3)
    assert c.moves == 1 or c.moves == 0
    stand(c, ROVER, ROVER, 2)
    stand(c, BIOMASS, ROVER, 3)
    assert room_below(c, BIOMASS, 1) == 0, "one marker per field"


@pytest.mark.rule("PU-30.3")
def test_makeshift_technologies_need_some_marker_high_on_the_tech_track() -> None:
    c = makeshift().colonies[0]
    stand(c, TECH, ROVER, 9)
    assert not technologies(c)
    stand(c, CIV, TECH, 5)
    assert technologies(c) == sum(c.board().techs[5:6])


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
    assert rules_of(c).extra_moves(c) == 0
    stand(c, BIOMASS, ROVER, 4)
    assert rules_of(c).extra_moves(c) == 1
    stand(c, TECH, TECH, 7)
    assert any(a.sideways for a in offers(s, 0, Steer))
    do(s, 0, Steer(CIV, WATER, False))
    stand(c, TECH, TECH, 10)
    c.boosts = 1
    bag(s)
    do(s, 0, Retreat(TECH))
    assert c.markers[TECH] == 9
    assert refused(s, 0, Retreat(TECH)) == "PU-12.2"
