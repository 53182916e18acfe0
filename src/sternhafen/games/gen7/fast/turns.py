"""Turns: deployments listed, counted and drawn by masks of stations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from sternhafen.engine import Action, bitset
from sternhafen.games.gen7.actions import DEPLOYS, IDLES, PROPOSALS, Deploy
from sternhafen.games.gen7.aliases import DieCode, Seat, Station, Target
from sternhafen.games.gen7.data.vocabulary import CODES, NO_RULE_RECYCLING
from sternhafen.games.gen7.fast.kept import KeepingShip
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.rules.group_station.alone import must_deploy
from sternhafen.games.gen7.rules.group_station.contributions import make_pool
from sternhafen.games.gen7.rules.group_station.proposing import can_be_filled, proposable, worth_proposing
from sternhafen.games.gen7.rules.group_station.targets import is_there, open_targets
from sternhafen.games.gen7.rules.lasting_rules.dice import CHANGING_RULES
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.rooms.stations import (
    affordable_station,
    free_stations,
    plot_problem,
    single_stations,
    too_low,
    usable_faults,
)
from sternhafen.games.gen7.rules.status import covered
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT, THROWS
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.state import Ship

Placed = list[tuple[int, int]]
"""Dice, each with the stations of rooms that it may go to, as a mask."""
NO_BARS: Final[list[tuple[int, int]]] = []
IN_A_ROW: Final = 11
"""So many stations are looked up together where one of the free ones is drawn."""
ROW: Final = (1 << IN_A_ROW) - 1
FREE_IN_ROW: Final = tuple([tuple(bitset.members(free)) for free in range(1 << IN_A_ROW)])
"""The free ones of so many stations, by their mask."""


def list_turn(s: Ship, turn: TakeTurn) -> list[Action]:
    """Return all that may be done in a turn."""
    legal = deployments(s, turn)
    return legal + idle(s, turn.seat, bool(legal)) + proposals(s, turn.seat)


def count_turn(s: Ship, turn: TakeTurn) -> int:
    """Return how many things may be done in a turn."""
    if is_special(s, turn.seat) or single_stations(s):
        return len(list_turn(s, turn))
    count = 0
    for _, mask in as_they_are(s, turn.seat):
        count += mask.bit_count()
    return (count or len(idle(s, turn.seat, False))) + len(proposable(s, turn.seat, open_targets(s)))


def is_special(s: Ship, seat: Seat) -> bool:
    """Return whether rules that change or forbid deployments are in force, so that all must be checked."""
    return s.mods()[seat] & CHANGING_RULES != 0


def deployments(s: Ship, turn: TakeTurn) -> list[Action]:
    """Return every legal deployment at a single station."""
    if is_special(s, turn.seat):
        return [a for a in turn.placements(s) if isinstance(a, Deploy) and turn.problem(s, a) is None]
    legal: list[Action] = []
    placed = as_they_are(s, turn.seat)
    stations: list[int] = []
    last = -1
    for code, mask in placed:
        if mask != last:  # most dice may go to the same stations
            stations, last = bitset.members(mask), mask
        row = DEPLOYS[code]
        legal += [row[station] for station in stations]
    return legal + at_plot(s, turn.seat, placed)


def as_they_are(s: Ship, seat: Seat) -> Placed:
    """Return every different die with the stations of rooms it may go to as it is."""
    book = s.book
    free = free_stations(s, seat)
    bars = recycling_bars(s, seat) if free & book.recycling_mask else NO_BARS
    placed: Placed = []
    for code in THROWS[s.officers[seat].dice].codes:
        mask = free & ~book.leader_bit if code >= FIRST_ROBOT else free
        for least, bit in bars:
            if VALUE_OF[code] < least:
                mask &= ~bit
        placed.append((code, mask))
    return placed


def recycling_bars(s: Ship, seat: Seat) -> list[tuple[int, int]]:
    """Return the recycling stations that take only a least value, that of the die before, and their bits."""
    book = s.book
    if not s.taken() & book.recycling_mask or in_force(s, seat, NO_RULE_RECYCLING):
        return NO_BARS
    bars: list[tuple[int, int]] = []
    for before, station in book.recycling_pairs:
        p = s.stations[before]
        if p >= 0 and not covered(s) >> before & 1:
            bars.append((VALUE_OF[p % CODES], 1 << station))
    return bars


def at_plot(s: Ship, seat: Seat, placed: Placed) -> list[Action]:
    """Return every legal deployment at a single plot station."""
    book = s.book
    legal: list[Action] = []
    for number in single_stations(s):
        station = book.plot_stations[number]
        i = book.points[s.point].stations.index(number)
        if station.special:
            fitting = [code for code, _ in placed if plot_problem(s, seat, code, number) is None]
            legal += [DEPLOYS[code][book.station_count + number] for code in fitting]
            continue
        if (
            s.plot_now[i] >= station.slots
            or s.plot_done[i] >= station.limit
            or not affordable_station(s, seat, station)
        ):
            continue
        for code, _ in placed:
            if KIND_OF[code] in station.kinds and station.rule.values >> VALUE_OF[code] & 1:
                legal.append(DEPLOYS[code][book.station_count + number])
    return legal


def idle(s: Ship, seat: Seat, can_deploy: bool) -> list[Action]:
    """Return the dice that may be left idle, as none can be deployed."""
    if must_deploy(s, seat, can_deploy):
        return []
    return [IDLES[code] for code in THROWS[s.officers[seat].dice].codes]


def proposals(s: Ship, seat: Seat) -> list[Action]:
    """Return the group stations that may be proposed."""
    return [PROPOSALS[target] for target in proposable(s, seat, open_targets(s))]


# Drawing one ---------------------------------------------------------------------------------------------------------


def sample_turn(s: KeepingShip, turn: TakeTurn, random: Callable[[], float], beside: Sequence[Action]) -> Action:
    """Return what `TakeTurn.sample_beside` does, without listing what it draws from."""
    book = s.book
    seat = turn.seat
    stations = quick_free_stations(s, seat)
    if not stations & book.every_die or s.mods()[seat] & CHANGING_RULES:
        return sample_listed(s, turn, random, beside)
    dice = s.officers[seat].dice
    codes = THROWS[dice].codes
    point = book.points[s.point]
    singles = point.singles
    room = stations.bit_count()
    count = room + point.single_count
    deployed = count * len(codes)
    others = deployed + len(beside)
    everything = others + len(s.row) + point.group_count
    in_vain = 0
    while True:
        k = floor(random() * everything)
        if k < deployed:
            code = codes[k // count]
            k %= count
            if k >= room:
                if plot_problem(s, seat, code, singles[k - room]) is None:
                    return DEPLOYS[code][book.station_count + singles[k - room]]
                continue
            station = nth_station(stations, k)
            if not book.some_dice_only >> station & 1 or takes_die(s, seat, station, code):
                return DEPLOYS[code][station]
        elif k < others:
            return beside[k - deployed]
        elif not in_vain >> k - others & 1:
            target = nth_target(s, k - others)
            if target >= 0 and may_propose(s, seat, target):
                return PROPOSALS[target]
            in_vain |= 1 << k - others


def sample_listed(s: KeepingShip, turn: TakeTurn, random: Callable[[], float], beside: Sequence[Action]) -> Action:
    """Return one of the answers where all deployments must be checked, or where there may be none."""
    listed = deployments(s, turn)
    listed += idle(s, turn.seat, bool(listed))
    listed += beside
    targets = open_targets(s)
    while True:
        k = floor(random() * (len(listed) + len(targets)))
        if k < len(listed):
            return listed[k]
        target = targets.pop(k - len(listed))
        if may_propose(s, turn.seat, target):
            return PROPOSALS[target]


def quick_free_stations(s: Ship, seat: Seat) -> int:
    """Return what `free_stations` does, with fewer calls."""
    book = s.book
    officer = s.officers[seat]
    closed = s.shut | s.failed | s.broken | s.taken()
    if s.faulty:
        closed |= s.faulty & ~usable_faults(s, seat)
    if s.briefed:
        closed |= book.leader_bit
    if not officer.robot:
        closed |= book.robotics_mask
    stations = book.stations_of[s.rooms]
    return (stations & ~book.participants | book.private_bit[officer.quarters]) & ~closed


def nth_station(stations: int, k: int) -> int:
    """Return the k-th station of a mask."""
    first = 0
    free = FREE_IN_ROW[stations & ROW]
    while k >= len(free):
        k -= len(free)
        first += IN_A_ROW
        free = FREE_IN_ROW[stations >> first & ROW]
    return first + free[k]


def takes_die(s: Ship, seat: Seat, station: Station, code: DieCode) -> bool:
    """Return whether a free station takes a die that no rule changes (GEN7-13.1, 17.1)."""
    if station == s.book.leader_station:
        return code < FIRST_ROBOT
    return not too_low(s, station, VALUE_OF[code]) or bool(in_force(s, seat, NO_RULE_RECYCLING))


def nth_target(s: Ship, k: int) -> int:
    """Return the k-th group station of the row and the plot if it may still be filled, else -1."""
    book = s.book
    if k < len(s.row):
        return -1 if s.done >> s.row[k] & 1 else s.row[k]
    i, number = book.points[s.point].groups[k - len(s.row)]
    station = book.plot_stations[number]
    is_open = s.plot_now[i] < station.per_round and s.plot_done[i] < station.limit and is_there(s, station)
    return book.task_count + number if is_open else -1


def may_propose(s: KeepingShip, seat: Seat, target: Target) -> bool:
    """Return whether a group station may be proposed; the pool is kept for the proposal that may follow."""
    if not worth_proposing(s, target):
        return False
    s._pool = pool = make_pool(s, seat, target)
    return can_be_filled(s.book, target, pool)
