"""One client that floods a server from an address of its own, for `floods.py`.

    python benchmarks/flooding.py hello --url http://127.0.0.1:8000 --seconds 60

Prints how often it got which answer: HTTP statuses, 0 for a connection that was cut, and types of socket messages.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from flooding_company import company
from server_load import Client
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sternhafen.engine import Match
from sternhafen.engine.record import write
from sternhafen.games import title
from sternhafen.puzzles import puzzles as known_puzzles

FROM = ("127.0.0.2", 0)
TITLE = "escape-pods"
CONNECTIONS = 20
PLAN_STEPS = 6
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


async def hello(flood: Flood) -> None:
    """Say hello on thirty sockets as fast as possible."""
    table = await flood.own_table()

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


async def scores(flood: Flood) -> None:
    """Ask for the chart of a finished game, and to verify it."""
    table = await flood.finished_game()
    await flood.on_all_connections(
        lambda line: line.ask("GET", f"/api/tables/{table}/{random.choice(['scores', 'verify'])}", flood.secret)
    )


async def reviews(flood: Flood) -> None:
    """Ask for the reviews of five finished games, which nobody has reviewed yet."""
    tables = [await flood.finished_game(seed) for seed in range(5)]
    await flood.on_all_connections(
        lambda line: line.ask("GET", f"/api/tables/{random.choice(tables)}/review", flood.secret)
    )


async def practice(flood: Flood) -> None:
    """Play on from anywhere in a finished game."""
    made = (await flood.post("/api/import", recorded()))["table"]
    table, entries = made["id"], made["entries"]

    async def ask(line: Line) -> tuple[int, bytes]:
        wish = {"seat": 0, "name": "E", "at": random.randrange(entries), "bots": {"1": "easy"}}
        return await line.ask("POST", f"/api/tables/{table}/practice", flood.secret, msgspec.json.encode(wish))

    await flood.on_all_connections(ask)


async def plans(flood: Flood) -> None:
    """Try long lines at one's own table, and ask for everything about where they lead."""
    table = await flood.own_table()
    path = f"/api/tables/{table}/plan"
    steps: list[Any] = []
    while len(steps) < PLAN_STEPS:
        shown = await flood.post(path, {"seat": 0, "steps": steps})
        if shown["ends"] != "open":
            break
        steps.append(shown["position"]["legal"][0]["action"])
    wishes = [{"seat": 0, "steps": steps}, {"seat": 0, "steps": steps[:-1], "chosen": []}]
    bodies = [msgspec.json.encode(wish) for wish in wishes]
    await flood.on_all_connections(lambda line: line.ask("POST", path, flood.secret, random.choice(bodies)))


async def studies(flood: Flood) -> None:
    """Write at a study, and look at its places and at what may be done there."""
    table = await flood.finished_game()
    made = await flood.post(f"/api/tables/{table}/studies", {"name": "Flood", "own": "F"})
    here = f"/api/studies/{made['id']}"

    async def one(line: Line) -> tuple[int, bytes]:
        at = random.randrange(made["lines"])
        if random.random() < 0.3:
            body = msgspec.json.encode({"at": at % 50, "text": "x" * 600})
            return await line.ask("PUT", f"{here}/comments", flood.secret, body)
        return await line.ask(
            "GET", f"{here}{random.choice(['/position', '/legal', ''])}?at={at}&viewer=0", flood.secret
        )

    await flood.on_all_connections(one)


async def exports(flood: Flood) -> None:
    """Ask for the record of a finished game."""
    table = await flood.finished_game()
    await flood.on_all_connections(lambda line: line.ask("GET", f"/api/tables/{table}/export", flood.secret))


async def imports(flood: Flood) -> None:
    """Send long records."""
    record = recorded(2_000)
    await flood.on_all_connections(lambda line: line.ask("POST", "/api/import", flood.secret, record))


async def invented(flood: Flood) -> None:
    """Come with another secret every time, for positions, records, lists and new tables."""
    table = await flood.own_table()
    body = msgspec.json.encode({"title": TITLE, "seats": 2, "name": "E", "bots": {"1": "hard"}})
    ways = [("GET", f"/api/tables/{table}/position", b""), ("GET", f"/api/tables/{table}/export", b"")]
    ways += [("GET", "/api/me", b""), ("GET", "/api/tables", b""), ("POST", "/api/tables", body)]

    async def ask(line: Line) -> tuple[int, bytes]:
        method, path, data = random.choice(ways)
        return await line.ask(method, path, secrets.token_hex(16), data)

    await flood.on_all_connections(ask)


async def talk(flood: Flood) -> None:
    """Chat, mark, propose dates and change the voice room at one table, by socket and by request."""
    table = await flood.own_table()
    words: list[Callable[[int], dict[str, Any]]] = [
        lambda number: {"type": "chat", "text": f"line {number}"},
        lambda number: {"type": "mark", "text": f"read:{number}"},
        lambda number: {"type": "propose-date", "at": 4_000_000_000 + number % 1_000_000},
        lambda number: {"type": "set-room", "link": f"https://example.org/{number}"},
    ]

    def command() -> bytes:
        number = random.randrange(1_000_000_000)
        return msgspec.json.encode({"id": f"t{number}", "seat": number % 2} | random.choice(words)(number))

    async def by_socket() -> None:
        while flood.going:
            with suppress(*BROKEN):
                async with flood.socket(table) as socket:
                    await socket.send('{"type":"hello"}')
                    while flood.going:
                        await socket.send(command().decode())
                        kind = json.loads(await asyncio.wait_for(socket.recv(), 5))["type"]
                        flood.answers[kind] += 1
            await asyncio.sleep(0.05)

    requests = flood.on_all_connections(
        lambda line: line.ask("POST", f"/api/tables/{table}/commands", flood.secret, command())
    )
    await asyncio.gather(requests, *(by_socket() for _ in range(10)))


async def lessons(flood: Flood) -> None:
    """Begin lessons, and step to and fro in one of them."""
    body = msgspec.json.encode({"title": TITLE, "lesson": 1, "name": "E"})
    table = str((await flood.post("/api/lessons", body))["table"]["id"])

    async def ask(line: Line) -> tuple[int, bytes]:
        if random.random() < 0.2:
            return await line.ask("POST", "/api/lessons", flood.secret, body)
        kind, at = random.choice(["proceed", "back"]), random.randrange(6)  # one of six is the step it is at
        step = {"type": kind, "id": secrets.token_hex(4), "seat": 0, "step": at}
        return await line.ask("POST", f"/api/tables/{table}/commands", flood.secret, msgspec.json.encode(step))

    await flood.on_all_connections(ask)


async def puzzles(flood: Flood) -> None:
    """Set puzzles, list them, and try everything in one of them."""
    found = next(iter(known_puzzles(TITLE).values()))
    body = msgspec.json.encode({"title": TITLE, "puzzle": found.id, "name": "E"})
    table = str((await flood.post("/api/puzzles", body))["table"]["id"])
    wrong = found.puzzle.others[0].action

    async def ask(line: Line) -> tuple[int, bytes]:
        if random.random() < 0.2:
            return await line.ask("POST", "/api/puzzles", flood.secret, body)
        if random.random() < 0.2:
            return await line.ask("GET", f"/api/puzzles/{TITLE}", flood.secret, b"")
        tried = {"type": "play", "id": secrets.token_hex(4), "seat": found.puzzle.seat, "after": 0, "action": wrong}
        return await line.ask("POST", f"/api/tables/{table}/commands", flood.secret, msgspec.json.encode(tried))

    await flood.on_all_connections(ask)


async def accounts(flood: Flood) -> None:
    """Ask for and guess at everything that accounts offer, with games at several tables."""
    for _ in range(8):
        await flood.own_table()
    parts = urlsplit(flood.url)
    page = f"Origin: http://{parts.netloc}\r\n"
    wrong = {"id": "x", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiJBQUFBIn0"}}
    ways: list[tuple[str, str, Any]] = [
        ("POST", "/api/me/account", {"name": "E", "label": "E"}),
        ("POST", "/api/sign-in/options", None),
        ("POST", "/api/sign-in", {"credential": wrong, "label": "E"}),
        ("POST", "/api/sign-in", {"recovery": secrets.token_hex(12), "label": "E"}),
        ("POST", "/api/me/recovery", None),
        ("PUT", "/api/me/preferences", {"theme": "dark"}),
        ("PUT", "/api/me/rated", {"rated": True}),
        ("PUT", "/api/me/name", {"name": "E"}),
        ("GET", "/api/me/account", None),
        ("GET", "/api/me/export", None),
        ("GET", "/api/me/profile", None),
        ("GET", "/api/me", None),
        ("GET", f"/api/ladder/{TITLE}", None),
        ("GET", "/health", None),
        ("DELETE", "/api/me", None),
    ]

    async def ask(line: Line) -> tuple[int, bytes]:
        method, path, body = random.choice(ways)
        ends = (method, path) in (
            ("POST", "/api/me/account"),
            ("DELETE", "/api/me"),
        )  # else there is soon nothing to export
        secret = secrets.token_hex(16) if ends else flood.secret
        return await line.ask(method, path, secret, b"" if body is None else msgspec.json.encode(body), page)

    await flood.on_all_connections(ask)


async def bodies(flood: Flood) -> None:
    """Hold as many connections as possible with heads and bodies that come byte by byte."""
    head = b"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n"

    async def one(number: int) -> None:
        while flood.going:
            with suppress(*BROKEN):
                _, writer = await Line(flood.url).open()
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
    await asyncio.gather(*(_against_hard_bots(flood) for _ in range(20)))


async def _against_hard_bots(flood: Flood) -> None:
    table = await flood.new_table(seats=4, bots={"1": "hard", "2": "hard", "3": "hard"})
    flood.answers["tables"] += 1
    with suppress(*BROKEN):
        async with flood.socket(table) as socket:
            client = Client(socket, 0)
            listening = asyncio.create_task(client.listen())
            await socket.send('{"type":"hello"}')
            await client.until(0)
            while flood.going and client.position.outcome is None:
                position = client.position
                if position.legal:
                    action = random.choice(position.legal).action
                    play = {"type": "play", "id": f"c{position.entries}", "seat": 0, "after": position.entries}
                    await socket.send(msgspec.json.encode(play | {"action": action}).decode())
                    flood.answers["moves"] += 1
                    await client.until(position.entries + 1)
                else:
                    await client.news()
            listening.cancel()


FLOODS = {
    "hello": hello,
    "scores": scores,
    "reviews": reviews,
    "practice": practice,
    "plans": plans,
    "studies": studies,
    "exports": exports,
    "imports": imports,
    "secrets": invented,
    "talk": talk,
    "lessons": lessons,
    "puzzles": puzzles,
    "company": company,
    "accounts": accounts,
    "bodies": bodies,
    "bots": bots,
}


async def attack(kind: str, url: str, seconds: float) -> Counter[str]:
    """Run one flood; return its answers."""
    flood = Flood(url, seconds)
    with suppress(TimeoutError):
        await asyncio.wait_for(FLOODS[kind](flood), seconds)
    return flood.answers


def main() -> None:
    """Flood a server."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=sorted(FLOODS))
    parser.add_argument("--url", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    answers = asyncio.run(attack(args.kind, args.url, args.seconds))
    print(json.dumps(dict(answers.most_common(6))))


if __name__ == "__main__":
    main()
