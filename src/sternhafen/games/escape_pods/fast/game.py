"""The game with everything that makes it quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from sternhafen.engine import Action, Ask, Seat, Step
from sternhafen.engine.bitset import members
from sternhafen.engine.state import NO_ACTIONS, NO_MEMO
from sternhafen.games.escape_pods import game, setup
from sternhafen.games.escape_pods.actions import BuoyMove
from sternhafen.games.escape_pods.data.tables import KINDS, LAST_SLOT, MAX_SEATS, PANEL_SLOTS, PROGRAM, SPY
from sternhafen.games.escape_pods.fast.listing import LISTED, ONLY_END, of_turn, turn_answers
from sternhafen.games.escape_pods.fast.openings import openings
from sternhafen.games.escape_pods.fast.queries import free_move, kinds_in_reserve, open_crossings
from sternhafen.games.escape_pods.fast.sampling import SAMPLED, sample_turn
from sternhafen.games.escape_pods.fast.tables import END_TURN, EVERY_ACTION
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.escape_pods.rules.advanced_actions import can_bury
from sternhafen.games.escape_pods.rules.basic_actions import can_spy
from sternhafen.games.escape_pods.rules.buoys import Buoys
from sternhafen.games.escape_pods.rules.turns import Turn

BUOYS: Final[list[Ask]] = [Buoys(seat) for seat in range(MAX_SEATS)]
STANDING: Final[list[list[Ask]]] = [[buoys] for buoys in BUOYS]
SPY_SLOT: Final[int] = LAST_SLOT[SPY]
PROGRAM_SLOT: Final[int] = LAST_SLOT[PROGRAM]


class EscapePods(game.EscapePods):
    """The same game, and dumped under the same name; only quicker."""

    __slots__ = ()

    # fields: copy, written by tools/generate_fields.py
    # fmt: off
    def copy(self) -> EscapePods:
        return EscapePods(
            self.seats, self.seed, self.draws[:], self.agenda[:],
            [item[:] for item in self.lanes] if self.lanes else [], self.confirm, self.havens, self.markers[:],
            self.arrived[:], self.assigned[:], self.places[:], self.aboard[:], self.crew[:], self.seen[:],
            self.reserve[:], self.panels[:], self.debris, self.pool, self.under, self.face_up, self.buoys[:],
            self.stock, self.start, self.active, self.actions_left, self.round, self.round_cap, self.free_moves,
            self.barrier_seat, self.last_turns,
        )
    # fmt: on
    # end of fields

    def standing(self, seat: Seat) -> Sequence[Ask]:
        return STANDING[seat] if isinstance(self.agenda[-1], Turn) else ()

    def legal(self, seat: Seat) -> list[Action]:
        top = self.question(seat)
        if top is None:
            return []
        if type(top) is Turn:
            answers, moves = self._of_turn(top)
            return answers + moves
        listed = LISTED.get(type(top))
        return listed(self, top)[:] if listed is not None else top.legal(self)

    def legal_parts(self, seat: Seat) -> tuple[list[Action], list[Action], list[tuple[type[Action], int, int]]]:
        top = self.question(seat)
        if type(top) is Turn:
            answers, moves = self._of_turn(top)
            return answers, moves, []
        return NO_ACTIONS, self.legal(seat), []

    def _of_turn(self, turn: Turn) -> tuple[list[Action], list[Action]]:
        """Return a turn's answers, in a shared list, and the free moves beside them."""
        if not self.actions_left:
            return ONLY_END, [free_move(self, crossing) for crossing in members(open_crossings(self, turn.seat))]
        opened = openings(self, turn.seat)
        answers = turn_answers(opened & EVERY_ACTION, kinds_in_reserve(self, turn.seat))
        crossings = opened & ~EVERY_ACTION
        return answers, [free_move(self, crossing) for crossing in members(crossings)] if crossings else []

    def count_legal(self, seat: Seat) -> int:
        top = self.question(seat)
        if isinstance(top, Turn):
            return len(of_turn(self, top)) + open_crossings(self, seat).bit_count()
        return len(self.legal(seat))

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        top = self.agenda[-1]
        if isinstance(top, Turn):  # most questions are turns
            return sample_turn(self, top, random)
        sampled = SAMPLED.get(type(top))
        if sampled is not None:
            return sampled(self, top, random)
        listed = LISTED.get(type(top))
        legal = listed(self, top) if listed is not None else self.legal(seat)
        return legal[floor(random() * len(legal))]

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action and what follows by itself; there are no lanes, for seats never act together."""
        self._memo = NO_MEMO
        if type(action) is BuoyMove:
            BUOYS[seat].play(self, action)
        else:
            step = self.agenda.pop()
            assert isinstance(step, Ask), "only questions wait for an answer"
            step.play(self, action)
        self._run(self.agenda)

    def _sole_answer(self, top: Step) -> bool:
        """End a turn in which nothing else can be done; what is obviously open is not counted (PODS-3.16)."""
        if not isinstance(top, Turn):
            return False
        if self.actions_left and (self._surely_open(top.seat) or len(of_turn(self, top)) > 1):
            return False
        crossings = open_crossings(self, top.seat)
        if crossings:
            self._memo = crossings  # the next thing asked of this position is probably a sample
            return False
        self.agenda.pop()
        top.play(self, END_TURN)
        return True

    def _surely_open(self, seat: Seat) -> bool:
        """Return whether spying or programming can obviously be chosen."""
        if not any(self.reserve[seat * KINDS : seat * KINDS + KINDS]):
            return False
        if self.panels[seat * PANEL_SLOTS + SPY_SLOT] < 0 and can_spy(self):
            return True
        return self.panels[seat * PANEL_SLOTS + PROGRAM_SLOT] < 0 and can_bury(self)


def new(options: PodsOptions, seats: int, seed: int) -> game.EscapePods:
    """Return a quick game at its first question."""
    return setup.new(options, seats, seed, EscapePods)
