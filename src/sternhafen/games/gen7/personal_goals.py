"""Personal goals: met as soon as what they count is there, and what others may conclude (GEN7-30.3, 30.8, 31.5)."""

from __future__ import annotations

from itertools import product
from typing import Final

from sternhafen.games.gen7.book import (
    N_PLANS,
    PLAN_LATE,
    PLAN_STARS,
    PLAN_TEST,
    PLANS_A,
    PLANS_B,
    QUARTERS_PLAN,
)
from sternhafen.games.gen7.conditions import Cause, cells_of, holds, wheres
from sternhafen.games.gen7.events import (
    GoalMet,
    GoalRuledOut,
)
from sternhafen.games.gen7.language import (
    Condition,
)
from sternhafen.games.gen7.merits import give_stars
from sternhafen.games.gen7.ship import (
    DEPLOYED_WHERE,
    ELSE_CHANGED,
    MERITS_CHANGED,
    NOBODY,
    ROBOT_DEPLOYED,
    WHERES,
    Ship,
)
from sternhafen.games.gen7.status import bits
from sternhafen.games.gen7.vocabulary import CMP, DICE_DEPLOYED, MAX_SEATS, OWNER, ROBOT, TESTS

OWN_CAUSE: Final = tuple([Cause(seat, seat, NOBODY, -1, -1, 0) for seat in range(MAX_SEATS)])
"""What a seat's own cards are tested by."""


SECRET_PLANS: Final = sum(1 << plan for plan in (*PLANS_A, *PLANS_B))
OPEN_PLANS: Final = tuple([SECRET_PLANS | 1 << plan for plan in QUARTERS_PLAN])
"""The personal goals that an officer in certain quarters may hold, as a mask."""


def meets(s: Ship, seat: int, plan: int) -> bool:
    """Return whether a seat meets a personal goal now."""
    ways = PLAN_COUNTS[plan]
    if ways is None:
        return holds(s, PLAN_TEST[plan], OWN_CAUSE[seat])
    stats = s.officers[seat].stats
    for way in ways:
        for cells, least in way:
            count = 0
            for cell in cells:
                count += stats[cell]
            if count < least:
                break
        else:
            return True
    return False


WATCHING: Final[dict[int, int]] = {}
"""The personal goals that look at something, as a mask, by the mask of what they look at; filled as needed."""
Ways = tuple[tuple[tuple[tuple[int, ...], int], ...], ...]
"""Ways to meet a goal: in one of them all sums of statistics (their numbers) reach a least number."""


def counted(test: Condition) -> Ways | None:
    """Return the ways to meet a test that only counts own statistics, or None if it looks at anything else."""
    if test.op == ANY_TEST or test.op == ALL_TEST:
        parts = [counted(part) for part in test.of]
        found: list[Ways] = [part for part in parts if part is not None]
        if len(found) < len(parts):
            return None
        if test.op == ANY_TEST:
            return tuple([way for ways in found for way in ways])
        return tuple([tuple([need for way in ways for need in way]) for ways in product(*found)])
    plain = test.op == STAT_TEST and test.who == OWNER and test.cmp == AT_LEAST and not test.n.parts
    cells = cells_of(test) if plain else ()
    return (((cells, test.n.fixed),),) if cells else None


def check_plans(s: Ship, seat: int, changed: int) -> None:
    """Reveal the goals met by what changed; any other goal that would be met now is ruled out (GEN7-30.3, 30.8)."""
    officer = s.officers[seat]
    plans = WATCHING.get(changed, -1)
    if plans < 0:
        plans = 0
        for what in bits(changed):
            plans |= PLANS_WATCHING[what]
        WATCHING[changed] = plans
    plans &= ~officer.barred & OPEN_PLANS[officer.quarters]
    if plans:
        settle_plans(s, seat, bits(plans))


def settle_plans(s: Ship, seat: int, plans: list[int]) -> None:
    """Look at some of the personal goals: which are met now for the first time?"""
    officer = s.officers[seat]
    ruled_out = False
    for plan in plans:
        if officer.barred >> plan & 1 or not meets(s, seat, plan):
            continue
        officer.barred |= 1 << plan
        if plan in officer.plans:
            reveal_plan(s, seat, officer.plans.index(plan))
        elif plan >= PLANS_A[0]:
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
    settle_plans(s, seat, [plan for plan in range(N_PLANS) if PLAN_LATE[plan]])
    give_stars(s, seat, sum(PLAN_STARS[plan] for i, plan in enumerate(officer.plans) if officer.met >> i & 1))


def watched_by(plan: int) -> int:
    """Return what a personal goal looks at, as a mask; one that counts only at the end looks at nothing before."""
    if PLAN_LATE[plan]:
        return 0
    return _watched(PLAN_TEST[plan])


def _watched(test: Condition) -> int:
    mask = 0
    for part in test.of:
        mask |= _watched(part)
    if test.op == STAT_TEST and test.ref == DICE_DEPLOYED:
        if test.kind == ROBOT:
            return mask | 1 << ROBOT_DEPLOYED
        for where in wheres(test):
            mask |= 1 << DEPLOYED_WHERE + where
        return mask
    if test.op == STAT_TEST:
        return mask | 1 << test.ref
    return mask | (1 << MERITS_CHANGED if test.op == MERIT_TEST else 1 << ELSE_CHANGED)


STAT_TEST: Final = TESTS.index("stat")
MERIT_TEST: Final = TESTS.index("merit")
ANY_TEST: Final = TESTS.index("any")
ALL_TEST: Final = TESTS.index("all")
AT_LEAST: Final = CMP.index(">=")
PLAN_COUNTS: Final[tuple[Ways | None, ...]] = tuple([counted(test) for test in PLAN_TEST])
PLANS_WATCHING: Final = tuple([
    sum(1 << plan for plan in range(N_PLANS) if watched_by(plan) >> what & 1) for what in range(DEPLOYED_WHERE + WHERES)
])  # fmt: skip
"""The personal goals that look at something, as a mask, by what they look at."""
