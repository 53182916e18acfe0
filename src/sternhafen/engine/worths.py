"""Worths for evaluations: what a thing is worth late and early in the game, and in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Worth = Sequence[float]
"""Points late and early. No pair by its type: in compiled code mypyc may take a constant pair of floats for one that is
not set."""

LATE: Final = 0
EARLY: Final = 1


def between(worth: Worth, early: float) -> float:
    """Return a worth that is given late and early when it is so early in the game, from 0 to 1.

    >>> between((0.5, 1.5), 0.25)
    0.75
    """
    return worth[LATE] + early * (worth[EARLY] - worth[LATE])
