"""The game as the engine asks it: views, what nobody knows yet, the outcome, what must hold."""

from __future__ import annotations

from random import Random

from sternhafen.engine import Outcome, Seat
from sternhafen.games.ore_rush.invariants import verify
from sternhafen.games.ore_rush.knowledge import deal_unknown, view_for
from sternhafen.games.ore_rush.scoring import final_outcome
from sternhafen.games.ore_rush.state import OreRushState
from sternhafen.games.ore_rush.view import OreRushView


class OreRush(OreRushState):
    """One game."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> OreRushView:
        return view_for(self, seat)

    def resample(self, seat: Seat | None, rng: Random) -> OreRush:
        other: OreRush = self.copy()
        deal_unknown(other, seat, rng)
        return other

    def outcome(self) -> Outcome | None:
        return None if self.agenda else final_outcome(self)

    def verify(self) -> None:
        verify(self)
