"""What honest players notice while one address floods the server: their moves, and the answers of their bots.

    python benchmarks/floods.py [--seconds 60] [--floods hello scores …] [--check]

Starts a server with its usual limits on loopback. Two people play at one table and one against a bot at another, from
127.0.0.1; every flood (`flooding.py`) comes from 127.0.0.2, in a process of its own with low priority, as if it came
from elsewhere. All seventeen floods take 36 minutes. `--check` fails if a bar is missed: moves p95 at most
250 ms, bots at most twice their quiet time on average.
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from flood import TITLE
from flooding import FLOODS
from server_load import Client, new_table, request, share, start_server
from websockets.asyncio.client import connect

MOVES_BAR = 0.25
BOTS_BAR = 2.0
WARM_UP = 2.0
"""Seconds in which the bots' workers start."""
PAUSE = 0.2
"""Seconds that people think about a move."""
COLUMNS = "| {:8} | {:>6} | {:>10} | {:>10} | {:>11} | {:>11} | {:>7} | {:7} |"


@dataclass
class Times:
    """How long the honest players' moves and their bots' answers took, in seconds, sorted."""

    moves: list[float]
    answers: list[float]

    @property
    def moves_p95(self) -> float:
        """The time below which 95 % of the moves lie."""
        return share(self.moves, 0.95)

    @property
    def answers_mean(self) -> float:
        """The mean time of a bot's answer."""
        return sum(self.answers) / len(self.answers)


def sit(url: str, table: str, key: str) -> connect:
    """Return a socket at a table for one honest client."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    return connect(address, additional_headers={"Authorization": f"Bearer {key}"}, proxy=None)


async def play(client: Client, entries: int, rng: random.Random) -> None:
    """Send a random move after so many lines."""
    action = rng.choice(client.position.legal).action
    command = {"type": "play", "id": f"c{entries}", "seat": client.seat, "after": entries, "action": action}
    await client.socket.send(msgspec.json.encode(command).decode())


async def people(url: str, until: float, took: list[float]) -> None:
    """Play games of two people, one after another; note how long each move took until both had its news."""
    rng = random.Random(1)
    while time.perf_counter() < until:
        keys = [secrets.token_hex(16), secrets.token_hex(16)]
        table = await asyncio.to_thread(new_table, url, TITLE, keys)
        async with sit(url, table, keys[0]) as one, sit(url, table, keys[1]) as other:
            clients = [Client(one, 0), Client(other, 1)]
            listening = [asyncio.create_task(client.listen()) for client in clients]
            for client in clients:
                await client.socket.send('{"type":"hello"}')
                await client.until(0)
            entries = clients[0].position.entries
            while time.perf_counter() < until and any(client.position.legal for client in clients):
                mover = rng.choice([client for client in clients if client.position.legal])
                sent = time.perf_counter()
                await play(mover, entries, rng)
                entries += 1
                took.append(max([await client.until(entries) for client in clients]) - sent)
                await asyncio.sleep(PAUSE)
            for task in listening:
                task.cancel()


async def against_a_bot(url: str, until: float, bot: str, took: list[float]) -> None:
    """Play games against a bot; note how long it took for each decision, from the move or decision before."""
    rng = random.Random(2)
    while time.perf_counter() < until:
        key = secrets.token_hex(16)
        body = {"title": TITLE, "seats": 2, "name": "H", "bots": {"1": bot}}
        table = (await asyncio.to_thread(request, f"{url}/api/tables", key, body))["table"]["id"]
        async with sit(url, table, key) as socket:
            client = Client(socket, 0)
            listening = asyncio.create_task(client.listen())
            await socket.send('{"type":"hello"}')
            ready = {"type": "ready", "id": "r", "seat": 0}
            await asyncio.to_thread(request, f"{url}/api/tables/{table}/commands", key, ready)
            before = await client.until(0)
            entries = 0
            while time.perf_counter() < until:
                if client.position.entries > entries:
                    took.append(client.at - before)
                    entries, before = client.position.entries, client.at
                if client.position.outcome is not None:
                    break
                if client.position.legal:
                    await asyncio.sleep(PAUSE)
                    await play(client, entries, rng)
                    entries += 1
                    before = await client.until(entries)
                elif client.position.entries == entries:
                    await client.news()
            listening.cancel()


async def measure(url: str, seconds: float, bot: str) -> Times:
    """Return the honest players' times."""
    until = time.perf_counter() + seconds
    moves: list[float] = []
    answers: list[float] = []
    async with asyncio.TaskGroup() as both:
        both.create_task(people(url, until, moves))
        both.create_task(against_a_bot(url, until, bot, answers))
    return Times(sorted(moves), sorted(answers))


def start_flood(kind: str, url: str, seconds: float) -> subprocess.Popen[str]:
    """Start a flood in a process of its own with low priority."""
    script = str(Path(__file__).with_name("flooding.py"))
    command = [sys.executable, script, kind, "--url", url, "--seconds", str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(10))


def one_flood(kind: str, seconds: float, bot: str) -> tuple[Times, Times, dict[str, Any]]:
    """Return the times on a server of its own, quiet and under a flood, and what the flood was answered."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(folder, limited=True)
        flood = None
        try:
            asyncio.run(measure(url, WARM_UP, bot))
            quiet = asyncio.run(measure(url, seconds, bot))
            flood = start_flood(kind, url, seconds + 3)
            time.sleep(1)
            loud = asyncio.run(measure(url, seconds, bot))
            told, _ = flood.communicate(timeout=60)
            if flood.returncode != 0:
                raise SystemExit(f"the flood {kind} failed")
        finally:
            for process in (flood, server):
                if process is not None:
                    process.terminate()
                    process.wait()
    return quiet, loud, json.loads(told)


def main() -> None:
    """Measure every flood and print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--floods", nargs="+", choices=sorted(FLOODS), default=list(FLOODS))
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    print(f"{args.seconds:g} s of each flood, load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print(COLUMNS.format("flood", "moves", "p95 quiet", "p95 flood", "bots quiet", "bots flood", "ratio", "verdict"))
    print(COLUMNS.format("---", *["--:"] * 6, "---"), flush=True)
    answered, held = {}, []
    for kind in args.floods:
        quiet, loud, answered[kind] = one_flood(kind, args.seconds, args.bot)
        ratio = loud.answers_mean / quiet.answers_mean
        held.append(loud.moves_p95 <= MOVES_BAR and ratio <= BOTS_BAR)
        times = (quiet.moves_p95, loud.moves_p95, quiet.answers_mean, loud.answers_mean)
        cells = [f"{seconds * 1000:.0f} ms" for seconds in times]
        verdict = "holds" if held[-1] else "MISSED"
        print(COLUMNS.format(kind, len(loud.moves), *cells, f"{ratio:.2f}", verdict), flush=True)
    print(f"\nBars: moves p95 at most {MOVES_BAR * 1000:g} ms, bots at most {BOTS_BAR:g} times their quiet mean.")
    for kind, answers in answered.items():
        print(f"{kind} was answered: " + ", ".join(f"{answer} {count}" for answer, count in answers.items()))
    if args.check and not all(held):
        sys.exit(1)


if __name__ == "__main__":
    main()
