"""The evaluation knows what will bring medals before it does."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.bot.evaluation import earliness, evaluate, planet_value
from sternhafen.games.planet_unknown.data.planets import PLANETS, STANDARD_PLANET
from sternhafen.games.planet_unknown.data.vocabulary import TECH, WATER
from sternhafen.games.planet_unknown.fast.pieces import TOP_HALF
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import CorporationChoice, PlanetUnknownOptions
from tests.games.planet_unknown.position import at, placing

GRID = PLANETS[STANDARD_PLANET].grid
MIDDLE = sum(1 << at(x, y) for x in range(4, 7) for y in range(4, 8))


def ground(empty: int, meteors: int = 0) -> float:
    return planet_value(STANDARD_PLANET, empty, empty | meteors)


def test_it_is_late_once_a_planet_is_full() -> None:
    assert earliness(STANDARD_PLANET, GRID) == 1.0
    assert 0.0 < earliness(STANDARD_PLANET, GRID & TOP_HALF) < 1.0
    assert earliness(STANDARD_PLANET, MIDDLE) == 0.0


def test_gaps_that_lie_together_are_better_than_scattered_ones() -> None:
    apart = 1 << at(4, 4) | 1 << at(6, 4) | 1 << at(4, 6) | 1 << at(6, 6)
    together = 1 << at(4, 4) | 1 << at(6, 4) | 1 << at(4, 5) | 1 << at(6, 5)
    assert ground(together) > ground(apart)


def test_a_line_under_a_meteorite_promises_less() -> None:
    gap = 1 << at(6, 6)
    assert ground(gap, meteors=1 << at(5, 6)) < ground(gap)


def test_a_marker_nearer_to_its_next_medals_stands_better() -> None:
    s = placing()
    c = s.colonies[0]
    c.markers[WATER] = next(field for field in range(1, 15) if c.board().medals[WATER][field + 1] >= 0)
    near = evaluate(s, 0)
    c.markers[WATER] -= 1
    assert c.board().medals[WATER][c.markers[WATER] + 1] < 0
    assert evaluate(s, 0) < near


def test_a_technology_is_worth_more_early_than_late() -> None:
    gains: list[float] = []
    for empty in (GRID, MIDDLE):
        s = placing()
        c = s.colonies[0]
        c.free = empty
        c.markers[TECH] = c.board().tech_fields[0] - 1
        before = evaluate(s, 0)
        c.markers[TECH] += 1
        gains.append(evaluate(s, 0) - before)
    assert gains[0] > gains[1]


@pytest.mark.parametrize("corporation", get_args(CorporationChoice))
def test_every_corporation_can_be_judged_at_any_time(corporation: CorporationChoice) -> None:
    options = PlanetUnknownOptions(confirm=False, corporations=(corporation, corporation), beyond_rulebook=True)
    rng = Random(5)
    s = TITLE.new(options, 2, 5)
    assert isinstance(s, PlanetUnknown)
    s.settle()
    while s.outcome() is None:
        seat = s.first_asked()
        s.play(seat, s.sample_legal(seat, rng.random))
        assert -60 < evaluate(s, seat) < 200
    outcome = s.outcome()
    assert outcome is not None
    assert evaluate(s, 0) == outcome.total(0)
