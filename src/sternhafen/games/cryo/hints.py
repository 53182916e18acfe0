"""A bot's hint: what a side will probably score, from what it has and what it is about to do.

All worths are points. What still has to be turned into points counts by how much of the game is left, measured in
recalls: the incident track is the clock. The worths come from what the final points of greedy games say about the
things a side had at the ends of its turns (benchmarks/arena.md). `evaluate` is called thousands of times in a search,
so it makes no objects that it can do without.
"""

from __future__ import annotations

from sternhafen.games.cryo.components import (
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    POINTS_UPGRADE,
    POINTS_VEHICLE,
    VEHICLE_ROOM,
)
from sternhafen.games.cryo.promises import promise
from sternhafen.games.cryo.scoring import majorities, missions_total
from sternhafen.games.cryo.table import Side, Table
from sternhafen.games.cryo.worths import CLOCK_WORTH, RIVALRY, SALVAGE_SHARE, UNIT_WORTH, best_two_docks, worths_now


def evaluate(s: Table, seat: int) -> float:
    """Return the points a seat will probably have in the end, less a part of what the best of the others has."""
    caves = majorities(s)
    worth = float(points(s, seat, caves[seat])) - RIVALRY * best_other(s, seat, caves)
    if s.ending:
        return worth
    side = s.sides[seat]
    recalls = s.track / len(s.sides)
    return worth + future(side, recalls) + promise(s, side, seat, recalls)


def points(s: Table, number: int, caves: int) -> int:
    """Return a side's points as it stands; those for majorities are given."""
    side = s.sides[number]
    return (
        POINTS_CAVE_POD * side.saved()
        + POINTS_UPGRADE * side.upgrades.bit_count()
        + POINTS_VEHICLE * len(side.vehicles)
        + POINTS_AWAKE * side.awake
        + missions_total(s, number)
        + caves
    )


def best_other(s: Table, seat: int, caves: list[int]) -> int:
    """Return the open points of the best other side: missions are nobody else's knowledge."""
    best = 0
    for number, side in enumerate(s.sides):
        if number != seat:
            found = POINTS_CAVE_POD * side.saved() + POINTS_AWAKE * side.awake + caves[number]
            best = max(best, found)
    return best


# What may become points ----------------------------------------------------------------------------------------------


def future(side: Side, recalls: float) -> float:
    """Return what a side's things will bring in the rest of the game, so many recalls long."""
    now = worths_now(recalls)
    worth, seats, salvage = 0.0, 0, 0.0
    for resource in range(5):
        worth += now.resources[resource][side.res[resource]]
    for vehicle in side.vehicles:
        seats += VEHICLE_ROOM[vehicle]
    worth += now.awake * side.awake + now.seat * min(side.awake, seats)
    worth += now.vehicles[len(side.vehicles)] + now.hand[min(len(side.hand), 5)]
    worth += now.home[side.home.bit_count()] + now.mission * len(side.missions)
    worth += now.stasis * sum(side.stasis) + now.slot * (len(side.slots) - side.slots.count(-1))
    for row in range(3):
        salvage += side.salvage[row] * (now.salvage + UNIT_WORTH[row] * SALVAGE_SHARE * recalls)
    upgrades = side.upgrades
    while upgrades:
        low = upgrades & -upgrades
        worth += now.upgrades[low.bit_length() - 1]
        upgrades ^= low
    return worth + salvage + now.platform * best_two_docks(side) + recalls * CLOCK_WORTH
