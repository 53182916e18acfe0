"""Served time: clocks count only while a server runs, over restarts, crashes and backups."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from sternhafen.server.storage import database as db
from sternhafen.server.storage.backup import read_backup, write_backup
from tests.server.paced import (
    CLOCK,
    left,
    overdue,
    people,
    running,
    send,
)
from tests.server.player import Player
from tests.server.serving import Server

HOUR = 3600


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'clocks.sqlite'}"
    found: str = request.getfixturevalue("postgres")
    return found


def hour_ago(url: str) -> None:
    """Change a database as if everything in it had been stored an hour earlier."""
    engine = db.open_engine(url, 1)
    with engine.begin() as connection:
        for table_id, number, body in connection.execute(
            sa.select(db.lines.c.table_id, db.lines.c.number, db.lines.c.body).where(
                db.lines.c.body.contains("clocked")
            )
        ).all():
            line = json.loads(body)
            line["served"] -= HOUR * 1000
            here = (db.lines.c.table_id == table_id) & (db.lines.c.number == number)
            connection.execute(sa.update(db.lines).where(here).values(body=json.dumps(line)))
        connection.execute(sa.update(db.tables).values(due=db.tables.c.due - HOUR * 1000))
        connection.execute(sa.update(db.uptime).values(beat=db.uptime.c.beat - HOUR * 1000))
    engine.dispose()


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_neither_a_restart_nor_kill_9_loses_or_steals_time(database: str, title_path: Path, end: str) -> None:
    first = Server(database, title_path, "--rates", "0")
    with people(first.url, 2, pace=CLOCK) as (table, (ada, grace), (one, _)):
        send(one)
        before = left(ada, table)
        secrets = ada.secret, grace.secret
        getattr(first, end)()
    hour_ago(database)
    second = Server(database, title_path, "--rates", "0")
    with Player(second.url, secrets[0]) as ada:
        after = left(ada, table)
        assert after[0] == before[0] == 600
        assert before[1] - 30 <= after[1] <= 600, "an hour has passed, but not for her"
        assert (running(ada, table), overdue(ada, table)) == ([1], [])
    assert second.stop() == 0


def test_a_backup_holds_the_clocks(database: str, title_path: Path, tmp_path: Path) -> None:
    first = Server(database, title_path, "--rates", "0")
    with people(first.url, 2, pace=CLOCK) as (table, (ada, _), _):
        secret = ada.secret
        first.stop()
    hour_ago(database)
    write_backup(database, tmp_path / "all.gz")
    restored = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    Server(restored, title_path).stop()  # a server has been there before
    read_backup(restored, tmp_path / "all.gz")
    second = Server(restored, title_path)
    with Player(second.url, secret) as ada:
        assert all(570 <= seconds <= 600 for seconds in left(ada, table).values())
    assert second.stop() == 0
