"""A device for tests: its database is in memory, and Python's side of the worker runs in this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sternhafen.browser.bridge import Written
from sternhafen.browser.worker import TableWorker

SECONDS = 20.0


class MemoryDatabase:
    """What a browser's database does, as web/src/transport/database.ts asks it."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[Any, Any]] = {}

    async def read(self, store: str, key: str) -> str | None:
        found = self.stores.get(store, {}).get(key)
        return None if found is None else json.dumps(found)

    async def keys(self, store: str) -> str:
        return json.dumps(list(self.stores.get(store, {})))

    async def lines(self, table: str, since: int) -> str:
        rows = self.stores.get("lines", {}).items()
        return json.dumps([value for (owner, number), value in sorted(rows) if owner == table and number > since])

    async def write(self, wanted: str) -> Written:
        write = json.loads(wanted)
        rows = [(row["store"], _key(row["key"]), row["value"], row["new"]) for row in write["rows"]]
        if write["title"] and self.stores.setdefault("meta", {}).get(write["title"], 0) > write["rules"]:
            return "outdated"
        if any(new and key in self.stores.get(store, {}) for store, key, _, new in rows):
            return "taken"
        for store, key, value, _ in rows:
            self.stores.setdefault(store, {})[key] = value
        if write["title"]:
            self.stores["meta"][write["title"]] = write["rules"]
        return "done"


def _key(key: Any) -> Any:
    return tuple(key) if isinstance(key, list) else key


class Device:
    """The JavaScript's side of a worker, and a page that asks and plays."""

    def __init__(self) -> None:
        self.database = MemoryDatabase()
        self.strengths: dict[str, float] = {}
        self.worker: TableWorker
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._commands = 0

    # What Python asks of it -------------------------------------------------------------------------------------

    def send(self, line: int, frame: str) -> None:
        message = json.loads(frame)
        waiting = self._answers.pop(message.get("id", ""), None)
        if waiting is not None:
            waiting.set_result(message)

    def hang_up(self, line: int) -> None:
        pass

    def changed(self, table: str) -> None:
        pass

    def strength(self, bot: str, share: float) -> None:
        self.strengths[bot] = share

    async def fetch_title(self, title: str) -> bool:
        return True

    def warm(self) -> None:
        pass

    async def think(self, request: str, seconds: float) -> str | None:
        return None

    # What a page does -------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, _, text = (await self.worker.ask(method, path, "" if body is None else json.dumps(body))).partition(" ")
        assert status == "200", text
        return json.loads(text)

    def join(self, table: str) -> None:
        """Open a line to a table."""
        self.worker.open(1, table)
        self.worker.hear(1, json.dumps({"type": "hello", "since": None}))

    async def command(self, kind: str, **more: Any) -> Any:
        """Send a command and return its answer."""
        self._commands += 1
        id = f"c{self._commands}"
        self._answers[id] = asyncio.get_running_loop().create_future()
        self.worker.hear(1, json.dumps({"type": kind, "id": id, **more}))
        return await asyncio.wait_for(self._answers[id], SECONDS)

    async def until(self, store: str, key: Any) -> Any:
        """Return a row as soon as it is stored."""
        async with asyncio.timeout(SECONDS):
            while key not in self.database.stores.get(store, {}):
                await asyncio.sleep(0)
        return self.database.stores[store][key]


@asynccontextmanager
async def started(database: MemoryDatabase | None = None) -> AsyncIterator[Device]:
    """A device whose worker runs, with what another visit has left in its database."""
    device = Device()
    device.database = database or device.database
    device.worker = await TableWorker.start(device)
    try:
        yield device
    finally:
        device.worker.hear(1, None)
        await device.worker.stop()
