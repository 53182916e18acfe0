"""Two server processes on PostgreSQL and Redis: one stream for all, one winner in a race, and a dead process's bots."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import Player, Seat
from tests.server.serving import Server, wait_for

OPTIONS = ("--rates", "0", "--think", "2", "--workers", "1")


@pytest.fixture(scope="module")
def two(shared_postgres: str, redis_url: str, title_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers that share database and Redis, started at the same moment."""
    found: list[Server] = []
    how = (shared_postgres, title_path, "--redis", redis_url, *OPTIONS)
    starts = [threading.Thread(target=lambda: found.append(Server(*how))) for _ in range(2)]
    for one in starts:
        one.start()
    for one in starts:
        one.join()
    assert len(found) == 2, "both ran the migrations at once and came up"
    yield found[0], found[1]
    for server in found:
        assert server.stop() == 0
        assert not server.events("internal")


def seated(one: Server, other: Server, **more: Any) -> tuple[str, Seat, Seat, Player, Player]:
    ada, grace = Player(one.url), Player(other.url)
    made = ada.make(**more)
    table = made["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    first, second = ada.sit(table), grace.sit(table)
    first.hello()
    second.hello()
    first.ready(0)
    second.ready(1)
    for seat, number in ((first, 0), (second, 1)):
        while number not in seat.positions:
            seat.until("position")
    return table, first, second, ada, grace


def spectator(server: Server, table: str) -> tuple[Player, Seat]:
    player = Player(server.url)
    seat = player.sit(table)
    seat.hello()
    return player, seat


def stream(seat: Seat) -> list[Any]:
    """Return what a spectator was told of the game."""
    messages = [json.loads(frame) for frame in seat.frames]
    return [(m["number"], m["entry"], m["position"]) for m in messages if m["type"] == "played"]


def test_clients_of_both_processes_see_the_same_stream(two: tuple[Server, Server]) -> None:
    table, first, second, ada, grace = seated(*two)
    watching = [spectator(server, table) for server in two]
    while first.positions[0]["outcome"] is None:
        before = first.positions[0]["entries"]
        for seat, number in ((first, 0), (second, 1)):
            assert seat.play(number, seat.positions[number]["legal"][-1]["action"], after=before)["type"] == "ack"
        for seat, number in ((first, 0), (second, 1)):
            while seat.positions[number]["entries"] < before + 2:
                seat.until("played")
    for _, seat in watching:
        seat.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    one, other = (stream(seat) for _, seat in watching)
    assert one == other
    assert [entry["entry"] for _, entry, _ in one] == list(range(6))
    second.command("chat", 1, text="good game")
    assert first.until("chat")["text"] == "good game"
    for leaving in (first, second, *(seat for _, seat in watching)):
        leaving.close()
    for player in (ada, grace, *(player for player, _ in watching)):
        player.http.close()


def test_clocks_and_closed_doors_hold_in_both_processes(two: tuple[Server, Server]) -> None:
    pace = {"kind": "clock", "seconds": 600, "increment": 10}
    table, first, second, ada, grace = seated(*two, pace=pace)
    eve, watching = spectator(two[1], table)
    assert first.play(0, first.positions[0]["legal"][-1]["action"])["type"] == "ack"
    told = second.until(lambda m: m["type"] == "clocks" and not m["clocks"][0]["running"])["clocks"]
    assert [clock["running"] for clock in told] == [False, True]
    assert all(590_000 <= clock["left"] <= 600_000 for clock in told), "both count the same time"
    ada.post(f"/api/tables/{table}/spectators", {"allowed": False})
    assert watching.until("goodbye")["refusal"]["code"] == "no-spectators"
    assert watching.closed() == 1008
    assert eve.http.get(f"/api/tables/{table}/position").status_code == 403
    assert second.command("resign", 1, end=True)["type"] == "ack"
    first.until(lambda m: m["type"] == "table" and m["table"]["company"]["ended"])
    for leaving in (first, second, watching):
        leaving.close()
    for player in (ada, grace, eve):
        player.http.close()


def test_racing_commands_have_one_winner_and_a_reason(two: tuple[Server, Server]) -> None:
    ada = Player(two[0].url)
    table = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
    twin = Player(two[1].url, ada.secret)
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
    path = f"/api/tables/{table}"
    races = 0
    while (position := ada.get(f"{path}/position", viewer=0))["outcome"] is None:
        seat = position["asked"][0]
        legal = ada.get(f"{path}/legal", viewer=seat)["legal"]
        actions = [legal[0]["action"], legal[-1]["action"]]
        barrier = threading.Barrier(2)
        answers: dict[int, Any] = {}

        def shoot(number: int, player: Player, action: Any, seat: int = seat, after: int = position["entries"]) -> None:
            body = {"type": "play", "id": f"race-{number}-{after}", "seat": seat, "action": action, "after": after}
            barrier.wait()  # noqa: B023  # both threads end before the next barrier is made
            answers[number] = player.http.post(f"{path}/commands", json=body)  # noqa: B023

        pairs = zip((ada, twin), actions, strict=True)
        shots = [threading.Thread(target=shoot, args=(i, p, a)) for i, (p, a) in enumerate(pairs)]
        for shot in shots:
            shot.start()
        for shot in shots:
            shot.join()
        assert sorted(answer.status_code for answer in answers.values()) == [200, 409]
        loser = next(answer.json() for answer in answers.values() if answer.status_code == 409)
        assert loser["refusal"]["code"] in ("stale", "table-over")
        races += 1
        assert ada.get(f"{path}/entries", viewer=0)["total"] == races
        assert twin.get(f"{path}/entries", viewer=0)["total"] == races
    assert races >= 6
    ada.http.close()
    twin.http.close()


def test_presence_is_known_across_processes(two: tuple[Server, Server]) -> None:
    table, first, second, ada, grace = seated(*two)
    second.close()
    gone = first.until(lambda m: m["type"] == "presence" and m["here"] == [0])
    assert gone["watching"] == 0
    with grace.sit(table) as back:
        back.hello()
        first.until(lambda m: m["type"] == "presence" and m["here"] == [0, 1])
    first.close()
    for player in (ada, grace):
        player.http.close()


def test_a_dead_processs_bot_is_played_by_another(
    two: tuple[Server, Server], shared_postgres: str, redis_url: str, title_path: Path
) -> None:
    third = Server(shared_postgres, title_path, "--redis", redis_url, *OPTIONS, "--think", "600")
    with Player(third.url) as ada:
        table = ada.make(bots={"1": "sleep"})["table"]["id"]
        ada.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": 0})
        third.kill()
        with Player(two[1].url, ada.secret) as back:
            path = f"/api/tables/{table}"
            lines = wait_for(lambda: back.get(f"{path}/entries", viewer=0)["entries"], 60)
            assert (lines[0]["seat"], lines[0]["by"]) == (1, "fallback")


@pytest.mark.soak
def test_without_redis_the_news_come_a_few_seconds_late(postgres: str, title_path: Path) -> None:
    servers = [Server(postgres, title_path, "--redis", "redis://127.0.0.1:1", *OPTIONS) for _ in range(2)]
    _, first, second, ada, grace = seated(servers[0], servers[1])
    assert first.play(0, first.positions[0]["legal"][-1]["action"])["type"] == "ack"
    assert second.until("played")["entry"]["seat"] == 0
    first.close()
    second.close()
    for player in (ada, grace):
        player.http.close()
    for server in servers:
        assert server.events("redis-down")
        assert server.stop() == 0
