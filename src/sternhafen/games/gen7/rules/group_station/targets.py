"""Group stations: which are open, and what they cost (GEN7-8, 23.11, 24, 30.10)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import NOBODY, Target
from sternhafen.games.gen7.campaign.story import PlotStation
from sternhafen.games.gen7.data.vocabulary import STORE_LOCK, TASK_COST
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.state import Ship


def is_there(s: Ship, station: PlotStation) -> bool:
    """Return whether a plot station is there now (GEN7-36.12)."""
    return station.condition is None or holds(s, station.condition, BY_SEAT[s.leader])


def open_targets(s: Ship) -> list[int]:
    """Return the group stations that may still be filled: open tasks and plot stations (GEN7-24.13, 30.10)."""
    book = s.book
    done = s.done
    targets = [task for task in s.row if not done >> task & 1] if done else list(s.row)
    for i, number in book.points[s.point].groups:
        station = book.plot_stations[number]
        if s.plot_now[i] < station.per_round and s.plot_done[i] < station.limit and is_there(s, station):
            targets.append(book.task_count + number)
    return targets


PRICE_RULES: Final = 1 << TASK_COST | 1 << STORE_LOCK
"""Rules that change what group stations cost, or who can pay."""


def target_cost(s: Ship, target: Target) -> tuple[tuple[int, int, int], int]:
    """Return a group station's cost, and how many resources of the payers' choice come on top (or off)."""
    book = s.book
    if target >= book.task_count or not s.mods()[NOBODY] >> TASK_COST & 1:
        return book.plain_cost[target], 0
    cost = list(book.task_cost[target])
    free = 0
    for rule, _ in in_force(s, NOBODY, TASK_COST):
        if rule.dept >= 0 and rule.dept != book.task_dept[target]:
            continue
        if rule.res >= 0:
            cost[rule.res] = max(0, cost[rule.res] + rule.n)
        else:
            free += rule.n
    return (cost[0], cost[1], cost[2]), free


def store_for(s: Ship, target: Target) -> list[int]:
    """Return what the store can spend on a group station: it pays for priority tasks only (GEN7-21.1)."""
    return store_open(s) if target < s.book.task_count else NO_STORE


NO_STORE: Final = [0, 0, 0]
"""What the store can spend on a plot station; to be read only."""


def store_open(s: Ship) -> list[int]:
    """Return what the store can spend: nothing that a rule locks; to be read only."""
    if not s.mods()[NOBODY] >> STORE_LOCK & 1:
        return s.store
    have = s.store[:]
    for rule, _ in in_force(s, NOBODY, STORE_LOCK):
        for res in rule.locks:
            have[res] = 0
    return have


def at_hand(s: Ship, target: Target, crew: int) -> list[int]:
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
