"""The house: everything one server process is made of."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sternhafen.games import titles
from sternhafen.server.bots import BotSeats
from sternhafen.server.door import Door
from sternhafen.server.limits import Limits
from sternhafen.server.logs import note
from sternhafen.server.metrics import Metrics
from sternhafen.server.notify import Notifier
from sternhafen.server.past import Past
from sternhafen.server.refusals import refusal_id
from sternhafen.server.sessions import Sessions
from sternhafen.server.settings import Settings
from sternhafen.server.store import Store
from sternhafen.server.tables import Tables
from sternhafen.server.workers import Workers

if TYPE_CHECKING:
    from sternhafen.server.fanout import FanOut

FAREWELL = 2.0
"""Seconds that sockets get to hear that the server stops."""


@dataclass
class House:
    """The parts of a server process, each knowing only those it needs."""

    settings: Settings
    store: Store
    tables: Tables
    sessions: Sessions
    door: Door
    workers: Workers
    bots: BotSeats
    notifier: Notifier
    limits: Limits
    metrics: Metrics
    past: Past
    fan_out: FanOut | None

    @classmethod
    def build(cls, settings: Settings) -> House:
        """Return a house whose database is open and up to date; nothing runs yet."""
        store = Store(settings.database)
        tables = Tables(store, shared=settings.redis is not None)
        sessions = Sessions()
        tables.watched = sessions.watched
        tables.listeners.append(sessions.tell)
        door = Door(tables)
        metrics = Metrics()
        workers = Workers(settings.workers, settings.memory)
        bots = BotSeats(tables, door, workers, settings.think, metrics)
        public = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"
        notifier = Notifier(store, sessions, settings.private_notify, public)
        fan_out = None if settings.redis is None else connect(settings.redis, tables, sessions)
        door.changed += [bots.changed, notifier.changed]
        if fan_out is not None:
            door.changed.append(fan_out.changed)
        metrics.gauge("tables_in_memory", lambda: len(tables))
        metrics.gauge("sockets", lambda: len(sessions))
        limits = Limits(settings.rates)
        for title in titles().values():
            refusal_id(title, "undo-start")  # reads the title's words now rather than while somebody waits
        return cls(settings, store, tables, sessions, door, workers, bots, notifier, limits, metrics, Past(), fan_out)

    async def open(self) -> None:
        """Begin: listen to other processes and let waiting bots go on."""
        if self.fan_out is not None:
            await self.fan_out.start()
        self.bots.start()
        note("started", tables=await self.store.count())

    async def farewell(self) -> None:
        """Take no more commands and tell every socket to come back; wait a moment until they have heard it."""
        self.door.open = False
        for table_id in self.sessions.tables():
            for session in self.sessions.at(table_id):
                session.goodbye("stopping", again=True, close=1012)
        try:
            async with asyncio.timeout(FAREWELL):
                while len(self.sessions):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            note("sockets-left", sockets=len(self.sessions))

    async def close(self) -> None:
        """End: everything acknowledged is stored."""
        self.door.open = False
        await self.bots.stop()
        await self.notifier.stop()
        if self.fan_out is not None:
            await self.fan_out.stop()
        await self.workers.stop()
        await self.store.close()
        note("stopped")


def connect(url: str, tables: Tables, sessions: Sessions) -> FanOut:
    """Return this process's line to the others; only who needs it needs the Redis client."""
    from sternhafen.server.fanout import FanOut

    return FanOut(url, tables, sessions)
