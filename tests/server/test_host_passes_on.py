"""The host hands the table on, or loses it by being away for too long; nobody else can take it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage import database as db
from tests.server.paced import CLOCK, DAYS, Paced, company, notes, people, refused
from tests.server.player import Player
from tests.server.serving import wait_for


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Paced]:
    bounds = Bounds(host_absence=300, host_absence_clock=100)
    server = Paced(tmp_path_factory.mktemp("hosts"), bounds=bounds)
    yield server
    server.stop()


def watch(paced: Paced, seconds: float) -> None:
    """Let time pass while the hosts are watched."""
    paced.run(paced.app.host_watch.look())
    paced.advance(seconds)
    paced.run(paced.app.host_watch.look())


def gone(paced: Paced, table: str, seats: set[int]) -> None:
    """Wait until only some seats are connected."""
    kept = paced.app.tables.kept(table)
    assert kept is not None
    wait_for(lambda: paced.do(lambda: paced.app.sessions.here(kept)) == seats or None)


def host_of(paced: Paced, table: str) -> str:
    with paced.app.storage.connections.engine.begin() as connection:
        return str(connection.execute(sa.select(db.tables.c.host).where(db.tables.c.id == table)).scalar_one())


def test_the_host_hands_the_table_to_somebody_who_sits_there(paced: Paced) -> None:
    with people(paced.url, 2, seats=3, bots={"2": "random"}) as (table, (ada, grace), _):
        path = f"/api/tables/{table}"
        assert company(ada, table)["host"] == 0
        assert refused(grace, f"{path}/host", {"seat": 1}) == "not-host"
        with Player(paced.url) as stranger:
            assert refused(stranger, f"{path}/host", {"seat": 1}) == "not-host"
        assert refused(ada, f"{path}/host", {"seat": 2}) == "nobody-there"
        assert refused(ada, f"{path}/host", {"seat": 7}) == "no-such-seat"
        before = host_of(paced, table)
        assert ada.post(f"{path}/host", {"seat": 1})["host"] is False
        assert host_of(paced, table) != before, "also where quotas are counted"
        assert (company(ada, table)["host"], notes(ada, table)) == (1, ["hosted"])
        assert refused(ada, f"{path}/close") == "not-host"
        assert grace.post(f"{path}/host", {"seat": 1})["host"] is True, "to herself: nothing happens"
        paced.forget()
        assert grace.get(path)["host"] is True
        assert grace.post(f"{path}/close")["status"] == "closed"


def test_a_host_who_is_away_loses_the_table_to_who_is_there_and_sat_longest(paced: Paced) -> None:
    with people(paced.url, 4) as (table, players, sockets):
        watch(paced, 1000)
        assert company(players[1], table)["host"] == 0, "the host is there"
        sockets[0].close()
        sockets[1].close()
        gone(paced, table, {2, 3})
        watch(paced, 290)
        assert company(players[1], table)["host"] == 0
        watch(paced, 20)
        assert company(players[1], table)["host"] == 2, "seat 1 sat longer, but is not there"
        assert notes(players[1], table) == ["host-absent"]
        assert refused(players[0], f"/api/tables/{table}/close") == "not-host"


def test_a_host_who_plays_on_another_device_is_there(paced: Paced) -> None:
    with people(paced.url, 2) as (table, players, sockets), Player(paced.url) as phone:
        link = players[0].post(f"/api/tables/{table}/seats/0/device")
        phone.post(f"/api/tables/{table}/claim", {"name": "Ada", "token": link["token"]})
        with phone.sit(table) as second:
            second.hello()
            sockets[0].close()
            watch(paced, 1000)
            watch(paced, 1000)
            assert company(players[1], table)["host"] == 0


def test_what_a_host_does_to_and_fro_pushes_no_note_out_of_the_log(paced: Paced) -> None:
    with people(paced.url, 2) as (table, (ada, grace), _):
        grace.post(f"/api/tables/{table}/seats/1/name", {"name": "Admiral"})
        for number in range(9):
            ada.post(f"/api/tables/{table}/spectators", {"allowed": number % 2 == 1})
        assert notes(ada, table) == ["renamed", "spectators-out"]
        for _ in range(4):
            ada.post(f"/api/tables/{table}/host", {"seat": 1})
            grace.post(f"/api/tables/{table}/host", {"seat": 0})
        assert notes(ada, table)[0] == "renamed"
        assert len(notes(ada, table)) <= 4


def test_time_without_a_server_is_no_absence(paced: Paced) -> None:
    with people(paced.url, 2) as (table, players, sockets):
        watch(paced, 0)
        sockets[0].close()
        gone(paced, table, {1})
        paced.sleep(10_000)
        watch(paced, 0)
        assert company(players[1], table)["host"] == 0


def test_where_nobody_is_there_nobody_becomes_the_host(paced: Paced) -> None:
    with people(paced.url, 2) as (table, players, sockets):
        with Player(paced.url) as stranger, stranger.sit(table) as watching:
            watching.hello()
            for socket in sockets:
                socket.close()
            gone(paced, table, set())
            watch(paced, 1000)
            watch(paced, 1000)
            assert company(players[1], table)["host"] == 0, "a spectator is no heir"
        with players[1].sit(table) as back:
            back.hello()
            watch(paced, 0)
            assert company(players[1], table)["host"] == 1, "as soon as somebody comes"


def test_by_the_clock_a_host_has_less_time_and_patience_is_respected(paced: Paced) -> None:
    for pace, seconds in ((CLOCK, 100), (DAYS, 1200)):
        with people(paced.url, 2, pace=pace) as (table, players, sockets):
            watch(paced, 0)
            sockets[0].close()
            gone(paced, table, {1})
            watch(paced, seconds - 10)
            assert company(players[1], table)["host"] == 0
            watch(paced, 20)
            assert company(players[1], table)["host"] == 1
