"""Relations of group stations: which values keep them, and whether the dice at hand can (GEN7-8.7 to 8.15).

Values are bits: a sub-station's rule becomes the mask of the values that keep it, given those to its left.
"""

from __future__ import annotations

from typing import Any, Final

PREV_PLUS: Final = 6
NOT_PREV: Final = 7
OVER_PREV: Final = 8
FROM_PREV: Final = 9
UNDER_PREV: Final = 10
OVER_SUM: Final = 11
IS_SUM: Final = 12
UNDER_SUM: Final = 13
ALL_SAME: Final = 1
ALL_DISTINCT: Final = 2
SUM_FROM: Final = 3
SUM_TO: Final = 4
SUM_IS: Final = 5
EVERY_VALUE: Final = (1 << 13) - 1
"""All a sub-station may show: 0 (half a robot's 1) to 12."""
ODD_VALUES: Final = 0b0101010101010
UNKNOWN: Final = 13
"""The value of a die that its owner may still change: it is taken to fit."""
MAX_SUM: Final = 120
"""More than the dice on all sub-stations can show together."""
RELATIVE: Final = {
    "!=prev": NOT_PREV,
    ">prev": OVER_PREV,
    ">=prev": FROM_PREV,
    "<prev": UNDER_PREV,
    ">sum": OVER_SUM,
    "=sum": IS_SUM,
    "<sum": UNDER_SUM,
}


class Sub:
    """The rule of a sub-station or single station: the values it takes, and how they relate to those to the left.

    `after` are the values it takes by the one before it, `beside` by the sum of those to the left, last where that is
    unknown (as -1).
    """

    __slots__ = ("values", "after", "beside")

    def __init__(self, rule: str) -> None:
        self.values = EVERY_VALUE
        relative: list[tuple[int, int]] = []
        for part in rule.split("&"):
            if part in RELATIVE:
                relative.append((RELATIVE[part], 0))
            elif part.startswith("=prev"):
                relative.append((PREV_PLUS, int(part[5:] or 0)))
            else:
                self.values &= _constant(part)
        self.after = tuple([_related(self.values, relative, prev, -1) for prev in range(UNKNOWN + 1)])
        sums = (*range(MAX_SUM + 1), -1)
        self.beside = tuple([_related(self.values, relative, UNKNOWN, total) for total in sums])


def _constant(part: str) -> int:
    """Return the values that keep a rule which looks at no other sub-station."""
    if part == "odd":
        return ODD_VALUES
    if part == "even":
        return EVERY_VALUE & ~ODD_VALUES
    if part.startswith(">="):
        return EVERY_VALUE & -1 << int(part[2:])
    if part.startswith("<="):
        return (2 << int(part[2:])) - 1
    return 1 << int(part[1:]) if part.startswith("=") else EVERY_VALUE


class Group:
    """A group station: the relation of every sub-station, and of all.

    `fitting` are the values that any sub-station after an empty one takes, by the first one that is empty; of a
    station that is quite empty the first counts as well.
    """

    __slots__ = ("subs", "last", "overall", "bound", "size", "fitting")

    def __init__(self, data: dict[str, Any]) -> None:
        self.subs: tuple[Sub, ...] = tuple([Sub(rule) for rule in data["subs"]])
        self.last = self.subs[-1]
        overall, bound = _overall(data["all"])
        self.overall = overall
        self.bound = bound
        self.size = len(self.subs)
        fitting: list[int] = []
        for filled in range(self.size):
            mask = 0
            for sub in self.subs[filled + (filled > 0) :]:
                mask |= sub.values
            fitting.append(mask)
        self.fitting = tuple(fitting)


def _overall(rule: str | None) -> tuple[int, int]:
    if rule is None:
        return 0, 0
    if rule in ("same", "distinct"):
        return (ALL_SAME if rule == "same" else ALL_DISTINCT), 0
    for sign, code in ((">=", SUM_FROM), ("<=", SUM_TO), ("=", SUM_IS)):
        if rule.startswith("sum" + sign):
            return code, int(rule[3 + len(sign) :])
    raise ValueError(rule)


def _related(mask: int, relative: list[tuple[int, int]], prev: int, total: int) -> int:
    """Return those of some values that are related to others as asked, as a mask (GEN7-8.15).

    `prev` and `total` are those to the left; what is unknown of them (UNKNOWN, less than 0) is taken to fit.
    """
    for code, k in relative:
        if code >= OVER_SUM:
            if total < 0:
                continue
            if code == OVER_SUM:
                mask &= -1 << total + 1
            elif code == IS_SUM:
                mask &= 1 << total
            else:
                mask &= (1 << total) - 1
        elif prev == UNKNOWN:
            continue
        elif code == PREV_PLUS:
            mask &= 1 << prev + k if prev + k >= 0 else 0
        elif code == NOT_PREV:
            mask &= ~(1 << prev)
        elif code == OVER_PREV:
            mask &= -1 << prev + 1
        elif code == FROM_PREV:
            mask &= -1 << prev
        else:
            mask &= (1 << prev) - 1
    return mask


def may_fit(sub: Sub, value: int, prev: int, total: int) -> bool:
    """Return whether a value keeps a sub-station's rule, as far as the values to the left are known."""
    return value == UNKNOWN or (sub.after[prev] & sub.beside[total]) >> value & 1 == 1


def overall(group: Group, values: tuple[int, ...]) -> bool:
    """Return whether all values together keep the card-wide rule."""
    if not group.overall or UNKNOWN in values:
        return True
    used = 0
    for value in values:
        used |= 1 << value
    return filled_rightly(group, sum(values), used)


def filled_rightly(group: Group, total: int, used: int) -> bool:
    """Return whether the values on all sub-stations, their sum and their mask, keep the card-wide rule."""
    code = group.overall
    if not code:
        return True
    if code == ALL_SAME:
        return used & used - 1 == 0
    if code == ALL_DISTINCT:
        return used.bit_count() == group.size
    if code == SUM_FROM:
        return total >= group.bound
    return total <= group.bound if code == SUM_TO else total == group.bound


def closing(group: Group, total: int, used: int) -> int:
    """Return the values with which the last sub-station keeps the card-wide rule, as a mask.

    `used` is the mask of the values to the left, `total` their sum, or -1 if one of them is unknown.
    """
    code = group.overall
    if not code or total < 0:
        return EVERY_VALUE
    if code == ALL_SAME:
        return used if used.bit_count() == 1 else 0
    if code == ALL_DISTINCT:
        return EVERY_VALUE & ~used if used.bit_count() == group.size - 1 else 0
    missing = group.bound - total
    if code == SUM_FROM:
        return EVERY_VALUE & -1 << max(0, missing)
    if missing < 0:
        return 0
    return (2 << missing) - 1 if code == SUM_TO else 1 << missing


def halves(value: int, more: int) -> list[tuple[int, int]]:
    """Return the ways a robot's value splits over two sub-stations, as evenly as possible (GEN7-8.10, 8.11).

    >>> halves(11, 0)
    [(5, 6), (6, 5)]
    >>> halves(10, 2)
    [(5, 5), (4, 6), (6, 4)]
    """
    low, high = value // 2, value - value // 2
    pairs: list[tuple[int, int]] = []
    while low >= 0 and high - low <= value % 2 + more:
        pairs.append((low, high))
        if low != high:
            pairs.append((high, low))
        low -= 1
        high += 1
    return pairs
