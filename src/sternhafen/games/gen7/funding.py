"""Sharing out what a group station costs among the store and the contributors (GEN7-8.18, 23.11, 24.2, 24.3)."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import (
    DECLINE,
    PICK_RESOURCES,
    READY,
    SHARES,
    STORE_PAYS,
    Decline,
    PickResource,
    Ready,
    Share,
)
from sternhafen.games.gen7.consent import (
    ask_consent,
)
from sternhafen.games.gen7.offers import TAKE_TURN, call_off, crew_mask
from sternhafen.games.gen7.proposal import NOT_ASKED, Offer
from sternhafen.games.gen7.ship import CLOCKWISE, Ship
from sternhafen.games.gen7.targets import (
    at_hand,
    payable,
    store_open,
)
from sternhafen.games.gen7.vocabulary import MAX_SEATS


def settle_price(s: Ship, seat: int, on_top: int) -> None:
    """Settle what the station costs: resources of choice on top or off, one at a time (GEN7-23.11)."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    free = on_top - s.discount
    have = at_hand(s, crew_mask(offer))
    if not payable(offer.open, free, have):
        s.push(ShortOf(seat, on_top))
        return
    s.discount = 0
    if free > 0 or (free < 0 and max(offer.open) > 0):
        s.push(SpareCost(seat, free))
    else:
        share_out(s, seat, 0, 0, list(offer.open), list(offer.shares))


class ShortOf(Ask):
    """Resources are missing: lower the cost with a file or skill, or call it off?"""

    __slots__ = ("free",)
    rule: ClassVar[str] = "GEN7-24.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Ready, Decline)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, s: Ship) -> list[Action]:
        return [READY, DECLINE]

    def check(self, s: Ship, a: Ready | Decline) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        if isinstance(a, Decline) or payable(offer.open, self.free - s.discount, at_hand(s, crew_mask(offer))):
            return None
        return Illegal("cannot-pay", "GEN7-24.1")

    def play(self, s: Ship, a: Ready | Decline) -> None:
        if isinstance(a, Decline):
            call_off(s)
            s.push(TAKE_TURN[self.seat])
        else:
            settle_price(s, self.seat, self.free)


class SpareCost(Ask):
    """Which resource is spared, or comes on top?"""

    __slots__ = ("free",)
    rule: ClassVar[str] = "GEN7-23.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        step = 1 if self.free > 0 else -1
        cost = tuple([n + step if res == a.res else n for res, n in enumerate(offer.open)])
        if min(cost) >= 0 and payable(cost, self.free - step, at_hand(s, crew_mask(offer))):
            return None
        return Illegal("nothing-spared", "GEN7-23.11")

    def play(self, s: Ship, a: PickResource) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        step = 1 if self.free > 0 else -1
        cost = tuple([n + step if res == a.res else n for res, n in enumerate(offer.open)])
        s.offer = offer.shared_out(cost, offer.shares)
        settle_price(s, self.seat, self.free - step)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "more": int(self.free > 0)}


def payers(s: Ship, offer: Offer) -> tuple[int, ...]:
    """Return who may pay: the store, then the contributors in turn order."""
    return PAYERS[s.seats][s.active][offer._mask if offer._mask != NOT_ASKED else crew_mask(offer)]


PAYERS: Final = tuple([
    tuple([
        tuple([(STORE_PAYS, *[seat for seat in order if mask >> seat & 1]) for mask in range(1 << MAX_SEATS)])
        for order in orders
    ])
    for orders in CLOCKWISE
])  # fmt: skip
"""Who may pay, by the number of seats, the active one and the mask of contributors."""


def share_out(s: Ship, seat: int, res: int, at: int, cost: list[int], shares: list[int]) -> None:
    """Share the rest of the cost out, resource by resource and payer by payer (GEN7-8.18).

    Asked only while there is a choice; `shares` is what everybody gives so far.
    """
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    who = payers(s, offer)
    while res < 3:
        while cost[res] and at < len(who):
            own = s.officers[who[at]].res[res] if at else store_open(s)[res]  # the store comes first
            if own:
                low, high = _bounds(s, who, own, cost[res], res, at)
                if low != high:
                    s.offer = offer.shared_out(tuple(cost), tuple(shares))
                    s.agenda.append(Fund(seat, res, at))
                    return
                shares[who[at] * 3 + res] = low
                cost[res] -= low
            at += 1
        res += 1
        at = 0
    s.offer = offer.shared_out(tuple(cost), tuple(shares))
    ask_consent(s, seat)


def _bounds(s: Ship, who: tuple[int, ...], own: int, need: int, res: int, at: int) -> tuple[int, int]:
    """Return the least and most that the payer in turn can give of a resource."""
    officers = s.officers
    low = need
    for payer in who[at + 1 :]:
        low -= officers[payer].res[res]
    return low if low > 0 else 0, own if own < need else need


class Fund(Ask):
    """How much does this payer give?"""

    __slots__ = ("res", "at")
    rule: ClassVar[str] = "GEN7-8.18"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Share,)

    def __init__(self, seat: int, res: int, at: int) -> None:
        self.seat = seat
        self.res = res
        self.at = at

    def _choice(self, s: Ship, offer: Offer) -> tuple[int, int, int]:
        """Return who pays, and the least and most of it."""
        who, at, res = payers(s, offer), self.at, self.res
        own = s.officers[who[at]].res[res] if at else store_open(s)[res]
        low, high = _bounds(s, who, own, offer.open[res], res, at)
        return who[at], low, high

    def candidates(self, s: Ship) -> list[Action]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer = payers(s, offer)[self.at]
        return list(SHARES[payer][self.res][: offer.open[self.res] + 1])

    def check(self, s: Ship, a: Share) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer, low, high = self._choice(s, offer)
        if a.res != self.res or a.payer != payer:
            return Illegal("not-asked-to-pay", "GEN7-8.18")
        return None if low <= a.amount <= high else Illegal("cannot-pay", "GEN7-24.3")

    def legal(self, s: Ship) -> list[Action]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer, low, high = self._choice(s, offer)
        return list(SHARES[payer][self.res][low : high + 1])

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer, low, high = self._choice(s, offer)
        return SHARES[payer][self.res][low + floor(random() * (high - low + 1))]

    def play(self, s: Ship, a: Share) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        cost, shares = list(offer.open), list(offer.shares)
        shares[a.payer * 3 + a.res] = a.amount
        cost[a.res] -= a.amount
        share_out(s, self.seat, self.res, self.at + 1, cost, shares)

    def about(self, s: Ship) -> dict[str, int | str]:
        assert s.offer is not None, "a proposal is being made"
        return {"seat": self.seat, "res": self.res, "payer": payers(s, s.offer)[self.at]}
