"""An officer: what one player has on the sheet and in the logbook."""

from __future__ import annotations

from typing import Annotated, Final

from sternhafen.engine import Plain
from sternhafen.games.gen7.aliases import Card, DieCode, Plan, PlanSet
from sternhafen.games.gen7.campaign.campaign import Campaign

NOTHING_LACKS: Final[list[int]] = []
ALL_WAYS: Final = -1
NO_SCHEMAS: Final = (-1, -1, -1, -1)


class Officer(Plain):
    """What one player has: a sheet with dice, resources and cards, and an entry in the logbook."""

    quarters: int
    res: list[int]
    """Data, parts, chemicals."""
    dice: tuple[DieCode, ...]
    """The dice in the crew quarters: sorted codes."""
    cryo: int
    """Sleeping colonists."""
    pod: bool
    """Whether the cryo pod lies in the wake-up room."""
    robot: bool
    """Whether the robot is in the supply."""
    files: tuple[Card, ...]
    orders: tuple[Card, ...]
    schemas: tuple[Card, ...]
    """First schema, its focus, second schema, its focus; -1 where there is none."""
    skills: tuple[int, ...]
    kept: tuple[Card, ...]
    """Fate cards that are kept."""
    relationship: int
    rank: int
    stars: int
    underlines: int
    plans: tuple[Plan, ...]
    """Personal goals: that of the quarters, plan A, plan B."""
    met: int
    """Those of them that are met, as a mask."""
    merit: int
    stats: list[int]
    used: tuple[int, ...]
    """Rules with a limit that were used, once for every use."""
    gained: int
    """The schema just gained and not yet placed, or -1."""
    barred: PlanSet
    """Personal goals that would have been revealed by now: a mask of what this officer cannot hold in secret."""

    _lacks: Annotated[list[int], "NOTHING_LACKS"]
    """How many more deployments that count for it each way to meet a personal goal wants at least."""
    _open: Annotated[int, "ALL_WAYS"]
    """The ways in which a goal may still be met, as a mask; all as long as nobody has looked."""

    # fields: slots, __init__ and copy, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "quarters", "res", "dice", "cryo", "pod", "robot", "files", "orders", "schemas", "skills", "kept",
        "relationship", "rank", "stars", "underlines", "plans", "met", "merit", "stats", "used", "gained", "barred",
        "_lacks", "_open",
    )

    def __init__(
        self,
        quarters: int, res: list[int], dice: tuple[DieCode, ...], cryo: int, pod: bool, robot: bool,
        files: tuple[Card, ...], orders: tuple[Card, ...], schemas: tuple[Card, ...], skills: tuple[int, ...],
        kept: tuple[Card, ...], relationship: int, rank: int, stars: int, underlines: int, plans: tuple[Plan, ...],
        met: int, merit: int, stats: list[int], used: tuple[int, ...], gained: int, barred: PlanSet,
    ) -> None:
        self.quarters = quarters
        self.res = res
        self.dice = dice
        self.cryo = cryo
        self.pod = pod
        self.robot = robot
        self.files = files
        self.orders = orders
        self.schemas = schemas
        self.skills = skills
        self.kept = kept
        self.relationship = relationship
        self.rank = rank
        self.stars = stars
        self.underlines = underlines
        self.plans = plans
        self.met = met
        self.merit = merit
        self.stats = stats
        self.used = used
        self.gained = gained
        self.barred = barred
        self._lacks: list[int] = NOTHING_LACKS
        self._open: int = ALL_WAYS
    # fmt: on

    # fmt: off
    def copy(self) -> Officer:
        """Return an equal one that shares nothing changeable."""
        return Officer(
            self.quarters, self.res[:], self.dice, self.cryo, self.pod, self.robot, self.files, self.orders,
            self.schemas, self.skills, self.kept, self.relationship, self.rank, self.stars, self.underlines, self.plans,
            self.met, self.merit, self.stats[:], self.used, self.gained, self.barred,
        )
    # fmt: on
    # end of fields

    def move_in(self, quarters: int, book: Campaign) -> None:
        """Live in certain quarters from the beginning of an episode on; from there it is known what goals lack."""
        self.quarters = quarters
        self._lacks = book.nothing_done[quarters][:]
        self._open = book.open_ways[quarters]

    def all_lacks(self, book: Campaign) -> list[int]:
        """Return how many deployments each way to meet a personal goal still lacks; 1 as long as nobody has looked."""
        if not self._lacks:
            self._lacks = book.first_lacks[self.quarters][:]
            self._open &= book.open_ways[self.quarters]
        return self._lacks

    def rules(self, book: Campaign) -> tuple[int, ...]:
        """Return the numbers of all rules this officer owns by schemas, skills and kept cards."""
        first, focus, second, other = self.schemas
        numbers: tuple[int, ...] = ()
        if first >= 0:
            numbers = book.schema_rules[first][1 if focus >= 0 else 0]
        if second >= 0:
            numbers += book.schema_rules[second][1 if other >= 0 else 0]
        for skill in self.skills:
            numbers += book.skill_rules[skill]
        for card in self.kept:
            numbers += book.fate_kept[card]
        return numbers

    def hears(self, book: Campaign) -> int:
        """Return the events that any of the officer's rules hears, as a mask."""
        first, focus, second, other = self.schemas
        mask = 0
        if first >= 0:
            mask = book.schema_hears[first][1 if focus >= 0 else 0]
        if second >= 0:
            mask |= book.schema_hears[second][1 if other >= 0 else 0]
        for skill in self.skills:
            mask |= book.skill_hears[skill]
        for card in self.kept:
            mask |= book.fate_hears[card]
        return mask
