"""What a turn has open: the possible actions and free moves in one pass over the pods.

Every action's own test stands with its rules (`can_embark`, `can_board`, ...) and is what refusals are made of.
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.games.escape_pods.aliases import ActionSet, SectorSet
from sternhafen.games.escape_pods.data.tables import (
    ACCELERATE,
    ADJACENT,
    ARRIVAL_SPACES,
    BAY,
    BOARD,
    CAPACITY,
    DISEMBARK,
    EMBARK,
    FLY,
    HAVEN_SECTORS,
    HAVENS,
    LANDING_SECTORS,
    LAUNCH_SECTOR,
    MINIPOD,
    MINIS,
    PANEL_SLOTS,
    PODS,
    PROGRAM,
    REFRESH,
    SHIP_SECTORS,
    SPY,
)
from sternhafen.games.escape_pods.fast.queries import all_sectors_ahead, can_program
from sternhafen.games.escape_pods.fast.tables import CROSSINGS, OWNERS_BY_CREW, PLACE_BIT, WORKS_FOR
from sternhafen.games.escape_pods.rules.movement import can_launch
from sternhafen.games.escape_pods.state import PodsState, crew_in_reserve

ONLY_EMBARK: Final = 1 << EMBARK
ONLY_DISEMBARK: Final = 1 << DISEMBARK
ONLY_SPY: Final = 1 << SPY
ONLY_MINIPOD: Final = 1 << MINIPOD
ONLY_BOARD: Final = 1 << BOARD
ONLY_FLY: Final = 1 << FLY
ONLY_PROGRAM: Final = 1 << PROGRAM
ONLY_REFRESH: Final = 1 << REFRESH
ONLY_ACCELERATE: Final = 1 << ACCELERATE
REFRESHABLE: Final = 1 << BOARD | 1 << FLY | 1 << PROGRAM


def openings(s: PodsState, seat: Seat) -> ActionSet:
    """Return the actions a seat can choose and the crossings it can make, as a set (PODS-3.7, 3.10, 9.3)."""
    taken = used_up(s, seat)
    open_set = ONLY_REFRESH if taken & REFRESHABLE else 0
    places, buoys, works, all_ahead = s.places, s.buoys, WORKS_FOR[seat], all_sectors_ahead(s)
    if any(all_ahead):
        open_set |= ONLY_FLY
    own, pods, others, rooms, own_near = 1 << seat, 0, 0, 0, 0
    for pod, crew in enumerate(s.aboard):
        if crew:
            place = places[pod]
            here = PLACE_BIT[place]
            pods |= here
            owners = OWNERS_BY_CREW[crew]
            if owners != own:
                others |= here
            if owners & own:
                own_near |= ADJACENT[place]
                ahead = all_ahead[pod]
                if ahead:
                    open_set |= ONLY_ACCELERATE
                    for space, beyond, crossing in CROSSINGS[place]:
                        if ahead & beyond and works[buoys[space]]:
                            open_set |= crossing
            if pod >= MINIS and len(crew) < CAPACITY[pod]:
                rooms |= here
    return (open_set | other_openings(s, seat, pods, others, rooms, own_near)) & ~taken


def other_openings(
    s: PodsState, seat: Seat, pods: SectorSet, others: SectorSet, rooms: SectorSet, own_near: SectorSet
) -> ActionSet:
    """Return the actions that do not move a pod, given the sectors of all pods, of those with crew of others and of
    those with a free seat, and the sectors beside own crew.
    """
    open_set = 0
    blocked = pods | s.debris
    if crew_in_reserve(s, seat) > 1:  # the reserve reaches the pods in hangars and beside the ship
        own_near |= SHIP_SECTORS
        if SHIP_SECTORS & ~blocked and BAY in s.places:
            open_set |= ONLY_MINIPOD
        if own_near & rooms or any_hangar_open(s, blocked):
            open_set |= ONLY_EMBARK
    elif own_near & rooms:
        open_set |= ONLY_EMBARK
    if own_near & others:
        open_set |= ONLY_BOARD
    if pods or any(s.arrived):
        open_set |= ONLY_SPY
    if pods & LANDING_SECTORS and any_haven_open(s, pods):
        open_set |= ONLY_DISEMBARK
    if can_program(s):
        open_set |= ONLY_PROGRAM
    return open_set


def used_up(s: PodsState, seat: Seat) -> ActionSet:
    """Return the actions that have no free activation space, as a set."""
    _, embark, accelerate, spy, mini, board, fly, program, _ = s.panels[
        seat * PANEL_SLOTS : seat * PANEL_SLOTS + PANEL_SLOTS
    ]
    open_set = 0
    if embark >= 0:  # the second of its spaces
        open_set |= ONLY_EMBARK | ONLY_DISEMBARK
    if accelerate >= 0:
        open_set |= ONLY_ACCELERATE
    if spy >= 0:
        open_set |= ONLY_SPY
    if mini >= 0:
        open_set |= ONLY_MINIPOD
    if board >= 0:
        open_set |= ONLY_BOARD
    if fly >= 0:
        open_set |= ONLY_FLY
    if program >= 0:
        open_set |= ONLY_PROGRAM
    return open_set


def any_hangar_open(s: PodsState, barred: int) -> bool:
    """Return whether any pod can leave its hangar; the way is surely free into a sector that is not barred."""
    for pod in range(MINIS, PODS):
        sector = LAUNCH_SECTOR[s.places[pod]]
        if sector and (not barred >> sector & 1 or can_launch(s, pod, sector)):
            return True
    return False


def any_haven_open(s: PodsState, pods: int) -> bool:
    """Return whether a haven beside one of these sectors has room."""
    for haven in range(HAVENS):  # noqa: SIM110  # the loop is faster, here it matters
        if pods & HAVEN_SECTORS[haven] and len(s.arrived[haven]) < ARRIVAL_SPACES:
            return True
    return False
