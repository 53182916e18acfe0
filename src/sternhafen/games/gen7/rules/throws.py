"""What the dice in one crew quarters show, and what one side use can turn them to."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.data.vocabulary import ROBOT
from sternhafen.games.gen7.rules.group_station.filling import COUNT_BITS

FIRST_ROBOT: Final = ROBOT * 12
"""The lowest code of a robot: all lower ones are officers and colonists."""
MAX_CACHED: Final = 1 << 13


class Throw:
    """Sorted dice summed up: the different ones, and what officers and colonists among them show."""

    __slots__ = ("codes", "counts", "values", "crew", "robot", "robots")

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.codes = tuple(sorted(set(dice)))
        self.counts = 0
        self.values = 0
        self.crew = len(dice)
        self.robot = dice[-1] if dice and dice[-1] >= FIRST_ROBOT else -1
        """The robot, of which nobody has more than one."""
        self.robots = 1 if self.robot >= 0 else 0
        self.crew -= self.robots
        for i in range(self.crew):
            value = dice[i] % 12 + 1
            self.counts += 1 << COUNT_BITS * value
            self.values |= 1 << value


THROWS: Final = Memo(Throw, MAX_CACHED)
"""What sorted dice show; the same ones lie there for many decisions."""
