"""Chapter 5, caves: scouting, the launch of a vehicle and the settling of pods (CRYO-5.24 to 5.28, 5.33 to 5.47)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal, Seat, charge
from sternhafen.engine.bitset import contains, members
from sternhafen.games.cryo.actions import Decline, Launch, ScoutCave, Settle
from sternhafen.games.cryo.aliases import (
    FACE_DOWN,
    LARGE_CAVE_POOL,
    SMALL_CAVE_POOL,
    Card,
    Cave,
    CaveSet,
    CaveTile,
    Cost,
    SideNumber,
    Tunnel,
)
from sternhafen.games.cryo.data.tables import (
    ADJACENT_CAVES,
    CARDS,
    CAVE_COST,
    CAVES,
    LARGE_CAVES,
    MAX_LOAD,
    SCOUT_COST,
    TUNNEL_CAVES,
    TUNNELS,
)
from sternhafen.games.cryo.events import CaveOpened, Launched, Settled
from sternhafen.games.cryo.piles import without
from sternhafen.games.cryo.rules.cards import to_discard
from sternhafen.games.cryo.rules.ending import note_end
from sternhafen.games.cryo.rules.resources import can_pay
from sternhafen.games.cryo.rules.upgrades.hooks import ON_CAVE_OPENED
from sternhafen.games.cryo.rules.vehicles import capacity, launch_energy, vehicle_room
from sternhafen.games.cryo.state import CryoState, Side

# Scouting ------------------------------------------------------------------------------------------------------------


def scoutable_caves(s: CryoState) -> CaveSet:
    """Return the face-down caves beside an open one (CRYO-5.25)."""
    near = 0
    for cave in members(s.open_caves):
        near |= ADJACENT_CAVES[cave]
    return near & s.caves_used() & ~s.open_caves


def refuse_scouting(s: CryoState, cave: Cave) -> Illegal | None:
    """Return why a cave cannot be scouted."""
    if not contains(s.caves_used(), cave):
        return Illegal("cave-unused", "CRYO-2.20", {"cave": cave})
    if contains(s.open_caves, cave):
        return Illegal("cave-open", "CRYO-5.25", {"cave": cave})
    if not ADJACENT_CAVES[cave] & s.open_caves:
        return Illegal("cave-too-far", "CRYO-5.25", {"cave": cave})
    return None


class Scout(Ask):
    """Pay, then turn up a cave beside an open one (CRYO-5.24 to 5.28)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.25"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ScoutCave,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [ScoutCave(cave) for cave in range(CAVES)]

    def check(self, s: CryoState, action: ScoutCave) -> Illegal | None:
        return refuse_scouting(s, action.cave)

    def play(self, s: CryoState, action: ScoutCave) -> None:
        charge(s, self.seat, SCOUT_COST, Scouted(self.seat, action.cave))


class Scouted(Do):
    """The cave is turned up and a pod settles there."""

    __slots__ = ("cave",)

    def __init__(self, seat: Seat, cave: Cave) -> None:
        self.seat = seat
        self.cave = cave

    def run(self, s: CryoState) -> None:
        open_cave(s, self.seat, self.cave)


def draw_cave(s: CryoState, cave: Cave) -> CaveTile:
    """Decide by chance which tile of its size lies on a cave space (CRYO-2.19)."""
    return s.take_from(LARGE_CAVE_POOL if contains(LARGE_CAVES, cave) else SMALL_CAVE_POOL)


def open_cave(s: CryoState, side: SideNumber, cave: Cave) -> None:
    """Turn a cave up for a side that scouts: its pod settles there (CRYO-5.25, 5.26)."""
    if s.caves[cave] == FACE_DOWN:
        s.caves = (*s.caves[:cave], draw_cave(s, cave), *s.caves[cave + 1 :])
    s.open_caves |= 1 << cave
    tile = s.caves[cave]
    if s.recording:
        s.tell(CaveOpened(side=s.who(side), cave=cave, tile=tile, reveals=True))
    settle_pods(s, side, cave, 1)
    for owner in s.sides_from_active():
        for hook in ON_CAVE_OPENED[s.working_upgrades(owner)]:
            hook(s, owner, tile)


def settle_pods(s: CryoState, side: SideNumber, cave: Cave, pods: int) -> None:
    """Move awake pods of a side into a cave."""
    own = s.sides[side]
    own.awake -= pods
    own.caves[cave] += pods
    if s.recording:
        s.tell(Settled(side=s.who(side), cave=cave, pods=pods))
    note_end(s, side)


# The launch ----------------------------------------------------------------------------------------------------------


def launch_cost(s: CryoState, side: Side, vehicle: Card, tunnel: Tunnel, first: bool, second: bool) -> Cost:
    """Return the whole price of a launch: energy, and the settlement cost of each chosen cave (CRYO-5.36, 5.40)."""
    one, other = TUNNEL_CAVES[tunnel]
    total = [0, 0, 0, 0, launch_energy(side, vehicle, tunnel)]
    for chosen, cave in ((first, one), (second, other)):
        if chosen:
            for resource, amount in enumerate(CAVE_COST[s.caves[cave]]):
                total[resource] += amount
    return tuple(total)


def load_bounds(side: Side, vehicle: Card) -> tuple[int, int]:
    """Return the fewest and the most pods that can ride in a vehicle (CRYO-5.45)."""
    load = vehicle_room(side, vehicle)
    left_behind = capacity(side) - load
    return max(1, side.awake - left_behind), min(side.awake, load)


def can_reach(s: CryoState, side: Side, vehicle: Card, tunnel: Tunnel) -> bool:
    """Return whether a launch to one of the caves of a section is possible and payable (CRYO-5.40)."""
    one, other = TUNNEL_CAVES[tunnel]
    if contains(s.open_caves, one) and can_pay(side.resources, launch_cost(s, side, vehicle, tunnel, True, False)):
        return True
    return contains(s.open_caves, other) and can_pay(side.resources, launch_cost(s, side, vehicle, tunnel, False, True))


class AtTransport(Ask):
    """A drone on the transport dock may launch one vehicle (CRYO-5.33 to 5.42)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.33"
    answers: ClassVar[tuple[type[Action], ...]] = (Launch, Decline)

    def candidates(self, s: CryoState) -> list[Action]:
        return [Decline(), *(Launch(vehicle, tunnel) for vehicle in range(CARDS) for tunnel in range(TUNNELS))]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if not isinstance(action, Launch):
            return None
        side = s.sides[self.seat]
        if action.vehicle not in side.vehicles:
            return Illegal("no-such-vehicle", "CRYO-5.33", {"vehicle": action.vehicle})
        if not side.awake:
            return Illegal("nobody-awake", "CRYO-5.33")
        one, other = TUNNEL_CAVES[action.tunnel]
        if not contains(s.open_caves, one) and not contains(s.open_caves, other):
            return Illegal("no-open-cave", "CRYO-5.34", {"tunnel": action.tunnel})
        if not can_reach(s, side, action.vehicle, action.tunnel):
            return Illegal("cannot-pay-launch", "CRYO-5.40", {"tunnel": action.tunnel})
        return None

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is Launch:
            s.push(Settling(self.seat, action.vehicle, action.tunnel))


class Settling(Ask):
    """How many pods ride, and to which of the section's caves (CRYO-5.36, 5.38, 5.45 to 5.47)."""

    __slots__ = ("vehicle", "tunnel")
    rule: ClassVar[str] = "CRYO-5.38"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Settle,)

    def __init__(self, seat: Seat, vehicle: Card, tunnel: Tunnel) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.tunnel = tunnel

    def candidates(self, s: CryoState) -> list[Action]:
        return [Settle(first, second) for first in range(MAX_LOAD + 1) for second in range(MAX_LOAD + 1)]

    def check(self, s: CryoState, action: Settle) -> Illegal | None:
        side = s.sides[self.seat]
        one, other = TUNNEL_CAVES[self.tunnel]
        least, most = load_bounds(side, self.vehicle)
        if action.first + action.second < least:
            return Illegal("load-too-small", "CRYO-5.45", {"least": least})
        if action.first + action.second > most:
            return Illegal("load-too-big", "CRYO-5.45", {"most": most})
        for pods, cave in ((action.first, one), (action.second, other)):
            if pods and not contains(s.open_caves, cave):
                return Illegal("cave-not-open", "CRYO-5.46", {"cave": cave})
        if not can_pay(side.resources, self.cost(s, action)):
            return Illegal("cannot-pay-launch", "CRYO-5.40", {"tunnel": self.tunnel})
        return None

    def cost(self, s: CryoState, action: Settle) -> Cost:
        """Return what this launch costs with the chosen caves."""
        side = s.sides[self.seat]
        return launch_cost(s, side, self.vehicle, self.tunnel, action.first > 0, action.second > 0)

    def play(self, s: CryoState, action: Settle) -> None:
        landed = Landed(self.seat, self.vehicle, self.tunnel, action.first, action.second)
        charge(s, self.seat, self.cost(s, action), landed)

    def about(self, s: CryoState) -> dict[str, int | str]:
        one, other = TUNNEL_CAVES[self.tunnel]
        return {"vehicle": self.vehicle, "tunnel": self.tunnel, "one": one, "other": other}


class Landed(Do):
    """The pods settle and the vehicle is discarded (CRYO-5.38, 5.39)."""

    __slots__ = ("vehicle", "tunnel", "first", "second")

    def __init__(self, seat: Seat, vehicle: Card, tunnel: Tunnel, first: int, second: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.tunnel = tunnel
        self.first = first
        self.second = second

    def run(self, s: CryoState) -> None:
        side = s.sides[self.seat]
        if s.recording:
            s.tell(Launched(side=self.seat, vehicle=self.vehicle, tunnel=self.tunnel))
        side.vehicles = without(side.vehicles, self.vehicle)
        to_discard(s, self.vehicle)
        one, other = TUNNEL_CAVES[self.tunnel]
        for pods, cave in ((self.first, one), (self.second, other)):
            if pods:
                settle_pods(s, self.seat, cave, pods)
