"""The briefing, and how work orders go round (GEN7-5.17, 5.18, 13)."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import DRAW_ALONE, JOINS, PASS, TAKE_CARDS, DrawAlone, Join, Pass, TakeCard
from sternhafen.games.gen7.agenda import fire, heard
from sternhafen.games.gen7.book import (
    HAND_LIMIT,
    OPS_CENTER,
    ROOM_STATIONS,
)
from sternhafen.games.gen7.cards import receive
from sternhafen.games.gen7.conditions import Cause, deployment
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, count_deployment, take_die, with_value
from sternhafen.games.gen7.decks import draw_card, draw_cards, learn, put_under, without
from sternhafen.games.gen7.die_rules import CHANGING_RULES, adjusts, banned
from sternhafen.games.gen7.events import BriefingCalled, BriefingJoined, CardsDrawn, Deployed
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.ship import NOBODY, Ship, turn_order
from sternhafen.games.gen7.throws import thrown
from sternhafen.games.gen7.vocabulary import (
    ALONE_BRIEF,
    BRIEFINGS_JOINED,
    BRIEFINGS_LED,
    CODES,
    EXTRA_DRAW,
    FACES,
    MAX_SEATS,
    ON_BRIEFING,
    ON_DEPLOY,
    ORDER,
    ROBOT,
)

UNSEEN: Final = (-1,)
"""What a seat saw that never had the packet in hand."""
NO_TAKERS: Final = tuple([(0,) * seats for seats in range(MAX_SEATS + 1)])
"""How many cards everybody has taken when nobody has, by the number of seats."""


def call_briefing(s: Ship, seat: int, code: int) -> None:
    """Call a briefing: the others may join, then work orders go round."""
    s.briefed = True
    s.brief = (seat * CODES + code,)
    s.bump(seat, BRIEFINGS_LED)
    s.bump(seat, BRIEFINGS_JOINED)
    if s.telling:
        s.tell(BriefingCalled(seat=seat))
    s.agenda.append(OPEN[seat])
    s.agenda += [INVITES[other] for other in turn_order(s, seat)[:0:-1]]


def joining_dice(s: Ship, seat: int) -> tuple[int, ...]:
    """Return the different officers and colonists with which a seat may join (GEN7-13.4)."""
    throw = thrown(s.officers[seat].dice)
    return throw.codes if throw.robot < 0 else throw.codes[:-1]


def ways_to_join(s: Ship, seat: int) -> list[Action]:
    """Return every way to join: with a die as it is, or changed as rules allow (GEN7-33.13)."""
    codes = joining_dice(s, seat)
    if not (s._mods or s.all_mods())[seat] & CHANGING_RULES:
        return [JOINS[code] for code in codes]
    found: list[Action] = []
    for code in codes:
        low, high = adjusts(s, seat, TABLE_STATIONS[0], KIND_OF[code])
        for by in range(low, high + 1):
            join_so = Join(code, by) if by else JOINS[code]
            if changed_too_far(s, seat, join_so) is None:
                found.append(join_so)
    return found


def changed_too_far(s: Ship, seat: int, a: Join) -> Illegal | None:
    """Return why rules do not let a die join with the changed value, or at all, or None (GEN7-30.6, 33.33)."""
    kind = KIND_OF[a.die]
    if banned(s, seat, TABLE_STATIONS[0], kind):
        return Illegal("banned", "GEN7-30.6")
    low, high = adjusts(s, seat, TABLE_STATIONS[0], kind)
    if not low <= a.by <= high or not 1 <= VALUE_OF[a.die] + a.by <= FACES[kind]:
        return Illegal("not-that-far", "GEN7-33.33")
    return None


def may_draw_alone(s: Ship, seat: int) -> bool:
    """Return whether a seat may draw a work order instead of joining (GEN7-33.10, 33.32)."""
    if not (s._mods or s.all_mods())[seat] >> ALONE_BRIEF & 1:
        return False
    return len(s.officers[seat].orders) < HAND_LIMIT and bool(in_force(s, seat, ALONE_BRIEF))


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
        found: list[Action] = [PASS, DRAW_ALONE]
        for code in sorted(set(s.officers[self.seat].dice)):
            low, high = adjusts(s, self.seat, TABLE_STATIONS[0], KIND_OF[code])
            found += [Join(code, by) for by in range(low, high + 1) if 1 <= VALUE_OF[code] + by <= FACES[KIND_OF[code]]]
        return found

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

    def legal(self, s: Ship) -> list[Action]:
        found: list[Action] = [PASS]
        if may_draw_alone(s, self.seat):
            found.append(DRAW_ALONE)
        return found + ways_to_join(s, self.seat)

    def play(self, s: Ship, a: Join | DrawAlone | Pass) -> None:
        if isinstance(a, Join):
            join(s, self.seat, a.die, a.by)
        elif isinstance(a, DrawAlone):
            card = draw_card(s, ORDER)
            if card >= 0:
                receive(s, self.seat, ORDER, card)


JOIN_BRIEFING: Final = tuple([JoinBriefing(seat) for seat in range(MAX_SEATS)])


def join(s: Ship, seat: int, die: int, by: int) -> None:
    """Put a die on a participant station, its value changed as a rule allows."""
    take_die(s, seat, die)
    code = with_value(die, VALUE_OF[die] + by)
    station = _seat_of(s, -1)
    s.occupy(station, seat * CODES + code)
    s.brief = (*s.brief, seat * CODES + code)
    s.bump(seat, BRIEFINGS_JOINED)
    count_deployment(s, seat, code, station)
    if s.telling:
        s.tell(BriefingJoined(seat=seat, die=code))
        s.tell(Deployed(seat=seat, die=code, place=station))


TABLE_STATIONS: Final = ROOM_STATIONS[OPS_CENTER][1:]
"""The stations of those who join."""


def _seat_of(s: Ship, p: int) -> int:
    """Return the first station of those who join with a certain die, or with none (-1)."""
    for station in TABLE_STATIONS:
        if s.stations[station] == p:
            return station
    raise AssertionError("there is a station for everybody")


class Open(Do):
    """The participants are known: rules react, then the work orders are drawn (GEN7-13.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.agenda.append(DEAL_ORDERS[self.seat])
        if heard(s, ON_BRIEFING):
            mask = 0
            for p in s.brief:
                mask |= 1 << p // CODES
            fire(s, ON_BRIEFING, Cause(self.seat, NOBODY, NOBODY, -1, ROOM_STATIONS[OPS_CENTER][0], mask))


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
            seats.append(p // CODES)
            if VALUE_OF[p % CODES] > highest:  # ties: placed first (GEN7-13.6)
                first, highest = p // CODES, VALUE_OF[p % CODES]
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


def compare_packet(s: Ship, seat: int) -> None:
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

    def __init__(self, seat: int, order: tuple[int, ...], must: int) -> None:
        self.seat = seat
        self.order = order
        self.must = must

    def run(self, s: Ship) -> None:
        if not self.order or not s.packet:
            self._end(s)
            return
        seat, rest = self.order[0], self.order[1:]
        compare_packet(s, seat)
        if s.telling:
            cards = s.packet
            s.tell(CardsDrawn(seat=seat, deck=ORDER, count=len(cards), cards=cards, to=1 << seat, reveals=True))
        s.agenda.append(Draft(TABLE, rest, self.must - 1))
        if len(s.officers[seat].orders) < HAND_LIMIT:
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

    def __init__(self, seat: int, must: bool) -> None:
        self.seat = seat
        self.must = must

    def candidates(self, s: Ship) -> list[Action]:
        return [*[TAKE_CARDS[ORDER][card] for card in s.packet], PASS]

    def legal(self, s: Ship) -> list[Action]:
        found: list[Action] = [TAKE_CARDS[ORDER][card] for card in s.packet]
        return found if self.must else [*found, PASS]

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        cards = s.packet
        k = floor(random() * (len(cards) if self.must else len(cards) + 1))
        return TAKE_CARDS[ORDER][cards[k]] if k < len(cards) else PASS

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
