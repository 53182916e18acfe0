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


def begin_turn(s: Table) -> None:
    """Let the active side take its turn; afterwards the game ends or the next side follows."""
    if s.telling:
        s.because("")
        s.tell(TurnBegan(side=s.who(s.active)))
    agenda = s.agenda
    if s.active == RIVAL and s.seats == 1:
        depth = len(agenda)
        rival_turn(s)
        if len(agenda) == depth:
            NEXT_TURN.run(s)
        else:
            agenda.insert(depth, NEXT_TURN)
    else:
        agenda += WHOLE_TURN[s.active]


class NextTurn(Do):
    """The end check: nobody gets another turn once the end has come (CRYO-4.8, 10.5)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.scrapped = False
        if s.ending:
            s.because("")
            show_scores(s)
        else:
            s.active = (s.active + 1) % len(s.sides)
            begin_turn(s)


NEXT_TURN: Final = NextTurn(TABLE)
WHOLE_TURN: Final[list[list[Step]]] = [[NEXT_TURN, Turn(seat)] for seat in range(4)]
