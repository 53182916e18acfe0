"""Reward: how good the end of a playout is for every seat, from 0 to 1 on a scale that fits the decision at hand."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import State, Title

FIRST_SPREAD: Final = 2.0
LEAST_SPREAD: Final = 0.5
HELD_BY: Final = 4
"""How many playouts the first guess of the spread is worth."""
PLACE_SPREAD: Final = 2.0
"""At a cut playout a lead of so many spreads is worth three quarters of a win."""


NOBODY: Final = -1


def points_of(title: Title, world: State, only: int = NOBODY) -> list[float]:
    """Return the points that every seat has in the end or expects now; nought for all but one if only that counts."""
    outcome = world.outcome()
    if outcome is not None:
        return [float(outcome.total(seat)) for seat in range(world.seats)]
    if only == NOBODY:
        return [title.evaluate(world, seat) for seat in range(world.seats)]
    found = [0.0] * world.seats
    found[only] = title.evaluate(world, only)
    return found


def margins(points: list[float], alone: bool) -> list[float]:
    """Return how far every seat is ahead of the best other one, or just its points if each plays alone."""
    if alone or len(points) == 1:
        return points
    found: list[float] = []
    for seat, own in enumerate(points):
        others = points[:seat] + points[seat + 1 :]
        found.append(own - max(others))
    return found


def squash(x: float) -> float:
    """Return a number from 0 to 1 that grows with x; nought becomes one half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


class Scale:
    """What margins are usual after playouts of one decision: around a centre, by a running spread."""

    __slots__ = ("centre", "spread", "count", "place", "alone")

    def __init__(self, points: list[float], place: float, alone: bool) -> None:
        self.centre = margins(points, alone)
        self.spread = FIRST_SPREAD
        self.count = HELD_BY
        self.place = place
        self.alone = alone

    def rewards(self, points: list[float], places: tuple[int, ...] | None) -> list[float]:
        """Return every seat's reward: the place if the game is over, else what the lead promises; and the margin."""
        found = margins(points, self.alone)
        rewards: list[float] = []
        off = 0.0
        for seat, margin in enumerate(found):
            x = margin - self.centre[seat]
            off += abs(x)
            if places is None:
                place = squash(margin / (PLACE_SPREAD * self.spread))
            else:
                place = 1.0 / places.count(1) if places[seat] == 1 else 0.0
            rewards.append((1.0 - self.place) * squash(x / self.spread) + self.place * place)
        self.count += 1
        self.spread = max(LEAST_SPREAD, self.spread + (off / len(found) - self.spread) / self.count)
        return rewards
