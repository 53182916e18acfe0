"""Rates: what one client may ask for, and what happens to whoever asks too often."""

from __future__ import annotations

import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sternhafen.server.http.limits import Bounds, Cost, Costs, Rate, Rates
from tests.server.hook import Hook
from tests.server.inside import Inside
from tests.server.pairs import hot_seat
from tests.server.player import Player

# Rates -------------------------------------------------------------------------------------------------------------

FROZEN = 1e-9
"""A rate at which no bucket fills while a test runs."""


def frozen(tmp_path: Path, costs: Costs | None = None, **rates: float) -> Inside:
    """Return a server whose buckets do not fill again; those that are not named hold enough."""
    names = Rates.__dataclass_fields__
    found = Rates(**{name: Rate(rates.get(name, 10**6), FROZEN) for name in names})
    bounds = Bounds(rates=found, costs=costs or Costs(), address_factor=1000.0)
    return Inside(tmp_path, bounds=bounds, rates=1.0, private_notify=True)


def code(answer: Any) -> str:
    found: str = "" if answer.status_code < 300 else answer.json()["refusal"]["code"]
    return found


def test_chat_has_one_limit_over_the_socket_and_over_http(tmp_path: Path, title_path: Path) -> None:
    inside = frozen(tmp_path, chat=3)
    with Player(inside.url) as ada:
        table = hot_seat(ada)
        with ada.sit(table) as seat:
            seat.hello()
            assert [seat.command("chat", 0, text="hi")["type"] for _ in range(2)] == ["ack", "ack"]
            path, body = f"/api/tables/{table}/commands", {"type": "chat", "seat": 0, "text": "hi"}
            assert [code(ada.http.post(path, json=body | {"id": i})) for i in "ab"] == ["", "too-many"]
            assert seat.command("chat", 0, text="hi")["refusal"]["code"] == "too-many"
    inside.stop()


def test_a_tables_chat_is_limited_whoever_speaks(tmp_path: Path, title_path: Path) -> None:
    inside = frozen(tmp_path, talk=2)
    with Player(inside.url) as ada, Player(inside.url) as grace:
        made = ada.make()
        table = made["table"]["id"]
        grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        path, body = f"/api/tables/{table}/commands", {"type": "chat", "text": "hi"}
        said = [(ada, 0), (grace, 1), (ada, 0), (grace, 1)]
        codes = [code(one.http.post(path, json=body | {"id": f"{i}", "seat": s})) for i, (one, s) in enumerate(said)]
        assert codes == ["", "", "too-many", "too-many"]
    inside.stop()


def test_test_notifications_are_limited_by_target_and_by_client(tmp_path: Path, title_path: Path) -> None:
    inside = frozen(tmp_path, target=2, notify=4)
    with Hook() as hook, Player(inside.url) as ada, Player(inside.url) as grace:
        body = {"target": {"kind": "webhook", "url": hook.url}, "test": True}
        tried = [code(one.http.put("/api/me/notify", json=body)) for one in (ada, grace, ada, grace)]
        assert tried == ["", "", "too-many", "too-many"]
        assert len(hook.bodies) == 2
        quiet = {"target": None}
        assert code(ada.http.put("/api/me/notify", json=quiet)) == "too-many", "the strangers of an address share"
    inside.stop()


def test_hello_is_paid_for_by_what_it_costs(tmp_path: Path, title_path: Path) -> None:
    costs = Costs()
    inside = frozen(tmp_path, work=costs.of("hello", 2) * 3 + 60)
    with Player(inside.url) as ada:
        table = hot_seat(ada)
        with ada.sit(table) as seat:
            answers = []
            for _ in range(12):
                seat.send(type="hello")
                answers.append(seat.until(lambda message: message["type"] in ("welcome", "problem")))
        kinds = [one["type"] for one in answers]
        assert kinds[:3] == ["welcome"] * 3
        assert kinds[-1] == "problem"
        assert answers[-1]["refusal"]["code"] == "too-many"
    inside.stop()


def test_made_up_secrets_bring_nothing(tmp_path: Path, title_path: Path) -> None:
    inside = frozen(tmp_path, work=Costs().of("table") + 12 * Costs().of("position"))
    with Player(inside.url) as ada:
        table = hot_seat(ada)
        mine = 0
        for _ in range(16):
            with Player(inside.url) as eve:  # a new secret every time
                mine += code(eve.http.get(f"/api/tables/{table}/position")) == ""
        assert mine <= 12
        assert code(ada.http.get(f"/api/tables/{table}/position", params={"viewer": 0})) == "", "who sits there has"
    inside.stop()


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_a_list_pays_for_the_tables_that_it_reads_into_memory(path: str, tmp_path: Path, title_path: Path) -> None:
    free = Cost(0)
    costs = Costs(table=free, mine=free, listed=free, request=free)
    inside = frozen(tmp_path, costs, work=12 * costs.of("load", 5))
    with Player(inside.url) as ada:
        tables = [ada.make(listed=True)["table"]["id"] for _ in range(5)]
        codes = []
        for _ in range(4):
            for table in tables:
                inside.do(partial(inside.app.tables.forget, table))
            codes.append(code(ada.http.get(path)))
    inside.stop()
    assert codes == ["", "", "too-many", "too-many"]


def test_an_import_is_counted_before_its_record_is_read(tmp_path: Path, title_path: Path) -> None:
    inside = frozen(tmp_path, imports=0.5)
    with Player(inside.url) as ada:
        answer = ada.http.post("/api/import", content=b"[" * 100_000, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (429, "too-many")
        assert answer.headers["connection"] == "close"
    inside.stop()


def test_whoever_asks_too_often_waits_for_the_answer_that_says_so(tmp_path: Path, title_path: Path) -> None:
    rates = Rates(request=Rate(2, 1e-6))
    inside = Inside(tmp_path, rates=1.0, bounds=Bounds(rates=rates, refusal_seconds=0.3), proxy="192.0.2.1")
    with Player(inside.url) as ada:
        answers = [ada.http.get("/health") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    waits = [answer.elapsed.total_seconds() for answer in answers]
    assert min(waits[2:]) >= 0.3, "so one connection cannot keep the server busy with refusals"
    inside.stop()


def test_a_socket_that_asks_too_often_is_read_more_slowly(tmp_path: Path, title_path: Path) -> None:
    rates = Rates(chat=Rate(1, 1e-6))
    inside = Inside(tmp_path, rates=1.0, bounds=Bounds(rates=rates, refusal_seconds=0.3), proxy="192.0.2.1")
    with Player(inside.url) as ada:
        table = ada.make()["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            for number in range(4):  # all at once, before any is answered
                seat.send(type="chat", id=f"c{number}", seat=0, text="hi")
            came = []
            for _ in range(3):
                seat.until("refused")
                came.append(time.monotonic())
    assert min(later - earlier for earlier, later in pairwise(came)) >= 0.29
    inside.stop()
