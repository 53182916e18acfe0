"""Group stations: a whole proposal, consent of each contributor, all or nothing (GEN7-8, 24, 30.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import (
    AGREE,
    DECLINE,
    READY,
    STORE_PAYS,
    Agree,
    Assign,
    Decline,
    PickResource,
    Ready,
    Share,
)
from sternhafen.games.gen7.agenda import fire, resolve, use_static
from sternhafen.games.gen7.book import (
    FILE_DISCOUNT,
    N_TASKS,
    TASK_COST_,
    TASK_DEPT,
)
from sternhafen.games.gen7.conditions import Cause
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, add_die, count_deployment, take_die, with_value
from sternhafen.games.gen7.events import Deployed, OfferDeclined, OfferFailed, OfferMade, TargetCompleted
from sternhafen.games.gen7.language import (
    RULES,
)
from sternhafen.games.gen7.lasting import applies, in_force, left_to_use
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.relations import UNKNOWN, Pool, can_fill, easily_filled, halves, may_fit, overall
from sternhafen.games.gen7.ship import NOBODY, PLOT_PLACE, TASK_PLACE, Offer, Ship, turn_order
from sternhafen.games.gen7.side_uses import changeable, side_price
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
    group_of,
)
from sternhafen.games.gen7.supply import spend, store_lose
from sternhafen.games.gen7.tasks import count_task, task_merit
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    BAN,
    CHEM,
    CODES,
    CONTRIBUTED,
    FACES,
    FREELY,
    LED,
    ON_DEPLOY,
    ON_GROUP_FILLED,
    ON_TASK_DONE,
    PARTS,
    ROBOT,
    ROBOT_SPLIT,
    STORE_LOCK,
    TASK_COST,
    WILD_SUB,
)

NO_SHARES: Final = (0,) * 15
TRIES: Final = 3
"""How often a group station may be proposed in vain in one turn."""


def place_of(target: int) -> int:
    """Return the place of a task or plot station."""
    return TASK_PLACE + target if target < N_TASKS else PLOT_PLACE + target - N_TASKS


def open_targets(s: Ship) -> list[int]:
    """Return the group stations that may still be filled: open tasks and plot stations (GEN7-24.13, 30.10)."""
    found = [task for task in s.row if not s.done >> task & 1]
    for i, number in enumerate(POINTS[s.point].stations):
        station = PLOT_STATIONS[number]
        if station.group is not None and s.plot_now[i] < station.per_round and s.plot_done[i] < station.limit:
            found.append(N_TASKS + number)
    return found


def adjusts(s: Ship, seat: int, place: int, kind: int) -> tuple[int, int]:
    """Return how far a seat may change a die deployed at a place, down and up."""
    low = high = 0
    for rule, _ in in_force(s, seat, ADJUST, place):
        if applies(rule, place, kind):
            low += rule.low
            high += rule.high
    return low, high


def banned(s: Ship, seat: int, place: int, kind: int) -> bool:
    """Return whether a rule forbids dice of a kind at a place."""
    return any(applies(rule, place) and rule.kind in (kind, 3) for rule, _ in in_force(s, seat, BAN, place))


def wilds(s: Ship, seat: int) -> int:
    """Return how many sub-stations' rules a seat's dice may ignore at one group station."""
    found = 0
    for rule, owner in in_force(s, seat, WILD_SUB):
        if left_to_use(s, rule, owner):
            found += rule.n
    return found


def split_more(s: Ship, seat: int) -> int:
    """Return by how much more than evenly a seat may split its robot."""
    return sum(rule.n for rule, _ in in_force(s, seat, ROBOT_SPLIT))


def can_change(s: Ship, seat: int, kind: int) -> bool:
    """Return whether a contributor might, for all the table knows, still change a die of a kind."""
    officer = s.officers[seat]
    if officer.files:
        return True
    res = PARTS if kind == ROBOT else CHEM
    return officer.res[res] >= side_price(s, seat, res)


# What it costs -----------------------------------------------------------------------------------------------------


def target_cost(s: Ship, target: int) -> tuple[tuple[int, int, int], int]:
    """Return a group station's cost, and how many resources of the payers' choice come on top (or off)."""
    if target >= N_TASKS:
        return PLOT_STATIONS[target - N_TASKS].cost, 0
    cost = list(TASK_COST_[target])
    free = 0
    for rule, _ in in_force(s, NOBODY, TASK_COST):
        if rule.dept >= 0 and rule.dept != TASK_DEPT[target]:
            continue
        if rule.res >= 0:
            cost[rule.res] = max(0, cost[rule.res] + rule.n)
        else:
            free += rule.n
    return (cost[0], cost[1], cost[2]), free


def store_open(s: Ship) -> list[int]:
    """Return what the store can spend on group stations: nothing that a rule locks (GEN7-21.1)."""
    have = s.store[:]
    for rule, _ in in_force(s, NOBODY, STORE_LOCK):
        for res in rule.locks:
            have[res] = 0
    return have


def at_hand(s: Ship, crew: int) -> list[int]:
    """Return what the store and these contributors can spend together (GEN7-24.2, 24.3)."""
    have = store_open(s)
    for seat in range(s.seats):
        if crew >> seat & 1:
            for res in range(3):
                have[res] += s.officers[seat].res[res]
    return have


def payable(cost: tuple[int, ...], free: int, have: list[int]) -> bool:
    """Return whether a cost with `free` resources of choice on top (or off) can be paid."""
    missing = 0
    for res in range(3):
        if cost[res] > have[res]:
            missing += cost[res] - have[res]
    if free <= 0:
        return missing <= -free
    return not missing and sum(have) - sum(cost) >= free


def own_discount(s: Ship, seat: int) -> int:
    """Return by how much a seat could lower a task's cost with files and skills."""
    officer = s.officers[seat]
    found = 0
    for file in officer.files:
        found += FILE_DISCOUNT[file]
    if not officer.skills:
        return found
    for number in officer.rules():
        rule = RULES[number]
        if rule.discount and left_to_use(s, rule, seat):
            found += 99
    return found


# Proposing ---------------------------------------------------------------------------------------------------------


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


def crew_mask(offer: Offer) -> int:
    """Return the contributors of a proposal (GEN7-8.4)."""
    mask = 0
    for p, _, _ in offer.crew:
        mask |= 1 << p // CODES
    return mask


def offer_values(offer: Offer) -> tuple[int, ...]:
    """Return the values on the sub-stations; a robot may fill two (GEN7-8.10)."""
    found: list[int] = []
    for p, left, _ in offer.crew:
        value = VALUE_OF[p % CODES]
        if left < 0:
            found.append(value)
        else:
            found += [left, value - left]
    return tuple(found)


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
        values = tuple([UNKNOWN if self._loose(s, p) else v for p, v in _spread(offer)])
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


def _spread(offer: Offer) -> list[tuple[int, int]]:
    """Return the piece behind every sub-station with its value there."""
    found: list[tuple[int, int]] = []
    for p, left, _ in offer.crew:
        value = VALUE_OF[p % CODES]
        found += [(p, value)] if left < 0 else [(p, left), (p, value - left)]
    return found


def call_off(s: Ship) -> None:
    """Give back the dice of a proposal that came to nothing; costs were not paid yet (GEN7-8.17)."""
    offer = s.offer
    assert offer is not None, "there is a proposal to call off"
    for p, _, by in offer.crew:
        seat, code = divmod(p, CODES)
        add_die(s, seat, with_value(code, VALUE_OF[code] - by))
    s.refused = tuple(sorted((*s.refused, offer.target << 4 | crew_mask(offer))))
    s.offer = None
    s.discount = 0
    if s.telling:
        s.tell(OfferFailed(target=offer.target))


# Paying ------------------------------------------------------------------------------------------------------------


class Price(Do):
    """Settle what the station costs: resources of choice on top or off, one at a time (GEN7-23.11)."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        free = self.free - s.discount
        have = at_hand(s, crew_mask(offer))
        if not payable(offer.open, free, have):
            s.push(ShortOf(self.seat, self.free))
            return
        s.discount = 0
        if free > 0 or (free < 0 and max(offer.open) > 0):
            s.push(SpareCost(self.seat, free))
        else:
            s.push(ShareOut(self.seat, 0, 0))


class ShortOf(Ask):
    """Resources are missing: lower the cost with a file or skill, or call it off?"""

    __slots__ = ("free",)
    rule: ClassVar[str] = "GEN7-24.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Ready, Decline)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, s: Ship) -> list[Action]:
        return [READY, DECLINE]

    def check(self, s: Ship, a: Ready | Decline) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        if isinstance(a, Decline) or payable(offer.open, self.free - s.discount, at_hand(s, crew_mask(offer))):
            return None
        return Illegal("cannot-pay", "GEN7-24.1")

    def play(self, s: Ship, a: Ready | Decline) -> None:
        if isinstance(a, Decline):
            call_off(s)
            s.push(TAKE_TURN[0](self.seat))
        else:
            s.push(Price(self.seat, self.free))


class SpareCost(Ask):
    """Which resource is spared, or comes on top?"""

    __slots__ = ("free",)
    rule: ClassVar[str] = "GEN7-23.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, s: Ship) -> list[Action]:
        return [PickResource(res) for res in range(3)]

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        step = 1 if self.free > 0 else -1
        cost = tuple([n + step if res == a.res else n for res, n in enumerate(offer.open)])
        if min(cost) >= 0 and payable(cost, self.free - step, at_hand(s, crew_mask(offer))):
            return None
        return Illegal("nothing-spared", "GEN7-23.11")

    def play(self, s: Ship, a: PickResource) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        step = 1 if self.free > 0 else -1
        cost = tuple([n + step if res == a.res else n for res, n in enumerate(offer.open)])
        s.offer = Offer(offer.target, offer.crew, cost, offer.shares)
        s.push(Price(self.seat, self.free - step))

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "more": int(self.free > 0)}


def payers(s: Ship, offer: Offer) -> list[int]:
    """Return who may pay: the store, then the contributors in turn order."""
    mask = crew_mask(offer)
    return [STORE_PAYS, *(seat for seat in turn_order(s, s.active) if mask >> seat & 1)]


class ShareOut(Do):
    """Share the cost out, resource by resource and payer by payer; asked only while there is a choice (GEN7-8.18)."""

    __slots__ = ("res", "at")

    def __init__(self, seat: int, res: int, at: int) -> None:
        self.seat = seat
        self.res = res
        self.at = at

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        if self.res == 3:
            ask_consent(s, self.seat)
            return
        low, high = share_bounds(s, offer, self.res, self.at)
        if low == high:
            put_share(s, self.seat, self.res, self.at, low)
        else:
            s.push(Fund(self.seat, self.res, self.at))


def share_bounds(s: Ship, offer: Offer, res: int, at: int) -> tuple[int, int]:
    """Return the least and most that the payer in turn can give of a resource."""
    store = store_open(s)
    need = offer.open[res]
    have = [store[res] if payer == STORE_PAYS else s.officers[payer].res[res] for payer in payers(s, offer)]
    return max(0, need - sum(have[at + 1 :])), min(need, have[at])


def put_share(s: Ship, seat: int, res: int, at: int, amount: int) -> None:
    """Note what a payer gives, and go on."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    who = payers(s, offer)
    k = who[at] * 3 + res
    shares = (*offer.shares[:k], amount, *offer.shares[k + 1 :])
    cost = tuple([n - amount if i == res else n for i, n in enumerate(offer.open)])
    s.offer = Offer(offer.target, offer.crew, cost, shares)
    if cost[res] and at + 1 < len(who):
        s.push(ShareOut(seat, res, at + 1))
    else:
        s.push(ShareOut(seat, res + 1, 0))


class Fund(Ask):
    """How much does this payer give?"""

    __slots__ = ("res", "at")
    rule: ClassVar[str] = "GEN7-8.18"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Share,)

    def __init__(self, seat: int, res: int, at: int) -> None:
        self.seat = seat
        self.res = res
        self.at = at

    def candidates(self, s: Ship) -> list[Action]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        payer = payers(s, offer)[self.at]
        return [Share(payer, self.res, amount) for amount in range(offer.open[self.res] + 1)]

    def check(self, s: Ship, a: Share) -> Illegal | None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        if a.res != self.res or a.payer != payers(s, offer)[self.at]:
            return Illegal("not-asked-to-pay", "GEN7-8.18")
        low, high = share_bounds(s, offer, self.res, self.at)
        return None if low <= a.amount <= high else Illegal("cannot-pay", "GEN7-24.3")

    def play(self, s: Ship, a: Share) -> None:
        put_share(s, self.seat, self.res, self.at, a.amount)

    def about(self, s: Ship) -> dict[str, int | str]:
        assert s.offer is not None, "a proposal is being made"
        return {"seat": self.seat, "res": self.res, "payer": payers(s, s.offer)[self.at]}


# Consent and completion --------------------------------------------------------------------------------------------


def ask_consent(s: Ship, seat: int) -> None:
    """Ask each other contributor in turn order (GEN7-8.13)."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    if s.telling:
        s.tell(OfferMade(seat=seat, target=offer.target))
    mask = crew_mask(offer)
    s.push(Agreed(TABLE))
    for other in reversed(turn_order(s, seat)[1:]):
        if mask >> other & 1:
            s.push(Consent(other))


class Consent(Ask):
    """Do you contribute as proposed?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Decline)

    def candidates(self, s: Ship) -> list[Action]:
        return [AGREE, DECLINE]

    def check(self, s: Ship, a: Agree | Decline) -> Illegal | None:
        return None

    def play(self, s: Ship, a: Agree | Decline) -> None:
        if isinstance(a, Agree):
            return
        if s.telling:
            s.tell(OfferDeclined(seat=self.seat))
        while not isinstance(s.agenda[-1], Agreed):
            s.agenda.pop()
        s.agenda.pop()
        call_off(s)
        s.push(TAKE_TURN[0](s.active))

    def about(self, s: Ship) -> dict[str, int | str]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        shares = offer.shares[self.seat * 3 : self.seat * 3 + 3]
        return {
            "seat": self.seat, "target": offer.target, "data": shares[0], "parts": shares[1], "chem": shares[2],
        }  # fmt: skip


class Agreed(Do):
    """All have agreed: rules may react, contributors may prepare, then the station is completed (GEN7-8.17)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal was agreed"
        mask = crew_mask(offer)
        s.push(Complete(s.active))
        for seat in reversed(turn_order(s, s.active)):
            if mask >> seat & 1 and may_prepare(s, seat):
                s.push(Prepare(seat))
        fire(s, ON_GROUP_FILLED, Cause(s.active, NOBODY, NOBODY, -1, place_of(offer.target), mask))


def may_prepare(s: Ship, seat: int) -> bool:
    """Return whether a contributor, for all the table knows, has anything to use."""
    officer = s.officers[seat]
    if officer.files or changeable(s, seat):
        return True
    return any(RULES[n].on == FREELY and left_to_use(s, RULES[n], seat) for n in officer.rules())


class Prepare(Ask):
    """Files, side uses and skills for the group station; then go on (GEN7-8.5)."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.17"
    answers: ClassVar[tuple[type[Action], ...]] = (Ready,)

    def candidates(self, s: Ship) -> list[Action]:
        return [READY]

    def check(self, s: Ship, a: Ready) -> Illegal | None:
        return None

    def play(self, s: Ship, a: Ready) -> None:
        return


class SpareShares(Do):
    """A discount used while preparing spares what was promised: own shares first, then others', then the store's."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        if offer is None or s.discount <= 0 or not sum(offer.shares):
            s.discount = 0
            return
        kinds = [res for res in range(3) if sum(offer.shares[res::3])]
        if len(kinds) == 1:
            spare_share(s, self.seat, kinds[0])
            s.push(SpareShares(self.seat))
        else:
            s.push(SpareShare(self.seat))


def spare_share(s: Ship, seat: int, res: int) -> None:
    """Spare one resource of what was promised."""
    offer = s.offer
    assert offer is not None, "a proposal was agreed"
    order = [seat, *(other for other in range(s.seats) if other != seat), STORE_PAYS]
    payer = next(p for p in order if offer.shares[p * 3 + res])
    k = payer * 3 + res
    shares = (*offer.shares[:k], offer.shares[k] - 1, *offer.shares[k + 1 :])
    s.offer = Offer(offer.target, offer.crew, offer.open, shares)
    s.discount -= 1


class SpareShare(Ask):
    """Which resource does the discount spare?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-33.38"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def candidates(self, s: Ship) -> list[Action]:
        return [PickResource(res) for res in range(3)]

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        assert s.offer is not None, "a proposal was agreed"
        return None if sum(s.offer.shares[a.res :: 3]) else Illegal("nothing-spared", "GEN7-33.38")

    def play(self, s: Ship, a: PickResource) -> None:
        spare_share(s, self.seat, a.res)
        s.push(SpareShares(self.seat))


def broken_rules(offer: Offer) -> list[int]:
    """Return the seats whose dice break a sub-station's rule, once for every such sub-station."""
    group = group_of(offer.target)
    found: list[int] = []
    prev = total = 0
    for i, (p, value) in enumerate(_spread(offer)):
        if not may_fit(group.subs[i], value, prev, total):
            found.append(p // CODES)
        prev = value
        total += value
    return found


class Complete(Do):
    """Check the relation, pay, place the dice, score (GEN7-8.17, 24.1 to 24.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal was agreed"
        broken = broken_rules(offer)
        good = offer.target in open_targets(s)  # a file may have taken the task away
        good = good and overall(group_of(offer.target), offer_values(offer))
        good = good and all(broken.count(seat) <= wilds(s, seat) for seat in set(broken))
        if not good or not self._solvent(s, offer):
            call_off(s)
            s.push(TAKE_TURN[0](self.seat))
            return
        for seat in broken:
            self._use_wild(s, seat)
        self._pay(s, offer)
        s.offer = None
        s.discount = 0
        place_crew(s, offer, self.seat)

    def _solvent(self, s: Ship, offer: Offer) -> bool:
        store = store_open(s)
        for res in range(3):
            if offer.shares[STORE_PAYS * 3 + res] > store[res]:
                return False
            if any(offer.shares[seat * 3 + res] > s.officers[seat].res[res] for seat in range(s.seats)):
                return False
        return True

    def _use_wild(self, s: Ship, seat: int) -> None:
        rules = [(rule, owner) for rule, owner in in_force(s, seat, WILD_SUB) if left_to_use(s, rule, owner)]
        rules.sort(key=_limited)
        rule, owner = rules[0]
        use_static(s, rule, owner, -1, -1)

    def _pay(self, s: Ship, offer: Offer) -> None:
        for res in range(3):
            store_lose(s, res, offer.shares[STORE_PAYS * 3 + res])
            for seat in range(s.seats):
                spend(s, seat, res, offer.shares[seat * 3 + res])


def _limited(entry: tuple[object, int]) -> int:
    return int(getattr(entry[0], "limit", 0))


def place_crew(s: Ship, offer: Offer, active: int) -> None:
    """Put the dice on a completed group station and score it (GEN7-24.4 to 24.6)."""
    target = offer.target
    place = place_of(target)
    mask = crew_mask(offer)
    pieces = tuple(sorted([p for p, _, _ in offer.crew]))
    crew = [seat for seat in turn_order(s, active) if mask >> seat & 1]
    for p in reversed(pieces):
        fire(s, ON_DEPLOY, Cause(p // CODES, NOBODY, NOBODY, p % CODES, place, mask))
    for p in pieces:
        seat, code = divmod(p, CODES)
        count_deployment(s, seat, code, place)
        if s.telling:
            s.tell(Deployed(seat=seat, die=code, place=place))
    if s.telling:
        s.tell(TargetCompleted(seat=active, target=target))
    if target < N_TASKS:
        _complete_task(s, target, pieces, crew, active, mask)
        return
    number = target - N_TASKS
    i = POINTS[s.point].stations.index(number)
    s.plot_dice[i] = tuple(sorted((*s.plot_dice[i], *pieces)))
    s.plot_done[i] += 1
    s.plot_now[i] += 1
    station = PLOT_STATIONS[number]
    for seat in crew:
        score(s, seat, station.merit)
    resolve(s, station.do, Cause(active, NOBODY, NOBODY, -1, place, mask))


def _complete_task(s: Ship, task: int, pieces: tuple[int, ...], crew: list[int], active: int, mask: int) -> None:
    s.on_tasks[s.row.index(task)] = pieces
    s.done |= 1 << task
    count_task(s, task, 0)
    merit = task_merit(s, task)
    s.bump(active, LED)
    for seat in crew:
        s.officers[seat].stats[TASK_DEPT[task]] += 1
        s.touch(seat, CONTRIBUTED)
        score(s, seat, merit)
    fire(s, ON_TASK_DONE, Cause(active, NOBODY, NOBODY, -1, TASK_PLACE + task, mask))


TAKE_TURN: Final[list[type[Ask]]] = []
"""The question of the turn, which comes again when a proposal came to nothing; the module of turns fills it."""
