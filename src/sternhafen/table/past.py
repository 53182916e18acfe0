"""The past: games as they were before a line of their log, replayed beside the running server and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from sternhafen.engine import Match
from sternhafen.table.messages.answers import Scores

MAX_KEPT = 64
Apart = Callable[[Callable[[int], Match], int], Awaitable[Match]]
"""Runs a function beside everything else, in a thread where there are threads."""
AT_ONCE = 2
"""How many are replayed at the same time: nobody's curiosity may hold up the moves of others."""


class Charts:
    """The scores of finished games, which never change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Scores] = OrderedDict()

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._kept

    def get(self, table_id: str) -> Scores | None:
        """Return a game's scores if they are kept."""
        return self._kept.get(table_id)

    def keep(self, table_id: str, scores: Scores) -> Scores:
        """Keep a game's scores and return them."""
        self._kept[table_id] = scores
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return scores


class Past:
    """Past positions; what lies before a line of a log never changes."""

    def __init__(self, apart: Apart) -> None:
        self._apart = apart
        self._kept: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def match(self, table_id: str, match: Match, at: int) -> Match:
        """Return a table's game as it was before a line."""
        key = (table_id, at)
        if key not in self._kept:
            async with self._turn:
                # A published match is never changed, only replaced, so another thread may read it.
                self._kept[key] = await self._apart(match.at, at)
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]
