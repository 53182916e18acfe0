"""The medals a seat will probably end with; what still comes was found in games of bots (tools/outlook.py)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.outlook import Outlook
from sternhafen.games.planet_unknown.evaluation import evaluate
from sternhafen.games.planet_unknown.planets import PLANETS
from sternhafen.games.planet_unknown.scoring import empty_cells
from sternhafen.games.planet_unknown.state import PlanetUnknown


def early(s: PlanetUnknown, seat: int) -> float:
    """Return how early in the game it is: how much of the own planet is empty."""
    c = s.colonies[seat]
    return empty_cells(c).bit_count() / PLANETS[c.planet].grid.bit_count()


OUTLOOK: Final = Outlook(evaluate, early, (-15.8, 9.4, 31.5, 49.0), (-9.5, 0.0, -3.8, -5.9, -8.1, -11.3))
