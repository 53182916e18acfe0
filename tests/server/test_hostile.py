"""Hostile clients: fuzzed requests, wrong origins, no cookie, floods: a clear error each, no effect."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sternhafen.server.http.limits import Bounds
from sternhafen.server.live.notify import checked_address
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Session
from tests.server.player import Player
from tests.server.serving import Server

BOUNDS = Bounds()


def test_replayed_and_foreign_commands_have_no_effect(ada: Player, grace: Player, server: Server) -> None:
    made = ada.make()
    table = made["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    with ada.sit(table) as one, grace.sit(table) as other, Player(server.url) as eve, eve.sit(table) as watching:
        for seat in (one, other, watching):
            seat.hello()
        one.ready(0)
        other.ready(1)
        while 0 not in one.positions:
            one.receive()
        play = {"id": "x", "action": one.positions[0]["legal"][-1]["action"], "after": 0}
        assert watching.command("play", 0, **play)["refusal"]["code"] == "not-your-seat"
        assert other.command("play", 0, **play)["refusal"]["code"] == "not-your-seat"
        assert one.command("play", 0, **play)["repeated"] is False
        for _ in range(20):
            assert one.command("play", 0, **play)["repeated"] is True
        assert ada.get(f"/api/tables/{table}/entries", viewer=0)["total"] == 1
        assert eve.http.get(f"/api/tables/{table}/position", params={"viewer": 0}).status_code == 403


def socket_url(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


def test_a_socket_from_another_origin_or_with_a_cookie_but_no_origin_is_refused(ada: Player, server: Server) -> None:
    table = ada.make()["table"]["id"]
    cookie = {"Cookie": f"sternhafen={ada.secret}"}
    for headers in ({**cookie, "Origin": "https://evil.example"}, cookie, {**cookie, "Origin": "null"}):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(socket_url(server, table), additional_headers=headers, proxy=None),
        ):
            pass
        assert refused.value.response.status_code == 403
        body = refused.value.response.body
        assert body is not None
        assert json.loads(bytes(body))["refusal"]["code"] == "wrong-origin"
    good = {**cookie, "Origin": server.url}
    with connect(socket_url(server, table), additional_headers=good, proxy=None) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(10))["seats"] == [0]


def test_a_post_from_another_origin_is_refused_and_a_cookie_needs_an_origin(server: Server) -> None:
    body = {"title": "star-auction", "seats": 2, "name": "Ada"}
    with httpx.Client(base_url=server.url, trust_env=False) as browser:
        made = browser.post("/api/tables", json=body, headers={"Origin": server.url})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        for headers in ({"Origin": "https://evil.example"}, {}, {"Origin": "null"}, {"Origin": "http://["}):
            refused = browser.post("/api/tables", json=body, headers=headers)
            assert refused.status_code == 403, headers
            assert refused.json()["refusal"]["code"] == "wrong-origin"
        assert len(browser.get("/api/me").json()["tables"]) == 1
        policy = browser.get("/api/titles").headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_a_socket_to_no_table_and_a_frame_before_hello_are_told_why(ada: Player) -> None:
    with ada.sit("nothing") as lost:
        assert lost.receive()["refusal"]["code"] == "no-such-table"
        assert lost.closed() == 1008
    with ada.sit(ada.make()["table"]["id"]) as rude:
        rude.send(type="ready", id="r", seat=0)
        assert rude.receive()["refusal"]["code"] == "hello-first"


def test_bodies_and_records_are_bounded(ada: Player) -> None:
    big = {"title": "x" * 70_000, "seats": 2, "name": "Ada"}
    assert ada.post("/api/tables", big, status=413)["refusal"]["code"] == "too-large"
    record = {"sternhafen": 1, "title": "star-auction", "rules": 1, "seats": 2, "seed": "0", "options": {}}
    record |= {"names": ["a", "b"], "players": ["person"] * 2, "log": []}
    huge = {**record, "names": ["a" * (BOUNDS.record + 1), "b"]}
    assert ada.post("/api/import", huge, status=413)["refusal"]["code"] == "too-large"
    long = {**record, "log": [{"seat": 0, "digest": ""}] * (BOUNDS.record_lines + 1)}
    assert ada.post("/api/import", long, status=400)["refusal"]["code"] == "record-long"


# Limits ------------------------------------------------------------------------------------------------------------


FACTOR = 0.1


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Server]:
    """A server whose rate limits are on, and so low that even a slow machine reaches them."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 't.sqlite'}"
    running = Server(database, title_path, "--rates", str(FACTOR))
    yield running
    assert running.stop() == 0


def test_too_many_tables_requests_frames_and_problems_are_refused(strict: Server) -> None:
    body = {"title": "star-auction", "seats": 2, "name": "Ada"}
    with Player(strict.url) as ada:
        allowed = round(FACTOR * BOUNDS.rates.table.burst)
        answers = [ada.http.post("/api/tables", json=body) for _ in range(allowed + 2)]
        assert [answer.status_code for answer in answers].count(201) == allowed
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        table = answers[0].json()["table"]["id"]
        with ada.sit(table) as flooding:
            flooding.hello()
            with suppress(ConnectionClosed):  # it may be shut before the last frame is sent
                for _ in range(300):
                    flooding.socket.send("nonsense")
            assert flooding.closed() == 1008
            assert json.loads(flooding.frames[-1])["refusal"]["code"] == "too-many-problems"
        with ada.sit(table) as chatty:
            chatty.hello()
            said = [chatty.command("chat", 0, text=f"{i}") for i in range(4)]
            assert said[0]["type"] == "ack"
            assert said[-1]["refusal"]["code"] == "too-many"
        assert any(ada.http.get("/health").status_code == 429 for _ in range(100))


def test_a_new_socket_does_not_pay_for_one_that_has_gone() -> None:
    """Sockets have rates of their own by their session's number."""
    assert len({Session("table", None).number for _ in range(10)}) == 10


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "0.0.0.0", "fe80::1"]
)
def test_notifications_do_not_go_to_private_addresses(host: str) -> None:
    with pytest.raises(Declined, match="target-private"):
        asyncio.run(checked_address(host, 80, private=False))
    assert asyncio.run(checked_address(host, 80, private=True))


def test_notifications_go_to_public_addresses() -> None:
    assert asyncio.run(checked_address("9.9.9.9", 80, private=False)) == "9.9.9.9"


CHECKS = [checks.status_code_conformance, checks.content_type_conformance, checks.response_schema_conformance]


# HTTP --------------------------------------------------------------------------------------------------------------


def test_schemathesis_finds_no_server_error_over_the_whole_http_face(server: Server, ada: Player) -> None:
    made = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
    for seat in (0, 1):
        ada.post(f"/api/tables/{made}/commands", {"type": "ready", "id": "r", "seat": seat})
    schema = schemathesis.openapi.from_dict(ada.get("/api/schema/openapi.json"))
    rng = random.Random(4)
    count: Counter[int] = Counter()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def hit(case: Any) -> None:
            if "table_id" in (case.path_parameters or {}) and rng.random() < 0.8:
                case.path_parameters["table_id"] = made
            if case.path.endswith("/close") or (case.method, case.path) == ("DELETE", "/api/me"):
                return  # the table and its host are still needed
            answer = case.call(base_url=server.url, headers={"Authorization": f"Bearer {ada.secret}"})
            count[answer.status_code] += 1
            assert answer.status_code < 500, (case.method, case.path, case.body, answer.text)
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                assert answer.json()["refusal"]["id"], answer.text

        hit()
    assert count[200] + count[201] > 20
    assert count[400] > 20


def test_unknown_secrets_and_broken_cookies_are_strangers(server: Server, ada: Player) -> None:
    table = ada.make()["table"]["id"]
    headers: list[dict[str, str]] = [
        {"Authorization": "Bearer zzz"},
        {"Authorization": f"Bearer {secrets.token_hex(16)}"},
        {"Authorization": f"Basic {ada.secret}"},
        {"Cookie": "sternhafen=; x=\x01"},
        {"Cookie": f"sternhafen={ada.secret.upper()}"},
    ]
    for each in headers:
        shown = httpx.get(f"{server.url}/api/tables/{table}", headers=each, trust_env=False).json()
        assert not shown["host"]
        assert not any(seat["yours"] for seat in shown["seats"])


def test_a_slow_reader_is_dropped_and_told_to_come_back() -> None:
    async def stall() -> Session:
        session = Session("t", None)
        for _ in range(BOUNDS.queue + 5):
            session.put(b"{}")
        return session

    session = asyncio.run(stall())
    assert session.code == 1013
    assert session.queue.qsize() <= BOUNDS.queue, "what waits is bounded"
