"""Ideas: the actions that advice names. Their order, their points and the bot's certainty agree with each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from sternhafen.bots.search.tree import Node, surely_better
from sternhafen.bots.values import Advice

SHOWN_DIGITS: Final = 1
"""How many decimals of points are shown."""
CLEAR: Final = 0.15
"""Points that differ by less than this read as equal: then nothing is said about which is better."""
SURE: Final = 0.9
"""How sure the bot must be of its choice to drop an idea that brings more points but a worse place."""
MAX_SURE: Final = 0.99
"""The highest certainty that is shown: no sample can tell more."""


class Idea(NamedTuple):
    """A searched action and the points that it promises."""

    node: Node
    points: float

    @property
    def shown(self) -> float:
        """The points as people read them."""
        return round(self.points, SHOWN_DIGITS)


def as_advice(ranking: list[Idea], most: int) -> list[Advice]:
    """Return the best ideas as advice, in the bot's order, with points that never rise down the list.

    A bot plays for its place, so an idea that it ranks lower may promise more points. Where it is sure of its ranking,
    such an idea is dropped, for its points would mislead. Where it is not, both get the mean of their points.
    """
    best = ranking[0]
    kept = [idea for idea in ranking if idea.shown <= best.shown or surely_better(best.node, idea.node) < SURE][:most]
    ideas = [Idea(idea.node, points) for idea, points in zip(kept, falling(kept), strict=True)]
    if len(ranking) == 1:
        return [Advice(best.node.taken(), best.points, 1.0)]
    following = [*ideas[1:], None]
    return [
        Advice(idea.node.taken(), idea.points, how_sure(idea, other), equal=rank > 0 and as_good(idea, ideas[0]))
        for rank, (idea, other) in enumerate(zip(ideas, following, strict=True))
    ]


def falling(ideas: list[Idea]) -> list[float]:
    """Return the ideas' points; those that rise from one to the next are replaced by their mean, weighted by visits."""
    pools: list[tuple[float, int, int]] = []
    for idea in ideas:
        total, weight, size = idea.points * max(1, idea.node.visits), max(1, idea.node.visits), 1
        while pools and total / weight > pools[-1][0] / pools[-1][1]:
            earlier = pools.pop()
            total, weight, size = total + earlier[0], weight + earlier[1], size + earlier[2]
        pools.append((total, weight, size))
    return [total / weight for total, weight, size in pools for _ in range(size)]


def how_sure(idea: Idea, other: Idea | None) -> float | None:
    """Return the probability that an idea is better than the next; None if unknown, or if the points do not show it."""
    if other is None or not idea.node.visits or not other.node.visits or idea.shown - other.shown < CLEAR:
        return None
    sure = surely_better(idea.node, other.node)
    return min(sure, MAX_SURE) if sure > 0.5 else None


def as_good(idea: Idea, best: Idea) -> bool:
    """Return whether an idea is as good as the best, as far as the search can tell: searched, and not refuted."""
    searched = idea.node.visits > 0 and best.node.visits > 0
    return best.shown == idea.shown or (searched and surely_better(best.node, idea.node) < SURE)
