"""Outlook: the final score a seat can expect, from what it has and what usually still comes.

An evaluation only compares positions, so it can ignore what everybody will still get. A forecast cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


class Outlook:
    """A forecast of a seat's final score: the points for what it has, plus what usually comes on top.

    The second part depends on how early in the game it is and on the number of seats.

    >>> outlook = Outlook(lambda state, seat: 10.0, lambda state, seat: 0.75, (0.0, 4.0, 12.0), (0.0, -2.0))
    >>> outlook.still_to_come(early=0.75, seats=2)
    6.5
    """

    __slots__ = ("known", "early", "by_time", "by_seats", "clock")

    def __init__(
        self,
        known: Callable[[Any, int], float],
        early: Callable[[Any, int], float],
        by_time: Sequence[float],
        by_seats: Sequence[float],
        clock: Callable[[Any, int], float] | None = None,
    ) -> None:
        self.known = known
        """``known(state, seat)``: the points for what a seat has now."""
        self.early = early
        """``early(state, seat)``: how early in the game it is, from 0 to 1."""
        self.by_time = by_time
        """What usually comes on top, from late to early in equal steps."""
        self.by_seats = by_seats
        """How much more that is at the start of the game with one seat, two seats and so on."""
        self.clock = early if clock is None else clock
        """``clock(state, seat)``: how early it is by what a review corrects the forecast by, from 0 to 1."""

    def __call__(self, state: Any, seat: int) -> float:
        """Return the final score a seat can expect."""
        return self.known(state, seat) + self.still_to_come(self.early(state, seat), state.seats)

    def still_to_come(self, early: float, seats: int) -> float:
        """Return what usually still comes at a time of the game with a number of seats."""
        steps = len(self.by_time) - 1
        step = min(int(early * steps), steps - 1)
        before, after = self.by_time[step], self.by_time[step + 1]
        return before + (early * steps - step) * (after - before) + early * self.by_seats[seats - 1]
