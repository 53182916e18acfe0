"""The merits a seat will probably end an episode with; what still comes was found in games of bots (tools/outlook.py).

The evaluation also counts what serves later episodes, so it is no measure of this one's merits.
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine.outlook import Outlook
from sternhafen.games.gen7.evaluation import SKILL_VALUE, STAR, evaluate
from sternhafen.games.gen7.ship import Ship

ALL_ROUNDS: Final = 4
"""How many rounds are left after the first of a usual episode, with its preparation."""
PART: Final = 0.15
"""How much of what a seat has beside merits, by the evaluation, becomes merits."""


def early(s: Ship, seat: int) -> float:
    """Return how early in the episode it is: how many of its rounds are left."""
    return min(1.0, max(0, s.final - s.round) / ALL_ROUNDS)


def known(s: Ship, seat: int) -> float:
    """Return the merits a seat has and what the rest of its things will bring in this episode."""
    officer = s.officers[seat]
    rest = evaluate(s, seat) - officer.merit - STAR * officer.stars - SKILL_VALUE * len(officer.skills)
    return officer.merit + PART * rest


OUTLOOK: Final = Outlook(known, early, (-1.8, 7.8, 17.3, 27.5, 33.6), (0.0, 0.0, 0.0, 0.5))
