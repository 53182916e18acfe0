"""Saved games: a running one opens again and goes on, bots stay bots, and no file tells another's secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sternhafen.cli import main
from tests.server.pairs import both_send, dealt, first, leave
from tests.server.player import Player
from tests.server.serving import Server, wait_for


def playing(player: Player, table: str) -> Any:
    """Return the position of seat 0 once it is asked."""

    def asked() -> Any:
        position = player.get(f"/api/tables/{table}/position", viewer=0)
        return position if position["legal"] else None

    return wait_for(asked)


def alone_with_bots(player: Player) -> str:
    """Sit down at a table with an easy and a greedy bot, and make a move."""
    made: str = player.make("escape-pods", 3, bots={"1": "easy", "2": "greedy"})["table"]["id"]
    with player.sit(made) as seat:
        seat.hello()
        seat.ready(0)
    position = playing(player, made)
    command = {"type": "play", "id": "one", "seat": 0, "action": position["legal"][0]["action"]}
    player.post(f"/api/tables/{made}/commands", {**command, "after": position["entries"]})
    return made


def test_a_running_game_against_bots_is_saved_whole_and_goes_on_with_the_same_bots(ada: Player) -> None:
    table = alone_with_bots(ada)
    playing(ada, table)
    record = ada.get(f"/api/tables/{table}/export", viewer=0)
    assert record["players"] == ["person", "easy", "greedy"]
    again = ada.post("/api/import", record)["table"]
    assert again["status"] == "running"
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
        ("person", None),
        ("bot", "easy"),
        ("bot", "greedy"),
    ]
    assert [seat["yours"] for seat in again["seats"]] == [True, False, False]
    position = playing(ada, again["id"])
    assert position["entries"] >= len(record["log"])
    for made in (table, again["id"]):
        ada.post(f"/api/tables/{made}/close")


def test_a_running_hot_seat_game_is_saved_whole_and_goes_on(ada: Player) -> None:
    table = ada.make(hot_seat=True, names=["Ada", "Bo"])["table"]["id"]
    with ada.sit(table) as seats:
        seats.hello()
        for seat in (0, 1):
            seats.ready(seat)
        while len(seats.positions) < 2:
            seats.until("position")
        seats.play(0, first(seats.positions[0]))
    record = ada.get(f"/api/tables/{table}/export", viewer=0)
    again = ada.post("/api/import", record)["table"]
    assert (again["status"], again["entries"], [seat["name"] for seat in again["seats"]]) == (
        "running",
        1,
        ["Ada", "Bo"],
    )
    with ada.sit(again["id"]) as seats:
        seats.hello()
        assert seats.play(1, first(seats.positions[1]))["type"] == "ack"


def test_a_bot_that_is_not_installed_here_leaves_its_seat_to_whoever_opens_the_file(ada: Player) -> None:
    table = alone_with_bots(ada)
    record = ada.get(f"/api/tables/{table}/export", viewer=0)
    record["players"][2] = "oracle"
    seats = ada.post("/api/import", record)["table"]["seats"]
    assert [(seat["kind"], seat["yours"]) for seat in seats] == [("person", True), ("bot", False), ("person", True)]


def test_with_others_at_the_table_a_file_holds_only_what_one_saw(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    both_send(one, other)
    for player, seat in ((ada, 0), (grace, 1)):
        seen = player.get(f"/api/tables/{table}/export", viewer=seat)
        assert seen["sternhafen_seen"] == 1
        assert seen["table"] == table
        assert "seed" not in seen
    leave(one, other)


@pytest.mark.parametrize("way", ["bot", "reassign"])
def test_no_host_gets_anothers_secrets_by_taking_the_seat_away(ada: Player, grace: Player, way: str) -> None:
    table, one, other = dealt(ada, grace)
    leave(one, other)
    ada.post(f"/api/tables/{table}/seats/1/{way}", {"bot": "greedy"} if way == "bot" else None)
    assert "seed" not in ada.get(f"/api/tables/{table}/export", viewer=0)
    ada.post(f"/api/tables/{table}/close")


def test_a_second_device_of_the_only_player_changes_nothing(ada: Player, server: Server) -> None:
    table = alone_with_bots(ada)
    invite = ada.post(f"/api/tables/{table}/seats/0/device")
    with Player(server.url) as phone:
        phone.post(f"/api/tables/{table}/claim", {"name": "Ada", "token": invite["token"]})
        assert len(phone.get(f"/api/tables/{table}/export", viewer=0)["seed"]) == 32
    ada.post(f"/api/tables/{table}/close")


def test_what_one_saw_cannot_be_played_on_and_says_what_to_do(
    ada: Player, grace: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, one, other = dealt(ada, grace)
    answer = ada.http.get(f"/api/tables/{table}/export", params={"viewer": 0})
    refused = ada.post("/api/import", answer.json(), status=400)["refusal"]
    assert (refused["code"], refused["args"]) == ("record-seen", {"table": table})
    file = tmp_path / "seen.json"
    file.write_bytes(answer.content)
    with pytest.raises(SystemExit):
        main(["--language", "en", "replay", str(file)])
    assert table in capsys.readouterr().err
    leave(one, other)
