"""How much one server process carries: many tables, two sockets each, moves at a steady rate on real SQLite.

    python benchmarks/server_load.py [--tables 200] [--rate 300] [--seconds 20] [--title escape-pods] [--check]

Prints actions a second and how long it took from sending a command until the other player's socket had its news, and
how long a table with a thousand lines takes to load. The clients run in this process, on the same machine. `--check`
fails if a bar is missed: p95 at most 20 ms at the steady rate, at least 1,000 actions a second as fast as possible.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sternhafen.engine import Match
from sternhafen.games import titles
from sternhafen.table.hosts.storage import TableRow
from sternhafen.table.log.lines import Dealt, Line, Moved, Stored, encode
from sternhafen.table.log.lines import decode as decode_line
from sternhafen.table.table import Table

P95_BAR = 0.020
ACTIONS_BAR = 1000.0
PATIENCE = 60.0
"""Seconds without news after which a benchmark gives up instead of waiting for ever."""


class Choice(msgspec.Struct):
    """The part of a legal action that is sent back."""

    action: list[Any]


class Position(msgspec.Struct):
    """The part of a position that a client of this benchmark needs."""

    entries: int
    legal: list[Choice] = []
    outcome: Any = None


class News(msgspec.Struct):
    """The part of any message that a client of this benchmark needs."""

    type: str
    position: Position | None = None
    refusal: dict[str, Any] | None = None


decode = msgspec.json.Decoder(News).decode


class Pace:
    """Hands out moments at a steady rate; a rate of 0 lets everybody go as fast as they can."""

    def __init__(self, rate: float) -> None:
        self._gap = 1 / rate if rate else 0.0
        self._next = time.perf_counter()

    async def turn(self) -> None:
        """Wait for the next moment."""
        if self._gap:
            self._next = max(self._next + self._gap, time.perf_counter() - 1)
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))


class Client:
    """One seat's socket."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.position = Position(-1)
        self.sent = 0.0
        self.heard = asyncio.Event()
        self.at = 0.0
        self.ended: str | None = None
        """Why nothing more comes: a refusal, or the end of the connection."""

    async def listen(self) -> None:
        """Keep the newest position and the time it came, until the server refuses something or hangs up."""
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                news = decode(frame)
                if news.type in ("refused", "problem"):
                    self.ended = str(frame)
                    break
                if news.position is not None:
                    self.position = news.position
                    self.at = time.perf_counter()
                    self.heard.set()
        self.ended = self.ended or f"closed: {self.socket.close_code} {self.socket.close_reason}"
        self.heard.set()

    async def news(self, patience: float = PATIENCE) -> None:
        """Wait for the next position; fail if none comes within a patience or none can come any more."""
        self.heard.clear()
        if self.ended is None:
            await asyncio.wait_for(self.heard.wait(), patience)
        if self.ended is not None:
            raise AssertionError(self.ended)

    async def until(self, entries: int) -> float:
        """Return when the position with so many lines was there."""
        while self.position.entries < entries:
            await self.news()
        return self.at


def request(url: str, secret: str, body: Any) -> Any:
    """Return the answer to a POST."""
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    wanted = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(wanted) as answer:
        return json.load(answer)


def new_table(url: str, title: str, secrets_: list[str]) -> str:
    """Return a dealt table that two clients sit at."""
    made = request(f"{url}/api/tables", secrets_[0], {"title": title, "seats": 2, "name": "A"})
    table: str = made["table"]["id"]
    claim = {"name": "B", "token": made["invites"][0]["token"]}
    request(f"{url}/api/tables/{table}/claim", secrets_[1], claim)
    for seat in (0, 1):
        request(f"{url}/api/tables/{table}/commands", secrets_[seat], {"type": "ready", "id": "r", "seat": seat})
    return table


async def play(url: str, title: str, pace: Pace, until: float, took: list[float], rng: random.Random) -> None:
    """Play at one table after another until the time is up."""
    keys = [secrets.token_hex(16), secrets.token_hex(16)]
    while time.perf_counter() < until:
        table = await asyncio.to_thread(new_table, url, title, keys)
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        opened = [connect(address, additional_headers={"Authorization": f"Bearer {k}"}, proxy=None) for k in keys]
        async with opened[0] as one, opened[1] as other:
            clients = [Client(one, 0), Client(other, 1)]
            listening = [asyncio.create_task(client.listen()) for client in clients]
            for client in clients:
                await client.socket.send('{"type":"hello"}')
                await client.until(0)
            await _game(clients, pace, until, took, rng)
            for task in listening:
                task.cancel()


async def _game(clients: list[Client], pace: Pace, until: float, took: list[float], rng: random.Random) -> None:
    entries = clients[0].position.entries
    while time.perf_counter() < until:
        asked = [client for client in clients if client.position.legal]
        if not asked:
            return
        await pace.turn()
        client = rng.choice(asked)
        action = rng.choice(client.position.legal).action
        command = {"type": "play", "id": f"c{entries}", "seat": client.seat, "action": action, "after": entries}
        sent = time.perf_counter()
        await client.socket.send(msgspec.json.encode(command).decode())
        entries += 1
        for each in clients:
            took.append(await each.until(entries) - sent)


def start_server(
    folder: str, database: str | None = None, *, limited: bool = False
) -> tuple[subprocess.Popen[bytes], str]:
    """Start a server with its own database, by default without limits; return it and its address."""
    database = database or f"sqlite:///{folder}/load.sqlite"
    command = [sys.executable, "-m", "sternhafen.server.commands", "serve", "--database", database, "--port", "0"]
    command += [] if limited else ["--rates", "0"]
    log = Path(folder) / "log.jsonl"
    with log.open("wb") as writing:
        process = subprocess.Popen([*command, "--log", "json"], stderr=writing)
    while process.poll() is None:
        for line in log.read_text(encoding="utf-8").splitlines():
            with suppress(json.JSONDecodeError):  # half a line
                event = json.loads(line)
                if event["event"] == "ready":
                    return process, f"http://127.0.0.1:{event['port']}"
        time.sleep(0.05)
    raise SystemExit("the server did not start")


def share(sorted_values: list[float], part: float) -> float:
    """Return the value below which a part of all lies."""
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * part))]


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, args: argparse.Namespace, rate: float) -> tuple[int, bool]:
    """Play at a rate and print what came of it; return how many actions were played, and whether the bar holds."""
    took: list[float] = []
    until = time.perf_counter() + args.seconds
    steps = Pace(rate)
    games = [play(url, args.title, steps, until, took, random.Random(i)) for i in range(args.tables)]
    start = time.perf_counter()
    results = await asyncio.gather(*games, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    seconds = time.perf_counter() - start
    steady = sorted(took[len(took) // 5 :])  # the first fifth is connecting
    milliseconds = ", ".join(f"p{part} {share(steady, part / 100) * 1000:.1f} ms" for part in (50, 95, 99))
    wanted = f"{rate:g}/s wanted" if rate else "as fast as possible"
    pace = len(took) / 2 / seconds
    holds = share(steady, 0.95) <= P95_BAR if rate else pace >= ACTIONS_BAR
    verdict = "holds" if holds else "MISSED"
    print(f"{args.tables} tables, {2 * args.tables} sockets, {wanted}: {pace:.0f} actions/s; {milliseconds}; {verdict}")
    return len(took) // 2, holds


def measure_loading(title_id: str, lines: int) -> float:
    """Return how many seconds a stored table with so many lines takes to load, once warm."""
    rng = random.Random(1)
    title = titles()[title_id]
    match = Match.new(title, 2, 5)
    while len(match.log) < lines:
        if match.over:  # a long log: take the last moves back and play on
            match.take_back(0, match.played()[-5][0], (0, 1))
            continue
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    row = TableRow("t", title.id, title.rules, 2, "{}", False, False, False, "h", 0, None)
    first: list[Line] = [Dealt(f"{match.setup.seed:032x}")]
    first += [Moved.of(entry) for entry in match.log]
    bodies = [encode(line) for line in first]
    took = []
    for _ in range(5):
        start = time.perf_counter()
        stored = [Stored(number, 0, None, decode_line(body)) for number, body in enumerate(bodies, 1)]
        table = Table.load(row, title, stored)
        took.append(time.perf_counter() - start)
        assert table.status in ("running", "over"), "the table loads"
    return min(took)


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--title", default="escape-pods")
    parser.add_argument("--database")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(folder, args.database)
        try:
            print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            held = []
            for rate in (args.rate, 0):
                before = cpu_seconds(process.pid)
                actions, holds = asyncio.run(measure(url, args, rate))
                held.append(holds)
                spent = (cpu_seconds(process.pid) - before) / actions
                print(f"  {spent * 1000:.2f} ms of the server's processor time an action")
        finally:
            process.terminate()
            process.wait()
    seconds = measure_loading(args.title, 1000)
    print(f"a table of {args.title} with 1,000 lines loads in {seconds * 1000:.1f} ms")
    if args.check and not all(held):
        sys.exit(1)


if __name__ == "__main__":
    main()
