"""A greedy player's hint: what a side will probably score."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.caves import AtTransport, load_bounds, reachable
from sternhafen.games.cryo.components import (
    CAVE_FIRST,
    COMPUTER,
    CRYSTAL,
    DOCK_SPACES,
    ENERGY,
    NANITES,
    ORGANICS,
    SCOUT,
    SEND,
    SPACE_KIND,
    SPACE_SECTION,
    STASIS,
    TECH,
    TILE,
    TUNNEL_CAVES,
    TUNNELS,
    VEHICLE_ROOM,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.deploy import AtDock, doable
from sternhafen.games.cryo.scoring import scores
from sternhafen.games.cryo.table import Side, Table
from sternhafen.games.cryo.wreck import TakeTile

RESOURCE_WORTH: Final = {CRYSTAL: 0.25, ORGANICS: 0.35, TECH: 0.3, NANITES: 0.4, ENERGY: 0.35}
"""Points that one of a resource will probably bring: organics wake pods, energy carries them, nanites are any."""
AWAKE_WORTH: Final = 0.8
"""Points beyond its own that an awake pod will bring once it is in a cave."""
SEAT_WORTH: Final = 0.5
"""Points for each awake pod that has a place in a vehicle and so can be launched."""
TILE_WORTH: Final = 0.35
"""Points for a tile in a platform slot."""
CARD_WORTH: Final = 0.3
"""Points for a hand card."""
SALVAGE_WORTH: Final = 1.1
"""Points for a pod at salvage, which earns a resource at every recall."""
STASIS_WORTH: Final = 0.15
"""Points for a pod that may still be woken."""
SCOUT_WORTH: Final = 4.0
"""Points a scout will bring: a pod in a cave that is likely to be its first."""
SPACE_WORTH: Final = {TILE: 0.5, COMPUTER: 0.5, SEND: 0.3}
"""Points an action space will bring, for the kinds that need no closer look."""
LAUNCH_WORTH: Final = 1.0
"""Points beyond what it has that a launched pod brings: two in the cave instead of one awake, and its share of more."""


def evaluate(s: Table, seat: int) -> float:
    """Return the points a seat will probably have in the end: what it has, and a share for what may become more."""
    side = s.sides[seat]
    worth = float(sum(scores(s)[seat].values()))
    if s.ending:
        return worth
    for resource, each in RESOURCE_WORTH.items():
        worth += each * side.res[resource]
    seats = 0
    for vehicle in side.vehicles:
        seats += VEHICLE_ROOM[vehicle]
    worth += AWAKE_WORTH * side.awake + SEAT_WORTH * min(side.awake, seats)
    worth += TILE_WORTH * sum([1 for tile in side.slots if tile >= 0]) + CARD_WORTH * len(side.hand)
    worth += SALVAGE_WORTH * sum(side.salvage) + STASIS_WORTH * sum(side.stasis)
    return worth + promise(s, seat)


def promise(s: Table, seat: int) -> float:
    """Return what the question that is open to a seat still promises: the best action beside its drone."""
    if not s.agenda or s.agenda[-1].seat != seat:
        return 0.0
    top, side = s.agenda[-1], s.sides[seat]
    if isinstance(top, AtDock):
        return max([space_promise(s, side, space) for space in DOCK_SPACES[top.dock]])
    if isinstance(top, AtTransport):
        return launch_promise(s, side)
    return SPACE_WORTH[TILE] if isinstance(top, TakeTile) else 0.0


def space_promise(s: Table, side: Side, space: int) -> float:
    """Return about how many points an action space would bring now."""
    if not doable(s, side, side.res, space):
        return 0.0
    kind = SPACE_KIND[space]
    if kind == STASIS:
        k = 3 * SPACE_SECTION[space]
        pods = side.stasis[k] + side.stasis[k + 1] + side.stasis[k + 2]
        units = side.res[ORGANICS] + side.res[NANITES] + (1 if side.has(WAKE_PROTOCOL) else 0)
        return min(3, pods, units, side.room()) * (1 + AWAKE_WORTH - STASIS_WORTH - RESOURCE_WORTH[ORGANICS])
    if kind == SCOUT:
        return SCOUT_WORTH
    return SPACE_WORTH.get(kind, 0.2)


def launch_promise(s: Table, side: Side) -> float:
    """Return about how many points the best launch would bring now."""
    best = 0.0
    for vehicle in set(side.vehicles):
        pods = load_bounds(side, vehicle)[1]
        for tunnel in range(TUNNELS):
            if pods and reachable(s, side, vehicle, tunnel):
                caves = [cave for cave in TUNNEL_CAVES[tunnel] if s.open_caves >> cave & 1]
                new = max([CAVE_FIRST[s.caves[cave]] if not side.caves[cave] else 0 for cave in caves])
                best = max(best, LAUNCH_WORTH * pods + new)
    return best
