"""Chapter 9: the free moves that buoys give (PODS-9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.engine.bitset import contains
from sternhafen.games.escape_pods.actions import BuoyMove
from sternhafen.games.escape_pods.aliases import Buoy, BuoySpace, Pod, Sector
from sternhafen.games.escape_pods.data.tables import BUOY_COLOURS, BUOY_SPACES, PODS
from sternhafen.games.escape_pods.rules.movement import enter, refuse_move
from sternhafen.games.escape_pods.state import NOBODY, PodsState, has_crew_of, pod_in

MAX_RANDOM_FREE_MOVES: Final = 2 * len(BUOY_SPACES)
"""How many free moves random play makes in a turn: one for each border and direction.

The rules set no limit (PODS-9.5); without one, random play could go on forever.
"""


class Buoys(Ask):
    """A free move across a buoy of the seat's own colour, at any time between effects (PODS-9.3, 3.12)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-9.3"
    answers: ClassVar[tuple[type[Action], ...]] = (BuoyMove,)

    def candidates(self, s: PodsState) -> list[Action]:
        return [BuoyMove(space, pod) for space, buoy in enumerate(s.buoys) if buoy != NOBODY for pod in range(PODS)]

    def legal(self, s: PodsState) -> list[Action]:
        """Return the free moves by buoy space and, at each, by the sectors beside it."""
        sides = [(space, pod_in(s, sector)) for space, pair in enumerate(BUOY_SPACES) for sector in pair]
        moves = [BuoyMove(space, pod) for space, pod in sides if pod != NOBODY]
        return [move for move in moves if self.check(s, move) is None]

    def proposals(self, s: PodsState) -> list[Action]:
        """Return the free moves, none after `MAX_RANDOM_FREE_MOVES`."""
        return self.legal(s) if s.free_moves < MAX_RANDOM_FREE_MOVES else []

    def check(self, s: PodsState, action: Any) -> Illegal | None:
        buoy: Buoy = s.buoys[action.space]
        if buoy == NOBODY:
            return Illegal("no-buoy", "PODS-9.3", {"space": action.space})
        if not contains(BUOY_COLOURS[buoy], self.seat):
            return Illegal("buoy-not-yours", "PODS-9.3", {"buoy": buoy})
        if s.places[action.pod] not in BUOY_SPACES[action.space]:
            return Illegal("pod-not-at-buoy", "PODS-9.3", {"pod": action.pod, "space": action.space})
        if not has_crew_of(s, action.pod, self.seat):
            return Illegal("no-own-crew", "PODS-9.3", {"pod": action.pod})
        return refuse_move(s, action.pod, sector_beyond(s, action.pod, action.space))

    def play(self, s: PodsState, action: Any) -> None:
        s.free_moves += 1
        enter(s, self.seat, action.pod, sector_beyond(s, action.pod, action.space), action.space)


def sector_beyond(s: PodsState, pod: Pod, space: BuoySpace) -> Sector:
    """Return the sector on the other side of a buoy space from a pod."""
    one, other = BUOY_SPACES[space]
    return other if s.places[pod] == one else one
