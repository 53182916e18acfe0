"""Bots come to an end where the rules let a seat go to and fro for ever: Cosmos's free steps onto energy (PU-26.10)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sternhafen.bots import bot
from sternhafen.bots.search import Manner
from sternhafen.bots.search.playout import coming_fork, finish_turn, turn_over
from sternhafen.engine import State
from sternhafen.games import titles
from sternhafen.games.planet_unknown.actions import Boost, MoveRover
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.vocabulary import ENERGY, ROVER
from tests.games.planet_unknown.founding import RIGHT, settled
from tests.games.planet_unknown.position import at, bag, block, do, fill, learn

TITLE = titles()["planet-unknown"]
TOP = 15
MOST = 60
"""Decisions that a turn may take at most."""


def waits(state: State, seat: int) -> float:
    """An evaluation that likes nothing better than a boost that is not used yet."""
    assert isinstance(state, PlanetUnknown)
    return float(state.colonies[seat].boosts)


@pytest.fixture
def walk() -> PlanetUnknown:
    """A turn with one boost left to use, and a rover that may go from energy to energy as often as it likes."""
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "free_steps_onto_energy")
    fill(c, block(5, 6, 3, 1), ENERGY)
    c.rovers, c.moves, c.boosts = 1 << at(3, 6), 1, 1
    c.tracks = [TOP - 1 if track == ROVER else TOP for track in range(len(c.tracks))]
    bag(s)
    do(s, 0, MoveRover(at(3, 6), RIGHT))
    do(s, 0, MoveRover(at(4, 6), RIGHT))
    assert s.legal(0) == [Boost(ROVER, False), MoveRover(at(5, 6), RIGHT)]
    return s


def test_a_playout_ends_a_turn_that_looks_best_if_it_never_ends(walk: PlanetUnknown) -> None:
    fork = coming_fork(walk)
    finish_turn(replace(TITLE, evaluate=waits), walk, 0, fork, Manner(turns=1, tries=2), Random(1))
    assert turn_over(walk, 0, fork)


@pytest.mark.parametrize("name", ["easy", "greedy", "search-20"])
def test_a_bot_ends_its_turn(walk: PlanetUnknown, name: str) -> None:
    rng, player = Random(1), bot(name)
    for _ in range(MOST):
        if walk.first_asked() != 0:
            return
        walk.play(0, player(TITLE, walk, 0, rng))
    pytest.fail("the turn goes on and on")
