"""The end of a game is worth what it brings, no more: bots must not hurry towards it, nor shrink from it."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.bots.greedy import after
from sternhafen.bots.search.reward import points_of
from sternhafen.games import titles

CRYO = titles()["cryo"]
MOST = 3.0
"""More than a last action of random play changes; the others' points are a multiple of it."""


@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_action_of_a_game_is_not_worth_all_that_others_have(seats: int) -> None:
    """What counts against a seat before the end counts against it at the end."""
    rng, judged = Random(seats), 0
    for seed in range(12):
        state = CRYO.start(CRYO.options(confirm=False), seats, seed)
        while state.outcome() is None:
            before = state.copy()
            seat = state.first_asked()
            action = state.sample_legal(seat, rng.random)
            state.play(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        if not before.ending:  # the Rival has ended the game in its turn
            continue
        judged += 1
        value, first = CRYO.evaluate(before, seat), outcome.standing()[seat] == 1
        assert abs(points_of(CRYO, state, seat)[seat] - value) < MOST
        assert abs(after(CRYO, before, seat, action, rng) - value) < MOST + first
    assert judged > 2


def test_where_only_own_points_count_the_end_is_worth_them() -> None:
    pods = titles()["escape-pods"]
    rng = Random(1)
    state = pods.start(pods.options(confirm=False).bounded(), 2, 1)
    while (seat := state.first_asked()) >= 0:
        state.play(seat, state.sample_legal(seat, rng.random))
    outcome = state.outcome()
    assert outcome is not None
    assert points_of(pods, state) == [outcome.total(0), outcome.total(1)]
