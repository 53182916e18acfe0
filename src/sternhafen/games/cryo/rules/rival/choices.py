"""Solo: what the Rival's rules leave open, the human decides, or chance if the table wants it so (CRYO-S2.9)."""

from __future__ import annotations

from sternhafen.engine import Ask
from sternhafen.games.cryo.aliases import CHANCE_RIVAL_CHOICE
from sternhafen.games.cryo.events import RivalLeftToChance
from sternhafen.games.cryo.state import CryoState


def leave_open(s: CryoState, ask: Ask) -> None:
    """Ask the human, unless there is only one answer or the table lets chance decide."""
    options = s.answers_to(ask)
    if len(options) == 1:
        ask.play(s, options[0])
    else:
        leave_several_open(s, ask)


def leave_several_open(s: CryoState, ask: Ask) -> None:
    """Ask the human what has several answers, unless the table lets chance decide."""
    if s.chance_decides:
        options = s.answers_to(ask)
        if s.recording:
            s.because("chance")
            s.tell(RivalLeftToChance(options=len(options), reveals=True))
        ask.play(s, options[s.draw(CHANCE_RIVAL_CHOICE, len(options))])
    else:
        s.push(ask)
