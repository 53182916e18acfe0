"""Cards: the File and Schema actions, looking at cards, keeping and discarding them (GEN7-9, 14, 23.2)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import (
    SPEND_DATA,
    TAKE_CARDS,
    SpendData,
    TakeCard,
)
from sternhafen.games.gen7.agenda import fire, use_static
from sternhafen.games.gen7.book import (
    HAND_LIMIT,
)
from sternhafen.games.gen7.conditions import Cause
from sternhafen.games.gen7.decks import (
    draw_cards,
    hand_of,
    leave_hand,
    put_under,
    take_in_hand,
    without,
)
from sternhafen.games.gen7.events import CardsDrawn, CardTaken
from sternhafen.games.gen7.lasting import applies, in_force
from sternhafen.games.gen7.schemas import gain_schema
from sternhafen.games.gen7.ship import NOBODY, Ship
from sternhafen.games.gen7.supply import spend
from sternhafen.games.gen7.vocabulary import (
    DATA,
    EXTRA_DRAW,
    FILE,
    ON_ACTION_FILE,
    ON_ACTION_SCHEMA,
    ORDER,
    SCHEMA,
)

# The File and Schema actions ---------------------------------------------------------------------------------------


class DrawAction(Do):
    """The File or Schema action of a room or private station: rules first, then data, then the cards."""

    __slots__ = ("deck", "n", "cause")

    def __init__(self, seat: int, deck: int, n: int, cause: Cause) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n
        self.cause = cause

    def run(self, s: Ship) -> None:
        s.replaced = False
        s.extra = 0
        s.push(CountCards(self.seat, self.deck, self.n, self.cause))
        fire(s, ON_ACTION_FILE if self.deck == FILE else ON_ACTION_SCHEMA, self.cause)


class CountCards(Do):
    """Unless the action was replaced, add the cards that rules give for free (GEN7-14.2)."""

    __slots__ = ("deck", "n", "cause")

    def __init__(self, seat: int, deck: int, n: int, cause: Cause) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n
        self.cause = cause

    def run(self, s: Ship) -> None:
        if s.replaced:
            s.replaced = False
            return
        s.push(AddData(self.seat, self.deck, self.n))
        place = self.cause.place
        for rule, owner in in_force(s, self.seat, EXTRA_DRAW, place, self.cause.die):
            if rule.deck == self.deck and (not rule.rooms or applies(rule, place)):
                s.extra += rule.n
                use_static(s, rule, owner, self.cause.die, place)


class AddData(Do):
    """Data may be spent for more cards to choose from (GEN7-23.2)."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: int, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        if s.officers[self.seat].res[DATA]:
            s.push(BuyCards(self.seat, self.deck, self.n))
        else:
            look_at(s, self.seat, self.deck, self.n + s.extra, 1)


class BuyCards(Ask):
    """How many additional cards do you pay for?"""

    __slots__ = ("deck", "n")
    rule: ClassVar[str] = "GEN7-23.2"
    answers: ClassVar[tuple[type[Action], ...]] = (SpendData,)

    def __init__(self, seat: int, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        return list(SPEND_DATA)

    def check(self, s: Ship, a: SpendData) -> Illegal | None:
        if a.amount <= s.officers[self.seat].res[DATA]:
            return None
        return Illegal("too-few-data", "GEN7-23.2")

    def legal(self, s: Ship) -> list[Action]:
        return list(SPEND_DATA[: s.officers[self.seat].res[DATA] + 1])

    def play(self, s: Ship, a: SpendData) -> None:
        spend(s, self.seat, DATA, a.amount)
        look_at(s, self.seat, self.deck, self.n + s.extra + a.amount, 1)


# Looking and keeping -----------------------------------------------------------------------------------------------


def look_at(s: Ship, seat: int, deck: int, n: int, keep: int) -> None:
    """Draw cards to look at; some are kept, the rest goes face up under the deck."""
    s.extra = 0
    if deck == ORDER:
        keep = min(keep, HAND_LIMIT - len(s.officers[seat].orders))  # never beyond the hand limit (GEN7-25.1)
        if keep <= 0:
            return
    found = draw_cards(s, deck, n)
    if not found:
        return
    s.look = tuple(sorted(found))
    s.look_deck = deck
    s.looker = seat
    if s.telling:
        count = len(found)
        s.tell(CardsDrawn(seat=seat, deck=deck, count=count, cards=s.look, to=1 << seat, reveals=True))
    s.push(Keep(seat, keep))


class Keep(Do):
    """Keep cards of those looked at until enough are kept or all are gone."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Ship) -> None:
        if not self.n or not s.look:
            rest, s.look, s.looker = s.look, (), NOBODY
            if rest:
                put_under(s, s.look_deck, rest)
            s.look_deck = 0
        elif self.n >= len(s.look):
            keep_card(s, self.seat, s.look[0], self.n)
        else:
            s.push(KeepCard(self.seat, self.n))


class KeepCard(Ask):
    """Which of the cards do you keep?"""

    __slots__ = ("n",)
    rule: ClassVar[str] = "GEN7-14.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        takes = TAKE_CARDS[s.look_deck]
        return [takes[card] for card in sorted(set(s.look))]

    def legal(self, s: Ship) -> list[Action]:
        return self.candidates(s)

    def check(self, s: Ship, a: TakeCard) -> Illegal | None:
        if a.deck == s.look_deck and a.card in s.look:
            return None
        return Illegal("not-drawn", "GEN7-14.1")

    def play(self, s: Ship, a: TakeCard) -> None:
        keep_card(s, self.seat, a.card, self.n)


def keep_card(s: Ship, seat: int, card: int, n: int) -> None:
    """Keep one of the cards looked at."""
    s.look = without(s.look, card)
    s.push(Keep(seat, n - 1))
    receive(s, seat, s.look_deck, card)


def receive(s: Ship, seat: int, deck: int, card: int) -> None:
    """Get a card: files and orders go to the hand, a schema is gained (GEN7-27.1)."""
    if deck == SCHEMA:
        gain_schema(s, seat, card)
        return
    take_in_hand(s, seat, deck, card)
    if s.telling:
        s.tell(CardTaken(seat=seat, deck=deck, card=card, to=1 << seat, reveals=True))


def discard_card(s: Ship, seat: int, deck: int, card: int) -> None:
    """Put an own card of a deck face up under it; the focus of a placed schema goes with it."""
    if deck != SCHEMA:
        assert card in hand_of(s, seat, deck), "only own cards are discarded"
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
    s.deaf()
    put_under(s, SCHEMA, tuple(gone))


def _empty_last(pair: list[int]) -> int:
    return pair[0] if pair[0] >= 0 else 999
