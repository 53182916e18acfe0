"""The search tree: which action was tried after which, shared by all worlds that the seat cannot tell apart."""

from __future__ import annotations

from math import erf, log, sqrt

from sternhafen.engine import Action


class Node:
    """An action in the tree: how often it was on offer and taken, and what it brought to the seat that took it."""

    __slots__ = (
        "action",
        "visits",
        "offered",
        "total",
        "squares",
        "points",
        "prior",
        "children",
        "first_values",
        "ideas",
    )

    def __init__(self, action: Action | None) -> None:
        self.action = action
        """None for the root."""
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0
        self.prior = 0.0
        """How much less it promised at first sight than its best sibling, as a reward."""
        self.children: dict[Action, Node] = {}
        self.first_values: dict[Action, float] = {}
        """What the actions drawn after this one promised when they were first drawn."""
        self.ideas: list[tuple[float, Action]] = []
        """All actions that may follow it, the best first, with their priors; empty unless all were rated."""

    def taken(self) -> Action:
        """Return the action."""
        assert self.action is not None, "only the root has no action"
        return self.action

    def add(self, reward: float, points: float) -> None:
        """Count a visit with a reward and the points that the seat had after it."""
        self.visits += 1
        self.total += reward
        self.squares += reward * reward
        self.points += points

    def mean(self) -> float:
        """Return the mean reward of the visits; there must be at least one."""
        return self.total / self.visits


def choose(children: list[Node], exploration: float, trust: float) -> Node:
    """Return the child to visit: a subset-armed bandit, so that actions are not penalised for being seldom on offer.

    A child without visits counts as good as the mean of all visits; first sight counts as much as `trust` visits.
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
    """Return the probability that one node's true mean is above the other's, judging by the spread of their rewards."""
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
