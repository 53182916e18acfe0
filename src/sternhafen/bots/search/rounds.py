"""Rounds: which of the actions at hand is searched next, so that the searches go to those that may be the best.

Sequential halving: in every round all that are left are searched equally often, then the better half goes on. What
counts is the action taken in the end, not how good those were that were tried on the way (Karnin, Koren and Somekh,
Almost optimal exploration in multi-armed bandits, 2013).
"""

from __future__ import annotations

from typing import Final

from sternhafen.bots.search.tree import Node, surely_better

SURE: Final = 0.999
"""How sure it must be that one action is better than another to look no further."""


class Rounds:
    """The rounds of one decision; what was seen at first sight counts for as many visits as it is trusted."""

    def __init__(self, nodes: list[Node], trust: float) -> None:
        self.left = nodes[:]
        """The actions that are still searched."""
        self._out: list[Node] = []
        """Those that are not any more, the best first."""
        self._trust = trust

    def each(self, budget: int) -> int:
        """Return how often each is searched in a round, so many searches being left for it and all after it."""
        rounds = max(1, (len(self.left) - 1).bit_length())
        return max(1, budget // rounds // len(self.left))

    def halve(self) -> None:
        """Leave out the worse half."""
        self.left.sort(key=self._merit, reverse=True)
        kept = (len(self.left) + 1) // 2
        self._out = self.left[kept:] + self._out
        self.left = self.left[:kept]

    def clear(self) -> bool:
        """Return whether the best of those left is surely better than each of the others."""
        best, *others = sorted(self.left, key=self._merit, reverse=True)
        return all(surely_better(best, other) > SURE for other in others)

    def ranking(self) -> list[Node]:
        """Return all actions, the best first."""
        return sorted(self.left, key=self._merit, reverse=True) + self._out

    def _merit(self, node: Node) -> float:
        if not node.visits:
            return node.prior - 1.0  # less than whatever was seen
        return node.mean() + self._trust * node.prior / (node.visits + 1)
