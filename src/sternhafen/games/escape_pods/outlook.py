"""The points a seat will probably end with; what still comes was found in games of bots (tools/outlook.py)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.outlook import Outlook
from sternhafen.games.escape_pods.evaluation import evaluate
from sternhafen.games.escape_pods.state import Pods

NEARLY_OVER: Final = 12
"""Most games are about to end when so many have arrived."""


def early(s: Pods, seat: int) -> float:
    """Return how early in the game it is, by those who have arrived."""
    return max(0.0, 1.0 - sum(map(len, s.arrived)) / NEARLY_OVER)


OUTLOOK: Final = Outlook(evaluate, early, (-0.5, 0.8, 0.2, 3.5), (-6.0, 0.0, -0.5, -1.5, -2.2))
