"""The tables in memory: loaded on first use, dropped when nobody is connected and room is needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sternhafen.games import find_title
from sternhafen.table.absence.uptime import Uptime
from sternhafen.table.hosts.background import Offload, run_inline
from sternhafen.table.hosts.bounds import TableBounds
from sternhafen.table.hosts.deadline import within
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.storage import Storage, StoreDown
from sternhafen.table.log.lines import Stored
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.lookup import look_up

Listener = Callable[[Table, Stored], None]


class Tables:
    """The tables in memory, loaded on first use."""

    def __init__(
        self,
        storage: Storage,
        shared: bool,
        bounds: TableBounds | None = None,
        offload: Offload = run_inline,
        uptime: Uptime | None = None,
    ) -> None:
        self.storage = storage
        self._uptime = uptime or Uptime()
        self._bounds = bounds or TableBounds()
        self._offload = offload
        self.shared = shared
        """Whether other processes write to the same storage."""
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.listeners: list[Listener] = []
        """Called with every line that this process learns of, its own and other processes'."""
        self.watched: Callable[[str], bool] = lambda table_id: False
        """Whether somebody is connected to a table, so that it must stay in memory."""
        self.outdated: Callable[[str], bool] = lambda title: False
        """Whether other processes run newer rules of a title; this one can then only list its tables."""

    async def get(self, table_id: str) -> Table:
        """Return a table with everything that is stored of it, or decline."""
        table = self._kept.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        elif self.shared:
            await self.catch_up(table)
        if table_id in self._kept:
            self._kept.move_to_end(table_id)
        return table

    def kept(self, table_id: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._kept.get(table_id)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; the next `get` reads it from storage."""
        self._kept.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._kept)

    async def _load_once(self, table_id: str) -> Table:
        waiting = self._loading.get(table_id)
        if waiting is None:
            waiting = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = waiting
            waiting.add_done_callback(lambda done: self._loading.pop(table_id, None))
        return await asyncio.shield(waiting)

    async def _load(self, table_id: str) -> Table:
        row = await self.storage.table(table_id)
        if row is None:
            raise Declined("no-such-table")
        known = None if self.outdated(row.title) else find_title(row.title)
        table = Table.load(row, known, await self.storage.lines(table_id), self._bounds, self._uptime)
        if table.broken:
            await look_up(self.storage.updates, table, self._offload)
        self._kept[table_id] = table
        self._let_go()
        return table

    def _let_go(self) -> None:
        for table_id, table in list(self._kept.items()):
            if len(self._kept) <= self._bounds.tables_kept:
                return
            if not self.watched(table_id) and not table.lock.locked():
                del self._kept[table_id]

    @asynccontextmanager
    async def exclusive(self, table: Table) -> AsyncIterator[None]:
        """Lock a table; waiting for the lock and all queries inside share the time limit of one query."""
        with within(self._bounds.store_seconds):
            try:
                async with asyncio.timeout(self._bounds.store_seconds):
                    await table.lock.acquire()
            except TimeoutError:
                raise StoreDown("silent") from None
            try:
                yield
            finally:
                table.lock.release()

    async def catch_up(self, table: Table) -> None:
        """Add the lines that other processes have written."""
        async with self.exclusive(table):
            await self.catch_up_locked(table)

    async def catch_up_locked(self, table: Table) -> list[Stored]:
        """Add the lines that this process does not have yet and return them; the caller holds the lock."""
        added = await self.storage.lines(table.id, table.number)
        for stored in added:
            table.apply(stored)
            self.tell(table, stored)
        if added and table.broken:
            await look_up(self.storage.updates, table, self._offload)
        return added

    def all(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self._kept.values())

    def tell(self, table: Table, stored: Stored) -> None:
        """Pass a line to all listeners. It is stored already, so a failing listener must not stop anything."""
        for listener in self.listeners:
            try:
                listener(table, stored)
            except Exception as error:  # a title's view may raise anything
                trouble("recording", error, table=table.id, number=stored.number)
