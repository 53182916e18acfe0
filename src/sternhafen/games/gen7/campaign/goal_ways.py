"""Ways to meet personal goals: what each counts, and what must change before it is worth a look (GEN7-30.3)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from operator import itemgetter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import bitset
from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.campaign.memory.passages import Passages
from sternhafen.games.gen7.campaign.places import BY_ROOM
from sternhafen.games.gen7.data.vocabulary import CMP, CONTRIBUTED, ORDERS_DONE, OWNER, STATS, TESTS

MERITS_CHANGED: Final = 16
"""What personal goals look at: the statistics by their numbers, then merits, the rest, and where dice were deployed."""
ELSE_CHANGED: Final = 17
DEPLOYED_WHERE: Final = 18
NEVER: Final = 1 << 30

AT_LEAST: Final = CMP.index(">=")
STAT_TEST: Final = TESTS.index("stat")
MERIT_TEST: Final = TESTS.index("merit")
ANY_TEST: Final = TESTS.index("any")
ALL_TEST: Final = TESTS.index("all")

Way = tuple[tuple[tuple[int, ...], int], ...]
"""A way to meet a goal: all sums of statistics (their numbers) reach a least number."""
Picked = Callable[[list[int]], tuple[int, ...]]
"""What picks some of an officer's statistics."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GoalWays(Passages):
    """Every way to meet a personal goal, and who looks at what."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "way_plan", "goal_ways", "single_needs", "sum_needs", "secret_plans", "late_ways", "open_ways", "first_lacks",
        "nothing_done", "watchers", "watched_at", "watched_from", "merits_from", "counting",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        counted = [(plan, way) for plan, test in enumerate(self.plan_test) for way in self._counted(test) or ((),)]
        self.way_plan = tuple([plan for plan, _ in counted])
        """The personal goal that a way meets."""
        self.goal_ways: tuple[Way, ...] = tuple([way for _, way in counted])
        """Every way to meet a personal goal; empty for one that looks at more than statistics."""
        self.single_needs: tuple[tuple[tuple[int, int], ...], ...] = tuple([
            tuple([(cells[0], least) for cells, least in way if len(cells) == 1]) for way in self.goal_ways
        ])  # fmt: skip
        """What each way needs of one statistic."""
        self.sum_needs: tuple[tuple[tuple[Picked, int], ...], ...] = tuple([
            tuple([(itemgetter(*cells), least) for cells, least in way if len(cells) > 1]) for way in self.goal_ways
        ])  # fmt: skip
        """What each way needs of several statistics together."""
        self.secret_plans = bitset.of((*self.plans_a, *self.plans_b))
        """Plans A and B, as a mask."""
        self.late_ways = bitset.of([way for way, plan in enumerate(self.way_plan) if self.plan_late[plan]])
        """The ways of goals that count only at the end of the episode, as a mask."""
        self.open_ways: tuple[int, ...] = tuple([
            bitset.of([
                way for way, plan in enumerate(self.way_plan) if bitset.contains(self.secret_plans | 1 << own, plan)
            ])
            for own in self.quarters_plan
        ])  # fmt: skip
        """The ways open to an officer in certain quarters, as masks: those of the quarters' and of secret goals."""
        ways = range(len(self.goal_ways))
        self.first_lacks = [[1 if mask >> way & 1 else NEVER for way in ways] for mask in self.open_ways]
        """What each way lacks as far as nobody has looked, by quarters."""
        self.nothing_done = [
            [self._lacking_at_first(way) if mask >> way & 1 else NEVER for way in ways] for mask in self.open_ways
        ]
        """What each way lacks before anything was done, by quarters."""
        self._watch()

    def _counted(self, test: Condition) -> tuple[Way, ...]:
        """Return the ways to meet a test that only counts own statistics; none if it looks at anything else."""
        if test.op == ANY_TEST or test.op == ALL_TEST:
            parts = [self._counted(part) for part in test.of]
            if () in parts:
                return ()
            if test.op == ANY_TEST:
                return tuple([way for ways in parts for way in ways])
            return tuple([tuple([need for way in ways for need in way]) for ways in product(*parts)])
        plain = test.op == STAT_TEST and test.who == OWNER and test.cmp == AT_LEAST and not test.n.parts
        cells = self.cells_of(test) if plain else ()
        return (((cells, test.n.fixed),),) if cells else ()

    def _lacking_at_first(self, way: int) -> int:
        """Return how often what a way sums up must change before a goal can be met by it, at an episode's beginning."""
        return self.sum_needs[way][0][1] if self.goal_ways[way] and not self.single_needs[way] else 1

    # Who looks at what -------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Note which ways look at what, and from which numbers on."""
        self.watchers = [0] * (DEPLOYED_WHERE + 3 * self.wheres)
        """The ways that look at each of these, as masks."""
        self.watched_at: list[tuple[int, ...]] = [() for _ in STATS]
        """The numbers by which each single statistic can meet one of these ways, sorted; 0 where any may."""
        self.watched_from = [NEVER] * len(STATS)
        """The first of these numbers."""
        self.merits_from = NEVER
        """How many merits there must be before one of these ways can be met."""
        for way in range(len(self.goal_ways)):
            for changed in bitset.members(self._watched_by(way)):
                self.watchers[changed] |= 1 << way
                if changed < len(STATS):
                    at = self.watched_at[changed] = tuple(
                        sorted({*self.watched_at[changed], self._needed(way, changed)})
                    )
                    self.watched_from[changed] = at[0]
                if changed == MERITS_CHANGED:
                    self.merits_from = min(self.merits_from, _merits_needed(self.plan_test[self.way_plan[way]]))
        self.counting: list[tuple[int, ...]] = [tuple(bitset.members(mask)) for mask in self.watchers[DEPLOYED_WHERE:]]
        """The numbers of the ways that look at deployments of each kind in each place."""

    def _watched_by(self, way: int) -> int:
        """Return what a way looks at, as a mask: nothing before the end for one that counts only then."""
        if self.plan_late[self.way_plan[way]]:
            return 0
        if not self.goal_ways[way]:
            return self._watched(self.plan_test[self.way_plan[way]])
        return bitset.of({self._what(cell) for cells, _ in self.goal_ways[way] for cell in cells})

    def _watched(self, test: Condition) -> int:
        mask = 0
        for part in test.of:
            mask |= self._watched(part)
        if test.op == STAT_TEST:
            return mask | bitset.of({self._what(cell) for cell in self.cells_of(test)}) | 1 << test.ref
        return mask | (1 << MERITS_CHANGED if test.op == MERIT_TEST else 1 << ELSE_CHANGED)

    def _what(self, cell: int) -> int:
        """Return what is noted as changed when a statistic changes."""
        if cell >= self.deployments:
            return DEPLOYED_WHERE + cell - self.deployments
        if cell >= self.single_stats:
            return cell - self.single_stats
        return ORDERS_DONE if cell >= BY_ROOM else CONTRIBUTED

    def _needed(self, way: int, stat: int) -> int:
        """Return how much of a single statistic a way needs at least; 0 where that is unknown."""
        cell = self.single_stats + stat
        return max([least for other, least in self.single_needs[way] if other == cell], default=0)


def _merits_needed(test: Condition) -> int:
    """Return how many merits meet a test at least; 0 where that is unknown."""
    plain = test.op == MERIT_TEST and test.who == OWNER and test.cmp == AT_LEAST and not test.n.parts
    return test.n.fixed if plain else 0
