"""The questions that effects put to players: resources, options, systems, stations, tasks (GEN7-2.13)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import (
    PICK_OPTIONS,
    PICK_RESOURCES,
    PICK_SEATS,
    PICK_SYSTEMS,
    PickOption,
    PickResource,
    PickSeat,
    PickStation,
    PickSystem,
    PickTask,
)
from sternhafen.games.gen7.agenda import pickable, resolve, work_off
from sternhafen.games.gen7.book import (
    ROOM_STATIONS,
)
from sternhafen.games.gen7.conditions import Cause, holds
from sternhafen.games.gen7.language import (
    EFFECT_LISTS,
    OPTIONS,
)
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.status import available, move_status, put_marker, removable, remove_marker
from sternhafen.games.gen7.supply import gain, lose, store_gain, store_lose
from sternhafen.games.gen7.tasks import drop_task, finish_without_dice


class GainChoice(Ask):
    """Which resource do you take (for yourself or for the store)?"""

    __slots__ = ("n", "store")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: int, n: int, store: bool) -> None:
        self.seat = seat
        self.n = n
        self.store = store

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        return None

    def legal(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def play(self, s: Ship, a: PickResource) -> None:
        if self.n > 1:
            s.push(GainChoice(self.seat, self.n - 1, self.store))
        if self.store:
            store_gain(s, a.res, 1)
        else:
            gain(s, self.seat, a.res, 1)


class LoseSome(Do):
    """Lose resources of choice, as many as there are; asked only while there is a choice."""

    __slots__ = ("n", "store")

    def __init__(self, seat: int, n: int, store: bool) -> None:
        self.seat = seat
        self.n = n
        self.store = store

    def run(self, s: Ship) -> None:
        have = s.store if self.store else s.officers[self.seat].res
        kinds = [res for res in range(3) if have[res]]
        if self.n <= 0 or not kinds:
            return
        if len(kinds) == 1 or sum(have) <= self.n:
            for res in kinds:
                lose_one(s, self.seat, self.store, res, self.n)
        else:
            s.push(LoseChoice(self.seat, self.n, self.store))


def lose_one(s: Ship, seat: int, store: bool, res: int, n: int) -> None:
    """Lose some of a resource from the store or from a seat."""
    if store:
        store_lose(s, res, n)
    else:
        lose(s, seat, res, n)


class LoseChoice(Ask):
    """Which resource is lost?"""

    __slots__ = ("n", "store")
    rule: ClassVar[str] = "GEN7-2.14"
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: int, n: int, store: bool) -> None:
        self.seat = seat
        self.n = n
        self.store = store

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        have = s.store if self.store else s.officers[self.seat].res
        return None if have[a.res] else Illegal("none-left", "GEN7-2.14")

    def play(self, s: Ship, a: PickResource) -> None:
        s.push(LoseSome(self.seat, self.n - 1, self.store))
        lose_one(s, self.seat, self.store, a.res, 1)


# Options and players -----------------------------------------------------------------------------------------------


class ChooseOption(Ask):
    """Which of the answers do you choose?"""

    __slots__ = ("options", "cause")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: int, options: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.options = options
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [PICK_OPTIONS[option] for option in self.options]

    def check(self, s: Ship, a: PickOption) -> Illegal | None:
        return None if a.option in self.options else Illegal("no-such-option", "GEN7-2.13")

    def play(self, s: Ship, a: PickOption) -> None:
        option = OPTIONS[a.option]
        if option.targets:
            s.push(PickTargets(self.seat, a.option, (), self.cause))
        else:
            work_off(s, option.effects, 0, self.cause)


def offered(s: Ship, options: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Return the options whose condition holds (GEN7-30.16)."""
    found: list[int] = []
    for number in options:
        condition = OPTIONS[number].condition
        if condition is None or holds(s, condition, cause):
            found.append(number)
    return tuple(found)


class PickTargets(Do):
    """The effects of an option are resolved for several different players (GEN7-33.31)."""

    __slots__ = ("option", "picked", "cause")

    def __init__(self, seat: int, option: int, picked: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.option = option
        self.picked = picked
        self.cause = cause

    def run(self, s: Ship) -> None:
        option = OPTIONS[self.option]
        effect = EFFECT_LISTS[option.effects][0]
        able = [seat for seat in pickable(s, effect, self.cause) if seat not in self.picked]
        wanted = option.targets - len(self.picked)
        if not wanted or not able:
            for seat in self.picked:
                resolve(s, option.effects, self.cause.picking(seat))
        elif len(able) <= wanted:
            s.push(PickTargets(self.seat, self.option, (*self.picked, able[0]), self.cause))
        else:
            s.push(PickTarget(self.seat, self.option, self.picked, self.cause))


class PickTarget(Ask):
    """Who else?"""

    __slots__ = ("option", "picked", "cause")
    rule: ClassVar[str] = "GEN7-33.31"
    answers: ClassVar[tuple[type[Action], ...]] = (PickSeat,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: int, option: int, picked: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.option = option
        self.picked = picked
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_SEATS[: s.seats])

    def check(self, s: Ship, a: PickSeat) -> Illegal | None:
        able = pickable(s, EFFECT_LISTS[OPTIONS[self.option].effects][0], self.cause)
        return None if a.seat in able and a.seat not in self.picked else Illegal("not-that-player", "GEN7-33.31")

    def play(self, s: Ship, a: PickSeat) -> None:
        s.push(PickTargets(self.seat, self.option, (*self.picked, a.seat), self.cause))


# Systems, stations, tasks ------------------------------------------------------------------------------------------


class ChooseSystem(Ask):
    """Which system?"""

    __slots__ = ("systems", "n")
    rule: ClassVar[str] = "GEN7-26.12"
    answers: ClassVar[tuple[type[Action], ...]] = (PickSystem,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: int, systems: tuple[int, ...], n: int) -> None:
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

    def __init__(self, seat: int, room: int, kind: int) -> None:
        self.seat = seat
        self.room = room
        self.kind = kind

    def candidates(self, s: Ship) -> list[Action]:
        return [PickStation(station) for station in ROOM_STATIONS[self.room]]

    def check(self, s: Ship, a: PickStation) -> Illegal | None:
        return None if a.station in available(s, self.room) else Illegal("not-available", "GEN7-26.10")

    def play(self, s: Ship, a: PickStation) -> None:
        put_marker(s, self.kind, a.station)


class Unmark(Do):
    """Remove markers, as many as there are; asked only while there is a choice."""

    __slots__ = ("kind", "rooms", "status_only", "n")

    def __init__(self, seat: int, kind: int, rooms: int, status_only: bool, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rooms = rooms
        self.status_only = status_only
        self.n = n

    def run(self, s: Ship) -> None:
        found = removable(s, self.kind, self.rooms, self.status_only)
        if len(found) <= self.n:
            for station in found:
                remove_marker(s, self.kind, station)
        elif self.n:
            s.push(ChooseMarker(self.seat, self.kind, self.rooms, self.status_only, self.n))


class ChooseMarker(Ask):
    """Which marker is removed?"""

    __slots__ = ("kind", "rooms", "status_only", "n")
    rule: ClassVar[str] = "GEN7-26.8"
    answers: ClassVar[tuple[type[Action], ...]] = (PickStation,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: int, kind: int, rooms: int, status_only: bool, n: int) -> None:
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


def open_tasks(s: Ship, droppable: bool) -> list[int]:
    """Return the open tasks of the row; those that may be dropped are not sticky."""
    barred = s.done | (s.sticky if droppable else 0)
    return [task for task in s.row if not barred >> task & 1]


class ChooseTask(Ask):
    """Which priority task?"""

    __slots__ = ("n", "drop", "reward")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickTask,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: int, n: int, drop: bool, reward: bool) -> None:
        self.seat = seat
        self.n = n
        self.drop = drop
        self.reward = reward

    def candidates(self, s: Ship) -> list[Action]:
        return [PickTask(task) for task in s.row]

    def check(self, s: Ship, a: PickTask) -> Illegal | None:
        return None if a.task in open_tasks(s, self.drop) else Illegal("no-open-task", "GEN7-24.13")

    def play(self, s: Ship, a: PickTask) -> None:
        if self.n > 1:
            s.push(NextTask(self.seat, self.n - 1, self.drop, self.reward))
        if self.drop:
            drop_task(s, a.task)
        else:
            finish_without_dice(s, self.seat, a.task, self.reward)


class NextTask(Do):
    """Tasks are chosen while there are any and enough are wanted."""

    __slots__ = ("n", "drop", "reward")

    def __init__(self, seat: int, n: int, drop: bool, reward: bool) -> None:
        self.seat = seat
        self.n = n
        self.drop = drop
        self.reward = reward

    def run(self, s: Ship) -> None:
        if self.n and open_tasks(s, self.drop):
            s.push(ChooseTask(self.seat, self.n, self.drop, self.reward))
