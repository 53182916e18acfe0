"""The questions of effects that draw, discard, search and deal cards, or end tasks (GEN7-2.13, 9.6, 24.13, 33.22)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import TAKE_CARDS, PickTask, TakeCard
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.data.vocabulary import SCHEMA
from sternhafen.games.gen7.events import CardsDrawn
from sternhafen.games.gen7.rules.cards.decks import hand_of, learn_all, without
from sternhafen.games.gen7.rules.cards.drawing import discard_card, receive
from sternhafen.games.gen7.rules.cards.priority_tasks import drop_task, finish_without_dice
from sternhafen.games.gen7.state import Ship


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
    if s.recording:
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


def open_tasks(s: Ship, droppable: bool) -> list[int]:
    """Return the open tasks of the row; those that may be dropped are not sticky."""
    barred = s.done | (s.sticky if droppable else 0)
    return [task for task in s.row if not barred >> task & 1]


class ChooseTask(Ask):
    """Which priority task?"""

    __slots__ = ("n", "drop", "reward")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickTask,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, n: int, drop: bool, reward: bool) -> None:
        self.seat = seat
        self.n = n
        self.drop = drop
        self.reward = reward

    def candidates(self, s: Ship) -> list[Action]:
        return [PickTask(task) for task in s.row]

    def check(self, s: Ship, a: PickTask) -> Illegal | None:
        return None if a.task in open_tasks(s, self.drop) else Illegal("no-open-task", "GEN7-24.13")

    def play(self, s: Ship, a: PickTask) -> None:
        if self.n > 1:
            s.push(NextTask(self.seat, self.n - 1, self.drop, self.reward))
        if self.drop:
            drop_task(s, a.task)
        else:
            finish_without_dice(s, self.seat, a.task, self.reward)


class NextTask(Do):
    """Tasks are chosen while there are any and enough are wanted."""

    __slots__ = ("n", "drop", "reward")

    def __init__(self, seat: Seat, n: int, drop: bool, reward: bool) -> None:
        self.seat = seat
        self.n = n
        self.drop = drop
        self.reward = reward

    def run(self, s: Ship) -> None:
        if self.n and open_tasks(s, self.drop):
            s.push(ChooseTask(self.seat, self.n, self.drop, self.reward))
