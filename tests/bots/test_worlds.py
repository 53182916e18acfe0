"""The worlds of a search: its seat can tell none from the true one, and likelier ones come up more often."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import exp
from random import Random

import pytest

from sternhafen.bots.search.worlds import Worlds
from sternhafen.engine import State
from sternhafen.games import titles
from tests.bots.test_search import positions

PODS = titles()["escape-pods"]


def with_hidden_crew() -> tuple[State, int]:
    """Return a position in which a seat does not know some of the other's crew, and that seat."""
    return next(
        (state, seat)
        for state, seat in positions(PODS, 3, 20)
        if len({tuple(state.resample(seat, Random(number)).crew) for number in range(20)}) > 5
    )


def crew_of(state: State) -> tuple[int, ...]:
    return tuple(state.crew)  # type: ignore[attr-defined]  # a state of Escape Pods


@pytest.mark.parametrize("heed", [0.0, 0.5])
def test_no_world_can_be_told_from_the_true_one(heed: float) -> None:
    state, seat = with_hidden_crew()
    worlds = Worlds(PODS, state, seat, Random(1), heed, sees_all=False)
    seen = [worlds.next() for _ in range(50)]
    assert all(world.view(seat) == state.view(seat) for world in seen)
    assert len({world.seed for world in seen}) == 50, "the same hidden things, but not the same luck"
    assert len({id(world) for world in seen}) == 50


def test_who_sees_all_gets_the_true_one() -> None:
    state, seat = with_hidden_crew()
    assert Worlds(PODS, state, seat, Random(1), 0.5, sees_all=True).next() == state


def test_likelier_worlds_come_up_more_often_by_as_much_as_they_are_likelier() -> None:
    """If somebody wants a hidden crew member to be a scientist, that is the likelier the more it is heeded."""
    state, seat = with_hidden_crew()
    crews = [crew_of(state.resample(seat, Random(number))) for number in range(400)]
    hidden = next(tag for tag in range(len(crews[0])) if len({crew[tag] for crew in crews}) == 3)
    wanting = replace(PODS, evaluate=lambda world, own: 2.0 * (crew_of(world)[hidden] == 1))

    def share(heed: float) -> float:
        worlds = Worlds(wanting, state, seat, Random(2), heed, sees_all=False)
        return Counter(crew_of(worlds.next())[hidden] for _ in range(3000))[1] / 3000

    usual = sum(crew[hidden] == 1 for crew in crews) / len(crews)
    favoured = usual * exp(2.0 * 0.6)
    assert share(0.0) == pytest.approx(usual, abs=0.06)
    assert share(0.6) == pytest.approx(favoured / (favoured + 1 - usual), abs=0.06)
