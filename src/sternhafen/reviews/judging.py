"""Judging: what a decision could have brought, from what its seat could know then.

A search finds the actions that may be the best. They and the one that was played are then compared in worlds that the
search has not seen: the same for all of them, with the same random numbers. So what differs is their doing, and the
best is not flattered by having been chosen for its luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from sternhafen.bots.reasons import Comparison
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.playout import future
from sternhafen.bots.values import Reason
from sternhafen.engine import Action, State, Title
from sternhafen.reviews.expectation import expected, expected_of
from sternhafen.reviews.figures import figures_of
from sternhafen.reviews.values import Compared, Judgement, Mark

IDEAS: Final = 3
"""How many of the best actions are compared."""
WORLDS: Final = 16
"""The number of worlds in which they are compared at first."""
MORE_WORLDS: Final = 80
"""The number of worlds if another action seems to be worth more than the one that was played."""
MIN_TRIES: Final = 4
"""In a future a seat takes the best of at least this many random actions: what follows must not spoil a good idea."""
SURE: Final = 2.5
"""How many standard errors above zero a loss must be to count as more than noise."""


class Futures:
    """What actions of one decision bring, world by world."""

    def __init__(self, title: Title, state: State, seat: int, rng: Random) -> None:
        self._title = title
        self._state = state
        self._seat = seat
        self._rng = rng
        config = title.search_config(state.seats)
        self._config = config.changed({"tries": max(config.tries, MIN_TRIES)})
        self._lead = not config.alone and state.seats > 1
        """Whether the lead over the others is what counts."""
        self._worlds: list[tuple[State, int]] = []
        self._points: dict[Action, list[float]] = {}
        self._worth: dict[Action, list[float]] = {}

    def look(self, actions: Sequence[Action], worlds: int) -> None:
        """Play actions on in so many worlds in all."""
        while len(self._worlds) < worlds:
            self._worlds.append((self._state.resample(self._seat, self._rng), self._rng.getrandbits(64)))
        for action in actions:
            points, worth = self._points.setdefault(action, []), self._worth.setdefault(action, [])
            for world, seed in self._worlds[len(points) : worlds]:
                own, lead = self._end(future(self._title, world, self._seat, action, self._config, Random(seed)))
                points.append(own)
                worth.append(lead)

    def _end(self, world: State) -> tuple[float, float]:
        if not self._lead:
            own = expected_of(self._title, world, self._seat)
            return own, own
        everybody = expected(self._title, world)
        own = everybody[self._seat]
        return own, own - max(everybody[: self._seat] + everybody[self._seat + 1 :])

    def points(self, action: Action) -> float:
        """Return the points that the seat can expect after an action."""
        return fmean(self._points[action])

    def worth(self, action: Action) -> float:
        """Return what an action is compared by."""
        return fmean(self._worth[action])

    def more(self, one: Action, other: Action, first: int = 0) -> tuple[float, float]:
        """Return how much more one action is worth than another from a world on, with the standard error."""
        pairs = list(zip(self._worth[one], self._worth[other], strict=False))[first:]
        differences = [a - b for a, b in pairs]
        return fmean(differences), stdev(differences) / len(differences) ** 0.5


def judge(
    title: Title, state: State, seat: int, played: Action, iterations: int, rng: Random, entry: int = 0
) -> Judgement:
    """Return the judgement of a decision; of the state it uses only what the seat may know."""
    ranking = SearchBot(iterations).weigh(title, state, seat, rng, played)
    ideas = [node.taken() for node in ranking[:IDEAS]]
    actions = list(dict.fromkeys((*ideas, played)))
    futures = Futures(title, state, seat, rng)
    futures.look(actions, WORLDS)
    best = ideas[0]
    loss = error = 0.0
    if best != played:
        loss, error = _loss(futures, best, played)
    mark = marked(title, state.seats, best == played, loss, error)
    options = _options(title, futures, actions, best, played, loss)
    reasons: tuple[Reason, ...] = ()
    if mark in ("inaccuracy", "mistake") and title.terms is not None:
        reasons = Comparison(title, state, seat, rng).over(best, [played])
    place = next(place for place, option in enumerate(options) if option.action == msgspec.to_builtins(played))
    return Judgement(entry, seat, options, place, loss, error, mark, reasons)


def _loss(futures: Futures, best: Action, played: Action) -> tuple[float, float]:
    """Return what an action lost against the best, with its standard error, which shrinks by a closer look."""
    loss, error = futures.more(best, played)
    if loss <= 0.0:
        return 0.0, error
    futures.look((best, played), MORE_WORLDS)
    loss, error = futures.more(best, played, first=WORLDS)  # the first worlds have made it seem worth a closer look
    return max(0.0, loss), error


def marked(title: Title, seats: int, best: bool, loss: float, error: float) -> Mark:
    """Return the mark of an action: only a loss beyond noise is marked."""
    figures = figures_of(title.id, seats)
    if best:
        return "best"
    if loss < SURE * error or loss < figures.inaccuracy:
        return "fine"
    return "mistake" if loss >= figures.mistake else "inaccuracy"


def _options(
    title: Title, futures: Futures, actions: list[Action], best: Action, played: Action, loss: float
) -> tuple[Compared, ...]:
    """Return what was compared, the best first; what no world tells apart from the best is worth as much."""
    differences = {action: min(0.0, futures.worth(action) - futures.worth(best)) for action in actions}
    differences[best], differences[played] = 0.0, -loss
    points = futures.points(best)
    options = [
        Compared(msgspec.to_builtins(action), points + differences[action], differences[action]) for action in actions
    ]
    return tuple(sorted(options, key=lambda option: -option.worth))
