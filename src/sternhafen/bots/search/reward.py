"""Rewards: how good the end of a playout is for every seat, from 0 to 1, on a scale that fits the decision."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import State, Title

FIRST_SPREAD: Final = 2.0
MIN_SPREAD: Final = 0.5
PRIOR_COUNT: Final = 4
"""The first guess of the spread counts as much as this many playouts."""
PLACE_SPREAD: Final = 2.0
"""Where a playout is cut off, a lead of this many spreads counts as three quarters of a win."""

NOBODY: Final = -1


def points_of(title: Title, world: State, only: int = NOBODY) -> list[float]:
    """Return how well every seat stands, in points; before the end 0 for all others if `only` one counts."""
    outcome = None if title.counts_others else world.outcome()
    if outcome is not None:
        return [float(outcome.total(seat)) for seat in range(world.seats)]
    if only == NOBODY:
        return [title.evaluate(world, seat) for seat in range(world.seats)]
    points = [0.0] * world.seats
    points[only] = title.evaluate(world, only)
    return points


def margins(points: list[float], alone: bool) -> list[float]:
    """Return every seat's lead over the best other seat, or its points if seats play `alone`."""
    if alone or len(points) == 1:
        return points
    leads: list[float] = []
    for seat, own in enumerate(points):
        others = points[:seat] + points[seat + 1 :]
        leads.append(own - max(others))
    return leads


def squash(x: float) -> float:
    """Return a number from 0 to 1 that grows with x; 0 becomes one half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


class Scale:
    """The usual margins after playouts of one decision: a centre, and a running mean of the distance from it."""

    __slots__ = ("centre", "spread", "count", "place", "alone")

    def __init__(self, points: list[float], place: float, alone: bool) -> None:
        self.centre = margins(points, alone)
        self.spread = FIRST_SPREAD
        self.count = PRIOR_COUNT
        self.place = place
        self.alone = alone

    def rewards(self, points: list[float], places: tuple[int, ...] | None) -> list[float]:
        """Return every seat's reward for its margin and its place, which the lead stands for until the game is over."""
        leads = margins(points, self.alone)
        rewards: list[float] = []
        distance = 0.0
        for seat, margin in enumerate(leads):
            x = margin - self.centre[seat]
            distance += abs(x)
            if places is None:
                place = squash(margin / (PLACE_SPREAD * self.spread))
            else:
                place = 1.0 / places.count(1) if places[seat] == 1 else 0.0
            rewards.append((1.0 - self.place) * squash(x / self.spread) + self.place * place)
        self.count += 1
        self.spread = max(MIN_SPREAD, self.spread + (distance / len(leads) - self.spread) / self.count)
        return rewards
