"""What the dice in one crew quarters show, worked out once for every throw."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.filling import COUNT_BITS
from sternhafen.games.gen7.vocabulary import ROBOT

FIRST_ROBOT: Final = ROBOT * 12
"""The lowest code of a robot: all lower ones are officers and colonists."""
KEPT_THROWS: Final = 1 << 13


class Throw:
    """Sorted dice at a glance: the different ones, and what officers and colonists among them show."""

    __slots__ = ("codes", "counts", "values", "crew", "robot")

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.codes = tuple(sorted(set(dice)))
        self.counts = 0
        self.values = 0
        self.crew = len(dice)
        self.robot = dice[-1] if dice and dice[-1] >= FIRST_ROBOT else -1
        """The robot, of which nobody has more than one."""
        if self.robot >= 0:
            self.crew -= 1
        for i in range(self.crew):
            value = dice[i] % 12 + 1
            self.counts += 1 << COUNT_BITS * value
            self.values |= 1 << value


_throws: Final[dict[tuple[int, ...], Throw]] = {}


def thrown(dice: tuple[int, ...]) -> Throw:
    """Return what sorted dice show; the last throws are kept, for the same ones lie there for many decisions."""
    found = _throws.get(dice)
    if found is None:
        if len(_throws) >= KEPT_THROWS:
            _throws.clear()
        found = _throws[dice] = Throw(dice)
    return found
