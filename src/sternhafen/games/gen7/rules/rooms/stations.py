"""Single stations: where a die may go (GEN7-7.2, 7.8, 13.1, 17, 30.11)."""

from __future__ import annotations

from sternhafen.engine import Illegal, bitset
from sternhafen.games.gen7.aliases import DieCode, Seat, Station
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.story import PlotStation
from sternhafen.games.gen7.data.vocabulary import CODES, NO_FAULT
from sternhafen.games.gen7.effects.scenes.posts import special_problem
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.status import covered
from sternhafen.games.gen7.state import Ship


def rooms_in_play(book: Campaign, rooms: int) -> int:
    """Return the stations of these rooms, without participant stations, which only a briefing fills."""
    return book.stations_of[rooms] & ~book.participants


def free_stations(s: Ship, seat: Seat) -> int:
    """Return the stations a seat might use with some die: in play, unoccupied, not covered (GEN7-7.2, 7.8)."""
    book = s.book
    officer = s.officers[seat]
    closed = s.shut | s.failed | s.broken | s.taken()
    if s.faulty:
        closed |= s.faulty & ~usable_faults(s, seat)
    if s.briefed:
        closed |= book.leader_bit
    if not officer.robot:
        closed |= book.robotics_mask
    return (book.stations_of[s.rooms] & ~book.participants | book.private_bit[officer.quarters]) & ~closed


def usable_faults(s: Ship, seat: Seat) -> int:
    """Return the stations that a seat may use under a fault marker."""
    mask = 0
    for rule, _ in in_force(s, seat, NO_FAULT):
        for room in bitset.members(rule.rooms):
            mask |= s.book.room_mask[room]
    return mask


def too_low(s: Ship, station: Station, value: int) -> bool:
    """Return whether a value is lower than that of the die before a recycling station."""
    before = s.book.recycling_before.get(station, -1)
    if before < 0:
        return False
    p = s.stations[before]
    return p >= 0 and value < VALUE_OF[p % CODES] and not covered(s) >> before & 1


def single_open(s: Ship, number: int) -> bool:
    """Return whether a single station of the plot point still takes a die (GEN7-30.11)."""
    station, i = s.book.plot_stations[number], s.book.points[s.point].stations.index(number)
    return (s.plot_now[i] < station.slots or station.post) and s.plot_done[i] < station.limit


def plot_problem(s: Ship, seat: Seat, code: DieCode, number: int) -> Illegal | None:
    """Return why a die may not go to a single plot station, or None (GEN7-30.11)."""
    book = s.book
    stations = book.points[s.point].stations
    if number not in stations:
        return Illegal("no-such-station", "GEN7-30.9")
    station = book.plot_stations[number]
    if station.group is not None:
        return Illegal("group-station", "GEN7-8.1")
    if station.special and (problem := special_problem(s, seat, code, station, stations.index(number))) is not None:
        return problem
    if not single_open(s, number):
        return Illegal("station-used", "GEN7-30.11")
    if KIND_OF[code] not in station.kinds:
        return Illegal("wrong-kind", "GEN7-30.11")
    if not station.rule.values >> VALUE_OF[code] & 1:
        return Illegal("wrong-value", "GEN7-30.11")
    return None if affordable_station(s, seat, station) else Illegal("cannot-pay", "GEN7-30.11")


def affordable_station(s: Ship, seat: Seat, station: PlotStation) -> bool:
    """Return whether a seat can pay for a single plot station."""
    have = s.officers[seat].res
    data, parts, chem = station.cost
    return data <= have[0] and parts <= have[1] and chem <= have[2]


def single_stations(s: Ship) -> tuple[int, ...]:
    """Return the single stations of the current plot point."""
    return s.book.points[s.point].singles
