"""What a turn has open: the possible actions found in one pass over the pods, for speed.

Every action's own test stands with its rules (`can_embark`, `can_board`, ...) and is what refusals are made from; a law
checks in random play that both agree.
"""

from __future__ import annotations

from typing import Final

from sternhafen.games.escape_pods.components import (
    ACCELERATE,
    ACTIONS,
    ARRIVALS,
    BAY,
    BOARD,
    CAPACITY,
    DISEMBARK,
    EMBARK,
    FLY,
    HAVEN_SECTORS,
    HAVENS,
    LAST_SLOT,
    LAUNCH,
    MINIPOD,
    MINIS,
    NEAR,
    OWNER,
    PANEL,
    PODS,
    PROGRAM,
    REFRESH,
    SHIP,
    SHORE,
    SLOT_ACTION,
    SPACE,
    SPY,
)
from sternhafen.games.escape_pods.movement import may_launch
from sternhafen.games.escape_pods.programming import can_program
from sternhafen.games.escape_pods.state import Pods, in_reserve

EMPTY: Final[list[int]] = [-1] * PANEL
EMBARK_ONLY: Final = 1 << EMBARK
MINIPOD_ONLY: Final = 1 << MINIPOD
BOARD_ONLY: Final = 1 << BOARD
FLY_ONLY: Final = 1 << FLY
FLY_OR_ACCELERATE: Final = 1 << FLY | 1 << ACCELERATE
EVERY_ACTION: Final = (1 << ACTIONS) - 1


def open_actions(s: Pods, seat: int) -> int:
    """Return the actions a seat can choose, as a set: a space is free and the effect possible (PODS-3.7, 3.10)."""
    places = s.places
    large = s.debris | 1 << places[5]
    middle = large | 1 << places[3] | 1 << places[4]
    small = middle | 1 << places[0] | 1 << places[1] | 1 << places[2]
    others, rooms, own_near = 0, 0, 0
    found = 0
    for pod, crew in enumerate(s.aboard):
        if not crew:
            continue
        place = places[pod]
        near = NEAR[place]
        own = False
        for tag in crew:
            if OWNER[tag] == seat:
                own = True
            else:
                others |= 1 << place
        if own:
            own_near |= near
        if pod < MINIS:
            barred = small
        else:
            barred = large if pod == 5 else middle
            if len(crew) < CAPACITY[pod]:
                rooms |= 1 << place
        if near & ~barred:
            found |= FLY_OR_ACCELERATE if own else FLY_ONLY
    free = free_spaces(s, seat)
    if in_reserve(s, seat) > 1:
        if free & EMBARK_ONLY and ((own_near | SHIP) & rooms or any_hangar_open(s, small)):
            found |= EMBARK_ONLY
        if (own_near | SHIP) & others:
            found |= BOARD_ONLY
        if SHIP & ~small and BAY in places:
            found |= MINIPOD_ONLY
    else:
        if own_near & rooms:
            found |= EMBARK_ONLY
        if own_near & others:
            found |= BOARD_ONLY
    return (found | other_actions(s, seat, small & SPACE & ~s.debris)) & free


def any_hangar_open(s: Pods, barred: int) -> bool:
    """Return whether any pod can leave its hangar."""
    for pod in range(MINIS, PODS):
        sector = LAUNCH[s.places[pod]]
        if sector and (not barred >> sector & 1 or may_launch(s, pod, sector)):
            return True
    return False


def other_actions(s: Pods, seat: int, pods: int) -> int:
    """Return which of disembark, spy, program and refresh are possible, with pods in these sectors."""
    found = 1 << PROGRAM if can_program(s) else 0
    if pods or any(s.arrived):
        found |= 1 << SPY
    if pods & SHORE:
        for haven in range(HAVENS):
            if pods & HAVEN_SECTORS[haven] and len(s.arrived[haven]) < ARRIVALS:
                found |= 1 << DISEMBARK
                break
    first = seat * PANEL + LAST_SLOT[BOARD]
    panels = s.panels
    if panels[first] >= 0 or panels[first + 1] >= 0 or panels[first + 2] >= 0:
        found |= 1 << REFRESH
    return found


def free_spaces(s: Pods, seat: int) -> int:
    """Return the actions that have a free activation space, as a set."""
    base = seat * PANEL
    panels = s.panels
    if panels[base : base + PANEL] == EMPTY:
        return EVERY_ACTION
    found = 1 << EMBARK | 1 << DISEMBARK if panels[base + LAST_SLOT[EMBARK]] < 0 else 0
    for slot in range(LAST_SLOT[EMBARK] + 1, PANEL):
        if panels[base + slot] < 0:
            found |= 1 << SLOT_ACTION[slot]
    return found
