"""Served time: milliseconds that pass only while a server runs, so that no clock runs while nobody can play.

Every few seconds a heartbeat is written to one row of the database. A long gap between two beats was an outage: a
stopped or killed server, a database that did not answer, a laptop asleep. Served time is the wall clock minus the
outages, the same for all processes of one database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from sternhafen.table.hosts.diagnostics import trouble

BEAT_EVERY = 5.0
GAP = 15_000
"""Up to how many milliseconds between two beats are not an outage; a server that starts alone allows none."""

Beat = Callable[[int, int], Awaitable[tuple[int, int]]]
"""Takes the wall clock and the longest gap; returns the time of the newest beat and the sum of all outages."""


class Uptime:
    """Served time, as this process knows it."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self.wall = wall
        self._beat: int | None = None
        self._down = 0
        self._task: asyncio.Task[None] | None = None

    def now(self) -> int:
        """Return the served time; it stops while beats fail, because nobody can play then.

        >>> Uptime(lambda: 12.5).now()
        12500
        """
        wall = int(self.wall() * 1000)
        if self._beat is not None:
            wall = min(wall, self._beat + GAP)
        return wall - self._down

    async def start(self, write: Beat, alone: bool) -> None:
        """Continue where the last server stopped, and beat from now on."""
        await self.beat(write, 0 if alone else GAP)
        self._task = asyncio.create_task(self._beat_on(write))

    async def stop(self, write: Beat) -> None:
        """Write a last beat: from here on it is an outage."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.beat(write)
        except Exception as error:  # costs the players a few seconds at most
            trouble("uptime", error)

    async def beat(self, write: Beat, gap: int = GAP) -> None:
        """Write that a server runs, and read what other processes have written."""
        self._beat, self._down = await write(int(self.wall() * 1000), gap)

    async def _beat_on(self, write: Beat) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.beat(write)
            except Exception as error:  # the next beat must come
                trouble("uptime", error)
