"""The terms of the evaluation, for people who ask why: caves, cards, resources, the platform, the others."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.engine.bitset import members
from sternhafen.engine.terms import Term, Terms, add
from sternhafen.games.cryo.aliases import NO_TILE
from sternhafen.games.cryo.bot.evaluation import best_other, rival_future
from sternhafen.games.cryo.bot.expectations import expectation
from sternhafen.games.cryo.bot.transport import transport_weight
from sternhafen.games.cryo.bot.weights import (
    CLOCK_WEIGHT,
    PLATFORM_WEIGHT,
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
from sternhafen.games.cryo.rules.missions import mission_points
from sternhafen.games.cryo.scoring import add_majority, majorities
from sternhafen.games.cryo.state import CryoState, Side


def terms(s: CryoState, seat: Seat) -> Terms:
    """Return what the evaluation adds up."""
    side, sums = s.sides[seat], dict[Term, float]()
    add_points(sums, s, seat)
    rivalry = RIVALRY_ALONE if s.solo else RIVALRY
    add(sums, "others", -rivalry * best_other(s, seat, majorities(s)))
    if s.ending:
        return sums
    recalls = s.track / len(s.sides)
    if s.solo:
        add(sums, "others", -rivalry * rival_future(s.sides[RIVAL], recalls))
    add(sums, "transport", weights_at(recalls).launch * transport_weight(s, side))
    add(sums, "question", expectation(s, side, seat, recalls))
    add_people(sums, side, recalls)
    add_things(sums, side, recalls)
    return sums


def add_points(sums: Terms, s: CryoState, seat: Seat) -> None:
    """Add the points that a seat has."""
    side = s.sides[seat]
    add(sums, "pods", POINTS_CAVE_POD * side.settled())
    add(sums, "upgrades", POINTS_UPGRADE * side.upgrades.bit_count())
    add(sums, "vehicles", POINTS_VEHICLE * len(side.vehicles))
    add(sums, "awake", POINTS_AWAKE * side.awake)
    for card in side.missions:
        add(sums, "mission", mission_points(side, card), card)
    for cave in members(s.open_caves):
        majority = [0] * len(s.sides)
        add_majority(s, cave, majority)
        add(sums, "cave", majority[seat], cave)


def add_people(sums: Terms, side: Side, recalls: float) -> None:
    """Add what pods will bring beyond their points, wherever they are."""
    now = weights_at(recalls)
    seats = sum([VEHICLE_ROOM[vehicle] for vehicle in side.vehicles])
    add(sums, "awake", now.awake * side.awake + now.seat * min(side.awake, seats))
    add(sums, "stasis", now.stasis * sum(side.stasis))
    for row in range(3):
        add(sums, "salvage", side.salvage[row] * (now.salvage + UNIT_WEIGHT[row] * SALVAGE_SHARE * recalls))


def add_things(sums: Terms, side: Side, recalls: float) -> None:
    """Add what a side's resources, cards, drones and platform will bring, and the time that is left."""
    now = weights_at(recalls)
    for resource in range(5):
        add(sums, "resource", now.resources[resource][side.resources[resource]], resource)
    add(sums, "vehicles", now.vehicles[len(side.vehicles)])
    add(sums, "hand", now.hand[min(len(side.hand), 5)])
    add(sums, "drones", now.home[side.home.bit_count()])
    for mission in side.missions:
        add(sums, "mission", now.missions[mission], mission)
    for upgrade in members(side.upgrades):
        add(sums, "upgrades", now.upgrades[upgrade])
    tiles = len(side.slots) - side.slots.count(NO_TILE)
    add(sums, "platform", now.slot * tiles + recalls * PLATFORM_WEIGHT * best_docks(side))
    add(sums, "time", recalls * CLOCK_WEIGHT)
