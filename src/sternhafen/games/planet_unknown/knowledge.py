"""What a player knows of the civ cards: groups of cards that could be exchanged for one another (PU-6.15).

A group is a bit mask of cards. Looking at cards splits groups; a card that leaves a stack unseen joins the groups it
may have come from. Exchanging cards of one group between stacks, box and hidden hands changes nothing that the player
knows: that is all `resample` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sternhafen.games.planet_unknown.cards import CARDS_OF

Knowledge = tuple[int, ...]
"""The groups, sorted."""


def mask_of(cards: Iterable[int]) -> int:
    """Return cards as a bit mask."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


UNKNOWN: Final[Knowledge] = tuple(sorted(mask_of(cards) for cards in CARDS_OF))
"""What a player knows who has seen none: all cards of a level look alike."""


def saw(knows: Knowledge, cards: int) -> Knowledge:
    """Return the knowledge of somebody who has seen that exactly these cards lie somewhere."""
    split = [group for group in knows if group & cards and group & ~cards]
    if not split:
        return knows
    found = list(knows)
    for group in split:
        found.remove(group)
        found += (group & cards, group & ~cards)
    return tuple(sorted(found))


def saw_each(knows: Knowledge, cards: list[int]) -> Knowledge:
    """Return the knowledge of somebody before whom each of these cards was shown."""
    shown = mask_of(cards)
    return tuple(sorted([group & ~shown for group in knows if group & ~shown] + [1 << card for card in cards]))


def lost_track(knows: Knowledge, among: int) -> Knowledge:
    """Return the knowledge of somebody before whom one of these cards was moved unseen."""
    merged = 0
    for group in knows:
        if group & among:
            if not among & ~group:
                return knows
            merged |= group
    return tuple(sorted([merged, *[group for group in knows if not group & among]]))


def group_of(knows: Knowledge, card: int) -> int:
    """Return the number of the group a card is in."""
    for number, group in enumerate(knows):
        if group >> card & 1:
            return number
    raise AssertionError("every card is in a group")


def watched(opened: list[int]) -> Knowledge:
    """Return what everybody knows: the cards that lie open."""
    return saw_each(UNKNOWN, opened)
