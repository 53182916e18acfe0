"""Single stations: where a die may go (GEN7-7.2, 7.8, 13.1, 17, 30.11)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sternhafen.engine import Illegal
from sternhafen.games.gen7.book import (
    LEADER_STATION,
    OPS_CENTER,
    PRIVATE_STATION,
    RECYCLING,
    ROBOTICS,
    ROOM_MASK,
    ROOM_STATIONS,
    STATION_DOTS,
)
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.relations import (
    fits,
)
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.status import bits, covered
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.targets import store_open
from sternhafen.games.gen7.vocabulary import (
    CODES,
    NO_FAULT,
    NO_RULE_RECYCLING,
    ROBOT,
)

IN_PLAY: Final[dict[int, int]] = {}
"""The stations of rooms in play, by the mask of rooms; filled as needed."""


PARTICIPANTS: Final = sum(1 << i for i in ROOM_STATIONS[OPS_CENTER] if i != LEADER_STATION)
RECYCLING_STATIONS: Final = tuple(sorted(ROOM_STATIONS[RECYCLING], key=STATION_DOTS.__getitem__))


def rooms_in_play(rooms: int) -> int:
    """Return the stations of these rooms, without participant stations, which only a briefing fills."""
    found = IN_PLAY.get(rooms)
    if found is None:
        found = 0
        for room in bits(rooms):
            found |= ROOM_MASK[room]
        found &= ~PARTICIPANTS
        IN_PLAY[rooms] = found
    return found


def occupied(s: Ship) -> int:
    """Return the stations that hold a die, as a mask."""
    mask = 0
    bit = 1
    for p in s.stations:
        if p >= 0:
            mask |= bit
        bit <<= 1
    return mask


def free_stations(s: Ship, seat: int) -> int:
    """Return the stations a seat might use with some die: in play, unoccupied, not covered (GEN7-7.2, 7.8)."""
    closed = s.shut | s.failed | s.broken
    if s.faulty:
        closed |= s.faulty & ~usable_faults(s, seat)
    mask = (rooms_in_play(s.rooms) | 1 << PRIVATE_STATION[s.officers[seat].quarters]) & ~occupied(s) & ~closed
    if s.briefed:
        mask &= ~(1 << LEADER_STATION)
    if not s.officers[seat].robot:
        mask &= ~ROOM_MASK[ROBOTICS]
    return mask


def usable_faults(s: Ship, seat: int) -> int:
    """Return the stations that a seat may use under a fault marker."""
    mask = 0
    for rule, _ in in_force(s, seat, NO_FAULT):
        for room in bits(rule.rooms):
            mask |= ROOM_MASK[room]
    return mask


def recycling_bar(s: Ship, seat: int, value: int) -> int:
    """Return the recycling stations a value may not take: lower than the die before (GEN7-17.1 to 17.3)."""
    mask = 0
    for before, station in pairwise(RECYCLING_STATIONS):
        p = s.stations[before]
        if p >= 0 and value < VALUE_OF[p % CODES] and not covered(s) >> before & 1:
            mask |= 1 << station
    return mask


def spots(s: Ship, seat: int, free: int, code: int) -> int:
    """Return the stations of rooms where a die may go as it is, as a mask."""
    if KIND_OF[code] == ROBOT:
        free &= ~(1 << LEADER_STATION)
    if free & ROOM_MASK[RECYCLING] and not in_force(s, seat, NO_RULE_RECYCLING):
        free &= ~recycling_bar(s, seat, VALUE_OF[code])
    return free


def plot_problem(s: Ship, seat: int, code: int, number: int) -> Illegal | None:
    """Return why a die may not go to a single plot station, or None (GEN7-30.11)."""
    stations = POINTS[s.point].stations
    if number not in stations:
        return Illegal("no-such-station", "GEN7-30.9")
    station = PLOT_STATIONS[number]
    i = stations.index(number)
    if station.group is not None:
        return Illegal("group-station", "GEN7-8.1")
    if s.plot_now[i] >= station.slots or s.plot_done[i] >= station.limit:
        return Illegal("station-used", "GEN7-30.11")
    if KIND_OF[code] not in station.kinds:
        return Illegal("wrong-kind", "GEN7-30.11")
    if not fits(station.rule, VALUE_OF[code], 0, 0):
        return Illegal("wrong-value", "GEN7-30.11")
    store = store_open(s)
    have = s.officers[seat].res
    if any(n > have[res] + store[res] for res, n in enumerate(station.cost)):
        return Illegal("cannot-pay", "GEN7-30.11")
    return None


def single_stations(s: Ship) -> list[int]:
    """Return the single stations of the current plot point."""
    return [number for number in POINTS[s.point].stations if PLOT_STATIONS[number].group is None]
