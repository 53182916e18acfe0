"""Worlds: where a search plays things out, because its seat cannot tell them from the true one.

Others know their own hidden things and act on them. So a world in which what they have done leaves them well off is
likelier than one in which it makes no sense. A search that heeds this draws from a Markov chain (Metropolis's): it goes
on to a newly resampled world with a chance that depends on how much better or worse the others stand there, and
otherwise comes back to the last one. That costs one evaluation a world for each of the others.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from sternhafen.engine import State, Title

FIRST_STEPS: Final = 6
"""So many worlds are passed before the first is used, so that it is hardly an unlikely one."""
SEED_BITS: Final = 128


class Worlds:
    """A source of worlds for one decision of a seat."""

    def __init__(self, title: Title, state: State, seat: int, rng: Random, heed: float, sees_all: bool) -> None:
        self._title = title
        self._state = state
        self._seat = seat
        self._rng = rng
        self._heed = heed if state.seats > 1 else 0.0
        self._sees_all = sees_all
        self._last: State | None = None
        self._likely = 0.0
        """The logarithm of how likely the last world is, but for a constant."""

    def next(self) -> State:
        """Return a world to be played on in: the true one if the seat sees all."""
        if self._sees_all:
            true: State = self._state.copy()
            return true
        if not self._heed:
            world: State = self._state.resample(self._seat, self._rng)
            return world
        if self._last is None:
            for _ in range(FIRST_STEPS):
                self._step()
        return self._step()

    def _step(self) -> State:
        """Return the next world of the chain."""
        fresh: State = self._state.resample(self._seat, self._rng)
        likely = self._likelihood(fresh)
        if self._last is None or likely >= self._likely or self._rng.random() < exp(likely - self._likely):
            self._last, self._likely = fresh, likely
        world: State = self._last.copy()
        world.seed = self._rng.getrandbits(SEED_BITS)  # the same hidden things, and other chances
        return world

    def _likelihood(self, world: State) -> float:
        """Return the logarithm of how likely a world is, but for a constant: by how well the others stand."""
        others = 0.0
        for other in range(world.seats):
            if other != self._seat:
                others += self._title.evaluate(world, other)
        return others * self._heed
