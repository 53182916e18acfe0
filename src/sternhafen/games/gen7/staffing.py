"""Staffing a group station: which dice may go to its next sub-station (GEN7-8.2 to 8.15, 24.1)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Illegal
from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.book import (
    N_TASKS,
)
from sternhafen.games.gen7.contributions import make_pool
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.die_rules import adjusts, banned, split_more, wilds
from sternhafen.games.gen7.filling import COUNT_BITS, SEVERAL, Pool, easily_filled, fill_rest
from sternhafen.games.gen7.proposal import Lineup, Offer
from sternhafen.games.gen7.relations import UNKNOWN, filled_rightly, halves, may_fit
from sternhafen.games.gen7.ship import NOBODY, Ship
from sternhafen.games.gen7.story import (
    GROUP_OF,
)
from sternhafen.games.gen7.targets import (
    PLAIN_COST,
    PRICE_RULES,
    at_hand,
    own_discount,
    payable,
    place_of,
    store_open,
    target_cost,
)
from sternhafen.games.gen7.throws import FIRST_ROBOT, thrown
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    BAN,
    CODES,
    FACES,
    MAX_SEATS,
    ROBOT,
    ROBOT_SPLIT,
)
from sternhafen.games.gen7.ways import AS_IT_IS, EVERYTHING, FITTING, Way, as_they_are, way_of

ROBOT_RULES: Final = 1 << ADJUST | 1 << BAN | 1 << ROBOT_SPLIT
CHANGING_RULES: Final = 1 << ADJUST | 1 << BAN
"""Rules that change or forbid dice where they are deployed."""
BREAKS_RELATION: Final = Illegal("relation", "GEN7-8.7")
NO_SUCH_HALVES: Final = Illegal("no-such-halves", "GEN7-8.10")
CANNOT_PAY: Final = Illegal("cannot-pay", "GEN7-24.1")
CANNOT_BE_COMPLETED: Final = Illegal("cannot-be-completed", "GEN7-8.3")

LEFT_HALVES: Final = tuple([tuple([left for left, _ in halves(value, 0)]) for value in range(FACES[ROBOT] + 1)])
"""What may stand on the first of two sub-stations, by a robot's value."""


def affordable_target(s: Ship, seat: int, target: int, crew: int) -> bool:
    """Return whether the store and some contributors can pay for a group station, with what the proposer can spare."""
    if (s._mods or s.all_mods())[NOBODY] & PRICE_RULES:
        cost, free = target_cost(s, target)
        if payable(cost, free, store_open(s)):
            return True
    else:
        store, free = s.store, 0
        data, parts, chem = cost = PLAIN_COST[target]
        if data <= store[0] and parts <= store[1] and chem <= store[2]:
            return True
    relief = own_discount(s, seat) if target < N_TASKS else 0
    return payable(cost, free - relief, at_hand(s, crew))


# How far a proposal is staffed --------------------------------------------------------------------------------------


def lineup_of(s: Ship, seat: int) -> Lineup:
    """Return how far the seat's proposal is staffed; it is kept for as long as the same is offered."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    lineup = s._lineup
    if lineup is None or lineup.offer is not offer:
        lineup = begin_lineup(offer, make_pool(s, seat, offer.target))
        for p, left, by in offer.crew:
            lengthen(lineup, offer, way_of(p // CODES, p % CODES - by, by, left))
        s._lineup = lineup
    return lineup


def begin_lineup(offer: Offer, pool: Pool) -> Lineup:
    """Return a lineup on which nobody stands yet."""
    return Lineup(offer, GROUP_OF[offer.target], pool)


def lengthen(lineup: Lineup, offer: Offer, way: Way) -> None:
    """Add a die to a lineup, as it stands in a longer offer."""
    lineup.offer = offer
    if lineup.pool.loose >> way.changer & 1:
        lineup.shown = -1
    else:
        lineup.used |= way.shows
        if lineup.shown >= 0:
            lineup.shown += way.value
    lineup.crew |= 1 << way.seat
    lineup.filled = filled = lineup.filled + way.fills
    lineup.total = total = lineup.total + way.value
    sub = lineup.group.subs[filled]
    lineup.fits = sub.after[way.last] & sub.beside[total]
    lineup.seen = {}


# The dice for the next sub-station ----------------------------------------------------------------------------------


def all_ways(s: Ship, target: int) -> list[Way]:
    """Return every die in the crew quarters, as it is or changed by rules, robots also on two sub-stations."""
    found: list[Way] = []
    mods = s._mods or s.all_mods()
    for seat, officer in enumerate(s.officers):
        if not mods[seat] & ROBOT_RULES:
            key = (officer.dice, EVERYTHING * MAX_SEATS + seat)
            found += FITTING.get(key) or as_they_are(officer.dice, EVERYTHING, seat)
            continue
        changing = mods[seat] & CHANGING_RULES
        for code in thrown(officer.dice).codes:
            if changing or code >= FIRST_ROBOT:
                found += _changes(s, target, seat, code)
            else:
                found.append(AS_IT_IS[seat][code][0])
    return found


def likely_ways(s: Ship, lineup: Lineup) -> list[Way]:
    """Return the same without officers and colonists that plainly break the rule of the next sub-station."""
    pool = lineup.pool
    if pool.rules:
        return all_ways(s, lineup.offer.target)
    found: list[Way] = []
    fits, loose = lineup.fits, pool.loose
    for seat, officer in enumerate(s.officers):
        dice = officer.dice
        if dice:
            open_to = EVERYTHING if loose >> seat & 1 else fits
            ways = FITTING.get((dice, open_to * MAX_SEATS + seat))
            found += as_they_are(dice, open_to, seat) if ways is None else ways
    return found


def _changes(s: Ship, target: int, seat: int, code: int) -> list[Way]:
    """Return every way in which a die may be offered."""
    found: list[Way] = []
    kind = KIND_OF[code]
    low, high = adjusts(s, seat, place_of(target), kind)
    for by in range(low, high + 1):
        value = VALUE_OF[code] + by
        if 1 <= value <= FACES[kind]:
            found.append(way_of(seat, code, by, -1))
            if kind == ROBOT:
                found += [way_of(seat, code, by, left) for left, _ in halves(value, split_more(s, seat))]
    return found


def problem(s: Ship, seat: int, a: Assign) -> Illegal | None:
    """Return why the active seat may not offer a die, or None."""
    if a.seat >= s.seats or a.die not in s.officers[a.seat].dice:
        return Illegal("no-such-die", "GEN7-8.2")
    return refusal(s, seat, lineup_of(s, seat), way_of(a.seat, a.die, a.by, a.left))


def refusal(s: Ship, active: int, lineup: Lineup, way: Way) -> Illegal | None:
    """Return why the active seat may not offer a die that lies in the crew quarters, or None."""
    pool, seat = lineup.pool, way.seat
    if not way.plain or pool.rules:
        unchangeable = _changed(s, lineup, way)
        if unchangeable is not None:
            return unchangeable
    flexible = pool.loose >> way.changer & 1
    shown, used, prev = -1, lineup.used, UNKNOWN
    if not flexible:
        if not (lineup.fits >> way.first & 1 and (way.plain or _keeps(lineup, way))) and not wilds(s, seat):
            return BREAKS_RELATION
        if lineup.shown >= 0:
            shown = lineup.shown + way.value
        used |= way.shows
        prev = way.last
    crew = lineup.crew | 1 << seat
    has_own = crew >> active & 1 == 1
    filled = lineup.filled + way.fills
    if filled == lineup.group.size:
        if has_own and (shown < 0 or filled_rightly(lineup.group, shown, used)):
            return _payable(s, active, lineup.offer.target, crew)
        return CANNOT_BE_COMPLETED
    key = way.alike + (seat + 2 if flexible else seat == active)
    found = lineup.seen.get(key)
    if found is None:
        robot = pool.robots.index((way.face, seat == active)) if way.robot else -1
        found = _completable(lineup, way.face, robot, filled, prev, shown, used, has_own, flexible)
        lineup.seen[key] = found
    return None if found else CANNOT_BE_COMPLETED


def _changed(s: Ship, lineup: Lineup, way: Way) -> Illegal | None:
    """Return why rules do not let a die be changed or split like this, or None."""
    kind, seat = KIND_OF[way.code], way.seat
    if way.by or (s._mods or s.all_mods())[seat] & CHANGING_RULES:
        place = place_of(lineup.offer.target)
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
    if unknown > flexible and not has_own and easily_filled(group, filled, has_own, pool.own, unknown - flexible):
        return True
    counts, values = pool.counts, pool.shown
    pool.unknown = unknown - flexible
    if robot >= 0:
        taken = pool.robots.pop(robot)
        found = fill_rest(group, pool, filled, prev, shown, used, counts, values, has_own)
        pool.robots.insert(robot, taken)
    else:
        if not counts >> COUNT_BITS * value & SEVERAL:
            values ^= 1 << value
        counts -= 1 << COUNT_BITS * value
        found = fill_rest(group, pool, filled, prev, shown, used, counts, values, has_own)
    pool.unknown = unknown
    return found


def _payable(s: Ship, seat: int, target: int, crew: int) -> Illegal | None:
    """Check what the whole proposal must keep: it was not refused yet, and it can be paid."""
    if s.refused and target << 4 | crew in s.refused:
        return Illegal("refused-already", "GEN7-8.13")
    return None if affordable_target(s, seat, target, crew) else CANNOT_PAY
