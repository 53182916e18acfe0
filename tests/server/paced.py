"""A server whose time a test moves on by hand, and tables where several people play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sternhafen.server.storage import database as db
from tests.server.inside import Inside
from tests.server.player import Player, Seat
from tests.server.serving import PATIENCE

STEP = 10.0
"""Seconds between two beats: near enough for time to count."""
CLOCK: dict[str, Any] = {"kind": "clock", "seconds": 600, "increment": 10}
DAYS: dict[str, Any] = {"kind": "patience", "seconds": 1200}


class Paced(Inside):
    """A server inside the test's process; its time stands still until it is moved on."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self._now = time.time()
        super().__init__(folder, **more)
        self.app.uptime.wall = lambda: self._now

    def run(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def advance(self, seconds: float) -> None:
        """Let served time pass, and write down whose time is up then."""
        while seconds > 0:
            step = min(STEP, seconds)
            seconds -= step
            self._now += step
            self.run(self.app.uptime.beat(self.app.rows.beat))
        self.run(self.app.deadlines.look())

    def sleep(self, seconds: float) -> None:
        """Let time pass during which no server runs."""
        self._now += seconds
        self.run(self.app.uptime.beat(self.app.rows.beat))
        self.run(self.app.deadlines.look())

    def due(self, table: str) -> int | None:
        with self.app.storage.connections.engine.begin() as connection:
            found: int | None = connection.execute(
                sa.select(db.tables.c.due).where(db.tables.c.id == table)
            ).scalar_one()
        return found

    def forget(self) -> None:
        """Let all tables go, as if the server had just started."""
        self.do(self.app.tables._kept.clear)


@contextmanager
def people(url: str, count: int, **more: Any) -> Iterator[tuple[str, list[Player], list[Seat]]]:
    """Yield a dealt table of so many people, each with a socket."""
    players = [Player(url) for _ in range(count)]
    more.setdefault("seats", count)
    made = players[0].make(**more)
    table = made["table"]["id"]
    for number, invite in enumerate(made["invites"][: count - 1], 1):
        body = {"name": f"Person {number}", "token": invite["token"]}
        players[number].post(f"/api/tables/{table}/claim", body)
    sockets = [player.sit(table) for player in players]
    for socket in sockets:
        socket.hello()
    for socket in sockets:
        socket.ready(mine(socket))
    for socket in sockets:
        while mine(socket) not in socket.positions:
            socket.receive()
    try:
        yield table, players, sockets
    finally:
        for socket in sockets:
            socket.close()
        for player in players:
            player.http.close()


def mine(socket: Seat) -> int:
    """Return the seat of a socket's player."""
    return int(next(seat["seat"] for seat in socket.info["seats"] if seat["yours"]))


def company(player: Player, table: str) -> Any:
    return player.get(f"/api/tables/{table}")["company"]


def left(player: Player, table: str) -> dict[int, int]:
    """Return how many seconds everybody has."""
    return {clock["seat"]: clock["left"] // 1000 for clock in company(player, table)["clocks"]}


def overdue(player: Player, table: str) -> list[int]:
    return [clock["seat"] for clock in company(player, table)["clocks"] if clock["overdue"]]


def running(player: Player, table: str) -> list[int]:
    return [clock["seat"] for clock in company(player, table)["clocks"] if clock["running"]]


def notes(player: Player, table: str) -> list[str]:
    """Return what the log tells beside the moves; these clients give no part of the seed, which is told first."""
    found = [note["id"].removeprefix("engine-note-") for note in player.get(f"/api/tables/{table}")["notes"]]
    return [kind for kind in found if kind != "without"]


def send(socket: Seat) -> Any:
    """Play the first move that is no free one; return the answer."""
    seat = mine(socket)
    position = socket.player.get(f"/api/tables/{socket.table}/position", viewer=seat)
    action = next(choice["action"] for choice in position["legal"] if not choice["free"])
    return socket.command("play", seat, action=action, after=position["entries"])


def code(answer: Any) -> str:
    """Return why a command was refused."""
    assert answer["type"] == "refused", answer
    found: str = answer["refusal"]["code"]
    return found


def refused(player: Player, path: str, body: Any = None) -> str:
    answer = player.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    found: str = answer.json()["refusal"]["code"]
    return found
