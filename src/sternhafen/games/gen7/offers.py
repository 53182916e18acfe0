"""A proposal for a group station: who contributes, with which values, and how it is called off (GEN7-8.4, 8.17)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Ask
from sternhafen.games.gen7.crew import VALUE_OF, add_die
from sternhafen.games.gen7.events import OfferFailed
from sternhafen.games.gen7.proposal import NOT_ASKED, Offer
from sternhafen.games.gen7.relations import may_fit
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.story import (
    GROUP_OF,
)
from sternhafen.games.gen7.vocabulary import (
    CODES,
)

NO_SHARES: Final = (0,) * 15


def crew_mask(offer: Offer) -> int:
    """Return the contributors of a proposal (GEN7-8.4)."""
    if offer._mask == NOT_ASKED:
        mask = 0
        for p, _, _ in offer.crew:
            mask |= 1 << p // CODES
        offer._mask = mask
    return offer._mask


def subs_filled(crew: tuple[tuple[int, int, int], ...]) -> int:
    """Return how many sub-stations are filled by dice of which some may stand on two."""
    filled = len(crew)
    for _, left, _ in crew:
        filled += left >= 0
    return filled


def offer_values(offer: Offer) -> tuple[int, ...]:
    """Return the values on the sub-stations; a robot may fill two (GEN7-8.10)."""
    found: list[int] = []
    for p, left, _ in offer.crew:
        value = VALUE_OF[p % CODES]
        if left < 0:
            found.append(value)
        else:
            found += [left, value - left]
    return tuple(found)


def spread(offer: Offer) -> list[tuple[int, int]]:
    """Return the piece behind every sub-station with its value there."""
    found: list[tuple[int, int]] = []
    for p, left, _ in offer.crew:
        value = VALUE_OF[p % CODES]
        found += [(p, value)] if left < 0 else [(p, left), (p, value - left)]
    return found


def call_off(s: Ship) -> None:
    """Give back the dice of a proposal that came to nothing; costs were not paid yet (GEN7-8.17)."""
    offer = s.offer
    assert offer is not None, "there is a proposal to call off"
    for p, _, by in offer.crew:
        add_die(s, p // CODES, p % CODES - by)
    s.refused = tuple(sorted((*s.refused, offer.target << 4 | crew_mask(offer))))
    s.offer = None
    s.discount = 0
    if s.telling:
        s.tell(OfferFailed(target=offer.target))


def broken_rules(offer: Offer) -> list[int]:
    """Return the seats whose dice break a sub-station's rule, once for every such sub-station."""
    group = GROUP_OF[offer.target]
    found: list[int] = []
    prev = total = 0
    for i, (p, value) in enumerate(spread(offer)):
        if not may_fit(group.subs[i], value, prev, total):
            found.append(p // CODES)
        prev = value
        total += value
    return found


TAKE_TURN: Final[list[Ask]] = []
"""Every seat's turn, which it has again when a proposal came to nothing; the module of turns fills it."""
