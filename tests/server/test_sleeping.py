"""Tables nobody is at: none is loaded to find bots that wait; those that were left waiting are woken by their row."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sternhafen.server.storage import database as db
from sternhafen.table.table import Table
from tests.server.inside import Inside
from tests.server.player import Player
from tests.server.serving import PATIENCE, wait_for


@pytest.fixture
def inside(tmp_path: Path, title_path: Path) -> Iterator[Inside]:
    running = Inside(tmp_path)
    yield running
    running.stop()


def run(inside: Inside, work: Any) -> Any:
    """Run a coroutine in the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, inside.loop).result(PATIENCE)


def query(inside: Inside, statement: Any) -> list[Any]:
    with inside.app.storage.connections.engine.begin() as connection:
        found = connection.execute(statement)
        return list(found.all()) if found.returns_rows else []


def since(inside: Inside, table: str) -> Any:
    return query(inside, sa.select(db.tables.c.bot_since).where(db.tables.c.id == table))[0][0]


def against_a_bot(ada: Player) -> str:
    """Return a table where the bot has played and the person is asked."""
    table: str = ada.make(bots={"1": "random"})["table"]["id"]
    ada.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": 0})
    wait_for(lambda: ada.get(f"/api/tables/{table}")["asked"] == [0] or None)
    return table


def forget(inside: Inside) -> None:
    """Let all tables go, as if the server had just started."""
    inside.do(inside.app.tables._kept.clear)


def test_tables_that_wait_for_a_person_are_never_loaded(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    with Player(inside.url) as ada:
        tables = [against_a_bot(ada) for _ in range(5)]
        assert [since(inside, table) for table in tables] == [None] * 5
        forget(inside)
        monkeypatch.setattr(Table, "load", None)  # whoever loads one fails
        run(inside, inside.app.sweep.look_after(2**40))
    assert len(inside.app.tables) == 0


def test_a_bot_that_was_left_waiting_is_woken_by_its_tables_row(inside: Inside) -> None:
    with Player(inside.url) as ada:
        waiting, other = against_a_bot(ada), against_a_bot(ada)
        position = ada.get(f"/api/tables/{waiting}/position", viewer=0)
        inside.do(lambda: setattr(inside.app.bots, "wake", lambda table: None))  # as if the process died here
        body = {"type": "play", "id": "p", "seat": 0, "action": position["legal"][-1]["action"], "after": 0}
        ada.post(f"/api/tables/{waiting}/commands", body | {"after": position["entries"]})
        assert since(inside, waiting) is not None
        forget(inside)
        inside.do(lambda: delattr(inside.app.bots, "wake"))
        run(inside, inside.app.sweep.look_after(2**40))
        assert inside.do(lambda: inside.app.tables.kept(other)) is None
        entries = position["entries"] + 1
        wait_for(lambda: ada.get(f"/api/tables/{waiting}")["entries"] > entries or None)
        wait_for(lambda: ada.get(f"/api/tables/{waiting}")["asked"] == [0] or None)
        assert since(inside, waiting) is None


def test_a_row_that_is_wrong_is_looked_at_once_and_put_right(inside: Inside) -> None:
    with Player(inside.url) as ada:
        table = against_a_bot(ada)
        query(inside, sa.update(db.tables).where(db.tables.c.id == table).values(bot_since=0, rules=77))
        forget(inside)
        run(inside, inside.app.sweep.look_after(2**40))
        assert since(inside, table) is None


def test_only_so_many_tables_are_woken_at_once_and_the_longest_waiting_first(inside: Inside) -> None:
    with Player(inside.url) as ada:
        tables = [against_a_bot(ada) for _ in range(4)]
        for number, table in enumerate(tables):
            query(inside, sa.update(db.tables).where(db.tables.c.id == table).values(bot_since=10 - number))
        assert run(inside, inside.app.storage.bots_left(10, 2)) == [(tables[3], 7), (tables[2], 8)]
        assert run(inside, inside.app.storage.bots_left(7, 9)) == [(tables[3], 7)]


def test_of_two_processes_one_takes_a_waiting_bot_over(inside: Inside) -> None:
    with Player(inside.url) as ada:
        table = against_a_bot(ada)
        query(inside, sa.update(db.tables).where(db.tables.c.id == table).values(bot_since=5))
        assert run(inside, inside.app.storage.take_over(table, 5, 1000)) is True
        assert run(inside, inside.app.storage.take_over(table, 5, 1000)) is False


def test_a_table_of_bots_alone_sleeps_until_somebody_watches(inside: Inside) -> None:
    with Player(inside.url) as ada:
        table = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
        for seat in (0, 1):
            ada.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
        for seat in (0, 1):
            ada.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
        kept = inside.app.tables.kept(table)
        assert kept is not None
        assert inside.do(lambda: inside.app.bots.awake(kept)) == []
        assert since(inside, table) is None
        with ada.sit(table) as watching:
            watching.hello()
            over = watching.until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")
            assert over["table"]["entries"] >= 6


def test_an_earlier_backup_wakes_its_bots_once(tmp_path: Path) -> None:
    from sternhafen.server.storage.backup import _complete

    row = {"id": "t", "status": "running", "bots": 1}
    assert _complete(db.tables, row)["bot_since"] == 0
    assert _complete(db.tables, row | {"bots": 0})["bot_since"] is None
    assert _complete(db.lines, row) == row
    assert json.dumps(row)
