"""Weights for evaluations: what something is worth late in the game, early, and in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Weight = Sequence[float]
"""Points late and early in the game.

Not a tuple of two floats: in compiled code mypyc may take a constant pair of floats for one that is not set.
"""

LATE: Final = 0
EARLY: Final = 1


def interpolate(weight: Weight, early: float) -> float:
    """Return a weight at a time of the game: `early` is 1 at the start and 0 at the end.

    >>> interpolate((0.5, 1.5), 0.25)
    0.75
    """
    return weight[LATE] + early * (weight[EARLY] - weight[LATE])
