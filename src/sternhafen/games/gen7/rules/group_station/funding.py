"""Sharing out what a group station costs among the store and the contributors (GEN7-8.18, 23.11, 24.2, 24.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import PICK_RESOURCES, SHARES, STORE_PAYS, PickResource, Share
from sternhafen.games.gen7.aliases import Resource, Seat
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS
from sternhafen.games.gen7.rules.group_station.consent import ask_consent
from sternhafen.games.gen7.rules.group_station.means import could_bring, could_pay
from sternhafen.games.gen7.rules.group_station.offers import asked_in_vain, crew_mask
from sternhafen.games.gen7.rules.group_station.proposal import NOT_ASKED, Offer
from sternhafen.games.gen7.rules.group_station.targets import store_for
from sternhafen.games.gen7.state import CLOCKWISE, Ship

REFUSED_ALREADY: Final = Illegal("refused-already", "GEN7-8.13")


def settle_price(s: Ship, seat: Seat, free: int) -> None:
    """Settle what the station costs: resources of choice on top or off, one at a time (GEN7-23.11)."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    if choices_left(offer.open, free):
        s.push(SpareCost(seat, free))
    else:
        share_out(s, seat, 0, 0, list(offer.open), list(offer.shares))


def choices_left(cost: tuple[int, ...], free: int) -> bool:
    """Return whether resources of choice still come on top of a cost, or off it."""
    return free > 0 or (free < 0 and max(cost) > 0)


def with_one_more(cost: tuple[int, ...], free: int, res: Resource) -> tuple[tuple[int, ...], int]:
    """Return a cost with one resource of choice paid on top, or spared, and how many are then left to choose."""
    step = 1 if free > 0 else -1
    return tuple([n + step if kind == res else n for kind, n in enumerate(cost)]), free - step


class SpareCost(Ask):
    """Which resource is spared, or comes on top?"""

    __slots__ = ("free",)
    rule: ClassVar[str] = "GEN7-23.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: Seat, free: int) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        cost, free = with_one_more(offer.open, self.free, a.res)
        if min(cost) < 0 or not could_pay(s, offer.target, crew_mask(offer), cost, free):
            return Illegal("nothing-spared", "GEN7-23.11")
        return None if can_ask(s, offer.shared_out(cost, offer.shares), free) else REFUSED_ALREADY

    def play(self, s: Ship, a: PickResource) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        cost, free = with_one_more(offer.open, self.free, a.res)
        s.offer = offer.shared_out(cost, offer.shares)
        settle_price(s, self.seat, free)

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


def share_out(s: Ship, seat: Seat, res: Resource, at: int, cost: list[int], shares: list[int]) -> None:
    """Share the rest of the cost out, resource by resource and payer by payer (GEN7-8.18).

    Asked only while there is a choice; `shares` is what everybody gives so far.
    """
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    who = payers(s, offer)
    while res < 3:
        while cost[res] and at < len(who):
            low, high = bounds(s, offer, who, cost[res], res, at)
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


def bounds(s: Ship, offer: Offer, who: tuple[int, ...], need: int, res: Resource, at: int) -> tuple[int, int]:
    """Return the least and most that the payer in turn gives of a resource.

    Where it is short all that is there is given, and those contributors promise the rest who could still bring it.
    """
    officers = s.officers
    own = officers[who[at]].res[res] if at else store_for(s, offer.target)[res]  # the store comes first
    rest = need
    for payer in who[at + 1 :]:
        rest -= officers[payer].res[res]
    if rest <= own:
        return rest if rest > 0 else 0, own if own < need else need
    target, crew = offer.target, crew_mask(offer)
    if not at or not could_bring(s, target, crew, who[at], res):
        return own, own
    for payer in who[at + 1 :]:
        if could_bring(s, target, crew, payer, res):
            return own, rest
    return rest, rest


def can_ask(s: Ship, offer: Offer, free: int) -> bool:
    """Return whether some way to settle a proposal's price did not come to nothing already in this turn (GEN7-8.13)."""
    before = asked_in_vain(s, offer)
    return not before or _new_price(s, offer, offer.open, free, before)


def _new_price(s: Ship, offer: Offer, cost: tuple[int, ...], free: int, before: list[tuple[int, ...]]) -> bool:
    """Return whether a price can be settled in a new way while resources of choice may come on top, or off."""
    if not choices_left(cost, free):
        return _new_shares(s, offer, 0, 0, list(cost), list(offer.shares), before)
    for res in range(3):
        other, left = with_one_more(cost, free, res)
        open_to_all = min(other) >= 0 and could_pay(s, offer.target, crew_mask(offer), other, left)
        if open_to_all and _new_price(s, offer, other, left, before):
            return True
    return False


def _new_shares(
    s: Ship, offer: Offer, res: Resource, at: int, cost: list[int], shares: list[int], before: list[tuple[int, ...]]
) -> bool:
    """Return whether what is left of a cost can be shared out as it was not before."""
    who = payers(s, offer)
    while res < 3:
        while cost[res] and at < len(who):
            low, high = bounds(s, offer, who, cost[res], res, at)
            if low != high:
                return any(
                    _new_shares(s, offer, res, at + 1, *given(cost, shares, who[at], res, amount), before)
                    for amount in range(low, high + 1)
                )
            cost, shares = given(cost, shares, who[at], res, low)
            at += 1
        res += 1
        at = 0
    return tuple(shares) not in before


def given(cost: list[int], shares: list[int], payer: int, res: Resource, amount: int) -> tuple[list[int], list[int]]:
    """Return what is left of a cost, and all shares, once a payer gives so much."""
    cost, shares = cost[:], shares[:]
    cost[res] -= amount
    shares[payer * 3 + res] = amount
    return cost, shares


class Fund(Ask):
    """How much does this payer give?"""

    __slots__ = ("res", "at")
    rule: ClassVar[str] = "GEN7-8.18"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Share,)

    def __init__(self, seat: Seat, res: Resource, at: int) -> None:
        self.seat = seat
        self.res = res
        self.at = at

    def choice(self, s: Ship, offer: Offer) -> tuple[int, int, int]:
        """Return who pays, and the least and most of it."""
        who, at, res = payers(s, offer), self.at, self.res
        low, high = bounds(s, offer, who, offer.open[res], res, at)
        return who[at], low, high

    def is_new(self, s: Ship, offer: Offer, a: Share, before: list[tuple[int, ...]]) -> bool:
        """Return whether a share leads to a proposal that did not come to nothing already."""
        cost, shares = given(list(offer.open), list(offer.shares), a.payer, a.res, a.amount)
        return _new_shares(s, offer, self.res, self.at + 1, cost, shares, before)

    def candidates(self, s: Ship) -> list[Action]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer = payers(s, offer)[self.at]
        return list(SHARES[payer][self.res][: offer.open[self.res] + 1])

    def check(self, s: Ship, a: Share) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer, low, high = self.choice(s, offer)
        if a.res != self.res or a.payer != payer:
            return Illegal("not-asked-to-pay", "GEN7-8.18")
        if not low <= a.amount <= high:
            return Illegal("cannot-pay", "GEN7-24.3")
        before = asked_in_vain(s, offer)
        return None if not before or self.is_new(s, offer, a, before) else REFUSED_ALREADY

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
