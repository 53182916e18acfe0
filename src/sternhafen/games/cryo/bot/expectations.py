"""What the question that is open to a seat will probably bring."""

from __future__ import annotations

from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.aliases import NO_TILE, Cave, Resource, Section, Space, Stack
from sternhafen.games.cryo.bot.transport import transport_weight
from sternhafen.games.cryo.bot.weights import (
    CARD_ACTION_WEIGHT,
    CLOCK_WEIGHT,
    DRAW_WEIGHT,
    FACE_WEIGHT,
    PLACE_WEIGHT,
    PLAY_WEIGHT,
    SCOUT_WEIGHT,
    SEND_WEIGHT,
    UNIT_WEIGHT,
    dock_weight,
    platform_weight,
    weights_at,
)
from sternhafen.games.cryo.data.tables import (
    CAVE_FIRST,
    CAVE_SECOND,
    COMPUTER,
    CONVERTER,
    CRYSTAL,
    DOCK_SPACES,
    ENERGY,
    INCIDENT_EFFECT,
    INCIDENT_FACE,
    MISSION_PLACES,
    NANITES,
    ORGANICS,
    PLATFORM_DOCKS,
    PLUNDER,
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    REACTOR,
    SCOUT,
    SEND,
    SPACE_KIND,
    SPACE_SECTION,
    SPACE_STACK,
    STACKS_OF_SECTION,
    STASIS,
    TECH,
    TILE,
    TUNNEL_CAVES,
    TUNNELS,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.rules.caves import AtTransport, can_reach, load_bounds
from sternhafen.games.cryo.rules.computer import Computing
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.platform import OfferPlatform, Returning
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from sternhafen.games.cryo.rules.upgrades.hooks import STASIS_DISCOUNT
from sternhafen.games.cryo.rules.upgrades.overclock import Overclocking
from sternhafen.games.cryo.rules.vehicles import launch_energy, room
from sternhafen.games.cryo.rules.wreck import TakeTile, pods_in
from sternhafen.games.cryo.state import CryoState, Side


def expectation(s: CryoState, side: Side, seat: int, recalls: float) -> float:
    """Return what the question that is open to a seat will probably bring: its best answer."""
    if not s.agenda or s.agenda[-1].seat != seat:
        return 0.0
    top = s.agenda[-1]
    if isinstance(top, AtDock):
        return max([expected_of_space(s, side, space, recalls) for space in DOCK_SPACES[top.dock]])
    if isinstance(top, Overclocking):
        others = [expected_of_space(s, side, space, recalls) for space in DOCK_SPACES[top.dock] if space != top.used]
        return max(0.0, max(others) - UNIT_WEIGHT[TECH])
    if isinstance(top, AtTransport):
        return expected_of_launch(s, side, recalls) - weights_at(recalls).launch * transport_weight(s, side)
    if isinstance(top, TakeTile):
        return expected_of_tile(s, side, top.stack, recalls)
    if isinstance(top, OfferPlatform):
        return dock_weight(side, top.dock)
    if isinstance(top, Automating):
        return max([dock_weight(side, dock) for dock in range(PLATFORM_DOCKS)])
    if isinstance(top, Computing):
        return CARD_ACTION_WEIGHT * (top.draws + min(top.plays, len(side.hand)))
    return expected_of_recall(s, side, top, recalls) if isinstance(top, (ChooseIncident, Returning)) else 0.0


def expected_of_recall(s: CryoState, side: Side, top: ChooseIncident | Returning, recalls: float) -> float:
    """Return what the rest of a recall brings: the drones at home again, their platform actions, and the plunder."""
    drones = side.drones_out()
    home, homes = side.home.bit_count(), weights_at(recalls).home
    worth = homes[home + drones] - homes[home] + platform_weight(side, drones)
    if isinstance(top, ChooseIncident):
        plunder, best = 0.0, -CLOCK_WEIGHT / len(s.sides)  # the track is one shorter then
        for tile in s.incidents:
            if tile != NO_TILE and INCIDENT_EFFECT[tile] == PLUNDER:
                plunder = max(plunder, FACE_WEIGHT[INCIDENT_FACE[tile]])
        worth += best + plunder
    return worth


def expected_of_space(s: CryoState, side: Side, space: Space, recalls: float) -> float:
    """Return about how many points an action space would bring now."""
    if not s.can_use(side, side.resources, space):
        return 0.0
    kind, resources = SPACE_KIND[space], side.resources
    if kind == TILE:
        return expected_of_tile(s, side, SPACE_STACK[space], recalls)
    if kind == STASIS:
        return expected_of_stasis(side, SPACE_SECTION[space], recalls)
    if kind == SCOUT:
        return SCOUT_WEIGHT
    if kind == COMPUTER:
        return expected_of_computer(side)
    if kind == REACTOR:
        return best_trade(resources, ENERGY, min(3, resources[CRYSTAL]), (CRYSTAL,), recalls)
    if kind == CONVERTER:
        return best_trade(resources, NANITES, 3, (CRYSTAL, ORGANICS, TECH), recalls)
    return SEND_WEIGHT if kind == SEND else 0.0


def expected_of_stasis(side: Side, section: Section, recalls: float) -> float:
    """Return what it brings to wake as many pods of a section as possible."""
    free = STASIS_DISCOUNT[side.upgrades]
    units = side.resources[ORGANICS] + side.resources[NANITES]
    woken = min(3, sum(pods_in(side, section)), units + free, room(side))
    weights = weights_at(recalls)
    gain = POINTS_AWAKE + weights.awake - weights.stasis
    return woken * gain - max(0, woken - free) * UNIT_WEIGHT[ORGANICS]


def best_trade(
    resources: list[int], wanted: Resource, most: int, sources: tuple[Resource, ...], recalls: float
) -> float:
    """Return what it brings to change surplus resources into another."""
    left, best, total, weights = resources[:], 0.0, 0.0, weights_at(recalls).resources
    for _ in range(most):
        if left[wanted] + 1 >= len(weights[wanted]):
            break
        losses = [(weights[k][left[k]] - weights[k][left[k] - 1], k) for k in sources if left[k]]
        if not losses:
            break
        least, k = min(losses)
        left[k] -= 1
        left[wanted] += 1
        total += weights[wanted][left[wanted]] - weights[wanted][left[wanted] - 1] - least
        best = max(best, total)
    return best


def expected_of_computer(side: Side) -> float:
    """Return what card actions for a side's tech would bring: cards in play, as long as there are places."""
    units = min(3, side.resources[TECH] + side.resources[NANITES])
    places = UPGRADE_PLACES - side.upgrades.bit_count() + MISSION_PLACES - len(side.missions)
    places += VEHICLE_PLACES - len(side.vehicles)
    played = min(units, places, len(side.hand))
    worth = 0.0
    for number in range(played):
        worth += PLAY_WEIGHT[number]
    return worth + DRAW_WEIGHT * (units - played)


def expected_of_tile(s: CryoState, side: Side, stack: Stack, recalls: float) -> float:
    """Return what a resource space brings: the tile's reward, or its use on the platform."""
    if not s.heights[stack]:
        return UNIT_WEIGHT[stack // STACKS_OF_SECTION]
    worth = FACE_WEIGHT[s.tops[stack]]
    return max(worth, PLACE_WEIGHT * recalls) if NO_TILE in side.slots else worth


def expected_of_launch(s: CryoState, side: Side, recalls: float) -> float:
    """Return about how many points the best launch would bring now."""
    best = 0.0
    last = -1
    gain = POINTS_CAVE_POD - POINTS_AWAKE - weights_at(recalls).awake - weights_at(recalls).seat
    for vehicle in side.vehicles:
        pods = load_bounds(side, vehicle)[1]
        if vehicle == last or not pods:
            continue
        last = vehicle
        for tunnel in range(TUNNELS):
            energy = launch_energy(side, vehicle, tunnel)
            if energy <= side.resources[ENERGY] and can_reach(s, side, vehicle, tunnel):
                settling = pods * gain - UNIT_WEIGHT[ENERGY] * energy
                caves = 0.0
                for cave in TUNNEL_CAVES[tunnel]:
                    if contains(s.open_caves, cave):
                        caves = max(caves, expected_of_cave(s, side, cave, pods))
                best = max(best, settling + caves)
    return best


def expected_of_cave(s: CryoState, side: Side, cave: Cave, pods: int) -> float:
    """Return what more pods in a cave bring by majority."""
    others = 0
    for other in s.sides:
        if other is not side:
            others = max(others, other.caves[cave])
    tile, own = s.caves[cave], side.caves[cave]

    def worth(count: int) -> int:
        return CAVE_FIRST[tile] if count > others else CAVE_SECOND[tile] if count else 0

    return float(worth(own + pods) - worth(own))
