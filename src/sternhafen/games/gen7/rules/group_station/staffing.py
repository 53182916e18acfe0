"""Staffing a group station: which dice may go to its next sub-station (GEN7-8.2 to 8.15, 24.1)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Illegal
from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.aliases import NOBODY, DieCode, Seat, Target
from sternhafen.games.gen7.data.vocabulary import ADJUST, BAN, CODES, FACES, ROBOT, ROBOT_SPLIT
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.rules.group_station.contributions import make_pool
from sternhafen.games.gen7.rules.group_station.filling import COUNT_BITS, SEVERAL, Pool, easily_filled, fill_rest
from sternhafen.games.gen7.rules.group_station.funding import REFUSED_ALREADY, can_ask
from sternhafen.games.gen7.rules.group_station.means import could_pay
from sternhafen.games.gen7.rules.group_station.offers import NO_SHARES, staffed_so
from sternhafen.games.gen7.rules.group_station.proposal import Lineup, Offer
from sternhafen.games.gen7.rules.group_station.relations import UNKNOWN, filled_rightly, halves, may_fit
from sternhafen.games.gen7.rules.group_station.targets import (
    PRICE_RULES,
    at_hand,
    payable,
    target_cost,
)
from sternhafen.games.gen7.rules.group_station.ways import AS_IT_IS, EVERYTHING, UNCHANGED_WAYS, Way, way_of
from sternhafen.games.gen7.rules.lasting_rules.dice import CHANGING_RULES, adjusts, banned, split_more, wilds
from sternhafen.games.gen7.rules.skills.team_lead import can_be_led
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT, THROWS
from sternhafen.games.gen7.state import Ship

ROBOT_RULES: Final = 1 << ADJUST | 1 << BAN | 1 << ROBOT_SPLIT
BREAKS_RELATION: Final = Illegal("relation", "GEN7-8.7")
NO_SUCH_HALVES: Final = Illegal("no-such-halves", "GEN7-8.10")
CANNOT_PAY: Final = Illegal("cannot-pay", "GEN7-24.1")
CANNOT_BE_COMPLETED: Final = Illegal("cannot-be-completed", "GEN7-8.3")

LEFT_HALVES: Final = tuple([tuple([left for left, _ in halves(value, 0)]) for value in range(FACES[ROBOT] + 1)])
"""What may stand on the first of two sub-stations, by a robot's value."""


def affordable_target(s: Ship, target: Target, crew: int) -> bool:
    """Return whether the store and some contributors have, or could still bring, what a group station costs."""
    cost, free = s.book.plain_cost[target], 0
    if s.mods()[NOBODY] & PRICE_RULES:
        cost, free = target_cost(s, target)
    elif target < s.book.task_count and s.store[0] >= cost[0] and s.store[1] >= cost[1] and s.store[2] >= cost[2]:
        return True  # nobody else need pay
    return payable(cost, free, at_hand(s, target, crew)) or could_pay(s, target, crew, cost, free)


def possible_crew(s: Ship) -> int:
    """Return the seats that have a die to contribute, as a mask."""
    mask = 0
    for seat, officer in enumerate(s.officers):
        if officer.dice:
            mask |= 1 << seat
    return mask


# How far a proposal is staffed --------------------------------------------------------------------------------------


def lineup_of(s: Ship, seat: Seat) -> Lineup:
    """Return how far the seat's proposal is staffed."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    lineup = begin_lineup(s, offer, make_pool(s, seat, offer.target))
    for p, left, by in offer.crew:
        lengthen(lineup, offer, way_of(p // CODES, p % CODES - by, by, left))
    return lineup


def begin_lineup(s: Ship, offer: Offer, pool: Pool) -> Lineup:
    """Return a lineup on which nobody stands yet."""
    return Lineup(offer, s.book.group_of[offer.target], pool, affordable_target(s, offer.target, 0))


def lengthen(lineup: Lineup, offer: Offer, way: Way) -> None:
    """Add a die to a lineup, as it stands in a longer offer."""
    lineup.offer = offer
    if not lineup.pool.loose >> way.changer & 1:
        lineup.broken += (way.seat,) * _misses(lineup, way)
    if lineup.pool.loose >> way.changer & 1:
        lineup.shown = -1
    else:
        lineup.used |= way.shows
        if lineup.shown >= 0:
            lineup.shown += way.value
    lineup.crew |= 1 << way.seat
    lineup.filled = filled = lineup.filled + way.fills
    lineup.total = total = lineup.total + way.value
    if filled == lineup.group.size:
        return
    sub = lineup.group.subs[filled]
    lineup.fits = sub.after[way.last] & sub.beside[total]
    lineup.seen = {}


# The dice for the next sub-station ----------------------------------------------------------------------------------


def all_ways(s: Ship, target: Target) -> list[Way]:
    """Return every die in the crew quarters, as it is or changed by rules, robots also on two sub-stations."""
    ways: list[Way] = []
    mods = s.mods()
    for seat, officer in enumerate(s.officers):
        if not mods[seat] & ROBOT_RULES:
            ways += UNCHANGED_WAYS[officer.dice, EVERYTHING, seat]
            continue
        changing = mods[seat] & CHANGING_RULES
        for code in THROWS[officer.dice].codes:
            if changing or code >= FIRST_ROBOT:
                ways += _changes(s, target, seat, code)
            else:
                ways.append(AS_IT_IS[seat][code][0])
    return ways


def likely_ways(s: Ship, lineup: Lineup) -> list[Way]:
    """Return all ways but those of officers and colonists that plainly break the rule of the next sub-station."""
    pool = lineup.pool
    if pool.rules:
        return all_ways(s, lineup.offer.target)
    likely: list[Way] = []
    fits, loose = lineup.fits, pool.loose
    for seat, officer in enumerate(s.officers):
        dice = officer.dice
        if dice:
            open_to = EVERYTHING if loose >> seat & 1 or pool.leads else fits
            likely += UNCHANGED_WAYS[dice, open_to, seat]
    return likely


def _changes(s: Ship, target: Target, seat: Seat, code: DieCode) -> list[Way]:
    """Return every way in which a die may be offered."""
    ways: list[Way] = []
    kind = KIND_OF[code]
    low, high = adjusts(s, seat, s.book.place_of(target), kind)
    for by in range(low, high + 1):
        value = VALUE_OF[code] + by
        if 1 <= value <= FACES[kind]:
            ways.append(way_of(seat, code, by, -1))
            if kind == ROBOT:
                ways += [way_of(seat, code, by, left) for left, _ in halves(value, split_more(s, seat))]
    return ways


def problem(s: Ship, seat: Seat, a: Assign) -> Illegal | None:
    """Return why the active seat may not offer a die, or None."""
    if a.seat >= s.seats or a.die not in s.officers[a.seat].dice:
        return Illegal("no-such-die", "GEN7-8.2")
    return refusal(s, seat, s.lineup(seat), way_of(a.seat, a.die, a.by, a.left))


def refusal(s: Ship, active: int, lineup: Lineup, way: Way) -> Illegal | None:
    """Return why the active seat may not offer a die that lies in the crew quarters, or None."""
    pool, seat = lineup.pool, way.seat
    if not way.plain or pool.rules:
        unchangeable = _changed(s, lineup, way)
        if unchangeable is not None:
            return unchangeable
    flexible = pool.loose >> way.changer & 1
    shown, used, prev = -1, lineup.used, UNKNOWN
    if lineup.broken and not _ignorable(s, lineup.broken):
        return _unless_led(s, active, lineup, way, BREAKS_RELATION)
    if not flexible:
        fits = lineup.fits >> way.first & 1 and (way.plain or _keeps(lineup, way))
        if not fits and not _ignorable(s, lineup.broken + (seat,) * _misses(lineup, way)):
            return _unless_led(s, active, lineup, way, BREAKS_RELATION)
        if lineup.shown >= 0:
            shown = lineup.shown + way.value
        used |= way.shows
        prev = way.last
    crew = lineup.crew | 1 << seat
    has_own = crew >> active & 1 == 1
    filled = lineup.filled + way.fills
    if filled == lineup.group.size:
        if has_own and (shown < 0 or filled_rightly(lineup.group, shown, used)):
            return _acceptable(s, lineup, way)
        return _unless_led(s, active, lineup, way, CANNOT_BE_COMPLETED)
    if not lineup.paid and not _can_be_paid(s, active, lineup, crew, lineup.group.size - filled):
        return CANNOT_PAY
    if s.refused and _dead_end(s, lineup, way):
        return CANNOT_BE_COMPLETED
    key = way.alike + (seat + 2 if flexible else seat == active)
    can_be_completed = lineup.seen.get(key)
    if can_be_completed is None:
        robot = pool.robots.index((way.face, seat == active)) if way.robot else -1
        can_be_completed = _completable(lineup, way.face, robot, filled, prev, shown, used, has_own, flexible)
        lineup.seen[key] = can_be_completed
    return None if can_be_completed else _unless_led(s, active, lineup, way, CANNOT_BE_COMPLETED)


def _can_be_paid(s: Ship, active: int, lineup: Lineup, crew: int, rest: int) -> bool:
    """Return whether some contributors could pay, or could with those who give dice to the sub-stations still empty."""
    target = lineup.offer.target
    if affordable_target(s, target, crew):
        return True
    more = possible_crew(s) & ~crew
    if rest > 1:
        return affordable_target(s, target, crew | more)
    if not crew >> active & 1:
        return affordable_target(s, target, crew | 1 << active)
    return any(more >> seat & 1 and affordable_target(s, target, crew | 1 << seat) for seat in range(s.seats))


def _unless_led(s: Ship, active: int, lineup: Lineup, way: Way, illegal: Illegal) -> Illegal | None:
    """Return why a die may not be offered that does not fit, or None where a Team Lead could turn all (GEN7-33.26)."""
    if not lineup.pool.leads or not can_be_led(lineup, active, way):
        return illegal
    rest = lineup.group.size - lineup.filled - way.fills
    if not rest:
        return _acceptable(s, lineup, way)
    if not lineup.paid and not _can_be_paid(s, active, lineup, lineup.crew | 1 << way.seat, rest):
        return CANNOT_PAY
    return illegal if s.refused and _dead_end(s, lineup, way) else None


def _ignorable(s: Ship, broken: tuple[int, ...]) -> bool:
    """Return whether rules let all these seats ignore the rules of so many sub-stations."""
    return all(broken.count(seat) <= wilds(s, seat) for seat in set(broken))


def _misses(lineup: Lineup, way: Way) -> int:
    """Return how many rules of sub-stations a die would break as it is."""
    missed = 1 if not lineup.fits >> way.first & 1 else 0
    return missed if _keeps(lineup, way) else missed + 1


def _offered(lineup: Lineup, way: Way) -> tuple[tuple[int, int, int], ...]:
    """Return the dice of a proposal with one more."""
    return (*lineup.offer.crew, (way.seat * CODES + way.code + way.by, way.left, way.by))


def _dead_end(s: Ship, lineup: Lineup, way: Way) -> bool:
    """Return whether no die could follow when the same dice were offered before in this turn."""
    return (lineup.offer.target, staffed_so(_offered(lineup, way)), ()) in s.refused


def _changed(s: Ship, lineup: Lineup, way: Way) -> Illegal | None:
    """Return why rules do not let a die be changed or split like this, or None."""
    kind, seat = KIND_OF[way.code], way.seat
    if way.by or s.mods()[seat] & CHANGING_RULES:
        place = s.book.place_of(lineup.offer.target)
        if banned(s, seat, place, kind):
            return Illegal("banned", "GEN7-30.6")
        low, high = adjusts(s, seat, place, kind)
        if not low <= way.by <= high or not 1 <= way.value <= FACES[kind]:
            return Illegal("not-that-far", "GEN7-33.33")
    if way.left >= 0:
        if kind != ROBOT or lineup.filled + 2 > lineup.group.size:
            return NO_SUCH_HALVES
        more = split_more(s, seat)
        if way.left not in (LEFT_HALVES[way.value] if not more else [half for half, _ in halves(way.value, more)]):
            return NO_SUCH_HALVES
    return None


def _keeps(lineup: Lineup, way: Way) -> bool:
    """Return whether the right half of a robot on two sub-stations keeps the rule there."""
    if way.left < 0:
        return True
    return may_fit(lineup.group.subs[lineup.filled + 1], way.last, way.left, lineup.total + way.left)


def _completable(
    lineup: Lineup, value: int, robot: int, filled: int, prev: int, shown: int, used: int, has_own: bool, flexible: int
) -> bool:
    """Return whether the other sub-stations can be filled from the pool once a die is offered: a robot of it, or -1."""
    group, pool = lineup.group, lineup.pool
    unknown = pool.unknown
    if (
        unknown > flexible
        and not has_own
        and easily_filled(group, filled, pool.own_loose, pool.own, unknown - flexible)
    ):
        return True
    counts, values = pool.counts, pool.shown
    pool.unknown = unknown - flexible
    if robot >= 0:
        taken = pool.robots.pop(robot)
        can_be_filled = fill_rest(group, pool, filled, prev, shown, used, counts, values, has_own)
        pool.robots.insert(robot, taken)
    else:
        if not counts >> COUNT_BITS * value & SEVERAL:
            values ^= 1 << value
        counts -= 1 << COUNT_BITS * value
        can_be_filled = fill_rest(group, pool, filled, prev, shown, used, counts, values, has_own)
    pool.unknown = unknown
    return can_be_filled


def _acceptable(s: Ship, lineup: Lineup, way: Way) -> Illegal | None:
    """Return why a whole proposal may not be made: nobody can pay it, or it came to nothing already (GEN7-8.13)."""
    target = lineup.offer.target
    if not affordable_target(s, target, lineup.crew | 1 << way.seat):
        return CANNOT_PAY
    if s.refused:
        cost, free = target_cost(s, target)
        if not can_ask(s, Offer(target, _offered(lineup, way), cost, NO_SHARES), free):
            return REFUSED_ALREADY
    return None
