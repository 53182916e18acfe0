"""Whether dice can fill a group station: the search agrees with trying every order of the dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from sternhafen.games.gen7.rules.group_station.filling import COUNT_BITS, Pool, can_fill
from sternhafen.games.gen7.rules.group_station.offers import NO_SHARES, fitting_values
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.group_station.relations import UNKNOWN, Group, halves, may_fit, overall
from tests.games.gen7.table import BOOK

Die = tuple[int, bool, bool]
"""Value, whether it is the active player's, whether it is a robot."""
ALL_RULES = ("same", "distinct", "sum>=14", "sum<=6", "sum=9")
GROUPS = [
    *(Group(task["group"]) for task in BOOK.task_data),
    *(Group({"subs": ["any", "any", "any"], "all": rule}) for rule in ALL_RULES),
]


def pool_of(dice: list[Die]) -> Pool:
    """Return dice as a pool."""
    pool = Pool(0, 0, 0, [], 0)
    for value, own, robot in dice:
        if robot:
            pool.robots.append((value, own))
            continue
        pool.counts += 1 << COUNT_BITS * value
        pool.shown |= 1 << value
        if own:
            pool.own |= 1 << value
    return pool


def spreads(dice: tuple[Die, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the values of dice in their order, robots whole or on two sub-stations."""
    if not dice:
        yield ()
        return
    value, _, robot = dice[0]
    for first in ((value,), *(halves(value, 0) if robot else ())):
        for rest in spreads(dice[1:]):
            yield (*first, *rest)


def keeps_all(group: Group, values: tuple[int, ...], wild: int) -> bool:
    """Return whether values keep a group station's relations, where the rules of some sub-stations may be ignored."""
    broken = 0
    for i, value in enumerate(values):
        broken += not may_fit(group.subs[i], value, values[i - 1] if i else 0, sum(values[:i]))
    return broken <= wild and overall(group, values)


def fillable(group: Group, dice: list[Die], wild: int) -> bool:
    """Return whether some dice in some order fill a group station, one of them the active player's."""
    for count in range(1, group.size + 1):
        for chosen in permutations(dice, count):
            if any(own for _, own, _ in chosen):
                for values in spreads(chosen):
                    if len(values) == group.size and keeps_all(group, values, wild):
                        return True
    return False


@pytest.mark.rule("GEN7-8.2", "GEN7-8.7", "GEN7-8.10", "GEN7-8.15")
@pytest.mark.parametrize("robots", [0, 1])
def test_a_group_station_can_be_filled_exactly_if_some_order_of_the_dice_keeps_it(robots: int) -> None:
    rng = Random(7)
    both = set()
    for _ in range(400):
        group = rng.choice(GROUPS)
        dice = [(rng.randint(1, 8), rng.random() < 0.3, False) for _ in range(rng.randint(0, 5 - robots))]
        dice += [(rng.randint(1, 12), rng.random() < 0.5, True) for _ in range(robots)]
        found = can_fill(group, (), pool_of(dice), False)
        assert found == fillable(group, dice, 0), (dice, found)
        both.add(found)
    assert both == {True, False}


@pytest.mark.rule("GEN7-8.7")
def test_ignoring_a_sub_stations_rule_fills_exactly_what_one_broken_rule_would() -> None:
    rng = Random(8)
    gained = 0
    for _ in range(400):
        group = rng.choice(GROUPS)
        dice = [(rng.randint(1, 8), rng.random() < 0.4, False) for _ in range(rng.randint(2, 5))]
        pool = pool_of(dice)
        pool.wild = 1
        found = can_fill(group, (), pool, False)
        assert found == fillable(group, dice, 1)
        assert pool.wild == 1
        gained += found and not fillable(group, dice, 0)
    assert gained


@pytest.mark.rule("GEN7-8.13")
def test_dice_that_may_still_be_changed_fill_anything_beside_an_own_die() -> None:
    group = Group({"subs": ["=8", "=8", "=8"], "all": None})
    pool = pool_of([(8, True, False)])
    assert not can_fill(group, (), pool, False)
    pool.unknown = 2
    assert can_fill(group, (), pool, False)
    assert can_fill(group, (8, UNKNOWN), pool, True)
    pool.unknown = 0
    assert not can_fill(group, (8, UNKNOWN), pool_of([]), True)


@pytest.mark.rule("GEN7-8.7", "GEN7-8.15")
def test_a_proposal_shows_which_values_fit_next() -> None:
    rng = Random(3)
    seen = set()
    for _ in range(300):
        target = rng.randrange(len(BOOK.task_data))
        group = BOOK.group_of[target]
        values: tuple[int, ...] = ()
        while len(values) < group.size:
            fits = fitting_values(BOOK, Offer(target, tuple((value - 1, -1, 0) for value in values), (), NO_SHARES))
            for value in range(1, 7):
                longer = (*values, value)
                kept = may_fit(group.subs[len(values)], value, values[-1] if values else 0, sum(values))
                if len(longer) == group.size:
                    kept = kept and overall(group, longer)
                    seen.add(kept)
                    assert fits >> value & 1 == kept, (target, longer)
                elif fits >> value & 1:
                    assert kept
            values = (*values, rng.randint(1, 6))
        assert fitting_values(BOOK, Offer(target, tuple((value - 1, -1, 0) for value in values), (), NO_SHARES)) == 0
    assert seen == {True, False}
