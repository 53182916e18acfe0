"""Resigning: a seat is given up for good, a bot plays it or the game ends, and nobody ever looks into it."""

from __future__ import annotations

from typing import Any

from tests.server.paced import code, company, notes, people, refused, send
from tests.server.player import Player
from tests.server.serving import Server, wait_for


def test_a_bot_plays_on_for_good_and_the_record_says_who_resigned(server: Server) -> None:
    with people(server.url, 3, spectators=False) as (table, (ada, grace, eve), sockets):
        path = f"/api/tables/{table}"
        assert code(sockets[1].command("resign", 1, end=True)) == "others-play-on"
        assert code(sockets[0].command("resign", 1)) == "not-your-seat"
        assert sockets[1].command("resign", 1)["type"] == "ack"
        shown = ada.get(path)
        assert (shown["seats"][1]["kind"], shown["seats"][1]["bot"]) == ("bot", "medium")
        assert (shown["company"]["resigned"], notes(ada, table)) == ([1], ["resigned", "bot"])
        assert None in sockets[1].positions, "she may watch, though others may not"
        for player in (ada, grace):
            assert player.http.get(f"{path}/position", params={"viewer": 1}).status_code == 403
        assert refused(grace, f"{path}/seats/1/bot", {"bot": None}) == "not-host"
        for body in ({"bot": None}, {"bot": "random"}):
            assert refused(ada, f"{path}/seats/1/bot", body) == "seat-resigned"
        assert refused(ada, f"{path}/seats/1/reassign") == "seat-resigned"
        assert code(sockets[1].command("resign", 1)) == "not-your-seat", "once"
        while ada.get(path)["status"] == "running":
            for socket, seat in ((sockets[0], 0), (sockets[2], 2)):
                if seat in ada.get(path)["asked"]:
                    send(socket)
            wait_for(lambda: {0, 2} & set(ada.get(path)["asked"]) or ada.get(path)["status"] == "over" or None)
        record = grace.get(f"{path}/export")
        assert "engine-note-resigned" in [note["id"] for note in record["notes"]]
        assert record["players"][1] == "medium"
        assert table in [one["id"] for one in grace.get("/api/me")["tables"]], "it is still one of her games"
        assert len(ada.get(f"{path}/position")["outcome"]["places"]) == 3, "places as played"
        again = grace.post(f"{path}/again", {})["table"]
        assert again["seats"][1]["kind"] == "person", "in the rematch she plays herself"
        assert eve.get(f"/api/tables/{again['id']}")["seats"][2]["yours"] is True


def test_of_two_people_one_can_end_the_game(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, grace), (one, other)):
        assert other.command("resign", 1, end=True)["type"] == "ack"
        shown = ada.get(f"/api/tables/{table}")
        assert (shown["status"], shown["reopens"]) == ("closed", False)
        assert shown["company"]["ended"] == {"how": "resigned", "seats": [1]}
        assert shown["company"]["resigned"] == [1]
        assert notes(ada, table) == ["resigned", "ended-resigned"]
        assert refused(ada, f"/api/tables/{table}/reopen") == "ended"
        assert code(one.command("resign", 0)) == "table-closed"
        assert grace.get(f"/api/tables/{table}/position", viewer=1)["viewer"] == 1, "her own hand stays hers"
        assert ada.http.get(f"/api/tables/{table}/position", params={"viewer": 1}).status_code == 403


def test_the_game_ends_when_the_last_person_resigns(server: Server) -> None:
    with people(server.url, 2, seats=3, bots={"2": "random"}) as (table, (ada, _), (one, other)):
        assert one.command("resign", 0)["type"] == "ack"
        assert company(ada, table)["host"] == 1, "the host who leaves hands the table on"
        assert notes(ada, table) == ["resigned", "bot", "hosted"]
        assert other.command("resign", 1, end=False)["type"] == "ack"
        assert company(ada, table)["ended"] == {"how": "resigned", "seats": [1]}
        assert company(ada, table)["resigned"] == [0, 1]


def test_who_resigns_while_a_bot_plays_for_them_stays_away(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, grace), (_, other)):
        grace.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert other.command("resign", 1)["type"] == "ack"
        assert company(ada, table)["resigned"] == [1]
        assert refused(grace, f"/api/tables/{table}/seats/1/bot", {"bot": None}) == "not-host"


def test_a_link_does_not_open_a_resigned_seat(server: Server) -> None:
    with people(server.url, 2) as (table, (_, grace), (_, other)):
        link: Any = grace.post(f"/api/tables/{table}/seats/1/device")
        assert other.command("resign", 1)["type"] == "ack"
        with Player(server.url) as friend:
            claim = {"name": "Friend", "token": link["token"]}
            assert refused(friend, f"/api/tables/{table}/claim", claim) == "invite-used"


def test_before_the_deal_nobody_resigns(ada: Player) -> None:
    table = ada.make()["table"]["id"]
    body = {"type": "resign", "id": "r", "seat": 0}
    assert refused(ada, f"/api/tables/{table}/commands", body) == "table-waiting"
