"""System status: steps, red effects, and the stations that fail (GEN7-26)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import Room, Station, System
from sternhafen.games.gen7.data.vocabulary import ON_STATUS_WORSE, RED, SYSTEMS
from sternhafen.games.gen7.effects.agenda import fire, resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.story_events import GoalTurned
from sternhafen.games.gen7.events import (
    RedStruck,
    StationBroken,
    StationFaulted,
    StationsFailed,
    StationsReopened,
    StatusMoved,
)
from sternhafen.games.gen7.state import Ship

FAILURE: Final = 0
FAULT: Final = 1


def acting(s: Ship) -> int:
    """Return the active player, or the leader outside a turn."""
    return s.active if s.active >= 0 else s.leader


def move_status(s: Ship, system: System, n: int) -> None:
    """Worsen a system by steps (negative: improve it); red effects at once (GEN7-26.3, 26.12)."""
    if n < 0:
        s.status[system] = max(0, s.status[system] + n)
    reds = 0
    for _ in range(n):
        if s.status[system] < RED:
            s.status[system] += 1
        if s.status[system] == RED:
            reds += 1
    if n and s.recording:
        s.tell(StatusMoved(system=system, section=s.status[system]))
    if n > 0:
        s.worse |= 1 << system
        fire(s, ON_STATUS_WORSE, BY_SEAT[acting(s)])
    for _ in range(reds):
        strike_red(s, system)


def strike_red(s: Ship, system: System) -> None:
    """Tick a condition box and resolve the red effect (GEN7-26.3, 26.4)."""
    log = s.own_log()
    log.damage += 1
    if s.recording:
        s.tell(RedStruck(system=system))
    flip_goals(s, "status_red")
    resolve(s, s.book.red_effect[system], BY_SEAT[acting(s)])


def flip_goals(s: Ship, event: str) -> None:
    """Turn the episode goals over that an event turns (GEN7-30.1)."""
    for goal in s.goals:
        if s.book.goal_flip[goal] == event and not s.lost_goals >> goal & 1:
            s.lost_goals |= 1 << goal
            if s.recording:
                s.tell(GoalTurned(goal=goal))


def covered(s: Ship) -> int:
    """Return the stations under any marker, as a mask."""
    return s.shut | s.failed | s.broken | s.faulty


def update_stations(s: Ship) -> None:
    """Cover stations where the status got worse; no marker that lies there is taken away (GEN7-6.11, 26.8)."""
    added = 0
    for system in SYSTEMS:
        if s.worse >> system & 1:
            added |= s.book.failing[system][s.status[system]]
    added &= in_play(s) & ~(s.shut | s.failed | s.broken)
    s.failed |= added
    s.worse = 0
    if added and s.recording:
        s.tell(StationsFailed(stations=tuple(bitset.members(added))))


def in_play(s: Ship) -> int:
    """Return the stations of all rooms in play, as a mask; private stations are not among them."""
    return s.book.stations_of[s.rooms]


def available(s: Ship, room: Room) -> list[int]:
    """Return a room's unoccupied and uncovered stations, fewest dots first (GEN7-26.10)."""
    if not s.rooms >> room & 1:
        return []
    stations = [i for i in bitset.members(s.book.room_mask[room] & ~covered(s)) if s.stations[i] < 0]
    return sorted(stations, key=s.book.station_dots.__getitem__)


def put_marker(s: Ship, kind: int, station: Station) -> None:
    """Put a failure or fault marker on a station, by an effect."""
    if kind == FAILURE:
        s.broken |= 1 << station
    else:
        s.faulty |= 1 << station
    if s.recording:
        s.tell(StationBroken(station=station) if kind == FAILURE else StationFaulted(station=station))


def removable(s: Ship, kind: int, rooms: int, status_only: bool) -> list[int]:
    """Return the stations whose marker an effect may remove; never set-up or scar markers."""
    mask = s.faulty if kind == FAULT else (s.failed if status_only else s.failed | s.broken)
    wanted = 0
    for room in bitset.members(rooms or s.rooms):
        wanted |= s.book.room_mask[room]
    return bitset.members(mask & wanted)


def remove_marker(s: Ship, kind: int, station: Station) -> None:
    """Take a marker away."""
    keep = ~(1 << station)
    if kind == FAULT:
        s.faulty &= keep
    else:
        s.failed &= keep
        s.broken &= keep
    if s.recording:
        s.tell(StationsReopened(stations=(station,)))
