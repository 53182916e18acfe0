"""Bitset: a set of small numbers as one int, in which bit n stands for n.

Sets of sectors, cells, seats or kinds are ints, so that union, intersection and difference are ``|``, ``&`` and ``& ~``
and copying is free. The functions here do the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

Bitset: TypeAlias = int
"""A set of small numbers."""

MAX_CACHED: Final = 1 << 16
"""How many lists of members are cached; the cache is cleared when it is full."""

_members: Final[dict[Bitset, list[int]]] = {}


def of(numbers: Iterable[int]) -> Bitset:
    """Return the set of some numbers.

    >>> of([1, 2, 4])
    22
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def full(count: int) -> Bitset:
    """Return the set of all numbers below `count`.

    >>> full(3)
    7
    """
    return (1 << count) - 1


def contains(mask: Bitset, number: int) -> bool:
    """Return whether a number is in a set.

    >>> contains(0b10110, 2)
    True
    """
    return mask >> number & 1 == 1


def members(mask: Bitset) -> list[int]:
    """Return the numbers in a set in ascending order; the list is shared and must not be changed.

    >>> members(0b10110)
    [1, 2, 4]
    """
    numbers = _members.get(mask)
    if numbers is None:
        numbers = [number for number in range(mask.bit_length()) if mask >> number & 1]
        if len(_members) >= MAX_CACHED:
            _members.clear()
        _members[mask] = numbers
    return numbers


def several(mask: Bitset) -> bool:
    """Return whether a set has more than one member.

    >>> several(0b100), several(0b101)
    (False, True)
    """
    return mask & (mask - 1) != 0


def only(mask: Bitset) -> int:
    """Return the only member of a set; the greatest if there are several, -1 if there is none.

    >>> only(0b100)
    2
    """
    return mask.bit_length() - 1
