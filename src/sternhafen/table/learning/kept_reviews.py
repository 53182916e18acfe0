"""Reviews that a host keeps in memory: those under way, and those that somebody has looked at lately."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from sternhafen.reviews import ITERATIONS, Judgement, Review, Survey, whole

if TYPE_CHECKING:
    from sternhafen.table.table import Table

SEED: Final = 0
"""Of the review's own random numbers: a game's review is the same whoever asks for it."""
MAX_KEPT: Final = 32


class Begun:
    """A review under way, or a finished one."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.record: dict[str, Any] | None = None
        self.survey: Survey | None = None
        self.judgements: list[Judgement] = []
        self.done: Review | None = None

    def review(self, table: Table) -> Review:
        """Return the review as far as it is."""
        if self.done is not None:
            return self.done
        assert self.survey is not None, "the survey comes first"
        assert table.title is not None, "a game that can be reviewed has a title"
        return whole(table.title, self.survey, self.judgements, ITERATIONS, SEED)


class Reviews:
    """The reviews of a host that somebody has looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Begun] = OrderedDict()

    def of(self, table_id: str) -> Begun:
        """Return the review of a table's game."""
        begun = self._kept.setdefault(table_id, Begun())
        self._kept.move_to_end(table_id)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return begun

    def forget(self, table_id: str) -> None:
        """Drop a table's review from memory; what is stored stays."""
        self._kept.pop(table_id, None)
