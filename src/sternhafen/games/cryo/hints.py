"""A bot's hint: what a side will probably score, from what it has and what it is about to do.

All worths are points. What still has to be turned into points counts by how much of the game is left, measured in
recalls: the incident track is the clock. `evaluate` is called thousands of times in a search, so it makes no objects
that it can do without.
"""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.caves import AtTransport, launch_energy, load_bounds, reachable
from sternhafen.games.cryo.components import (
    ALL_OF,
    AUTOMATION,
    CARD,
    CAVE_FIRST,
    CAVE_SECOND,
    COMPUTER,
    CONVERTER,
    COST_SLOT,
    CRYSTAL,
    DOCK_SPACES,
    EARLY_WARNING,
    ENERGY,
    FACE_ITEMS,
    FACE_MODE,
    FIXED_GAIN,
    INCIDENT_EFFECT,
    INCIDENT_FACE,
    INTERFACE,
    MISSION_PLACES,
    NANITES,
    ORGANICS,
    OVERCLOCK,
    PLAN_DOCK,
    PLATFORM_DOCKS,
    PLUNDER,
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    POINTS_UPGRADE,
    POINTS_VEHICLE,
    PROTOTYPE,
    REACTOR,
    REWARD_SLOT,
    SCANNER,
    SCOUT,
    SEND,
    SPACE_KIND,
    SPACE_SECTION,
    SPACE_STACK,
    STASIS,
    SUPERCHARGE,
    TECH,
    TILE,
    TUNNEL_CAVES,
    TUNNELS,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
    VEHICLE_ROOM,
    WAKE_DOCK,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.computer import Computing
from sternhafen.games.cryo.deploy import AtDock, Overclocking, doable
from sternhafen.games.cryo.incidents import ChooseIncident
from sternhafen.games.cryo.platform import Automating, OfferPlatform, Returning
from sternhafen.games.cryo.scoring import majorities, missions_total
from sternhafen.games.cryo.table import Side, Table
from sternhafen.games.cryo.wreck import TakeTile

RESOURCE_WORTH: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.35, 0.65, 0.85, 0.95, 1.0),
    (0.0, 0.6, 1.15, 1.6, 1.8, 1.9),
    (0.0, 0.7, 1.3, 1.8, 2.05, 2.15),
    (0.0, 0.6, 1.15, 1.6, 1.9, 2.0),
    (0.0, 0.85, 1.6, 2.25, 2.65, 2.95, 3.1),
)
"""What so many crystals, organics, tech, nanites and energy will bring: organics wake pods, tech plays cards and
scouts, energy carries pods; what is more than one can spend soon brings little."""
UNIT_WORTH: Final[tuple[float, ...]] = (0.35, 0.6, 0.7, 0.6, 0.85)
"""What one more of a resource is worth to a platform action."""
AWAKE_WORTH: Final = 0.3
"""What an awake pod brings beyond its own point once it is in a cave."""
SEAT_WORTH: Final = 0.2
"""For each awake pod that has a place in a vehicle and so can be launched."""
STASIS_WORTH: Final = 0.3
"""For a pod that may still be woken."""
SALVAGE_WORTH: Final = 0.9
"""For a pod at salvage, beside the resource it earns at every recall."""
CARD_WORTH: Final[tuple[float, ...]] = (0.0, 1.75, 3.4, 4.9, 5.6, 6.1)
"""What so many hand cards will bring in play; some will stay in hand."""
CARD_ACTION_WORTH: Final = 0.9
VEHICLE_WORTH: Final[tuple[float, ...]] = (0.0, 2.0, 2.8, 3.2)
"""What so many vehicles bring beyond their points: one is needed to launch, more are in reserve."""
UPGRADE_WORTH: Final = {
    SCANNER: 0.8,
    SUPERCHARGE: 1.0,
    INTERFACE: 0.6,
    WAKE_PROTOCOL: 1.6,
    AUTOMATION: 1.6,
    PROTOTYPE: 1.0,
    EARLY_WARNING: 0.8,
    OVERCLOCK: 1.8,
}
"""What an upgrade brings beyond its point when most of the game is left."""
MISSION_WORTH: Final = 2.0
"""What a mission will bring beyond what it is worth by now."""
WAKE_WORTH: Final = 1.2
"""What it is worth to wake a pod: its point and what it can do, less its worth in stasis."""
SCOUT_WORTH: Final = 4.0
"""What a scout brings: a pod in a cave that is likely to be its first, less its cost."""
PLACE_WORTH: Final = 0.25
"""What a tile on the platform brings at each recall, before one knows where it goes."""
SEND_WORTH: Final = 0.3
PLAY_WORTH: Final[tuple[float, ...]] = (2.0, 1.5, 1.1)
"""What the first, second and third card played by the computer bring, less their cost."""
DRAW_WORTH: Final = 0.3
"""What a card drawn by the computer brings, less its cost."""
TURN_WORTH: Final = 0.35
"""What a drone at home brings when it is deployed."""
CLOCK_WORTH: Final = 6.5
"""What a side gets out of the turns up to a recall: the end of the game is not to be hurried."""
RIVALRY: Final = 0.25
"""How much of the points of the best other side counts against one's own."""


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
    soon = min(1.0, 0.3 + recalls / 2)
    worth = 0.0
    for resource in range(5):
        worth += RESOURCE_WORTH[resource][side.res[resource]]
    seats = 0
    for vehicle in side.vehicles:
        seats += VEHICLE_ROOM[vehicle]
    worth += AWAKE_WORTH * side.awake + SEAT_WORTH * min(side.awake, seats) + VEHICLE_WORTH[len(side.vehicles)]
    worth += CARD_WORTH[min(len(side.hand), 5)] + STASIS_WORTH * sum(side.stasis) + SALVAGE_WORTH * sum(side.salvage)
    worth += TURN_WORTH * side.home.bit_count()
    for row in range(3):
        worth += side.salvage[row] * UNIT_WORTH[row] * recalls
    upgrades = side.upgrades
    while upgrades:
        low = upgrades & -upgrades
        worth += UPGRADE_WORTH[low.bit_length() - 1]
        upgrades ^= low
    worth += MISSION_WORTH * len(side.missions)
    return soon * worth + recalls * (CLOCK_WORTH + platform_worth(side, 3))


def face_worth(face: int) -> float:
    """Return what a face brings as a reward, or costs."""
    if FACE_MODE[face] == CARD:
        return CARD_ACTION_WORTH
    worth = 0.0
    for resource, amount in FACE_ITEMS[face]:
        worth = worth + UNIT_WORTH[resource] * amount if FACE_MODE[face] == ALL_OF else max(worth, UNIT_WORTH[resource])
    return worth


FACE_WORTH: Final = [face_worth(face) for face in range(len(FACE_MODE))]
"""What each face brings as a reward, or costs."""


def dock_worth(side: Side, dock: int) -> float:
    """Return what a platform action brings each time, less its cost; 0 if a slot is empty."""
    cost, reward = COST_SLOT[dock], REWARD_SLOT[dock]
    worth = DOCK_WORTH[dock]
    if reward >= 0:
        if side.slots[reward] < 0:
            return 0.0
        worth += FACE_WORTH[side.slots[reward]]
    if cost >= 0:
        if side.slots[cost] < 0:
            return 0.0
        worth -= FACE_WORTH[side.slots[cost]]
    return worth if worth > 0 else 0.0


def fixed_worth(dock: int) -> float:
    """Return what a platform dock brings beside its tiles."""
    if dock == WAKE_DOCK:
        return WAKE_WORTH
    if dock == PLAN_DOCK:
        return CARD_ACTION_WORTH
    return sum([UNIT_WORTH[resource] * amount for resource, amount in enumerate(FIXED_GAIN[dock])])


DOCK_WORTH: Final = [fixed_worth(dock) for dock in range(PLATFORM_DOCKS)]


def platform_worth(side: Side, drones: int) -> float:
    """Return what the best platform actions bring at a recall with so many drones."""
    if side.upgrades >> AUTOMATION & 1:
        drones += 1
    worths = [dock_worth(side, dock) for dock in range(PLATFORM_DOCKS)]
    worths.sort(reverse=True)
    return sum(worths[:drones])


# What is about to happen ---------------------------------------------------------------------------------------------


def promise(s: Table, side: Side, seat: int, recalls: float) -> float:
    """Return what the question that is open to a seat still promises: the best of its answers, about."""
    if not s.agenda or s.agenda[-1].seat != seat:
        return 0.0
    top = s.agenda[-1]
    if isinstance(top, AtDock):
        return max([space_promise(s, side, space, recalls) for space in DOCK_SPACES[top.dock]])
    if isinstance(top, Overclocking):
        others = [space_promise(s, side, space, recalls) for space in DOCK_SPACES[top.dock] if space != top.used]
        return max(0.0, max(others) - UNIT_WORTH[TECH])
    if isinstance(top, AtTransport):
        return launch_promise(s, side)
    if isinstance(top, TakeTile):
        return tile_promise(s, side, top.stack, recalls)
    if isinstance(top, OfferPlatform):
        return dock_worth(side, top.dock)
    if isinstance(top, Automating):
        return max([dock_worth(side, dock) for dock in range(PLATFORM_DOCKS)])
    if isinstance(top, Computing):
        return CARD_ACTION_WORTH * (top.draws + min(top.plays, len(side.hand)))
    return recall_promise(s, side, top) if isinstance(top, (ChooseIncident, Returning)) else 0.0


def recall_promise(s: Table, side: Side, top: ChooseIncident | Returning) -> float:
    """Return what the rest of a recall brings: the drones at home again, their platform actions, and the plunder."""
    drones = side.drones_out()
    worth = TURN_WORTH * drones + platform_worth(side, drones)
    if isinstance(top, ChooseIncident):
        plunder, best = 0.0, -(CLOCK_WORTH + platform_worth(side, 3)) / len(s.sides)  # the track is one shorter then
        for tile in s.incidents:
            if tile >= 0 and INCIDENT_EFFECT[tile] == PLUNDER:
                plunder = max(plunder, FACE_WORTH[INCIDENT_FACE[tile]])
        worth += best + plunder
    return worth


def space_promise(s: Table, side: Side, space: int, recalls: float) -> float:
    """Return about how many points an action space would bring now."""
    if not doable(s, side, side.res, space):
        return 0.0
    kind, res = SPACE_KIND[space], side.res
    if kind == TILE:
        return tile_promise(s, side, SPACE_STACK[space], recalls)
    if kind == STASIS:
        k = 3 * SPACE_SECTION[space]
        pods = side.stasis[k] + side.stasis[k + 1] + side.stasis[k + 2]
        units = res[ORGANICS] + res[NANITES]
        free = 1 if side.upgrades >> WAKE_PROTOCOL & 1 else 0
        woken = min(3, pods, units + free, side.room())
        return woken * (POINTS_AWAKE + AWAKE_WORTH - STASIS_WORTH) - max(0, woken - free) * UNIT_WORTH[ORGANICS]
    if kind == SCOUT:
        return SCOUT_WORTH
    if kind == COMPUTER:
        return computer_promise(side)
    if kind == REACTOR:
        return best_trade(res, ENERGY, min(3, res[CRYSTAL]), (CRYSTAL,))
    if kind == CONVERTER:
        return best_trade(res, NANITES, 3, (CRYSTAL, ORGANICS, TECH))
    return SEND_WORTH if kind == SEND else 0.0


def best_trade(res: list[int], wanted: int, most: int, sources: tuple[int, ...]) -> float:
    """Return what it brings to change the resources one has too many of into another."""
    left, best, total = res[:], 0.0, 0.0
    table = RESOURCE_WORTH[wanted]
    for _ in range(most):
        if left[wanted] + 1 >= len(table):
            break
        losses = [RESOURCE_WORTH[k][left[k]] - RESOURCE_WORTH[k][left[k] - 1] for k in sources if left[k]]
        if not losses:
            break
        least = min(losses)
        for k in sources:
            if left[k] and RESOURCE_WORTH[k][left[k]] - RESOURCE_WORTH[k][left[k] - 1] == least:
                left[k] -= 1
                break
        total += table[left[wanted] + 1] - table[left[wanted]] - least
        left[wanted] += 1
        best = max(best, total)
    return best


def computer_promise(side: Side) -> float:
    """Return what card actions for one's tech would bring: cards in play, as long as there are places."""
    units = min(3, side.res[TECH] + side.res[NANITES])
    places = UPGRADE_PLACES - side.upgrades.bit_count() + MISSION_PLACES - len(side.missions)
    places += VEHICLE_PLACES - len(side.vehicles)
    played = min(units, places, len(side.hand))
    worth = 0.0
    for number in range(played):
        worth += PLAY_WORTH[number]
    return worth + DRAW_WORTH * (units - played)


def tile_promise(s: Table, side: Side, stack: int, recalls: float) -> float:
    """Return what a resource space brings: the tile's reward, or its use on the platform."""
    if not s.heights[stack]:
        return UNIT_WORTH[stack // 5]
    worth = FACE_WORTH[s.tops[stack]]
    return max(worth, PLACE_WORTH * recalls) if -1 in side.slots else worth


def launch_promise(s: Table, side: Side) -> float:
    """Return about how many points the best launch would bring now."""
    best = 0.0
    last = -1
    for vehicle in side.vehicles:
        pods = load_bounds(side, vehicle)[1]
        if vehicle == last or not pods:
            continue
        last = vehicle
        for tunnel in range(TUNNELS):
            energy = launch_energy(side, vehicle, tunnel)
            if energy <= side.res[ENERGY] and reachable(s, side, vehicle, tunnel):
                found = pods * (POINTS_CAVE_POD - POINTS_AWAKE - AWAKE_WORTH - SEAT_WORTH) - UNIT_WORTH[ENERGY] * energy
                caves = 0.0
                for cave in TUNNEL_CAVES[tunnel]:
                    if s.open_caves >> cave & 1:
                        caves = max(caves, cave_promise(s, side, cave, pods))
                best = max(best, found + caves)
    return best


def cave_promise(s: Table, side: Side, cave: int, pods: int) -> float:
    """Return what more pods in a cave bring by majority."""
    others = 0
    for other in s.sides:
        if other is not side:
            others = max(others, other.caves[cave])
    tile, own = s.caves[cave], side.caves[cave]

    def worth(count: int) -> int:
        return CAVE_FIRST[tile] if count > others else CAVE_SECOND[tile] if count else 0

    return float(worth(own + pods) - worth(own))
