"""Caves: scouting, the transport and the settling of pods (CRYO-5.24 to 5.28, 5.33 to 5.47)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do, charge
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    DECLINE,
    LAUNCH,
    SCOUT_CAVE,
    SETTLE,
    Decline,
    Launch,
    ScoutCave,
    Settle,
)
from sternhafen.games.cryo.cards import distinct, to_discard
from sternhafen.games.cryo.components import (
    CAVE_COST,
    CAVE_NEAR,
    ENERGY,
    LARGE_CAVES,
    ONE_ENERGY,
    PODS,
    SCANNER,
    SCOUT_COST,
    SUPERCHARGE,
    TUNNEL_CAVES,
    TUNNEL_ENERGY,
    TUNNELS,
    VEHICLE_ROOM,
    WAKE_PROTOCOL,
    Cost,
)
from sternhafen.games.cryo.events import CaveOpened, LastTurn, Launched, Settled
from sternhafen.games.cryo.resources import can_pay, gain_all
from sternhafen.games.cryo.table import (
    FACE_DOWN,
    LARGE_CAVES_POOL,
    SMALL_CAVES,
    Side,
    Table,
    bits,
    without,
)

# Scouting ------------------------------------------------------------------------------------------------------------


def scoutable(s: Table) -> int:
    """Return the face-down caves beside an open one, as a mask (CRYO-5.25)."""
    near = 0
    for cave in bits(s.open_caves):
        near |= CAVE_NEAR[cave]
    return near & s.caves_used() & ~s.open_caves


def check_scout(s: Table, cave: int) -> Illegal | None:
    """Return why a cave cannot be scouted."""
    if not s.caves_used() >> cave & 1:
        return Illegal("cave-unused", "CRYO-2.20", {"cave": cave})
    if s.open_caves >> cave & 1:
        return Illegal("cave-open", "CRYO-5.25", {"cave": cave})
    if not CAVE_NEAR[cave] & s.open_caves:
        return Illegal("cave-too-far", "CRYO-5.25", {"cave": cave})
    return None


class Scout(Ask):
    """Pay, then turn up a cave beside an open one (CRYO-5.24 to 5.28)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.25"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ScoutCave,)

    def candidates(self, s: Table) -> list[Action]:
        return SCOUT_CAVE

    def check(self, s: Table, action: ScoutCave) -> Illegal | None:
        return check_scout(s, action.cave)

    def legal(self, s: Table) -> list[Action]:
        return [SCOUT_CAVE[cave] for cave in bits(scoutable(s))]

    def play(self, s: Table, action: ScoutCave) -> None:
        charge(s, self.seat, SCOUT_COST, Scouted(self.seat, action.cave))


class Scouted(Do):
    """The cave is turned up and a pod settles there."""

    __slots__ = ("cave",)

    def __init__(self, seat: int, cave: int) -> None:
        self.seat = seat
        self.cave = cave

    def run(self, s: Table) -> None:
        open_cave(s, self.seat, self.cave)


def open_cave(s: Table, side: int, cave: int) -> None:
    """Turn a cave up for a side that scouts: its pod settles, Ground Scanners pay (CRYO-5.26, 9.2, 9.3)."""
    if s.caves[cave] == FACE_DOWN:
        tile = s.take_from(LARGE_CAVES_POOL if LARGE_CAVES >> cave & 1 else SMALL_CAVES)
        s.caves = (*s.caves[:cave], tile, *s.caves[cave + 1 :])
    s.open_caves |= 1 << cave
    tile = s.caves[cave]
    if s.telling:
        s.tell(CaveOpened(side=s.who(side), cave=cave, tile=tile, reveals=True))
    settle_pods(s, side, cave, 1)
    for owner in s.sides_from_active():
        if s.sides[owner].has(SCANNER) and not s.is_rival(owner):
            gain_all(s, owner, CAVE_COST[tile])


def settle_pods(s: Table, side: int, cave: int, pods: int) -> None:
    """Move awake pods of a side into a cave."""
    own = s.sides[side]
    own.awake -= pods
    own.caves[cave] += pods
    if s.telling:
        s.tell(Settled(side=s.who(side), cave=cave, pods=pods))
    note_end(s, side)


def note_end(s: Table, side: int) -> None:
    """Note that all pods of a side are in caves or destroyed: this turn is the last (CRYO-10.2, 10.6)."""
    own = s.sides[side]
    if not s.ending and own.saved() + own.destroyed == PODS:
        s.ending = True
        if s.telling:
            s.tell(LastTurn(side=s.who(side)))


# The transport -------------------------------------------------------------------------------------------------------


def launch_energy(side: Side, vehicle: int, tunnel: int) -> int:
    """Return the energy to a tunnel section (CRYO-5.35, 9.4, 9.26, 9.27)."""
    if vehicle == ONE_ENERGY:
        return 1
    energy = TUNNEL_ENERGY[tunnel]
    return (energy + 1) // 2 if side.has(SUPERCHARGE) else energy


def launch_cost(s: Table, side: Side, vehicle: int, tunnel: int, first: bool, second: bool) -> Cost:
    """Return the whole price of a launch: energy, and the settlement cost of each chosen cave (CRYO-5.36, 5.40)."""
    one, other = TUNNEL_CAVES[tunnel]
    total = [0, 0, 0, 0, launch_energy(side, vehicle, tunnel)]
    for chosen, cave in ((first, one), (second, other)):
        if chosen:
            for resource, amount in enumerate(CAVE_COST[s.caves[cave]]):
                total[resource] += amount
    return tuple(total)


def load_bounds(side: Side, vehicle: int) -> tuple[int, int]:
    """Return the fewest and the most pods that can ride in a vehicle (CRYO-5.45)."""
    room = VEHICLE_ROOM[vehicle] + (1 if side.has(WAKE_PROTOCOL) else 0)
    left_behind = side.capacity() - room
    return max(1, side.awake - left_behind), min(side.awake, room)


def reachable(s: Table, side: Side, vehicle: int, tunnel: int) -> bool:
    """Return whether a launch to one of the caves of a section is possible and payable."""
    one, other = TUNNEL_CAVES[tunnel]
    return (s.open_caves >> one & 1 == 1 and can_pay(side.res, launch_cost(s, side, vehicle, tunnel, True, False))) or (
        s.open_caves >> other & 1 == 1 and can_pay(side.res, launch_cost(s, side, vehicle, tunnel, False, True))
    )


class AtTransport(Ask):
    """A drone on the transport dock may launch one vehicle (CRYO-5.33 to 5.42)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.33"
    answers: ClassVar[tuple[type[Action], ...]] = (Launch, Decline)

    def candidates(self, s: Table) -> list[Action]:
        return [DECLINE, *(action for row in LAUNCH for action in row)]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if not isinstance(action, Launch):
            return None
        side = s.sides[self.seat]
        if action.vehicle not in side.vehicles:
            return Illegal("no-such-vehicle", "CRYO-5.33", {"vehicle": action.vehicle})
        if not side.awake:
            return Illegal("nobody-awake", "CRYO-5.33")
        one, other = TUNNEL_CAVES[action.tunnel]
        if not s.open_caves & (1 << one | 1 << other):
            return Illegal("no-open-cave", "CRYO-5.34", {"tunnel": action.tunnel})
        if not reachable(s, side, action.vehicle, action.tunnel):
            return Illegal("cannot-pay-launch", "CRYO-5.40", {"tunnel": action.tunnel})
        return None

    def legal(self, s: Table) -> list[Action]:
        side = s.sides[self.seat]
        found: list[Action] = [DECLINE]
        if side.awake and side.res[ENERGY]:
            for vehicle in distinct(side.vehicles):
                for tunnel in range(TUNNELS):
                    if launch_energy(side, vehicle, tunnel) <= side.res[ENERGY] and reachable(s, side, vehicle, tunnel):
                        found.append(LAUNCH[vehicle][tunnel])
        return found

    def play(self, s: Table, action: Action) -> None:
        if type(action) is Launch:
            s.push(Settling(self.seat, action.vehicle, action.tunnel))


AT_TRANSPORT: Final = [AtTransport(seat) for seat in range(4)]


class Settling(Ask):
    """How many pods ride, and to which of the section's caves (CRYO-5.36, 5.38, 5.45 to 5.47)."""

    __slots__ = ("vehicle", "tunnel")
    rule: ClassVar[str] = "CRYO-5.38"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Settle,)

    def __init__(self, seat: int, vehicle: int, tunnel: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.tunnel = tunnel

    def candidates(self, s: Table) -> list[Action]:
        return [action for row in SETTLE for action in row]

    def check(self, s: Table, action: Settle) -> Illegal | None:
        side = s.sides[self.seat]
        one, other = TUNNEL_CAVES[self.tunnel]
        least, most = load_bounds(side, self.vehicle)
        if action.first + action.second < least:
            return Illegal("load-too-small", "CRYO-5.45", {"least": least})
        if action.first + action.second > most:
            return Illegal("load-too-big", "CRYO-5.45", {"most": most})
        for pods, cave in ((action.first, one), (action.second, other)):
            if pods and not s.open_caves >> cave & 1:
                return Illegal("cave-not-open", "CRYO-5.46", {"cave": cave})
        cost = launch_cost(s, side, self.vehicle, self.tunnel, action.first > 0, action.second > 0)
        if not can_pay(side.res, cost):
            return Illegal("cannot-pay-launch", "CRYO-5.40", {"tunnel": self.tunnel})
        return None

    def play(self, s: Table, action: Settle) -> None:
        side = s.sides[self.seat]
        cost = launch_cost(s, side, self.vehicle, self.tunnel, action.first > 0, action.second > 0)
        charge(s, self.seat, cost, Landed(self.seat, self.vehicle, self.tunnel, action.first, action.second))

    def about(self, s: Table) -> dict[str, int | str]:
        one, other = TUNNEL_CAVES[self.tunnel]
        return {"vehicle": self.vehicle, "tunnel": self.tunnel, "one": one, "other": other}


class Landed(Do):
    """The pods settle and the vehicle is discarded (CRYO-5.38, 5.39)."""

    __slots__ = ("vehicle", "tunnel", "first", "second")

    def __init__(self, seat: int, vehicle: int, tunnel: int, first: int, second: int) -> None:
        self.seat = seat
        self.vehicle = vehicle
        self.tunnel = tunnel
        self.first = first
        self.second = second

    def run(self, s: Table) -> None:
        side = s.sides[self.seat]
        if s.telling:
            s.tell(Launched(side=self.seat, vehicle=self.vehicle, tunnel=self.tunnel))
        side.vehicles = without(side.vehicles, self.vehicle)
        to_discard(s, self.vehicle)
        one, other = TUNNEL_CAVES[self.tunnel]
        for pods, cave in ((self.first, one), (self.second, other)):
            if pods:
                settle_pods(s, self.seat, cave, pods)
