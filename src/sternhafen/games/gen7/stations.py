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
from sternhafen.games.gen7.ship import NONE, Ship
from sternhafen.games.gen7.status import bits, covered
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
    PlotStation,
)
from sternhafen.games.gen7.vocabulary import (
    CODES,
    NO_FAULT,
    NO_RULE_RECYCLING,
)

TO_USE: Final[dict[int, int]] = {}
"""The stations of rooms in play, by the mask of rooms; filled as needed."""


PRIVATE_BIT: Final = tuple([1 << station for station in PRIVATE_STATION])
LEADER_BIT: Final = 1 << LEADER_STATION
RECYCLING_MASK: Final = ROOM_MASK[RECYCLING]
ROBOTICS_MASK: Final = ROOM_MASK[ROBOTICS]
NO_BARS: Final[list[tuple[int, int]]] = []
PARTICIPANTS: Final = sum(1 << i for i in ROOM_STATIONS[OPS_CENTER] if i != LEADER_STATION)
RECYCLING_PAIRS: Final = tuple(pairwise(sorted(ROOM_STATIONS[RECYCLING], key=STATION_DOTS.__getitem__)))

BEFORE: Final = {station: before for before, station in RECYCLING_PAIRS}
"""The recycling station before each but the first."""


def rooms_in_play(rooms: int) -> int:
    """Return the stations of these rooms, without participant stations, which only a briefing fills."""
    found = TO_USE.get(rooms)
    if found is None:
        found = 0
        for room in bits(rooms):
            found |= ROOM_MASK[room]
        found &= ~PARTICIPANTS
        TO_USE[rooms] = found
    return found


def free_stations(s: Ship, seat: int) -> int:
    """Return the stations a seat might use with some die: in play, unoccupied, not covered (GEN7-7.2, 7.8)."""
    officer = s.officers[seat]
    closed = s.shut | s.failed | s.broken | (s._taken if s._taken != NONE else s.taken())
    if s.faulty:
        closed |= s.faulty & ~usable_faults(s, seat)
    if s.briefed:
        closed |= LEADER_BIT
    if not officer.robot:
        closed |= ROBOTICS_MASK
    return ((TO_USE.get(s.rooms) or rooms_in_play(s.rooms)) | PRIVATE_BIT[officer.quarters]) & ~closed


def usable_faults(s: Ship, seat: int) -> int:
    """Return the stations that a seat may use under a fault marker."""
    mask = 0
    if not (s._mods or s.all_mods())[seat] >> NO_FAULT & 1:
        return mask
    for rule, _ in in_force(s, seat, NO_FAULT):
        for room in bits(rule.rooms):
            mask |= ROOM_MASK[room]
    return mask


def recycling_bars(s: Ship, seat: int) -> list[tuple[int, int]]:
    """Return the recycling stations that take only a least value, that of the die before (GEN7-17.1 to 17.3)."""
    if not s.taken() & RECYCLING_MASK or in_force(s, seat, NO_RULE_RECYCLING):
        return NO_BARS
    return ranked_stations(s)


def ranked_stations(s: Ship) -> list[tuple[int, int]]:
    """Return the recycling stations with a die before them: its value, and the bit of the station."""
    found: list[tuple[int, int]] = []
    for before, station in RECYCLING_PAIRS:
        p = s.stations[before]
        if p >= 0 and not covered(s) >> before & 1:
            found.append((VALUE_OF[p % CODES], 1 << station))
    return found


def too_low(s: Ship, station: int, value: int) -> bool:
    """Return whether a value is lower than that of the die before a recycling station."""
    before = BEFORE.get(station, -1)
    if before < 0:
        return False
    p = s.stations[before]
    return p >= 0 and value < VALUE_OF[p % CODES] and not covered(s) >> before & 1


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
    if not station.rule.values >> VALUE_OF[code] & 1:
        return Illegal("wrong-value", "GEN7-30.11")
    return None if affordable_station(s, seat, station) else Illegal("cannot-pay", "GEN7-30.11")


def plot_open(s: Ship, seat: int, number: int) -> bool:
    """Return whether a single plot station of the current point has a slot left and can be paid by a seat."""
    station = PLOT_STATIONS[number]
    i = POINTS[s.point].stations.index(number)
    if s.plot_now[i] >= station.slots or s.plot_done[i] >= station.limit:
        return False
    return affordable_station(s, seat, station)


def affordable_station(s: Ship, seat: int, station: PlotStation) -> bool:
    """Return whether a seat can pay for a single plot station."""
    have = s.officers[seat].res
    data, parts, chem = station.cost
    return data <= have[0] and parts <= have[1] and chem <= have[2]


def single_stations(s: Ship) -> tuple[int, ...]:
    """Return the single stations of the current plot point."""
    return POINTS[s.point].singles
