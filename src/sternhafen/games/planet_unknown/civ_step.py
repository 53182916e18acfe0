"""The civ step: one player after the other, from the commander on, chooses the cards earned (PU-6.2, 6.3, 6.8)."""

from __future__ import annotations

from sternhafen.engine.steps import Do
from sternhafen.games.planet_unknown.civs import PickCiv, begin_choice
from sternhafen.games.planet_unknown.gains import GainsLeft
from sternhafen.games.planet_unknown.phases import EVENT_STEP
from sternhafen.games.planet_unknown.state import PlanetUnknown


def push_civ_turns(s: PlanetUnknown) -> None:
    """Let everybody with waiting civ milestones choose, clockwise from the commander."""
    for i in range(s.seats - 1, -1, -1):
        seat = (s.commander + i) % s.seats
        if s.colonies[seat].civs:
            s.push(CivTurn(seat))


class CivTurn(Do):
    """One player chooses all cards earned, those earned meanwhile too."""

    __slots__ = ()

    def run(self, s: PlanetUnknown) -> None:
        c = s.colonies[self.seat]
        early = s.phase == EVENT_STEP
        if not c.civs:
            if not early:
                c.moves = 0
            return
        s.push(CivTurn(self.seat))
        s.push(GainsLeft(self.seat, early))
        if c.civs[0] == c.civs[-1]:
            begin_choice(s, self.seat, c.civs[0])
        else:
            s.push(PickCiv(self.seat))
