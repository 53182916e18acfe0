"""What a player may do at any time of a turn: rover moves and what technologies allow (PU-9.15, 3.10)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Illegal, Seat
from sternhafen.games.planet_unknown.actions import MoveRover, TeleportRover
from sternhafen.games.planet_unknown.rules.corporations.actions import (
    AdvanceFlux,
    AdvanceRover,
    LoadMeteorite,
    MoveLifepod,
    ResetBiomass,
    Retreat,
)
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.rovers import move_rover, refuse_step
from sternhafen.games.planet_unknown.state import PlanetState

ANYTIME: Final[tuple[type[Action], ...]] = (
    MoveRover,
    TeleportRover,
    LoadMeteorite,
    MoveLifepod,
    AdvanceRover,
    ResetBiomass,
    AdvanceFlux,
    Retreat,
)


def refuse_anytime(s: PlanetState, seat: Seat, action: Action) -> Illegal | None:
    """Return why one of these may not be done now."""
    c = s.colonies[seat]
    if isinstance(action, MoveRover):
        return refuse_step(s, c, action)
    if action in CORPORATION_RULES[c.corporation].actions_now(s, seat):
        return None
    if isinstance(action, LoadMeteorite):
        return Illegal("nothing-to-load", "PU-27.1", {"cell": action.cell})
    if isinstance(action, TeleportRover):
        return Illegal("no-teleport", "PU-9.16")
    if isinstance(action, MoveLifepod):
        return Illegal("no-lifepod-move", "PU-26.6")
    if isinstance(action, AdvanceFlux):
        return Illegal("no-flux", "PU-31.3")
    return Illegal("no-technology", "PU-12.2")


def play_anytime(s: PlanetState, seat: Seat, action: Action) -> None:
    """Do one of these."""
    if isinstance(action, MoveRover):
        move_rover(s, seat, action.start, action.way)
    else:
        CORPORATION_RULES[s.colonies[seat].corporation].play(s, seat, action)
