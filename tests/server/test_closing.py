"""Closing a table: the host may take it back as long as nobody has looked at what was hidden."""

from __future__ import annotations

from tests.server.pairs import dealt, first, leave
from tests.server.player import Player
from tests.server.serving import wait_for


def test_the_host_takes_a_closing_back_and_the_game_goes_on(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    closed = ada.post(f"/api/tables/{table}/close")
    assert (closed["status"], closed["reopens"], closed["seed"]) == ("closed", True, None)
    assert grace.post(f"/api/tables/{table}/reopen", status=403)["refusal"]["code"] == "not-host"
    opened = ada.post(f"/api/tables/{table}/reopen")
    assert (opened["status"], opened["reopens"]) == ("running", False)
    assert table in [mine["id"] for mine in grace.get("/api/me")["tables"] if mine["status"] == "running"]
    assert other.until(lambda message: message["type"] == "table" and message["table"]["status"] == "running")
    assert other.play(1, first(other.positions[1]))["type"] == "ack"
    assert ada.post(f"/api/tables/{table}/reopen", status=409)["refusal"]["code"] == "table-running"
    leave(one, other)


def test_once_the_record_of_a_closed_game_is_given_out_it_stays_closed(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    ada.post(f"/api/tables/{table}/close")
    seed = grace.get(f"/api/tables/{table}/export")["seed"]
    shown = ada.get(f"/api/tables/{table}")
    assert (shown["reopens"], shown["seed"]) == (False, seed)
    assert ada.post(f"/api/tables/{table}/reopen", status=409)["refusal"]["code"] == "disclosed"
    leave(one, other)


def test_who_only_watches_learns_nothing_from_a_closed_game_and_cannot_bar_the_way_back(
    ada: Player, grace: Player
) -> None:
    table, one, other = dealt(ada, grace)
    ada.post(f"/api/tables/{table}/close")
    with Player(ada.url) as stranger:
        assert "seed" not in stranger.get(f"/api/tables/{table}/export")
        assert stranger.http.get(f"/api/tables/{table}/scores").json()["refusal"]["code"] == "table-closed"
    assert ada.post(f"/api/tables/{table}/reopen")["status"] == "running"
    leave(one, other)


def test_bots_play_on_when_their_table_is_open_again(ada: Player) -> None:
    table = ada.make(seats=2, bots={"1": "greedy"})["table"]["id"]
    ada.post(f"/api/tables/{table}/close")
    ada.post(f"/api/tables/{table}/reopen")
    with ada.sit(table) as seat:
        seat.hello()
        seat.ready(0)
    assert wait_for(lambda: ada.get(f"/api/tables/{table}")["entries"] or None)


def test_a_closed_table_with_a_rematch_stays_closed(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    ada.post(f"/api/tables/{table}/close")
    ada.post(f"/api/tables/{table}/again", {})
    assert ada.post(f"/api/tables/{table}/reopen", status=409)["refusal"]["code"] == "followed"
    leave(one, other)
