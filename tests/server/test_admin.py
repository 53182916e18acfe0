"""``sternhafen admin``: each act does what it says, and a running server hears of it."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sternhafen.server.commands import main
from sternhafen.table.tokens import hashed
from tests.server.player import Player
from tests.server.serving import Server, wait_for
from tests.server.test_accounts import Device


class Desk:
    """A server, and the administrator's command line on its database."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.database = server.database
        self._capsys = capsys
        self._logged = len(server.lines)

    def __call__(self, *words: str, code: int = 0) -> str:
        """Carry out an act and return what it printed."""
        self._capsys.readouterr()
        assert main(["admin", "--database", self.database, *words]) == code
        said = self._capsys.readouterr()
        return said.err if code else said.out

    def rows(self, statement: str) -> list[Any]:
        """Return what the database answers."""
        engine = sa.create_engine(self.database.replace("postgresql:", "postgresql+psycopg:"))
        with engine.connect() as connection:
            rows = list(connection.exec_driver_sql(statement))
        engine.dispose()
        return rows

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return what the server has logged of a kind since this test began."""
        return [line for line in self.server.lines[self._logged :] if line["event"] == kind]

    def clear(self) -> None:
        """Delete all tables, so that the next test finds none."""
        tables = [row[0] for row in self.rows("SELECT id FROM tables")]
        if tables:
            self("delete", *tables)


both = pytest.mark.parametrize("desk", ["sqlite", "postgresql"], indirect=True)


@contextmanager
def served(database: str, title_path: Path) -> Iterator[Server]:
    server = Server(database, title_path, "--rates", "0", "--tables-a-client", "5")
    yield server
    assert server.stop() == 0
    assert not server.events("internal")


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('admin') / 't.sqlite'}", title_path) as server:
        yield server


@pytest.fixture(scope="module")
def on_postgresql(shared_postgres: str, title_path: Path) -> Iterator[Server]:
    with served(shared_postgres, title_path) as server:
        yield server


@pytest.fixture
def desk(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> Iterator[Desk]:
    desk = Desk(request.getfixturevalue(f"on_{getattr(request, 'param', 'sqlite')}"), capsys)
    yield desk
    desk.clear()


@pytest.fixture
def ada(desk: Desk) -> Iterator[Player]:
    with Player(desk.server.url) as player:
        yield player


@pytest.fixture
def grace(desk: Desk) -> Iterator[Player]:
    with Player(desk.server.url) as player:
        yield player


def join(player: Player, made: Any, name: str = "Grace") -> str:
    """Let a second player take the open seat; return the table's id."""
    table = str(made["table"]["id"])
    player.post(f"/api/tables/{table}/claim", {"name": name, "token": made["invites"][0]["token"]})
    return table


def test_tables_are_listed_shown_and_closed_while_people_sit_there(desk: Desk, ada: Player) -> None:
    table = ada.make()["table"]["id"]
    (listed,) = json.loads(desk("list", "--json"))
    assert (listed["id"], listed["status"], listed["seats"]) == (table, "waiting", 2)
    assert desk("list", "--status", "over").split()[0] == "0"
    shown = desk("show", table)
    assert "Ada" in shown
    assert hashed(ada.secret)[:12] + " *" in shown, "the host is marked"
    with ada.sit(table) as seat:
        seat.hello()
        desk("close", table)
        assert seat.until("table")["table"]["status"] == "closed", "whoever is there hears it"
    assert "closed" in desk("close", table, code=1)
    assert "nothing" in desk("show", "nothing", code=1)


@both
def test_the_pace_of_a_table_and_whether_it_has_spectators_are_shown(desk: Desk, ada: Player) -> None:
    clock = ada.make(pace={"kind": "clock", "seconds": 600, "increment": 5}, spectators=False)["table"]["id"]
    days = ada.make(pace={"kind": "patience", "seconds": 86_400})["table"]["id"]
    assert "clock: 600 s, 5 s more for a move\nwithout spectators" in desk("show", clock)
    assert "patience: 86,400 s for a decision" in desk("show", days)
    assert "spectators" not in desk("show", days)


@both
def test_a_deleted_table_is_gone_for_those_who_sit_there_and_for_the_database(desk: Desk, ada: Player) -> None:
    table, other = ada.make()["table"]["id"], ada.make()["table"]["id"]
    with ada.sit(table) as seat:
        seat.hello()
        assert "nothing" in desk("delete", other, "nothing", code=1)
        desk("delete", table)
        assert seat.closed() == 1012
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    assert ada.get(f"/api/tables/{other}")["id"] == other, "one wrong id deletes nothing"
    for name in ("lines", "holders", "invites"):
        assert {row[0] for row in desk.rows(f"SELECT table_id FROM {name}")} == {other}


@both
def test_only_what_is_over_and_idle_is_pruned(desk: Desk, ada: Player) -> None:
    kept, closed, fresh = (ada.make()["table"]["id"] for _ in range(3))
    for table in (closed, fresh):
        ada.post(f"/api/tables/{table}/close")
    engine = sa.create_engine(desk.database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE lines SET at = 1000 WHERE table_id <> :fresh"), {"fresh": fresh})
    engine.dispose()
    assert closed in desk("prune", "--idle", "30", "--dry-run")
    assert {row[0] for row in desk.rows("SELECT id FROM tables")} == {kept, closed, fresh}
    desk("prune", "--idle", "30")
    assert {row[0] for row in desk.rows("SELECT id FROM tables")} == {kept, fresh}


def test_a_table_is_handed_to_another_host(desk: Desk, ada: Player, grace: Player) -> None:
    table = join(grace, ada.make())
    assert ada.http.post(f"/api/tables/{table}/seats/0/reassign").status_code == 200
    assert "Seat" in desk("transfer", table, "1", code=1) or "seat" in desk("transfer", table, "1", code=1)
    with grace.sit(table) as seat:
        seat.hello()
        desk("transfer", table, "2")
        assert seat.until("table")["table"]["host"] is True
    assert ada.http.post(f"/api/tables/{table}/close").status_code == 403
    assert grace.http.post(f"/api/tables/{table}/close").status_code == 200


@pytest.mark.parametrize("subject", ["127.0.0.1", "127.0.0.0/8", "identity"])
def test_whoever_is_shut_out_is_thrown_out_and_stays_out(desk: Desk, ada: Player, grace: Player, subject: str) -> None:
    table = join(grace, ada.make())
    whom = hashed(grace.secret)[:16] if subject == "identity" else subject
    with grace.sit(table) as seat:
        seat.hello()
        desk("ban", whom, "--reason", "rude")
        goodbye = seat.until("goodbye")
        assert (goodbye["refusal"]["code"], goodbye["again"]) == ("banned", False)
    assert grace.http.get("/api/me").status_code == 403
    assert ada.http.get("/api/me").status_code == (200 if subject == "identity" else 403)
    assert "rude" in desk("ban")
    assert desk("ban", whom, "--lift") == ""
    wait_for(lambda: grace.http.get("/api/me").status_code == 200)
    assert desk("ban", whom, "--lift", code=1)


def test_a_ban_ends_with_its_days(desk: Desk, ada: Player) -> None:
    ada.make()
    desk("ban", "127.0.0.1", "--days", "0")
    wait_for(lambda: desk.events("administered"))
    assert ada.http.get("/api/me").status_code == 200
    assert desk("ban") == ""


@both
def test_nobody_hosts_more_open_tables_than_their_quota(desk: Desk, ada: Player, grace: Player) -> None:
    tables = [ada.make()["table"]["id"] for _ in range(5)]
    refused = ada.post("/api/tables", {"title": "star-auction", "seats": 2, "name": "Ada"}, 409)
    assert refused["refusal"]["args"] == {"most": 5}
    grace.make()
    ada.post(f"/api/tables/{tables[0]}/close")
    ada.make()
    desk("quota", hashed(ada.secret)[:12], "6")
    ada.make()
    assert desk("quota").split() == [hashed(ada.secret)[:12], "6"]
    desk("quota", hashed(ada.secret)[:12])
    assert desk("quota") == ""
    ada.post("/api/tables", {"title": "star-auction", "seats": 2, "name": "Ada"}, 409)


@both
def test_a_persons_data_is_handed_out_whole_and_then_deleted(
    desk: Desk, ada: Player, grace: Player, tmp_path: Path
) -> None:
    table = join(grace, ada.make(), "Grace Hopper")
    with grace.sit(table) as seat, ada.sit(table) as other:
        for one in (seat, other):
            one.hello()
        for said in (seat.command("chat", 1, text="my secret plan"), other.command("chat", 0, text="not mine")):
            assert said["type"] == "ack"
        me = hashed(grace.secret)[:12]
        file = tmp_path / "grace.json"
        desk("export", me, str(file))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        data = json.loads(file.read_text())
        assert data["identity"] == hashed(grace.secret)
        (at,) = data["tables"]
        assert (at["table"], at["seats"], at["said"]) == (
            table, [{"seat": 2, "names": ["Grace Hopper"]}], ["my secret plan"],
        )  # fmt: skip
        desk("forget", me)
        assert seat.closed() == 1012
    everything = json.dumps([list(row) for name in ("lines", "holders") for row in desk.rows(f"SELECT * FROM {name}")])
    for trace in ("Grace", "my secret plan", hashed(grace.secret)):
        assert trace not in everything
    assert "not mine" in everything
    shown = ada.get(f"/api/tables/{table}")
    assert [one["kind"] for one in shown["seats"]] == ["person", "open"]
    assert grace.get("/api/me")["tables"] == []
    assert me in desk("export", me, str(file), code=1)


def test_when_the_host_is_forgotten_somebody_else_is_the_host(desk: Desk, ada: Player, grace: Player) -> None:
    table = join(grace, ada.make())
    desk("forget", hashed(ada.secret)[:12])
    wait_for(lambda: grace.get(f"/api/tables/{table}")["host"])
    assert hashed(ada.secret) not in json.dumps([list(row) for row in desk.rows("SELECT * FROM tables")])


def test_identities_are_named_by_enough_of_their_beginning(desk: Desk, ada: Player) -> None:
    ada.make()
    assert desk("forget", hashed(ada.secret)[:7], code=1), "seven digits are too few"
    assert desk("forget", "ffffffffffff", code=1)
    assert desk("forget", "not hex!", code=1)


def test_an_act_on_a_database_that_is_not_there_makes_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}", "list"]) == 1
    assert not (tmp_path / "none.sqlite").exists()
    assert len(capsys.readouterr().err.splitlines()) == 1


def appointed(desk: Desk, device: Device) -> str:
    """Sign somebody up and put them in charge; return their identity."""
    person = str(device.sign_up("Root")["account"]["id"])
    assert "Root" in desk("appoint", person)
    return person


@both
def test_the_host_of_a_server_sees_and_steers_it_in_the_browser(desk: Desk, ada: Player, grace: Player) -> None:
    table = ada.make(seats=2, listed=True)["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace"})
    with grace.sit(table) as seat:
        seat.hello()
        seat.command("chat", 1, text="something rude")
    ada.post(f"/api/tables/{table}/seats/1/report", {"text": "She is rude"})
    with Device(desk.server.url) as root:
        appointed(desk, root)
        assert root.ask("GET", "/api/admin")["reports"] == 1
        (report,) = root.ask("GET", "/api/admin/reports")
        assert (report["said"], report["text"], report["name"]) == (["something rude"], "She is rude", "Grace")
        assert [one["id"] for one in root.ask("GET", "/api/admin/tables")] == [table]
        assert [one["name"] for one in root.ask("GET", "/api/admin/people?named=ro") if one["administrator"]] == [
            "Root"
        ]
        root.ask("POST", "/api/admin/acts", {"act": "ban", "subject": report["accused"], "reason": "rude"})
        assert grace.http.get("/api/me").json()["refusal"]["code"] == "banned", "at once"
        root.ask("POST", "/api/admin/acts", {"act": "settle", "subject": str(report["id"])})
        assert root.ask("GET", "/api/admin/reports")[0]["banned"]
        assert "something rude" in desk("reports")
        root.ask("POST", "/api/admin/acts", {"act": "unban", "subject": report["accused"]})
        assert not root.ask("GET", "/api/admin/bans")
        grace.get("/api/me")
        root.ask("POST", "/api/admin/acts", {"act": "close", "subject": table})
        assert ada.get(f"/api/tables/{table}")["status"] == "closed"
        assert root.refused("POST", "/api/admin/acts", {"act": "close", "subject": table}) == "table-closed"
        root.ask("POST", "/api/admin/acts", {"act": "delete", "subject": table})
        assert root.refused("POST", "/api/admin/acts", {"act": "delete", "subject": table}) == "no-such-table"
        root.ask("DELETE", "/api/me")


ADMIN = [("GET", f"/api/admin{rest}", None) for rest in ("", "/people", "/tables", "/reports", "/bans")]


@pytest.mark.parametrize(
    ("method", "path", "body"), [*ADMIN, ("POST", "/api/admin/acts", {"act": "unban", "subject": "x"})]
)
def test_nobody_else_administrates(desk: Desk, method: str, path: str, body: Any) -> None:
    with Device(desk.server.url) as device:
        assert device.refused(method, path, body) == "not-signed-in"
        person = appointed(desk, device)
        desk("appoint", person, "--dismiss")
        assert device.refused(method, path, body) == "not-administrator"
        device.ask("DELETE", "/api/me")


def test_a_guest_cannot_be_put_in_charge(desk: Desk, ada: Player) -> None:
    ada.make()
    assert "guest" in desk("appoint", hashed(ada.secret), code=1)
