"""A database that hangs, loses answers or is full: refusals in time, health says so, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage import database
from sternhafen.server.storage.connections import Connections, Errand, GivenUp
from sternhafen.table.hosts.storage import StoreDown
from tests.server.between import Between
from tests.server.inside import Inside
from tests.server.player import Player, Seat
from tests.server.serving import wait_for

SHORT = Bounds(store_seconds=1.5, health_seconds=0.5)
"""Little patience, so that no test waits long."""


class Place(NamedTuple):
    inside: Inside
    between: Between


@pytest.fixture(params=["alone", "with Redis"])
def place(request: pytest.FixtureRequest, postgres: str, tmp_path: Path, title_path: Path) -> Iterator[Place]:
    """A server on a PostgreSQL that can be made to hang, without Redis and with it."""
    redis = None if request.param == "alone" else request.getfixturevalue("redis_url")
    between = Between(postgres)
    inside = Inside(tmp_path, database=between.url, redis=redis, bounds=SHORT)
    yield Place(inside, between)
    between.flow()
    inside.stop()
    between.close()


def dealt(ada: Player, open_seats: ExitStack) -> Seat:
    """Return a hot-seat game of two in play."""
    table = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
    seat = open_seats.enter_context(ada.sit(table))
    seat.hello()
    seat.ready(0)
    seat.ready(1)
    while len(seat.positions) < 2:
        seat.receive()
    return seat


def health(ada: Player) -> tuple[int, Any, Any]:
    answer = ada.http.get("/health")
    return answer.status_code, answer.json()["status"], answer.json()["database"]


def test_a_hanging_database_is_refused_in_time_told_by_health_and_recovered_from_at_once(place: Place) -> None:
    with Player(place.inside.url) as ada, ExitStack() as stack:
        seat = dealt(ada, stack)
        assert health(ada) == (200, "ok", "ok")
        action = seat.positions[0]["legal"][-1]["action"]
        place.between.hang()
        assert health(ada) == (503, "down", "silent")
        refused = [seat.command("play", 0, id=f"h{i}", action=action, after=0)["refusal"]["code"] for i in range(2)]
        assert set(refused) <= {"store-down", "store-unsure"}
        made = ada.http.post("/api/tables", json={"title": "star-auction", "seats": 2, "name": "Ada"})
        assert made.status_code == 503
        place.between.flow()
        answer = wait_for(lambda: again(seat, action))
        assert answer["type"] == "ack"
        assert ada.get(f"/api/tables/{seat.table}/entries", viewer=0)["total"] == 1
        assert health(ada) == (200, "ok", "ok")


def again(seat: Seat, action: Any) -> Any:
    """Send the same command once more; None while the database is still away."""
    answer = seat.command("play", 0, id="h0", action=action, after=0)
    return answer if answer["type"] == "ack" else None


def test_a_commit_whose_answer_is_lost_is_found_again_at_once(place: Place) -> None:
    with Player(place.inside.url) as ada, ExitStack() as stack:
        seat = dealt(ada, stack)
        action = seat.positions[0]["legal"][-1]["action"]
        place.between.lose_the_next_commit()
        answer = seat.command("play", 0, id="lost", action=action, after=0)
        assert place.between.lost.is_set()
        assert answer["type"] == "ack", "the line was read again, so everybody knows that it is stored"
        assert [one["entries"] for one in seat.positions.values()] == [1, 1], "and has seen it"
        assert seat.command("play", 0, id="lost", action=action, after=0)["repeated"] is True


def test_while_the_database_is_away_a_lost_commit_is_unsure_and_later_found_once(place: Place) -> None:
    with Player(place.inside.url) as ada, ExitStack() as stack:
        seat = dealt(ada, stack)
        action = seat.positions[0]["legal"][-1]["action"]
        place.between.lose_the_next_commit()
        reading = place.inside.app.storage.lines

        async def hang_first(*args: Any) -> Any:
            place.between.hang()
            return await reading(*args)

        place.inside.do(lambda: setattr(place.inside.app.storage, "lines", hang_first))
        answer = seat.command("play", 0, id="lost", action=action, after=0)
        assert answer["refusal"]["code"] == "store-unsure"
        place.inside.do(lambda: setattr(place.inside.app.storage, "lines", reading))
        place.between.flow()
        assert seat.until("played")["entry"]["entry"] == 0, "it is told as soon as the database is back"
        assert seat.command("play", 0, id="lost", action=action, after=0)["repeated"] is True
        assert ada.get(f"/api/tables/{seat.table}/entries", viewer=0)["total"] == 1


def test_bots_wake_after_a_lost_commit(place: Place) -> None:
    with Player(place.inside.url) as ada, ExitStack() as stack:
        table = ada.make(bots={"1": "random"})["table"]["id"]
        seat = stack.enter_context(ada.sit(table))
        seat.hello()
        place.between.lose_the_next_commit()
        assert seat.command("ready", 0, id="r")["type"] == "ack"  # deals, and all are asked at once
        assert place.between.lost.is_set()
        assert seat.until("played")["entry"]["seat"] == 1


def test_a_bots_own_lost_commit_stops_nobody(place: Place) -> None:
    with Player(place.inside.url) as ada, ExitStack() as stack:
        table = ada.make(bots={"1": "random"})["table"]["id"]
        seat = stack.enter_context(ada.sit(table))
        seat.hello()
        seat.ready(0)
        place.between.lose_the_next_commit()
        while seat.positions.get(0, {"outcome": None})["outcome"] is None:
            if seat.positions.get(0, {"asked": []})["asked"] == [0]:
                assert seat.play(0, seat.positions[0]["legal"][-1]["action"])["type"] == "ack"
                place.between.lose_the_next_commit()  # this is the bot's
            else:
                seat.receive()
        assert place.between.lost.is_set()
        log = ada.get(f"/api/tables/{table}/entries", viewer=0)["entries"]
        assert [line["entry"] for line in log] == list(range(len(log)))
        assert {line["seat"] for line in log} == {0, 1}


def test_a_question_that_is_given_up_frees_its_thread(postgres: str) -> None:
    async def ask() -> None:
        there = Connections(postgres, Bounds(store_seconds=0.3, statement_seconds=1000))
        with pytest.raises(StoreDown, match="silent"):
            await there.read(lambda connection: connection.execute(sa.text("SELECT pg_sleep(15)")).all())
        async with asyncio.timeout(10):
            await there.close()  # waits for all threads

    asyncio.run(ask())


def test_only_what_was_being_committed_is_unsure_and_nothing_is_committed_that_was_given_up() -> None:
    errand = Errand()
    assert errand.give_up() is False
    with pytest.raises(GivenUp):
        errand.commits()
    committing = Errand()
    committing.commits()
    assert committing.give_up() is True


# A full disk ---------------------------------------------------------------------------------------------------------


def test_a_full_database_refuses_moves_and_health_says_so_until_there_is_room(
    tmp_path: Path, title_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[int] = []

    def cramped(connection: Any, record: Any, careful: Any = database._careful) -> None:
        careful(connection, record)
        if pages:
            connection.execute(f"PRAGMA max_page_count={pages[-1]}").close()

    monkeypatch.setattr(database, "_careful", cramped)
    inside = Inside(tmp_path)
    with Player(inside.url) as ada:
        ada.make()
        pages.append(1)  # not below what there is already
        inside.do(inside.app.storage.connections.engine.dispose)
        answers = (ada.http.post("/api/tables", json=big()) for _ in range(200))
        refused = next(answer for answer in answers if answer.status_code != 201)  # what there is fills up first
        assert (refused.status_code, refused.json()["refusal"]["code"]) == (503, "store-down")
        assert health(ada) == (503, "down", "full")
        pages.append(1_000_000)
        inside.do(inside.app.storage.connections.engine.dispose)
        assert health(ada) == (200, "ok", "ok")
        ada.make()
    inside.stop()


def big() -> Any:
    """Return a table that needs some room."""
    return {"title": "star-auction", "seats": 4, "name": "A", "hot_seat": True, "names": ["ä" * 24] * 4}


def test_health_tells_of_a_disk_with_little_room_before_a_move_fails(
    tmp_path: Path, title_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = Inside(tmp_path)
    with Player(inside.url) as ada:
        assert health(ada) == (200, "ok", "ok")
        usage = shutil.disk_usage(tmp_path)
        monkeypatch.setattr(
            "sternhafen.server.storage.connections.shutil.disk_usage", lambda _: usage._replace(free=1000)
        )
        assert health(ada) == (503, "down", "full")
    inside.stop()


def test_postgresql_ends_what_takes_too_long_but_not_a_backup_or_a_migration(postgres: str) -> None:
    def shown(bounds: Bounds | None) -> Any:
        engine = database.open_engine(postgres, 1, bounds)
        with engine.connect() as connection:
            found = connection.execute(sa.text("SHOW statement_timeout")).scalar_one()
        engine.dispose()
        return found

    assert shown(Bounds(statement_seconds=7)) == "7s"
    assert shown(None) == "0"
