"""What a turn has open: the possible actions and free moves found in one pass over the pods, for speed.

Every action's own test stands with its rules (`can_embark`, `can_board`, ...) and is what refusals are made from; a law
checks in random play that both agree.
"""

from __future__ import annotations

from typing import Final

from sternhafen.games.escape_pods.components import (
    ACCELERATE,
    ACTIONS,
    ARRIVALS,
    AT,
    BAY,
    BOARD,
    CAPACITY,
    COLOURS,
    CROSSINGS,
    DISEMBARK,
    EMBARK,
    FLY,
    HAVEN_SECTORS,
    HAVENS,
    LAUNCH,
    MINIPOD,
    MINIS,
    NEAR,
    PANEL,
    PODS,
    PROGRAM,
    REFRESH,
    SHIP,
    SHORE,
    SPY,
    WORKS_FOR,
)
from sternhafen.games.escape_pods.movement import all_ways_on, may_launch
from sternhafen.games.escape_pods.programming import can_program
from sternhafen.games.escape_pods.state import Pods, in_reserve

EMBARK_ONLY: Final = 1 << EMBARK
DISEMBARK_ONLY: Final = 1 << DISEMBARK
SPY_ONLY: Final = 1 << SPY
MINIPOD_ONLY: Final = 1 << MINIPOD
BOARD_ONLY: Final = 1 << BOARD
FLY_ONLY: Final = 1 << FLY
PROGRAM_ONLY: Final = 1 << PROGRAM
REFRESH_ONLY: Final = 1 << REFRESH
ACCELERATE_ONLY: Final = 1 << ACCELERATE
REFRESHABLE: Final = 1 << BOARD | 1 << FLY | 1 << PROGRAM
EVERY_ACTION: Final = (1 << ACTIONS) - 1


def openings(s: Pods, seat: int) -> int:
    """Return the actions a seat can choose and the crossings it can make, as a set (PODS-3.7, 3.10, 9.3)."""
    taken = used_up(s, seat)
    found = REFRESH_ONLY if taken & REFRESHABLE else 0
    places, buoys, works, all_ways = s.places, s.buoys, WORKS_FOR[seat], all_ways_on(s)
    if any(all_ways):
        found |= FLY_ONLY
    own, pods, others, rooms, own_near = 1 << seat, 0, 0, 0, 0
    for pod, crew in enumerate(s.aboard):
        if crew:
            place = places[pod]
            here = AT[place]
            pods |= here
            colours = COLOURS[crew]
            if colours != own:
                others |= here
            if colours & own:
                own_near |= NEAR[place]
                ways = all_ways[pod]
                if ways:
                    found |= ACCELERATE_ONLY
                    for space, beyond, crossing in CROSSINGS[place]:
                        if ways & beyond and works[buoys[space]]:
                            found |= crossing
            if pod >= MINIS and len(crew) < CAPACITY[pod]:
                rooms |= here
    return (found | other_openings(s, seat, pods, others, rooms, own_near)) & ~taken


def other_openings(s: Pods, seat: int, pods: int, others: int, rooms: int, own_near: int) -> int:
    """Return the actions that do not move a pod, given the sectors of all pods, of those with crew of others and of
    those with a free seat, and the sectors beside own crew.
    """
    found = 0
    blocked = pods | s.debris
    if in_reserve(s, seat) > 1:  # the reserve reaches the pods in hangars and beside the ship
        own_near |= SHIP
        if SHIP & ~blocked and BAY in s.places:
            found |= MINIPOD_ONLY
        if own_near & rooms or any_hangar_open(s, blocked):
            found |= EMBARK_ONLY
    elif own_near & rooms:
        found |= EMBARK_ONLY
    if own_near & others:
        found |= BOARD_ONLY
    if pods or any(s.arrived):
        found |= SPY_ONLY
    if pods & SHORE and any_haven_open(s, pods):
        found |= DISEMBARK_ONLY
    if can_program(s):
        found |= PROGRAM_ONLY
    return found


def used_up(s: Pods, seat: int) -> int:
    """Return the actions that have no free activation space, as a set."""
    _, embark, accelerate, spy, mini, board, fly, program, _ = s.panels[seat * PANEL : seat * PANEL + PANEL]
    found = 0
    if embark >= 0:  # the second of its spaces
        found |= EMBARK_ONLY | DISEMBARK_ONLY
    if accelerate >= 0:
        found |= ACCELERATE_ONLY
    if spy >= 0:
        found |= SPY_ONLY
    if mini >= 0:
        found |= MINIPOD_ONLY
    if board >= 0:
        found |= BOARD_ONLY
    if fly >= 0:
        found |= FLY_ONLY
    if program >= 0:
        found |= PROGRAM_ONLY
    return found


def any_hangar_open(s: Pods, barred: int) -> bool:
    """Return whether any pod can leave its hangar; the way is surely free into a sector that is not barred."""
    for pod in range(MINIS, PODS):
        sector = LAUNCH[s.places[pod]]
        if sector and (not barred >> sector & 1 or may_launch(s, pod, sector)):
            return True
    return False


def any_haven_open(s: Pods, pods: int) -> bool:
    """Return whether a haven beside one of these sectors has room."""
    for haven in range(HAVENS):  # noqa: SIM110  # the loop is faster, here it matters
        if pods & HAVEN_SECTORS[haven] and len(s.arrived[haven]) < ARRIVALS:
            return True
    return False
