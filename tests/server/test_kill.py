"""kill -9 at random moments: every acknowledged action is stored exactly once, and every table goes on."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.player import Player, Seat
from tests.server.serving import Server

TABLES = 4
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)


class Ward:
    """Keeps one server alive: kills it now and then and starts it again at the same port."""

    def __init__(self, database: str, path: Path) -> None:
        self._how = (database, path, "--rates", "0", "--workers", "1")
        self.server = Server(*self._how)
        self.url = self.server.url
        self.up = threading.Event()
        self.up.set()
        self.kills = 0

    def kill(self) -> None:
        self.up.clear()
        self.server.kill()
        self.server = Server(*self._how, port=self.server.port)
        self.kills += 1
        self.up.set()


class Hands(threading.Thread):
    """Plays all seats of hot-seat tables, one after the other, and remembers every action it got an answer to."""

    def __init__(self, ward: Ward, title: str, seed: int, done: threading.Event, count: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.ward, self.title, self.done, self.count = ward, title, done, count
        self.rng = random.Random(seed)
        self.player = Player(ward.url)
        self.acked: dict[str, list[tuple[int, Any]]] = {}
        self.repeated = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.one_game(self.new_table())
        except BaseException as error:  # reported by the test
            self.error = error

    def again(self, what: Any) -> Any:
        """Do something that may fail because the server is killed, until it is done."""
        while True:
            assert self.ward.up.wait(60)
            try:
                return what()
            except BROKEN:
                continue

    def new_table(self) -> str:
        names = ["A", "B"]
        table: str = self.again(lambda: self.player.make(self.title, 2, hot_seat=True, names=names))["table"]["id"]
        for seat in (0, 1):
            body = {"type": "ready", "id": "r", "seat": seat}
            self.again(lambda body=body: self.player.post(f"/api/tables/{table}/commands", body))
        self.acked[table] = []
        return table

    def one_game(self, table: str) -> None:
        waiting: dict[str, Any] | None = None
        over = False
        while not over and not (self.done.is_set() and waiting is None):
            assert self.ward.up.wait(60)
            try:
                with self.player.sit(table) as seat:
                    seat.hello()
                    while not over and not (self.done.is_set() and waiting is None):
                        waiting = waiting or self.choose(seat)
                        if waiting is None:
                            over = True
                        else:
                            self.send(seat, table, waiting)
                            waiting = None
            except BROKEN:
                continue

    def choose(self, seat: Seat) -> dict[str, Any] | None:
        asked = [one for one in seat.positions.values() if one["legal"]]
        if not asked:
            return None
        position = self.rng.choice(asked)
        action = self.rng.choice(position["legal"])["action"]
        id = f"c{self.rng.getrandbits(60):x}"
        return {"seat": position["viewer"], "id": id, "action": action, "after": position["entries"]}

    def send(self, seat: Seat, table: str, command: dict[str, Any]) -> None:
        answer = seat.command("play", **command)
        assert answer["type"] == "ack", answer
        self.acked[table].append((command["seat"], command["action"]))
        self.repeated += answer["repeated"]
        self.count.release()
        entries = len(self.acked[table])
        while any(one["entries"] < entries for one in seat.positions.values()):
            seat.receive()

    def check(self) -> None:
        """Compare what is stored with what was acknowledged."""
        for table, acked in self.acked.items():
            seen = {
                line["entry"]: (viewer, line["action"]["action"])
                for viewer in (0, 1)
                for line in self.player.get(f"/api/tables/{table}/entries", viewer=viewer, limit=1000)["entries"]
                if line["action"] is not None
            }
            assert [seen[number] for number in sorted(seen)] == acked


def kill_and_play(database: str, path: Path, moves: int, every: int, titles: list[str]) -> tuple[int, int]:
    """Play until so many moves are acknowledged, killing the server after every so many; return kills and re-sends."""
    ward = Ward(database, path)
    done, count = threading.Event(), threading.Semaphore(0)
    hands = [Hands(ward, titles[i % len(titles)], i, done, count) for i in range(TABLES)]
    for one in hands:
        one.start()
    rng = random.Random(moves)
    for number in range(1, moves + 1):
        while not count.acquire(timeout=1):
            for one in hands:
                if one.error is not None:
                    raise one.error
        if number % every == 0:
            threading.Event().wait(rng.random() * 0.03)  # somewhere in the middle of the next moves
            ward.kill()
    done.set()
    for one in hands:
        one.join(60)
        assert not one.is_alive()
        if one.error is not None:
            raise one.error
        one.check()
        one.player.http.close()
    assert ward.server.stop() == 0
    return ward.kills, sum(one.repeated for one in hands)


TITLES = ["star-auction", "escape-pods"]


def test_acknowledged_moves_survive_kill_9_on_sqlite(tmp_path: Path, title_path: Path) -> None:
    kills, _ = kill_and_play(f"sqlite:///{tmp_path / 'tables.sqlite'}", title_path, 80, 25, TITLES)
    assert kills == 3


def test_acknowledged_moves_survive_kill_9_on_postgresql(postgres: str, title_path: Path) -> None:
    kills, _ = kill_and_play(postgres, title_path, 80, 25, TITLES)
    assert kills == 3


@pytest.mark.soak
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_500_moves_and_many_kills(store: str, request: pytest.FixtureRequest, tmp_path: Path, title_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    if store == "postgresql":
        database = request.getfixturevalue("postgres")
    kills, repeated = kill_and_play(database, title_path, 500, 20, TITLES)
    assert kills == 25
    print(f"{store}: {kills} kills, {repeated} commands had been stored but not acknowledged")
