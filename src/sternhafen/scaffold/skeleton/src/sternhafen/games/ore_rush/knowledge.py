"""What each seat knows: building its view, and dealing again what it cannot know."""

from __future__ import annotations

from random import Random

from sternhafen.engine import Seat
from sternhafen.games.ore_rush.state import OreRushState
from sternhafen.games.ore_rush.view import OreRushView

SPECTATOR = -1


def view_for(s: OreRushState, seat: Seat | None) -> OreRushView:
    """Return what a seat, or for None a spectator, may know."""
    viewer = SPECTATOR if seat is None else seat
    return OreRushView(viewer, s.first_asked(), s.round, s.rounds, tuple(s.stores), s.load, s.level)


def deal_unknown(s: OreRushState, seat: Seat | None, rng: Random) -> None:
    """Draw again what the seat cannot know: only the dice to come, which follow from the seed."""
    s.seed = rng.getrandbits(128)
