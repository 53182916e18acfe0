"""Playouts: how a world goes on beyond the tree until it is worth a look."""

from __future__ import annotations

from random import Random
from typing import Final

from sternhafen.bots.search.manner import Manner
from sternhafen.engine import Action, State, Title

MANY: Final = 40
"""Where more actions are legal they are not listed but drawn."""
MOST_FINISHING: Final = 8
"""How many decisions a playout takes at most to finish what is under way."""


def value_after(title: Title, world: State, seat: int, action: Action) -> float:
    """Return how a seat stands right after an action."""
    trial: State = world.copy()
    trial.play(seat, action)
    return title.evaluate(trial, seat)


def some(world: State, seat: int, legal: list[Action], count: int, rng: Random) -> list[Action]:
    """Return so many legal actions drawn by lot, or all; none need be listed if there are far more."""
    if not legal:
        return [world.sample_legal(seat, rng.random) for _ in range(count)]
    return rng.sample(legal, count) if len(legal) > count else legal


def promising(title: Title, world: State, seat: int, manner: Manner, rng: Random) -> Action:
    """Return the best of some legal actions by the title's evaluation: of all, or of those drawn by lot."""
    tries = manner.tries
    if tries < 2:
        return world.sample_legal(seat, rng.random)
    drawn = some(world, seat, world.legal(seat) if world.count_legal(seat) <= MANY else [], tries, rng)
    if len(drawn) == 1:
        return drawn[0]
    best, best_value = drawn[0], value_after(title, world, seat, drawn[0])
    for action in drawn[1:]:
        value = value_after(title, world, seat, action)
        if value > best_value:
            best, best_value = action, value
    return best


def next_asked(world: State, seat: int) -> int:
    """Return the seat whose decision comes next, -1 at the end: one's own first, for in a fork the order is free."""
    if world.lanes and world.lanes[seat]:
        return seat
    return world.first_asked()


class Turns:
    """How many of a seat's own turns, or its parts of forks, are still to be played out in a world."""

    __slots__ = ("seat", "left", "fork")

    def __init__(self, world: State, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        self.fork = 0
        self._begin(world)

    def _begin(self, world: State) -> None:
        """Remember the fork that is open, or the next one."""
        self.fork = world.forks + (0 if world.lanes else 1)

    def _turn_over(self, world: State) -> bool:
        """Return whether the seat's turn, or its part of a fork that was open or to come when it began, is over."""
        if next_asked(world, self.seat) != self.seat or world.forks > self.fork:
            return True
        return world.forks == self.fork and not world.lanes

    def all_over(self, world: State, title: Title, manner: Manner, rng: Random) -> bool:
        """Return whether the last of the turns is over; between two of them the others play."""
        while self._turn_over(world):
            self.left -= 1
            if self.left < 1:
                return True
            while (asked := next_asked(world, self.seat)) != self.seat:
                if asked < 0:
                    return True
                world.play(asked, promising(title, world, asked, manner, rng))
            self._begin(world)
        return False


def finish_turns(title: Title, world: State, turns: Turns, manner: Manner, rng: Random) -> None:
    """Play a world on to the end of a seat's turns."""
    while not turns.all_over(world, title, manner, rng):
        world.play(turns.seat, promising(title, world, turns.seat, manner, rng))


def play_on(title: Title, world: State, seat: int, manner: Manner, rng: Random) -> None:
    """Play a world on for some decisions, then to the end of what is under way."""
    for left in range(manner.horizon + MOST_FINISHING, 0, -1):
        asked = next_asked(world, seat)
        if asked < 0:
            return
        if left <= MOST_FINISHING:
            top = world.question(asked)
            if top is None or not top.closed:
                return
        world.play(asked, promising(title, world, asked, manner, rng))
