"""Staffing a group station: which dice may go to its next sub-station (GEN7-8.2 to 8.15, 24.1)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Illegal
from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.book import (
    N_TASKS,
)
from sternhafen.games.gen7.contributions import changers, make_pool
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.die_rules import adjusts, banned, split_more, wilds
from sternhafen.games.gen7.filling import COUNT_BITS, SEVERAL, Pool, easily_filled, fill_rest
from sternhafen.games.gen7.relations import UNKNOWN, allowed, filled_rightly, halves, may_fit
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.story import (
    GROUP_OF,
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
    WILD_SUB,
)

ROBOT_RULES: Final = 1 << ADJUST | 1 << BAN | 1 << ROBOT_SPLIT
CHANGING_RULES: Final = 1 << ADJUST | 1 << BAN
"""Rules that change or forbid dice where they are deployed."""
BENDING_RULES: Final = ROBOT_RULES | 1 << WILD_SUB
"""Rules by which dice may fill what they would not fill as they are."""
BREAKS_RELATION: Final = Illegal("relation", "GEN7-8.7")
NO_SUCH_HALVES: Final = Illegal("no-such-halves", "GEN7-8.10")
CANNOT_BE_COMPLETED: Final = Illegal("cannot-be-completed", "GEN7-8.3")

# A way to offer a die is one number: the value it shows (13 for robots, which may be split), the piece, how far its
# value is changed, and the left half of one on two sub-stations.

LEFT_BITS: Final = 4
BY_BITS: Final = 5
WAY_BITS: Final = LEFT_BITS + BY_BITS
WAY_MASK: Final = (1 << WAY_BITS) - 1
LEFT_MASK: Final = (1 << LEFT_BITS) - 1
BY_MASK: Final = (1 << BY_BITS) - 1
PIECE_BITS: Final = 8
PIECE_MASK: Final = (1 << PIECE_BITS) - 1
VALUE_FROM: Final = WAY_BITS + PIECE_BITS
MAY_BE_SPLIT: Final = 13
UNCHANGED: Final = 8
"""What stands for a change by 0."""
AS_IT_IS: Final = UNCHANGED << LEFT_BITS
"""What stands for a die that is neither changed nor split."""


def way_of(p: int, by: int, left: int) -> int:
    """Return the number of a way to offer a die; `left` is -1 on one sub-station."""
    value = VALUE_OF[p % CODES] if p % CODES < FIRST_ROBOT else MAY_BE_SPLIT
    return value << VALUE_FROM | p << WAY_BITS | by + UNCHANGED << LEFT_BITS | left + 1


LEFT_HALVES: Final = tuple([tuple([left for left, _ in halves(value, 0)]) for value in range(FACES[ROBOT] + 1)])
"""What may stand on the first of two sub-stations, by a robot's value."""
HALVES: Final = 14
ASSIGNED: Final[tuple[tuple[Assign, ...], ...]] = tuple([
    tuple([Assign(p // CODES, p % CODES, 0, left - 1) for left in range(HALVES if p % CODES >= FIRST_ROBOT else 1)])
    for p in range(MAX_SEATS * CODES)
])  # fmt: skip
"""The answers that offer a die unchanged, by piece and left half."""


def assignment(way: int) -> Assign:
    """Return the answer that offers a die in a way."""
    p, by, left = way >> WAY_BITS & PIECE_MASK, (way >> LEFT_BITS & BY_MASK) - UNCHANGED, way & LEFT_MASK
    return Assign(p // CODES, p % CODES, by, left - 1) if by else ASSIGNED[p][left]


OFFERS: Final[tuple[dict[tuple[int, ...], tuple[int, ...]], ...]] = tuple([{} for _ in range(MAX_SEATS)])
"""What `as_they_are` has found before, by seat."""


def as_they_are(seat: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return every way to offer one of a seat's dice where no rule changes it."""
    found = OFFERS[seat].get(dice)
    if found is None:
        if len(OFFERS[seat]) >= KEPT_THROWS:
            OFFERS[seat].clear()
        throw = thrown(dice)
        ways = [way_of(seat * CODES + code, 0, -1) for code in throw.codes]
        if throw.robot >= 0:
            ways += [way_of(seat * CODES + throw.robot, 0, left) for left, _ in halves(VALUE_OF[throw.robot], 0)]
        found = OFFERS[seat][dice] = tuple(ways)
    return found


def affordable_target(s: Ship, seat: int, target: int, crew: int) -> bool:
    """Return whether the store and some contributors can pay for a group station, with what the proposer can spare."""
    cost, free = target_cost(s, target)
    if payable(cost, free, store_open(s)):
        return True
    relief = own_discount(s, seat) if target < N_TASKS else 0
    return payable(cost, free - relief, at_hand(s, crew))


class Staffing:
    """What the next sub-station of a proposal is staffed from, looked up once a question.

    `filled` sub-stations show `total` together; `shown` and `used` (a mask) are what is certain of them: their sum and
    their values. `fits` are the values that keep the rule of the next sub-station.
    """

    __slots__ = (
        "s", "seat", "target", "group", "crew", "mods", "loose", "loose_robots", "filled", "total", "shown", "used",
        "fits", "waiting", "seen",
    )  # fmt: skip

    def __init__(self, s: Ship, seat: int) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        self.s = s
        self.seat = seat
        self.target = offer.target
        self.group = GROUP_OF[offer.target]
        self.mods = s._mods or s.all_mods()
        if offer._changers is None:
            offer._changers = changers(s, seat)
        self.loose, self.loose_robots = loose, loose_robots = offer._changers
        self.waiting: Pool | None = None  # the last sub-station is staffed without looking at it
        self.seen: dict[int, bool] = {}
        crew = filled = total = used = last = 0
        certain = True
        for p, left, _ in offer.crew:
            owner, code = p // CODES, p % CODES
            value = VALUE_OF[code]
            crew |= 1 << owner
            total += value
            last = value if left < 0 else value - left
            filled += 1 if left < 0 else 2
            if (loose if code < FIRST_ROBOT else loose_robots) >> owner & 1:
                certain = False
            else:
                used |= 1 << last | (1 << left if left >= 0 else 0)
        self.crew = crew
        self.filled = filled
        self.total = total
        self.shown = total if certain else -1
        self.used = used
        sub = self.group.subs[filled]
        self.fits = allowed(sub, last, total) if sub.relative else sub.values

    def pool(self) -> Pool:
        """Return the dice in the crew quarters, looked up once."""
        self.waiting = make_pool(self.s, self.seat, self.target, self.loose, self.loose_robots)
        return self.waiting

    def ways(self) -> list[int]:
        """Return every die in the crew quarters, as it is or changed by rules, robots also on two sub-stations."""
        found: list[int] = []
        for seat, officer in enumerate(self.s.officers):
            if not self.mods[seat] & ROBOT_RULES:
                found += OFFERS[seat].get(officer.dice) or as_they_are(seat, officer.dice)
                continue
            changing = self.mods[seat] & CHANGING_RULES
            for code in thrown(officer.dice).codes:
                if changing or code >= FIRST_ROBOT:
                    found += self._changes(seat, code)
                else:
                    found.append(way_of(seat * CODES + code, 0, -1))
        return found

    def likely(self) -> list[int]:
        """Return the same without officers and colonists that plainly break the rule of the sub-station."""
        if self.mods[self.s.seats] & BENDING_RULES:
            return self.ways()
        found: list[int] = []
        fits, loose = self.fits | 1 << MAY_BE_SPLIT, self.loose
        for seat, officer in enumerate(self.s.officers):
            dice = officer.dice
            if not dice:
                continue
            ways = OFFERS[seat].get(dice) or as_they_are(seat, dice)
            if loose >> seat & 1:
                found += ways
            else:
                for way in ways:  # few, so that a loop is faster than a list of its own
                    if fits >> (way >> VALUE_FROM) & 1:
                        found.append(way)
        return found

    def _changes(self, seat: int, code: int) -> list[int]:
        """Return every way in which a die may be offered."""
        found: list[int] = []
        kind = KIND_OF[code]
        p = seat * CODES + code
        low, high = adjusts(self.s, seat, place_of(self.target), kind)
        for by in range(low, high + 1):
            value = VALUE_OF[code] + by
            if 1 <= value <= FACES[kind]:
                found.append(way_of(p, by, -1))
                if kind == ROBOT:
                    found += [way_of(p, by, left) for left, _ in halves(value, split_more(self.s, seat))]
        return found

    def problem(self, a: Assign) -> Illegal | None:
        """Return why a die may not be offered, or None."""
        if a.seat >= self.s.seats or a.die not in self.s.officers[a.seat].dice:
            return Illegal("no-such-die", "GEN7-8.2")
        return self.refusal(way_of(a.seat * CODES + a.die, a.by, a.left))

    def refusal(self, way: int) -> Illegal | None:
        """Return why a die that lies in the crew quarters may not be offered, or None."""
        p = way >> WAY_BITS & PIECE_MASK
        seat, code = p // CODES, p % CODES
        value, left = VALUE_OF[code], -1
        if way & WAY_MASK != AS_IT_IS or self.mods[seat] & CHANGING_RULES:
            by = (way >> LEFT_BITS & BY_MASK) - UNCHANGED
            left = (way & LEFT_MASK) - 1
            value += by
            problem = self._changed(seat, code, by, left)
            if problem is not None:
                return problem
        flexible = (self.loose if code < FIRST_ROBOT else self.loose_robots) >> seat & 1 == 1
        if not flexible and not self._keeps(value, left) and not wilds(self.s, seat):
            return BREAKS_RELATION
        return self._completing(way, seat, code, value, left, flexible)

    def _changed(self, seat: int, code: int, by: int, left: int) -> Illegal | None:
        """Return why rules do not let a die be changed or split like this, or None."""
        s = self.s
        kind = KIND_OF[code]
        value = VALUE_OF[code] + by
        if by or self.mods[seat] & CHANGING_RULES:
            place = place_of(self.target)
            if banned(s, seat, place, kind):
                return Illegal("banned", "GEN7-30.6")
            low, high = adjusts(s, seat, place, kind)
            if not low <= by <= high or not 1 <= value <= FACES[kind]:
                return Illegal("not-that-far", "GEN7-33.33")
        if left >= 0:
            if kind != ROBOT or self.filled + 2 > self.group.size:
                return NO_SUCH_HALVES
            more = split_more(s, seat)
            if left not in (LEFT_HALVES[value] if not more else [half for half, _ in halves(value, more)]):
                return NO_SUCH_HALVES
        return None

    def _completing(self, way: int, seat: int, code: int, value: int, left: int, flexible: bool) -> Illegal | None:
        """Return why the rest can no longer be filled and paid for with this die, or None."""
        crew = self.crew | 1 << seat
        has_own = crew >> self.seat & 1 == 1
        shown, used, prev = -1, self.used, UNKNOWN
        if not flexible:
            shown = self.shown + value if self.shown >= 0 else -1
            prev = value if left < 0 else value - left
            used |= 1 << prev | (1 << left if left >= 0 else 0)
        filled = self.filled + (1 if left < 0 else 2)
        if filled == self.group.size:
            if has_own and (shown < 0 or filled_rightly(self.group, shown, used)):
                return self._last(crew)
            return CANNOT_BE_COMPLETED
        key = (way & WAY_MASK | code << WAY_BITS) * 16 + (seat + 2 if flexible else seat == self.seat)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._completable(seat, code, filled, prev, shown, used, has_own, flexible)
        return None if found else CANNOT_BE_COMPLETED

    def _keeps(self, value: int, left: int) -> bool:
        """Return whether a die keeps the rule of its sub-station, or of both."""
        if left < 0:
            return self.fits >> value & 1 == 1
        if not self.fits >> left & 1:
            return False
        return may_fit(self.group.subs[self.filled + 1], value - left, left, self.total + left)

    def _completable(
        self, seat: int, code: int, filled: int, prev: int, shown: int, used: int, has_own: bool, flexible: bool
    ) -> bool:
        """Return whether the other sub-stations can be filled from the pool once this die is offered."""
        pool = self.waiting or self.pool()
        unknown = pool.unknown
        loose = unknown - flexible
        if easily_filled(self.group, filled, has_own, pool.own, loose):
            return True
        pool.unknown = loose
        value, counts, values = VALUE_OF[code], pool.counts, pool.shown
        if code >= FIRST_ROBOT:
            k = pool.robots.index((value, seat == self.seat))
            robot = pool.robots.pop(k)
            found = fill_rest(self.group, pool, filled, prev, shown, used, counts, values, has_own)
            pool.robots.insert(k, robot)
        else:
            if not counts >> COUNT_BITS * value & SEVERAL:
                values ^= 1 << value
            counts -= 1 << COUNT_BITS * value
            found = fill_rest(self.group, pool, filled, prev, shown, used, counts, values, has_own)
        pool.unknown = unknown
        return found

    def _last(self, crew: int) -> Illegal | None:
        """Check what the whole proposal must keep: it was not refused yet, and it can be paid."""
        if self.target << 4 | crew in self.s.refused:
            return Illegal("refused-already", "GEN7-8.13")
        good = affordable_target(self.s, self.seat, self.target, crew)
        return None if good else Illegal("cannot-pay", "GEN7-24.1")
