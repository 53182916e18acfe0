"""How long bots take to answer at a running table: from the news that one is asked to the news of its move.

    python benchmarks/bot_answers.py [--bot hard] [--moves 60] [--title cryo]

A real server, one player who acts at random, bots in all other seats. Without --title every title is measured, at the
most seats it has; a bot that has no choice answers at once, so only answers to more than one legal action count.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import tempfile
import time

import msgspec
from server_load import Client, request, share, start_server
from websockets.asyncio.client import connect

from sternhafen.games import titles

GETTING_READY = 3.0
"""Seconds a person takes from opening a table to being ready; the first worker loads in that time."""
AT_ONCE = 0.05
"""A bot that answers sooner had no choice, or had thought it out before."""


def new_table(url: str, title: str, bot: str, secret: str) -> str:
    """Return a dealt table at which one client sits and bots have all other seats."""
    seats = max(titles()[title].seats)
    bots = {str(seat): bot for seat in range(1, seats)}
    made = request(f"{url}/api/tables", secret, {"title": title, "seats": seats, "name": "A", "bots": bots})
    table: str = made["table"]["id"]
    time.sleep(GETTING_READY)
    request(f"{url}/api/tables/{table}/commands", secret, {"type": "ready", "id": "r", "seat": 0})
    return table


async def answers(url: str, title: str, bot: str, moves: int, rng: random.Random) -> list[float]:
    """Return how long so many answers of bots took that were not given at once."""
    secret, took = secrets.token_hex(16), list[float]()
    while len(took) < moves:
        table = await asyncio.to_thread(new_table, url, title, bot, secret)
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Authorization": f"Bearer {secret}"}, proxy=None) as socket:
            client = Client(socket, 0)
            listening = asyncio.create_task(client.listen())
            await socket.send('{"type":"hello"}')
            await client.until(0)
            await one_game(client, moves, took, rng)
            listening.cancel()
    return took


async def one_game(client: Client, moves: int, took: list[float], rng: random.Random) -> None:
    """Play until enough is measured or nobody moves any more."""
    while len(took) < moves:
        entries, since = client.position.entries, client.at
        if client.position.legal:
            action = rng.choice(client.position.legal).action
            command = {"type": "play", "id": f"c{entries}", "seat": 0, "action": action, "after": entries}
            await client.socket.send(msgspec.json.encode(command).decode())
            await client.until(entries + 1)
            continue
        try:
            at = await asyncio.wait_for(client.until(entries + 1), 30)
        except TimeoutError:
            return
        if at - since > AT_ONCE:
            took.append(at - since)


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", action="append")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--title", action="append", choices=[*titles()])
    given = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(folder, None)
        try:
            for title in given.title or [*titles()]:
                for bot in given.bot or ["medium", "hard"]:
                    begin = time.perf_counter()
                    found = sorted(asyncio.run(answers(url, title, bot, given.moves, random.Random(1))))
                    parts = ", ".join(f"p{part} {share(found, part / 100):.2f} s" for part in (50, 95))
                    spent = time.perf_counter() - begin
                    print(f"{title}, {bot}: {parts}, most {found[-1]:.2f} s ({len(found)} answers in {spent:.0f} s)")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
