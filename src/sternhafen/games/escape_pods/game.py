"""The game as the engine sees it: what stands beside a turn, sampling, views, hidden things, the outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random

from sternhafen.engine import Action, Ask, Outcome, Seat
from sternhafen.games.escape_pods.invariants import verify
from sternhafen.games.escape_pods.knowledge import deal_unknown, view_for
from sternhafen.games.escape_pods.rules.buoys import Buoys
from sternhafen.games.escape_pods.rules.turns import Turn
from sternhafen.games.escape_pods.scoring import final_outcome
from sternhafen.games.escape_pods.state import PodsState
from sternhafen.games.escape_pods.view import PodsView


class EscapePods(PodsState):
    """One game."""

    __slots__ = ()

    def standing(self, seat: Seat) -> Sequence[Ask]:
        """Return the free buoy moves: in a seat's own turn, between effects (PODS-3.12, 9.6)."""
        return [Buoys(seat)] if isinstance(self.agenda[-1], Turn) else []

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now, all equally likely: what is refused is drawn again."""
        top = self.agenda[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        proposals = top.proposals(self)
        for beside in self.standing(seat):
            proposals = proposals + beside.proposals(self)
        while True:
            action = proposals[floor(random() * len(proposals))]
            if self.explain(seat, action) is None:
                return action

    def view(self, seat: Seat | None) -> PodsView:
        return view_for(self, seat)

    def resample(self, seat: Seat | None, rng: Random) -> EscapePods:
        other: EscapePods = self.copy()
        deal_unknown(other, seat, rng)
        return other

    def outcome(self) -> Outcome | None:
        return None if self.agenda else final_outcome(self)

    def verify(self) -> None:
        verify(self)
