"""The end of the flight: what ends it, and at once (PODS-11.9 to 11.12)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE
from sternhafen.games.escape_pods.barrier import crew_beyond
from sternhafen.games.escape_pods.components import ARRIVALS
from sternhafen.games.escape_pods.events import GameEnded
from sternhafen.games.escape_pods.scoring import Scoring
from sternhafen.games.escape_pods.state import Pods

LAST_TURNS_DONE: Final = 0
HAVENS_FULL: Final = 1
NOBODY_BEYOND: Final = 2
STUCK: Final = 3
ROUND_CAP: Final = 4


def end_game(s: Pods, reason: int) -> None:
    """Drop whatever is still to be done and score the havens (PODS-11.10)."""
    s.agenda.clear()
    if s.telling:
        s.tell(GameEnded(reason=reason))
    s.push(Scoring(TABLE))


def end_if_over(s: Pods) -> bool:
    """End the game if no haven has room, or nobody is left beyond a barrier (PODS-11.9)."""
    for tags in s.arrived:
        if len(tags) < ARRIVALS:
            break
    else:
        end_game(s, HAVENS_FULL)
        return True
    if s.closer >= 0 and not crew_beyond(s):
        end_game(s, NOBODY_BEYOND)
        return True
    return False
