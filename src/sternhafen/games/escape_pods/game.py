"""What the engine asks of a game of Escape Pods: copies, free actions, views, the outcome, and proofs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from sternhafen.engine import Action, Ask, Outcome, Step
from sternhafen.games.escape_pods.actions import END_TURN, BuoyMove
from sternhafen.games.escape_pods.components import MAX_SEATS
from sternhafen.games.escape_pods.knowledge import dealt_anew, seen_from
from sternhafen.games.escape_pods.programming import Buoys, open_crossings
from sternhafen.games.escape_pods.proof import prove
from sternhafen.games.escape_pods.scoring import final_outcome
from sternhafen.games.escape_pods.state import Pods
from sternhafen.games.escape_pods.turns import Turn, answer_or_free_move
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
            self.free_moves,
            self.closer,
            self.last_turns,
        )

    def standing(self, seat: int) -> Sequence[Ask]:
        """Return the free buoy moves: in the own turn, between effects (PODS-3.12, 9.6)."""
        return _BUOYS[seat] if isinstance(self.agenda[-1], Turn) else ()

    def sample_legal(self, seat: int, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now, all equally likely; free moves only for a while in a turn."""
        top = self.agenda[-1]
        if isinstance(top, Turn):
            return answer_or_free_move(self, seat, random)
        assert isinstance(top, Ask), "only questions wait for an answer"
        return top.sample(self, random)

    def play(self, seat: int, action: Action) -> None:
        """Carry out a legal action and what follows by itself; there are no lanes, for seats never act together."""
        self._crossings = -1
        if isinstance(action, BuoyMove):
            _BUOYS[seat][0].play(self, action)
        else:
            step = self.agenda.pop()
            assert isinstance(step, Ask), "only questions wait for an answer"
            step.play(self, action)
        self._run(self.agenda)

    def _sole_answer(self, top: Step) -> bool:
        """End a turn in which nothing else can be done; do not count what a glance tells (PODS-3.16)."""
        if not isinstance(top, Turn):
            return False
        if self.left and (top.surely_open(self) or len(top.open(self)) > 1):
            return False
        free = open_crossings(self, top.seat)
        if free:
            self._crossings = free
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
