"""Places where dice work, and the statistics that are kept of them (GEN7-7.15, 24.6).

Places are the stations of rooms, then plot stations, then tasks.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import bitset
from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.campaign.story import Story
from sternhafen.games.gen7.data.vocabulary import (
    ANY_KIND,
    CENTER,
    CODES,
    CONTRIBUTED,
    DEPTS,
    DICE_DEPLOYED,
    LAB,
    ON_PLOT,
    ON_TASK,
    ORDERS_DONE,
    PRIVATE,
    RED,
    SCHEMAS_FOCUSED,
    STATS,
)

MAX_CACHED: Final = 1 << 12
BY_ROOM: Final = 4
"""Where orders done by room begin among an officer's statistics, after contributions by department."""
Cost = tuple[int, int, int]
"""Data, parts, chemicals."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Places(Story):
    """Where dice can stand, which markers and rules close what, and where deployments are counted."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "plot_place", "task_place", "place_count", "plain_cost", "private_bit", "leader_bit", "table_stations",
        "participants", "robotics_mask", "recycling_mask", "recycling_pairs", "recycling_before", "some_dice_only",
        "every_die", "covered_with_three", "failing", "rooms_of", "open_stations", "lab_res", "stations_of",
        "single_stats", "deployments", "wheres", "stat_count", "where", "first_cell", "cells",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        self.plot_place = self.station_count
        self.task_place = self.station_count + self.plot_station_count
        self.place_count = self.task_place + self.task_count
        self.plain_cost: tuple[Cost, ...] = (*self.task_cost, *[station.cost for station in self.plot_stations])
        """What every group station costs where no rule changes it."""
        self._close_stations()
        self._count_deployments()

    # Stations ----------------------------------------------------------------------------------------------------

    def _close_stations(self) -> None:
        """Compute which stations are special, and which a system's status closes."""
        rooms, dots = range(self.room_count), self.station_dots
        self.private_bit = tuple([1 << station for station in self.private_station])
        self.leader_bit = 1 << self.leader_station
        self.table_stations = self.room_stations[self.ops_center][1:]
        """The stations of those who join a briefing; only a briefing fills them."""
        self.participants = bitset.of(self.table_stations)
        self.robotics_mask = self.room_mask[self.robotics]
        self.recycling_mask = self.room_mask[self.recycling]
        in_order = sorted(self.room_stations[self.recycling], key=dots.__getitem__)
        self.recycling_pairs: tuple[tuple[int, int], ...] = tuple(pairwise(in_order))
        self.recycling_before: dict[int, int] = {station: before for before, station in self.recycling_pairs}
        """The recycling station before each but the first."""
        self.some_dice_only = self.recycling_mask | self.leader_bit
        """The stations that do not take every die."""
        self.every_die = bitset.full(self.station_count) & ~self.some_dice_only
        in_rooms = [station for room in rooms for station in self.room_stations[room]]
        self.covered_with_three = bitset.of([i for i in range(self.station_count) if dots[i] == self.covered_dots])
        """The stations that three players cover."""
        self.failing: tuple[tuple[int, ...], ...] = tuple([
            tuple([
                bitset.of([i for i in in_rooms if self.station_dept[i] == system and 0 < dots[i] <= most])
                for most in range(RED + 1)
            ])
            for system in range(len(DEPTS))
        ])  # fmt: skip
        """The stations that each section of a department's system closes, as masks."""
        self.rooms_of: tuple[tuple[int, ...], ...] = tuple([
            tuple([room for room in rooms if self.room_dept[room] == dept]) for dept in range(len(DEPTS))
        ])  # fmt: skip
        """The rooms of every department."""
        self.open_stations: tuple[tuple[int, ...], ...] = tuple([
            tuple([
                len([i for i in self.room_stations[room] if every or dots[i] != self.covered_dots]) for room in rooms
            ])
            for every in (False, True)
        ])  # fmt: skip
        """How many stations of every room are not covered from the start, with three seats and with four."""
        self.lab_res = {
            self.room_id["science_lab"]: 0,
            self.room_id["recycling_lab"]: 1,
            self.room_id["chemistry_lab"]: 2,
        }
        """The resource that every lab yields."""
        self.stations_of: Memo[int, int] = Memo(self._stations_of, MAX_CACHED)
        """The stations of rooms, by the mask of the rooms."""

    def _stations_of(self, rooms: int) -> int:
        stations = 0
        for room in bitset.members(rooms):
            stations |= self.room_mask[room]
        return stations

    def place_of(self, target: int) -> int:
        """Return the place of a task or plot station."""
        return self.task_place + target if target < self.task_count else self.plot_place + target - self.task_count

    def dept_of(self, place: int) -> int:
        """Return the department of a station, plot station or task."""
        if place < self.plot_place:
            return self.room_dept[self.station_room[place]]
        if place < self.task_place:
            return self.plot_stations[place - self.plot_place].dept
        return self.task_dept[place - self.task_place]

    def stands_in(self, place: int, rooms: int, dept: int, where: int) -> bool:
        """Return whether a place is in one of the rooms, in a department, of a sort; what is not named fits."""
        if rooms:
            if place >= self.plot_place:
                return False
            counts_as = self.room_as[self.station_room[place]]
            if counts_as < 0 or not rooms >> counts_as & 1:
                return False
        if dept >= 0 and self.dept_of(place) != dept:
            return False
        if where < 0:
            return True
        if place >= self.task_place:
            return where == ON_TASK
        if place >= self.plot_place:
            return where == ON_PLOT
        room = self.station_room[place]
        if where == PRIVATE:
            return room >= self.room_count
        kind = self.room_kind[room]
        return (where == LAB and kind == "lab") or (where == CENTER and kind == "center")

    # Statistics --------------------------------------------------------------------------------------------------

    def _count_deployments(self) -> None:
        """Lay out an officer's statistics: contributions by department, orders by room, single ones, deployments."""
        rooms = self.room_count
        self.single_stats = BY_ROOM + rooms
        self.deployments = self.single_stats + len(STATS)
        self.wheres = rooms + 12
        """Deployments are counted by kind and by room, private station, department of a task or of a plot station."""
        self.stat_count = self.deployments + 3 * self.wheres
        self.where: tuple[int, ...] = (
            *self.station_room,
            *[rooms + 8 + station.dept for station in self.plot_stations],
            *[rooms + 4 + dept for dept in self.task_dept],
        )
        """Where deployments at every place are counted."""
        self.first_cell = tuple([code // 12 * self.wheres for code in range(CODES)])
        """Where deployments of every die's kind begin to be counted."""
        self.cells: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
        """What `cells_of` has returned before."""

    def cells_of(self, test: Condition) -> tuple[int, ...]:
        """Return the numbers of the statistics whose sum a test looks at; none for what is no count."""
        key = (test.ref, test.kind, test.rooms, test.dept)
        cells = self.cells.get(key)
        if cells is None:
            cells = self.cells[key] = self._cells(test)
        return cells

    def _cells(self, test: Condition) -> tuple[int, ...]:
        if test.ref == SCHEMAS_FOCUSED:
            return ()
        if test.ref == CONTRIBUTED:
            return (0, 1, 2, 3) if test.dept < 0 else (test.dept,)
        if test.ref == ORDERS_DONE:
            rooms = range(self.room_count)
            return tuple([BY_ROOM + room for room in rooms if not test.rooms or test.rooms >> room & 1])
        if test.ref == DICE_DEPLOYED:
            kinds = range(3) if test.kind == ANY_KIND else (test.kind,)
            wheres = [where for where in range(self.wheres) if self._counts(where, test.rooms, test.dept)]
            return tuple([self.deployments + kind * self.wheres + where for kind in kinds for where in wheres])
        return (self.single_stats + test.ref,)

    def _counts(self, where: int, rooms: int, dept: int) -> bool:
        """Return whether a test of rooms and department counts deployments there."""
        if where < self.room_count + 4:
            stations = self.room_stations[where]
            return bool(stations) and self.stands_in(stations[0], rooms, dept, -1)
        return not rooms and (dept < 0 or (where - self.room_count - 4) % 4 == dept)
