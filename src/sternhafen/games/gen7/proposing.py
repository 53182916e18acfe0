"""Proposing a group station: which can be filled, and which die goes to the next sub-station (GEN7-8, 24.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import (
    ASSIGNMENTS,
    DECLINE,
    Assign,
    Decline,
)
from sternhafen.games.gen7.book import (
    N_TASKS,
)
from sternhafen.games.gen7.contributions import changers, make_pool
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, take_die, with_value
from sternhafen.games.gen7.die_rules import adjusts, banned, split_more, wilds
from sternhafen.games.gen7.filling import COUNT_BITS, SEVERAL, Pool, can_fill, easily_filled
from sternhafen.games.gen7.funding import Price
from sternhafen.games.gen7.offers import NO_SHARES, TAKE_TURN, call_off, crew_mask, offer_values, spread
from sternhafen.games.gen7.relations import UNKNOWN, allowed, halves, may_fit, overall
from sternhafen.games.gen7.ship import Offer, Ship
from sternhafen.games.gen7.story import (
    group_of,
)
from sternhafen.games.gen7.targets import (
    at_hand,
    own_discount,
    payable,
    place_of,
    store_open,
    target_cost,
)
from sternhafen.games.gen7.throws import FIRST_ROBOT, KEPT_THROWS, thrown
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    BAN,
    CODES,
    FACES,
    MAX_SEATS,
    ROBOT,
    ROBOT_SPLIT,
)

ROBOT_RULES: Final = 1 << ADJUST | 1 << BAN | 1 << ROBOT_SPLIT
CHANGING_RULES: Final = 1 << ADJUST | 1 << BAN
"""Rules that change or forbid dice where they are deployed."""
BREAKS_RELATION: Final = Illegal("relation", "GEN7-8.7")
CANNOT_BE_COMPLETED: Final = Illegal("cannot-be-completed", "GEN7-8.3")
TRIES: Final = 3
"""How often a group station may be proposed in vain in one turn."""


def proposable(s: Ship, seat: int, targets: Sequence[int]) -> list[int]:
    """Return the open group stations for which some proposal can be made (GEN7-8.2, 24.1)."""
    found: list[int] = []
    everybody = (1 << s.seats) - 1
    pool: Pool | None = None
    for target in targets:
        if s.refused and [key >> 4 for key in s.refused].count(target) >= TRIES:
            continue
        if not affordable_target(s, seat, target, everybody):
            continue
        if pool is None or by_place(s):
            pool = make_pool(s, seat, target, *changers(s, seat))
        group = group_of(target)
        if easily_filled(group, 0, False, pool.own, pool.unknown) or can_fill(group, (), pool, False):
            found.append(target)
    return found


def by_place(s: Ship) -> bool:
    """Return whether rules let dice do different things at different group stations."""
    mask = 0
    for mods in s.all_mods():
        mask |= mods
    return mask & CHANGING_RULES != 0


def affordable_target(s: Ship, seat: int, target: int, crew: int) -> bool:
    """Return whether the store and some contributors can pay for a group station, with what the proposer can spare."""
    cost, free = target_cost(s, target)
    if payable(cost, free, store_open(s)):
        return True
    relief = own_discount(s, seat) if target < N_TASKS else 0
    return payable(cost, free - relief, at_hand(s, crew))


def begin_offer(s: Ship, seat: int, target: int) -> None:
    """Begin to staff a group station."""
    s.offer = Offer(target, (), (), NO_SHARES)
    s.push(Staff(seat))


ROBOT_ASSIGNMENTS: Final = tuple([
    (ASSIGNMENTS[p], *[Assign(p // CODES, p % CODES, 0, left) for left, _ in halves(VALUE_OF[p % CODES], 0)])
    for p in range(MAX_SEATS * CODES)
])  # fmt: skip
"""Every way to offer a robot as it is, on one sub-station or on two, by piece."""
OFFERS: Final[tuple[dict[tuple[int, ...], tuple[Assign, ...]], ...]] = tuple([{} for _ in range(MAX_SEATS)])
"""What `as_they_are` has found before, by seat."""


def as_they_are(seat: int, dice: tuple[int, ...]) -> tuple[Assign, ...]:
    """Return every way to offer one of a seat's dice where no rule changes it."""
    found = OFFERS[seat].get(dice)
    if found is None:
        if len(OFFERS[seat]) >= KEPT_THROWS:
            OFFERS[seat].clear()
        throw = thrown(dice)
        found = tuple([ASSIGNMENTS[seat * CODES + code] for code in throw.codes if code < FIRST_ROBOT])
        if throw.robot >= 0:
            found += ROBOT_ASSIGNMENTS[seat * CODES + throw.robot]
        OFFERS[seat][dice] = found
    return found


class Staffing:
    """What the next sub-station of a proposal is staffed from, looked up once a question."""

    __slots__ = (
        "s", "seat", "offer", "group", "place", "values", "total", "shown", "fits", "crew", "mods", "loose",
        "loose_robots", "waiting", "seen",
    )  # fmt: skip

    def __init__(self, s: Ship, seat: int) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        self.s = s
        self.seat = seat
        self.offer = offer
        self.group = group_of(offer.target)
        self.place = place_of(offer.target)
        self.crew = crew_mask(offer)
        self.mods = s.all_mods()
        self.loose, self.loose_robots = changers(s, seat)
        self.waiting: Pool | None = None
        self.values: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.total = prev = 0
        if offer.crew:
            placed = spread(offer)
            self.values = tuple([value for _, value in placed])
            self.shown = tuple([UNKNOWN if self.flexible(p // CODES, p % CODES) else value for p, value in placed])
            self.total = sum(self.values)
            prev = self.values[-1]
        self.fits = allowed(self.group.subs[len(self.values)], prev, self.total)
        """The values that keep the rule of the next sub-station, as a mask."""
        self.seen: dict[int, bool] = {}

    def flexible(self, seat: int, code: int) -> bool:
        """Return whether a contributor may still change a die."""
        return (self.loose_robots if code >= FIRST_ROBOT else self.loose) >> seat & 1 == 1

    def pool(self) -> Pool:
        """Return the dice in the crew quarters; the last sub-station is staffed without looking at them."""
        if self.waiting is None:
            self.waiting = make_pool(self.s, self.seat, self.offer.target, self.loose, self.loose_robots)
        return self.waiting

    def candidates(self) -> list[Assign]:
        """Return every die in the crew quarters, as it is or changed by rules, robots also on two sub-stations."""
        found: list[Assign] = []
        for seat, officer in enumerate(self.s.officers):
            if not self.mods[seat] & ROBOT_RULES:
                found += OFFERS[seat].get(officer.dice) or as_they_are(seat, officer.dice)
                continue
            changing = self.mods[seat] & CHANGING_RULES
            for code in thrown(officer.dice).codes:
                if changing or code >= FIRST_ROBOT:
                    found += self._ways(seat, code)
                else:
                    found.append(ASSIGNMENTS[seat * CODES + code])
        return found

    def _ways(self, seat: int, code: int) -> list[Assign]:
        """Return every way in which a die may be offered."""
        found: list[Assign] = []
        kind = KIND_OF[code]
        low, high = adjusts(self.s, seat, self.place, kind)
        for by in range(low, high + 1):
            value = VALUE_OF[code] + by
            if 1 <= value <= FACES[kind]:
                found.append(Assign(seat, code, by, -1))
                if kind == ROBOT:
                    found += [Assign(seat, code, by, left) for left, _ in halves(value, split_more(self.s, seat))]
        return found

    def problem(self, a: Assign) -> Illegal | None:
        """Return why a die may not be offered, or None."""
        if a.seat >= self.s.seats or a.die not in self.s.officers[a.seat].dice:
            return Illegal("no-such-die", "GEN7-8.2")
        return self.refusal(a)

    def refusal(self, a: Assign) -> Illegal | None:
        """Return why a die that lies in the crew quarters may not be offered, or None."""
        value = VALUE_OF[a.die]
        if a.by or a.left >= 0 or self.mods[a.seat] & CHANGING_RULES:
            problem = self._changed(a)
            if problem is not None:
                return problem
            value += a.by
        return self._relation(a, value)

    def _changed(self, a: Assign) -> Illegal | None:
        """Return why rules do not let a die be changed or split like this, or None."""
        s = self.s
        kind = KIND_OF[a.die]
        value = VALUE_OF[a.die]
        if a.by or self.mods[a.seat] & CHANGING_RULES:
            if banned(s, a.seat, self.place, kind):
                return Illegal("banned", "GEN7-30.6")
            low, high = adjusts(s, a.seat, self.place, kind)
            value += a.by
            if not low <= a.by <= high or not 1 <= value <= FACES[kind]:
                return Illegal("not-that-far", "GEN7-33.33")
        if a.left >= 0:
            ways = [left for left, _ in halves(value, split_more(s, a.seat))]
            if kind != ROBOT or a.left not in ways or len(self.values) + 2 > self.group.size:
                return Illegal("no-such-halves", "GEN7-8.10")
        return None

    def _relation(self, a: Assign, value: int) -> Illegal | None:
        """Check the rule of the sub-station, and whether the rest can still be filled and paid for."""
        flexible = (self.loose_robots if a.die >= FIRST_ROBOT else self.loose) >> a.seat & 1
        if not flexible and not self._keeps(a, value) and not wilds(self.s, a.seat):
            return BREAKS_RELATION
        crew = self.crew | 1 << a.seat
        key = ((value << 5 | a.left + 1) * CODES + a.die) * 16 + (a.seat + 2 if flexible else a.seat == self.seat)
        found = self.seen.get(key)
        if found is None:
            shown: tuple[int, ...] = (value,) if a.left < 0 else (a.left, value - a.left)
            if flexible:
                shown = (UNKNOWN,) * len(shown)
            found = self.seen[key] = self._completable(a, shown, crew)
        if not found:
            return CANNOT_BE_COMPLETED
        if len(self.values) + (2 if a.left >= 0 else 1) == self.group.size:
            return self._last(crew)
        return None

    def _keeps(self, a: Assign, value: int) -> bool:
        """Return whether a die keeps the rule of its sub-station, or of both."""
        if a.left < 0:
            return self.fits >> value & 1 == 1
        if not self.fits >> a.left & 1:
            return False
        return may_fit(self.group.subs[len(self.values) + 1], value - a.left, a.left, self.total + a.left)

    def _completable(self, a: Assign, shown: tuple[int, ...], crew: int) -> bool:
        """Return whether the other sub-stations can be filled once this die is offered."""
        filled = (*self.shown, *shown)
        has_own = crew >> self.seat & 1 == 1
        if len(filled) == self.group.size:
            return has_own and overall(self.group, filled)
        pool = self.pool()
        loose = pool.unknown - (shown[0] == UNKNOWN)
        if easily_filled(self.group, len(filled), has_own, pool.own, loose):
            return True
        return self._rest_fits(a, filled, has_own, loose)

    def _rest_fits(self, a: Assign, filled: tuple[int, ...], has_own: bool, loose: int) -> bool:
        """Return whether the other sub-stations can be filled from the pool without this die."""
        pool = self.pool()
        value = VALUE_OF[a.die]
        counts, shown, unknown = pool.counts, pool.shown, pool.unknown
        pool.unknown = loose
        if KIND_OF[a.die] == ROBOT:
            k = pool.robots.index((value, a.seat == self.seat))
            robot = pool.robots.pop(k)
            found = can_fill(self.group, filled, pool, has_own)
            pool.robots.insert(k, robot)
        else:
            pool.counts -= 1 << COUNT_BITS * value
            if not counts >> COUNT_BITS * value & SEVERAL:
                pool.shown ^= 1 << value
            found = can_fill(self.group, filled, pool, has_own)
            pool.counts, pool.shown = counts, shown
        pool.unknown = unknown
        return found

    def _last(self, crew: int) -> Illegal | None:
        """Check what the whole proposal must keep: it was not refused yet, and it can be paid."""
        s, target = self.s, self.offer.target
        if target << 4 | crew in s.refused:
            return Illegal("refused-already", "GEN7-8.13")
        return None if affordable_target(s, self.seat, target, crew) else Illegal("cannot-pay", "GEN7-24.1")


class Staff(Ask):
    """Which die goes to the next sub-station?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Assign, Decline)

    def candidates(self, s: Ship) -> list[Action]:
        return [DECLINE, *Staffing(s, self.seat).candidates()]

    def check(self, s: Ship, a: Assign | Decline) -> Illegal | None:
        if isinstance(a, Decline):
            return Illegal("still-possible", "GEN7-8.13") if self.legal(s) != [DECLINE] else None
        return Staffing(s, self.seat).problem(a)

    def legal(self, s: Ship) -> list[Action]:
        staffing = Staffing(s, self.seat)
        found: list[Action] = [a for a in staffing.candidates() if staffing.refusal(a) is None]
        return found or [DECLINE]

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        staffing = Staffing(s, self.seat)
        waiting = staffing.candidates()
        while waiting:  # drawing without putting back leaves all that pass equally likely
            k = int(random() * len(waiting))
            a = waiting[k]
            if staffing.refusal(a) is None:
                return a
            waiting[k] = waiting[-1]
            waiting.pop()
        return DECLINE

    def play(self, s: Ship, a: Assign | Decline) -> None:
        assert s.offer is not None, "a proposal is being made"
        if isinstance(a, Decline):
            call_off(s)
            s.push(TAKE_TURN[0](self.seat))
            return
        take_die(s, a.seat, a.die)
        code = with_value(a.die, VALUE_OF[a.die] + a.by)
        crew = (*s.offer.crew, (a.seat * CODES + code, a.left, a.by))
        s.offer = Offer(s.offer.target, crew, (), NO_SHARES)
        if len(offer_values(s.offer)) < group_of(s.offer.target).size:
            s.push(Staff(self.seat))
        else:
            cost, free = target_cost(s, s.offer.target)
            s.offer = Offer(s.offer.target, crew, cost, NO_SHARES)
            s.push(Price(self.seat, free))

    def about(self, s: Ship) -> dict[str, int | str]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        return {"seat": self.seat, "target": offer.target, "sub": len(offer_values(offer)) + 1}
