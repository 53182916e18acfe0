"""A proposal for a group station: what is offered, and how far its sub-stations are staffed (GEN7-8.2, 8.13)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Plain
from sternhafen.games.gen7.aliases import Target
from sternhafen.games.gen7.rules.group_station.filling import Pool
from sternhafen.games.gen7.rules.group_station.relations import Group

NOT_ASKED: Final = -1


class Offer(Plain):
    """A group station being filled: what the active player proposes; never changed in place.

    `crew` holds (piece, left, by) a die: left is -1 on one sub-station, else the value on the first of two; by is how
    far a rule let its value be changed. `open` is what is still to be shared out, `shares` what each of five payers
    gives of each resource. `_mask` are its contributors, once asked for.
    """

    __slots__ = ("target", "crew", "open", "shares", "_mask")

    def __init__(
        self, target: Target, crew: tuple[tuple[int, int, int], ...], open: tuple[int, ...], shares: tuple[int, ...]
    ) -> None:
        self.target = target
        self.crew = crew
        self.open = open
        self.shares = shares
        self._mask = NOT_ASKED

    def shared_out(self, open: tuple[int, ...], shares: tuple[int, ...]) -> Offer:
        """Return the same proposal with other shares."""
        other = Offer(self.target, self.crew, open, shares)
        other._mask = self._mask
        return other


class Lineup:
    """How far an offer is staffed, computed once a sub-station, and the pool of dice for the rest.

    While a station is being staffed nothing happens that could make it untrue. `crew` are the contributors (a mask).
    `filled` sub-stations show `total` together; `shown` and `used` (a mask) are what is certain of them: their sum, -1
    if some die may still be changed, and their values. `fits` are the values that keep the rule of the next
    sub-station, and `seen` is whether the rest can be filled after dice that were looked at. `broken` are the owners of
    dice that break a rule as they are, once for every sub-station, and cannot be changed by themselves. `paid` is
    whether the store can pay for all.
    """

    __slots__ = ("offer", "group", "pool", "crew", "filled", "total", "shown", "used", "fits", "seen", "broken", "paid")

    def __init__(self, offer: Offer, group: Group, pool: Pool, paid: bool) -> None:
        self.offer = offer
        self.group = group
        self.pool = pool
        self.crew = 0
        self.filled = 0
        self.total = 0
        self.shown = 0
        self.used = 0
        self.fits = group.subs[0].after[0] & group.subs[0].beside[0]
        self.seen: dict[int, bool] = {}
        self.broken: tuple[int, ...] = ()
        self.paid = paid
