"""An officer: what one player has on the sheet and in the logbook."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Plain
from sternhafen.games.gen7.book import (
    FATE_KEPT,
    SCHEMA_HEARS,
    SCHEMA_RULES,
    SKILL_HEARS,
    SKILL_RULES,
)

NOTHING_LACKS: Final[list[int]] = []
FIRST_LACKS: Final[list[list[int]]] = []
"""What each way to meet a personal goal lacks as far as nobody has looked, by quarters; personal goals fill it."""
NOTHING_DONE: Final[list[list[int]]] = []
"""What each way lacks before anything was done, by quarters; filled likewise."""
FIRST_OPEN: Final[list[int]] = []
"""The ways open to an officer in certain quarters, as masks; filled likewise."""
ALL_WAYS: Final = -1
NO_SCHEMAS: Final = (-1, -1, -1, -1)


class Officer(Plain):
    """What one player has: a sheet with dice, resources and cards, and an entry in the logbook."""

    __slots__ = (
        "quarters", "res", "dice", "cryo", "pod", "robot", "files", "orders", "schemas", "skills", "kept",
        "relationship", "rank", "stars", "underlines", "plans", "met", "merit", "stats", "used", "gained", "barred",
        "_lacks", "_open",
    )  # fmt: skip  # the sheet at a glance

    def __init__(
        self,
        quarters: int,
        res: list[int],
        dice: tuple[int, ...],
        cryo: int,
        pod: bool,
        robot: bool,
        files: tuple[int, ...],
        orders: tuple[int, ...],
        schemas: tuple[int, ...],
        skills: tuple[int, ...],
        kept: tuple[int, ...],
        relationship: int,
        rank: int,
        stars: int,
        underlines: int,
        plans: tuple[int, ...],
        met: int,
        merit: int,
        stats: list[int],
        used: tuple[int, ...],
        gained: int,
        barred: int,
    ) -> None:
        self.quarters = quarters
        self.res = res
        self.dice = dice
        """The dice in the crew quarters: sorted codes."""
        self.cryo = cryo
        """Sleeping colonists."""
        self.pod = pod
        """Whether the cryo pod lies in the wake-up room."""
        self.robot = robot
        """Whether the robot is in the supply."""
        self.files = files
        self.orders = orders
        self.schemas = schemas
        """First schema, its focus, second schema, its focus; -1 where there is none."""
        self.skills = skills
        self.kept = kept
        self.relationship = relationship
        self.rank = rank
        self.stars = stars
        self.underlines = underlines
        self.plans = plans
        """Personal goals: that of the quarters, plan A, plan B."""
        self.met = met
        self.merit = merit
        self.stats = stats
        self.used = used
        """Rules with a limit that were used, once for every use."""
        self.gained = gained
        """The schema just gained and not yet placed, or -1."""
        self.barred = barred
        """Personal goals that would have been revealed by now: a mask of what this officer cannot hold in secret."""
        self._lacks: list[int] = NOTHING_LACKS
        """How many more deployments that count for it each way to meet a personal goal wants at least."""
        self._open = ALL_WAYS
        """The ways in which a goal may still be met, as a mask; all as long as nobody has looked."""

    def move_in(self, quarters: int) -> None:
        """Live in certain quarters from the beginning of an episode on, so that all is known of what goals lack."""
        self.quarters = quarters
        self._lacks = NOTHING_DONE[quarters][:]
        self._open = FIRST_OPEN[quarters]

    def all_lacks(self) -> list[int]:
        """Return the same; at first the next one is worth a look.

        Where it is asked often, `officer._lacks or officer.all_lacks()` spares the call.
        """
        if not self._lacks:
            self._lacks = FIRST_LACKS[self.quarters][:]
            self._open &= FIRST_OPEN[self.quarters]
        return self._lacks

    def copy(self) -> Officer:
        """Return an equal officer that shares nothing changeable."""
        return Officer(
            self.quarters, self.res[:], self.dice, self.cryo, self.pod, self.robot, self.files, self.orders,
            self.schemas, self.skills, self.kept, self.relationship, self.rank, self.stars, self.underlines,
            self.plans, self.met, self.merit, self.stats[:], self.used, self.gained, self.barred,
        )  # fmt: skip

    def rules(self) -> tuple[int, ...]:
        """Return the numbers of all rules this officer owns by schemas, skills and kept cards."""
        first, focus, second, other = self.schemas
        found: tuple[int, ...] = ()
        if first >= 0:
            found = SCHEMA_RULES[first][1 if focus >= 0 else 0]
        if second >= 0:
            found += SCHEMA_RULES[second][1 if other >= 0 else 0]
        for skill in self.skills:
            found += SKILL_RULES[skill]
        for card in self.kept:
            found += FATE_KEPT[card]
        return found

    def hears(self) -> int:
        """Return the events that some own rule hears, as a mask."""
        first, focus, second, other = self.schemas
        mask = 0
        if first >= 0:
            mask = SCHEMA_HEARS[first][1 if focus >= 0 else 0]
        if second >= 0:
            mask |= SCHEMA_HEARS[second][1 if other >= 0 else 0]
        for skill in self.skills:
            mask |= SKILL_HEARS[skill]
        return mask
