"""Whether the dice at hand can fill a group station so that all its relations hold (GEN7-8.2, 8.7 to 8.15)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.rules.group_station.relations import (
    EVERY_VALUE,
    UNKNOWN,
    Group,
    closing,
    halves,
    may_fit,
    overall,
)

COUNT_BITS: Final = 6
"""Dice are counted by value in one number, six bits a value; there are fewer than 63."""
ALL_COUNTS: Final = (1 << COUNT_BITS) - 1
"""What leaves the sum of all counts when they are divided by it, as the sum of its digits leaves a number by nine."""
SEVERAL: Final = (1 << COUNT_BITS) - 2
"""What is left of a count of two or more."""
HIGHEST: Final = 8
"""The highest value of a die that is no robot."""


ONE_OR_TWO: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple([((v, -1), *halves(v, 0)) for v in range(13)])
"""How a robot's value stands on one sub-station (right: -1) or evenly on two."""


class Pool:
    """The dice that could fill a group station.

    `counts` says how many officers and colonists show each value, `shown` which values they show, and `own` which of
    them the active player's do, as masks; `robots` are (value, whether it is the active player's). `unknown` dice may
    still be changed by their owners: `loose` is the mask of those who might change officers and colonists, and above
    it of those who might change their robot; `own_loose` is whether any of them is the active player's. `leads`
    (a mask) could turn all dice once their officer is among them. `rules` are the sorts of rules there are on dice (a
    mask): by them the rules of `wild` sub-stations may be ignored, values be changed from `low` to `high`, and robots
    split `more` than evenly; rules may speak of the group station that is its `target`.
    """

    __slots__ = (
        "counts", "shown", "own", "robots", "unknown", "loose", "own_loose", "leads", "rules", "wild", "low", "high",
        "more", "target",
    )  # fmt: skip

    def __init__(
        self,
        counts: int,
        shown: int,
        own: int,
        robots: list[tuple[int, bool]],
        unknown: int,
        loose: int = 0,
    ) -> None:
        self.counts = counts
        self.shown = shown
        self.own = own
        self.robots = robots
        self.unknown = unknown
        self.loose = loose
        self.own_loose = False
        self.leads = 0
        self.rules = 0
        self.wild = 0
        self.low = 0
        self.high = 0
        self.more = 0
        self.target = -1


def most_filled(pool: Pool) -> int:
    """Return how many sub-stations the dice of a pool can fill at most: a robot fills two."""
    return pool.counts % ALL_COUNTS + 2 * len(pool.robots)


def easily_filled(group: Group, filled: int, has_own: bool, own: int, unknown: int) -> bool:
    """Return whether dice that may still be changed fill the rest, with one of the active player's if none is there.

    `has_own` is also true where one of those dice is the active player's.

    At least one sub-station besides that of the active player's die must be empty: so all values are never known.
    """
    rest = group.size - filled
    if has_own:
        return unknown >= rest > 0
    if unknown < rest - 1 or rest < 2:
        return False
    return group.fitting[filled] & own != 0


def can_fill(group: Group, values: tuple[int, ...], pool: Pool, has_own: bool) -> bool:
    """Return whether the sub-stations still empty can be filled from a pool so that all relations hold."""
    filled = len(values)
    if filled == group.size:
        return has_own and overall(group, values)
    if UNKNOWN in values:
        return fill_rest(group, pool, filled, values[-1], -1, 0, pool.counts, pool.shown, has_own)
    used = total = 0
    for value in values:
        used |= 1 << value
        total += value
    return fill_rest(group, pool, filled, values[-1] if filled else 0, total, used, pool.counts, pool.shown, has_own)


def fill_rest(
    group: Group, pool: Pool, i: int, prev: int, total: int, used: int, counts: int, shown: int, has_own: bool
) -> bool:
    """Return whether the sub-stations from one on can be filled.

    `prev`, `total` and `used` (a mask) are the values to the left, `counts` and `shown` the dice not yet used.
    """
    if i + 1 == group.size:
        return _last(group, pool, prev, total, used, shown, has_own)
    if (has_own or pool.own_loose) and pool.unknown >= group.size - i:
        return True
    sub = group.subs[i]
    fits = sub.after[prev] & sub.beside[total]
    bent = pool.wild or pool.low or pool.high
    dice = shown if bent else shown & fits
    two_left = i + 2 == group.size
    while dice:
        bit = dice & -dice
        dice ^= bit
        value = bit.bit_length() - 1
        left = shown if counts >> COUNT_BITS * value & SEVERAL else shown ^ bit
        own = has_own or pool.own & bit != 0
        rest = counts - (1 << COUNT_BITS * value)
        if bent:
            if _bent(group, pool, i, value, fits, total, used, rest, left, own):
                return True
        elif two_left:
            if _last(group, pool, value, total + value if total >= 0 else -1, used | bit, left, own):
                return True
        elif fill_rest(group, pool, i + 1, value, total + value if total >= 0 else -1, used | bit, rest, left, own):
            return True
    if pool.robots and _with_a_robot(group, pool, i, fits, total, used, counts, shown, has_own):
        return True
    return pool.unknown > 0 and _with_an_unknown(group, pool, i, used, counts, shown, has_own)


def _last(group: Group, pool: Pool, prev: int, total: int, used: int, shown: int, has_own: bool) -> bool:
    """Return whether some die fits the last sub-station: the active player's if none is there (GEN7-8.2)."""
    sub = group.last
    fits = EVERY_VALUE if pool.wild else sub.after[prev] & sub.beside[total]
    if group.overall:
        fits &= closing(group, total, used)
    dice = shown if has_own else pool.own
    if pool.low or pool.high:
        dice = _widened(dice, pool.low, pool.high)
    if fits & dice:
        return True
    for value, own in pool.robots:
        if (has_own or own) and fits >> value & 1:
            return True
    return (has_own or pool.own_loose) and pool.unknown > 0


def _widened(dice: int, low: int, high: int) -> int:
    """Return the values that dice can be given by rules, as a mask."""
    values = 0
    for by in range(low, high + 1):
        values |= dice << by if by >= 0 else dice >> -by
    return values & (2 << HIGHEST) - 2


def _bent(
    group: Group, pool: Pool, i: int, shown: int, fits: int, total: int, used: int, counts: int, left: int, own: bool
) -> bool:
    """Return whether a die fits, with a value changed by rules or where a rule is ignored, and the rest as well."""
    for value in range(max(1, shown + pool.low), min(HIGHEST, shown + pool.high) + 1):
        good = fits >> value & 1 == 1
        if not good and not pool.wild:
            continue
        pool.wild -= not good
        sum_left = total + value if total >= 0 else -1
        filled = fill_rest(group, pool, i + 1, value, sum_left, used | 1 << value, counts, left, own)
        pool.wild += not good
        if filled:
            return True
    return False


def _with_a_robot(
    group: Group, pool: Pool, i: int, fits: int, total: int, used: int, counts: int, shown: int, has_own: bool
) -> bool:
    """Return whether a robot fits, whole or on two sub-stations, and the rest as well."""
    for k, (value, own) in enumerate(pool.robots):
        robot = pool.robots.pop(k)
        for left, right in ONE_OR_TWO[value] if not pool.more else ((value, -1), *halves(value, pool.more)):
            good = fits >> left & 1 == 1
            if right >= 0:
                good = good and may_fit(group.subs[i + 1], right, left, -1 if total < 0 else total + left)
            if not good and not pool.wild:
                continue
            pool.wild -= not good
            filled = _after_robot(group, pool, i, left, right, total, used, counts, shown, has_own or own)
            pool.wild += not good
            if filled:
                pool.robots.insert(k, robot)
                return True
        pool.robots.insert(k, robot)
    return False


def _after_robot(
    group: Group, pool: Pool, i: int, left: int, right: int, total: int, used: int, counts: int, shown: int, own: bool
) -> bool:
    """Return whether the rest can be filled when a robot stands on one sub-station, or with a right half on two."""
    total = total + left if total >= 0 else -1
    used |= 1 << left
    if right < 0:
        return fill_rest(group, pool, i + 1, left, total, used, counts, shown, own)
    if i + 2 == group.size:
        return own and closing(group, total, used) >> right & 1 == 1
    total = total + right if total >= 0 else -1
    return fill_rest(group, pool, i + 2, right, total, used | 1 << right, counts, shown, own)


def _with_an_unknown(group: Group, pool: Pool, i: int, used: int, counts: int, shown: int, has_own: bool) -> bool:
    """Return whether the rest can be filled when a die comes next that its owner may still change."""
    pool.unknown -= 1
    filled = fill_rest(group, pool, i + 1, UNKNOWN, -1, used, counts, shown, has_own or pool.own_loose)
    pool.unknown += 1
    return filled
