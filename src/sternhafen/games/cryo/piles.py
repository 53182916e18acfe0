"""Piles: cards or tiles without an order, as sorted tuples."""

from __future__ import annotations

from bisect import insort

Pile = tuple[int, ...]


def without(pile: Pile, card: int) -> Pile:
    """Return a pile with one copy of a card taken out.

    >>> without((1, 4, 4), 4)
    (1, 4)
    """
    k = pile.index(card)
    return pile[:k] + pile[k + 1 :]


def with_card(pile: Pile, card: int) -> Pile:
    """Return a pile with one more card.

    >>> with_card((1, 4), 2)
    (1, 2, 4)
    """
    cards = list(pile)
    insort(cards, card)
    return tuple(cards)
