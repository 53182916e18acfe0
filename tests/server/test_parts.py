"""Parts of the server by themselves: buckets, origins, plain text, migrations, and what happens when a title fails."""

from __future__ import annotations

import doctest
import socket
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sternhafen.server.http import limits as limits_module
from sternhafen.server.http.identity import origin_fits
from sternhafen.server.http.limits import Bounds, Costs, Limits, Rates, network
from sternhafen.server.ops.run import reachable
from sternhafen.server.ops.say import GUEST, called
from sternhafen.server.storage import database
from sternhafen.table import plain_text
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined
from tests.server.inside import Inside
from tests.server.player import Player


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_says_how_long_to_wait_and_fills_again() -> None:
    clock = Clock()
    limits = Limits(1.0, clock)
    for _ in range(int(Rates().chat.burst)):
        limits.take("chat", "ada")
    with pytest.raises(Declined) as declined:
        limits.take("chat", "ada")
    assert declined.value.refusal.args == {"seconds": 2}
    limits.take("chat", "grace")
    clock.now = 2.0
    limits.take("chat", "ada")
    with pytest.raises(Declined):
        limits.take("chat", "ada")


def test_old_buckets_are_forgotten() -> None:
    clock = Clock()
    limits = Limits(1.0, clock)
    for number in range(1000):
        limits.take("request", f"{number}")
    clock.now = 2000.0
    limits.take("request", "new")
    assert len(limits._left) == 1


COOKIE = (b"cookie", b"sternhafen=" + b"a" * 32)
BEARER = (b"authorization", b"Bearer " + b"a" * 32)
HOST = (b"host", b"games.example:8000")


@pytest.mark.parametrize(
    ("headers", "allowed", "fits"),
    [
        ([HOST], (), True),
        ([HOST, COOKIE], (), False),
        ([HOST, BEARER], (), True),
        ([HOST, BEARER, COOKIE], (), True),
        ([HOST, COOKIE, (b"origin", b"http://games.example:8000")], (), True),
        ([HOST, COOKIE, (b"origin", b"https://GAMES.example:8000")], (), True),
        ([HOST, COOKIE, (b"origin", b"http://games.example")], (), False),
        ([HOST, BEARER, (b"origin", b"http://evil.example")], (), False),
        ([COOKIE, (b"origin", b"null")], (), False),
        ([(b"host", b""), COOKIE, (b"origin", b"file://")], (), False),
        ([HOST, COOKIE, (b"origin", b"https://a.example")], ("https://a.example",), True),
        ([HOST, COOKIE, (b"origin", b"http://games.example:8000")], ("https://a.example",), False),
        ([HOST, COOKIE, (b"origin", b"http://[")], (), False),
    ],
)
def test_who_may_act_with_a_cookie(headers: list[tuple[bytes, bytes]], allowed: tuple[str, ...], fits: bool) -> None:
    assert origin_fits(headers, allowed) is fits


def test_a_guest_is_called_so_in_the_readers_language() -> None:
    assert called("de", GUEST) == "Gast"
    assert called("en", GUEST) == "Guest"
    assert called("de", "Ada") == "Ada"


def test_typed_text_keeps_letters_of_all_scripts_and_nothing_else() -> None:
    assert doctest.testmod(plain_text).failed == 0
    assert one_line("Ünal 🧑‍🚀 王", 24) == "Ünal 🧑‍🚀 王"
    assert one_line("a\u2066b\u2069\x1b[31m\ufeff", 24) == "a b [31m"


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_the_migrations_make_exactly_the_tables_that_the_code_uses(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}" if store == "sqlite" else request.getfixturevalue("postgres")
    engine = database.open_engine(url, 1)
    database.migrate(engine)
    database.migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), database.meta) == []
    engine.dispose()


def test_sqlite_keeps_what_it_has_acknowledged_even_if_the_power_fails(tmp_path: Path) -> None:
    engine = database.open_engine(f"sqlite:///{tmp_path / 't.sqlite'}", 1)
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("inside"))
    yield running
    running.stop()


def test_a_failing_title_costs_one_refusal_and_nothing_else(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError("a mistake in a title")

    with Player(inside.url) as ada:
        table = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            seat.ready(1)
            while len(seat.positions) < 2:
                seat.receive()
            action = seat.positions[0]["legal"][-1]["action"]
            with monkeypatch.context() as patch:
                patch.setattr("sternhafen.table.commands.execute.played", broken)
                assert seat.play(0, action)["refusal"]["code"] == "internal"
                body = {"type": "play", "id": "x", "seat": 0, "action": action, "after": 0}
                answer = ada.http.post(f"/api/tables/{table}/commands", json=body)
                assert (answer.status_code, answer.json()["refusal"]["code"]) == (500, "internal")
                assert "mistake" not in answer.text
            with monkeypatch.context() as patch:
                patch.setattr("sternhafen.table.sessions.position", broken)
                answer = seat.command("play", 0, id="stored", action=action, after=0)
                assert answer["type"] == "ack", "it is stored, though it could not be shown"
            assert seat.command("play", 0, id="stored", action=action, after=0)["repeated"] is True
            assert ada.get(f"/api/tables/{table}/entries", viewer=0)["total"] == 1


def test_a_very_long_log_cannot_be_taken_back(inside: Inside) -> None:
    with Player(inside.url) as ada:
        table = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
        kept = inside.app.tables.kept(table)
        assert kept is not None
        kept.bounds = Bounds(undo_lines=1)
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            seat.ready(1)
            while len(seat.positions) < 2:
                seat.receive()
            assert seat.play(0, ["Boost"])["type"] == "ack"
            assert seat.command("undo", 0, after=1)["type"] == "ack"
            assert seat.play(0, ["Boost"])["type"] == "ack"
            assert seat.command("undo", 0, after=3)["refusal"]["code"] == "log-long"


def test_the_browser_is_opened_where_the_server_listens(
    tmp_path: Path, title_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("sternhafen.server.ops.run.webbrowser.open", opened.append)
    running = Inside(tmp_path, browser=True)
    running.stop()
    assert opened == [running.url]


def test_deeply_nested_bodies_are_refused(inside: Inside) -> None:
    deep = b'{"title":"star-auction","seats":2,"name":"A","options":{"a":' + b"[" * 50_000 + b"]" * 50_000 + b"}}"
    with Player(inside.url) as ada:
        for body in (deep[:60_000], deep[:30_000] + b"]" * 20_000):
            headers = {"Content-Type": "application/json"}
            answer = ada.http.post("/api/tables", content=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["refusal"]["code"] == "bad-request"


def test_a_server_that_listens_everywhere_is_named_by_an_address_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert reachable("192.168.1.20") == "192.168.1.20"
    assert socket.inet_aton(reachable("0.0.0.0")) != bytes(4)

    def unreachable(*_: object) -> None:
        raise OSError("there is no network")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert reachable("0.0.0.0") == "127.0.0.1"


# Buckets -----------------------------------------------------------------------------------------------------------


def spent(limits: Limits, address: str, client: str | None = None) -> int:
    """Return how many hints somebody gets before being declined."""
    for count in range(1000):
        try:
            limits.spend("think", address, client)
        except Declined:
            return count
    return 1000


def test_invented_secrets_share_what_the_strangers_of_an_address_have() -> None:
    limits = Limits(1.0, Clock())
    one = limits.bounds.rates.think.burst
    assert spent(limits, "192.0.2.1") == one
    assert spent(limits, "192.0.2.1") == 0, "however many secrets are made up: none of them is known"
    assert spent(limits, "192.0.2.2") == one


def test_identities_that_the_server_knows_have_their_own_but_an_address_not_more_than_some() -> None:
    limits = Limits(1.0, Clock())
    one, most = limits.bounds.rates.think.burst, limits.bounds.address_factor
    assert spent(limits, "192.0.2.1", "ada") == one
    assert spent(limits, "192.0.2.9", "ada") == 0, "an identity is bound wherever it comes from"
    assert [spent(limits, "192.0.2.1", f"{number}") for number in range(9)] == [one] * (int(most) - 1) + [0] * (
        10 - int(most)
    )


def test_what_costs_more_than_a_full_bucket_has_its_turn_and_is_paid_off_later() -> None:
    clock = Clock()
    limits = Limits(1.0, clock)
    work = limits.bounds.rates.work
    lines = int(3 * work.burst / limits.bounds.costs.export.each)
    limits.charge("export", "192.0.2.1", "ada", lines)
    with pytest.raises(Declined) as declined:
        limits.charge("export", "192.0.2.1", "ada", 1)
    wait = declined.value.refusal.args["seconds"]
    assert isinstance(wait, int)
    assert wait >= 2 * work.burst / work.second
    clock.now = wait
    limits.charge("export", "192.0.2.1", "ada", 1)


def test_an_ipv6_customer_is_one_address_and_a_mapped_one_is_what_it_maps() -> None:
    assert doctest.testmod(limits_module).failed == 0
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("unix") == "unix"


def test_no_more_buckets_are_remembered_than_the_bounds_say() -> None:
    limits = Limits(1.0, Clock(), Bounds(buckets=100))
    for number in range(1000):
        limits.take("request", f"{number}")
    assert len(limits._left) <= 101


def test_every_limit_is_explained_to_those_who_run_a_server() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    for kind in (Bounds, Rates, Costs):
        for one in fields(kind):
            assert f"`{one.name}`" in text, f"{kind.__name__}.{one.name}"
    assert "LimitNOFILE=" in text
