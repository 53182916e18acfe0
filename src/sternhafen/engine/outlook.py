"""Outlook: the points a seat will probably end with, from what is known of it and what usually still comes.

An evaluation compares positions, so it need not know what everybody still gets; to say what to expect one must.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


class Outlook:
    """What a seat can expect: points by what it has, and what usually comes on top, by the clock and by who plays.

    >>> outlook = Outlook(lambda state, seat: 10.0, lambda state, seat: 0.75, (0.0, 4.0, 12.0), (0.0, -2.0))
    >>> outlook.still_to_come(early=0.75, seats=2)
    6.5
    """

    __slots__ = ("known", "early", "by_time", "by_seats")

    def __init__(
        self,
        known: Callable[[Any, int], float],
        early: Callable[[Any, int], float],
        by_time: Sequence[float],
        by_seats: Sequence[float],
    ) -> None:
        self.known = known
        """``known(state, seat)``: points by what a seat has now."""
        self.early = early
        """``early(state, seat)``: how early in the game it is, from 0 to 1."""
        self.by_time = by_time
        """What comes on top of that, from late to early in equal steps."""
        self.by_seats = by_seats
        """How much more that is at the very beginning with one seat, two seats and so on."""

    def __call__(self, state: Any, seat: int) -> float:
        """Return the points a seat will probably end with."""
        return self.known(state, seat) + self.still_to_come(self.early(state, seat), state.seats)

    def still_to_come(self, early: float, seats: int) -> float:
        """Return what usually comes on top when it is so early and so many play."""
        steps = len(self.by_time) - 1
        step = min(int(early * steps), steps - 1)
        before, after = self.by_time[step], self.by_time[step + 1]
        return before + (early * steps - step) * (after - before) + early * self.by_seats[seats - 1]
