"""The keeper: stores finished games whole, on a server and in a browser, as soon as no person is waiting for a worker.

At the start it also looks for games that ended, or were dealt, before there was a keeper.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.games import find_title, title_ids
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.storage import Ended, Storage
from sternhafen.table.log.lines import Moved, Stored
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.thinking.thinker import Asker, Rank, Thinker
from sternhafen.table.updates import archive
from sternhafen.table.updates.archive import Segment
from sternhafen.table.updates.finished import ended
from sternhafen.table.updates.positions import newest
from sternhafen.table.updates.records import record_of, seal_of

SECONDS = 60.0
"""Long enough for one slice of a worker's work and the replay before it."""
PAUSE = 2.0
"""Seconds before it tries again when the workers have too much to do."""
FAREWELL = 5.0
"""Seconds in which it stores what ended just before its host stops."""


class Keeper:
    """Stores finished games, one after another."""

    def __init__(self, storage: Storage, tables: Tables, thinking: Thinker) -> None:
        self._storage = storage
        self._tables = tables
        self._thinking = thinking
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._busy = 0
        """How many games have still to be stored that ended while this process ran."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._look_back())]

    async def stop(self) -> None:
        """Stop as soon as the games that have just ended are stored, at most after some seconds."""
        until = time.monotonic() + FAREWELL
        while self._busy and time.monotonic() < until and self._tasks and not self._tasks[0].done():
            await asyncio.sleep(0.02)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def changed(self, table: Table, added: Sequence[Stored]) -> None:
        """Look at a table that has changed."""
        if any(isinstance(one.line, Moved) for one in added):
            self.look(table)

    def look(self, table: Table) -> None:
        """Note that a table's game is to be stored, if it is over."""
        if table.match is not None and not table.broken and table.match.over:
            self._busy += 1
            self._waiting.put_nowait(table.id)

    async def _work(self) -> None:
        while True:
            table_id = await self._waiting.get()
            try:
                await self.keep(table_id)
            except Exception as error:  # the next start tries again
                trouble("archive", error, table=table_id)
            finally:
                self._busy -= 1

    async def _look_back(self) -> None:
        """Complete what is older than this, or was interrupted; one table at a time, and none twice."""
        try:
            lacking = await self._storage.updates.unfinished(title_ids())
        except Exception as error:  # the next start tries again
            trouble("archive", error)
            return
        for table_id, status in lacking:
            try:
                await (self._place(table_id) if status == "running" else self.keep(table_id))
            except Exception as error:  # the others must have their turn
                trouble("archive", error, table=table_id)

    async def _load(self, table_id: str) -> Table | None:
        """Return a table of today's rules, without keeping it in memory."""
        table = self._tables.kept(table_id)
        if table is None:
            row = await self._storage.table(table_id)
            if row is None or self._tables.outdated(row.title):
                return None
            table = Table.load(row, find_title(row.title), await self._storage.lines(table_id))
        return None if table.broken else table

    async def _place(self, table_id: str) -> None:
        """Store the newest position of a table that has none; a move that comes meanwhile writes it as well."""
        table = await self._load(table_id)
        if table is None or table.match is None:
            return
        async with self._tables.exclusive(table):
            position = newest(table, (), table.match)
            if position is not None and await self._storage.updates.position(table_id) is None:
                await self._storage.updates.keep_position(table_id, position)

    async def keep(self, table_id: str) -> None:
        """Store a finished game whole; if it was closed before its end, note that there is nothing to store."""
        table = await self._load(table_id)
        if table is None:
            return
        how = ended(table.match, seal_of(table))
        if how is None:
            if table.closed:
                await self._storage.updates.keep_archive(table_id, Ended(table.rules, len(table.moves), "null"), b"")
            return
        record = msgspec.to_builtins(record_of(table))
        segments: list[Segment] = []
        first, done = 0, False
        while not done:
            answer = await self._ask(table_id, record, first)
            segments.append(Segment(answer["first"], answer["count"], base64.b64decode(answer["packed"])))
            first, done = answer["first"] + answer["count"], answer["done"]
        stored = archive.write([None, *range(table.row.seats)], segments)
        await self._storage.updates.keep_archive(table_id, how, stored)
        note("archived", table=table_id, entries=how.entries, bytes=len(stored))

    async def _ask(self, table_id: str, record: dict[str, Any], first: int) -> dict[str, Any]:
        asker = Asker(table_id, lambda: "archive", lambda: Rank.KEPT)
        while True:
            try:
                return await self._thinking.do("archive", SECONDS, asker, record=record, first=first)
            except Declined:  # too much is thought about already
                await asyncio.sleep(PAUSE)
