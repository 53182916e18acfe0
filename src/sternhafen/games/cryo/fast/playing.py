"""The most frequent steps, carried out with prebuilt steps and fewer calls."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE, Action, Step
from sternhafen.games.cryo.actions import Deploy, ReturnDrone, Use
from sternhafen.games.cryo.data.tables import (
    COST_SLOT,
    DOCK_SPACES,
    DOCKS,
    REWARD_SLOT,
    RIVAL,
    SPACE_SECTION,
    SPACE_STACK,
    SPACES,
    TRANSPORT,
)
from sternhafen.games.cryo.events import ActionUsed, Deployed, DroneReturned, Recalled
from sternhafen.games.cryo.fast.rival import quick_rival_turn
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.cryo.rules.crew import salvage
from sternhafen.games.cryo.rules.deploy import AtDock, FirstDone, question_at
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.platform import AllHome, OfferPlatform, Returning, refuse_platform_action
from sternhafen.games.cryo.rules.resources import gain
from sternhafen.games.cryo.rules.turns import Finish, NextTurn, Turn
from sternhafen.games.cryo.state import CryoState

SEATS: Final = range(4)

FINISH: Final = [Finish(seat) for seat in SEATS]
RETURNING: Final = [Returning(seat) for seat in SEATS]
WHOLE_TURN: Final[list[list[Step]]] = [[NextTurn(TABLE), Turn(seat)] for seat in SEATS]
"""The steps of a turn, the first at the bottom."""
AFTER_DEPLOYING: Final[list[list[list[Step]]]] = [
    [[FINISH[seat], asked] for asked in (*(AtDock(seat, dock) for dock in range(DOCKS)), AtTransport(seat))]
    for seat in SEATS
]
"""The steps that follow a deployment, by seat and dock."""
AFTER_SALVAGE: Final[list[list[Step]]] = [
    [FINISH[seat], AllHome(seat), RETURNING[seat], ChooseIncident(seat)] for seat in SEATS
]
"""The steps of a recall after its salvage."""
FIRST_DONE: Final = [
    [{space: FirstDone(seat, dock, space) for space in DOCK_SPACES[dock]} for dock in range(DOCKS)] for seat in SEATS
]
QUESTIONS: Final = [[question_at(seat, space) for space in range(SPACES)] for seat in SEATS]
"""The questions that action spaces put to seats."""


def next_turn(s: CryoState, step: NextTurn) -> None:
    """Begin the next turn while nobody listens, or end the game."""
    agenda = s.agenda
    while not s.ending:
        s.scrapped = False
        s.active = active = (s.active + 1) % len(s.sides)
        if active != RIVAL or s.seats > 1:
            agenda += WHOLE_TURN[active]
            return
        depth = len(agenda)
        quick_rival_turn(s)
        if len(agenda) > depth:
            agenda.insert(depth, step)
            return
    step.run(s)


def play_turn(s: CryoState, ask: Turn, action: Action) -> None:
    """Deploy or recall."""
    seat = ask.seat
    if type(action) is not Deploy:
        if s.recording:
            s.tell(Recalled(side=seat))
        s.agenda += AFTER_SALVAGE[seat]
        salvage(s, seat)
        return
    side = s.sides[seat]
    dock = action.dock
    side.home ^= 1 << action.home
    if dock == TRANSPORT:
        side.transport += 1
    else:
        side.docks |= 1 << dock
    if s.recording:
        s.tell(Deployed(side=seat, dock=dock))
    s.agenda += AFTER_DEPLOYING[seat][dock]


def play_at_dock(s: CryoState, ask: AtDock, action: Action) -> None:
    """Carry out an action beside the dock."""
    if type(action) is Use:
        seat, space = ask.seat, action.space
        s.agenda.append(FIRST_DONE[seat][ask.dock][space])
        if s.recording:
            s.tell(ActionUsed(side=seat, space=space))
        stack = SPACE_STACK[space]
        if stack >= 0 and not s.heights[stack]:
            gain(s, seat, SPACE_SECTION[space], 1)
        else:
            s.agenda.append(QUESTIONS[seat][space])


def play_returning(s: CryoState, ask: Returning, action: Action) -> None:
    """Bring a drone home."""
    assert isinstance(action, ReturnDrone), "the only answer"
    seat, dock = ask.seat, action.dock
    side = s.sides[seat]
    if side.docks:
        side.docks &= side.docks - 1
    else:
        side.transport -= 1
    side.home |= 1 << dock
    if s.recording:
        s.tell(DroneReturned(side=seat, dock=dock))
    if side.docks or side.transport:
        s.agenda.append(RETURNING[seat])
    cost, reward = COST_SLOT[dock], REWARD_SLOT[dock]
    is_filled = (cost < 0 or side.slots[cost] >= 0) and (reward < 0 or side.slots[reward] >= 0)
    if is_filled and refuse_platform_action(s, seat, dock) is None:
        s.agenda.append(OfferPlatform(seat, dock))
