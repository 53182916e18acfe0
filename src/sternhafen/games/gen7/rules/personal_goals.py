"""Personal goals: met as soon as what they count is there, and what others may conclude (GEN7-30.3, 30.8, 31.5)."""

from __future__ import annotations

from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.campaign.goal_ways import NEVER
from sternhafen.games.gen7.effects.causes import OWN_CAUSE
from sternhafen.games.gen7.effects.conditions import READ
from sternhafen.games.gen7.effects.story_events import GoalMet, GoalRuledOut
from sternhafen.games.gen7.merits import give_stars
from sternhafen.games.gen7.state import Ship


def lacking(s: Ship, seat: Seat, way: int) -> int:
    """Return how often what a way sums up must change before a seat can meet a goal by it.

    Where that is unknown it is 1, and 0 for a goal that is met.
    """
    book = s.book
    if not book.goal_ways[way]:
        test = book.plan_test[book.way_plan[way]]
        return 0 if READ[test.op](s, test, OWN_CAUSE[seat]) else 1
    stats = s.officers[seat].stats
    for cell, least in book.single_needs[way]:
        if stats[cell] < least:
            return 1
    for cells, least in book.sum_needs[way]:
        total = sum(cells(stats))  # these grow by one at a time
        if total < least:
            return least - total
    return 0


def check_plans(s: Ship, seat: Seat, ways: int) -> None:
    """Reveal the goals met now in one of these ways; others that would be met are ruled out (GEN7-30.3, 30.8)."""
    book = s.book
    officer = s.officers[seat]
    ruled_out = False
    lacks = officer._lacks or officer.all_lacks(book)
    while ways:
        low = ways & -ways
        ways ^= low
        way = low.bit_length() - 1
        plan = book.way_plan[way]
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
        elif book.secret_plans >> plan & 1:
            ruled_out = True
    if ruled_out and s.recording:
        s.tell(GoalRuledOut(seat=seat, reveals=True))


def reveal_plan(s: Ship, seat: Seat, i: int) -> None:
    """Lay a met personal goal next to the sheet."""
    officer = s.officers[seat]
    if not officer.met >> i & 1:
        officer.met |= 1 << i
        if s.recording:
            s.tell(GoalMet(seat=seat, plan=officer.plans[i], reveals=True))


def reward_plans(s: Ship, seat: Seat) -> None:
    """Pay the stars of personal goals (GEN7-31.5)."""
    book = s.book
    officer = s.officers[seat]
    check_plans(s, seat, book.late_ways)
    give_stars(s, seat, sum(book.plan_stars[plan] for i, plan in enumerate(officer.plans) if officer.met >> i & 1))
