"""Bots in seats: they play to the end, fail without stopping the table, and go on after a restart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import Player
from tests.server.serving import Server, wait_for


def started(player: Player, **wanted: Any) -> str:
    """Return a table whose only person is ready, so that it is dealt."""
    table: str = player.make(**wanted)["table"]["id"]
    player.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": 0})
    return table


def play_out(player: Player, table: str) -> Any:
    """Play seat 0 with its last legal action until the game is over; return the log."""
    with player.sit(table) as seat:
        seat.hello()
        while seat.positions[0]["outcome"] is None:
            position = seat.positions[0]
            if position["legal"]:
                seat.play(0, position["legal"][-1]["action"])
            if seat.positions[0]["entries"] == position["entries"]:
                seat.until("played")
    return player.get(f"/api/tables/{table}/entries", viewer=0)["entries"]


@pytest.mark.parametrize(("title", "options"), [("star-auction", {}), ("escape-pods", {"round_cap": 8})])
def test_bots_play_a_whole_game_by_the_same_door(ada: Player, title: str, options: dict[str, int]) -> None:
    table = started(ada, title=title, seats=3, bots={"1": "greedy", "2": "random"}, options=options)
    log = play_out(ada, table)
    assert {line["by"] for line in log if line["seat"] > 0} == {"bot"}
    assert all(line["action"] is None for line in log if line["seat"] > 0)


@pytest.mark.parametrize("bot", ["crash", "raises", "hungry", "cheat"])
def test_a_failing_bot_becomes_a_random_move_and_is_logged(ada: Player, server: Server, bot: str) -> None:
    table = started(ada, bots={"1": bot})
    log = play_out(ada, table)
    assert {line["by"] for line in log if line["seat"] == 1} == {"fallback"}
    assert any(line["table"] == table and line["bot"] == bot for line in server.events("bot-failed"))


def test_a_bot_that_thinks_too_long_is_ended(ada: Player, server: Server) -> None:
    table = started(ada, bots={"1": "sleep"})
    with ada.sit(table) as seat:
        seat.hello()
        if not seat.positions[0]["entries"]:
            assert seat.until("played")["entry"]["by"] == "fallback"
    ada.post(f"/api/tables/{table}/close")
    assert any(line["table"] == table for line in server.events("bot-failed"))


def test_all_workers_get_ready_before_a_bot_is_asked_and_one_that_is_ended_is_replaced_at_once(
    tmp_path: Path, title_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", title_path, "--rates", "0", "--workers", "3")

    def ready(workers: int) -> bool | None:
        return len(server.events("worker-started")) == workers or None

    with Player(server.url) as player:
        player.make(bots={})
        assert not server.events("worker-started")
        table = player.make(bots={"1": "crash"})["table"]["id"]  # its only person is not ready, so nobody is asked yet
        wait_for(lambda: ready(3))
        player.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": 0})
        entries = wait_for(lambda: player.get(f"/api/tables/{table}/entries", viewer=0)["entries"])
        assert [line["by"] for line in entries] == ["fallback"]  # now the person is asked, and no bot
        wait_for(lambda: ready(4))
    assert server.stop() == 0


def test_where_several_bots_are_asked_none_waits_for_one_that_thinks_long(ada: Player) -> None:
    table = started(ada, seats=3, bots={"1": "sleep", "2": "random"})  # the title asks all at the same time
    with ada.sit(table) as seat:
        seat.hello()
        first = wait_for(lambda: ada.get(f"/api/tables/{table}/entries", viewer=0)["entries"])[0]
        assert (first["seat"], first["by"]) == (2, "bot")
    ada.post(f"/api/tables/{table}/close")


def test_a_bot_that_prints_does_not_break_its_worker(ada: Player) -> None:
    log = play_out(ada, started(ada, bots={"1": "prints"}))
    assert {line["by"] for line in log if line["seat"] == 1} == {"bot"}


def test_unknown_bots_are_refused_and_the_known_named(ada: Player) -> None:
    body = {"title": "star-auction", "seats": 2, "name": "Ada", "bots": {"1": "deep-thought"}}
    refusal = ada.post("/api/tables", body, status=400)["refusal"]
    assert refusal["code"] == "no-such-bot"
    assert "greedy" in refusal["args"]["known"]


def test_a_seat_is_handed_to_a_bot_and_back(ada: Player) -> None:
    table = started(ada, bots={"1": "random"})
    path = f"/api/tables/{table}/seats/0/bot"
    with ada.sit(table) as seat:
        seat.hello()
        ada.post(path, {"bot": "random"})
        over = seat.until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")
        assert over["table"]["seats"][0]["kind"] == "bot"
    assert ada.post(path, {"bot": None})["seats"][0] | {"here": False} == {
        "seat": 0,
        "kind": "person",
        "name": "Ada",
        "bot": None,
        "ready": True,
        "yours": True,
        "here": False,
    }
    log = ada.get(f"/api/tables/{table}/entries", viewer=0)["entries"]
    assert {line["by"] for line in log} == {"bot"}


@pytest.mark.rule("PODS-16.8")
@pytest.mark.parametrize("options", [{}, {"round_cap": None}, {"round_cap": 0}])
def test_a_table_without_a_round_cap_that_is_left_to_bots_comes_to_its_end(
    ada: Player, options: dict[str, Any]
) -> None:
    table = started(ada, title="escape-pods", bots={"1": "random"}, options=options)
    with ada.sit(table) as seat:
        seat.hello()
        assert seat.positions[0]["view"]["round_cap"] == 0
        ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        seat.until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")


@pytest.mark.parametrize("cap", [-1, 101, "many"])
def test_a_round_cap_out_of_bounds_is_refused(ada: Player, cap: int | str) -> None:
    body = {"title": "escape-pods", "seats": 2, "name": "Ada", "options": {"round_cap": cap}}
    assert ada.post("/api/tables", body, status=400)["refusal"]["code"] == "bad-options"


def test_a_hint_is_a_legal_action_and_changes_nothing(ada: Player) -> None:
    made = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
    for seat in (0, 1):
        ada.post(f"/api/tables/{made}/commands", {"type": "ready", "id": "r", "seat": seat})
    hint = ada.post(f"/api/tables/{made}/hint", {"seat": 1})
    position = ada.get(f"/api/tables/{made}/position", viewer=1)
    assert hint["choice"] in position["legal"]
    assert [idea["choice"] for idea in hint["ideas"]] == [hint["choice"]]
    assert position["entries"] == hint["entries"] == 0


def test_a_bot_that_searches_gives_its_best_ideas_with_points_and_how_sure_it_is(ada: Player) -> None:
    made = ada.make(title="escape-pods", hot_seat=True, names=["A", "B"])["table"]["id"]
    for seat in (0, 1):
        ada.post(f"/api/tables/{made}/commands", {"type": "ready", "id": "r", "seat": seat})
    seat = ada.get(f"/api/tables/{made}/position", viewer=0)["asked"][0]
    ideas = ada.post(f"/api/tables/{made}/hint", {"seat": seat, "bot": "medium"})["ideas"]
    legal = ada.get(f"/api/tables/{made}/position", viewer=seat)["legal"]
    assert len(ideas) == 3
    assert all(idea["choice"] in legal for idea in ideas)
    assert all(idea["sure"] is None or 0.5 < idea["sure"] < 1 for idea in ideas)
    points = [idea["points"] for idea in ideas]
    assert points == sorted(points, reverse=True)
    assert ideas[0]["reasons"]
    for rank, idea in enumerate(ideas):
        for reason in idea["reasons"]:
            assert reason["id"].startswith(("escape-pods-term-", "engine-term-"))
            assert reason["args"]["more"] == (rank == 0)
            assert reason["points"] > 0


def test_a_number_of_iterations_is_not_for_guests_to_choose(ada: Player) -> None:
    body = {"title": "star-auction", "seats": 2, "name": "Ada", "bots": {"1": "search-1000000"}}
    assert ada.post("/api/tables", body, status=400)["refusal"]["code"] == "no-such-bot"


def test_on_start_every_waiting_bot_goes_on_by_itself(tmp_path: Path, title_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = Server(database, title_path, "--rates", "0", "--think", "60")
    with Player(first.url) as player:
        table = started(player, bots={"1": "sleep"})  # it sleeps for longer than this test
        first.kill()
    second = Server(database, title_path, "--rates", "0", "--think", "0.5")
    with Player(second.url, player.secret) as back:
        entries = wait_for(lambda: back.get(f"/api/tables/{table}/entries", viewer=0)["entries"])
        assert entries[0]["by"] == "fallback"
        assert json.dumps(entries).count("fallback") >= 1
    assert second.stop() == 0
