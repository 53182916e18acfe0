"""Whoever tries to stall the server: slow heads and bodies, endless chat, jobs nobody waits for."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sternhafen.server.bots.workers import Workers
from sternhafen.server.http.limits import Bounds
from sternhafen.server.http.routes import content
from tests.server.inside import Inside
from tests.server.pairs import hot_seat
from tests.server.player import Player
from tests.server.serving import wait_for

HASTY = Bounds(head_seconds=0.2, body_seconds=0.2, hello_seconds=0.2, connections_a_client=5, missed=3, chat_lines=4)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Inside]:
    """A server without patience; nobody is its proxy, so that connections from here are counted."""
    running = Inside(tmp_path_factory.mktemp("hasty"), bounds=HASTY, proxy="192.0.2.1", private_notify=True)
    yield running
    running.stop()


def cut(inside: Inside, why: str) -> int:
    found = re.search(rf'^sternhafen_cut_total\{{why="{why}"\}} (\d+)\.0$', inside.do(inside.app.metrics.text), re.M)
    return int(found[1]) if found else 0


@pytest.mark.parametrize(
    ("why", "sent"),
    [
        ("head", b""),
        ("head", b"GET /health HTTP/1.1\r\nHost: x\r\n"),
        ("head", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea"),
        (
            "body",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        ),
    ],
)
def test_half_a_request_ends_after_seconds_and_is_counted(
    hasty: Inside, why: str, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = cut(hasty, why)
    with socket.create_connection(("127.0.0.1", hasty.running.port), 10) as line:
        line.sendall(sent)
        with suppress(ConnectionResetError):
            while line.recv(65_536):  # what is answered already
                pass
    assert cut(hasty, why) == before + 1
    assert "internal" not in caplog.text


def test_a_whole_request_and_an_open_socket_are_not_cut(hasty: Inside) -> None:
    before = cut(hasty, "head"), cut(hasty, "body")
    with Player(hasty.url) as ada, ada.sit(ada.make()["table"]["id"]) as seat:
        seat.hello()
        silent = socket.create_connection(("127.0.0.1", hasty.running.port), 10)
        with silent, suppress(ConnectionResetError):  # is cut after the same time
            assert silent.recv(1) == b""
        seat.send(type="ping")
        assert seat.until("pong")
    assert (cut(hasty, "head"), cut(hasty, "body")) == (before[0] + 1, before[1])


def test_one_address_holds_only_so_many_connections(hasty: Inside) -> None:
    before = cut(hasty, "many")
    lines = [socket.create_connection(("127.0.0.1", hasty.running.port), 10) for _ in range(8)]
    wait_for(lambda: cut(hasty, "many") >= before + 3 or None)
    for line in lines:
        line.close()


def test_a_socket_that_says_nothing_is_closed_and_counted(hasty: Inside) -> None:
    before = cut(hasty, "hello")
    with Player(hasty.url) as ada, ada.sit(ada.make()["table"]["id"]) as silent:
        assert silent.receive()["refusal"]["code"] == "hello-first"
        assert silent.closed() == 1008
    assert cut(hasty, "hello") == before + 1


def test_hello_sends_the_newest_missed_lines_and_the_rest_comes_in_pages(hasty: Inside) -> None:
    with Player(hasty.url) as ada:
        table = hot_seat(ada)
        for number in range(5):
            position = ada.get(f"/api/tables/{table}/position", viewer=number % 2)
            body = {"type": "play", "id": f"p{number}", "seat": number % 2, "after": number}
            ada.post(f"/api/tables/{table}/commands", body | {"action": position["legal"][-1]["action"]})
        with ada.sit(table) as seat:
            seat.send(type="hello", since=0)
            missed = seat.until("missed")
            assert [line["entry"] for line in missed["entries"]] == [2, 3, 4]
        older = ada.get(f"/api/tables/{table}/entries", viewer=0, limit=2)
        assert [line["entry"] for line in older["entries"]] == [0, 1]


def test_a_table_takes_only_so_many_lines_of_chat_by_whatever_door(hasty: Inside) -> None:
    with Player(hasty.url) as ada:
        table = hot_seat(ada)
        with ada.sit(table) as seat:
            seat.hello()
            for number in range(2):
                assert seat.command("chat", 0, text="hi")["type"] == "ack"
                body = {"type": "chat", "id": f"c{number}", "seat": 1, "text": "hi"}
                ada.post(f"/api/tables/{table}/commands", body)
            assert seat.command("chat", 0, text="hi")["refusal"]["code"] == "chat-full"
        answer = ada.http.post(f"/api/tables/{table}/commands", json=body | {"id": "more"})
        assert answer.json()["refusal"]["code"] == "chat-full"
        assert ada.post(f"/api/tables/{table}/commands", body)["repeated"] is True, "what is stored stays stored"


def test_marks_are_limited_like_chat_and_by_seat(hasty: Inside) -> None:
    with Player(hasty.url) as ada:
        table = hot_seat(ada)
        with ada.sit(table) as seat:
            seat.hello()
            for page in range(4):
                assert seat.command("mark", 0, text=f"read:{page}")["type"] == "ack"
            assert seat.command("mark", 0, text="read:4")["refusal"]["code"] == "chat-full"
            assert seat.command("mark", 1, text="read:0")["type"] == "ack", "the others go on reading"
            assert seat.command("chat", 0, text="hi")["type"] == "ack", "and talking"


def test_what_says_nothing_new_adds_no_line(hasty: Inside) -> None:
    with Player(hasty.url) as ada, ada.sit(hot_seat(ada)) as seat:
        seat.hello()
        date = seat.command("propose-date", 0, at=4_000_000_000)["number"]
        room = seat.command("set-room", 0, link="https://meet.example.org/x")["number"]
        read = seat.command("mark", 0, text="read:1")["number"]
        assert (date + 1, date + 2) == (room, read)
        for _ in range(20):  # more than a table takes of chat
            assert seat.command("mark", 0, text="read:1")["number"] == read
        assert seat.command("answer-date", 0, date=date, yes=True)["number"] == read
        assert seat.command("set-room", 0, link="https://meet.example.org/x")["number"] == read


def test_a_table_with_very_many_lines_can_only_be_closed(tmp_path: Path, title_path: Path) -> None:
    inside = Inside(tmp_path, bounds=Bounds(table_lines=7))
    with Player(inside.url) as ada:
        table = hot_seat(ada)
        body = {"type": "chat", "seat": 0, "text": "hi"}
        ada.post(f"/api/tables/{table}/commands", body | {"id": "last"})
        answer = ada.http.post(f"/api/tables/{table}/commands", json=body | {"id": "more"})
        assert answer.json()["refusal"]["code"] == "table-full"
        assert ada.post(f"/api/tables/{table}/close")["status"] == "closed"
    inside.stop()


# Whoever leaves ------------------------------------------------------------------------------------------------------


def test_a_hint_is_cancelled_when_its_asker_leaves(tmp_path: Path, title_path: Path) -> None:
    inside = Inside(tmp_path)
    began, ended = threading.Event(), threading.Event()

    async def never(*args: Any, **more: Any) -> Any:
        began.set()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ended.set()

    inside.do(lambda: setattr(inside.app.workers, "do", never))
    with Player(inside.url) as ada:
        table = hot_seat(ada)
        head = f"POST /api/tables/{table}/hint HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.secret}\r\n"
        body = b'{"seat": 0}'
        with socket.create_connection(("127.0.0.1", inside.running.port), 10) as line:
            line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
            assert began.wait(10)
            assert not ended.is_set()
        assert ended.wait(10)
    inside.stop()


def test_a_bot_stops_thinking_when_its_seat_is_handed_back(tmp_path: Path, title_path: Path) -> None:
    inside = Inside(tmp_path)
    began, ended = threading.Event(), threading.Event()

    async def never(*args: Any, **more: Any) -> Any:
        began.set()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ended.set()

    inside.do(lambda: setattr(inside.app.workers, "do", never))
    with Player(inside.url) as ada:
        table = hot_seat(ada)
        ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        assert began.wait(10)
        assert not ended.is_set()
        ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": None})
        assert ended.wait(10)
    inside.stop()


def test_a_worker_stops_thinking_when_nobody_wants_to_know_and_lives_on(title_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("PYTHONPATH", str(title_path))

    async def leave() -> tuple[int, int]:
        from sternhafen.games import title
        from sternhafen.games import titles as all_titles

        assert "star-auction" in all_titles()
        found = title("star-auction")
        state = found.start(next(iter(found.variants(2))), 2, 0)
        workers = Workers(1, 1024)
        await workers.warm()
        request = {"title": "star-auction", "state": state.dump(), "seat": 0, "seed": 1}
        pids = [process.pid for process in workers._running]
        thinking = asyncio.create_task(workers.do("choose", 60, bot="sleep", **request))
        await asyncio.wait([thinking], timeout=0.3)  # it sleeps for an hour
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        assert "action" in await workers.do("choose", 60, bot="random", **request)
        found_pids = [process.pid for process in workers._running]
        await workers.stop()
        return pids[0], found_pids[0]

    before, after = asyncio.run(leave())
    assert before == after, "the same process has thought for both"


def resident() -> int:
    """Return how many bytes of memory this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_whoever_reads_a_large_file_slowly_does_not_hold_all_of_it_in_memory(
    tmp_path: Path, title_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "offline" / "engine"
    engine.mkdir(parents=True)
    with (engine / "large.wasm").open("wb") as large:
        large.truncate(128 << 20)
    (engine / "large.wasm.gz").write_bytes(b"packed")
    monkeypatch.setattr(content, "files", lambda package: tmp_path)
    inside = Inside(tmp_path)
    try:
        before = resident()
        with socket.create_connection(("127.0.0.1", inside.running.port), 10) as line:
            line.sendall(b"GET /engine/large.wasm HTTP/1.1\r\nHost: x\r\n\r\n")
            came = 0
            while came < 65_536:  # the head, and some of the body
                came += len(line.recv(65_536))
            assert resident() - before < 40 << 20
        with Player(inside.url) as ada:
            answer = ada.http.get("/engine/large.wasm", headers={"Accept-Encoding": "identity, gzip;q=0"})
            assert (len(answer.content), answer.headers["content-type"]) == (128 << 20, "application/wasm")
            with ada.http.stream("GET", "/engine/large.wasm", headers={"Accept-Encoding": "gzip"}) as packed:
                assert b"".join(packed.iter_raw()) == b"packed"
    finally:
        inside.stop()
