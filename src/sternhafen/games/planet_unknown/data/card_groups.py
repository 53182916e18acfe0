"""What a player knows of the civ cards: groups of cards that could be exchanged for one another (PU-6.15).

A group is a set of cards. Looking at cards splits groups; a card that leaves a stack unseen joins the groups it
may have come from. Exchanging cards of one group between stacks, box and hidden hands changes nothing that the player
knows: that is all that dealing them again does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sternhafen.engine import bitset
from sternhafen.engine.fast import cached
from sternhafen.engine.shuffling import shuffle_by
from sternhafen.games.planet_unknown.aliases import CivCard, Knowledge
from sternhafen.games.planet_unknown.data.cards import CARD_NOW, CARDS_OF
from sternhafen.games.planet_unknown.data.grid import cells_of

MAX_CACHED: Final = 1024
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


def shuffled_groups(knows: Knowledge, random: Callable[[], float]) -> list[list[CivCard]]:
    """Return the cards of every group in a random order; a group of one is empty, as there is nothing to exchange."""
    piles = [list(group) for group in exchangeable(knows)]
    for pile in piles:
        if pile:
            shuffle_by(pile, random)
    return piles


@cached(MAX_CACHED)
def exchangeable(knows: Knowledge) -> tuple[tuple[CivCard, ...], ...]:
    """Return the cards of every group, none for a group of one."""
    return tuple([tuple(cells_of(group)) if bitset.several(group) else () for group in knows])


def take_kept(pile: list[CivCard]) -> CivCard:
    """Take the first card of a pile that is kept for the end of the game: only such cards lie hidden in hands."""
    at = 0
    while CARD_NOW[pile[at]]:
        at += 1
    return pile.pop(at)
