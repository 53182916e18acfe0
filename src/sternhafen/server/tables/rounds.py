"""Rounds: something that looks at tables again and again while the server runs."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from sternhafen.table.hosts.diagnostics import trouble


class Rounds(ABC):
    """Looks every few seconds, until it is stopped; an error is logged, and the next look comes all the same."""

    name: str
    """What the log calls it."""
    every: float
    """Seconds between two looks."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> None:
        """Look once."""

    def start(self) -> None:
        """Begin to look, for the first time after one interval."""
        self._task = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except Exception as error:  # the next look must come
                trouble(self.name, error)
