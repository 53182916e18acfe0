"""Playouts: how a world goes on beyond the tree until it is worth a look."""

from __future__ import annotations

from random import Random
from typing import Final

from sternhafen.bots.search.manner import Manner
from sternhafen.engine import Action, State, Title

MOST_FINISHING: Final = 8
"""How many decisions a playout takes at most to finish what is under way."""


def value_after(title: Title, world: State, seat: int, action: Action) -> float:
    """Return how a seat stands right after an action."""
    trial: State = world.copy()
    trial.play(seat, action)
    return title.evaluate(trial, seat)


def promising(title: Title, world: State, seat: int, tries: int, rng: Random) -> Action:
    """Return the best of a few legal actions drawn by lot, by the title's evaluation."""
    best = world.sample_legal(seat, rng.random)
    if tries < 2 or world.count_legal(seat) == 1:
        return best
    best_value = value_after(title, world, seat, best)
    for _ in range(tries - 1):
        action = world.sample_legal(seat, rng.random)
        if action is not best:
            value = value_after(title, world, seat, action)
            if value > best_value:
                best, best_value = action, value
    return best


def next_asked(world: State, seat: int) -> int:
    """Return the seat whose decision comes next, -1 at the end: one's own first, for in a fork the order is free."""
    if world.lanes and world.lanes[seat]:
        return seat
    return world.first_asked()


def play_on(title: Title, world: State, seat: int, manner: Manner, rng: Random) -> None:
    """Play a world on, as far as the manner looks ahead."""
    if manner.rounds:
        _play_rounds(title, world, seat, manner, rng)
    else:
        _play_decisions(title, world, seat, manner, rng)


def _play_rounds(title: Title, world: State, seat: int, manner: Manner, rng: Random) -> None:
    last = world.forks + manner.rounds
    while (asked := next_asked(world, seat)) >= 0 and world.forks < last:
        world.play(asked, promising(title, world, asked, manner.tries, rng))


def _play_decisions(title: Title, world: State, seat: int, manner: Manner, rng: Random) -> None:
    for left in range(manner.horizon + MOST_FINISHING, 0, -1):
        asked = next_asked(world, seat)
        if asked < 0:
            return
        if left <= MOST_FINISHING:
            top = world.question(asked)
            if top is None or not top.closed:
                return
        world.play(asked, promising(title, world, asked, manner.tries, rng))
