"""Flux Industries (PU-31)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import CollectMeteorite, PlaceTile
from sternhafen.games.planet_unknown.data.vocabulary import ROVER, TECH, WATER, tech
from sternhafen.games.planet_unknown.rules.corporations.actions import AdvanceFlux, SetFlux
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance, move_back
from tests.games.planet_unknown.position import (
    bag,
    block,
    do,
    game,
    lay,
    learn,
    offers,
    placing,
    refused,
    rules_of,
    show,
    tile,
)


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
    c.markers[TECH] = fields[2]
    assert technologies(c) == tech(names[2])
    move_back(s, 0, TECH, 1)
    assert technologies(c) == tech(names[1])


@pytest.mark.rule("PU-31.3")
def test_flux_levels() -> None:
    s = placing("flux-industries")
    c = lay(s, 0, tile("I3", "rover", "tech", meteorite=True), (5, 0))
    c.flux = ROVER
    learn(c, "moves_for_rovers_on_flux_terrain")
    c.rovers = c.terrain[ROVER] & -c.terrain[ROVER]
    assert rules_of(c).starting_moves(c) == 2
    learn(c, "advance_to_next_milestone_of_flux")
    c.markers[ROVER] = 1
    bag(s)
    do(s, 0, AdvanceFlux(True))
    assert c.markers[ROVER] == 6
    assert (c.moves, c.rovers_to_put) == (1 + 1 + 2 + 2 + 2, 1)
    assert refused(s, 0, AdvanceFlux(True)) == "PU-31.3"
    learn(c, "improve_flux_track")
    c.moves = 0
    advance(s, 0, ROVER, 1)
    assert c.moves == 3
    learn(c, "collect_meteorite_on_matching_tile")
    s.lanes[0] = [type(s.lanes[1][0])(0)]
    show(s, 0, 0, tile("I2", "water", "rover"))
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0))
    do(s, 0, CollectMeteorite(c.meteorites.bit_length() - 1))
    assert c.got_meteorites == 1
    learn(c, "advance_flux")
    field = c.markers[ROVER]
    do(s, 0, AdvanceFlux(False))
    assert c.markers[ROVER] == field + 1
    assert block(0, 5, 1, 1)
