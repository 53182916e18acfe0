"""One legal answer at random, without listing all: the same draws from the same `proposals` as in the rules."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Any, Final

from sternhafen.engine import Action, Step
from sternhafen.engine.bitset import members
from sternhafen.games.escape_pods.aliases import CrewKind, SectorSet
from sternhafen.games.escape_pods.data.tables import ACTIONS, BUOY_SPACES, LAST_SLOT, PANEL_SLOTS, PODS
from sternhafen.games.escape_pods.fast.listing import accelerations, changes, exchanges, free_ship_sectors
from sternhafen.games.escape_pods.fast.queries import (
    all_sectors_ahead,
    free_move,
    has_effect,
    has_room_for_reserve,
    kinds_in_reserve,
    open_crossings,
)
from sternhafen.games.escape_pods.fast.tables import (
    ACTIVATE,
    BOARD_POD,
    BOARD_RESERVE,
    BURY,
    EMBARK_IN,
    END_TURN,
    LAUNCH_TO,
    MOVE_BUOY,
    MOVE_TO,
    PLACE_BUOY,
    SWAP_BUOYS,
)
from sternhafen.games.escape_pods.rules.advanced_actions import Boarding, Flying, Programming, can_bury, usable_buoys
from sternhafen.games.escape_pods.rules.basic_actions import Accelerating, Embarking, LaunchingMini
from sternhafen.games.escape_pods.rules.buoys import MAX_RANDOM_FREE_MOVES
from sternhafen.games.escape_pods.rules.turns import Turn
from sternhafen.games.escape_pods.state import PodsState

Chance = Callable[[], float]
NO_KINDS: Final[list[CrewKind]] = []


def sample_turn(s: PodsState, ask: Turn, random: Chance) -> Action:
    """Return one of a turn's answers or of the free moves beside them; what has no effect is drawn again.

    That is quicker than `openings`, which finds out first what has.
    """
    seat = ask.seat
    kinds = members(kinds_in_reserve(s, seat)) if s.actions_left else NO_KINDS
    end = ACTIONS * len(kinds)
    free = s._memo if s._memo >= 0 else open_crossings(s, seat)
    if s.free_moves >= MAX_RANDOM_FREE_MOVES:
        free = 0
    count = end + 1 + free.bit_count()
    while True:
        k = floor(random() * count)
        if k < end:
            action = k // len(kinds)
            if s.panels[seat * PANEL_SLOTS + LAST_SLOT[action]] < 0 and has_effect(s, seat, action):
                return ACTIVATE[action][kinds[k % len(kinds)]]
        elif k == end:
            return END_TURN
        else:
            return free_move(s, members(free)[k - end - 1])


def of_embarking(s: PodsState, ask: Embarking, random: Chance) -> Action:
    """Return one way to embark; a pod that the reserve cannot reach is drawn again."""
    change = changes(s, ask.seat)
    kinds = members(kinds_in_reserve(s, ask.seat))
    while True:
        k = floor(random() * (len(change) + len(kinds) * PODS))
        if k < len(change):
            return change[k]
        kind, pod = divmod(k - len(change), PODS)
        if has_room_for_reserve(s, pod):
            return EMBARK_IN[kinds[kind]][pod]


def of_launching(s: PodsState, ask: LaunchingMini, random: Chance) -> Action:
    """Return one way to launch a mini-pod."""
    sectors, kinds = free_ship_sectors(s), members(kinds_in_reserve(s, ask.seat))
    kind, sector = divmod(floor(random() * len(kinds) * len(sectors)), len(sectors))
    return LAUNCH_TO[kinds[kind]][sectors[sector]]


def of_accelerating(s: PodsState, ask: Accelerating, random: Chance) -> Action:
    """Return one move of a pod with the seat's crew."""
    return one_move(accelerations(s, ask.seat), random)


def of_flying(s: PodsState, ask: Flying, random: Chance) -> Action:
    """Return one move of any pod."""
    return one_move(all_sectors_ahead(s), random)


def one_move(ahead: list[SectorSet], random: Chance) -> Action:
    """Return one of the moves into these sectors."""
    count = 0
    for mask in ahead:
        count += mask.bit_count()
    k = floor(random() * count)
    for pod, mask in enumerate(ahead):
        if mask:
            sectors = members(mask)
            if k < len(sectors):
                return MOVE_TO[pod][sectors[k]]
            k -= len(sectors)
    raise AssertionError("nothing can move, but the action was chosen")


def of_boarding(s: PodsState, ask: Boarding, random: Chance) -> Action:
    """Return one exchange."""
    possible = exchanges(s, ask.seat)
    k = floor(random() * sum([len(near) + len(reserve) for _, near, reserve in possible]))
    for other, near, reserve in possible:
        if k < len(near):
            return BOARD_POD[near[k]][other]
        k -= len(near)
        if k < len(reserve):
            return BOARD_RESERVE[reserve[k]][other]
        k -= len(reserve)
    raise AssertionError("nobody can board, but the action was chosen")


def of_programming(s: PodsState, ask: Programming, random: Chance) -> Action:
    """Return one option of programming."""
    cards: tuple[int, ...] = s.face_up if can_bury(s) else ()
    free = [space for space in range(len(BUOY_SPACES)) if s.buoys[space] < 0]
    taken = [space for space in range(len(BUOY_SPACES)) if s.buoys[space] >= 0]
    usable = members(usable_buoys(s, ask.seat))
    placings, shifts = len(usable) * len(free), len(taken) * len(free) + len(taken) * (len(taken) - 1) // 2
    k = floor(random() * (len(cards) + placings + shifts))
    if k < len(cards):
        return BURY[cards[k]]
    k -= len(cards)
    if k < placings:
        return PLACE_BUOY[usable[k // len(free)]][free[k % len(free)]]
    k -= placings
    for number, one in enumerate(taken, 1):
        if k < len(free):
            return MOVE_BUOY[one][free[k]]
        k -= len(free)
        if k < len(taken) - number:
            return SWAP_BUOYS[one][taken[number + k]]
        k -= len(taken) - number
    raise AssertionError("no option is left, but the action was chosen")


SAMPLED: Final[dict[type[Step], Callable[[Any, Any, Chance], Action]]] = {
    Turn: sample_turn,
    Embarking: of_embarking,
    Accelerating: of_accelerating,
    LaunchingMini: of_launching,
    Boarding: of_boarding,
    Flying: of_flying,
    Programming: of_programming,
}
"""For the others the answers are listed."""
