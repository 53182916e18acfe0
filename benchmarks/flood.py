"""A flood: a client that asks a server for as much as it can, from an address of its own."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sternhafen.engine import Match
from sternhafen.engine.record import write
from sternhafen.games import title

FROM = ("127.0.0.2", 0)


TITLE = "escape-pods"


CONNECTIONS = 20
"""Requests of a flood under way at the same time."""


BROKEN = (OSError, EOFError, TimeoutError, ValueError, IndexError, AssertionError, WebSocketException)


class Line:
    """One HTTP connection of the flood, opened again whenever it is cut."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return the open connection, a new one if need be."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(*self._target, local_addr=FROM)
        return self._streams

    async def ask(self, method: str, path: str, secret: str, body: bytes = b"", more: str = "") -> tuple[int, bytes]:
        """Return the status and body of the answer; status 0 if there is none. `more` are further lines of the head."""
        try:
            reader, writer = await self.open()
            host, port = self._target
            head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {secret}\r\n{more}"
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write(head.encode() + body)
            await writer.drain()
            status, headers = await self._head(reader)
            answer = await reader.readexactly(int(headers.get("content-length", 0)))
            if headers.get("connection") == "close":
                self.close()
            return status, answer
        except BROKEN:
            self.close()
            return 0, b""

    async def _head(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        status = int((await reader.readline()).split()[1])
        headers = {}
        while (line := await reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode().partition(":")
            headers[name.lower()] = value.strip().lower()
        return status, headers

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Flood:
    """What every flood needs: the server, the time it ends, a secret, and a count of the answers."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.until = time.monotonic() + seconds
        self.secret = secrets.token_hex(16)
        self.answers: Counter[str] = Counter()

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def post(self, path: str, body: Any) -> Any:
        """Return the decoded answer to one request; it must be granted."""
        line = Line(self.url)
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        status, answer = await line.ask("POST", path, self.secret, data)
        line.close()
        assert status in (200, 201), f"{path}: {status} {answer!r}"
        return json.loads(answer)

    async def new_table(self, **body: Any) -> str:
        """Return a dealt table of the flood's own."""
        made = await self.post("/api/tables", {"title": TITLE, "name": "E", **body})
        table = str(made["table"]["id"])
        for seat in range(body["seats"]):
            if str(seat) not in body.get("bots", {}):
                await self.post(f"/api/tables/{table}/commands", {"type": "ready", "id": f"r{seat}", "seat": seat})
        return table

    async def own_table(self) -> str:
        """Return a dealt table with both seats held by the flood."""
        return await self.new_table(seats=2, hot_seat=True, names=["E", "F"])

    async def finished_game(self, seed: int = 3) -> str:
        """Return a table with a game that is over."""
        return str((await self.post("/api/import", recorded(seed=seed)))["table"]["id"])

    async def on_all_connections(self, work: Callable[[Line], Awaitable[tuple[int, bytes]]]) -> None:
        """Ask over and over on several connections."""

        async def one() -> None:
            line = Line(self.url)
            while self.going:
                self.answers[str((await work(line))[0])] += 1
                await asyncio.sleep(0)
            line.close()

        await asyncio.gather(*(one() for _ in range(CONNECTIONS)))

    def socket(self, table: str) -> connect:
        """Return a socket at a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.secret}"}
        return connect(address, additional_headers=headers, proxy=None, local_addr=FROM, max_size=None)


def recorded(lines: int = 0, seed: int = 3) -> bytes:
    """Return a finished game as a record, with at least so many lines."""
    rng = random.Random(seed)
    match = Match.new(title(TITLE), 2, 5)
    while not match.over or len(match.log) < lines:
        if match.over:  # a long log: take the last moves back and play on
            match.take_back(0, match.played()[-5][0], (0, 1))
            continue
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    return write(match, ["A", "B"])
