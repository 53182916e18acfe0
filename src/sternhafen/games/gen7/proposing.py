"""Proposing a group station: which can be filled, and which die goes to the next sub-station (GEN7-8, 24.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import (
    DECLINE,
    Assign,
    Decline,
)
from sternhafen.games.gen7.book import (
    N_TASKS,
)
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, take_die, with_value
from sternhafen.games.gen7.die_rules import adjusts, banned, can_change, split_more, wilds
from sternhafen.games.gen7.funding import Price
from sternhafen.games.gen7.offers import NO_SHARES, TAKE_TURN, call_off, crew_mask, offer_values, spread
from sternhafen.games.gen7.relations import UNKNOWN, Pool, can_fill, easily_filled, halves, may_fit
from sternhafen.games.gen7.ship import Offer, Ship
from sternhafen.games.gen7.story import (
    group_of,
)
from sternhafen.games.gen7.targets import (
    at_hand,
    own_discount,
    payable,
    place_of,
    target_cost,
)
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    BAN,
    CODES,
    FACES,
    ROBOT,
    ROBOT_SPLIT,
    WILD_SUB,
)

TRIES: Final = 3
"""How often a group station may be proposed in vain in one turn."""


def make_pool(s: Ship, seat: int, target: int) -> Pool:
    """Return the dice in all crew quarters as a pool for a group station."""
    place = place_of(target)
    counts, own = [0] * 13, [0] * 13
    robots: list[tuple[int, bool]] = []
    unknown = wild = low = high = more = 0
    for other in range(s.seats):
        officer = s.officers[other]
        if not officer.dice:
            continue
        mine = other == seat
        mods = s.mods(other)
        loose = not mine and can_change(s, other, 0)
        for code in officer.dice:
            value = VALUE_OF[code]
            if code >= ROBOT * 12:
                if not (mods >> BAN & 1 and banned(s, other, place, ROBOT)):
                    robots.append((value, mine))
                if not mine and can_change(s, other, ROBOT):
                    unknown += 1
                continue
            counts[value] += 1
            if mine:
                own[value] += 1
            elif loose:
                unknown += 1
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
    have = at_hand(s, (1 << s.seats) - 1)
    relief = own_discount(s, seat)
    varied = bool(s.mods(seat) >> BAN & 1 or s.mods(seat) >> ADJUST & 1)
    pool = make_pool(s, seat, targets[0])
    for target in targets:
        if s.refused and [key >> 4 for key in s.refused].count(target) >= TRIES:
            continue
        cost, free = target_cost(s, target)
        if not payable(cost, free - relief * (target < N_TASKS), have):
            continue
        if varied:
            pool = make_pool(s, seat, target)
        group = group_of(target)
        if easily_filled(group, pool) or can_fill(group, (), pool, False):
            found.append(target)
    return found


def begin_offer(s: Ship, seat: int, target: int) -> None:
    """Begin to staff a group station."""
    s.offer = Offer(target, (), (), NO_SHARES)
    s.push(Staff(seat))


class Staff(Ask):
    """Which die goes to the next sub-station?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Assign, Decline)

    def candidates(self, s: Ship) -> list[Action]:
        assert s.offer is not None, "a proposal is being made"
        found: list[Action] = [DECLINE]
        place = place_of(s.offer.target)
        for seat in range(s.seats):
            more = split_more(s, seat)
            for code in sorted(set(s.officers[seat].dice)):
                kind = KIND_OF[code]
                low, high = adjusts(s, seat, place, kind)
                for by in range(low, high + 1):
                    value = VALUE_OF[code] + by
                    if not 1 <= value <= FACES[kind]:
                        continue
                    found.append(Assign(seat, code, by, -1))
                    if kind == ROBOT:
                        found += [Assign(seat, code, by, left) for left, _ in halves(value, more)]
        return found

    def check(self, s: Ship, a: Assign | Decline) -> Illegal | None:
        if isinstance(a, Decline):
            return Illegal("still-possible", "GEN7-8.13") if self._any(s) else None
        assert s.offer is not None, "a proposal is being made"
        return self._problem(s, s.offer, a, {})

    def legal(self, s: Ship) -> list[Action]:
        assert s.offer is not None, "a proposal is being made"
        seen: dict[tuple[int, ...], bool] = {}
        found = [a for a in self.candidates(s)[1:] if isinstance(a, Assign) and self._good(s, s.offer, a, seen)]
        return list(found) if found else [DECLINE]

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        assert s.offer is not None, "a proposal is being made"
        seen: dict[tuple[int, ...], bool] = {}
        waiting = self.candidates(s)[1:]
        while waiting:  # drawing without putting back leaves all that pass equally likely
            k = int(random() * len(waiting))
            a = waiting[k]
            if isinstance(a, Assign) and self._good(s, s.offer, a, seen):
                return a
            waiting[k] = waiting[-1]
            waiting.pop()
        return DECLINE

    def _any(self, s: Ship) -> bool:
        return self.legal(s) != [DECLINE]

    def _good(self, s: Ship, offer: Offer, a: Assign, seen: dict[tuple[int, ...], bool]) -> bool:
        return self._problem(s, offer, a, seen) is None

    def _problem(self, s: Ship, offer: Offer, a: Assign, seen: dict[tuple[int, ...], bool]) -> Illegal | None:
        if a.seat >= s.seats or a.die not in s.officers[a.seat].dice:
            return Illegal("no-such-die", "GEN7-8.2")
        kind = KIND_OF[a.die]
        place = place_of(offer.target)
        if banned(s, a.seat, place, kind):
            return Illegal("banned", "GEN7-30.6")
        low, high = adjusts(s, a.seat, place, kind)
        value = VALUE_OF[a.die] + a.by
        if not low <= a.by <= high or not 1 <= value <= FACES[kind]:
            return Illegal("not-that-far", "GEN7-33.33")
        group = group_of(offer.target)
        values = offer_values(offer)
        if a.left >= 0:
            ways = [left for left, _ in halves(value, split_more(s, a.seat))]
            if kind != ROBOT or a.left not in ways or len(values) + 2 > group.size:
                return Illegal("no-such-halves", "GEN7-8.10")
        return self._relation(s, offer, a, value, values, seen)

    def _relation(
        self, s: Ship, offer: Offer, a: Assign, value: int, values: tuple[int, ...], seen: dict[tuple[int, ...], bool]
    ) -> Illegal | None:
        """Check the rule of the sub-station, and whether the rest can still be filled and paid for."""
        group = group_of(offer.target)
        own = a.seat == self.seat
        flexible = not own and can_change(s, a.seat, KIND_OF[a.die])
        shown: tuple[int, ...] = (value,) if a.left < 0 else (a.left, value - a.left)
        prev = values[-1] if values else 0
        keeps = True
        for i, one in enumerate(shown):
            keeps = keeps and may_fit(group.subs[len(values) + i], one, prev, sum(values) + sum(shown[:i]))
            prev = one
        if not keeps and not flexible and not wilds(s, a.seat):
            return Illegal("relation", "GEN7-8.7")
        if flexible:
            shown = (UNKNOWN,) * len(shown)
        crew = crew_mask(offer) | 1 << a.seat
        key = (*shown, int(own), a.seat if flexible else -1, a.die)
        if key not in seen:
            seen[key] = self._completable(s, offer, a, shown, crew)
        if not seen[key]:
            return Illegal("cannot-be-completed", "GEN7-8.3")
        return self._last(s, offer, len(values) + len(shown) == group.size, crew)

    def _completable(self, s: Ship, offer: Offer, a: Assign, shown: tuple[int, ...], crew: int) -> bool:
        pool = make_pool(s, self.seat, offer.target)
        value = VALUE_OF[a.die]
        own = a.seat == self.seat
        if KIND_OF[a.die] == ROBOT:
            pool.robots.remove((value, own))
        else:
            pool.counts[value] -= 1
            pool.own[value] -= own
        pool.unknown = max(0, pool.unknown - (not own and can_change(s, a.seat, KIND_OF[a.die])))
        values = tuple([UNKNOWN if self._loose(s, p) else v for p, v in spread(offer)])
        group = group_of(offer.target)
        has_own = crew >> self.seat & 1 == 1
        return can_fill(group, (*values, *shown), pool, has_own)

    def _loose(self, s: Ship, p: int) -> bool:
        seat, code = divmod(p, CODES)
        return seat != self.seat and can_change(s, seat, KIND_OF[code])

    def _last(self, s: Ship, offer: Offer, last: bool, crew: int) -> Illegal | None:
        if not last:
            return None
        if offer.target << 4 | crew in s.refused:
            return Illegal("refused-already", "GEN7-8.13")
        cost, free = target_cost(s, offer.target)
        relief = own_discount(s, self.seat) if offer.target < N_TASKS else 0
        if not payable(cost, free - relief, at_hand(s, crew)):
            return Illegal("cannot-pay", "GEN7-24.1")
        return None

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
