"""Sums of floats that are the same in every version of Python."""

from __future__ import annotations


def add_floats(parts: list[float]) -> float:
    """Return the sum of floats, added one by one: since Python 3.12 `sum` rounds differently.

    >>> add_floats([0.1, 0.2, 0.3])
    0.6000000000000001
    """
    total = 0.0
    for part in parts:
        total += part
    return total
