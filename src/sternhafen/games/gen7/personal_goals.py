"""Personal goals: met as soon as what they count is there, and what others may conclude (GEN7-30.3, 30.8, 31.5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from operator import itemgetter
from typing import Final

from sternhafen.games.gen7.book import (
    PLAN_LATE,
    PLAN_STARS,
    PLAN_TEST,
    PLANS_A,
    PLANS_B,
    QUARTERS_PLAN,
)
from sternhafen.games.gen7.conditions import AT_LEAST, OWN_CAUSE, READ, cells_of
from sternhafen.games.gen7.language import (
    Condition,
)
from sternhafen.games.gen7.merits import give_stars
from sternhafen.games.gen7.officer import FIRST_LACKS, FIRST_OPEN, NOTHING_DONE
from sternhafen.games.gen7.ship import (
    BY_ROOM,
    COUNTING,
    DEPLOYED_WHERE,
    DEPLOYMENTS,
    ELSE_CHANGED,
    MERITS_CHANGED,
    MERITS_FROM,
    NEVER,
    SINGLE,
    WATCHED_AT,
    WATCHED_FROM,
    WATCHERS,
    Ship,
)
from sternhafen.games.gen7.status import bits
from sternhafen.games.gen7.story_events import GoalMet, GoalRuledOut
from sternhafen.games.gen7.vocabulary import (
    CONTRIBUTED,
    ORDERS_DONE,
    OWNER,
    STATS,
    TESTS,
)

SECRET_PLANS: Final = sum(1 << plan for plan in (*PLANS_A, *PLANS_B))
"""Plans A and B, as a mask."""


Way = tuple[tuple[tuple[int, ...], int], ...]
"""A way to meet a goal: all sums of statistics (their numbers) reach a least number."""


def counted(test: Condition) -> tuple[Way, ...]:
    """Return the ways to meet a test that only counts own statistics; none if it looks at anything else."""
    if test.op == ANY_TEST or test.op == ALL_TEST:
        parts = [counted(part) for part in test.of]
        if () in parts:
            return ()
        if test.op == ANY_TEST:
            return tuple([way for ways in parts for way in ways])
        return tuple([tuple([need for way in ways for need in way]) for ways in product(*parts)])
    plain = test.op == STAT_TEST and test.who == OWNER and test.cmp == AT_LEAST and not test.n.parts
    cells = cells_of(test) if plain else ()
    return (((cells, test.n.fixed),),) if cells else ()


def lacking(s: Ship, seat: int, way: int) -> int:
    """Return how often what a way sums up must change before a seat can meet a goal by it.

    Where that cannot be told it is 1, and 0 for a goal that is met.
    """
    if not WAYS[way]:
        test = PLAN_TEST[WAY_PLAN[way]]
        return 0 if READ[test.op](s, test, OWN_CAUSE[seat]) else 1
    stats = s.officers[seat].stats
    for cell, least in SINGLE_NEEDS[way]:
        if stats[cell] < least:
            return 1
    for cells, least in SUM_NEEDS[way]:
        found = sum(cells(stats))  # these grow by one at a time
        if found < least:
            return least - found
    return 0


def lacking_at_first(way: int) -> int:
    """Return the same before anything was done in an episode."""
    return SUM_NEEDS[way][0][1] if WAYS[way] and not SINGLE_NEEDS[way] else 1


def check_plans(s: Ship, seat: int, ways: int) -> None:
    """Reveal the goals met now in one of these ways; others that would be met are ruled out (GEN7-30.3, 30.8)."""
    officer = s.officers[seat]
    ruled_out = False
    lacks = officer._lacks or officer.all_lacks()
    while ways:
        low = ways & -ways
        ways ^= low
        way = low.bit_length() - 1
        plan = WAY_PLAN[way]
        if officer.barred >> plan & 1:
            lacks[way] = NEVER
            officer._open &= ~low
            continue
        lacks[way] = lack = lacking(s, seat, way)
        if lack:
            continue
        officer.barred |= 1 << plan
        if plan in officer.plans:
            reveal_plan(s, seat, officer.plans.index(plan))
        elif SECRET_PLANS >> plan & 1:
            ruled_out = True
    if ruled_out and s.telling:
        s.tell(GoalRuledOut(seat=seat, reveals=True))


def reveal_plan(s: Ship, seat: int, i: int) -> None:
    """Lay a met personal goal next to the sheet."""
    officer = s.officers[seat]
    if not officer.met >> i & 1:
        officer.met |= 1 << i
        if s.telling:
            s.tell(GoalMet(seat=seat, plan=officer.plans[i], reveals=True))


def reward_plans(s: Ship, seat: int) -> None:
    """Pay the stars of personal goals (GEN7-31.5)."""
    officer = s.officers[seat]
    check_plans(s, seat, LATE_WAYS)
    give_stars(s, seat, sum(PLAN_STARS[plan] for i, plan in enumerate(officer.plans) if officer.met >> i & 1))


def watched_by(way: int) -> int:
    """Return what a way to meet a goal looks at, as a mask: nothing before the end for one that counts only then."""
    if PLAN_LATE[WAY_PLAN[way]]:
        return 0
    if not WAYS[way]:
        return _watched(PLAN_TEST[WAY_PLAN[way]])
    cells = {cell for needs, _ in WAYS[way] for cell in needs}
    return sum(1 << what for what in {_what(cell) for cell in cells})


def needed(way: int, stat: int) -> int:
    """Return how much of a single statistic a way needs at least; 0 where that cannot be told."""
    return max([least for cell, least in SINGLE_NEEDS[way] if cell == SINGLE + stat], default=0)


def merits_needed(test: Condition) -> int:
    """Return how many merits meet a test at least; 0 where that cannot be told."""
    plain = test.op == MERIT_TEST and test.who == OWNER and test.cmp == AT_LEAST and not test.n.parts
    return test.n.fixed if plain else 0


def _what(cell: int) -> int:
    """Return what is noted as changed when a statistic changes."""
    if cell >= DEPLOYMENTS:
        return DEPLOYED_WHERE + cell - DEPLOYMENTS
    if cell >= SINGLE:
        return cell - SINGLE
    return ORDERS_DONE if cell >= BY_ROOM else CONTRIBUTED


def _watched(test: Condition) -> int:
    mask = 0
    for part in test.of:
        mask |= _watched(part)
    if test.op == STAT_TEST:
        for cell in cells_of(test):
            mask |= 1 << _what(cell)
        return mask | 1 << test.ref
    return mask | (1 << MERITS_CHANGED if test.op == MERIT_TEST else 1 << ELSE_CHANGED)


STAT_TEST: Final = TESTS.index("stat")
MERIT_TEST: Final = TESTS.index("merit")
ANY_TEST: Final = TESTS.index("any")
ALL_TEST: Final = TESTS.index("all")
_COUNTED: Final = [(plan, way) for plan, test in enumerate(PLAN_TEST) for way in counted(test) or ((),)]
WAY_PLAN: Final = tuple([plan for plan, _ in _COUNTED])
"""The personal goal that a way meets."""
WAYS: Final[tuple[Way, ...]] = tuple([way for _, way in _COUNTED])
"""Every way to meet a personal goal; empty for one that looks at more than statistics."""
SINGLE_NEEDS: Final = tuple([tuple([(cells[0], least) for cells, least in way if len(cells) == 1]) for way in WAYS])
"""What each way needs of one statistic."""
SUM_NEEDS: Final[tuple[tuple[tuple[Callable[[list[int]], tuple[int, ...]], int], ...], ...]] = tuple([
    tuple([(itemgetter(*cells), least) for cells, least in way if len(cells) > 1]) for way in WAYS
])  # fmt: skip
"""What each way needs of several statistics together."""
for _way in range(len(WAYS)):
    for _changed in bits(watched_by(_way)):
        WATCHERS[_changed] |= 1 << _way
        if _changed < len(STATS):
            WATCHED_AT[_changed] = tuple(sorted({*WATCHED_AT[_changed], needed(_way, _changed)}))
            WATCHED_FROM[_changed] = WATCHED_AT[_changed][0]
        if _changed == MERITS_CHANGED:
            MERITS_FROM[0] = min(MERITS_FROM[0], merits_needed(PLAN_TEST[WAY_PLAN[_way]]))
OPEN_WAYS: Final = tuple([
    sum(1 << way for way, plan in enumerate(WAY_PLAN) if (SECRET_PLANS | 1 << own) >> plan & 1) for own in QUARTERS_PLAN
])  # fmt: skip
"""The ways open to an officer in certain quarters: those of own and secret goals."""
FIRST_LACKS.extend([[1 if ways >> way & 1 else NEVER for way in range(len(WAYS))] for ways in OPEN_WAYS])
NOTHING_DONE.extend([
    [lacking_at_first(way) if ways >> way & 1 else NEVER for way in range(len(WAYS))] for ways in OPEN_WAYS
])  # fmt: skip
COUNTING[:] = [tuple(bits(ways)) for ways in WATCHERS[DEPLOYED_WHERE:]]
FIRST_OPEN.extend(OPEN_WAYS)
LATE_WAYS: Final = sum(1 << way for way, plan in enumerate(WAY_PLAN) if PLAN_LATE[plan])
