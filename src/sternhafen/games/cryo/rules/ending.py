"""Chapter 10: what makes a turn the last one (CRYO-10)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.aliases import SideNumber
from sternhafen.games.cryo.data.tables import PODS
from sternhafen.games.cryo.events import LastTurn
from sternhafen.games.cryo.state import CryoState

SUNSET_CAME: Final = -2
"""Stands for a side in the event, where not a side's crew but the sunset ends the game."""


def end_by_sunset(s: CryoState) -> None:
    """Note that the sunset was resolved: this turn is the last (CRYO-6.15, 10.1)."""
    s.ending = True
    if s.recording:
        s.tell(LastTurn(side=SUNSET_CAME))


def note_end(s: CryoState, side: SideNumber) -> None:
    """Note that all pods of a side are in caves or destroyed: this turn is the last (CRYO-10.2, 10.6)."""
    own = s.sides[side]
    if not s.ending and own.settled() + own.destroyed == PODS:
        s.ending = True
        if s.recording:
            s.tell(LastTurn(side=s.who(side)))
