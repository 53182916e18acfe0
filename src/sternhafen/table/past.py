"""The past: games as they were before a line of their log, replayed beside the running server and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from sternhafen.engine import Match
from sternhafen.table.apart import Apart, at_once
from sternhafen.table.messages.answers import Scores
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import Position
from sternhafen.table.refusals import Declined
from sternhafen.table.storage import UpdateStorage
from sternhafen.table.updates import archive as archives
from sternhafen.table.updates.archive import Archive

MAX_KEPT = 64
MAX_ARCHIVES = 16
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

    def __init__(self, storage: UpdateStorage, apart: Apart = at_once) -> None:
        self._storage = storage
        self._apart = apart
        self._archives: OrderedDict[str, Archive] = OrderedDict()
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

    # Games that ended under other rules: as they were stored then ------------------------------------------------

    async def archived(self, table_id: str, viewer: Viewer, at: int) -> Position:
        """Return a position of a game whose rules have changed since, or decline."""
        archive = await self._archive(table_id)
        position: Position | None = await self._apart(archives.position, archive, viewer, at)
        if position is None:
            raise Declined("before-seam", first=archives.first(archive))
        return position

    async def scores(self, table_id: str) -> Scores:
        """Return how the seats stood in such a game."""
        scores: Scores = await self._apart(archives.scores, await self._archive(table_id))
        return scores

    async def _archive(self, table_id: str) -> Archive:
        if table_id not in self._archives:
            row = await self._storage.archive(table_id)
            if row is None or not row.positions:
                raise Declined("position-lost")
            self._archives[table_id] = archives.read(row.positions)
        self._archives.move_to_end(table_id)
        while len(self._archives) > MAX_ARCHIVES:
            self._archives.popitem(last=False)
        return self._archives[table_id]
