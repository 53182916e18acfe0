"""Short sight: players who look at what an action brings at once, overlook some of it and misjudge the rest.

Their mistakes are like people's, not random: they take a point that is plainly there, but do not think of what others
will do about it, forget at times something that matters, and value something else too highly.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

from sternhafen.bots.greedy import MAX_TRIED, greedy_action
from sternhafen.engine import Action, State, Title

GUESS = 3.0
"""By how many points a title without named terms is misjudged, for a player who misjudges by 1."""


class ShortSighted:
    """A player who looks one action ahead, by a judgement that is new for every decision."""

    def __init__(self, overlooks: float, misjudges: float, sees: int = MAX_TRIED) -> None:
        self.overlooks = overlooks
        """The share of the kinds of things that count which it does not think of."""
        self.misjudges = misjudges
        """By how much it values the others too highly or too little: 1 is often two or three times."""
        self.sees = sees
        """How many of the legal actions catch its eye."""

    def __call__(self, title: Title, state: State, seat: int, rng: Random) -> Action:
        """Return the legal action that seems to leave the seat best off."""
        return greedy_action(replace(title, evaluate=Judgement(title, self, rng).of), state, seat, rng, self.sees)


class Judgement:
    """What a short-sighted player thinks of positions in one decision: every kind of thing has its own weight."""

    def __init__(self, title: Title, player: ShortSighted, rng: Random) -> None:
        self._title = title
        self._player = player
        self._rng = rng
        self._weights: dict[str, float] = {}

    def of(self, state: State, seat: int) -> float:
        """Return how well off a seat seems to be."""
        if self._title.terms is None:
            return self._title.evaluate(state, seat) + GUESS * self._player.misjudges * self._rng.gauss(0.0, 1.0)
        value = 0.0
        for term, points in self._title.terms(state, seat).items():
            value += self._weight(term.kind) * points
        return value

    def _weight(self, kind: str) -> float:
        weight = self._weights.get(kind)
        if weight is None:
            overlooked = self._rng.random() < self._player.overlooks
            weight = 0.0 if overlooked else exp(self._player.misjudges * self._rng.gauss(0.0, 1.0))
            self._weights[kind] = weight
        return weight
