"""Rounds: which action of a decision is searched next, so that most searches go to those that may be the best.

Sequential halving: every round searches all remaining actions equally often and keeps the better half. It aims at a
good final choice, not at good tries on the way (Karnin, Koren and Somekh, Almost optimal exploration in multi-armed
bandits, 2013).
"""

from __future__ import annotations

from typing import Final

from sternhafen.bots.search.tree import Node, surely_better

SURE: Final = 0.999
"""How sure the bot must be that one action is better than another to stop searching."""


class Rounds:
    """The rounds of one decision; first sight counts as much as `trust` visits."""

    def __init__(self, nodes: list[Node], trust: float) -> None:
        self.left = nodes[:]
        """The actions that are still searched."""
        self._out: list[Node] = []
        """The actions that were dropped, the best first."""
        self._trust = trust

    def each(self, budget: int) -> int:
        """Return how often each action is searched in this round, if `budget` searches are left in all."""
        rounds = max(1, (len(self.left) - 1).bit_length())
        return max(1, budget // rounds // len(self.left))

    def halve(self) -> None:
        """Drop the worse half."""
        self.left.sort(key=self._merit, reverse=True)
        kept = (len(self.left) + 1) // 2
        self._out = self.left[kept:] + self._out
        self.left = self.left[:kept]

    def clear(self) -> bool:
        """Return whether the best remaining action is surely better than every other."""
        best, *others = sorted(self.left, key=self._merit, reverse=True)
        return all(surely_better(best, other) > SURE for other in others)

    def ranking(self) -> list[Node]:
        """Return all actions, the best first."""
        return sorted(self.left, key=self._merit, reverse=True) + self._out

    def _merit(self, node: Node) -> float:
        if not node.visits:
            return node.prior - 1.0  # less than anything that was searched
        return node.mean() + self._trust * node.prior / (node.visits + 1)
