"""What a seat will probably score, from what it has and what it is about to do.

All weights are points. What still has to be turned into points counts by how much of the game is left, measured in
recalls: the incident track is the clock. The weights were fitted to the final points of greedy games, by what a side
had at the ends of its turns (benchmarks/arena.md). `evaluate` is called thousands of times in a search, so it makes no
objects that it can do without.
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.engine.outlook import Outlook
from sternhafen.games.cryo.aliases import NO_TILE, SideNumber
from sternhafen.games.cryo.bot.expectations import expectation
from sternhafen.games.cryo.bot.transport import transport_weight
from sternhafen.games.cryo.bot.weights import (
    CLOCK_WEIGHT,
    EARLY,
    LATE,
    PLATFORM_WEIGHT,
    RIVAL_AWAKE,
    RIVAL_STASIS,
    RIVALRY,
    RIVALRY_ALONE,
    SALVAGE_SHARE,
    UNIT_WEIGHT,
    best_docks,
    weights_at,
)
from sternhafen.games.cryo.data.tables import (
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    POINTS_UPGRADE,
    POINTS_VEHICLE,
    RIVAL,
    VEHICLE_ROOM,
)
from sternhafen.games.cryo.scoring import majorities, missions_total, scores
from sternhafen.games.cryo.state import CryoState, Side


def evaluate(s: CryoState, seat: Seat) -> float:
    """Return the points a seat will probably have in the end, less a part of what the best of the others has."""
    caves = majorities(s)
    rivalry = RIVALRY_ALONE if s.solo else RIVALRY
    worth = float(points(s, seat, caves[seat])) - rivalry * best_other(s, seat, caves)
    if s.ending:
        return worth
    side = s.sides[seat]
    recalls = s.track / len(s.sides)
    if s.solo:
        worth -= rivalry * rival_future(s.sides[RIVAL], recalls)
    worth += weights_at(recalls).launch * transport_weight(s, side)
    return worth + future(side, recalls) + expectation(s, side, seat, recalls)


def points(s: CryoState, number: SideNumber, caves: int) -> int:
    """Return a side's points as it stands; those for majorities are given."""
    side = s.sides[number]
    return (
        POINTS_CAVE_POD * side.settled()
        + POINTS_UPGRADE * side.upgrades.bit_count()
        + POINTS_VEHICLE * len(side.vehicles)
        + POINTS_AWAKE * side.awake
        + missions_total(s, number)
        + caves
    )


def best_other(s: CryoState, seat: Seat, caves: list[int]) -> int:
    """Return the open points of the best other side: missions are nobody else's knowledge."""
    best = 0
    for number, side in enumerate(s.sides):
        if number != seat:
            points = POINTS_CAVE_POD * side.settled() + POINTS_AWAKE * side.awake + caves[number]
            best = max(best, points)
    return best


def rival_future(rival: Side, recalls: float) -> float:
    """Return what the Rival's pods will still bring it: it settles nearly all of them, unless sabotage comes first."""
    pods = sum(rival.stasis) * (RIVAL_STASIS[LATE] + recalls * RIVAL_STASIS[EARLY])
    return pods + RIVAL_AWAKE * rival.awake


# What may become points ----------------------------------------------------------------------------------------------


def future(side: Side, recalls: float) -> float:
    """Return what a side's things will bring in the rest of the game, so many recalls long."""
    now = weights_at(recalls)
    worth, seats, salvage = 0.0, 0, 0.0
    for resource in range(5):
        worth += now.resources[resource][side.resources[resource]]
    for vehicle in side.vehicles:
        seats += VEHICLE_ROOM[vehicle]
    worth += now.awake * side.awake + now.seat * min(side.awake, seats)
    worth += now.vehicles[len(side.vehicles)] + now.hand[min(len(side.hand), 5)]
    worth += now.home[side.home.bit_count()]
    for mission in side.missions:
        worth += now.missions[mission]
    worth += now.stasis * sum(side.stasis) + now.slot * (len(side.slots) - side.slots.count(NO_TILE))
    for row in range(3):
        salvage += side.salvage[row] * (now.salvage + UNIT_WEIGHT[row] * SALVAGE_SHARE * recalls)
    upgrades = side.upgrades
    while upgrades:
        low = upgrades & -upgrades
        worth += now.upgrades[low.bit_length() - 1]
        upgrades ^= low
    return worth + salvage + recalls * (PLATFORM_WEIGHT * best_docks(side) + CLOCK_WEIGHT)


# The points at the end -----------------------------------------------------------------------------------------------

MAX_RECALLS: Final = 6.5
"""How many recalls a side can look forward to at the start."""


def earliness(s: CryoState, seat: Seat) -> float:
    """Return how early in the game it is: how many of the recalls are left."""
    return min(1.0, s.track / len(s.sides) / MAX_RECALLS)


OUTLOOK: Final = Outlook(evaluate, earliness, (10.9, -0.7, -15.8, 1.0), (28.8, 0.0, -8.6, -13.6))
"""The points a seat will probably end with; what still comes was measured in games of bots (tools/outlook.py)."""

RIVAL_OUTLOOK: Final = Outlook(
    lambda s, seat: float(sum(scores(s)[RIVAL].values())), earliness, (1.4, 13.1, 40.2, 62.7), (0.0,)
)
"""The same for the Rival, from its current points; measured in 60 games of a greedy bot, off by 12 points."""


def rival_outlook(s: CryoState) -> tuple[float, ...]:
    """Return the points the Rival will probably end with; nothing where it does not take part."""
    return (RIVAL_OUTLOOK(s, RIVAL),) if s.solo else ()
