"""The questions of effects that draw, discard, search and deal cards (GEN7-2.13, 9.6, 33.22)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_SEATS, TAKE_CARDS, PickSeat, TakeCard
from sternhafen.games.gen7.aliases import NOBODY, Card, Seat
from sternhafen.games.gen7.data.vocabulary import ORDER, SCHEMA
from sternhafen.games.gen7.effects.agreeing import YesOrNo
from sternhafen.games.gen7.events import CardsDrawn
from sternhafen.games.gen7.rules.cards.decks import draw_cards, hand_of, learn, learn_all, put_under, without
from sternhafen.games.gen7.rules.cards.drawing import discard_card, look_at, receive
from sternhafen.games.gen7.state import Ship


class HowMany(YesOrNo):
    """Do you draw another card?"""

    __slots__ = ("deck", "n")
    rule: ClassVar[str] = "GEN7-33.32"

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def agreed(self, s: Ship) -> None:
        s.push(DrawSome(self.seat, self.deck, self.n))


class DrawSome(Do):
    """Draw a card, and ask for the next."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        if self.n > 1:
            s.push(AskMore(self.seat, self.deck, self.n - 1))
        look_at(s, self.seat, self.deck, 1, 1)


class AskMore(Do):
    """Another card may be drawn, while the hand has room for it."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        full = self.deck == ORDER and len(s.officers[self.seat].orders) >= s.book.hand_limit
        if self.n and not full:
            s.push(HowMany(self.seat, self.deck, self.n))


def own_cards(s: Ship, seat: Seat, deck: int) -> list[int]:
    """Return a seat's cards of a deck: the hand, or the placed schemas and focuses."""
    if deck == SCHEMA:
        return [card for card in s.officers[seat].schemas if card >= 0]
    return list(hand_of(s, seat, deck))


class DiscardSome(Do):
    """Discard own cards, as many as there are; asked only while there is a choice."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        cards = own_cards(s, self.seat, self.deck)
        if not cards or self.n <= 0:
            return
        if len(cards) <= self.n:
            discard_card(s, self.seat, self.deck, cards[0])
            s.push(DiscardSome(self.seat, self.deck, self.n - 1))
        else:
            s.push(DiscardCard(self.seat, self.deck, self.n))


class DiscardCard(Ask):
    """Which card do you discard?"""

    __slots__ = ("deck", "n")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        return [TAKE_CARDS[self.deck][card] for card in sorted(set(own_cards(s, self.seat, self.deck)))]

    def check(self, s: Ship, a: TakeCard) -> Illegal | None:
        if a.deck == self.deck and a.card in own_cards(s, self.seat, self.deck):
            return None
        return Illegal("not-your-card", "GEN7-2.13")

    def play(self, s: Ship, a: TakeCard) -> None:
        discard_card(s, self.seat, self.deck, a.card)
        s.push(DiscardSome(self.seat, self.deck, self.n - 1))


def search_deck(s: Ship, seat: Seat, deck: int) -> None:
    """Look through a whole deck, face up and face down, take a card, shuffle (GEN7-9.6)."""
    cards = tuple(sorted((*s.pools[deck], *s.unders[deck])))
    if not cards:
        return
    s.pools[deck], s.unders[deck] = (), ()
    s.look, s.look_deck, s.looker = cards, deck, seat
    if deck != SCHEMA:
        learn_all(s, seat, deck)
    if s.telling:
        s.tell(CardsDrawn(seat=seat, deck=deck, count=len(cards), cards=cards, to=1 << seat, reveals=True))
    s.push(SearchDeck(seat))


class SearchDeck(Ask):
    """Which card do you take from the deck?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-9.6"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)
    closed: ClassVar[bool] = True

    def candidates(self, s: Ship) -> list[Action]:
        return [TAKE_CARDS[s.look_deck][card] for card in sorted(set(s.look))]

    def check(self, s: Ship, a: TakeCard) -> Illegal | None:
        return None if a.deck == s.look_deck and a.card in s.look else Illegal("not-drawn", "GEN7-9.6")

    def play(self, s: Ship, a: TakeCard) -> None:
        deck = s.look_deck
        s.pools[deck] = without(s.look, a.card)
        s.look, s.look_deck, s.looker = (), 0, NOBODY
        receive(s, self.seat, deck, a.card)


def deal_cards(s: Ship, seat: Seat, deck: int, n: int, players: int) -> None:
    """Look at cards and give one each to different players (GEN7-33.22, 33.24)."""
    cards = draw_cards(s, deck, n)
    if not cards:
        return
    s.look, s.look_deck, s.looker = tuple(sorted(cards)), deck, seat
    if s.telling:
        s.tell(CardsDrawn(seat=seat, deck=deck, count=len(cards), cards=s.look, to=1 << seat, reveals=True))
    s.push(Deal(seat, min(players, s.seats), 0))


class Deal(Do):
    """Give cards away until every receiver has one; the rest goes under the deck."""

    __slots__ = ("n", "given")

    def __init__(self, seat: Seat, n: int, given: int) -> None:
        self.seat = seat
        self.n = n
        self.given = given

    def run(self, s: Ship) -> None:
        if self.n and s.look:
            s.push(DealCard(self.seat, self.n, self.given))
            return
        rest, deck = s.look, s.look_deck
        s.look, s.look_deck, s.looker = (), 0, NOBODY
        put_under(s, deck, rest)


class DealCard(Ask):
    """Which card do you give away next?"""

    __slots__ = ("n", "given")
    rule: ClassVar[str] = "GEN7-33.22"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, n: int, given: int) -> None:
        self.seat = seat
        self.n = n
        self.given = given

    def candidates(self, s: Ship) -> list[Action]:
        return [TAKE_CARDS[s.look_deck][card] for card in sorted(set(s.look))]

    def check(self, s: Ship, a: TakeCard) -> Illegal | None:
        return None if a.deck == s.look_deck and a.card in s.look else Illegal("not-drawn", "GEN7-33.22")

    def play(self, s: Ship, a: TakeCard) -> None:
        free = [seat for seat in range(s.seats) if not self.given >> seat & 1]
        if len(free) == 1:
            hand_over(s, self.seat, free[0], a.card, self.n, self.given)
        else:
            s.push(DealSeat(self.seat, self.n, self.given, a.card))


class DealSeat(Ask):
    """Who gets the card?"""

    __slots__ = ("n", "given", "card")
    rule: ClassVar[str] = "GEN7-33.22"
    answers: ClassVar[tuple[type[Action], ...]] = (PickSeat,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, n: int, given: int, card: Card) -> None:
        self.seat = seat
        self.n = n
        self.given = given
        self.card = card

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_SEATS[: s.seats])

    def check(self, s: Ship, a: PickSeat) -> Illegal | None:
        good = a.seat < s.seats and not self.given >> a.seat & 1
        return None if good else Illegal("not-that-player", "GEN7-33.22")

    def play(self, s: Ship, a: PickSeat) -> None:
        hand_over(s, self.seat, a.seat, self.card, self.n, self.given)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat}


def hand_over(s: Ship, giver: int, seat: Seat, card: Card, n: int, given: int) -> None:
    """Give a card that was looked at to a player; the giver knows it there."""
    deck = s.look_deck
    s.look = without(s.look, card)
    s.push(Deal(giver, n - 1, given | 1 << seat))
    if deck != SCHEMA and seat != giver:
        learn(s, giver, deck, (card,), tuple([int(i == seat) for i in range(s.seats)]))
    receive(s, seat, deck, card)
