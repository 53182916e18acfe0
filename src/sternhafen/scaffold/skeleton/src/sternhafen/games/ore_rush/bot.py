"""How well a seat stands: a hint for bots, in points."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.games.ore_rush.state import OreRushState

LOAD: Final = 0.8
"""What ore in the shaft is worth: it may still be lost."""


def evaluate(s: OreRushState, seat: Seat) -> float:
    """Return a seat's lead over the best of the others."""
    loaded = LOAD * s.load if s.first_asked() == seat else 0.0
    return s.stores[seat] + loaded - max(ore for other, ore in enumerate(s.stores) if other != seat)
