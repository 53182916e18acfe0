"""Bots come to an end where the rules let a seat go to and fro for ever.

That is so with Cosmos's free steps onto energy (PU-26.10), with buoys (PODS-9.5) and where nobody gets on (PODS-11.12).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from sternhafen.bots import Bot, bot
from sternhafen.bots.search.playout import coming_fork, finish_turn, turn_over
from sternhafen.bots.shortsighted import ShortSighted
from sternhafen.engine import SearchConfig, State, Title
from sternhafen.engine.terms import Term
from sternhafen.games import titles
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.planet_unknown.actions import Boost, MoveRover
from sternhafen.games.planet_unknown.data.vocabulary import ENERGY, ROVER
from sternhafen.games.planet_unknown.game import PlanetUnknown
from tests.games.escape_pods import position as pods
from tests.games.planet_unknown.founding import RIGHT, settled
from tests.games.planet_unknown.position import at, bag, block, do, fill, learn

TITLE = titles()["planet-unknown"]
PODS = titles()["escape-pods"]
TOP = 15
MANY_ROUNDS = 60
"""About three times as many rounds as most games have."""
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
    c.markers = [TOP - 1 if track == ROVER else TOP for track in range(len(c.markers))]
    bag(s)
    do(s, 0, MoveRover(at(3, 6), RIGHT))
    do(s, 0, MoveRover(at(4, 6), RIGHT))
    assert s.legal(0) == [Boost(ROVER, False), MoveRover(at(5, 6), RIGHT)]
    return s


def test_a_playout_ends_a_turn_that_looks_best_if_it_never_ends(walk: PlanetUnknown) -> None:
    fork = coming_fork(walk)
    finish_turn(replace(TITLE, evaluate=waits), walk, 0, fork, True, SearchConfig(turns=1, tries=2), Random(1))
    assert turn_over(walk, 0, fork, True)


@pytest.mark.parametrize("name", ["beginner", "easy", "greedy", "search-20"])
def test_a_bot_ends_its_turn(walk: PlanetUnknown, name: str) -> None:
    rng, player = Random(1), bot(name)
    for _ in range(MOST):
        if walk.first_asked() != 0:
            return
        walk.play(0, player(TITLE, walk, 0, rng))
    pytest.fail("the turn goes on and on")


def judging(title: Title, evaluate: Callable[[State, int], float]) -> Title:
    """Return a title with another evaluation, of a single term."""
    return replace(title, evaluate=evaluate, terms=lambda state, seat: {Term("all"): evaluate(state, seat)})


def keeps_the_turn(state: State, seat: int) -> float:
    """An evaluation that likes nothing better than another free move."""
    assert isinstance(state, EscapePods)
    return float(state.free_moves) if state.active == seat else -1.0


@pytest.fixture
def crossing() -> EscapePods:
    """A turn without actions left, and a pod that may cross a buoy's border as often as its owner likes."""
    s = pods.table(2)
    pods.fill(s, pods.TWO_A, 5, "0K")
    pods.buoy(s, 0, 4)
    s.actions_left = 0
    assert s.count_legal(0) == 2
    return s


@pytest.mark.parametrize("name", ["beginner", "easy", "greedy", "search-20", "random"])
def test_a_bot_does_not_cross_a_buoys_border_for_ever(crossing: EscapePods, name: str) -> None:
    rng, player = Random(1), bot(name)
    title = judging(PODS, keeps_the_turn)
    for _ in range(MOST):
        if crossing.first_asked() != 0:
            return
        crossing.play(0, player(title, crossing, 0, rng))
    pytest.fail("the turn goes on and on")


def test_a_playout_does_not_cross_a_buoys_border_for_ever(crossing: EscapePods) -> None:
    title = replace(PODS, evaluate=keeps_the_turn)
    finish_turn(title, crossing, 0, coming_fork(crossing), True, SearchConfig(turns=1, tries=2), Random(1))
    assert crossing.first_asked() == 1


def only_passes(state: State, seat: int) -> float:
    """An evaluation that likes nothing better than the next round."""
    assert isinstance(state, EscapePods)
    return float(state.round * state.seats + (state.active != seat))


CLEAR = ShortSighted(overlooks=0.0, misjudges=1.2)
"""Sees what keeps it going round, and values it."""


@pytest.mark.parametrize(
    "new",
    [lambda: CLEAR, lambda: bot("greedy"), lambda: bot("search-20")],
    ids=["short-sighted", "greedy", "search-20"],
)
def test_bots_alone_end_a_game_without_a_round_cap_in_which_they_only_pass(new: Callable[[], Bot]) -> None:
    s = pods.opening(2, confirm=False)
    title, rng, players = judging(PODS, only_passes), Random(1), [new(), new()]
    for _ in range(PODS.longest):
        seat = s.first_asked()
        if seat < 0:
            break
        s.play(seat, players[seat](title, s, seat, rng))
    assert s.round > 100
    assert s.outcome() is not None


@pytest.mark.parametrize("seed", [0, 4, 5, 11])
def test_greedy_bots_do_not_take_the_same_seat_from_each_other_until_the_rounds_are_over(seed: int) -> None:
    s = PODS.start(PodsOptions(confirm=False, round_cap=MANY_ROUNDS), 2, seed)
    rng, player = Random(seed), bot("greedy")
    while (seat := s.first_asked()) >= 0:
        s.play(seat, player(PODS, s, seat, rng))
    assert isinstance(s, EscapePods)
    assert s.round < MANY_ROUNDS
    assert s.barrier_seat >= 0
