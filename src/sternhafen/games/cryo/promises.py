"""What the question that is open to a seat still promises, for the bots' hint."""

from __future__ import annotations

from sternhafen.games.cryo.caves import AtTransport, launch_energy, load_bounds, reachable
from sternhafen.games.cryo.components import (
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
    STASIS,
    TECH,
    TILE,
    TUNNEL_CAVES,
    TUNNELS,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.computer import Computing
from sternhafen.games.cryo.deploy import AtDock, Overclocking, doable
from sternhafen.games.cryo.incidents import ChooseIncident
from sternhafen.games.cryo.platform import Automating, OfferPlatform, Returning
from sternhafen.games.cryo.table import Side, Table
from sternhafen.games.cryo.worths import (
    CARD_ACTION_WORTH,
    CLOCK_WORTH,
    DRAW_WORTH,
    FACE_WORTH,
    PLACE_WORTH,
    PLAY_WORTH,
    SCOUT_WORTH,
    SEND_WORTH,
    UNIT_WORTH,
    dock_worth,
    platform_worth,
    worths_now,
)
from sternhafen.games.cryo.wreck import TakeTile


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
        return launch_promise(s, side, recalls)
    if isinstance(top, TakeTile):
        return tile_promise(s, side, top.stack, recalls)
    if isinstance(top, OfferPlatform):
        return dock_worth(side, top.dock)
    if isinstance(top, Automating):
        return max([dock_worth(side, dock) for dock in range(PLATFORM_DOCKS)])
    if isinstance(top, Computing):
        return CARD_ACTION_WORTH * (top.draws + min(top.plays, len(side.hand)))
    return recall_promise(s, side, top, recalls) if isinstance(top, (ChooseIncident, Returning)) else 0.0


def recall_promise(s: Table, side: Side, top: ChooseIncident | Returning, recalls: float) -> float:
    """Return what the rest of a recall brings: the drones at home again, their platform actions, and the plunder."""
    drones = side.drones_out()
    home, homes = side.home.bit_count(), worths_now(recalls).home
    worth = homes[home + drones] - homes[home] + platform_worth(side, drones)
    if isinstance(top, ChooseIncident):
        plunder, best = 0.0, -CLOCK_WORTH / len(s.sides)  # the track is one shorter then
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
        gain = POINTS_AWAKE + worths_now(recalls).awake - worths_now(recalls).stasis
        return woken * gain - max(0, woken - free) * UNIT_WORTH[ORGANICS]
    if kind == SCOUT:
        return SCOUT_WORTH
    if kind == COMPUTER:
        return computer_promise(side)
    if kind == REACTOR:
        return best_trade(res, ENERGY, min(3, res[CRYSTAL]), (CRYSTAL,), recalls)
    if kind == CONVERTER:
        return best_trade(res, NANITES, 3, (CRYSTAL, ORGANICS, TECH), recalls)
    return SEND_WORTH if kind == SEND else 0.0


def best_trade(res: list[int], wanted: int, most: int, sources: tuple[int, ...], recalls: float) -> float:
    """Return what it brings to change the resources one has too many of into another."""
    left, best, total, worths = res[:], 0.0, 0.0, worths_now(recalls).resources
    for _ in range(most):
        if left[wanted] + 1 >= len(worths[wanted]):
            break
        losses = [(worths[k][left[k]] - worths[k][left[k] - 1], k) for k in sources if left[k]]
        if not losses:
            break
        least, k = min(losses)
        left[k] -= 1
        left[wanted] += 1
        total += worths[wanted][left[wanted]] - worths[wanted][left[wanted] - 1] - least
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


def launch_promise(s: Table, side: Side, recalls: float) -> float:
    """Return about how many points the best launch would bring now."""
    best = 0.0
    last = -1
    gain = POINTS_CAVE_POD - POINTS_AWAKE - worths_now(recalls).awake - worths_now(recalls).seat
    for vehicle in side.vehicles:
        pods = load_bounds(side, vehicle)[1]
        if vehicle == last or not pods:
            continue
        last = vehicle
        for tunnel in range(TUNNELS):
            energy = launch_energy(side, vehicle, tunnel)
            if energy <= side.res[ENERGY] and reachable(s, side, vehicle, tunnel):
                found = pods * gain - UNIT_WORTH[ENERGY] * energy
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
