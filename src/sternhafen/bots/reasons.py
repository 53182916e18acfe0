"""Reasons: in which terms of the evaluation the likely futures of one action are better than those of others.

All actions are played on in the same worlds with the same random numbers, so that what differs is their doing. The
worlds are resampled for the seat: a reason can only tell what the seat may know.

A reason is given only if it is proven: somebody who does not care for what it names plays on in the same worlds, and
to them the action is ahead by less.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final

from sternhafen.bots.search.playout import future
from sternhafen.bots.values import Reason
from sternhafen.engine import Action, State, Title
from sternhafen.engine.terms import RIVALS, Term, Terms, add

WORLDS: Final = 24
"""The number of worlds in which futures are compared at first."""
MAX_WORLDS: Final = 96
"""The most worlds, used where fewer show no difference."""
MAX_REASONS: Final = 3
"""How many terms are named."""
MIN_POINTS: Final = 0.05
"""Smaller differences are not mentioned."""
MIN_SHARE: Final = 0.25
"""Nor are differences that are a smaller share of the weightiest."""
SURE: Final = 2.0
"""How many standard errors above zero a mean difference must be to count as more than noise."""

Futures = list[Terms]
"""The terms of a seat in the future of an action, one for every world."""


def without(title: Title, term: Term) -> Title:
    """Return a title whose evaluation leaves a term out, for all seats."""
    terms = title.terms
    assert terms is not None, "only a title with terms has reasons"

    def other_terms(state: State, seat: int) -> Terms:
        return {name: value for name, value in terms(state, seat).items() if name != term}

    return replace(title, evaluate=lambda state, seat: sum(other_terms(state, seat).values()), terms=other_terms)


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
        self._blinds: dict[Term, Comparison] = {}
        self._heeds_rivals = True
        self.look(WORLDS)

    def has_time(self) -> bool:
        """Return whether there is time to look at more."""
        return monotonic() < self._deadline

    def look(self, worlds: int) -> None:
        """Compare in this many worlds from now on."""
        while len(self._worlds) < worlds:
            self._worlds.append((self._state.resample(self._seat, self._rng), self._rng.getrandbits(64)))

    def look_further(self) -> None:
        """Look one turn, or as many decisions again, further into the future from now on."""
        turns, horizon = self._config.turns, self._config.horizon
        self._config = self._config.changed({"turns": turns + 1} if turns else {"horizon": 2 * horizon})
        self._futures.clear()
        self._blinds.clear()

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
        if self._heeds_rivals and not self._config.alone and world.seats > 1:
            others = [self._title.evaluate(world, seat) for seat in range(world.seats) if seat != self._seat]
            add(terms, RIVALS, -max(others))
        return terms

    def over(self, action: Action, others: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the proven terms in which an action brings more than others do on average, the weightiest first."""
        if not others:
            return ()
        candidates = weightiest(self.futures(action), [self.futures(other) for other in others])
        return self._proven(candidates, action, others)

    def brought(self, action: Action) -> tuple[Reason, ...]:
        """Return the proven terms that grow from now to the futures of an action, the weightiest first."""
        return self._proven(weightiest(self.futures(action), [self.now()]), action, ())

    def now(self) -> Futures:
        """Return the terms as things stand."""
        return [self._standing(world) for world, _ in self._worlds]

    def _proven(self, candidates: Sequence[Reason], action: Action, others: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the first few candidates that are proven and not trifling beside the weightiest."""
        proven: list[Reason] = []
        for one in candidates:
            trifle = proven and one.points < MIN_SHARE * proven[0].points
            if trifle or len(proven) == MAX_REASONS or (proven and not self.has_time()):
                break
            if beyond_noise(self.losses(one.term, action, others)):
                proven.append(one)
        return tuple(proven)

    def losses(self, term: Term, action: Action, others: Sequence[Action]) -> list[float]:
        """Return for every world how much of an action's lead over others is lost without a term.

        With no others: how much less it brings.
        """
        if term.kind == RIVALS:  # whoever does not look at the rivals plays on in the same way
            return gains(term, self.futures(action), [self.futures(other) for other in others] or [self.now()])
        blind = self._blind(term)
        return [
            lead - less for lead, less in zip(self._leads(action, others), blind._leads(action, others), strict=True)
        ]

    def _leads(self, action: Action, others: Sequence[Action]) -> list[float]:
        """Return for every world by how much an action is ahead of others on average, in what a seat itself has."""
        rest = [self.futures(other) for other in others] or [self.now()]
        return [
            own_points(sums) - fmean([own_points(futures[world]) for futures in rest])
            for world, sums in enumerate(self.futures(action))
        ]

    def _blind(self, term: Term) -> Comparison:
        """Return the same comparison in the same worlds without a term."""
        blind = self._blinds.get(term)
        if blind is None:
            blind = self._blinds[term] = copy(self)
            blind._title, blind._futures = without(self._title, term), {}
            assert blind._title.terms is not None, "it has those of the whole title but one"
            blind._terms, blind._heeds_rivals = blind._title.terms, False
        return blind


def own_points(terms: Terms) -> float:
    """Return what a seat has and can expect, whatever the others have."""
    return sum([value for term, value in terms.items() if term.kind != RIVALS])


def weightiest(own: Futures, rest: Sequence[Futures]) -> list[Reason]:
    """Return the terms that are more in one action's futures than in others, beyond noise, the weightiest first."""
    reasons = []
    for term in sorted({term for futures in (own, *rest) for sums in futures for term in sums}):
        differences = gains(term, own, rest)
        if beyond_noise(differences):
            reasons.append(Reason(term, fmean(differences)))
    return sorted(reasons, key=lambda reason: reason.points, reverse=True)


def gains(term: Term, own: Futures, rest: Sequence[Futures]) -> list[float]:
    """Return for every world how much more a term is in one future than in others on average."""
    return [
        sums.get(term, 0.0) - fmean([futures[world].get(term, 0.0) for futures in rest])
        for world, sums in enumerate(own)
    ]


def beyond_noise(differences: Sequence[float]) -> bool:
    """Return whether the mean of differences is large enough to mention, and more than noise.

    >>> beyond_noise([1.0, 1.2, 0.9]), beyond_noise([3.0, -2.5, 0.1]), beyond_noise([0.01, 0.01])
    (True, False, False)
    """
    mean = fmean(differences)
    return mean >= MIN_POINTS and mean >= SURE * spread(differences)


def spread(differences: Sequence[float]) -> float:
    """Return the standard error of the mean of differences.

    >>> spread([1.0, 3.0, 1.0, 3.0])
    0.5773502691896257
    """
    return stdev(differences) / sqrt(len(differences))
