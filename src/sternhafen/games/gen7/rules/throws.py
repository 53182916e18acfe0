"""What the dice in one crew quarters show, and what one side use can turn them to."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.data.vocabulary import CODES, ROBOT
from sternhafen.games.gen7.rules.group_station.filling import COUNT_BITS

FIRST_ROBOT: Final = ROBOT * 12
"""The lowest code of a robot: all lower ones are officers and colonists."""
MAX_CACHED: Final = 1 << 13
COUNTED: Final = tuple([1 << COUNT_BITS * (code % 12 + 1) for code in range(CODES)])
"""What every die adds where dice are counted by value."""
SHOWN: Final = tuple([1 << code % 12 + 1 for code in range(CODES)])
"""The value of every die, as a mask."""


class Throw:
    """Sorted dice summed up: the different ones, and what officers and colonists among them show."""

    __slots__ = ("codes", "counts", "values", "crew", "robot", "robots")

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.codes = tuple(sorted(set(dice)))
        self.counts = 0
        self.values = 0
        self.robot = dice[-1] if dice and dice[-1] >= FIRST_ROBOT else -1
        """The robot, of which nobody has more than one."""
        self.robots = 1 if self.robot >= 0 else 0
        self.crew = len(dice) - self.robots
        for code in dice[: self.crew]:
            self.counts += COUNTED[code]
        for code in self.codes:
            if code < FIRST_ROBOT:
                self.values |= SHOWN[code]


THROWS: Final = Memo(Throw, MAX_CACHED)
"""What sorted dice show; the same ones lie there for many decisions."""
