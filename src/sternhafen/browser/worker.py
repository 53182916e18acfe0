"""The worker's Python: what its JavaScript calls when the page asks something or says something at a table."""

from __future__ import annotations

import asyncio

from sternhafen.browser.bridge import Bridge
from sternhafen.browser.host import HERE, BrowserHost
from sternhafen.browser.requests import Requests
from sternhafen.table.conversation import Conversation
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.from_server import Problem
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Session
from sternhafen.table.table import Table


class Line(Session):
    """A session whose frames go to the page at once, and the frames that came from there."""

    def __init__(self, bridge: Bridge, number: int, table_id: str) -> None:
        super().__init__(table_id, HERE)
        self._bridge = bridge
        self._number = number
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        """Frames; None when the page has closed the line."""

    def put(self, frame: bytes) -> None:
        """Send an encoded message to the page."""
        self._bridge.send(self._number, frame.decode())

    def drop(self, code: int) -> None:
        """Close the line."""
        self._bridge.hang_up(self._number)
        self.heard.put_nowait(None)


class TableWorker:
    """Everything that a page can ask of the worker."""

    def __init__(self, bridge: Bridge, host: BrowserHost) -> None:
        self._bridge = bridge
        self._host = host
        self._requests = Requests(host)
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def start(cls, bridge: Bridge) -> TableWorker:
        """Return a worker whose database answers."""
        return cls(bridge, await BrowserHost.start(bridge))

    async def stop(self) -> None:
        """End what runs beside the requests; a browser ends its workers without it."""
        await self._host.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, method: str, path: str, body: str) -> str:
        """Return the status of an answer, a space, and its body."""
        status, answer = await self._requests.answer(method, path, body.encode())
        return f"{status} {answer.decode()}"

    def open(self, number: int, table_id: str) -> None:
        """Open a line to a table."""
        line = self._lines[number] = Line(self._bridge, number, table_id)
        task = asyncio.ensure_future(self._serve(number, line))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, number: int, frame: str | None) -> None:
        """Take a frame from the page; None if it has closed the line."""
        line = self._lines.get(number)
        if line is not None:
            line.heard.put_nowait(frame)

    async def news(self, table_id: str) -> None:
        """Read what another tab has added to a table."""
        await self._host.catch_up(table_id)

    async def _serve(self, number: int, line: Line) -> None:
        table: Table | None = None
        try:
            self._host.sessions.join(line)
            table = await self._host.tables.get(line.table_id)
            self._host.bots.wake(table)
            await self._converse(table, line)
        except Declined as declined:
            line.send(Problem(declined.refusal))
            line.goodbye(declined.refusal.code, again=False, close=1008)
        except StoreDown as error:
            trouble("store-down", error, table=line.table_id)
            line.goodbye("store-down", again=True, close=1012)
        except Exception as error:  # a mistake of ours or of a title's must not end without a word
            trouble("internal", error, table=line.table_id)
            line.goodbye("internal", again=True, close=1011)
        finally:
            del self._lines[number]
            self._host.sessions.leave(line, table)
            if table is not None:
                self._host.bots.changed(table)  # nobody thinks for whoever has left

    async def _converse(self, table: Table, line: Line) -> None:
        conversation = Conversation(self._host, table, line)
        while (frame := await line.heard.get()) is not None:
            try:
                await conversation.hear(frame)
            except Declined as declined:
                line.send(Problem(declined.refusal))
