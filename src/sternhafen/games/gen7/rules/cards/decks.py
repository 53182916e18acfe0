"""Decks: face-down cards are a pool, those face up under it are seen by all (GEN7-9.4 to 9.6, 25.6, 27.7)."""

from __future__ import annotations

from bisect import bisect, insort
from typing import Final

from sternhafen.games.gen7.aliases import Card, Seat
from sternhafen.games.gen7.data.vocabulary import FILE, ORDER
from sternhafen.games.gen7.events import CardsUnder
from sternhafen.games.gen7.state import Ship


def draw_card(s: Ship, deck: int) -> int:
    """Return the top card, or -1 if there is none; face-up cards form a new deck when they are needed."""
    if not s.pools[deck]:
        s.pools[deck], s.unders[deck] = s.unders[deck], ()
        if not s.pools[deck]:
            return -1
    card, s.pools[deck] = s.pick(deck, s.pools[deck])
    if not s.pools[deck]:  # the last face-down card was drawn (GEN7-9.5)
        s.pools[deck], s.unders[deck] = s.unders[deck], ()
    return card


AT_ONCE: Final = 4
"""How many cards one throw of chance decides at most: few enough for all to be equally likely."""


def draw_cards(s: Ship, deck: int, n: int) -> list[int]:
    """Return up to n cards from the top of a deck."""
    cards: list[int] = []
    while n > 0:
        pool = s.pools[deck]
        count = min(min(n, AT_ONCE), len(pool) - 1)  # the last face-down card may turn the deck over
        if count < 2:
            card = draw_card(s, deck)
            if card < 0:
                break
            cards.append(card)
            n -= 1
            continue
        dealt, s.pools[deck] = s.deal(deck, pool, count)
        cards += dealt
        n -= count
    return cards


def put_under(s: Ship, deck: int, cards: tuple[int, ...]) -> None:
    """Put cards face up under their deck."""
    if not cards:
        return
    under = list(s.unders[deck])
    for card in cards:
        insort(under, card)
    s.unders[deck] = tuple(under)
    if s.recording:
        s.tell(CardsUnder(deck=deck, cards=tuple(sorted(cards)), reveals=True))
    if not s.pools[deck]:
        s.pools[deck], s.unders[deck] = s.unders[deck], ()


def shuffle_in(s: Ship, deck: int, card: Card) -> None:
    """Shuffle a card into a deck."""
    s.pools[deck] = tuple(sorted((*s.pools[deck], card)))


def without(cards: tuple[int, ...], card: Card) -> tuple[int, ...]:
    """Return cards without one of them."""
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


def hand_of(s: Ship, seat: Seat, deck: int) -> tuple[int, ...]:
    """Return a seat's hand of files or work orders."""
    officer = s.officers[seat]
    return officer.files if deck == FILE else officer.orders


def take_in_hand(s: Ship, seat: Seat, deck: int, card: Card) -> None:
    """Add a card to a hand."""
    officer = s.officers[seat]
    if deck == FILE:
        officer.files = tuple(sorted((*officer.files, card)))
    else:
        officer.orders = tuple(sorted((*officer.orders, card)))


def leave_hand(s: Ship, seat: Seat, deck: int, card: Card) -> None:
    """Take a card out of a hand, for all to see; what others knew of it is struck."""
    officer = s.officers[seat]
    if deck == FILE:
        officer.files = without(officer.files, card)
    else:
        officer.orders = without(officer.orders, card)
    for watcher in range(s.seats):
        for kind, cards, counts in s.known[watcher]:
            if kind == deck and counts[seat] and card in cards:
                groups = [_struck(s, group, seat, deck, card) for group in s.known[watcher]]
                s.known[watcher] = tuple(sorted([group for group in groups if group[1]]))
                break


def _struck(
    s: Ship, group: tuple[int, tuple[int, ...], tuple[int, ...]], seat: Seat, deck: int, card: Card
) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    kind, cards, counts = group
    if kind != deck or card not in cards or not counts[seat]:
        return group
    shared = sum(1 for count in counts if count) > 1
    if shared and deck == FILE and s.book.file_copies[card] > 1:
        return (kind, (), ())  # it may have been another copy: nothing certain is left
    return (kind, without(cards, card), tuple([n - 1 if i == seat else n for i, n in enumerate(counts)]))


def learn(s: Ship, watcher: int, deck: int, cards: tuple[int, ...], counts: tuple[int, ...]) -> None:
    """Note that a seat knows these cards to be in the others' hands, so many in each."""
    if cards:
        assert deck in (FILE, ORDER), "only these are held in hand"
        known, group = s.known[watcher], (deck, tuple(sorted(cards)), counts)
        k = bisect(known, group)
        s.known[watcher] = (*known[:k], group, *known[k:])


def learn_all(s: Ship, watcher: int, deck: int) -> None:
    """Note that a seat has looked through a whole deck, and so knows what the others hold together."""
    rest = tuple([group for group in s.known[watcher] if group[0] != deck])
    s.known[watcher] = rest
    others = [seat for seat in range(s.seats) if seat != watcher]
    cards = tuple([card for seat in others for card in hand_of(s, seat, deck)])
    counts = tuple([len(hand_of(s, seat, deck)) if seat != watcher else 0 for seat in range(s.seats)])
    learn(s, watcher, deck, cards, counts)
