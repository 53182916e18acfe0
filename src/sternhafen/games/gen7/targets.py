"""Group stations: which are open, and what they cost (GEN7-8, 23.11, 24, 30.10)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.book import (
    N_TASKS,
    TASK_COST_,
    TASK_DEPT,
)
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.ship import NOBODY, PLOT_PLACE, TASK_PLACE, Ship
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.vocabulary import (
    STORE_LOCK,
    TASK_COST,
)


def place_of(target: int) -> int:
    """Return the place of a task or plot station."""
    return TASK_PLACE + target if target < N_TASKS else PLOT_PLACE + target - N_TASKS


def open_targets(s: Ship) -> list[int]:
    """Return the group stations that may still be filled: open tasks and plot stations (GEN7-24.13, 30.10)."""
    done = s.done
    found = [task for task in s.row if not done >> task & 1] if done else list(s.row)
    for i, number in POINTS[s.point].groups:
        station = PLOT_STATIONS[number]
        if s.plot_now[i] < station.per_round and s.plot_done[i] < station.limit:
            found.append(N_TASKS + number)
    return found


def nth_target(s: Ship, k: int) -> int:
    """Return the k-th group station of the row and the plot if it may still be filled, else -1."""
    if k < len(s.row):
        return -1 if s.done >> s.row[k] & 1 else s.row[k]
    i, number = POINTS[s.point].groups[k - len(s.row)]
    station = PLOT_STATIONS[number]
    return N_TASKS + number if s.plot_now[i] < station.per_round and s.plot_done[i] < station.limit else -1


PLAIN_COST: Final = (*TASK_COST_, *[station.cost for station in PLOT_STATIONS])
"""What every group station costs where no rule changes it."""
PRICE_RULES: Final = 1 << TASK_COST | 1 << STORE_LOCK
"""Rules that change what group stations cost, or who can pay."""


def target_cost(s: Ship, target: int) -> tuple[tuple[int, int, int], int]:
    """Return a group station's cost, and how many resources of the payers' choice come on top (or off)."""
    if target >= N_TASKS or not (s._mods or s.all_mods())[NOBODY] >> TASK_COST & 1:
        return PLAIN_COST[target], 0
    cost = list(TASK_COST_[target])
    free = 0
    for rule, _ in in_force(s, NOBODY, TASK_COST):
        if rule.dept >= 0 and rule.dept != TASK_DEPT[target]:
            continue
        if rule.res >= 0:
            cost[rule.res] = max(0, cost[rule.res] + rule.n)
        else:
            free += rule.n
    return (cost[0], cost[1], cost[2]), free


def store_for(s: Ship, target: int) -> list[int]:
    """Return what the store can spend on a group station: it pays for priority tasks only (GEN7-21.1)."""
    return store_open(s) if target < N_TASKS else NO_STORE


NO_STORE: Final = [0, 0, 0]
"""What the store can spend on a plot station; to be read only."""


def store_open(s: Ship) -> list[int]:
    """Return what the store can spend: nothing that a rule locks; to be read only."""
    if not (s._mods or s.all_mods())[NOBODY] >> STORE_LOCK & 1:
        return s.store
    have = s.store[:]
    for rule, _ in in_force(s, NOBODY, STORE_LOCK):
        for res in rule.locks:
            have[res] = 0
    return have


def at_hand(s: Ship, target: int, crew: int) -> list[int]:
    """Return what the store and these contributors can spend on a group station together (GEN7-24.2, 24.3)."""
    data, parts, chem = store_for(s, target)
    for officer in s.officers:
        if crew & 1:
            own_data, own_parts, own_chem = officer.res
            data += own_data
            parts += own_parts
            chem += own_chem
        crew >>= 1
    return [data, parts, chem]


def payable(cost: tuple[int, ...], free: int, have: list[int]) -> bool:
    """Return whether a cost with `free` resources of choice on top (or off) can be paid."""
    missing = 0
    if cost[0] > have[0]:
        missing = cost[0] - have[0]
    if cost[1] > have[1]:
        missing += cost[1] - have[1]
    if cost[2] > have[2]:
        missing += cost[2] - have[2]
    if free <= 0:
        return missing <= -free
    return not missing and sum(have) - sum(cost) >= free
