"""The tree: what was tried after what, shared by all worlds that the seat cannot tell apart."""

from __future__ import annotations

from math import log, sqrt

from sternhafen.engine import Action


class Node:
    """An action in the tree: how often it was on offer and taken, and what it brought to the seat that took it."""

    __slots__ = ("action", "visits", "offered", "total", "squares", "points", "children")

    def __init__(self, action: Action | None) -> None:
        self.action = action
        """None for the root."""
        self.visits = 0.0
        """Not whole: what an action promised at first sight counts as some visits."""
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0
        self.children: dict[Action, Node] = {}

    def mean(self) -> float:
        """Return the mean reward."""
        return self.total / self.visits if self.visits else 0.5

    def add(self, reward: float, points: float, visits: float = 1.0) -> None:
        """Count visits with a reward, after which the seat had so many points."""
        self.visits += visits
        self.total += visits * reward
        self.squares += visits * reward * reward
        self.points += visits * points


def choose(children: list[Node], exploration: float) -> Node:
    """Return the child to visit: a subset-armed bandit, so that nothing is held against what was seldom on offer."""
    best, best_score = children[0], -1.0
    for child in children:
        child.offered += 1
        score = child.mean() + exploration * sqrt(log(child.offered + 1) / (child.visits + 1.0))
        if score > best_score:
            best, best_score = child, score
    return best
