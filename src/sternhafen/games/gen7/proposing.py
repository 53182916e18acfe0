"""Proposing a group station: which can be filled, and which die goes to the next sub-station (GEN7-8, 24.1)."""

from __future__ import annotations

from collections.abc import Callable
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
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, take_die, with_value
from sternhafen.games.gen7.die_rules import adjusts, banned, split_more, wilds
from sternhafen.games.gen7.funding import Price
from sternhafen.games.gen7.offers import NO_SHARES, TAKE_TURN, call_off, crew_mask, offer_values, spread
from sternhafen.games.gen7.relations import UNKNOWN, Pool, allowed, can_fill, easily_filled, halves, may_fit, overall
from sternhafen.games.gen7.ship import Offer, Ship
from sternhafen.games.gen7.side_uses import SIDE_PRICE, affordable
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
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    BAN,
    CHEM,
    CODES,
    FACES,
    MAX_SEATS,
    PARTS,
    ROBOT,
    ROBOT_SPLIT,
    SIDE_COST,
    WILD_SUB,
)

ROBOT_RULES: Final = 1 << ADJUST | 1 << BAN | 1 << ROBOT_SPLIT
CHANGING_RULES: Final = 1 << ADJUST | 1 << BAN
"""Rules that change or forbid dice where they are deployed."""
TRIES: Final = 3
"""How often a group station may be proposed in vain in one turn."""


def loose_dice(s: Ship, seat: int) -> tuple[int, int]:
    """Return the other seats that might still change their officers and colonists, and their robots, as masks."""
    loose = robots = 0
    mods = s.all_mods()
    for other in range(s.seats):
        if other == seat:
            continue
        officer = s.officers[other]
        if officer.files:
            chem = parts = True
        elif mods[other] >> SIDE_COST & 1:
            chem, parts = affordable(s, other)
        else:
            chem, parts = officer.res[CHEM] >= SIDE_PRICE, officer.res[PARTS] >= SIDE_PRICE
        if chem:
            loose |= 1 << other
        if parts:
            robots |= 1 << other
    return loose, robots


def count_loose(s: Ship, loose: int, robots: int) -> int:
    """Return how many dice their owners might still change; nobody has more than one robot."""
    found = 0
    for other in range(s.seats):
        dice = s.officers[other].dice
        if dice:
            robot = dice[-1] >= ROBOT * 12
            if loose >> other & 1:
                found += len(dice) - robot
            if robot:
                found += robots >> other & 1
    return found


def own_values(s: Ship, seat: int) -> int:
    """Return the values of a seat's officers and colonists, as a mask."""
    mask = 0
    for code in s.officers[seat].dice:
        if code < ROBOT * 12:
            mask |= 1 << VALUE_OF[code]
    return mask


def make_pool(s: Ship, seat: int, target: int, loose: int, loose_robots: int) -> Pool:
    """Return the dice in all crew quarters as a pool for a group station."""
    place = place_of(target)
    counts, own = [0] * 13, [0] * 13
    robots: list[tuple[int, bool]] = []
    unknown = wild = low = high = more = 0
    all_mods = s.all_mods()
    for other in range(s.seats):
        officer = s.officers[other]
        if not officer.dice:
            continue
        mine = other == seat
        mods = all_mods[other]
        changing = loose >> other & 1
        for code in officer.dice:
            value = VALUE_OF[code]
            if code >= ROBOT * 12:
                if not (mods >> BAN & 1 and banned(s, other, place, ROBOT)):
                    robots.append((value, mine))
                unknown += loose_robots >> other & 1
                continue
            counts[value] += 1
            if mine:
                own[value] += 1
            unknown += changing
        if mods >> WILD_SUB & 1:
            wild += wilds(s, other)
        if mods >> ROBOT_SPLIT & 1:
            more = max(more, split_more(s, other))
        if mods >> ADJUST & 1:
            down, up = adjusts(s, other, place, 0)
            low, high = min(low, down), max(high, up)
    return Pool(counts, own, robots, unknown, wild, low, high, more)


def proposable(s: Ship, seat: int, targets: tuple[int, ...]) -> list[int]:
    """Return the open group stations for which some proposal can be made (GEN7-8.2, 24.1)."""
    found: list[int] = []
    if not targets:
        return found
    everybody = (1 << s.seats) - 1
    loose, loose_robots = loose_dice(s, seat)
    unknown, own = count_loose(s, loose, loose_robots), own_values(s, seat)
    for target in targets:
        if s.refused and [key >> 4 for key in s.refused].count(target) >= TRIES:
            continue
        if not affordable_target(s, seat, target, everybody):
            continue
        group = group_of(target)
        if easily_filled(group, 0, False, own, unknown) or can_fill(
            group, (), make_pool(s, seat, target, loose, loose_robots), False
        ):
            found.append(target)
    return found


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


class Staffing:
    """What the next sub-station of a proposal is staffed from, looked up once a question."""

    __slots__ = (
        "s",
        "seat",
        "offer",
        "group",
        "place",
        "values",
        "shown",
        "crew",
        "pool",
        "loose",
        "loose_robots",
        "unknown",
        "own",
        "seen",
    )

    def __init__(self, s: Ship, seat: int) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        self.s = s
        self.seat = seat
        self.offer = offer
        self.group = group_of(offer.target)
        self.place = place_of(offer.target)
        self.crew = crew_mask(offer)
        self.loose, self.loose_robots = loose_dice(s, seat)
        self.unknown = count_loose(s, self.loose, self.loose_robots)
        self.own = own_values(s, seat)
        self.pool: Pool | None = None
        placed = spread(offer)
        self.values = tuple([value for _, value in placed])
        self.shown = tuple([UNKNOWN if self.flexible(p // CODES, p % CODES) else value for p, value in placed])
        self.seen: dict[tuple[int, ...], bool] = {}

    def flexible(self, seat: int, code: int) -> bool:
        """Return whether a contributor may still change a die."""
        return (self.loose_robots if code >= ROBOT * 12 else self.loose) >> seat & 1 == 1

    def candidates(self) -> list[Action]:
        """Return every die in the crew quarters, as it is or changed by rules, robots also on two sub-stations."""
        found: list[Action] = []
        mods = self.s.all_mods()
        for seat in range(self.s.seats):
            changing = mods[seat] & CHANGING_RULES
            last = -1
            for code in self.s.officers[seat].dice:
                if code == last:
                    continue
                last = code
                if code >= ROBOT * 12 and not mods[seat] & ROBOT_RULES:
                    found += ROBOT_ASSIGNMENTS[seat * CODES + code]
                elif changing or code >= ROBOT * 12:
                    found += self._ways(seat, code)
                else:
                    found.append(ASSIGNMENTS[seat * CODES + code])
        return found

    def _ways(self, seat: int, code: int) -> list[Action]:
        """Return every way in which a die may be offered."""
        found: list[Action] = []
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
        s = self.s
        if a.seat >= s.seats or a.die not in s.officers[a.seat].dice:
            return Illegal("no-such-die", "GEN7-8.2")
        kind = KIND_OF[a.die]
        value = VALUE_OF[a.die]
        if a.by or s.all_mods()[a.seat] & CHANGING_RULES:
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
        return self._relation(a, value)

    def _relation(self, a: Assign, value: int) -> Illegal | None:
        """Check the rule of the sub-station, and whether the rest can still be filled and paid for."""
        flexible = self.flexible(a.seat, a.die)
        if not flexible and not self._keeps(a, value) and not wilds(self.s, a.seat):
            return Illegal("relation", "GEN7-8.7")
        shown: tuple[int, ...] = (value,) if a.left < 0 else (a.left, value - a.left)
        if flexible:
            shown = (UNKNOWN,) * len(shown)
        crew = self.crew | 1 << a.seat
        key = (*shown, int(a.seat == self.seat), a.seat if flexible else -1, a.die)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._completable(a, shown, crew)
        if not found:
            return Illegal("cannot-be-completed", "GEN7-8.3")
        if len(self.values) + len(shown) == self.group.size:
            return self._last(crew)
        return None

    def _keeps(self, a: Assign, value: int) -> bool:
        """Return whether a die keeps the rule of its sub-station, or of both."""
        subs, values = self.group.subs, self.values
        first = value if a.left < 0 else a.left
        total = sum(values)
        if not allowed(subs[len(values)], values[-1] if values else 0, total) >> first & 1:
            return False
        return a.left < 0 or may_fit(subs[len(values) + 1], value - first, first, total + first)

    def _completable(self, a: Assign, shown: tuple[int, ...], crew: int) -> bool:
        """Return whether the other sub-stations can be filled once this die is offered."""
        filled = (*self.shown, *shown)
        has_own = crew >> self.seat & 1 == 1
        if len(filled) == self.group.size:
            return has_own and overall(self.group, filled)
        loose = self.unknown - (shown[0] == UNKNOWN)
        if easily_filled(self.group, len(filled), has_own, self.own, loose):
            return True
        pool = self.pool
        if pool is None:
            pool = self.pool = make_pool(self.s, self.seat, self.offer.target, self.loose, self.loose_robots)
        value = VALUE_OF[a.die]
        own = a.seat == self.seat
        unknown = pool.unknown
        pool.unknown = loose
        if KIND_OF[a.die] == ROBOT:
            k = pool.robots.index((value, own))
            robot = pool.robots.pop(k)
            found = can_fill(self.group, filled, pool, has_own)
            pool.robots.insert(k, robot)
        else:
            pool.counts[value] -= 1
            pool.own[value] -= own
            found = can_fill(self.group, filled, pool, has_own)
            pool.counts[value] += 1
            pool.own[value] += own
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
        found = [a for a in staffing.candidates() if isinstance(a, Assign) and staffing.problem(a) is None]
        return list(found) if found else [DECLINE]

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        staffing = Staffing(s, self.seat)
        waiting = staffing.candidates()
        while waiting:  # drawing without putting back leaves all that pass equally likely
            k = int(random() * len(waiting))
            a = waiting[k]
            if isinstance(a, Assign) and staffing.problem(a) is None:
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
