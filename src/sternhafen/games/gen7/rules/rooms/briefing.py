"""The briefing, and how work orders go round (GEN7-5.17, 5.18, 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import DRAW_ALONE, PASS, TAKE_CARDS, DrawAlone, Join, Pass, TakeCard
from sternhafen.games.gen7.aliases import NOBODY, DieCode, Piece, Seat, die_of, owner_of, piece
from sternhafen.games.gen7.data.vocabulary import (
    BRIEFINGS_JOINED,
    BRIEFINGS_LED,
    EXTRA_DRAW,
    FACES,
    MAX_SEATS,
    ON_BRIEFING,
    ON_DEPLOY,
    ORDER,
    ROBOT,
)
from sternhafen.games.gen7.effects.agenda import fire, heard
from sternhafen.games.gen7.effects.causes import Cause, deployment
from sternhafen.games.gen7.events import BriefingCalled, BriefingJoined, CardsDrawn, Deployed
from sternhafen.games.gen7.rules.cards.decks import draw_card, draw_cards, learn, put_under, without
from sternhafen.games.gen7.rules.cards.drawing import receive
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF, count_deployment, take_die, with_value
from sternhafen.games.gen7.rules.lasting_rules.dice import adjusts, banned
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.skills.command import may_draw_alone
from sternhafen.games.gen7.rules.throws import THROWS
from sternhafen.games.gen7.state import Ship, turn_order

UNSEEN: Final = (-1,)
"""What a seat saw that never had the packet in hand."""
NO_TAKERS: Final = tuple([(0,) * seats for seats in range(MAX_SEATS + 1)])
"""How many cards everybody has taken when nobody has, by the number of seats."""


def call_briefing(s: Ship, seat: Seat, code: DieCode) -> None:
    """Call a briefing: the others may join, then work orders go round."""
    s.briefed = True
    s.brief = (piece(seat, code),)
    s.bump(seat, BRIEFINGS_LED)
    s.bump(seat, BRIEFINGS_JOINED)
    if s.recording:
        s.tell(BriefingCalled(seat=seat))
    s.agenda.append(OPEN[seat])
    s.agenda += [INVITES[other] for other in turn_order(s, seat)[:0:-1]]


def joining_dice(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return the different officers and colonists with which a seat may join (GEN7-13.4)."""
    throw = THROWS[s.officers[seat].dice]
    return throw.codes if throw.robot < 0 else throw.codes[:-1]


def changed_too_far(s: Ship, seat: Seat, a: Join) -> Illegal | None:
    """Return why rules do not let a die join with the changed value, or at all, or None (GEN7-30.6, 33.33)."""
    book = s.book
    kind = KIND_OF[a.die]
    if banned(s, seat, book.table_stations[0], kind):
        return Illegal("banned", "GEN7-30.6")
    low, high = adjusts(s, seat, book.table_stations[0], kind)
    if not low <= a.by <= high or not 1 <= VALUE_OF[a.die] + a.by <= FACES[kind]:
        return Illegal("not-that-far", "GEN7-33.33")
    return None


class Invite(Do):
    """A player may join; asked only if there is something to choose."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if joining_dice(s, self.seat) or may_draw_alone(s, self.seat):
            s.agenda.append(JOIN_BRIEFING[self.seat])


INVITES: Final = tuple([Invite(seat) for seat in range(MAX_SEATS)])


class JoinBriefing(Ask):
    """Do you join the briefing?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-13.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Join, DrawAlone, Pass)

    def candidates(self, s: Ship) -> list[Action]:
        candidates: list[Action] = [PASS, DRAW_ALONE]
        for code in sorted(set(s.officers[self.seat].dice)):
            low, high = adjusts(s, self.seat, s.book.table_stations[0], KIND_OF[code])
            candidates += [
                Join(code, by) for by in range(low, high + 1) if 1 <= VALUE_OF[code] + by <= FACES[KIND_OF[code]]
            ]
        return candidates

    def check(self, s: Ship, a: Join | DrawAlone | Pass) -> Illegal | None:
        if isinstance(a, Join):
            if a.die not in s.officers[self.seat].dice:
                return Illegal("no-such-die", "GEN7-13.4")
            if KIND_OF[a.die] == ROBOT:
                return Illegal("no-robots", "GEN7-13.1")
            return changed_too_far(s, self.seat, a)
        if isinstance(a, DrawAlone) and not may_draw_alone(s, self.seat):
            return Illegal("not-alone", "GEN7-33.10")
        return None

    def play(self, s: Ship, a: Join | DrawAlone | Pass) -> None:
        if isinstance(a, Join):
            join(s, self.seat, a.die, a.by)
        elif isinstance(a, DrawAlone):
            card = draw_card(s, ORDER)
            if card >= 0:
                receive(s, self.seat, ORDER, card)


JOIN_BRIEFING: Final = tuple([JoinBriefing(seat) for seat in range(MAX_SEATS)])


def join(s: Ship, seat: Seat, die: DieCode, by: int) -> None:
    """Put a die on a participant station, its value changed as a rule allows."""
    take_die(s, seat, die)
    code = with_value(die, VALUE_OF[die] + by)
    station = _seat_of(s, -1)
    s.occupy(station, piece(seat, code))
    s.brief = (*s.brief, piece(seat, code))
    s.bump(seat, BRIEFINGS_JOINED)
    count_deployment(s, seat, code, station)
    if s.recording:
        s.tell(BriefingJoined(seat=seat, die=code))
        s.tell(Deployed(seat=seat, die=code, place=station))


def _seat_of(s: Ship, p: Piece) -> int:
    """Return the first station of those who join with a certain die, or with none (-1)."""
    for station in s.book.table_stations:
        if s.stations[station] == p:
            return station
    raise AssertionError("there is a station for everybody")


class Open(Do):
    """The participants are known: rules react, then the work orders are drawn (GEN7-13.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        book = s.book
        s.agenda.append(DEAL_ORDERS[self.seat])
        if heard(s, ON_BRIEFING):
            mask = 0
            for p in s.brief:
                mask |= 1 << owner_of(p)
            fire(s, ON_BRIEFING, Cause(self.seat, NOBODY, NOBODY, -1, book.room_stations[book.ops_center][0], mask))


class DealOrders(Do):
    """Draw the packet and let it go round twice among the participants (GEN7-13.5 to 13.7)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        brief, s.brief = s.brief, ()
        for p in reversed(brief[1:]):  # the caller's die reacts by itself, when its room's actions are over
            fire(s, ON_DEPLOY, deployment(p, _seat_of(s, p)))
        count = 2 * len(brief) + 1
        for rule, _ in in_force(s, self.seat, EXTRA_DRAW):
            if rule.deck == ORDER:
                count += rule.n
        seats: list[int] = []
        first = highest = 0
        for p in brief:
            seats.append(owner_of(p))
            if VALUE_OF[die_of(p)] > highest:  # ties: placed first (GEN7-13.6)
                first, highest = owner_of(p), VALUE_OF[die_of(p)]
        lap = [seat for seat in turn_order(s, first) if seat in seats]
        start_draft(s, count, tuple(lap + lap), len(lap))


OPEN: Final = tuple([Open(seat) for seat in range(MAX_SEATS)])
DEAL_ORDERS: Final = tuple([DealOrders(seat) for seat in range(MAX_SEATS)])


def start_draft(s: Ship, count: int, order: tuple[int, ...], must: int) -> None:
    """Draw a packet of work orders and pass it on; the first `must` picks are compulsory."""
    s.packet = tuple(sorted(draw_cards(s, ORDER, count)))
    s.saw = [UNSEEN] * s.seats
    s.takers = [NO_TAKERS[s.seats]] * s.seats
    s.agenda.append(Draft(TABLE, order, must))


def compare_packet(s: Ship, seat: Seat) -> None:
    """Let a seat conclude who took what since it last saw the packet."""
    seen, left = s.saw[seat], s.packet
    if seen != UNSEEN and seen != left:
        learn(s, seat, ORDER, _missing(seen, left), s.takers[seat])
    s.saw[seat] = left
    s.takers[seat] = NO_TAKERS[s.seats]


def _missing(seen: tuple[int, ...], left: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that are not left of those that were seen."""
    return tuple([card for card in seen if card not in left])


class Draft(Do):
    """The packet goes to the next player; what is left at the end goes face up under the deck (GEN7-13.9)."""

    __slots__ = ("order", "must")

    def __init__(self, seat: Seat, order: tuple[int, ...], must: int) -> None:
        self.seat = seat
        self.order = order
        self.must = must

    def run(self, s: Ship) -> None:
        if not self.order or not s.packet:
            self._end(s)
            return
        seat, rest = self.order[0], self.order[1:]
        compare_packet(s, seat)
        if s.recording:
            cards = s.packet
            s.tell(CardsDrawn(seat=seat, deck=ORDER, count=len(cards), cards=cards, to=1 << seat, reveals=True))
        s.agenda.append(Draft(TABLE, rest, self.must - 1))
        if len(s.officers[seat].orders) < s.book.hand_limit:
            s.agenda.append((MUST_TAKE if self.must > 0 else MAY_TAKE)[seat])

    def _end(self, s: Ship) -> None:
        for seat in range(s.seats):
            if s.saw[seat] != UNSEEN:
                compare_packet(s, seat)
        rest, s.packet, s.saw, s.takers = s.packet, (), [], []
        put_under(s, ORDER, rest)


class TakeOrder(Ask):
    """Which work order do you take?"""

    __slots__ = ("must",)
    rule: ClassVar[str] = "GEN7-13.7"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard, Pass)

    def __init__(self, seat: Seat, must: bool) -> None:
        self.seat = seat
        self.must = must

    def candidates(self, s: Ship) -> list[Action]:
        return [*[TAKE_CARDS[ORDER][card] for card in s.packet], PASS]

    def check(self, s: Ship, a: TakeCard | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return Illegal("must-take", "GEN7-13.7") if self.must else None
        return None if a.deck == ORDER and a.card in s.packet else Illegal("not-drawn", "GEN7-13.7")

    def play(self, s: Ship, a: TakeCard | Pass) -> None:
        if not isinstance(a, TakeCard):
            return
        seat = self.seat
        s.packet = without(s.packet, a.card)
        s.saw[seat] = s.packet
        for watcher, seen in enumerate(s.saw):
            if watcher != seat and seen != UNSEEN:
                counts = list(s.takers[watcher])
                counts[seat] += 1
                s.takers[watcher] = tuple(counts)
        receive(s, seat, ORDER, a.card)


MUST_TAKE: Final = tuple([TakeOrder(seat, True) for seat in range(MAX_SEATS)])
MAY_TAKE: Final = tuple([TakeOrder(seat, False) for seat in range(MAX_SEATS)])
