"""Quick answers to what the rules also ask: where pods can go, and whether an action has an effect.

Every function names the one of the rules that it stands for; the laws prove in random play that both agree.
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.games.escape_pods.aliases import ActionNumber, KindSet, Pod, SectorSet
from sternhafen.games.escape_pods.data.tables import (
    ACCELERATE,
    ADJACENT,
    ARRIVAL_SPACES,
    BAY,
    BOARD,
    BUOY_SPACES,
    CAPACITY,
    DISEMBARK,
    EMBARK,
    FLY,
    HAVEN_SECTORS,
    HAVENS,
    KINDS,
    LANDING_SECTORS,
    LAUNCH_SECTOR,
    MINIPOD,
    PODS,
    PROGRAM,
    SHIP_SECTORS,
    SPY,
)
from sternhafen.games.escape_pods.fast.tables import (
    BUOY_MOVE,
    CROSSINGS,
    KINDS_BY_COUNTS,
    OWNERS_BY_CREW,
    PLACE_BIT,
    WORKS_FOR,
    crossed_from,
    crossed_space,
)
from sternhafen.games.escape_pods.rules.basic_actions import can_spy
from sternhafen.games.escape_pods.rules.movement import can_launch
from sternhafen.games.escape_pods.state import PodsState, any_on_advanced_panel, crew_in_reserve

NO_BUOYS: Final = [-1] * len(BUOY_SPACES)


def kinds_in_reserve(s: PodsState, seat: Seat) -> KindSet:
    """Return what `state.kinds_in_reserve` returns."""
    a, b, c = s.reserve[seat * KINDS : seat * KINDS + KINDS]
    return KINDS_BY_COUNTS[a][b][c]


def occupied(s: PodsState) -> SectorSet:
    """Return what `state.occupied` returns, with the places of pods that are not in space."""
    a, b, c, d, e, f = s.places
    return PLACE_BIT[a] | PLACE_BIT[b] | PLACE_BIT[c] | PLACE_BIT[d] | PLACE_BIT[e] | PLACE_BIT[f]


def all_sectors_ahead(s: PodsState) -> list[SectorSet]:
    """Return what `movement.sectors_ahead` returns, for every pod; a pod that is not in space has nowhere to go."""
    a, b, c, d, e, f = s.places
    large = ~(s.debris | PLACE_BIT[f])
    middle = large & ~(PLACE_BIT[d] | PLACE_BIT[e])
    small = middle & ~(PLACE_BIT[a] | PLACE_BIT[b] | PLACE_BIT[c])
    return [
        ADJACENT[a] & small,
        ADJACENT[b] & small,
        ADJACENT[c] & small,
        ADJACENT[d] & middle,
        ADJACENT[e] & middle,
        ADJACENT[f] & large,
    ]


def has_room_for_reserve(s: PodsState, pod: Pod) -> bool:
    """Return what `basic_actions.open_to_reserve` returns."""
    place = s.places[pod]
    if SHIP_SECTORS >> place & 1:
        return len(s.aboard[pod]) < CAPACITY[pod]
    launch = LAUNCH_SECTOR[place]
    return launch > 0 and ((launch not in s.places and not s.debris >> launch & 1) or can_launch(s, pod, launch))


def sectors_with_room(s: PodsState) -> SectorSet:
    """Return what `basic_actions.open_to_neighbours` returns."""
    sectors = 0
    for pod, crew in enumerate(s.aboard):
        if crew and len(crew) < CAPACITY[pod]:
            sectors |= 1 << s.places[pod]
    return sectors


# Free moves --------------------------------------------------------------------------------------------------------


def open_crossings(s: PodsState, seat: Seat) -> int:
    """Return the free moves of `buoys.Buoys` as a set of crossings."""
    if s.buoys == NO_BUOYS:
        return 0
    crossings = 0
    own, places, buoys, works = 1 << seat, s.places, s.buoys, WORKS_FOR[seat]
    ahead: list[SectorSet] = []
    for pod, crew in enumerate(s.aboard):
        if crew and OWNERS_BY_CREW[crew] & own:
            for space, beyond, crossing in CROSSINGS[places[pod]]:
                if works[buoys[space]]:
                    ahead = ahead or all_sectors_ahead(s)
                    if ahead[pod] & beyond:
                        crossings |= crossing
    return crossings


def free_move(s: PodsState, crossing: int) -> Action:
    """Return the free move of the pod that stands where a crossing begins."""
    return BUOY_MOVE[crossed_space(crossing)][s.places.index(crossed_from(crossing))]


# Effects -----------------------------------------------------------------------------------------------------------


def has_effect(s: PodsState, seat: Seat, action: ActionNumber) -> bool:
    """Return what `turns.has_effect` returns."""
    if action == EMBARK:
        return can_embark(s, seat)
    if action == DISEMBARK:
        return can_disembark(s)
    if action == ACCELERATE:
        return can_accelerate(s, seat)
    if action == SPY:
        return can_spy(s)
    if action == MINIPOD:
        if crew_in_reserve(s, seat) < 2 or BAY not in s.places:
            return False
        return SHIP_SECTORS & ~s.debris & ~occupied(s) != 0
    if action == BOARD:
        return s.seats > 1 and can_board(s, seat)
    if action == FLY:
        return any(all_sectors_ahead(s))
    if action == PROGRAM:
        return can_program(s)
    return any_on_advanced_panel(s, seat)


def can_embark(s: PodsState, seat: Seat) -> bool:
    """Return what `basic_actions.can_embark` returns for a turn."""
    if crew_in_reserve(s, seat) > 1:
        for pod in range(PODS):
            if has_room_for_reserve(s, pod):
                return True
    rooms = sectors_with_room(s)
    return rooms != 0 and any_own_beside(s, seat, rooms)


def can_disembark(s: PodsState) -> bool:
    """Return what `basic_actions.can_disembark` returns."""
    landing = occupied(s) & LANDING_SECTORS
    if landing:
        for haven in range(HAVENS):
            if landing & HAVEN_SECTORS[haven] and len(s.arrived[haven]) < ARRIVAL_SPACES:
                return True
    return False


def can_accelerate(s: PodsState, seat: Seat) -> bool:
    """Return what `basic_actions.can_accelerate` returns."""
    ahead: list[SectorSet] = []
    for pod, crew in enumerate(s.aboard):
        if OWNERS_BY_CREW[crew] >> seat & 1:
            ahead = ahead or all_sectors_ahead(s)
            if ahead[pod]:
                return True
    return False


def can_board(s: PodsState, seat: Seat) -> bool:
    """Return what `advanced_actions.can_board` returns for a turn."""
    others, own = 0, 1 << seat
    for pod, crew in enumerate(s.aboard):
        if OWNERS_BY_CREW[crew] & ~own:
            others |= 1 << s.places[pod]
    if others & SHIP_SECTORS and crew_in_reserve(s, seat) > 1:
        return True
    return others != 0 and any_own_beside(s, seat, others)


def any_own_beside(s: PodsState, seat: Seat, sectors: SectorSet) -> bool:
    """Return whether a seat has crew in a pod beside one of these sectors."""
    for pod in range(PODS):  # noqa: SIM110  # the loop is faster, here it matters
        if ADJACENT[s.places[pod]] & sectors and OWNERS_BY_CREW[s.aboard[pod]] >> seat & 1:
            return True
    return False


def can_program(s: PodsState) -> bool:
    """Return what `advanced_actions.can_program` returns."""
    if (s.face_up and (s.pool or s.under)) or (s.stock and -1 in s.buoys):
        return True
    free = s.buoys.count(-1)
    return free < len(s.buoys) - 1 or 0 < free < len(s.buoys)
