"""Running a server for others: who may read its files, how it starts, what its cookies promise, whom it posts to."""

from __future__ import annotations

import doctest
import os
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from sternhafen.server.commands import main
from sternhafen.server.live import addresses
from sternhafen.server.live.addresses import is_public
from sternhafen.server.storage import database
from sternhafen.server.storage.backup import write_backup
from sternhafen.server.storage.claim import AlreadyServed, claim
from tests.server.player import Player
from tests.server.serving import Server, wait_for


def mode(file: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(file.stat().st_mode)


def test_python_m_sternhafen_is_the_command_line() -> None:
    done = subprocess.run([sys.executable, "-m", "sternhafen", "titles"], capture_output=True, text=True, check=True)
    assert "escape-pods" in done.stdout


# Files --------------------------------------------------------------------------------------------------------------


def test_nobody_else_on_the_machine_can_read_the_database_or_a_backup(tmp_path: Path, title_path: Path) -> None:
    file, backup = tmp_path / "t.sqlite", tmp_path / "t.backup.gz"
    file.touch(0o644)
    before = os.umask(0)
    try:
        server = Server(f"sqlite:///{file}", title_path)
        with Player(server.url) as ada:
            ada.make()
            assert {path.name: mode(path) for path in tmp_path.glob("t.sqlite*")} == {
                path.name: 0o600 for path in tmp_path.glob("t.sqlite*")
            }
            assert len(list(tmp_path.glob("t.sqlite*"))) >= 3, "the database, its log, and the claim"
        assert server.stop() == 0
        assert main(["backup", str(backup), "--database", f"sqlite:///{file}"]) == 0
    finally:
        os.umask(before)
    assert mode(backup) == 0o600


def test_a_backup_of_postgresql_is_read_row_by_row(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = database.open_engine(postgres, 1)
    database.migrate(engine)
    cursors: list[object] = []

    def seen(connection: Any, cursor: object, statement: str, *rest: object) -> None:
        if "FROM lines" in statement:
            cursors.append(cursor)

    sa.event.listen(engine, "before_cursor_execute", seen)
    monkeypatch.setattr(database, "open_engine", lambda url, readers: engine)
    assert write_backup(postgres, tmp_path / "b.gz") == 0
    assert [isinstance(cursor, psycopg.ServerCursor) for cursor in cursors] == [True]


# Starting -----------------------------------------------------------------------------------------------------------


def test_a_second_process_without_redis_does_not_start(
    tmp_path: Path, title_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    server = Server(url, title_path)
    assert main(["serve", "--database", url, "--port", "0", "--wait", "0"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "--redis" in said[0]
    assert server.stop() == 0
    again = Server(url, title_path)
    assert again.stop() == 0


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_processes_share_a_database_only_if_all_have_redis(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}" if store == "sqlite" else request.getfixturevalue("postgres")
    first, second = claim(url, shared=True), claim(url, shared=True)
    with pytest.raises(AlreadyServed):
        claim(url, shared=False, patience=0)
    first.release()
    second.release()
    alone = claim(url, shared=False, patience=5)
    for shared in (True, False):
        with pytest.raises(AlreadyServed):
            claim(url, shared=shared, patience=0)
    assert alone.hold(), "who has it keeps it"
    alone.release()


def test_a_claim_that_the_database_forgot_is_taken_again(postgres: str) -> None:
    held = claim(postgres, shared=False)
    url = sa.make_url(postgres)
    with psycopg.connect(host=url.host, port=url.port, user=url.username, dbname="postgres", autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [url.database])
    assert held.hold()
    with pytest.raises(AlreadyServed):
        claim(postgres, shared=False, patience=0)
    held.release()


class Late:
    """A door to a database that opens only when told to."""

    def __init__(self, url: str) -> None:
        self._to = sa.make_url(url)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.url = self._to.set(host="127.0.0.1", port=self.port).render_as_string(hide_password=False)
        self._committer: socket.socket | None = None

    def open(self) -> None:
        self._committer = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._serve, args=(self._committer,), daemon=True).start()

    def _serve(self, door: socket.socket) -> None:
        while True:
            try:
                here, _ = door.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(here,), daemon=True).start()

    def _connect(self, here: socket.socket) -> None:
        with here, socket.create_connection((self._to.host or "127.0.0.1", self._to.port or 5432)) as there:
            back = threading.Thread(target=self._pass_on, args=(there, here), daemon=True)
            back.start()
            self._pass_on(here, there)
            back.join()

    @staticmethod
    def _pass_on(source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def close(self) -> None:
        if self._committer is not None:
            self._committer.close()


@pytest.fixture
def late(postgres: str) -> Iterator[Late]:
    door = Late(postgres)
    yield door
    door.close()


def test_a_server_waits_for_a_database_that_is_not_up_yet(late: Late, title_path: Path) -> None:
    started: list[Server] = []
    starting = threading.Thread(target=lambda: started.append(Server(late.url, title_path, on_start=began.append)))
    began: list[Server] = []
    starting.start()
    wait_for(lambda: began and began[0].events("database-awaited"))
    late.open()
    starting.join()
    with Player(started[0].url) as ada:
        assert ada.get("/health")["status"] == "ok"
    assert started[0].stop() == 0


# Cookies and headers ------------------------------------------------------------------------------------------------


HTTPS = {"X-Forwarded-Proto": "https"}


def set_by(player: Player, path: str, cookie: str | None, **headers: str) -> list[str]:
    """Return the cookies that a browser is told to keep."""
    sent = dict(headers) if cookie is None else {**headers, "Cookie": cookie}
    answer = player.http.get(path, headers={**sent, "Authorization": ""})
    return answer.headers.get_list("set-cookie")


def test_cookies_belong_to_this_very_host_behind_https_and_are_renewed(ada: Player, server: Server) -> None:
    secret = ada.secret
    for name, headers, more in (("sternhafen", {}, ""), ("__Host-sternhafen", HTTPS, "; Secure")):
        (renewed,) = set_by(ada, "/", f"{name}={secret}", **headers)
        assert renewed.startswith(f"{name}={secret}; Path=/; Max-Age=")
        assert renewed.endswith("HttpOnly; SameSite=Strict" + more)
    assert set_by(ada, "/health", f"sternhafen={secret}") == [], "only pages renew it"
    assert set_by(ada, "/", f"sternhafen={secret}", **HTTPS) == [], "a plain cookie means nothing behind https"
    assert set_by(ada, "/", f"__Host-sternhafen={secret}") == []


def test_browsers_are_told_to_stay_with_https_where_they_have_it(ada: Player) -> None:
    assert "strict-transport-security" not in ada.http.get("/health").headers
    assert ada.http.get("/health", headers=HTTPS).headers["strict-transport-security"].startswith("max-age=31536000")


# Addresses ----------------------------------------------------------------------------------------------------------


# fmt: off
PRIVATE = (
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "169.254.169.254", "172.16.0.1",
    "172.31.255.255", "192.0.0.8", "192.0.0.171", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
    "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "::",
    "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1",
    "100:0:0:1::1", "2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "3fff::1",
    "5f00::1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1",
)
PUBLIC = ("1.1.1.1", "8.8.8.8", "172.32.0.1", "192.0.1.1", "198.20.0.1", "223.255.255.255",
    "2606:4700:4700::1111", "2a00:1450::1")
# fmt: on


def test_notifications_go_to_public_addresses_only() -> None:
    assert doctest.testmod(addresses).failed == 0
    assert [one for one in PRIVATE if is_public(one)] == []
    assert [one for one in PUBLIC if not is_public(one)] == []


def test_the_client_behind_two_proxies_is_the_last_address_that_is_not_a_proxys(
    tmp_path: Path, title_path: Path
) -> None:
    strict = ("--rates", "0.02")  # so that the limit comes soon, and however slow the machine is
    server = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--proxy", "127.0.0.1,172.16.0.0/12", *strict)
    with Player(server.url) as ada:
        statuses = (
            ada.http.get("/health", headers={"X-Forwarded-For": f"{number}.2.3.4, 9.8.7.6, 172.18.0.1"}).status_code
            for number in range(120)
        )
        assert any(status == 429 for status in statuses), "an invented first address is no new client"
    assert server.stop() == 0
