"""Clocks: they run for people who are asked; no way of playing earns time that is not due."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sternhafen.server.storage import database as db
from sternhafen.table.absence import clocks
from sternhafen.table.absence.uptime import GAP, Uptime
from sternhafen.table.table import Table
from tests.server.paced import (
    CLOCK,
    DAYS,
    Paced,
    code,
    company,
    left,
    mine,
    notes,
    overdue,
    people,
    refused,
    running,
    send,
)
from tests.server.player import Player
from tests.server.serving import wait_for

HOUR = 3600


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Paced]:
    server = Paced(tmp_path_factory.mktemp("paced"))
    yield server
    server.stop()


def test_several_clocks_run_at_once_and_each_stops_with_its_own_move(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (table, (ada, _), (one, other)):
        assert left(ada, table) == {0: 600, 1: 600}
        paced.advance(100)
        assert left(ada, table) == {0: 500, 1: 500}
        assert running(ada, table) == [0, 1]
        assert send(one)["type"] == "ack"
        assert running(ada, table) == [1]
        paced.advance(50)
        assert left(ada, table) == {0: 510, 1: 450}, "ten seconds for the move, and it stands still"
        assert send(other)["type"] == "ack"
        assert running(ada, table) == [0, 1], "the next round"


def test_the_clocks_are_told_with_every_move_and_to_whoever_comes(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (table, (ada, _), (one, other)):
        paced.advance(30)
        send(one)
        told = other.until("clocks")["clocks"]
        assert [(clock["seat"], clock["left"], clock["running"]) for clock in told] == [
            (0, 580_000, False),
            (1, 570_000, True),
        ]
        with ada.sit(table) as again:
            shown = again.hello()["table"]["company"]["clocks"]
            assert [clock["left"] for clock in shown] == [580_000, 570_000]


def test_a_bank_never_grows_beyond_what_it_began_with(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (table, (ada, _), (one, _)):
        paced.advance(4)
        send(one)
        assert left(ada, table)[0] == 600


def test_taking_back_and_playing_again_earns_no_time(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (table, (ada, _), (one, _)):
        paced.advance(100)
        send(one)
        assert left(ada, table)[0] == 510
        for _ in range(5):
            entries = ada.get(f"/api/tables/{table}")["entries"]
            assert one.command("undo", 0, after=entries)["type"] == "ack"
            paced.advance(7)
            assert one.command("redo", 0, after=entries + 1)["type"] == "ack"
        assert left(ada, table)[0] == 475, "each time it ran, and nothing was added"


def test_free_actions_earn_no_time(paced: Paced) -> None:
    for pace in (CLOCK, DAYS):
        with people(paced.url, 2, pace=pace) as (table, (ada, _), (one, _)):
            paced.advance(100)
            assert one.play(0, ["Boost"])["type"] == "ack"
            assert left(ada, table)[0] == pace["seconds"] - 100


def test_handing_a_seat_to_a_bot_and_back_earns_no_time(paced: Paced) -> None:
    for pace in (CLOCK, DAYS):
        with people(paced.url, 2, pace=pace, title="escape-pods") as (table, players, sockets):
            asked = mine(sockets[0]) if running(players[0], table) == [mine(sockets[0])] else mine(sockets[1])
            player = next(one for one, socket in zip(players, sockets, strict=True) if mine(socket) == asked)
            paced.do(lambda: setattr(paced.app.bots, "wake", lambda table: None))  # the bot has not moved yet
            paced.advance(100)
            for bot in ("random", None):
                player.post(f"/api/tables/{table}/seats/{asked}/bot", {"bot": bot})
            assert left(player, table)[asked] == pace["seconds"] - 100
            paced.do(lambda: delattr(paced.app.bots, "wake"))


def test_patience_begins_again_with_every_decision_but_not_by_taking_back(paced: Paced) -> None:
    with people(paced.url, 2, pace=DAYS) as (table, (ada, _), (one, other)):
        paced.advance(300)
        send(one)
        paced.advance(300)
        assert left(ada, table)[1] == 600, "others' moves change nothing"
        entries = ada.get(f"/api/tables/{table}")["entries"]
        for round in (1, 2, 3):
            assert one.command("undo", 0, after=entries)["type"] == "ack"
            paced.advance(50)
            assert left(ada, table)[0] == 1200 - 50 * round, "it goes on from where it was"
            assert one.command("redo", 0, after=entries + 1)["type"] == "ack"
            entries += 2
        send(other)
        assert left(ada, table) == {0: 1200, 1: 1200}, "the next round"


def test_bots_use_no_time(paced: Paced) -> None:
    with people(paced.url, 1, pace=CLOCK, seats=2, bots={"1": "random"}) as (table, (ada,), _):
        assert list(left(ada, table)) == [0]
        paced.advance(700)
        assert overdue(ada, table) == [0]


def test_when_time_is_up_the_log_says_so_and_nothing_else_happens(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (table, (ada, _), (one, other)):
        send(one)
        paced.advance(599)
        assert overdue(ada, table) == []
        paced.advance(1)
        assert overdue(ada, table) == [1]
        assert notes(ada, table) == ["overdue"]
        assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person"
        paced.advance(600)
        assert notes(ada, table) == ["overdue"], "it is said once"
        assert paced.due(table) is None
        assert send(other)["type"] == "ack", "she can still move"
        assert overdue(ada, table) == []


def test_a_bot_takes_over_by_itself_only_if_the_table_was_made_so(paced: Paced) -> None:
    pace = {**CLOCK, "bot": "random", "takes_over": True}
    with people(paced.url, 2, pace=pace) as (table, (ada, grace), (one, other)):
        send(one)
        paced.advance(600)
        assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "random"
        assert notes(ada, table)[:2] == ["overdue", "bot"]
        assert other.until("position")["viewer"] is None, "a bot's seat has no human eyes"
        for player in (ada, grace):
            assert player.http.get(f"/api/tables/{table}/position", params={"viewer": 1}).status_code == 403
        assert grace.post(f"/api/tables/{table}/seats/1/bot", {"bot": None})["seats"][1]["kind"] == "person"
        assert left(grace, table)[1] == 60, "she has a minute at least"


def test_who_plays_on_with_an_empty_clock_makes_one_note_of_it(paced: Paced) -> None:
    with people(paced.url, 2, pace={**CLOCK, "increment": 0}) as (table, (ada, _), (one, other)):
        paced.advance(600)
        for _ in range(2):
            send(one)
            send(other)
            paced.run(paced.app.deadlines.look())
        assert overdue(ada, table) == [0, 1]
        assert notes(ada, table) == ["overdue", "overdue"], "one for each of them"


def test_nobody_is_loaded_before_a_deadline_and_late_tables_once(
    tmp_path: Path, title_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paced = Paced(tmp_path)
    with people(paced.url, 2, pace=CLOCK) as (table, _, sockets):
        for socket in sockets:
            socket.close()
        wait_for(lambda: not paced.do(lambda: paced.app.sessions.watched(table)))
        due = paced.due(table)
        assert due is not None
        paced.forget()
        with monkeypatch.context() as patch:
            patch.setattr(Table, "load", None)  # whoever loads one fails
            paced.advance(590)
            assert len(paced.app.tables) == 0
        paced.advance(10)
        assert paced.due(table) is None
        paced.forget()
        paced.advance(HOUR / 10)
        assert len(paced.app.tables) == 0
    paced.stop()


def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (broken, _, _), people(paced.url, 2, pace=CLOCK) as (table, (ada, _), _):
        lines = db.lines.c.table_id == broken
        with paced.app.storage.connections.engine.begin() as connection:
            connection.execute(sa.update(db.lines).where(lines, db.lines.c.number == 1).values(body="nonsense"))
        paced.forget()
        paced.advance(600)
        assert overdue(ada, table) == [0, 1]
        assert paced.due(broken) is not None, "it has its turn again"
        with paced.app.storage.connections.engine.begin() as connection:
            connection.execute(sa.update(db.tables).where(db.tables.c.id == broken).values(due=None))


def test_a_wrong_row_is_looked_at_once(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK) as (table, (ada, _), _):
        right = paced.due(table)
        with paced.app.storage.connections.engine.begin() as connection:
            connection.execute(sa.update(db.tables).where(db.tables.c.id == table).values(due=5))
        paced.run(paced.app.deadlines.look())
        assert (paced.due(table), notes(ada, table)) == (right, [])
        ada.post(f"/api/tables/{table}/close")
        assert paced.due(table) is None
        ada.post(f"/api/tables/{table}/reopen")
        assert paced.due(table) == right, "closed it stood still"


def test_a_host_gains_no_time_to_think_by_closing_the_table(paced: Paced) -> None:
    for pace in (CLOCK, DAYS):
        with people(paced.url, 2, pace=pace) as (table, (ada, _), _):
            paced.advance(100)
            ada.post(f"/api/tables/{table}/close")
            paced.advance(200)
            assert running(ada, table) == []
            ada.post(f"/api/tables/{table}/reopen")
            assert left(ada, table) == {0: pace["seconds"] - 300, 1: pace["seconds"] - 100}, "nobody else pays for it"
            paced.advance(10)
            assert left(ada, table) == {0: pace["seconds"] - 310, 1: pace["seconds"] - 110}


def test_time_while_no_server_runs_is_not_counted(paced: Paced) -> None:
    with people(paced.url, 2, pace=DAYS) as (table, (ada, _), _):
        paced.advance(200)
        paced.sleep(7 * 24 * HOUR)
        assert left(ada, table) == {0: 1000, 1: 1000}
        paced.forget()
        assert left(ada, table) == {0: 1000, 1: 1000}, "nor after loading it again"
        paced.advance(100)
        assert left(ada, table) == {0: 900, 1: 900}
        with people(paced.url, 2, pace=CLOCK) as (fresh, (grace, _), _):
            assert left(grace, fresh) == {0: 600, 1: 600}


def test_a_table_on_one_screen_and_strange_paces_are_declined(paced: Paced) -> None:
    with Player(paced.url) as ada:
        body: dict[str, Any] = {"title": "star-auction", "seats": 2, "name": "Ada"}
        hot = {**body, "hot_seat": True, "names": ["A", "B"], "pace": CLOCK}
        assert refused(ada, "/api/tables", hot) == "pace-hot-seat"
        assert refused(ada, "/api/tables", {**body, "pace": {**CLOCK, "bot": "nobody"}}) == "no-such-bot"
        for wrong in ({"seconds": 1}, {"seconds": 10**9}, {"increment": -5}, {"kind": "sand"}):
            assert refused(ada, "/api/tables", {**body, "pace": {**CLOCK, **wrong}}) == "bad-request"


def test_a_rematch_has_the_same_pace_and_full_clocks(paced: Paced) -> None:
    with people(paced.url, 2, pace=CLOCK, spectators=False) as (table, (ada, _), _):
        paced.advance(100)
        ada.post(f"/api/tables/{table}/close")
        again = ada.post(f"/api/tables/{table}/again", {})["table"]["company"]
        assert (again["pace"]["seconds"], again["spectators"], again["clocks"]) == (600, False, [])


def test_a_table_without_a_pace_writes_nothing_about_clocks(paced: Paced) -> None:
    with people(paced.url, 2) as (table, (ada, _), (one, _)):
        number = ada.get(f"/api/tables/{table}")["number"]
        send(one)
        assert ada.get(f"/api/tables/{table}")["number"] == number + 1
        assert (company(ada, table)["clocks"], paced.due(table)) == ([], None)
        assert code(one.command("call-vote", 0, about=1, change="end")) == "not-overdue"


def test_served_time_waits_where_beats_fail_and_never_runs_back_beyond_that(paced: Paced) -> None:
    now = [1000.0]
    uptime = Uptime(lambda: now[0])

    async def row(wall: int, gap: int) -> tuple[int, int]:
        return await paced.app.rows.beat(wall, gap)

    kept: list[tuple[int, int]] = []

    async def memory(wall: int, gap: int) -> tuple[int, int]:
        last, down = kept[-1] if kept else (wall, 0)
        kept.append((wall, down + (wall - last if wall - last > gap else 0)))
        return kept[-1]

    paced.run(uptime.beat(memory))
    assert uptime.now() == 1_000_000
    now[0] += 5
    assert uptime.now() == 1_005_000
    now[0] += 3600  # the database does not answer
    assert uptime.now() == 1_000_000 + GAP
    paced.run(uptime.beat(memory))
    assert uptime.now() == 1_000_000, "what lies between two beats is no time"
    assert paced.run(row(5, 0))[0] > 5, "a clock that goes wrong does not move the newest beat back"


def test_the_examples_run() -> None:
    import doctest

    assert doctest.testmod(clocks).failed == 0
