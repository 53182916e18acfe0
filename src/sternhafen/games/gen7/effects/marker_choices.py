"""The questions of effects about systems and the markers on stations (GEN7-26)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_SYSTEMS, PickStation, PickSystem
from sternhafen.games.gen7.aliases import Room, Seat
from sternhafen.games.gen7.rules.status import available, move_status, put_marker, removable, remove_marker
from sternhafen.games.gen7.state import Ship


class ChooseSystem(Ask):
    """Which system?"""

    __slots__ = ("systems", "n")
    rule: ClassVar[str] = "GEN7-26.12"
    answers: ClassVar[tuple[type[Action], ...]] = (PickSystem,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, systems: tuple[int, ...], n: int) -> None:
        self.seat = seat
        self.systems = systems
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        return [PICK_SYSTEMS[system] for system in self.systems]

    def check(self, s: Ship, a: PickSystem) -> Illegal | None:
        return None if a.system in self.systems else Illegal("not-that-system", "GEN7-26.12")

    def play(self, s: Ship, a: PickSystem) -> None:
        move_status(s, a.system, self.n)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "n": abs(self.n), "repairs": int(self.n < 0)}


class ChooseStation(Ask):
    """On which station does the marker go?"""

    __slots__ = ("room", "kind")
    rule: ClassVar[str] = "GEN7-26.10"
    answers: ClassVar[tuple[type[Action], ...]] = (PickStation,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, room: Room, kind: int) -> None:
        self.seat = seat
        self.room = room
        self.kind = kind

    def candidates(self, s: Ship) -> list[Action]:
        return [PickStation(station) for station in s.book.room_stations[self.room]]

    def check(self, s: Ship, a: PickStation) -> Illegal | None:
        return None if a.station in available(s, self.room) else Illegal("not-available", "GEN7-26.10")

    def play(self, s: Ship, a: PickStation) -> None:
        put_marker(s, self.kind, a.station)


class Unmark(Do):
    """Remove markers, as many as there are, whatever their status is now (26.8); asked only while there is a choice."""

    __slots__ = ("kind", "rooms", "status_only", "n")

    def __init__(self, seat: Seat, kind: int, rooms: int, status_only: bool, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rooms = rooms
        self.status_only = status_only
        self.n = n

    def run(self, s: Ship) -> None:
        stations = removable(s, self.kind, self.rooms, self.status_only)
        if len(stations) <= self.n:
            for station in stations:
                remove_marker(s, self.kind, station)
        elif self.n:
            s.push(ChooseMarker(self.seat, self.kind, self.rooms, self.status_only, self.n))


class ChooseMarker(Ask):
    """Which marker is removed?"""

    __slots__ = ("kind", "rooms", "status_only", "n")
    rule: ClassVar[str] = "GEN7-26.8"
    answers: ClassVar[tuple[type[Action], ...]] = (PickStation,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, kind: int, rooms: int, status_only: bool, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rooms = rooms
        self.status_only = status_only
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        return [PickStation(station) for station in removable(s, self.kind, self.rooms, self.status_only)]

    def check(self, s: Ship, a: PickStation) -> Illegal | None:
        if a.station in removable(s, self.kind, self.rooms, self.status_only):
            return None
        return Illegal("no-such-marker", "GEN7-26.8")

    def play(self, s: Ship, a: PickStation) -> None:
        remove_marker(s, self.kind, a.station)
        s.push(Unmark(self.seat, self.kind, self.rooms, self.status_only, self.n - 1))
