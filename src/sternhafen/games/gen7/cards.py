"""Files, schemas and work orders: drawing, keeping, placing, completing (GEN7-9, 14, 18, 25, 27)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import (
    PASS,
    PICK_RESOURCES,
    SPEND_DATA,
    TAKE_CARDS,
    Pass,
    PickResource,
    SpendData,
    TakeCard,
)
from sternhafen.games.gen7.agenda import fire, resolve, use_static
from sternhafen.games.gen7.book import (
    HAND_LIMIT,
    ORDER_COST_,
    ORDER_MERIT_,
    ORDER_ROOM,
    ORDER_SPECIAL,
    ROOM_STATIONS,
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
from sternhafen.games.gen7.events import CardsDrawn, CardTaken, OrderDone, SchemasPlaced
from sternhafen.games.gen7.lasting import applies, in_force
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.ship import BY_ROOM, NOBODY, Ship
from sternhafen.games.gen7.supply import spend
from sternhafen.games.gen7.vocabulary import (
    DATA,
    EXTRA_DRAW,
    FILE,
    ON_ACTION_FILE,
    ON_ACTION_SCHEMA,
    ORDER,
    ORDER_COST,
    ORDER_MERIT,
    ORDERS_DONE,
    SCHEMA,
    SCHEMAS_FOCUSED,
    SCHEMAS_GAINED,
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


# Schemas -----------------------------------------------------------------------------------------------------------


def gain_schema(s: Ship, seat: int, card: int) -> None:
    """Gain a schema: it may be placed, become a focus, or go, and all may be rearranged (GEN7-27.1, 27.2, 27.9)."""
    s.officers[seat].gained = card
    s.bump(seat, SCHEMAS_GAINED)
    s.push(Arrange(seat, ()))


def own_schemas(s: Ship, seat: int) -> list[int]:
    """Return all schemas of a seat, the one just gained included, sorted."""
    officer = s.officers[seat]
    return sorted([card for card in (*officer.schemas, officer.gained) if card >= 0])


class Arrange(Ask):
    """What lies where? First schema, its focus, second schema, its focus, one after the other."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "GEN7-27.2"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard, Pass)

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def left(self, s: Ship) -> list[int]:
        """Return the cards not yet given a place."""
        cards = own_schemas(s, self.seat)
        for card in self.chosen:
            if card >= 0:
                cards.remove(card)
        return cards

    def candidates(self, s: Ship) -> list[Action]:
        return [*[TAKE_CARDS[SCHEMA][card] for card in sorted(set(self.left(s)))], PASS]

    def check(self, s: Ship, a: TakeCard | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None
        if a.deck != SCHEMA or a.card not in self.left(s):
            return Illegal("not-your-schema", "GEN7-27.2")
        if len(self.chosen) == 2 and a.card == self.chosen[0]:
            return Illegal("same-schema", "GEN7-27.4")
        return None

    def legal(self, s: Ship) -> list[Action]:
        barred = self.chosen[0] if len(self.chosen) == 2 else -1
        return [*[TAKE_CARDS[SCHEMA][card] for card in sorted(set(self.left(s))) if card != barred], PASS]

    def play(self, s: Ship, a: TakeCard | Pass) -> None:
        chosen = (*self.chosen, a.card if isinstance(a, TakeCard) else -1)
        if chosen[-1] < 0 and len(chosen) in (1, 3):
            chosen = (*chosen, -1)
            if len(chosen) == 2:
                chosen = (-1, -1, -1, -1)
        following = Arrange(self.seat, chosen)
        if len(chosen) == 4 or not following.left(s):
            place_schemas(s, self.seat, (*chosen, -1, -1, -1, -1)[:4])
        elif len(following.legal(s)) == 1:
            following.play(s, PASS)
        else:
            s.push(following)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "part": len(self.chosen)}


def place_schemas(s: Ship, seat: int, chosen: tuple[int, ...]) -> None:
    """Lay schemas as chosen; every other goes face up under the deck (GEN7-18.2, 27.3)."""
    officer = s.officers[seat]
    rest = own_schemas(s, seat)
    for card in chosen:
        if card >= 0:
            rest.remove(card)
    first, second = (chosen[0], chosen[1]), (chosen[2], chosen[3])
    if second[0] >= 0 and second < first:
        first, second = second, first
    officer.schemas = (*first, *second)
    officer.gained = -1
    s.deaf()
    s.touch(seat, SCHEMAS_FOCUSED)
    if s.telling:
        s.tell(SchemasPlaced(seat=seat, schemas=officer.schemas, reveals=True))
    put_under(s, SCHEMA, tuple(rest))


# Work orders -------------------------------------------------------------------------------------------------------


def order_relief(s: Ship, seat: int, order: int) -> int:
    """Return how many resources of choice an order costs less: rules, files and skills in use."""
    relief = s.discount
    for rule, _ in in_force(s, seat, ORDER_COST):
        if not rule.rooms or rule.rooms >> ORDER_ROOM[order] & 1:
            relief -= rule.n
    return max(0, relief)


def can_finish(s: Ship, seat: int, order: int, discount: int) -> bool:
    """Return whether a seat can pay for an order (GEN7-2.14)."""
    have = s.officers[seat].res
    data, parts, chem = ORDER_COST_[order]
    if data <= have[0] and parts <= have[1] and chem <= have[2]:
        return True
    missing = max(0, data - have[0]) + max(0, parts - have[1]) + max(0, chem - have[2])
    return missing <= order_relief(s, seat, order) + discount


class FinishOrder(Ask):
    """Which work order do you complete?"""

    __slots__ = ("rooms", "discount", "cause")
    confirms: ClassVar[bool] = True
    rule: ClassVar[str] = "GEN7-25.2"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard, Pass)

    def __init__(self, seat: int, rooms: int, discount: int, cause: Cause) -> None:
        self.seat = seat
        self.rooms = rooms
        self.discount = discount
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [*[TAKE_CARDS[ORDER][order] for order in s.officers[self.seat].orders], PASS]

    def check(self, s: Ship, a: TakeCard | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None
        if a.deck != ORDER or a.card not in s.officers[self.seat].orders:
            return Illegal("not-your-order", "GEN7-25.1")
        if not self.rooms >> ORDER_ROOM[a.card] & 1:
            return Illegal("other-centre", "GEN7-25.2")
        if not can_finish(s, self.seat, a.card, self.discount):
            return Illegal("cannot-pay", "GEN7-2.14")
        return None

    def legal(self, s: Ship) -> list[Action]:
        found: list[Action] = []
        for order in s.officers[self.seat].orders:
            if self.rooms >> ORDER_ROOM[order] & 1 and can_finish(s, self.seat, order, self.discount):
                found.append(TAKE_CARDS[ORDER][order])
        found.append(PASS)
        return found

    def play(self, s: Ship, a: TakeCard | Pass) -> None:
        if isinstance(a, Pass):
            s.discount = 0
            return
        cost = ORDER_COST_[a.card]
        relief = min(sum(cost), order_relief(s, self.seat, a.card) + self.discount)
        s.discount = 0
        s.push(PayOrder(self.seat, a.card, cost, relief))

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat}


class PayOrder(Do):
    """Choose what a relief spares, then pay and complete the order (GEN7-23.11, 25.4)."""

    __slots__ = ("order", "cost", "relief")

    def __init__(self, seat: int, order: int, cost: tuple[int, ...], relief: int) -> None:
        self.seat = seat
        self.order = order
        self.cost = cost
        self.relief = relief

    def run(self, s: Ship) -> None:
        if self.relief <= 0 or not sum(self.cost):
            for res in range(3):
                spend(s, self.seat, res, self.cost[res])
            complete_order(s, self.seat, self.order)
            return
        ways = sparable(self.cost, s.officers[self.seat].res, self.relief)
        if len(ways) == 1:
            s.push(PayOrder(self.seat, self.order, spared(self.cost, ways[0]), self.relief - 1))
        else:
            s.push(SpareOrder(self.seat, self.order, self.cost, self.relief))


def spared(cost: tuple[int, ...], res: int) -> tuple[int, ...]:
    """Return a cost with one of a resource less."""
    return tuple([n - 1 if i == res else n for i, n in enumerate(cost)])


def sparable(cost: tuple[int, ...], have: list[int], relief: int) -> list[int]:
    """Return the resources one may be spared now so that the rest can still be paid."""
    missing = [max(0, n - have[res]) for res, n in enumerate(cost)]
    spare = relief - sum(missing)
    return [res for res in range(3) if cost[res] and (missing[res] or spare > 0)]


class SpareOrder(Ask):
    """Which resource do you spare?"""

    __slots__ = ("order", "cost", "relief")
    rule: ClassVar[str] = "GEN7-23.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: int, order: int, cost: tuple[int, ...], relief: int) -> None:
        self.seat = seat
        self.order = order
        self.cost = cost
        self.relief = relief

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        if a.res in sparable(self.cost, s.officers[self.seat].res, self.relief):
            return None
        return Illegal("nothing-spared", "GEN7-23.11")

    def play(self, s: Ship, a: PickResource) -> None:
        s.push(PayOrder(self.seat, self.order, spared(self.cost, a.res), self.relief - 1))


def complete_order(s: Ship, seat: int, order: int) -> None:
    """Score a work order, carry out its text, and put it under the deck (GEN7-25.4)."""
    room = ORDER_ROOM[order]
    place = ROOM_STATIONS[room][0]
    if s.telling:
        s.tell(OrderDone(seat=seat, order=order, reveals=True))
    leave_hand(s, seat, ORDER, order)
    put_under(s, ORDER, (order,))
    if s.round:
        s.officers[seat].stats[BY_ROOM + room] += 1
        s.touch(seat, ORDERS_DONE)
    resolve(s, ORDER_SPECIAL[order], Cause(seat, NOBODY, NOBODY, -1, place, 0))
    merit = ORDER_MERIT_[order]
    for rule, owner in in_force(s, seat, ORDER_MERIT):
        if not rule.rooms or rule.rooms >> room & 1:
            merit += rule.n
            use_static(s, rule, owner, -1, place)
    score(s, seat, merit)


def may_finish(s: Ship, seat: int) -> bool:
    """Return whether a seat, for all the table knows, might complete an order: it holds one."""
    return bool(s.officers[seat].orders)


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
