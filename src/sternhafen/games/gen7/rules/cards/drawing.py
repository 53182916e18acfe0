"""Cards: the File and Schema actions, looking at cards, keeping and discarding them (GEN7-9, 14, 23.2)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import SPEND_DATA, TAKE_CARDS, SpendData, TakeCard
from sternhafen.games.gen7.aliases import NOBODY, Card, Seat
from sternhafen.games.gen7.data.vocabulary import (
    DATA,
    EXTRA_DRAW,
    FILE,
    ON_ACTION_FILE,
    ON_ACTION_SCHEMA,
    ORDER,
    SCHEMA,
)
from sternhafen.games.gen7.effects.agenda import fire, use_static
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.events import CardsDrawn, CardTaken
from sternhafen.games.gen7.rules.cards.decks import draw_cards, hand_of, leave_hand, put_under, take_in_hand, without
from sternhafen.games.gen7.rules.cards.schemas import gain_schema
from sternhafen.games.gen7.rules.lasting_rules.in_force import applies, in_force
from sternhafen.games.gen7.rules.resources import spend
from sternhafen.games.gen7.state import Ship

# The File and Schema actions ---------------------------------------------------------------------------------------


def draw_action(s: Ship, seat: Seat, deck: int, n: int, cause: Cause) -> None:
    """Resolve the File or Schema action of a room or private station: rules first, then data, then the cards."""
    s.replaced = False
    s.extra = 0
    below = len(s.agenda)
    fire(s, ON_ACTION_FILE if deck == FILE else ON_ACTION_SCHEMA, cause)
    if len(s.agenda) > below:
        s.agenda.insert(below, CountCards(seat, deck, n, cause))
    else:
        count_cards(s, seat, deck, n, cause)


class CountCards(Do):
    """The action goes on after the rules that reacted, unless one replaced it."""

    __slots__ = ("deck", "n", "cause")

    def __init__(self, seat: Seat, deck: int, n: int, cause: Cause) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n
        self.cause = cause

    def run(self, s: Ship) -> None:
        if s.replaced:
            s.replaced = False
        else:
            count_cards(s, self.seat, self.deck, self.n, self.cause)


def count_cards(s: Ship, seat: Seat, deck: int, n: int, cause: Cause) -> None:
    """Add the cards that rules give for free (GEN7-14.2)."""
    below = len(s.agenda)
    for rule, owner in in_force(s, seat, EXTRA_DRAW, cause.place, cause.die):
        if rule.deck == deck and (not rule.rooms or applies(s.book, rule, cause.place)):
            s.extra += rule.n
            use_static(s, rule, owner, cause.die, cause.place)
    if len(s.agenda) > below:
        s.agenda.insert(below, AddData(seat, deck, n))
    else:
        add_data(s, seat, deck, n)


class AddData(Do):
    """The action goes on after the rules that react to a schema's use."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        add_data(s, self.seat, self.deck, self.n)


def add_data(s: Ship, seat: Seat, deck: int, n: int) -> None:
    """Let data be spent for more cards to choose from (GEN7-23.2)."""
    if s.officers[seat].res[DATA]:
        s.agenda.append(BuyCards(seat, deck, n))
    else:
        look_at(s, seat, deck, n + s.extra, 1)


class BuyCards(Ask):
    """How many additional cards do you pay for?"""

    __slots__ = ("deck", "n")
    rule: ClassVar[str] = "GEN7-23.2"
    answers: ClassVar[tuple[type[Action], ...]] = (SpendData,)

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        return list(SPEND_DATA)

    def check(self, s: Ship, a: SpendData) -> Illegal | None:
        if a.amount <= s.officers[self.seat].res[DATA]:
            return None
        return Illegal("too-few-data", "GEN7-23.2")

    def play(self, s: Ship, a: SpendData) -> None:
        spend(s, self.seat, DATA, a.amount)
        look_at(s, self.seat, self.deck, self.n + s.extra + a.amount, 1)


# Looking and keeping -----------------------------------------------------------------------------------------------


def look_at(s: Ship, seat: Seat, deck: int, n: int, keep: int) -> None:
    """Draw cards to look at; some are kept, the rest goes face up under the deck."""
    s.extra = 0
    if deck == ORDER:
        keep = min(keep, s.book.hand_limit - len(s.officers[seat].orders))  # never beyond the hand limit (GEN7-25.1)
        if keep <= 0:
            return
    cards = draw_cards(s, deck, n)
    if not cards:
        return
    s.look = tuple(sorted(cards))
    s.look_deck = deck
    s.looker = seat
    if s.recording:
        count = len(cards)
        s.tell(CardsDrawn(seat=seat, deck=deck, count=count, cards=s.look, to=1 << seat, reveals=True))
    go_on_keeping(s, seat, keep)


def go_on_keeping(s: Ship, seat: Seat, n: int) -> None:
    """Keep cards of those looked at until enough are kept or all are gone; asked only while there is a choice."""
    if not n or not s.look:
        rest, s.look, s.looker = s.look, (), NOBODY
        if rest:
            put_under(s, s.look_deck, rest)
        s.look_deck = 0
    elif n >= len(s.look):
        keep_card(s, seat, s.look[0], n)
    else:
        s.push(KeepCard(seat, n))


class Keep(Do):
    """The other cards looked at wait until a schema has its place."""

    __slots__ = ("n",)

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Ship) -> None:
        go_on_keeping(s, self.seat, self.n)


class KeepCard(Ask):
    """Which of the cards do you keep?"""

    __slots__ = ("n",)
    rule: ClassVar[str] = "GEN7-14.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        takes = TAKE_CARDS[s.look_deck]
        return [takes[card] for card in sorted(set(s.look))]

    def check(self, s: Ship, a: TakeCard) -> Illegal | None:
        if a.deck == s.look_deck and a.card in s.look:
            return None
        return Illegal("not-drawn", "GEN7-14.1")

    def play(self, s: Ship, a: TakeCard) -> None:
        keep_card(s, self.seat, a.card, self.n)


def keep_card(s: Ship, seat: Seat, card: Card, n: int) -> None:
    """Keep one of the cards looked at."""
    s.look = without(s.look, card)
    if s.look_deck == SCHEMA:
        s.push(Keep(seat, n - 1))
        gain_schema(s, seat, card)
    else:
        receive(s, seat, s.look_deck, card)
        go_on_keeping(s, seat, n - 1)


def receive(s: Ship, seat: Seat, deck: int, card: Card) -> None:
    """Get a card: files and orders go to the hand, a schema is gained (GEN7-27.1)."""
    if deck == SCHEMA:
        gain_schema(s, seat, card)
        return
    take_in_hand(s, seat, deck, card)
    if s.recording:
        s.tell(CardTaken(seat=seat, deck=deck, card=card, to=1 << seat, reveals=True))


def discard_card(s: Ship, seat: Seat, deck: int, card: Card) -> None:
    """Put one of a seat's cards of a deck face up under it; the focus of a placed schema goes with it."""
    if deck != SCHEMA:
        assert card in hand_of(s, seat, deck), "only cards that one has are discarded"
        leave_hand(s, seat, deck, card)
        put_under(s, deck, (card,))
        return
    officer = s.officers[seat]
    pairs = [list(officer.schemas[:2]), list(officer.schemas[2:])]
    gone = [card]
    for pair in pairs:
        if card == pair[1]:
            pair[1] = -1
            break
        if card == pair[0]:
            gone = [x for x in pair if x >= 0]
            pair[0] = pair[1] = -1
            break
    pairs.sort(key=_empty_last)
    officer.schemas = (*pairs[0], *pairs[1])
    s.rules_changed()
    put_under(s, SCHEMA, tuple(gone))


def _empty_last(pair: list[int]) -> int:
    return pair[0] if pair[0] >= 0 else 999
