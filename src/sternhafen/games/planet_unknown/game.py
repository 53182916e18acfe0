"""The game as the engine asks it: views, hidden things, the outcome."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random

from sternhafen.engine import Action, Outcome, Seat
from sternhafen.games.planet_unknown.invariants import verify
from sternhafen.games.planet_unknown.knowledge import deal_unknown, view_for
from sternhafen.games.planet_unknown.rules.corporations import table as corporations
from sternhafen.games.planet_unknown.rules.gains import table as waiting_effects
from sternhafen.games.planet_unknown.rules.gains.answers import something_to_do
from sternhafen.games.planet_unknown.rules.placement import placements, sector_placements
from sternhafen.games.planet_unknown.rules.planets import table as planets
from sternhafen.games.planet_unknown.scoring import final_outcome
from sternhafen.games.planet_unknown.state import PlanetState
from sternhafen.games.planet_unknown.view import PlanetUnknownView

corporations.install()
planets.install()
waiting_effects.install()


class PlanetUnknown(PlanetState):
    """One game."""

    __slots__ = ()

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now, all equally likely."""
        top = self.question(seat)
        assert top is not None, "only who is asked acts"
        proposals = top.proposals(self)
        return proposals[floor(random() * len(proposals))]

    def placements(self, seat: Seat, bans: int) -> list[Action]:
        return placements(self, seat, bans)

    def can_place(self, seat: Seat) -> bool:
        return bool(sector_placements(self, seat))

    def something_to_do(self, seat: Seat, early: bool) -> bool:
        return something_to_do(self, seat, early)

    def view(self, seat: Seat | None) -> PlanetUnknownView:
        return view_for(self, seat)

    def resample(self, seat: Seat | None, rng: Random) -> PlanetUnknown:
        other: PlanetUnknown = self.copy()
        deal_unknown(other, seat, rng)
        return other

    def outcome(self) -> Outcome | None:
        return None if self.first_asked() >= 0 else final_outcome(self)

    def verify(self) -> None:
        verify(self)
