"""A proposal for a group station: who contributes, with which values, and how it is called off (GEN7-8.4, 8.17)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Ask
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.data.vocabulary import CODES
from sternhafen.games.gen7.events import OfferFailed
from sternhafen.games.gen7.rules.crew import VALUE_OF, add_die
from sternhafen.games.gen7.rules.group_station.proposal import NOT_ASKED, Offer
from sternhafen.games.gen7.rules.group_station.relations import ALL_DISTINCT, ALL_SAME, closing, may_fit
from sternhafen.games.gen7.state import Ship

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
    values: list[int] = []
    for p, left, _ in offer.crew:
        value = VALUE_OF[p % CODES]
        if left < 0:
            values.append(value)
        else:
            values += [left, value - left]
    return tuple(values)


def fitting_values(book: Campaign, offer: Offer) -> int:
    """Return the values that keep the rules of the next sub-station, as a mask; 0 if all are filled (GEN7-8.7)."""
    group, values = book.group_of[offer.target], offer_values(offer)
    if len(values) == group.size:
        return 0
    sub, total, used = group.subs[len(values)], sum(values), 0
    for value in values:
        used |= 1 << value
    fits = sub.after[values[-1] if values else 0] & sub.beside[total]
    if len(values) == group.size - 1:
        return fits & closing(group, total, used)
    if group.overall == ALL_SAME and values:
        return fits & used
    return fits & ~used if group.overall == ALL_DISTINCT else fits


def spread(offer: Offer) -> list[tuple[int, int]]:
    """Return the piece behind every sub-station with its value there."""
    shown: list[tuple[int, int]] = []
    for p, left, _ in offer.crew:
        value = VALUE_OF[p % CODES]
        shown += [(p, value)] if left < 0 else [(p, left), (p, value - left)]
    return shown


def dice_of(crew: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    """Return the dice of a proposal as they lay in the crew quarters, sorted: in any order they are the same dice."""
    return tuple(sorted([p - by for p, _, by in crew]))


def staffed_so(crew: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    """Return the dice of a proposal exactly as they were offered."""
    return tuple([number for entry in crew for number in entry])


def asked_in_vain(s: Ship, offer: Offer) -> list[tuple[int, ...]]:
    """Return what everybody was to pay in proposals of the same dice that came to nothing in this turn (GEN7-8.13)."""
    if not s.refused:
        return []
    dice = dice_of(offer.crew)
    return [shares for target, pieces, shares in s.refused if target == offer.target and pieces == dice and shares]


def forget_dead_ends(s: Ship) -> None:
    """Forget after which dice none could follow, as something has changed."""
    s.refused = tuple([entry for entry in s.refused if entry[2]])


def call_off(s: Ship) -> None:
    """Give back the dice of a proposal that came to nothing; costs were not paid yet (GEN7-8.17)."""
    offer = s.offer
    assert offer is not None, "there is a proposal to call off"
    for p, _, by in offer.crew:
        add_die(s, p // CODES, p % CODES - by)
    if subs_filled(offer.crew) == s.book.group_of[offer.target].size:
        forget_dead_ends(s)
        entry = (offer.target, dice_of(offer.crew), offer.shares)
    else:
        entry = (offer.target, staffed_so(offer.crew), ())
    s.refused = tuple(sorted({*s.refused, entry}))
    s.offer = None
    s.discount = 0
    if s.recording:
        s.tell(OfferFailed(target=offer.target))


def broken_rules(book: Campaign, offer: Offer) -> list[int]:
    """Return the seats whose dice break a sub-station's rule, once for every such sub-station."""
    group = book.group_of[offer.target]
    seats: list[int] = []
    prev = total = 0
    for i, (p, value) in enumerate(spread(offer)):
        if not may_fit(group.subs[i], value, prev, total):
            seats.append(p // CODES)
        prev = value
        total += value
    return seats


TAKE_TURN: Final[list[Ask]] = []
"""Every seat's turn, which it has again when a proposal came to nothing; the module of turns fills it."""
