"""Conditions: every test of the campaign's files, read in this one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sternhafen.engine import Plain
from sternhafen.games.gen7.book import (
    ROOM_STATIONS,
)
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, count_at, officer_value
from sternhafen.games.gen7.formulas import VARIABLES
from sternhafen.games.gen7.language import (
    Condition,
    Number,
)
from sternhafen.games.gen7.pages import (
    N_ROOMS,
)
from sternhafen.games.gen7.places import dice_at, stands_in
from sternhafen.games.gen7.ship import BY_ROOM, DEPLOYMENTS, NOBODY, SINGLE, WHERES, Ship
from sternhafen.games.gen7.story import (
    POINTS,
    SETBACKS,
)
from sternhafen.games.gen7.vocabulary import (
    ALL,
    ANY_KIND,
    CMP,
    CODES,
    CONTRIBUTED,
    DEPT_ALL,
    DEPT_ANY,
    DICE_DEPLOYED,
    EACH,
    FILE,
    LEADER,
    LOW,
    MAX_SEATS,
    OFFICER,
    ORDER,
    ORDERS_DONE,
    OWNER,
    SCHEMAS_FOCUSED,
    STORE,
    SYSTEMS,
    TEAM,
    TESTS,
    TOP,
    TOTAL,
)


class Cause(Plain):
    """What led to an effect or test: who acts, who owns the card, whom was picked, which die stands where.

    `crew` is the mask of contributors, `die` a die's code or -1, `rule` the schema just used or -1.
    """

    __slots__ = ("actor", "owner", "picked", "die", "place", "crew", "rule")

    def __init__(self, actor: int, owner: int, picked: int, die: int, place: int, crew: int, rule: int = -1) -> None:
        self.actor = actor
        self.owner = owner
        self.picked = picked
        self.die = die
        self.place = place
        self.crew = crew
        self.rule = rule

    def by(self, actor: int, owner: int) -> Cause:
        """Return the same cause with another actor and owner."""
        return Cause(actor, owner, self.picked, self.die, self.place, self.crew, self.rule)

    def picking(self, seat: int) -> Cause:
        """Return the same cause with a player picked."""
        return Cause(self.actor, self.owner, seat, self.die, self.place, self.crew, self.rule)


DEPLOYMENTS_BY: Final[dict[int, Cause]] = {}
"""What `deployment` has returned before."""
SEATS_AND_DICE: Final = MAX_SEATS * CODES


def deployment(p: int, place: int) -> Cause:
    """Return the cause of what a die does where it was just deployed; every one is made once.

    Where it is asked often, `DEPLOYMENTS_BY.get(place * SEATS_AND_DICE + p) or deployment(p, place)` spares the call.
    """
    key = place * SEATS_AND_DICE + p
    found = DEPLOYMENTS_BY.get(key)
    if found is None:
        found = DEPLOYMENTS_BY[key] = Cause(p // CODES, NOBODY, NOBODY, p % CODES, place, 0)
    return found


BY_SEAT: Final = tuple([Cause(seat, NOBODY, NOBODY, -1, -1, 0) for seat in (*range(MAX_SEATS), NOBODY)])
"""The causes of what every seat simply does, and last of what nobody does."""


OWN_CAUSE: Final = tuple([Cause(seat, seat, NOBODY, -1, -1, 0) for seat in range(MAX_SEATS)])
"""The causes of what every seat does by cards of its own."""


def compare(value: int, cmp: int, bound: int) -> bool:
    """Return whether a value compares as asked (the order of CMP)."""
    if cmp == 0:
        return value == bound
    if cmp == 1:
        return value != bound
    if cmp == 2:
        return value >= bound
    if cmp == 3:
        return value <= bound
    return value > bound if cmp == 4 else value < bound


def figure(s: Ship, n: Number, cause: Cause) -> int:
    """Return a number or formula's value now."""
    if not n.parts:
        return n.fixed
    setbacks = s.log.counters[SETBACKS] if SETBACKS >= 0 else 0
    die = VALUE_OF[cause.die] if cause.die >= 0 else 0
    values = (s.seats, s.round, s.officers[cause.actor].rank, cause.crew.bit_count(), setbacks, die)
    found = n.known.get(values)
    if found is None:
        found = n.known[values] = n.value(dict(zip(VARIABLES, values, strict=True)))
    return found


def meets(s: Ship, value: int, t: Condition, c: Cause) -> bool:
    """Return whether a value compares with a test's number as asked."""
    bound = figure(s, t.n, c) if t.n.parts else t.n.fixed
    return value >= bound if t.cmp == AT_LEAST else compare(value, t.cmp, bound)


AT_LEAST: Final = CMP.index(">=")


def one_seat(s: Ship, who: int, cause: Cause) -> int:
    """Return the single player a word means."""
    if who == OWNER:
        return cause.owner if cause.owner >= 0 else cause.actor
    if who == LEADER:
        return s.leader
    if who == TOP:
        return s.ladder[0]
    if who == LOW:
        return s.ladder[-1]
    return cause.actor


# Each test ---------------------------------------------------------------------------------------------------------


def holds(s: Ship, test: Condition, cause: Cause) -> bool:
    """Return whether a condition holds now."""
    return READ[test.op](s, test, cause)


def _all(s: Ship, t: Condition, c: Cause) -> bool:
    for part in t.of:  # noqa: SIM110  # a loop is faster than a generator
        if not READ[part.op](s, part, c):
            return False
    return True


def _any(s: Ship, t: Condition, c: Cause) -> bool:
    for part in t.of:  # noqa: SIM110  # a loop is faster than a generator
        if READ[part.op](s, part, c):
            return True
    return False


def _not(s: Ship, t: Condition, c: Cause) -> bool:
    return not READ[t.of[0].op](s, t.of[0], c)


def _flag(s: Ship, t: Condition, c: Cause) -> bool:
    return s.log.flags[t.ref] == t.value


def _counter(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.log.counters[t.ref], t, c)


def _track(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.track, t, c)


def _status(s: Ship, t: Condition, c: Cause) -> bool:
    n = figure(s, t.n, c) if t.n.parts else t.n.fixed
    if t.dept == DEPT_ANY:
        return any(compare(s.status[system], t.cmp, n) for system in SYSTEMS)
    if t.dept == DEPT_ALL:
        return all(compare(s.status[system], t.cmp, n) for system in SYSTEMS)
    return compare(s.status[t.dept], t.cmp, n)


def statistic(s: Ship, seat: int, t: Condition) -> int:
    """Return a seat's statistic of this episode."""
    officer = s.officers[seat]
    if t.ref == SCHEMAS_FOCUSED:
        return int(officer.schemas[1] >= 0) + int(officer.schemas[3] >= 0)
    stats = officer.stats
    found = 0
    for cell in cells_of(t):
        found += stats[cell]
    return found


def cells_of(t: Condition) -> tuple[int, ...]:
    """Return the numbers of the statistics whose sum a test looks at; none for what is no count."""
    key = (t.ref, t.kind, t.rooms, t.dept)
    cells = CELLS.get(key)
    if cells is None:
        cells = CELLS[key] = _cells(t)
    return cells


def _cells(t: Condition) -> tuple[int, ...]:
    if t.ref == SCHEMAS_FOCUSED:
        return ()
    if t.ref == CONTRIBUTED:
        return (0, 1, 2, 3) if t.dept < 0 else (t.dept,)
    if t.ref == ORDERS_DONE:
        return tuple([BY_ROOM + room for room in range(N_ROOMS) if not t.rooms or t.rooms >> room & 1])
    if t.ref == DICE_DEPLOYED:
        kinds = range(3) if t.kind == ANY_KIND else (t.kind,)
        return tuple([DEPLOYMENTS + kind * WHERES + where for kind in kinds for where in wheres(t)])
    return (SINGLE + t.ref,)


def wheres(t: Condition) -> list[int]:
    """Return the rooms, departments and so on in which a test counts deployments."""
    return [where for where in range(WHERES) if _counts(where, t.rooms, t.dept)]


CELLS: Final[dict[tuple[int, int, int, int], tuple[int, ...]]] = {}
"""What `cells_of` has found before."""


def _counts(where: int, rooms: int, dept: int) -> bool:
    if where < N_ROOMS + 4:
        stations = ROOM_STATIONS[where]
        return bool(stations) and stands_in(stations[0], rooms, dept, -1)
    return not rooms and (dept < 0 or (where - N_ROOMS - 4) % 4 == dept)


def _stat(s: Ship, t: Condition, c: Cause) -> bool:
    if t.who == TEAM or t.who == ALL:
        value = sum(statistic(s, seat, t) for seat in range(s.seats))
    else:
        value = statistic(s, one_seat(s, t.who, c), t)
    return meets(s, value, t, c)


def _res(s: Ship, t: Condition, c: Cause) -> bool:
    have = s.store if t.who == STORE else s.officers[one_seat(s, t.who, c)].res
    n = figure(s, t.n, c) if t.n.parts else t.n.fixed
    if t.res == EACH:
        return all(compare(amount, t.cmp, n) for amount in have)
    return compare(sum(have) if t.res == TOTAL else have[t.res], t.cmp, n)


def _merit(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.officers[one_seat(s, t.who, c)].merit, t, c)


def _merit_place(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.ladder.index(one_seat(s, t.who, c)) + 1, t, c)


def _round(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.round, t, c)


def _deployed(s: Ship, t: Condition, c: Cause) -> bool:
    """Without a single die (a group station) any of the owner's dice there may fit, or of anybody's."""
    if c.place < 0 or not stands_in(c.place, t.rooms, t.dept, t.where):
        return False
    if t.kind == ANY_KIND and c.die >= 0:
        return True
    if c.die >= 0:
        return KIND_OF[c.die] == t.kind
    pieces = [p for p, _, _ in s.offer.crew] if s.offer is not None else dice_at(s, c.place)
    own = [p % CODES for p in pieces if c.owner < 0 or p // CODES == c.owner]
    return any(t.kind in (ANY_KIND, KIND_OF[code]) for code in own)


def _die(s: Ship, t: Condition, c: Cause) -> bool:
    value = VALUE_OF[c.die] if c.die >= 0 else 0
    if c.die >= 0 and KIND_OF[c.die] == OFFICER:
        value = officer_value(s, c.actor, c.place)
    return meets(s, value, t, c)


def _alone(s: Ship, t: Condition, c: Cause) -> bool:
    seat = c.owner if c.owner >= 0 else c.actor
    if t.rooms or t.dept >= 0:
        places = [i for i, p in enumerate(s.stations) if p >= 0 and stands_in(i, t.rooms, t.dept, -1)]
        return all(s.stations[i] // CODES == seat for i in places)
    return c.place >= 0 and all(p // CODES == seat for p in dice_at(s, c.place))


def _relation(s: Ship, t: Condition, c: Cause) -> bool:
    return s.officers[c.actor].relationship == t.ref


def _is_leader(s: Ship, t: Condition, c: Cause) -> bool:
    return s.leader == one_seat(s, t.who, c)


def _tasks_open(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, sum(1 for task in s.row if not s.done >> task & 1), t, c)


def _tally(s: Ship, t: Condition, first: int) -> int:
    start = first + 4 * t.scope
    return sum(s.tallies[start : start + 4]) if t.dept < 0 else s.tallies[start + t.dept]


def _tasks_done(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, _tally(s, t, 0), t, c)


def _tasks_failed(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, _tally(s, t, 12), t, c)


def _hand(s: Ship, t: Condition, c: Cause) -> bool:
    officer = s.officers[one_seat(s, t.who, c)]
    if t.ref == FILE:
        count = len(officer.files)
    elif t.ref == ORDER:
        count = len(officer.orders)
    else:
        count = sum(1 for card in officer.schemas if card >= 0)
    return meets(s, count, t, c)


def _damage(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.log.damage, t, c)


def _station_done(s: Ship, t: Condition, c: Cause) -> bool:
    stations = POINTS[s.point].stations
    count = s.plot_done[stations.index(t.ref)] if t.ref in stations else 0
    return meets(s, count, t, c)


def _dice(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, count_at(s, one_seat(s, t.who, c), t.kind, t.where), t, c)


READ: Final[list[Callable[[Ship, Condition, Cause], bool]]] = [
    _all, _any, _not, _flag, _counter, _track, _status, _stat, _res, _merit, _merit_place, _round, _deployed, _die,
    _alone, _relation, _is_leader, _tasks_open, _tasks_done, _tasks_failed, _hand, _damage, _station_done, _dice,
]  # fmt: skip
assert len(READ) == len(TESTS), "every test has its meaning"
