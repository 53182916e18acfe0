"""Work orders: what they cost, and completing them (GEN7-23.11, 25)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PASS, PICK_RESOURCES, TAKE_CARDS, Pass, PickResource, TakeCard
from sternhafen.games.gen7.aliases import NOBODY, Card, Resource, Seat
from sternhafen.games.gen7.campaign.places import BY_ROOM
from sternhafen.games.gen7.data.vocabulary import ORDER, ORDER_COST, ORDER_MERIT, ORDERS_DONE
from sternhafen.games.gen7.effects.agenda import resolve, use_static
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.events import OrderDone
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.cards.decks import leave_hand, put_under
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.resources import spend
from sternhafen.games.gen7.state import Ship


def order_relief(s: Ship, seat: Seat, order: Card) -> int:
    """Return how many resources of choice an order costs less: rules, files and skills in use."""
    relief = s.discount
    for rule, _ in in_force(s, seat, ORDER_COST):
        if not rule.rooms or rule.rooms >> s.book.order_room[order] & 1:
            relief -= rule.n
    return relief if relief > 0 else 0


def can_finish(s: Ship, seat: Seat, order: Card, discount: int) -> bool:
    """Return whether a seat can pay for an order (GEN7-2.14)."""
    have = s.officers[seat].res
    data, parts, chem = s.book.order_cost[order]
    if data <= have[0] and parts <= have[1] and chem <= have[2]:
        return True
    relief = order_relief(s, seat, order) + discount
    if not relief:
        return False
    return max(0, data - have[0]) + max(0, parts - have[1]) + max(0, chem - have[2]) <= relief


class FinishOrder(Ask):
    """Which work order do you complete?"""

    __slots__ = ("rooms", "discount", "cause")
    confirms: ClassVar[bool] = True
    rule: ClassVar[str] = "GEN7-25.2"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard, Pass)

    def __init__(self, seat: Seat, rooms: int, discount: int, cause: Cause) -> None:
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
        if not self.rooms >> s.book.order_room[a.card] & 1:
            return Illegal("other-centre", "GEN7-25.2")
        if not can_finish(s, self.seat, a.card, self.discount):
            return Illegal("cannot-pay", "GEN7-2.14")
        return None

    def play(self, s: Ship, a: TakeCard | Pass) -> None:
        if isinstance(a, Pass):
            s.discount = 0
            return
        cost = s.book.order_cost[a.card]
        relief = min(sum(cost), order_relief(s, self.seat, a.card) + self.discount)
        s.discount = 0
        s.push(PayOrder(self.seat, a.card, cost, relief))

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat}


class PayOrder(Do):
    """Choose what a relief spares, then pay and complete the order (GEN7-23.11, 25.4)."""

    __slots__ = ("order", "cost", "relief")

    def __init__(self, seat: Seat, order: Card, cost: tuple[int, ...], relief: int) -> None:
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


def spared(cost: tuple[int, ...], res: Resource) -> tuple[int, ...]:
    """Return a cost with one of a resource less."""
    return tuple([n - 1 if i == res else n for i, n in enumerate(cost)])


def sparable(cost: tuple[int, ...], have: list[int], relief: int) -> list[int]:
    """Return the resources of which one may be saved now so that the rest can still be paid."""
    missing = [max(0, n - have[res]) for res, n in enumerate(cost)]
    spare = relief - sum(missing)
    return [res for res in range(3) if cost[res] and (missing[res] or spare > 0)]


class SpareOrder(Ask):
    """Which resource do you spare?"""

    __slots__ = ("order", "cost", "relief")
    rule: ClassVar[str] = "GEN7-23.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: Seat, order: Card, cost: tuple[int, ...], relief: int) -> None:
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


def complete_order(s: Ship, seat: Seat, order: Card) -> None:
    """Score a work order, carry out its text, and put it under the deck (GEN7-25.4)."""
    book = s.book
    room = book.order_room[order]
    place = book.room_stations[room][0]
    if s.recording:
        s.tell(OrderDone(seat=seat, order=order, reveals=True))
    leave_hand(s, seat, ORDER, order)
    put_under(s, ORDER, (order,))
    if s.round:
        s.officers[seat].stats[BY_ROOM + room] += 1
        s.touch(seat, ORDERS_DONE)
    resolve(s, book.order_special[order], Cause(seat, NOBODY, NOBODY, -1, place, 0))
    merit = book.order_merit[order]
    for rule, owner in in_force(s, seat, ORDER_MERIT):
        if not rule.rooms or rule.rooms >> room & 1:
            merit += rule.n
            use_static(s, rule, owner, -1, place)
    score(s, seat, merit)


def may_finish(s: Ship, seat: Seat) -> bool:
    """Return whether a seat, for all the table knows, might complete an order: it holds one."""
    return bool(s.officers[seat].orders)
