"""The search bot: thinks as long as it may, and keeps the part of its tree that its own action leads to."""

from __future__ import annotations

from math import erf, sqrt
from random import Random
from time import monotonic
from typing import Final

from sternhafen.bots.search.manner import Manner, manner_for
from sternhafen.bots.search.playout import next_asked, value_after
from sternhafen.bots.search.reward import Scale
from sternhafen.bots.search.think import Search
from sternhafen.bots.search.tree import Node
from sternhafen.bots.values import Advice
from sternhafen.engine import Action, State, Title, View

LOOKS: Final = 8
"""After so many iterations it looks whether those left can still change its mind."""


class SearchBot:
    """A player for one seat of one game. With iterations alone it is the same for the same seed, on every machine."""

    def __init__(
        self, iterations: int, seconds: float = 0.0, manner: Manner | None = None, sees_all: bool = False
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        """How long it may think, however few iterations that is; 0 for as long as they take."""
        self.manner = manner
        """None for the title's own."""
        self.sees_all = sees_all
        """Whether it cheats: a yardstick for how well the others cope with what is hidden."""
        self._kept: Node | None = None
        self._scale: Scale | None = None
        self._expected: View | None = None

    def fresh(self) -> SearchBot:
        """Return a bot like this one that remembers nothing."""
        return SearchBot(self.iterations, self.seconds, self.manner, self.sees_all)

    def __call__(self, title: Title, state: State, seat: int, rng: Random) -> Action:
        """Return the action searched most; one without alternative at once."""
        if state.count_legal(seat) == 1:
            return state.legal(seat)[0]
        best = self._search(title, state, seat, rng, decide=True).ranking()[0]
        assert best.action is not None, "only the root has no action"
        self._remember(state, seat, best, rng)
        return best.action

    def advise(self, title: Title, state: State, seat: int, rng: Random, most: int) -> list[Advice]:
        """Return the best actions, at most so many, with what they promise."""
        ranking = self._search(title, state, seat, rng, decide=False).ranking()
        found: list[Advice] = []
        for i, node in enumerate(ranking[:most]):
            assert node.action is not None, "only the root has no action"
            sure = surely_better(node, ranking[i + 1]) if i + 1 < len(ranking) else None
            points = node.points / node.visits if node.visits else self._foreseen(title, state, seat, node.action, rng)
            found.append(Advice(node.action, points, 1.0 if len(ranking) == 1 else sure))
        return found

    def _foreseen(self, title: Title, state: State, seat: int, action: Action, rng: Random) -> float:
        """Return the points after an action that was not searched, for want of alternatives or time."""
        return value_after(title, state.resample(seat, rng), seat, action)

    def _search(self, title: Title, state: State, seat: int, rng: Random, decide: bool) -> Search:
        """Return the search of a decision; if no more is wanted than that, it stops when nothing can change it."""
        end = monotonic() + self.seconds
        manner = self.manner or manner_for(title.id)
        root, scale = (self._kept, self._scale) if self.recalls(state, seat) else (None, None)
        search = Search(title, state, seat, manner, rng, root, scale, self.sees_all)
        self._scale = search.scale
        if len(search.root.children) > 1:
            for left in range(self.iterations, 0, -1):
                if decide and left % LOOKS == 0 and search.decided(left):
                    break
                search.iterate()
                if self.seconds and monotonic() > end:
                    break
        return search

    def recalls(self, state: State, seat: int) -> bool:
        """Return whether the tree of the last decision goes on here: all the seat sees is as its action let expect."""
        return self._expected is not None and state.view(seat) == self._expected

    def _remember(self, state: State, seat: int, best: Node, rng: Random) -> None:
        """Keep the tree below an action if the seat itself goes on, and what it will see then."""
        self._kept = self._expected = None
        if not best.children or best.action is None:
            return
        world: State = state.resample(seat, rng)
        world.play(seat, best.action)
        while next_asked(world, seat) == seat and world.count_legal(seat) == 1:
            world.play(seat, world.legal(seat)[0])
        if next_asked(world, seat) == seat:
            self._kept, self._expected = best, world.view(seat)


def surely_better(one: Node, other: Node) -> float:
    """Return how likely the true mean of one node is above the other's, by the spread of what was seen."""
    if not one.visits or not other.visits:
        return 0.5
    error = sqrt(_variance(one) + _variance(other))
    gap = one.mean() - other.mean()
    if error == 0.0:
        return 0.5 if gap == 0.0 else 1.0 if gap > 0.0 else 0.0
    return 0.5 * (1.0 + erf(gap / error / sqrt(2.0)))


def _variance(node: Node) -> float:
    """Return the variance of a node's mean."""
    if node.visits == 1:
        return 0.25
    return max(0.0, node.squares / node.visits - node.mean() ** 2) / node.visits
