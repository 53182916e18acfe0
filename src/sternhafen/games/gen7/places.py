"""Places where dice work: stations of rooms, plot stations and tasks, and what they belong to (GEN7-7.15, 24.6)."""

from __future__ import annotations

from sternhafen.games.gen7.book import (
    ROOM_AS,
    ROOM_DEPT,
    ROOM_KIND,
    ROOM_STATIONS,
    STATION_ROOM,
    TASK_DEPT,
)
from sternhafen.games.gen7.pages import (
    N_ROOMS,
)
from sternhafen.games.gen7.ship import PLOT_PLACE, TASK_PLACE, Ship
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.vocabulary import CENTER, LAB, ON_PLOT, ON_TASK, PRIVATE


def dept_of(place: int) -> int:
    """Return the department of a station, plot station or task."""
    if place < PLOT_PLACE:
        return ROOM_DEPT[STATION_ROOM[place]]
    if place < TASK_PLACE:
        return PLOT_STATIONS[place - PLOT_PLACE].dept
    return TASK_DEPT[place - TASK_PLACE]


def stands_in(place: int, rooms: int, dept: int, where: int) -> bool:
    """Return whether a place is in one of the rooms, in a department, of a sort; what is not named fits."""
    if rooms:
        if place >= PLOT_PLACE:
            return False
        counts_as = ROOM_AS[STATION_ROOM[place]]
        if counts_as < 0 or not rooms >> counts_as & 1:
            return False
    if dept >= 0 and dept_of(place) != dept:
        return False
    if where < 0:
        return True
    if place >= TASK_PLACE:
        return where == ON_TASK
    if place >= PLOT_PLACE:
        return where == ON_PLOT
    room = STATION_ROOM[place]
    if where == PRIVATE:
        return room >= N_ROOMS
    return (where == LAB and ROOM_KIND[room] == "lab") or (where == CENTER and ROOM_KIND[room] == "center")


def dice_at(s: Ship, place: int) -> list[int]:
    """Return the pieces in the same room as a place; a task, plot or private station is a room of its own."""
    if place < PLOT_PLACE:
        found = [s.stations[station] for station in ROOM_STATIONS[STATION_ROOM[place]]]
        return [p for p in found if p >= 0]
    if place < TASK_PLACE:
        stations = POINTS[s.point].stations
        plot = place - PLOT_PLACE
        return list(s.plot_dice[stations.index(plot)]) if plot in stations else []
    task = place - TASK_PLACE
    return list(s.on_tasks[s.row.index(task)]) if task in s.row else []
