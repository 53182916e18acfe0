"""Solo: the Rival's check of energy and pods: it scouts and spreads its crew over two caves (CRYO-S4.9 to S4.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Seat
from sternhafen.engine.bitset import contains
from sternhafen.engine.fast import cached
from sternhafen.games.cryo.actions import ChooseCave, ChooseCaves, ScoutCave
from sternhafen.games.cryo.aliases import Cave, CaveSet
from sternhafen.games.cryo.data.tables import ADJACENT_CAVES, CAVES, LARGE_CAVES, RIVAL
from sternhafen.games.cryo.rules.caves import open_cave, refuse_scouting, scoutable_caves, settle_pods
from sternhafen.games.cryo.rules.rival.choices import leave_open, leave_several_open
from sternhafen.games.cryo.state import CryoState

CavePair = tuple[Cave, Cave]
MAX_CACHED: Final = 1024

ADJACENT_PAIRS: Final[list[CavePair]] = [
    (one, other) for one in range(CAVES) for other in range(one + 1, CAVES) if contains(ADJACENT_CAVES[one], other)
]
"""All pairs of adjacent caves (CRYO-3.35)."""


def scout_and_spread(s: CryoState) -> None:
    """Scout, if there is a cave to scout, then spread the crew over two caves in any case (CRYO-S4.9, S4.14)."""
    depth = len(s.agenda)
    if scoutable_caves(s):
        leave_open(s, SCOUT)
    s.afterwards(depth, SPREAD)


# Scouting ------------------------------------------------------------------------------------------------------------


class RivalScout(Ask):
    """The cave the Rival scouts, a large one if possible (CRYO-S4.10)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-S4.10"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ScoutCave,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [ScoutCave(cave) for cave in range(CAVES)]

    def check(self, s: CryoState, action: ScoutCave) -> Illegal | None:
        illegal = refuse_scouting(s, action.cave)
        if illegal is not None:
            return illegal
        if scoutable_caves(s) & LARGE_CAVES and not contains(LARGE_CAVES, action.cave):
            return Illegal("large-cave-first", self.rule, {"cave": action.cave})
        return None

    def play(self, s: CryoState, action: ScoutCave) -> None:
        s.because("scout")
        open_cave(s, RIVAL, action.cave)


# Spreading -----------------------------------------------------------------------------------------------------------


class RivalSpread(Do):
    """All awake pods of the Rival spread over two adjacent open caves (CRYO-S4.11, S4.12)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        leave_open(s, CHOOSE_CAVES)


@cached(MAX_CACHED)
def open_pairs(open_caves: CaveSet) -> tuple[CavePair, ...]:
    """Return the pairs of adjacent caves that are both open."""
    return tuple([pair for pair in ADJACENT_PAIRS if contains(open_caves, pair[0]) and contains(open_caves, pair[1])])


def emptiest_pairs(s: CryoState) -> list[CavePair]:
    """Return the pairs of adjacent open caves that together hold the fewest Rival pods (CRYO-S4.11)."""
    pods = s.sides[RIVAL].caves
    pairs = open_pairs(s.open_caves)
    fewest = min([pods[one] + pods[other] for one, other in pairs])
    return [(one, other) for one, other in pairs if pods[one] + pods[other] == fewest]


class RivalCaves(Ask):
    """Several pairs of caves hold equally few Rival pods: which two it settles (CRYO-S4.11)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-S4.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseCaves,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [ChooseCaves(one, other) for one, other in ADJACENT_PAIRS]

    def check(self, s: CryoState, action: ChooseCaves) -> Illegal | None:
        for cave in (action.first, action.second):
            if not contains(s.open_caves, cave):
                return Illegal("cave-not-open", self.rule, {"cave": cave})
        if (action.first, action.second) not in ADJACENT_PAIRS:
            return Illegal("caves-not-adjacent", self.rule, {"first": action.first, "second": action.second})
        if (action.first, action.second) not in emptiest_pairs(s):
            return Illegal("not-emptiest", self.rule, {"first": action.first, "second": action.second})
        return None

    def play(self, s: CryoState, action: ChooseCaves) -> None:
        if s.sides[RIVAL].awake % 2:
            leave_several_open(s, RivalOddPod(0, action.first, action.second))
        else:
            spread(s, action.first, action.second)


class RivalOddPod(Ask):
    """The cave that gets the Rival's odd pod (CRYO-S4.12)."""

    __slots__ = ("first", "second")
    rule: ClassVar[str] = "CRYO-S4.12"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseCave,)

    def __init__(self, seat: Seat, first: Cave, second: Cave) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def candidates(self, s: CryoState) -> list[Action]:
        return [ChooseCave(cave) for cave in range(CAVES)]

    def check(self, s: CryoState, action: ChooseCave) -> Illegal | None:
        if action.cave not in (self.first, self.second):
            return Illegal("not-chosen-cave", self.rule, {"cave": action.cave})
        return None

    def play(self, s: CryoState, action: ChooseCave) -> None:
        spread(s, action.cave, self.second if action.cave == self.first else self.first)


def spread(s: CryoState, more: Cave, fewer: Cave) -> None:
    """Settle all awake Rival pods in two caves, the odd one in the first (CRYO-S4.12, S4.13)."""
    s.because("spread")
    pods = s.sides[RIVAL].awake
    half = pods // 2
    if pods - half:
        settle_pods(s, RIVAL, more, pods - half)
    if half:
        settle_pods(s, RIVAL, fewer, half)


SCOUT: Final = RivalScout(0)
SPREAD: Final = RivalSpread(TABLE)
CHOOSE_CAVES: Final = RivalCaves(0)
"""The steps of the check."""
