"""Personal data: all of a person's, nothing of others', and found without looking through what others have."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from sternhafen.server.people.forgetting import delete_person
from sternhafen.server.people.moving import move_client
from sternhafen.server.people.personal_data import export_person
from sternhafen.server.storage import database as db
from sternhafen.server.storage.people_tables import results
from sternhafen.server.storage.traces import tables_of, trace_all
from sternhafen.table.log.absence import VoteCalled, VoteCast
from sternhafen.table.log.evening import DateAnswered, DateProposed, RoomSet
from sternhafen.table.log.lines import (
    Hosted,
    Line,
    Marked,
    Moved,
    Said,
    SeatSet,
    decode,
    encode,
)

ADA, GRACE, LINUS, EVE = (letter * 64 for letter in "abcd")
NAMES = {ADA: "Ada", GRACE: "Grace", LINUS: "Linus", EVE: "Eve"}
SEATS = 3


@cache
def empty() -> bytes:
    """A database without rows, as SQLite stores it: every example of a property begins with one."""
    with sa.create_engine("sqlite://").connect() as connection:
        db.meta.create_all(connection)
        connection.commit()
        return driver(connection).serialize()


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """The connection beneath SQLAlchemy's."""
    beneath = connection.connection.driver_connection
    assert isinstance(beneath, sqlite3.Connection)
    return beneath


def database() -> sa.Connection:
    """An empty database in memory."""
    connection = sa.create_engine("sqlite://", poolclass=sa.StaticPool).connect()
    driver(connection).deserialize(empty())
    return connection


def add_table(connection: sa.Connection, name: str, host: str, lines: list[Line], status: str = "running") -> None:
    """Store a table as a server does, with its holders and how its game ended."""
    values = {"title": "t", "rules": 1, "seats": SEATS, "options": "{}", "listed": True, "hot_seat": False}
    values |= {"imported": False, "created": 1, "previous": None, "bots": 0}
    connection.execute(sa.insert(db.tables), {"id": name, "host": host, "status": status, **values})
    for number, line in enumerate(lines, 1):
        row = {"table_id": name, "number": number, "at": number, "command": None, "body": encode(line)}
        connection.execute(sa.insert(db.lines), row)
    seats = {line.seat: line for line in lines if isinstance(line, SeatSet)}
    for client in {client for line in seats.values() for client in line.clients}:
        connection.execute(sa.insert(db.holders), {"table_id": name, "client": client})
    ended = {"table_id": name, "title": "t", "at": 5, "place": 1, "points": 9, "counts": True, "rated": False}
    for seat, line in seats.items():
        if line.clients:
            who = {"seat": seat, "client": line.clients[0], "name": line.name}
            connection.execute(sa.insert(results), {**ended, **who})


def everything(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables of the database, but for notices, which are read and forgotten."""
    kept = [table for table in db.meta.sorted_tables if table is not db.notices]
    return {table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()] for table in kept}


# What one person's data cost -----------------------------------------------------------------------------------------


def steps(connection: sa.Connection, act: Callable[[], Any]) -> int:
    """How many steps SQLite's machine takes for something: one at least for every row or key that it looks at."""
    taken = 0

    def step() -> int:
        nonlocal taken
        taken += 1
        return 0

    driver(connection).set_progress_handler(step, 1)
    act()
    driver(connection).set_progress_handler(None, 1)
    return taken


def with_others(tables: int) -> sa.Connection:
    """Three tables of Ada's, where she sits, sat and is the host, beside so many of others."""
    connection = database()
    talk: list[Line] = [Said(0, "Eve", "hello"), RoomSet(0, "https://example.org"), Marked(0, "read:1")]
    for number in range(tables):
        add_table(connection, f"o{number}", EVE, [SeatSet(0, "person", "Eve", clients=(EVE,)), *talk])
    sits: Line = SeatSet(0, "person", "Ada", clients=(ADA,))
    add_table(connection, "sits", GRACE, [sits, *talk])
    add_table(connection, "sat", GRACE, [sits, *talk, SeatSet(0, "person", "Grace", clients=(GRACE,))])
    add_table(connection, "hosts", ADA, [SeatSet(0, "person", "Grace", clients=(GRACE,))])
    trace_all(connection)
    connection.execute(sa.text("ANALYZE"))
    return connection


ACTS: dict[str, Callable[[sa.Connection], Any]] = {
    "sign up": lambda connection: move_client(connection, ADA, LINUS),
    "export": lambda connection: export_person(connection, ADA),
    "delete": lambda connection: delete_person(connection, ADA),
}


@pytest.mark.parametrize("act", ACTS)
def test_the_work_does_not_grow_with_other_peoples_tables(act: str) -> None:
    few, many = with_others(5), with_others(400)
    alone, among = (steps(connection, partial(ACTS[act], connection)) for connection in (few, many))
    assert alone > 100
    assert among <= alone + 20


# All of it, and nothing else ------------------------------------------------------------------------------------------

clients = st.sampled_from([ADA, GRACE, LINUS])
seats = st.integers(0, SEATS - 1)


def seat_line(seat: int, who: list[str], kind: Any) -> Line:
    if kind == "open" or not who:
        return SeatSet(seat, "open", "")
    name = " and ".join(NAMES[one] for one in who)
    return SeatSet(seat, kind, name if kind == "person" else "", "easy" if kind == "bot" else None, tuple(who))


stored_lines = st.one_of(
    st.builds(seat_line, seats, st.lists(clients, max_size=2, unique=True), st.sampled_from(["person", "bot", "open"])),
    st.builds(Hosted, clients),
    st.builds(lambda seat, n: Said(seat, "?", f"words {n}"), seats, st.integers(0, 999)),
    st.builds(lambda seat, n: Marked(seat, f"mark {n}"), seats, st.integers(0, 999)),
    st.builds(lambda seat, n: RoomSet(seat, f"https://room/{n}"), seats, st.integers(0, 999)),
    st.builds(DateProposed, seats, st.integers(1, 9)),
    st.builds(DateAnswered, seats, st.just(1), st.booleans()),
    st.builds(lambda seat, by: VoteCalled(seat, by, "bot", (0, 1)), seats, seats),
    st.builds(VoteCast, seats, st.booleans()),
    st.builds(lambda seat: Moved(seat, "d"), seats),
)
histories = st.lists(st.lists(stored_lines, min_size=1, max_size=14), min_size=1, max_size=4)


def furnished(tables: list[list[Line]], statuses: list[str]) -> sa.Connection:
    """A database with such tables; whoever speaks does so under the name that the seat has then."""
    connection = database()
    for number, lines in enumerate(tables):
        named: dict[int, str] = {}
        hosts = [line.client for line in lines if isinstance(line, Hosted)]
        for at, line in enumerate(lines):
            if isinstance(line, SeatSet):
                named[line.seat] = line.name
            elif isinstance(line, Said):
                lines[at] = msgspec.structs.replace(line, name=named.get(line.seat, "?"))
        add_table(connection, f"t{number}", hosts[-1] if hosts else EVE, lines, statuses[number % len(statuses)])
    trace_all(connection)
    return connection


def said_by(lines: list[Line], client: str) -> set[int]:
    """The numbers of the lines in which somebody has said, marked or linked to something, worked out the long way."""
    numbers = set()
    for at, line in enumerate(lines):
        if isinstance(line, (Said, Marked, RoomSet)):
            sat = [one for one in lines[:at] if isinstance(one, SeatSet) and one.seat == line.seat]
            if sat and client in sat[-1].clients:
                numbers.add(at + 1)
    return numbers


@settings(max_examples=60, deadline=None)
@given(histories, st.lists(st.sampled_from(["waiting", "running", "over"]), min_size=1, max_size=3))
def test_nothing_of_a_deleted_person_remains_and_nothing_of_others_is_lost(
    tables: list[list[Line]], statuses: list[str]
) -> None:
    with furnished(tables, statuses) as connection:
        before = everything(connection)
        others = [set(tables_of(connection, one)) for one in (GRACE, LINUS)]
        delete_person(connection, ADA)
        after = everything(connection)
        assert ADA not in repr(after)
        for number, lines in enumerate(tables):
            bodies = {row["number"]: row["body"] for row in after["lines"] if row["table_id"] == f"t{number}"}
            mine = said_by(lines, ADA)
            for at, line in enumerate(lines, 1):
                if at in mine:
                    assert not any(text in bodies[at] for text in ("words", "mark ", "https", "Ada"))
                elif ADA not in encode(line):
                    assert bodies[at] == encode(line), "not hers"
        assert others == [set(tables_of(connection, one)) for one in (GRACE, LINUS)]
        assert [row["id"] for row in before["tables"]] == [row["id"] for row in after["tables"]]
        assert len(before["results"]) == len(after["results"])


@settings(max_examples=60, deadline=None)
@given(histories)
def test_whoever_signs_up_has_all_that_the_guest_had(tables: list[list[Line]]) -> None:
    with furnished(tables, ["running"]) as connection:
        guest, grace = export_person(connection, ADA), export_person(connection, GRACE)
        move_client(connection, ADA, EVE)
        assert ADA not in repr(everything(connection))
        person = export_person(connection, EVE)
        mine = {one["table"]: one for one in person["tables"]}
        for one in guest["tables"]:
            assert mine[one["table"]] == {**one, "host": mine[one["table"]]["host"]}
        assert export_person(connection, GRACE) == grace


def test_every_line_of_a_person_is_handed_out() -> None:
    lines: list[Line] = [
        SeatSet(0, "person", "Ada", clients=(ADA,)),
        SeatSet(1, "person", "Grace", clients=(GRACE,)),
        Said(0, "Ada", "hello"),
        Said(1, "Grace", "not hers"),
        Marked(0, "read:3"),
        RoomSet(0, "https://example.org"),
        DateProposed(0, 7),
        DateAnswered(0, 7, True),
        VoteCalled(1, 0, "bot", (0,)),
        VoteCast(0, True),
        SeatSet(0, "person", "Grace", clients=(GRACE,)),
        Marked(0, "read:4"),
    ]
    with furnished([lines], ["running"]) as connection:
        (table,) = export_person(connection, ADA)["tables"]
    assert table["said"] == ["hello"]
    assert [one["type"] for one in table["lines"]] == [
        "marked", "room", "date", "date-answered", "vote-called", "vote-cast",
    ]  # fmt: skip
    assert "read:4" not in repr(table), "the seat was no longer hers"


# Traces ---------------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(histories)
def test_the_traces_say_what_a_look_through_all_lines_would(tables: list[list[Line]]) -> None:
    with furnished(tables, ["running"]) as connection:
        rows = connection.execute(sa.select(db.lines.c.table_id, db.lines.c.body)).all()
        for client in (ADA, GRACE, LINUS):
            seen = {table for table, body in rows if client in body}
            assert set(tables_of(connection, client)) == seen


@pytest.fixture(params=["sqlite", "postgresql"])
def before_traces(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[sa.Engine]:
    """A database as it was before there were traces, with a table."""
    from alembic import command
    from alembic.config import Config

    url = f"sqlite:///{tmp_path / 't.sqlite'}" if request.param == "sqlite" else request.getfixturevalue("postgres")
    engine = db.open_engine(url, 1)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(db.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0011")
        left: list[Line] = [SeatSet(0, "person", "Ada", clients=(ADA,)), SeatSet(0, "bot", "", "easy")]
        add_table(connection, "left", GRACE, [*left, Hosted(LINUS), Moved(0, ADA)])
    yield engine
    engine.dispose()


def test_an_older_database_is_searched_once(before_traces: sa.Engine) -> None:
    db.migrate(before_traces)
    with before_traces.connect() as connection:
        traces = connection.execute(sa.select(db.traces.c.client, db.traces.c.table_id)).all()
        assert {tuple(row) for row in traces} == {(ADA, "left"), (GRACE, "left"), (LINUS, "left")}
        assert delete_person(connection, ADA) == 1
        bodies = connection.execute(sa.select(db.lines.c.body).order_by(db.lines.c.number)).scalars().all()
    assert decode(bodies[0]) == SeatSet(0, "person", "–")
