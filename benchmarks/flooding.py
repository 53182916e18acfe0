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
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from flood import BROKEN, TITLE, Flood, Line
from flooding_company import accounts, company
from flooding_records import exports, imports, plans, practice, reviews, scores, studies
from server_load import Client

from sternhafen.puzzles import puzzles as known_puzzles


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


async def daily(flood: Flood) -> None:
    """Begin the daily challenge as ever new people, and look at its results."""
    await flood.post("/api/daily", msgspec.json.encode({"title": TITLE, "name": "E"}))

    async def ask(line: Line) -> tuple[int, bytes]:
        if random.random() < 0.3:
            secret = secrets.token_hex(16)
            return await line.ask("POST", "/api/daily", secret, msgspec.json.encode({"title": TITLE, "name": "E"}))
        path = random.choice(("/api/daily", f"/api/daily/{TITLE}", f"/api/daily/{TITLE}?day=2020-02-02"))
        return await line.ask("GET", path, flood.secret, b"")

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
    "daily": daily,
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
