"""What the dice in one crew quarters show, worked out once for every throw."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.actions import CHANGES, ChangeDie
from sternhafen.games.gen7.crew import KIND_OF, REAL, VALUE_OF
from sternhafen.games.gen7.filling import COUNT_BITS
from sternhafen.games.gen7.vocabulary import CODES, FACES, ROBOT

FIRST_ROBOT: Final = ROBOT * 12
"""The lowest code of a robot: all lower ones are officers and colonists."""
KEPT_THROWS: Final = 1 << 13
ROBOT_RANGE: Final = 2


def reach(code: int) -> range:
    """Return the values that one side use can give a die (GEN7-23.3, 23.4)."""
    kind, value = KIND_OF[code], VALUE_OF[code]
    if kind == ROBOT:
        return range(max(1, value - ROBOT_RANGE), min(FACES[ROBOT], value + ROBOT_RANGE) + 1)
    return range(1, FACES[kind] + 1)


SIDE_CHANGES: Final[tuple[tuple[ChangeDie, ...], ...]] = tuple([
    tuple([CHANGES[code][value - 1] for value in reach(code) if value != VALUE_OF[code]]) if REAL[code] else ()
    for code in range(CODES)
])  # fmt: skip
"""What one side use can do with every die."""


class Throw:
    """Sorted dice at a glance: the different ones, and what officers and colonists among them show."""

    __slots__ = ("codes", "counts", "values", "crew", "robot", "robots", "_changes")

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
        self._changes: tuple[tuple[ChangeDie, ...], ...] = ()

    def changes(self) -> tuple[tuple[ChangeDie, ...], ...]:
        """Return what side uses can do with the dice where none can be paid for, chemicals, parts, or both.

        Where it is asked often, `throw._changes or throw.changes()` spares the call.
        """
        if not self._changes:
            crew = tuple([change for code in self.codes if code < FIRST_ROBOT for change in SIDE_CHANGES[code]])
            robot = SIDE_CHANGES[self.robot] if self.robot >= 0 else ()
            self._changes = ((), crew, robot, crew + robot)
        return self._changes


THROWS: Final[dict[tuple[int, ...], Throw]] = {}


def thrown(dice: tuple[int, ...]) -> Throw:
    """Return what sorted dice show; the last throws are kept, for the same ones lie there for many decisions."""
    found = THROWS.get(dice)
    if found is None:
        if len(THROWS) >= KEPT_THROWS:
            THROWS.clear()
        found = THROWS[dice] = Throw(dice)
    return found
