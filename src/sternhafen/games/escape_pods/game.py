"""What the engine asks of a game of Escape Pods: copies, free actions, views, the outcome, and proofs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from sternhafen.engine import Action, Ask, Outcome, Step
from sternhafen.games.escape_pods.actions import END_TURN
from sternhafen.games.escape_pods.components import MAX_SEATS
from sternhafen.games.escape_pods.knowledge import dealt_anew, seen_from
from sternhafen.games.escape_pods.programming import Buoys, free_moves
from sternhafen.games.escape_pods.proof import prove
from sternhafen.games.escape_pods.scoring import final_outcome
from sternhafen.games.escape_pods.state import Pods
from sternhafen.games.escape_pods.turns import ONLY_END, Turn
from sternhafen.games.escape_pods.views import PodsView

_BUOYS: Final[list[list[Ask]]] = [[Buoys(seat)] for seat in range(MAX_SEATS)]


class EscapePods(Pods):
    """One game."""

    __slots__ = ()

    def copy(self) -> EscapePods:
        return EscapePods(
            self.seats,
            self.seed,
            self.draws[:],
            self.agenda[:],
            [],
            self.confirm,
            self.havens,
            self.markers[:],
            self.arrived[:],
            self.assigned[:],
            self.places[:],
            self.aboard[:],
            self.crew[:],
            self.seen[:],
            self.reserve[:],
            self.panels[:],
            self.debris,
            self.pool,
            self.under,
            self.face_up,
            self.buoys[:],
            self.stock,
            self.start,
            self.active,
            self.left,
            self.round,
            self.round_cap,
            self.idle,
            self.free_moves,
            self.closer,
            self.last_turns,
        )

    def standing(self, seat: int) -> Sequence[Ask]:
        """Return the free buoy moves: in the own turn, between effects (PODS-3.12, 9.6)."""
        return _BUOYS[seat] if isinstance(self.agenda[-1], Turn) else ()

    def sample_legal(self, seat: int, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now, the free moves of a turn counted only once."""
        top = self.agenda[-1]
        if not isinstance(top, Turn):
            assert isinstance(top, Ask), "only questions wait for an answer"
            return top.sample(self, random)
        own = top.open(self) if self.left else ONLY_END
        free = free_moves(self, seat)
        k = int(random() * (len(own) + len(free)))
        return own[k] if k < len(own) else free[k - len(own)]

    def _sole_answer(self, top: Step) -> bool:
        """End a turn in which nothing else can be done; do not count what a glance tells (PODS-3.16)."""
        if not isinstance(top, Turn):
            return False
        if self.left and (top.surely_open(self) or len(top.open(self)) > 1):
            return False
        if free_moves(self, top.seat):
            return False
        self.agenda.pop()
        top.play(self, END_TURN)
        return True

    def view(self, seat: int | None) -> PodsView:
        return seen_from(self, seat)

    def resample(self, seat: int | None, rng: Random) -> EscapePods:
        other = self.copy()
        dealt_anew(other, seat, rng)
        return other

    def outcome(self) -> Outcome | None:
        return None if self.agenda else final_outcome(self)

    def verify(self) -> None:
        prove(self)
