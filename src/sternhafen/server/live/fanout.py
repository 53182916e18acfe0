"""Fan-out: processes that share a database tell each other, through Redis, which tables have news.

A message only names a table and its newest number; whoever has that table in memory reads the lines from the database.
So nothing secret passes through Redis, and a lost message costs a moment: every few seconds the tables somebody is
connected to are compared with the database as well.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import defaultdict

import msgspec
from redis import asyncio as redis
from redis.exceptions import RedisError

from sternhafen.server.storage.store import Store
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.from_server import Presence
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table

CHANNEL = "sternhafen"
COMPARE_EVERY = 3.0
PRESENCE_REPEATED = 5
"""After how many comparisons the list of connected clients is sent again."""
PRESENCE_LASTS = 60.0


class News(msgspec.Struct, omit_defaults=True):
    """What processes tell each other."""

    process: str
    table: str
    number: int = 0
    here: list[int] | None = None
    watching: int = 0


class FanOut:
    """This process's connection to the others."""

    def __init__(self, url: str, store: Store, tables: Tables, sessions: Sessions) -> None:
        self._redis: redis.Redis = redis.Redis.from_url(url)
        self._store = store
        self._tables = tables
        self._sessions = sessions
        self._me = secrets.token_hex(8)
        self._others: dict[str, dict[str, tuple[float, Presence]]] = defaultdict(dict)
        self._out: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()

    async def start(self) -> None:
        """Start sending and listening."""
        self._sessions.elsewhere = self.elsewhere
        self._sessions.presence_changed = self.presence_changed
        self._tasks = [asyncio.create_task(job()) for job in (self._speak, self._listen, self._compare)]

    async def stop(self) -> None:
        """Stop both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def changed(self, table: Table, added: object) -> None:
        """Tell the others that a table has news."""
        self._say(News(self._me, table.id, table.number))

    def presence_changed(self, table_id: str, presence: Presence) -> None:
        """Tell the others who is connected here."""
        self._say(News(self._me, table_id, 0, presence.here, presence.watching))

    def elsewhere(self, table_id: str) -> Presence:
        """Return who is connected through the other processes."""
        now = time.monotonic()
        recent = [one for then, one in self._others.get(table_id, {}).values() if now - then < PRESENCE_LASTS]
        return Presence(sorted({seat for one in recent for seat in one.here}), sum(one.watching for one in recent))

    def _say(self, news: News) -> None:
        if not self._out.full():  # the comparison with the database makes up for what is not said
            self._out.put_nowait(news)

    async def _speak(self) -> None:
        while True:
            news = await self._out.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(news))
            except (RedisError, OSError) as error:
                trouble("redis-down", error)
                await asyncio.sleep(1)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self.listening.set()
                        elif message["type"] == "message":
                            await self._hear(message["data"])
            except (RedisError, OSError) as error:
                trouble("redis-down", error)
                await asyncio.sleep(1)

    async def _hear(self, data: bytes) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.MsgspecError as error:
            trouble("redis-strange", error)
            return
        if news.process == self._me:
            return
        table = self._tables.kept(news.table)
        if news.here is not None:
            self._note_presence(news.table, news.process, Presence(news.here, news.watching))
            if table is not None:
                self._sessions.send_presence(table)
        elif table is not None and news.number > table.number:
            await self._catch_up(table)

    def _note_presence(self, table_id: str, process: str, presence: Presence) -> None:
        if presence.here or presence.watching:
            self._others[table_id][process] = (time.monotonic(), presence)
            return
        self._others[table_id].pop(process, None)
        if not self._others[table_id]:
            del self._others[table_id]

    def _repeat_presence(self) -> None:
        """Repeat who is connected here: the others forget what is not repeated, as after the death of a process."""
        for table_id in self._sessions.tables():
            table = self._tables.kept(table_id)
            if table is not None:
                self.presence_changed(table_id, self._sessions.local(table))
        now = time.monotonic()
        for table_id, said in list(self._others.items()):
            for process, (then, _) in list(said.items()):
                if now - then > PRESENCE_LASTS:
                    self._note_presence(table_id, process, Presence([], 0))

    async def _catch_up(self, table: Table) -> None:
        try:
            await self._tables.catch_up(table)
        except Exception as error:  # whatever it is, this process must go on listening
            trouble("catch-up", error, table=table.id)

    async def _compare(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(COMPARE_EVERY)
            if number % PRESENCE_REPEATED == 0:
                self._repeat_presence()
            try:
                newest = await self._store.newest(self._sessions.tables())
            except StoreDown as error:
                trouble("store-down", error)
                continue
            for table_id, number in newest.items():
                table = self._tables.kept(table_id)
                if table is not None and number > table.number:
                    await self._catch_up(table)
