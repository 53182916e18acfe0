"""What a seat's next transport promises: the pods it could carry, where to, and what is still missing for it."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.aliases import Cave, CaveTile
from sternhafen.games.cryo.bot.weights import UNIT_WEIGHT
from sternhafen.games.cryo.data.tables import (
    CARDS,
    CAVE_COST,
    CAVE_FIRST,
    CAVE_SECOND,
    CAVES,
    ENERGY,
    NANITES,
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    TUNNEL_CAVES,
    TUNNELS,
    VEHICLE_ROOM,
)
from sternhafen.games.cryo.rules.upgrades.hooks import EXTRA_ROOM
from sternhafen.games.cryo.rules.vehicles import launch_energy
from sternhafen.games.cryo.state import CryoState, Side

SHORTAGE: Final = 1.61
"""How many times its usual weight a missing resource costs: it has to be fetched first."""
UNPLAYED: Final = 0.7
"""How much of a transport counts whose vehicle is still a hand card."""


def transport_weight(s: CryoState, side: Side) -> float:
    """Return about how many points the best transport would bring, less what is missing for it; not below 0."""
    if not side.awake:
        return 0.0
    best = 0.0
    last = -1
    for vehicle in side.vehicles:
        if vehicle != last:
            last = vehicle
            best = max(best, weight_of_launch(s, side, vehicle))
    if best == 0.0 and side.hand:
        biggest, room = -1, 0
        for vehicle in range(CARDS):
            if VEHICLE_ROOM[vehicle] > room and vehicle in side.hand:
                biggest, room = vehicle, VEHICLE_ROOM[vehicle]
        best = UNPLAYED * weight_of_launch(s, side, biggest)
    return best


def weight_of_launch(s: CryoState, side: Side, vehicle: int) -> float:
    """Return what the best launch of a vehicle would bring, with as many pods as there are for it."""
    pods = min(side.awake, VEHICLE_ROOM[vehicle] + EXTRA_ROOM[side.upgrades])
    all_in = [-1.0] * CAVES
    most_in = [0.0] * CAVES
    rest_in = [0.0] * CAVES
    more = (pods + 1) // 2
    for cave in range(CAVES):
        if contains(s.open_caves, cave):
            others = 0
            for other in s.sides:
                if other is not side:
                    others = max(others, other.caves[cave])
            tile, own = s.caves[cave], side.caves[cave]
            now = majority(tile, own, others) + missing(side, tile)
            all_in[cave] = majority(tile, own + pods, others) - now
            most_in[cave] = majority(tile, own + more, others) - now
            rest_in[cave] = majority(tile, own + pods - more, others) - now
    best = 0.0
    for tunnel in range(TUNNELS):
        near, far = TUNNEL_CAVES[tunnel]
        worth = best_settling(s, near, far, pods, all_in, most_in, rest_in)
        if worth > best:
            lack = launch_energy(side, vehicle, tunnel)
            worth -= UNIT_WEIGHT[ENERGY] * (lack + (SHORTAGE - 1.0) * max(0, lack - side.resources[ENERGY]))
            best = max(best, worth)
    return best


def best_settling(
    s: CryoState, one: Cave, other: Cave, pods: int, all_in: list[float], most_in: list[float], rest_in: list[float]
) -> float:
    """Return what the pods bring in the caves of a tunnel section: all in one of them, or some in each."""
    gain = pods * (POINTS_CAVE_POD - POINTS_AWAKE)
    first, second = contains(s.open_caves, one), contains(s.open_caves, other)
    if first and second:
        best = max(all_in[one], all_in[other])
        if pods > 1:
            best = max(best, most_in[one] + rest_in[other], rest_in[one] + most_in[other])
        return gain + best
    return gain + all_in[one] if first else gain + all_in[other] if second else 0.0


def majority(tile: CaveTile, own: int, others: int) -> float:
    """Return what so many pods bring in a cave by majority, against the most that another side has there."""
    if not own:
        return 0.0
    return float(CAVE_FIRST[tile] if own > others else CAVE_SECOND[tile])


def missing(side: Side, tile: CaveTile) -> float:
    """Return what the settlement cost of a cave is worth; what a side has not got yet counts for more."""
    resources = side.resources
    worth, lack = 0.0, 0
    for kind in range(3):
        cost = CAVE_COST[tile][kind]
        if cost:
            worth += UNIT_WEIGHT[kind] * cost
            lack += max(0, cost - resources[kind])
    cost = CAVE_COST[tile][NANITES]
    worth += UNIT_WEIGHT[NANITES] * cost
    lack = max(0, lack + cost - resources[NANITES])
    return worth + lack * SHORTAGE * UNIT_WEIGHT[NANITES]
