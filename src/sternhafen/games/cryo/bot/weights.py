"""What a side's things are worth in points, late and early in a game; fitted to greedy games (benchmarks/arena.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sternhafen.engine.fast import cached
from sternhafen.engine.sums import add_floats
from sternhafen.games.cryo.aliases import NO_TILE, Face, HomeDock
from sternhafen.games.cryo.data.tables import (
    ALL_OF,
    AUTOMATION,
    CARD,
    CARDS,
    COST_SLOT,
    EARLY_WARNING,
    FACE_ITEMS,
    FACE_MODE,
    FIXED_GAIN,
    GROUND_SCANNER,
    INTERFACE,
    NO_SLOT,
    OVERCLOCK,
    PLAN_DOCK,
    PLATFORM_DOCKS,
    PROTOTYPE,
    REWARD_SLOT,
    SUPERCHARGE,
    WAKE_DOCK,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.state import Side

MAX_CACHED: Final = 128

LATE: Final = 0
EARLY: Final = 1
"""Every weight is given twice: when the track is empty, and when it still holds `EARLY_RECALLS` recalls a side."""
EARLY_RECALLS: Final = 5.0
MAX_SHARE: Final = 1.3
"""Weights are not interpolated beyond this share of `EARLY_RECALLS`."""
Weight = tuple[tuple[float, ...], tuple[float, ...]]

RESOURCE_WEIGHT: Final[tuple[Weight, ...]] = (
    ((0.0, 0.4, 0.44, 0.48, 0.48, 0.48), (0.0, 0.83, 1.1, 1.32, 1.54, 1.58)),
    ((0.0, 0.26, 0.43, 0.43, 0.43, 0.43), (0.0, 1.56, 2.55, 3.54, 4.15, 4.49)),
    ((0.0, 0.23, 0.42, 0.57, 0.6, 0.6), (0.0, 1.1, 2.04, 2.72, 3.1, 3.33)),
    ((0.0, 0.38, 0.38, 0.38, 0.38, 0.38), (0.0, 1.43, 2.0, 2.1, 2.15, 2.2)),
    ((0.0, 0.74, 1.37, 1.54, 1.59, 1.59, 1.71), (0.0, 1.88, 3.76, 5.13, 5.81, 6.83, 7.29)),
)
"""What so many crystals, organics, tech, nanites and energy will bring: organics wake pods, tech plays cards and
scouts, energy carries pods; what is more than one can spend soon brings little."""
HAND_WEIGHT: Final[Weight] = ((0.0, 1.5, 2.95, 4.33, 5.29, 6.01), (0.0, 2.29, 4.33, 6.62, 8.66, 10.1))
"""What so many hand cards will bring."""
HOME_WEIGHT: Final[Weight] = ((0.0, 0.39, 0.79, 1.34, 1.57, 1.73), (0.0, 0.71, 1.5, 2.05, 2.36, 2.52))
"""What so many drones at home bring when they are deployed."""
VEHICLE_WEIGHT: Final[Weight] = ((0.0, 0.79, 1.23, 1.32), (0.0, 1.15, 1.85, 2.03))
"""What so many vehicles bring beyond their points: one is needed to launch, more are in reserve."""
_UPGRADE_WEIGHT: Final = {
    GROUND_SCANNER: (0.45, 1.05),
    SUPERCHARGE: (0.0, 0.45),
    INTERFACE: (0.45, 0.3),
    WAKE_PROTOCOL: (1.79, 4.78),
    AUTOMATION: (1.05, 1.94),
    PROTOTYPE: (0.3, 0.6),
    EARLY_WARNING: (0.6, 1.34),
    OVERCLOCK: (0.0, 0.3),
}
UPGRADE_WEIGHT: Final[Weight] = (
    tuple(_UPGRADE_WEIGHT[upgrade][LATE] for upgrade in range(CARDS)),
    tuple(_UPGRADE_WEIGHT[upgrade][EARLY] for upgrade in range(CARDS)),
)
"""What each upgrade brings beyond its point."""
AWAKE_WEIGHT: Final[tuple[float, ...]] = (0.57, 1.03)
"""What an awake pod brings beyond its own point once it is in a cave."""
SEAT_WEIGHT: Final[tuple[float, ...]] = (1.0, 0.0)
"""For each awake pod that has a place in a vehicle and so can be launched."""
STASIS_WEIGHT: Final[tuple[float, ...]] = (0.3, 0.08)
"""For a pod that may still be woken."""
SALVAGE_WEIGHT: Final[tuple[float, ...]] = (0.23, 0.47)
"""For a pod at salvage, beside the resource it earns at every recall."""
SALVAGE_SHARE: Final = 0.6
"""How much of that resource counts."""
SLOT_WEIGHT: Final[tuple[float, ...]] = (0.1, 0.79)
"""For a tile on the platform."""
MISSION_WEIGHT: Final[Weight] = ((0.0,) * 8, (2.21, 0.88, 2.65, 1.77, 1.33, 0.88, 0.44, 2.21))
"""What each mission will bring beyond what it is worth by now."""
PLATFORM_WEIGHT: Final = 2.22
"""How much of what the best platform actions bring counts at each recall."""
LAUNCH_WEIGHT: Final[tuple[float, ...]] = (0.09, 0.24)
"""How much of what the best transport promises counts."""
UNIT_WEIGHT: Final[tuple[float, ...]] = (0.31, 0.54, 0.62, 0.47, 1.01)
"""What one more of a resource is worth in the middle of the game."""
CARD_ACTION_WEIGHT: Final = 1.49
WAKE_WEIGHT: Final = 1.2
"""What it is worth to wake a pod: its point and what it can do, less its worth in stasis."""
SCOUT_WEIGHT: Final = 2.42
"""What a scout brings: a pod in a cave that is likely to be its first, less its cost."""
PLACE_WEIGHT: Final = 0.24
"""What a tile on the platform brings at each recall, before one knows where it goes."""
SEND_WEIGHT: Final = 0.3
PLAY_WEIGHT: Final[tuple[float, ...]] = (2.86, 2.14, 1.57)
"""What the first, second and third card played by the computer bring, less their cost."""
DRAW_WEIGHT: Final = 0.27
"""What a card drawn by the computer brings, less its cost."""
CLOCK_WEIGHT: Final = 4.84
"""What a side gets out of the turns up to a recall: the end of the game is not to be hurried."""
RIVALRY: Final = 0.25
"""How much of the points of the best other side counts against a side's own."""
RIVALRY_ALONE: Final = 0.69
"""The same against the Rival, who is the only one to beat."""
RIVAL_STASIS: Final[tuple[float, ...]] = (0.34, 0.68)
"""What a pod of the Rival in stasis will bring it: at the end, and more for each recall that is left."""
RIVAL_AWAKE: Final = 2.46
"""What an awake pod of the Rival will bring it beyond its own point."""


class Weights:
    """All weights when so many recalls are left."""

    __slots__ = (
        "resources",
        "hand",
        "home",
        "vehicles",
        "upgrades",
        "awake",
        "seat",
        "stasis",
        "salvage",
        "slot",
        "missions",
        "launch",
    )

    def __init__(self, recalls: float) -> None:
        self.resources = [interpolate(weight[LATE], weight[EARLY], recalls) for weight in RESOURCE_WEIGHT]
        self.hand = interpolate(*HAND_WEIGHT, recalls)
        self.home = interpolate(*HOME_WEIGHT, recalls)
        self.vehicles = interpolate(*VEHICLE_WEIGHT, recalls)
        self.upgrades = interpolate(*UPGRADE_WEIGHT, recalls)
        self.missions = interpolate(*MISSION_WEIGHT, recalls)
        single = (
            AWAKE_WEIGHT,
            SEAT_WEIGHT,
            STASIS_WEIGHT,
            SALVAGE_WEIGHT,
            SLOT_WEIGHT,
            LAUNCH_WEIGHT,
        )
        now = interpolate([weight[LATE] for weight in single], [weight[EARLY] for weight in single], recalls)
        self.awake, self.seat, self.stasis, self.salvage, self.slot, self.launch = now


def interpolate(late: Sequence[float], early: Sequence[float], recalls: float) -> list[float]:
    """Return weights between their late and their early values, by how many recalls are left.

    >>> interpolate([0.0, 1.0], [1.0, 2.0], 2.5)
    [0.5, 1.5]
    """
    share = min(MAX_SHARE, recalls / EARLY_RECALLS)
    return [one + share * (other - one) for one, other in zip(late, early, strict=True)]


@cached(MAX_CACHED)
def weights_at(recalls: float) -> Weights:
    """Return all weights when so many recalls are left; there are only as many as the track has lengths."""
    return Weights(recalls)


def face_weight(face: Face) -> float:
    """Return what a face brings as a reward, or costs."""
    if FACE_MODE[face] == CARD:
        return CARD_ACTION_WEIGHT
    worth = 0.0
    for resource, amount in FACE_ITEMS[face]:
        if FACE_MODE[face] == ALL_OF:
            worth += UNIT_WEIGHT[resource] * amount
        else:
            worth = max(worth, UNIT_WEIGHT[resource])
    return worth


FACE_WEIGHT: Final = [face_weight(face) for face in range(len(FACE_MODE))]
"""What each face brings as a reward, or costs."""


def dock_weight(side: Side, dock: HomeDock) -> float:
    """Return what a platform action brings each time, less its cost; 0 if a slot is empty."""
    cost, reward = COST_SLOT[dock], REWARD_SLOT[dock]
    worth = DOCK_WEIGHT[dock]
    if reward != NO_SLOT:
        if side.slots[reward] == NO_TILE:
            return 0.0
        worth += FACE_WEIGHT[side.slots[reward]]
    if cost != NO_SLOT:
        if side.slots[cost] == NO_TILE:
            return 0.0
        worth -= FACE_WEIGHT[side.slots[cost]]
    return worth if worth > 0 else 0.0


def fixed_weight(dock: HomeDock) -> float:
    """Return what a platform dock brings beside its tiles."""
    if dock == WAKE_DOCK:
        return WAKE_WEIGHT
    if dock == PLAN_DOCK:
        return CARD_ACTION_WEIGHT
    return add_floats([UNIT_WEIGHT[resource] * amount for resource, amount in enumerate(FIXED_GAIN[dock])])


DOCK_WEIGHT: Final = [fixed_weight(dock) for dock in range(PLATFORM_DOCKS)]


def platform_weight(side: Side, drones: int) -> float:
    """Return what the best platform actions bring at a recall with so many drones."""
    if side.has(AUTOMATION):
        drones += 1
    weights = [dock_weight(side, dock) for dock in range(PLATFORM_DOCKS)]
    weights.sort(reverse=True)
    return add_floats(weights[:drones])


def best_docks(side: Side) -> float:
    """Return what the best platform actions bring with all drones; every evaluation asks for it: it makes no list."""
    first = second = third = 0.0
    for dock in range(PLATFORM_DOCKS):
        worth = dock_weight(side, dock)
        if worth > first:
            first, second, third = worth, first, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    return first + second + third
