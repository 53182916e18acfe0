"""kill -9 with bots, undo and all four titles, one process or two: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from sternhafen.server.storage import database as db
from sternhafen.table.log.lines import Moved, decode
from tests.server.player import Player, Seat
from tests.server.serving import Server

TITLES = ("cryo", "escape-pods", "gen7", "planet-unknown")
PEOPLE = (0, 1)
BOT = "2"
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
OPTIONS = ("--rates", "0", "--workers", "1")
PATIENCE = 90.0
MANY_KILLS = 10
"""Between so many kills every kind of line has surely been stored."""


class Ward:
    """Keeps servers that share a database alive: kills one now and then and starts it again at the same port."""

    def __init__(self, database: str, path: Path, count: int, *options: str) -> None:
        self._database, self._path, self._options = database, path, (*OPTIONS, *options)
        self.servers = [self._start() for _ in range(count)]
        self._up = [threading.Event() for _ in range(count)]
        for one in self._up:
            one.set()

    def _start(self, port: int = 0) -> Server:
        return Server(self._database, self._path, *self._options, port=port)

    def kill(self, number: int) -> None:
        self._up[number].clear()
        self.servers[number].kill()
        self.servers[number] = self._start(self.servers[number].port)
        self._up[number].set()

    def url(self, number: int) -> str:
        """Return the address of a server that is up."""
        assert self._up[number].wait(PATIENCE)
        return self.servers[number].url


QUICKER = ("stale", "undo-others-played-on")
"""What a command is refused for if the bot was quicker: the second where it answered at the same time as others."""


class Person(threading.Thread):
    """Plays two seats of a table beside a bot, takes moves back, and remembers what was sent and acknowledged."""

    def __init__(self, ward: Ward, title: str, seed: int, done: threading.Event, count: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.ward, self.title, self.done, self.count = ward, title, done, count
        self.rng = random.Random(seed)
        self.player = Player(ward.url(0))
        self.tables: list[str] = []
        self.sent: dict[str, tuple[str, Any]] = {}
        """Every command, by its key, with its table and its action; None for an undo."""
        self.acked: set[str] = set()
        self.repeated = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.play_at(self.new_table())
        except BaseException as error:  # reported by the test
            self.error = error

    def again(self, path: str, body: Any) -> Any:
        """Ask one server after the other until there is an answer."""
        for _ in range(1_000):
            try:
                at = self.ward.url(self.rng.randrange(len(self.ward.servers)))
                return self.player.post(f"{at}{path}", body)
            except BROKEN:
                continue
        raise AssertionError("no server answers")

    def new_table(self) -> str:
        wanted = {"title": self.title, "seats": 3, "name": "A", "hot_seat": True, "names": ["A", "B"]}
        table: str = self.again("/api/tables", {**wanted, "bots": {BOT: "greedy"}})["table"]["id"]
        for seat in PEOPLE:
            self.again(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
        self.tables.append(table)
        return table

    def play_at(self, table: str) -> None:
        waiting: dict[str, Any] | None = None
        over = False
        while not over and not (self.done.is_set() and waiting is None):
            try:
                with self.player.sit(table, self.ward.url(self.rng.randrange(len(self.ward.servers)))) as seat:
                    seat.hello()
                    while not over and not (self.done.is_set() and waiting is None):
                        waiting = waiting or self.choose(seat, table)
                        if waiting is not None:
                            self.send(seat, waiting)
                            waiting = None
                        elif any(one["outcome"] for one in seat.positions.values()):
                            over = True
                        else:
                            seat.receive(5)  # the bot thinks
            except BROKEN:
                continue

    def choose(self, seat: Seat, table: str) -> dict[str, Any] | None:
        asked = [one for one in seat.positions.values() if one["legal"]]
        if not asked:
            return None
        position = self.rng.choice(asked)
        id, number, after = f"c{self.rng.getrandbits(60):x}", position["viewer"], position["entries"]
        if position["undo"]["entries"] and self.rng.random() < 0.2:
            self.sent[f"{number}:{id}"] = (table, None)
            return {"type": "undo", "seat": number, "id": id, "after": after}
        action = self.rng.choice(position["legal"])["action"]
        self.sent[f"{number}:{id}"] = (table, action)
        return {"type": "play", "seat": number, "id": id, "after": after, "action": action}

    def send(self, seat: Seat, command: dict[str, Any]) -> None:
        answer = seat.command(**command)
        if answer["type"] == "refused":
            assert answer["refusal"]["code"] in QUICKER, answer
            while all(one["entries"] <= command["after"] for one in seat.positions.values()):
                seat.receive(5)
            return
        self.acked.add(f"{command['seat']}:{command['id']}")
        self.repeated += answer["repeated"]
        self.count.release()
        while all(one["entries"] <= command["after"] for one in seat.positions.values()):
            seat.receive(5)


def check(engine: sa.Engine, person: Person) -> tuple[int, int]:
    """Compare what is stored with what was sent and acknowledged; return how many undos and bots' moves there are."""
    undos = bots = 0
    stored: list[str] = []
    with engine.connect() as connection:
        for table in person.tables:
            wanted = sa.select(db.lines).where(db.lines.c.table_id == table).order_by(db.lines.c.number)
            rows = connection.execute(wanted).all()
            assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "no line is missing"
            for row in rows:
                line = decode(row.body)
                if not isinstance(line, Moved):
                    continue
                if line.by != "person":
                    bots += 1
                    continue
                stored.append(row.command)
                assert person.sent[row.command][0] == table
                undos += bool(line.strikes)
                assert bool(line.strikes) == (person.sent[row.command][1] is None)
    assert len(stored) == len(set(stored)), "nothing is stored twice"
    assert person.acked <= set(stored), "nothing acknowledged is lost"
    return undos, bots


def kill_and_play(database: str, path: Path, processes: int, kills: int, *options: str) -> str:
    """Play all titles at once and kill a server at random moments; check all that is stored, and say what it was."""
    ward = Ward(database, path, processes, *options)
    done, count = threading.Event(), threading.Semaphore(0)
    people = [Person(ward, title, number, done, count) for number, title in enumerate(TITLES)]
    for one in people:
        one.start()
    rng = random.Random(kills)
    for _ in range(kills):
        for _ in range(rng.randrange(8, 24)):
            while not count.acquire(timeout=1):
                for one in people:
                    if one.error is not None:
                        raise one.error
        threading.Event().wait(rng.random() * 0.05)  # somewhere in the middle of the next moves
        ward.kill(rng.randrange(processes))
    done.set()
    engine = sa.create_engine(db.address(database))
    undos = bots = 0
    for one in people:
        one.join(PATIENCE)
        assert not one.is_alive()
        if one.error is not None:
            raise one.error
        struck, decided = check(engine, one)
        undos, bots = undos + struck, bots + decided
        for table in one.tables:  # all of it can still be played again from its beginning
            one.player.get(f"{ward.url(0)}/api/tables/{table}/position", viewer=0)
        one.player.http.close()
    engine.dispose()
    for server in ward.servers:
        assert server.stop() == 0
        assert not server.events("internal")
    assert kills < MANY_KILLS or (undos > 0 and bots > 0)
    acked, repeated = sum(len(one.acked) for one in people), sum(one.repeated for one in people)
    return f"{kills} kills, {acked} acknowledged, {repeated} of them stored before, {undos} undos, {bots} bots' moves"


def test_acknowledged_moves_survive_kill_9_beside_bots(tmp_path: Path, title_path: Path) -> None:
    kill_and_play(f"sqlite:///{tmp_path / 'tables.sqlite'}", title_path, 1, 2)


@pytest.mark.soak
@pytest.mark.parametrize("store", ["sqlite", "postgresql", "two processes"])
def test_thirty_kills_at_random_moments(
    store: str, request: pytest.FixtureRequest, tmp_path: Path, title_path: Path, redis_url: str
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    if store != "sqlite":
        database = request.getfixturevalue("postgres")
    two = store == "two processes"
    print(store, kill_and_play(database, title_path, 1 + two, 30, *(("--redis", redis_url) if two else ())))
