"""Conditions: every test of the campaign's files, read in this one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sternhafen.games.gen7.aliases import Seat, die_of, owner_of
from sternhafen.games.gen7.campaign.goal_ways import AT_LEAST
from sternhafen.games.gen7.campaign.language import Condition, Number
from sternhafen.games.gen7.data.vocabulary import (
    ALL,
    ANY_KIND,
    DEPT_ALL,
    DEPT_ANY,
    EACH,
    FILE,
    LEADER,
    LOW,
    OFFICER,
    ORDER,
    OWNER,
    SCHEMAS_FOCUSED,
    STORE,
    SYSTEMS,
    TEAM,
    TOP,
    TOTAL,
)
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF, count_at, dice_at, officer_value
from sternhafen.games.gen7.state import Ship


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
    book = s.book
    if not n.parts:
        return n.fixed
    setbacks = s.log.counters[book.setbacks] if book.setbacks >= 0 else 0
    die = VALUE_OF[cause.die] if cause.die >= 0 else 0
    values = (s.seats, s.round, s.officers[cause.actor].rank, cause.crew.bit_count(), setbacks, die)
    return n.known[values]


def meets(s: Ship, value: int, t: Condition, c: Cause) -> bool:
    """Return whether a value compares with a test's number as asked."""
    bound = figure(s, t.n, c) if t.n.parts else t.n.fixed
    return value >= bound if t.cmp == AT_LEAST else compare(value, t.cmp, bound)


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


def statistic(s: Ship, seat: Seat, t: Condition) -> int:
    """Return a seat's statistic of this episode."""
    officer = s.officers[seat]
    if t.ref == SCHEMAS_FOCUSED:
        return int(officer.schemas[1] >= 0) + int(officer.schemas[3] >= 0)
    stats = officer.stats
    total = 0
    for cell in s.book.cells_of(t):
        total += stats[cell]
    return total


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
    if c.place < 0 or not s.book.stands_in(c.place, t.rooms, t.dept, t.where):
        return False
    if t.kind == ANY_KIND and c.die >= 0:
        return True
    if c.die >= 0:
        return KIND_OF[c.die] == t.kind
    pieces = [p for p, _, _ in s.offer.crew] if s.offer is not None else dice_at(s, c.place)
    own = [die_of(p) for p in pieces if c.owner < 0 or owner_of(p) == c.owner]
    return any(t.kind in (ANY_KIND, KIND_OF[code]) for code in own)


def _die(s: Ship, t: Condition, c: Cause) -> bool:
    value = VALUE_OF[c.die] if c.die >= 0 else 0
    if c.die >= 0 and KIND_OF[c.die] == OFFICER:
        value = officer_value(s, c.actor, c.place)
    return meets(s, value, t, c)


def _alone(s: Ship, t: Condition, c: Cause) -> bool:
    seat = c.owner if c.owner >= 0 else c.actor
    if t.rooms or t.dept >= 0:
        places = [i for i, p in enumerate(s.stations) if p >= 0 and s.book.stands_in(i, t.rooms, t.dept, -1)]
        return all(owner_of(s.stations[i]) == seat for i in places)
    return c.place >= 0 and all(owner_of(p) == seat for p in dice_at(s, c.place))


def _relation(s: Ship, t: Condition, c: Cause) -> bool:
    if t.who == ALL:
        return any(officer.relationship == t.ref for officer in s.officers)
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
    stations = s.book.points[s.point].stations
    count = s.plot_done[stations.index(t.ref)] if t.ref in stations else 0
    return meets(s, count, t, c)


def _dice(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, count_at(s, one_seat(s, t.who, c), t.kind, t.where), t, c)


READ: Final[list[Callable[[Ship, Condition, Cause], bool]]] = [
    _all, _any, _not, _flag, _counter, _track, _status, _stat, _res, _merit, _merit_place, _round, _deployed, _die,
    _alone, _relation, _is_leader, _tasks_open, _tasks_done, _tasks_failed, _hand, _damage, _station_done, _dice,
]  # fmt: skip
"""Every test in the order of the vocabulary; those of scenes are added by `scenes.scene_tests`."""
