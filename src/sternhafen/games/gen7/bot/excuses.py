"""Excuses: why a bot does not agree to a proposal, so that whoever asked knows what to propose instead."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action
from sternhafen.engine.sums import add_floats
from sternhafen.games.gen7.actions import Decline
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.bot.evaluation import hope_of_order, is_backed, is_led
from sternhafen.games.gen7.rules.group_station.consent import Consent
from sternhafen.games.gen7.rules.group_station.offers import broken_rules
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.state import Ship

UNSETTLED: Final = "unsettled"
"""Dice do not fit, or what is asked for is not there."""
ORDER: Final = "order"
"""What it is to pay would be missing for a work order."""
COST: Final = "cost"
"""What it is to pay is too much."""
DICE: Final = "dice"
"""Its dice do more elsewhere."""
EXCUSES: Final = (UNSETTLED, ORDER, COST, DICE)


def excuse(s: Ship, seat: Seat, action: Action) -> tuple[str, str] | None:
    """Return what a seat refuses, as people's chat names it, and why; None for whatever is no refusal.

    It tells nothing that the table does not know: of the seat's own cards only that they are orders.
    """
    offer = s.offer
    if offer is None or not isinstance(action, Decline) or not isinstance(s.question(seat), Consent):
        return None
    return f"reason:{offer.target}", _why(s, seat, offer)


def _why(s: Ship, seat: Seat, offer: Offer) -> str:
    if (broken_rules(s.book, offer) and not is_led(s, offer)) or not is_backed(s, seat, offer):
        return UNSETTLED
    shares = offer.shares[seat * 3 : seat * 3 + 3]
    if not any(shares):
        return DICE
    poorer: Ship = s.copy()
    poorer.officers[seat].res[:] = [max(0, have - pay) for have, pay in zip(s.officers[seat].res, shares, strict=True)]
    return ORDER if _orders(poorer, seat) < _orders(s, seat) else COST


def _orders(s: Ship, seat: Seat) -> float:
    """Return what the work orders in hand promise."""
    return add_floats([hope_of_order(s, seat, order) for order in s.officers[seat].orders])
