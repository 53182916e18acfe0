"""What a player knows of the civ cards: groups of cards that could be exchanged for one another (PU-6.15).

A group is a set of cards. Looking at cards splits groups; a card that leaves a stack unseen joins the groups it
may have come from. Exchanging cards of one group between stacks, box and hidden hands changes nothing that the player
knows: that is all that dealing them again does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sternhafen.engine import bitset
from sternhafen.games.planet_unknown.aliases import CivCard, Knowledge
from sternhafen.games.planet_unknown.data.cards import CARD_NOW, CARDS_OF
from sternhafen.games.planet_unknown.data.grid import cells_of

UNKNOWN: Final[Knowledge] = tuple(sorted(bitset.of(cards) for cards in CARDS_OF))
"""What a player knows who has seen none: all cards of a level look alike."""


def saw(knows: Knowledge, cards: int) -> Knowledge:
    """Return the knowledge of somebody who has seen that exactly these cards lie somewhere."""
    split = [group for group in knows if group & cards and group & ~cards]
    if not split:
        return knows
    groups = list(knows)
    for group in split:
        groups.remove(group)
        groups += (group & cards, group & ~cards)
    return tuple(sorted(groups))


def saw_each(knows: Knowledge, cards: list[int]) -> Knowledge:
    """Return the knowledge of somebody before whom each of these cards was shown."""
    shown = bitset.of(cards)
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


def group_of(knows: Knowledge, card: CivCard) -> int:
    """Return the number of the group a card is in."""
    for number, group in enumerate(knows):
        if group >> card & 1:
            return number
    raise AssertionError("every card is in a group")


def watched(opened: list[int]) -> Knowledge:
    """Return what everybody knows: the cards that lie open."""
    return saw_each(UNKNOWN, opened)


def deal_group(group: int, hidden: list[int], stacked: list[int], new: list[int], random: Callable[[], float]) -> None:
    """Shuffle the cards of a group, into `new`: hidden hands get cards for the end of the game, others lie anywhere.

    Places are gone through in order, so that it does not matter which card lay where.
    """
    cards = cells_of(group)
    held = [card for card in hidden if group >> card & 1]
    others = [card for card in stacked if group >> card & 1]
    if len(held) + len(others) < len(cards):
        placed = {*held, *others}
        others += [card for card in cards if card not in placed]
    for i in range(len(cards) - 1, 0, -1):
        k = int(random() * (i + 1))
        cards[i], cards[k] = cards[k], cards[i]
    for card in held:
        at = 0
        while CARD_NOW[cards[at]]:
            at += 1
        new[card] = cards.pop(at)
    for card, other in zip(others, cards, strict=True):
        new[card] = other
