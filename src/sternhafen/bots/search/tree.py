"""The tree: what was tried after what, shared by all worlds that the seat cannot tell apart."""

from __future__ import annotations

from math import erf, log, sqrt

from sternhafen.engine import Action


class Node:
    """An action in the tree: how often it was on offer and taken, and what it brought to the seat that took it."""

    __slots__ = ("action", "visits", "offered", "total", "squares", "points", "prior", "children", "glimpsed", "ideas")

    def __init__(self, action: Action | None) -> None:
        self.action = action
        """None for the root."""
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0
        self.prior = 0.0
        """By how much less it promised at first sight than its best sibling, in rewards."""
        self.children: dict[Action, Node] = {}
        self.glimpsed: dict[Action, float] = {}
        """What actions that came to mind after this one promised when they first did."""
        self.ideas: list[tuple[float, Action]] = []
        """All that may come to mind after it, where that was looked through: the best first, with their priors."""

    def taken(self) -> Action:
        """Return the action."""
        assert self.action is not None, "only the root has no action"
        return self.action

    def add(self, reward: float, points: float) -> None:
        """Count a visit with a reward, after which the seat had so many points."""
        self.visits += 1
        self.total += reward
        self.squares += reward * reward
        self.points += points

    def mean(self) -> float:
        """Return the mean reward of the visits, of which there must be one."""
        return self.total / self.visits


def choose(children: list[Node], exploration: float, trust: float) -> Node:
    """Return the child to visit: a subset-armed bandit, so that nothing is held against what was seldom on offer.

    What is not visited yet is thought as good as the visited ones are together; what was seen at first sight
    counts for as many visits as it is trusted.
    """
    visits, total = 0, 0.0
    for child in children:
        visits += child.visits
        total += child.total
    usual = total / visits if visits else 0.5
    best, best_score = children[0], -1e9
    for child in children:
        child.offered += 1
        score = child.total / child.visits if child.visits else usual
        score += trust * child.prior / (child.visits + 1)
        score += exploration * sqrt(log(child.offered + 1) / (child.visits + 1))
        if score > best_score:
            best, best_score = child, score
    return best


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
