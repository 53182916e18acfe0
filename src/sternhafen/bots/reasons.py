"""Reasons: in which terms of the evaluation the likely futures of one action are better than those of others.

All actions are played on in the same worlds with the same random numbers, so that what differs is their doing. The
worlds are resampled for the seat: a reason can only tell what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final

from sternhafen.bots.search.playout import future
from sternhafen.bots.values import Reason
from sternhafen.engine import Action, State, Title
from sternhafen.engine.terms import RIVALS, Term, Terms, add

WORLDS: Final = 24
"""In how many worlds futures are compared at first."""
MAX_WORLDS: Final = 96
"""In how many at most, where fewer tell no difference."""
MAX_REASONS: Final = 3
"""How many terms are named."""
MIN_POINTS: Final = 0.05
"""A difference of less is not worth a word."""
MIN_SHARE: Final = 0.25
"""Nor is one that is a smaller share of the weightiest."""
SURE: Final = 2.0
"""By how many standard errors a mean difference must exceed nought to be more than noise."""

Futures = list[Terms]
"""The terms of a seat in the future of an action, one for every world."""


class Comparison:
    """The futures of actions of one decision, in the same worlds."""

    def __init__(self, title: Title, state: State, seat: int, rng: Random, seconds: float = 0.0) -> None:
        self._deadline = monotonic() + seconds if seconds else float("inf")
        assert title.terms is not None, "only a title with terms has reasons"
        self._title = title
        self._terms = title.terms
        self._state = state
        self._seat = seat
        self._config = title.search_config(state.seats)
        self._rng = rng
        self._worlds: list[tuple[State, int]] = []
        self._futures: dict[Action, Futures] = {}
        self.look(WORLDS)

    def has_time(self) -> bool:
        """Return whether there is time to look at more."""
        return monotonic() < self._deadline

    def look(self, worlds: int) -> None:
        """Compare in so many worlds from now on."""
        while len(self._worlds) < worlds:
            self._worlds.append((self._state.resample(self._seat, self._rng), self._rng.getrandbits(64)))

    def look_further(self) -> None:
        """Look one turn, or as many decisions again, further into the future from now on."""
        turns, horizon = self._config.turns, self._config.horizon
        self._config = self._config.changed({"turns": turns + 1} if turns else {"horizon": 2 * horizon})
        self._futures.clear()

    def futures(self, action: Action) -> Futures:
        """Return the terms after an action in every world."""
        futures = self._futures.setdefault(action, [])
        for world, seed in self._worlds[len(futures) :]:
            after = future(self._title, world, self._seat, action, self._config, Random(seed))
            futures.append(self._standing(after))
        return futures

    def _standing(self, world: State) -> Terms:
        """Return a seat's terms, and what the best of the others has where the lead over it counts."""
        terms = self._terms(world, self._seat)
        if not self._config.alone and world.seats > 1:
            others = [self._title.evaluate(world, seat) for seat in range(world.seats) if seat != self._seat]
            add(terms, RIVALS, -max(others))
        return terms

    def over(self, action: Action, others: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the terms in which an action brings more than others do on average, the weightiest first."""
        return weightiest(self.futures(action), [self.futures(other) for other in others]) if others else ()

    def brought(self, action: Action) -> tuple[Reason, ...]:
        """Return the terms that grow from now to the futures of an action, the weightiest first."""
        return weightiest(self.futures(action), [[self._standing(world) for world, _ in self._worlds]])


def weightiest(own: Futures, rest: Sequence[Futures]) -> tuple[Reason, ...]:
    """Return the terms that are more in one action's futures than in others, beyond noise, the weightiest first."""
    reasons = []
    for term in sorted({term for futures in (own, *rest) for sums in futures for term in sums}):
        differences = gains(term, own, rest)
        if beyond_noise(differences):
            reasons.append(Reason(term, fmean(differences)))
    reasons.sort(key=lambda reason: reason.points, reverse=True)
    return tuple([one for one in reasons if one.points >= MIN_SHARE * reasons[0].points][:MAX_REASONS])


def gains(term: Term, own: Futures, rest: Sequence[Futures]) -> list[float]:
    """Return for every world how much more a term is in one future than in others on average."""
    return [
        sums.get(term, 0.0) - fmean([futures[world].get(term, 0.0) for futures in rest])
        for world, sums in enumerate(own)
    ]


def beyond_noise(differences: Sequence[float]) -> bool:
    """Return whether differences are on average large enough to speak of, and more than chance makes them.

    >>> beyond_noise([1.0, 1.2, 0.9]), beyond_noise([3.0, -2.5, 0.1]), beyond_noise([0.01, 0.01])
    (True, False, False)
    """
    mean = fmean(differences)
    return mean >= MIN_POINTS and mean >= SURE * stdev(differences) / len(differences) ** 0.5
