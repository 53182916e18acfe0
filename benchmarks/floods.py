"""What honest players notice while one address floods the server: their moves, and the answers of their bots.

    python benchmarks/floods.py [--seconds 60] [--floods hello scores …] [--check]

Starts a server with its usual limits on loopback. Two people play at one table and one against a bot at another, from
127.0.0.1; every flood comes from 127.0.0.2, in a process of its own with low priority, as if it came from elsewhere.
`--check` fails if a bar is missed: moves p95 at most 250 ms, bots at most twice their quiet time.
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
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from server_load import Client, new_table, request, share, start_server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sternhafen.engine import Match
from sternhafen.engine.record import write
from sternhafen.games import title

FROM = ("127.0.0.2", 0)
TITLE = "escape-pods"
MOVES_BAR = 0.25
BOTS_BAR = 2.0
HANDS = 20
"""Requests of a flood under way at the same time."""
BROKEN = (OSError, EOFError, TimeoutError, ValueError, IndexError, AssertionError, WebSocketException)


# The flood ---------------------------------------------------------------------------------------------------------


class Line:
    """One HTTP connection of the flood, opened again whenever it is cut."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._where = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, secret: str, body: bytes = b"") -> int:
        """Return the status of the answer; 0 if there is none."""
        try:
            if self._open is None:
                self._open = await asyncio.open_connection(*self._where, local_addr=FROM)
            reader, writer = self._open
            head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write(head.encode() + body)
            await writer.drain()
            status, length = await self._answer(reader)
            await reader.readexactly(length)
            return status
        except BROKEN:
            self.close()
            return 0

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, int]:
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return status, length

    def close(self) -> None:
        """Let the connection go."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


class Flood:
    """What one flood may use: where to, until when, and what it counts."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.until = time.monotonic() + seconds
        self.secret = secrets.token_hex(16)
        self.answers: Counter[str] = Counter()

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def make(self, body: dict[str, Any], secret: str | None = None) -> str:
        """Return a new table of the flood's own, or an empty id if that is refused."""
        line = Line(self.url)
        reader, writer = await asyncio.open_connection(*line._where, local_addr=FROM)
        data = msgspec.json.encode(body)
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret or self.secret}\r\n"
        head += f"Content-Type: application/json\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = (await reader.read()).partition(b"\r\n\r\n")[2]
        writer.close()
        found = json.loads(answer)
        return str(found["table"]["id"]) if "table" in found else ""

    async def ready(self, table: str, *seats: int) -> None:
        """Deal a table."""
        line = Line(self.url)
        for seat in seats:
            body = msgspec.json.encode({"type": "ready", "id": "r", "seat": seat})
            await line.ask("POST", f"/api/tables/{table}/commands", self.secret, body)
        line.close()

    async def hands(self, work: Callable[[Line], Awaitable[int]]) -> None:
        """Ask over and over on several connections."""

        async def one() -> None:
            line = Line(self.url)
            while self.going:
                self.answers[str(await work(line))] += 1
                await asyncio.sleep(0)
            line.close()

        await asyncio.gather(*(one() for _ in range(HANDS)))

    def socket(self, table: str, secret: str | None = None) -> connect:
        """Return a socket at a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {secret or self.secret}"}
        return connect(address, additional_headers=headers, proxy=None, local_addr=FROM, max_size=None)


def recorded(lines: int) -> bytes:
    """Return a played game as a record, with about so many lines."""
    rng = random.Random(3)
    match = Match.new(title(TITLE), 2, 5)
    while len(match.log) < lines:
        if match.over:
            match.take_back(0, match.played()[-5][0], (0, 1))
            continue
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    return write(match, ["A", "B"])


async def own_table(flood: Flood) -> str:
    """Return a dealt table with both seats in one hand."""
    table = await flood.make({"title": TITLE, "seats": 2, "name": "E", "hot_seat": True, "names": ["E", "F"]})
    await flood.ready(table, 0, 1)
    return table


async def hello(flood: Flood) -> None:
    """Say hello on thirty sockets as fast as possible."""
    table = await own_table(flood)

    async def one() -> None:
        while flood.going:
            with suppress(*BROKEN):
                async with flood.socket(table) as socket:
                    while flood.going:
                        await socket.send('{"type":"hello","since":0}')
                        kind = json.loads(await asyncio.wait_for(socket.recv(), 5))["type"]
                        flood.answers[kind] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(30)))


async def closed_table(flood: Flood) -> str:
    """Return a closed table with a game."""
    table = await own_table(flood)
    line = Line(flood.url)
    await line.ask("POST", f"/api/tables/{table}/close", flood.secret)
    line.close()
    return table


async def scores(flood: Flood) -> None:
    """Ask for the chart of a game."""
    table = await closed_table(flood)
    await flood.hands(lambda line: line.ask("GET", f"/api/tables/{table}/scores", flood.secret))


async def exports(flood: Flood) -> None:
    """Ask for a game's record."""
    table = await closed_table(flood)
    await flood.hands(lambda line: line.ask("GET", f"/api/tables/{table}/export", flood.secret))


async def imports(flood: Flood) -> None:
    """Send long records."""
    record = recorded(2_000)
    await flood.hands(lambda line: line.ask("POST", "/api/import", flood.secret, record))


async def invented(flood: Flood) -> None:
    """Come with another secret every time, for positions, the past, hints and tables."""
    table = await own_table(flood)
    body = msgspec.json.encode({"title": TITLE, "seats": 2, "name": "E", "bots": {"1": "hard"}})
    ways = [("GET", f"/api/tables/{table}/position", b""), ("GET", f"/api/tables/{table}/export", b"")]
    ways += [("GET", "/api/me", b""), ("GET", "/api/tables", b""), ("POST", "/api/tables", body)]

    async def ask(line: Line) -> int:
        method, path, data = random.choice(ways)
        return await line.ask(method, path, secrets.token_hex(16), data)

    await flood.hands(ask)


async def bodies(flood: Flood) -> None:
    """Hold as many connections as possible with heads and bodies that come byte by byte."""
    head = b"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n"

    async def one(number: int) -> None:
        while flood.going:
            with suppress(*BROKEN):
                _, writer = await asyncio.open_connection(*Line(flood.url)._where, local_addr=FROM)
                flood.answers["opened"] += 1
                writer.write(head + (b"\r\n[" if number % 2 else b""))
                while flood.going and not writer.is_closing():
                    writer.write(b"X: y\r\n" if number % 2 == 0 else b" ")
                    await writer.drain()
                    await asyncio.sleep(0.5)
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one(number) for number in range(400)))


async def bots(flood: Flood) -> None:
    """Play at twenty tables against three hard bots each, moving as soon as it is one's turn."""

    async def one() -> None:
        wanted = {"title": TITLE, "seats": 4, "name": "E", "bots": {"1": "hard", "2": "hard", "3": "hard"}}
        table = await flood.make(wanted)
        if not table:
            flood.answers["no table"] += 1
            return
        await flood.ready(table, 0)
        with suppress(*BROKEN):
            async with flood.socket(table) as socket:
                client = Client(socket, 0)
                listening = asyncio.create_task(client.listen())
                await socket.send('{"type":"hello"}')
                number = 0
                while flood.going:
                    position = client.position
                    if position.legal:
                        number += 1
                        action, after = random.choice(position.legal).action, position.entries
                        play = {"type": "play", "id": f"c{number}", "seat": 0, "action": action, "after": after}
                        await socket.send(msgspec.json.encode(play).decode())
                        flood.answers["moves"] += 1
                    client.heard.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(client.heard.wait(), 1)
                listening.cancel()

    await asyncio.gather(*(one() for _ in range(20)))


FLOODS = {
    "hello": hello,
    "scores": scores,
    "exports": exports,
    "imports": imports,
    "secrets": invented,
    "bodies": bodies,
    "bots": bots,
}


async def attack(kind: str, url: str, seconds: float) -> None:
    """Run one flood and print what came of it."""
    flood = Flood(url, seconds)
    with suppress(TimeoutError):
        await asyncio.wait_for(FLOODS[kind](flood), seconds + 5)
    print(dict(flood.answers.most_common(6)), flush=True)


# The honest ones ---------------------------------------------------------------------------------------------------


async def people(url: str, until: float) -> list[float]:
    """Return how long each move took at a table of two people until both had its news."""
    took: list[float] = []
    rng = random.Random(1)
    while time.perf_counter() < until:
        keys = [secrets.token_hex(16), secrets.token_hex(16)]
        table = await asyncio.to_thread(new_table, url, TITLE, keys)
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        opened = [connect(address, additional_headers={"Authorization": f"Bearer {k}"}, proxy=None) for k in keys]
        async with opened[0] as one, opened[1] as other:
            clients = [Client(one, 0), Client(other, 1)]
            listening = [asyncio.create_task(client.listen()) for client in clients]
            for client in clients:
                await client.socket.send('{"type":"hello"}')
                await client.until(0)
            entries = 0
            while time.perf_counter() < until and any(client.position.legal for client in clients):
                mover = rng.choice([client for client in clients if client.position.legal])
                play = {"type": "play", "id": f"c{entries}", "seat": mover.seat, "after": entries}
                play["action"] = rng.choice(mover.position.legal).action
                sent = time.perf_counter()
                await mover.socket.send(msgspec.json.encode(play).decode())
                entries += 1
                took.append(max([await client.until(entries) for client in clients]) - sent)
                await asyncio.sleep(0.2)
            for task in listening:
                task.cancel()
    return took


async def against_a_bot(url: str, until: float, bot: str) -> list[float]:
    """Return how long a bot took for each of its decisions, from the move or decision before."""
    took: list[float] = []
    rng = random.Random(2)
    while time.perf_counter() < until:
        key = secrets.token_hex(16)
        body = {"title": TITLE, "seats": 2, "name": "H", "bots": {"1": bot}}
        table = (await asyncio.to_thread(request, f"{url}/api/tables", key, body))["table"]["id"]
        ready = {"type": "ready", "id": "r", "seat": 0}
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Authorization": f"Bearer {key}"}, proxy=None) as socket:
            client = Client(socket, 0)
            listening = asyncio.create_task(client.listen())
            await socket.send('{"type":"hello"}')
            await asyncio.to_thread(request, f"{url}/api/tables/{table}/commands", key, ready)
            await client.until(0)
            entries, before = 0, time.perf_counter()
            while time.perf_counter() < until:
                if client.position.entries > entries:
                    took.append(client.at - before)
                    entries, before = client.position.entries, client.at
                if client.position.legal:
                    play = {"type": "play", "id": f"c{entries}", "seat": 0, "after": entries}
                    play["action"] = rng.choice(client.position.legal).action
                    await socket.send(msgspec.json.encode(play).decode())
                    entries += 1
                    before = await client.until(entries)
                elif client.position.entries == entries:
                    client.heard.clear()
                    try:
                        await asyncio.wait_for(client.heard.wait(), 30)
                    except TimeoutError:
                        break  # the game is over
            listening.cancel()
    return took


async def measure(url: str, seconds: float, bot: str) -> tuple[list[float], list[float]]:
    """Return the honest players' times, sorted: of moves, and of bots' decisions."""
    until = time.perf_counter() + seconds
    moves, answers = await asyncio.gather(people(url, until), against_a_bot(url, until, bot))
    return sorted(moves), sorted(answers)


def told(moves: list[float], answers: list[float]) -> str:
    """Return both as words."""
    mean = sum(answers) / max(1, len(answers))
    return (
        f"{len(moves)} moves p50 {share(moves, 0.5) * 1000:.0f} ms, p95 {share(moves, 0.95) * 1000:.0f} ms; "
        f"{len(answers)} bot answers mean {mean * 1000:.0f} ms, p95 {share(answers, 0.95) * 1000:.0f} ms"
    )


def one_flood(kind: str, seconds: float, bot: str) -> bool:
    """Measure a flood on a server of its own, quiet first; return whether the bars hold."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(folder, limited=True)
        try:
            asyncio.run(measure(url, 2, bot))  # workers start
            quiet = asyncio.run(measure(url, seconds, bot))
            command = [sys.executable, __file__, "--attack", kind, "--url", url, "--seconds", str(seconds + 2)]
            flood = subprocess.Popen(command, preexec_fn=lambda: os.nice(10))
            time.sleep(1)
            loud = asyncio.run(measure(url, seconds, bot))
            flood.wait(seconds + 20)
        finally:
            process.terminate()
            process.wait()
    ratio = (sum(loud[1]) / max(1, len(loud[1]))) / (sum(quiet[1]) / max(1, len(quiet[1])))
    holds = share(loud[0], 0.95) <= MOVES_BAR and ratio <= BOTS_BAR
    print(f"{kind}: quiet {told(*quiet)}\n{kind}: flood {told(*loud)}; bots {ratio:.2f} x quiet; {holds and 'holds'}")
    return holds


def main() -> None:
    """Measure, or be the flood."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--floods", nargs="+", choices=sorted(FLOODS), default=list(FLOODS))
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--attack", choices=sorted(FLOODS), help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        asyncio.run(attack(args.attack, args.url, args.seconds))
        return
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    held = [one_flood(kind, args.seconds, args.bot) for kind in args.floods]
    if args.check and not all(held):
        sys.exit(1)


if __name__ == "__main__":
    main()
