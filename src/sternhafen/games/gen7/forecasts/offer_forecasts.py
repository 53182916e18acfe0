"""How a proposal at a group station stands: the rules that its dice keep, who pays, which dice fit."""

from __future__ import annotations

import msgspec

from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS
from sternhafen.games.gen7.rules.crew import VALUE_OF
from sternhafen.games.gen7.rules.group_station.offers import fitting_values, offer_values, spread
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from sternhafen.games.gen7.rules.group_station.relations import may_fit, overall
from sternhafen.games.gen7.state import Ship


class SubForecast(msgspec.Struct, frozen=True):
    """A sub-station that is filled: the piece on it, its value there, and whether it keeps the rule."""

    piece: int
    value: int
    keeps: bool


class PayerForecast(msgspec.Struct, frozen=True):
    """What a seat, or the store (-1), is to pay; `lacks` tells whether some of it is still to be brought."""

    seat: int
    cost: tuple[int, ...]
    lacks: bool


class OfferForecast(msgspec.Struct, frozen=True):
    """How a proposal stands."""

    subs: tuple[SubForecast, ...]
    whole: bool | None
    """Whether all dice together keep the rule of the whole station; None while some are missing."""
    payers: tuple[PayerForecast, ...]
    fitting: tuple[str, ...]
    """The dice that a seat who staffs it may take and that keep the next rule as they are used, as targets."""


def offer_forecast(s: Ship, offer: Offer, seat: Seat | None) -> OfferForecast:
    """Return how a proposal stands."""
    group, subs = s.book.group_of[offer.target], []
    prev = total = 0
    for i, (piece, value) in enumerate(spread(offer)):
        subs.append(SubForecast(piece, value, may_fit(group.subs[i], value, prev, total)))
        prev = value
        total += value
    values = offer_values(offer)
    payers = []
    for payer in range(MAX_SEATS + 1):
        cost = offer.shares[payer * 3 : payer * 3 + 3]
        if any(cost):
            have = s.officers[payer].res if payer < s.seats else s.store
            lacks = any(amount > have[res] for res, amount in enumerate(cost))
            payers.append(PayerForecast(payer if payer < MAX_SEATS else -1, tuple(cost), lacks))
    return OfferForecast(
        subs=tuple(subs),
        whole=overall(group, values) if len(values) == group.size else None,
        payers=tuple(payers),
        fitting=_fitting(s, offer, seat),
    )


def _fitting(s: Ship, offer: Offer, seat: Seat | None) -> tuple[str, ...]:
    if seat is None or not isinstance(s.question(seat), Staff):
        return ()
    fits = fitting_values(s.book, offer)
    return tuple(
        sorted({
            f"crew:{a.seat}:{a.die}"
            for a in s.legal(seat)
            if isinstance(a, Assign) and fits >> (a.left if a.left >= 0 else VALUE_OF[a.die] + a.by) & 1
        })
    )  # fmt: skip
