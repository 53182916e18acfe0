"""Whose turn it is, and the end of the game (CRYO-4.8, CRYO-10)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.steps import TABLE, Do, Step
from sternhafen.games.cryo.components import RIVAL
from sternhafen.games.cryo.events import TurnBegan
from sternhafen.games.cryo.rival import rival_turn
from sternhafen.games.cryo.scoring import show_scores
from sternhafen.games.cryo.table import Table
from sternhafen.games.cryo.turn import Turn


class NextTurn(Do):
    """The end check: nobody gets another turn once the end has come (CRYO-4.8, 10.5)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        agenda = s.agenda
        while not s.ending:
            s.scrapped = False
            s.active = active = (s.active + 1) % len(s.sides)
            if active != RIVAL or s.seats > 1:
                begin_turn(s)
                return
            if s.telling:
                tell_turn(s)
            depth = len(agenda)
            rival_turn(s)
            if len(agenda) > depth:  # what the Rival does waits for an answer, and so does the next turn
                agenda.insert(depth, self)
                return
        s.scrapped = False
        s.because("")
        show_scores(s)


def begin_turn(s: Table) -> None:
    """Let the active seat take its turn."""
    if s.telling:
        tell_turn(s)
    s.agenda += WHOLE_TURN[s.active]


def tell_turn(s: Table) -> None:
    """Tell whose turn begins."""
    s.because("")
    s.tell(TurnBegan(side=s.who(s.active)))


NEXT_TURN: Final = NextTurn(TABLE)
WHOLE_TURN: Final[list[list[Step]]] = [[NEXT_TURN, Turn(seat)] for seat in range(4)]
