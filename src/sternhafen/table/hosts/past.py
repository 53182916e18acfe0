"""The past: games as they were before a given log line, replayed in the background and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from sternhafen.engine import Match
from sternhafen.table.hosts.background import Offload, run_inline
from sternhafen.table.hosts.storage import UpdateStorage
from sternhafen.table.messages.answers import Scores
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import Position
from sternhafen.table.refusals import Declined
from sternhafen.table.updates import archive as archives
from sternhafen.table.updates.archive import Archive

MAX_CACHED = 64
MAX_ARCHIVES = 16
MAX_REPLAYS = 2
"""How many replays run at the same time: browsing old games must not delay moves in current ones."""


class Charts:
    """The scores of finished games, which never change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Scores] = OrderedDict()

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._kept

    def get(self, table_id: str) -> Scores | None:
        """Return a game's scores if they are cached."""
        return self._kept.get(table_id)

    def keep(self, table_id: str, scores: Scores) -> Scores:
        """Cache a game's scores and return them."""
        self._kept[table_id] = scores
        while len(self._kept) > MAX_CACHED:
            self._kept.popitem(last=False)
        return scores


class Past:
    """Earlier positions of games. They can be cached because what precedes a log line never changes."""

    def __init__(self, storage: UpdateStorage, offload: Offload = run_inline) -> None:
        self._storage = storage
        self._offload = offload
        self._archives: OrderedDict[str, Archive] = OrderedDict()
        self._kept: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._turn = asyncio.Semaphore(MAX_REPLAYS)

    async def match(self, table_id: str, match: Match, at: int) -> Match:
        """Return a table's game as it was before a log line."""
        key = (table_id, at)
        if key not in self._kept:
            async with self._turn:
                # A published match is never changed, only replaced, so another thread may read it.
                self._kept[key] = await self._offload(match.at, at)
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_CACHED:
            self._kept.popitem(last=False)
        return self._kept[key]

    # Games that ended under earlier rules come from their archive ------------------------------------------------

    async def archived(self, table_id: str, viewer: Viewer, at: int) -> Position:
        """Return a position of a game whose rules have changed since, or decline."""
        archive = await self._archive(table_id)
        position: Position | None = await self._offload(archives.position, archive, viewer, at)
        if position is None:
            raise Declined("before-seam", first=archives.first(archive))
        return position

    async def scores(self, table_id: str) -> Scores:
        """Return the score chart of such a game."""
        scores: Scores = await self._offload(archives.scores, await self._archive(table_id))
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
