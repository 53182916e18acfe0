"""The host in a browser: the parts of a table, put together for one person and one device."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from sternhafen.browser.bridge import Bridge
from sternhafen.browser.daily import BrowserDailies
from sternhafen.browser.storage import BrowserStorage
from sternhafen.browser.thinking import BrowserThinking
from sternhafen.table.absence.uptime import Uptime
from sternhafen.table.committing import Committer
from sternhafen.table.dealer import Dealer
from sternhafen.table.hosts.bounds import TableBounds
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.past import Charts, Past
from sternhafen.table.learning.kept_reviews import Reviews
from sternhafen.table.log.lines import Stored
from sternhafen.table.sessions import Sessions
from sternhafen.table.show.table import my_table
from sternhafen.table.table import Table
from sternhafen.table.thinking.bot_seats import BotSeats
from sternhafen.table.updates.keeper import Keeper

HERE = "here"
"""The one client: whoever sits at this device."""
THINK_SECONDS = 20.0
"""Seconds after which a bot is given up on: a phone may need a while to start a worker."""
TABLES_KEPT = 8


class BrowserHost:
    """Hosts the tables of one browser."""

    def __init__(self, bridge: Bridge, seam_key: str, storage: BrowserStorage) -> None:
        self.seam_key = seam_key
        self.tables_a_client = 1
        self.bounds = TableBounds(tables_kept=TABLES_KEPT, store_seconds=20.0)
        self.storage = storage
        self._bridge = bridge
        self._uptime = Uptime()
        # other tabs write to the same database, as other processes do to a server's
        self.tables = Tables(storage, shared=True, bounds=self.bounds, uptime=self._uptime)
        self.sessions = Sessions(self.bounds.missed)
        self.tables.watched = self.sessions.watched
        self.tables.listeners.append(self.sessions.tell)
        self.committer = Committer(self.tables, self.bounds)
        self.past = Past(storage.updates)
        self.charts = Charts()
        self.reviews = Reviews()
        self.dailies = BrowserDailies(storage)
        self.thinking = BrowserThinking(bridge)
        self.bots = BotSeats(
            self.tables, self.committer, self.sessions, self.thinking, THINK_SECONDS, self.thinking.warm
        )
        self.dealer = Dealer(self.committer)
        self.keeper = Keeper(storage, self.tables, self.thinking)
        self.committer.changed += [self.bots.changed, self.dealer.changed, self.keeper.changed, self._changed]
        self._showing: set[asyncio.Task[None]] = set()

    @classmethod
    async def start(cls, bridge: Bridge) -> BrowserHost:
        """Return a host whose database answers."""
        storage = BrowserStorage(bridge)
        host = cls(bridge, await storage.seam_key(), storage)
        host.keeper.start()
        return host

    async def stop(self) -> None:
        """Stop all background work; everything that was acknowledged is stored."""
        await self.keeper.stop()
        await self.bots.stop()
        await asyncio.gather(*self._showing)

    async def wants_rating(self, client: str) -> bool:
        """Return False: nobody is rated on a device of their own."""
        return False

    def served(self) -> int:
        """Return the served time in milliseconds."""
        return self._uptime.now()

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return int(time.time())

    def opened(self, table: Table) -> None:
        """List a new table in the lobby, store it whole if its game is over already, and let its bots begin."""
        self._list(table)
        self.keeper.look(table)
        self.bots.wake(table)

    async def catch_up(self, table_id: str) -> None:
        """Read what another tab has added to a table."""
        table = self.tables.kept(table_id)
        if table is not None:
            await self.tables.catch_up(table)
            self.bots.changed(table)

    def _changed(self, table: Table, added: Sequence[Stored]) -> None:
        self._bridge.changed(table.id)
        self._list(table)

    def _list(self, table: Table) -> None:
        """Store what the lobby lists of a table; it follows from the lines, so nobody waits for it."""
        task = asyncio.ensure_future(self.storage.show(my_table(table, HERE, self.now())))
        self._showing.add(task)
        task.add_done_callback(self._showing.discard)
