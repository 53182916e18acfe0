"""Skills that give to three different players, the owner included (GEN7-33.31, 33.39).

Director and Architect deal cards, Provider gives resources; all do so by their own text, in spite of GEN7-2.4.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_SEATS, TAKE_CARDS, PickSeat, TakeCard
from sternhafen.games.gen7.aliases import NOBODY, Card, Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import SCHEMA
from sternhafen.games.gen7.effects.agenda import Verb, pickable, resolve
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import figure, one_seat
from sternhafen.games.gen7.events import CardsDrawn
from sternhafen.games.gen7.rules.cards.decks import draw_cards, learn, put_under, without
from sternhafen.games.gen7.rules.cards.drawing import receive
from sternhafen.games.gen7.state import Ship

# Dealing cards -------------------------------------------------------------------------------------------------------


def replace_action(s: Ship, c: Cause, e: Effect) -> None:
    """Let what follows take the place of the File or Schema action (GEN7-33.22, 33.24)."""
    s.replaced = True


def deal_choice(s: Ship, c: Cause, e: Effect) -> None:
    """Look at cards and give one each to different players (GEN7-33.22, 33.24)."""
    seat, deck = one_seat(s, e.who, c), e.ref
    cards = draw_cards(s, deck, figure(s, e.n, c))
    if not cards:
        return
    s.look, s.look_deck, s.looker = tuple(sorted(cards)), deck, seat
    if s.recording:
        s.tell(CardsDrawn(seat=seat, deck=deck, count=len(cards), cards=s.look, to=1 << seat, reveals=True))
    s.push(Deal(seat, min(e.players, s.seats), 0))


DEALING: Final[dict[str, Verb]] = {"replace": replace_action, "deal_choice": deal_choice}
"""The verbs of Director and Architect."""


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


# Giving resources ----------------------------------------------------------------------------------------------------


class PickTargets(Do):
    """The effects of an option are resolved for several different players (GEN7-33.31)."""

    __slots__ = ("option", "picked", "cause")

    def __init__(self, seat: Seat, option: int, picked: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.option = option
        self.picked = picked
        self.cause = cause

    def run(self, s: Ship) -> None:
        book = s.book
        option = book.options[self.option]
        effect = book.effect_lists[option.effects][0]
        able = [seat for seat in pickable(s, effect, self.cause) if seat not in self.picked]
        wanted = option.targets - len(self.picked)
        if not wanted or not able:
            for seat in self.picked:
                resolve(s, option.effects, self.cause.picking(seat))
        elif len(able) <= wanted:
            s.push(PickTargets(self.seat, self.option, (*self.picked, able[0]), self.cause))
        else:
            s.push(PickTarget(self.seat, self.option, self.picked, self.cause))


class PickTarget(Ask):
    """Who else?"""

    __slots__ = ("option", "picked", "cause")
    rule: ClassVar[str] = "GEN7-33.31"
    answers: ClassVar[tuple[type[Action], ...]] = (PickSeat,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, option: int, picked: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.option = option
        self.picked = picked
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_SEATS[: s.seats])

    def check(self, s: Ship, a: PickSeat) -> Illegal | None:
        book = s.book
        able = pickable(s, book.effect_lists[book.options[self.option].effects][0], self.cause)
        return None if a.seat in able and a.seat not in self.picked else Illegal("not-that-player", "GEN7-33.31")

    def play(self, s: Ship, a: PickSeat) -> None:
        s.push(PickTargets(self.seat, self.option, (*self.picked, a.seat), self.cause))
