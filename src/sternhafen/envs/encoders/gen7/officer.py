"""What a seat sees of one officer."""

from __future__ import annotations

from mypy_extensions import i64

from sternhafen.envs.layouts.gen7 import DICE
from sternhafen.envs.numbers import (
    NO_SET,
    NOT_YET,
    Block,
    Numbers,
    put_counts,
    put_list,
    put_row,
    put_set,
)
from sternhafen.games.gen7 import knowledge
from sternhafen.games.gen7.campaign import limits
from sternhafen.games.gen7.officer import Officer


class OfficerNumbers:
    """What a seat sees of one officer."""

    def __init__(self, numbers: Numbers, officer: int) -> None:
        self._numbers = numbers
        self._path = f"officers[{officer}]."
        self._first: i64 = self._place("quarters")
        self._res_at: i64 = self._place("res")
        self._dice_at: i64 = self._place("dice")
        self._files_at: i64 = self._place("files")
        self._orders_at: i64 = self._place("orders")
        self._schemas_at: i64 = self._place("schemas")
        self._skills_at: i64 = self._place("skills")
        self._kept_at: i64 = self._place("kept")
        self._plans_at: i64 = self._place("plans")
        self._met_at: i64 = self._place("met")
        self._barred_at: i64 = self._place("barred")
        self._used_at: i64 = self._place("used")
        self._dice = self._files = self._orders = self._schemas = self._skills = self._kept = NOT_YET
        self._plans = self._used = NOT_YET
        self._met = self._barred = NO_SET
        self._own = False

    def _place(self, field: str) -> int:
        return self._numbers.place(self._path + field)

    def update(self, block: Block, o: Officer, own: bool) -> None:
        """Write what has changed; files, orders and secret goals only for their owner."""
        self._plain(block, o)
        put_list(block, self._res_at, o.res)
        if o.dice is not self._dice:
            self._dice = o.dice
            put_row(block, self._dice_at, DICE, o.dice)
        if own != self._own or o.files is not self._files:
            self._files = o.files
            put_counts(block, self._files_at, limits.MAX_FILES, o.files if own else ())
        if own != self._own or o.orders is not self._orders:
            self._orders = o.orders
            put_counts(block, self._orders_at, limits.MAX_ORDERS, o.orders if own else ())
        if own != self._own or o.plans is not self._plans or o.met != self._met:
            self._plans = o.plans
            self._met = o.met
            put_row(block, self._plans_at, 3, o.plans if own else knowledge.known_plans(o.plans, o.met))
            put_set(block, self._met_at, 3, o.met)
        self._own = own
        self._cards(block, o)

    def _plain(self, block: Block, o: Officer) -> None:
        at = self._first
        block[at] = o.quarters
        block[at + 1] = o.cryo
        block[at + 2] = o.pod
        block[at + 3] = o.robot
        block[at + 4] = len(o.files)
        block[at + 5] = len(o.orders)
        block[at + 6] = o.gained
        block[at + 7] = o.relationship
        block[at + 8] = o.rank
        block[at + 9] = o.stars
        block[at + 10] = o.underlines
        block[at + 11] = o.merit

    def _cards(self, block: Block, o: Officer) -> None:
        if o.schemas is not self._schemas:
            self._schemas = o.schemas
            put_row(block, self._schemas_at, 4, o.schemas)
        if o.skills is not self._skills:
            self._skills = o.skills
            put_counts(block, self._skills_at, limits.MAX_SKILLS, o.skills)
        if o.kept is not self._kept:
            self._kept = o.kept
            put_counts(block, self._kept_at, limits.MAX_FATES, o.kept)
        if o.barred != self._barred:
            self._barred = o.barred
            put_set(block, self._barred_at, limits.MAX_PLANS, o.barred)
        if o.used is not self._used:
            self._used = o.used
            put_row(block, self._used_at, 24, o.used)
