"""The sweep: finds bots that a process left waiting, this one or another that died.

Where a person waits for a bot the table's index row says so: by that alone such tables are found, so those at which no
bot is asked cost nothing.
"""

from __future__ import annotations

import asyncio
import time

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage.store import Store
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.thinking.bot_seats import BotSeats

EVERY = 5.0
"""Seconds between two looks."""
QUIET = 3.0
"""Seconds, beyond the time to think, for which nothing must have happened at such a table."""


class Sweep:
    """Wakes tables whose bots no process plays."""

    def __init__(self, store: Store, tables: Tables, bots: BotSeats, think: float, bounds: Bounds) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._think = think
        self._bounds = bounds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for waiting bots, now and again and again."""
        self._task = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _sweep(self) -> None:
        quiet = 0.0
        while True:
            try:
                await self.look_after(int(time.time() - quiet))
            except Exception as error:  # the next sweep must come
                trouble("sweep", error)
            await asyncio.sleep(EVERY)
            quiet = self._think + QUIET

    async def look_after(self, before: int) -> None:
        """Wake some of the tables whose bots have been asked since a time before that and are not played here."""
        room = self._bounds.woken - len(self._bots)
        if room <= 0:
            return
        store = self._store
        left = await store.bots_left(before, self._bounds.woken + len(self._bots))
        for table_id, since in [row for row in left if not self._bots.plays(row[0])][:room]:
            now = int(time.time())
            if await store.take_over(table_id, since, now):
                table = await self._tables.get(table_id)
                if self._tables.outdated(table.row.title):  # a process with newer rules looks after it
                    await store.take_over(table_id, now, since)
                    continue
                self._bots.wake(table)
                if not self._bots.plays(table_id):  # its row says so by mistake, or its rules have changed
                    await store.take_over(table_id, now, None)
