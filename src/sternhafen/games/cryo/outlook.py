"""The points a seat will probably end with; what still comes was found in games of bots (tools/outlook.py)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.outlook import Outlook
from sternhafen.games.cryo.hints import evaluate
from sternhafen.games.cryo.table import Table

MOST_RECALLS: Final = 6.5
"""How many recalls a side can look forward to at the start."""


def early(s: Table, seat: int) -> float:
    """Return how early in the game it is: how many of the recalls are left."""
    return min(1.0, s.track / len(s.sides) / MOST_RECALLS)


OUTLOOK: Final = Outlook(evaluate, early, (5.0, 0.7, -0.4, 1.1), (-7.7, 0.0, -8.4, -13.1))
