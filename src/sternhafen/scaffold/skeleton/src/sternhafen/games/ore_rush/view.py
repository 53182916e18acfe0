"""What a seat, or a spectator, may know: here everything but the dice to come."""

from __future__ import annotations

from sternhafen.engine import View


class OreRushView(View, frozen=True):
    """The table of Ore Rush."""

    seat: int
    """Whose view this is, -1 for a spectator."""
    active: int
    """The seat in the shaft, -1 when the game is over."""
    round: int
    rounds: int
    stores: tuple[int, ...]
    load: int
    level: int
