"""The Rival's check of energy and pods: it scouts and spreads its crew over two caves (CRYO-S4.9 to S4.14)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    CHOOSE_CAVE,
    SCOUT_CAVE,
    ChooseCave,
    ChooseCaves,
    ScoutCave,
)
from sternhafen.games.cryo.caves import check_scout, open_cave, scoutable, settle_pods
from sternhafen.games.cryo.choices import leave_open, leave_several_open
from sternhafen.games.cryo.components import (
    CAVE_NEAR,
    CAVES,
    LARGE_CAVES,
    PODS,
    RIVAL,
)
from sternhafen.games.cryo.table import Table, bits
from sternhafen.games.cryo.views import REMEMBERED


def check_energy(s: Table) -> None:
    """Scout, then spread the crew over two caves (CRYO-S4.9 to S4.14)."""
    depth = len(s.agenda)
    if scoutable(s):
        leave_open(s, RIVAL_SCOUT)
    s.afterwards(depth, RIVAL_SPREAD)


class RivalScout(Ask):
    """The cave the Rival scouts, a large one if possible (CRYO-S4.10)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-S4.10"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ScoutCave,)

    def candidates(self, s: Table) -> list[Action]:
        return SCOUT_CAVE

    def check(self, s: Table, action: ScoutCave) -> Illegal | None:
        illegal = check_scout(s, action.cave)
        if illegal is not None:
            return illegal
        if scoutable(s) & LARGE_CAVES and not LARGE_CAVES >> action.cave & 1:
            return Illegal("large-cave-first", self.rule, {"cave": action.cave})
        return None

    def legal(self, s: Table) -> list[Action]:
        caves = scoutable(s)
        return [SCOUT_CAVE[cave] for cave in bits(caves & LARGE_CAVES or caves)]

    def play(self, s: Table, action: ScoutCave) -> None:
        s.because("scout")
        open_cave(s, RIVAL, action.cave)


class RivalSpread(Do):
    """All awake pods of the Rival spread over two adjacent open caves (CRYO-S4.11, S4.12)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        leave_open(s, RIVAL_CAVES)


RIVAL_SCOUT: Final = RivalScout(0)
RIVAL_SPREAD: Final = RivalSpread(TABLE)


NEIGHBOURS: Final = [(a, b) for a in range(CAVES) for b in range(a + 1, CAVES) if CAVE_NEAR[a] >> b & 1]
"""All pairs of caves with a tunnel section between them."""
CHOOSE_CAVES: Final = {pair: ChooseCaves(*pair) for pair in NEIGHBOURS}


@lru_cache(REMEMBERED)
def open_pairs(open_caves: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs of adjacent caves that are both open."""
    return tuple([(a, b) for a, b in NEIGHBOURS if open_caves >> a & open_caves >> b & 1])


def emptiest_pairs(s: Table) -> list[tuple[int, int]]:
    """Return the pairs of adjacent open caves that together hold the fewest Rival pods (CRYO-S4.11)."""
    pods = s.sides[RIVAL].caves
    found: list[tuple[int, int]] = []
    fewest = PODS + 1
    for a, b in open_pairs(s.open_caves):
        both = pods[a] + pods[b]
        if both < fewest:
            found, fewest = [(a, b)], both
        elif both == fewest:
            found.append((a, b))
    return found


class RivalCaves(Ask):
    """Several pairs of caves hold equally few Rival pods: which two it settles (CRYO-S4.11)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-S4.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseCaves,)

    def candidates(self, s: Table) -> list[Action]:
        return list(CHOOSE_CAVES.values())

    def check(self, s: Table, action: ChooseCaves) -> Illegal | None:
        for cave in (action.first, action.second):
            if not s.open_caves >> cave & 1:
                return Illegal("cave-not-open", self.rule, {"cave": cave})
        if action.first >= action.second or not CAVE_NEAR[action.first] >> action.second & 1:
            return Illegal("caves-not-adjacent", self.rule, {"first": action.first, "second": action.second})
        if (action.first, action.second) not in emptiest_pairs(s):
            return Illegal("not-emptiest", self.rule, {"first": action.first, "second": action.second})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_CAVES[pair] for pair in emptiest_pairs(s)]

    def play(self, s: Table, action: ChooseCaves) -> None:
        if s.sides[RIVAL].awake % 2:
            leave_several_open(s, RivalOddPod(0, action.first, action.second))
        else:
            spread(s, action.first, action.second)


RIVAL_CAVES: Final = RivalCaves(0)


class RivalOddPod(Ask):
    """The cave that gets the Rival's odd pod (CRYO-S4.12)."""

    __slots__ = ("first", "second")
    rule: ClassVar[str] = "CRYO-S4.12"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseCave,)

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def candidates(self, s: Table) -> list[Action]:
        return CHOOSE_CAVE

    def check(self, s: Table, action: ChooseCave) -> Illegal | None:
        if action.cave not in (self.first, self.second):
            return Illegal("not-chosen-cave", self.rule, {"cave": action.cave})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_CAVE[self.first], CHOOSE_CAVE[self.second]]

    def play(self, s: Table, action: ChooseCave) -> None:
        other = self.second if action.cave == self.first else self.first
        spread(s, action.cave, other)


def spread(s: Table, more: int, fewer: int) -> None:
    """Settle all awake Rival pods in two caves; the first gets the odd one."""
    s.because("spread")
    pods = s.sides[RIVAL].awake
    half = pods // 2
    if pods - half:
        settle_pods(s, RIVAL, more, pods - half)
    if half:
        settle_pods(s, RIVAL, fewer, half)
