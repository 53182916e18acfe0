"""What comes after a game, or calls to the next move: the host, rematches, campaigns, exports, notifications."""

from __future__ import annotations

import json

import pytest

from tests.server.hook import Hook
from tests.server.pairs import both_send, dealt, first, leave, pair
from tests.server.player import Player
from tests.server.serving import Server, wait_for


def test_the_host_reassigns_a_seat_by_consent_and_the_old_holder_has_it_no_more(
    ada: Player, grace: Player, server: Server
) -> None:
    table, one, other = dealt(ada, grace)
    path = f"/api/tables/{table}/seats/1"
    assert grace.post(f"{path}/reassign", status=403)["refusal"]["code"] == "not-host"
    assert ada.post(f"{path}/reassign") == {"invite": None}
    ask = ada.get(f"/api/tables/{table}")["ask"]["ask"]
    assert other.command("seat-answer", 1, ask=ask, yes=True)["type"] == "ack"
    invite = ada.post(f"{path}/reassign")["invite"]
    assert other.play(1, first(other.positions[1]), after=0)["refusal"]["code"] == "not-your-seat"
    with Player(server.url) as lise:
        lise.post(f"/api/tables/{table}/claim", {"name": "Lise", "token": invite["token"]})
        with lise.sit(table) as third:
            third.hello()
            assert third.play(1, first(third.positions[1]))["type"] == "ack"
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Lise"
    leave(one, other)


def test_a_second_device_holds_the_same_seat(ada: Player, grace: Player, server: Server) -> None:
    table, one, other = dealt(ada, grace)
    invite = grace.post(f"/api/tables/{table}/seats/1/device")
    with Player(server.url) as phone:
        phone.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": invite["token"]})
        with phone.sit(table) as pocket:
            pocket.hello()
            assert pocket.play(1, first(pocket.positions[1]))["type"] == "ack"
            assert other.until("played")["entry"]["seat"] == 1
    leave(one, other)


def test_the_host_closes_and_everybody_may_then_have_the_record(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    seen = grace.get(f"/api/tables/{table}/export", viewer=1)
    assert seen["viewer"] == 1
    assert "seed" not in seen
    assert grace.http.get(f"/api/tables/{table}/export", params={"viewer": 0}).status_code == 403
    assert grace.post(f"/api/tables/{table}/close", status=403)["refusal"]["code"] == "not-host"
    ada.post(f"/api/tables/{table}/close")
    assert other.play(1, first(other.positions[1]))["refusal"]["code"] == "table-closed"
    assert len(grace.get(f"/api/tables/{table}/export")["seed"]) == 32
    leave(one, other)


def test_a_rematch_has_the_same_seats_and_is_announced(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    assert ada.post(f"/api/tables/{table}/again", {}, status=409)["refusal"]["code"] == "table-running"
    ada.post(f"/api/tables/{table}/close")
    made = grace.post(f"/api/tables/{table}/again", {})
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ada", "Grace"]
    assert made["table"]["previous"] == table
    announced = one.until(lambda message: message["type"] == "table" and message["table"]["following"])
    assert announced["table"]["following"] == made["table"]["id"]
    assert ada.post(f"/api/tables/{table}/again", {}, status=409)["refusal"]["code"] == "followed"
    campaign = ada.post(f"/api/tables/{made['table']['id']}/again", {"campaign": True}, status=409)
    assert campaign["refusal"]["code"] == "table-waiting"
    leave(one, other)


def test_a_campaign_goes_on_with_what_the_last_episode_carries(ada: Player, server: Server) -> None:
    made = ada.make("star-campaign", hot_seat=True, names=["A", "B"])
    table = made["table"]["id"]
    with ada.sit(table) as seats:
        seats.hello()
        seats.ready(0)
        seats.ready(1)
        while len(seats.positions) < 2:
            seats.receive()
        while seats.positions[0]["outcome"] is None:
            for seat in (0, 1):
                seats.play(seat, first(seats.positions[seat]))
        assert seats.positions[0]["outcome"]["carries"] is True
    mine = {one["id"]: one for one in ada.get("/api/me")["tables"]}[table]
    assert (mine["episode"], mine["carries"], mine["following"]) == (1, True, None)
    following = ada.post(f"/api/tables/{table}/again", {"campaign": True})["table"]
    assert (following["previous"], following["status"]) == (table, "waiting")
    assert "carry" not in following["options"], "a logbook may hold secrets"
    mine = {one["id"]: one for one in ada.get("/api/me")["tables"]}
    assert mine[table]["following"] == following["id"]
    second = mine[following["id"]]
    assert (second["episode"], second["carries"], second["previous"]) == (2, False, table)
    for seat in (0, 1):
        ada.post(f"/api/tables/{following['id']}/commands", {"type": "ready", "id": "r", "seat": seat})
    ada.post(f"/api/tables/{following['id']}/close")
    assert ada.get(f"/api/tables/{following['id']}/export")["options"]["carry"] == 7


def test_a_hot_seat_table_is_played_by_one_client(ada: Player) -> None:
    made = ada.make(hot_seat=True, seats=3, names=["A", "B", "C"])
    assert made["invites"] == []
    with ada.sit(made["table"]["id"]) as all_seats:
        assert all_seats.hello()["seats"] == [0, 1, 2]
        for seat in range(3):
            all_seats.ready(seat)
        while len(all_seats.positions) < 3:
            all_seats.until("position")
        hands = [all_seats.positions[seat]["view"]["hand"] for seat in range(3)]
        assert len({tuple(hand) for hand in hands}) == 3
        for seat in range(3):
            assert all_seats.play(seat, first(all_seats.positions[seat]))["type"] == "ack"
        assert all_seats.command("take-back", 0, to=0, after=3)["type"] == "ack"
        assert all_seats.positions[2]["entries"] == 4, "one client can agree for all its seats"
    refused = ada.post("/api/tables", {"title": "star-auction", "seats": 3, "name": "A", "hot_seat": True}, status=400)
    assert refused["refusal"]["code"] == "wrong-names"


def test_an_exported_game_comes_back_by_import(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    both_send(one, other)
    ada.post(f"/api/tables/{table}/close")
    record = ada.get(f"/api/tables/{table}/export")
    made = grace.post("/api/import", record)["table"]
    assert (made["status"], made["imported"], made["entries"]) == ("running", True, 2)
    with grace.sit(made["id"]) as seats:
        seats.hello()
        assert seats.positions[0]["view"]["score"] == one.positions[0]["view"]["score"]
        assert seats.play(0, first(seats.positions[0]))["type"] == "ack"
    record["log"][1]["digest"] = "0" * 32
    assert grace.post("/api/import", record, status=400)["refusal"]["code"] == "record-edited"
    record["title"] = "nothing"
    assert grace.post("/api/import", record, status=400)["refusal"]["code"] == "no-such-title"
    leave(one, other)


def test_your_turn_goes_to_a_clients_own_target_from_any_of_its_tables(ada: Player, grace: Player) -> None:
    with Hook() as hook:
        target = {"kind": "webhook", "url": hook.url, "language": "en"}
        answer = grace.http.put("/api/me/notify", json={"target": target, "test": True})
        assert answer.json() == {"delivered": True}
        assert json.loads(hook.bodies[0])["event"] == "test"
        assert grace.get("/api/me")["notify"] == target
        assert ada.get("/api/me")["notify"] is None
        table, one, other = pair(ada, grace)
        other.ready(1)
        other.close()
        wait_for(lambda: 1 not in {s["seat"] for s in ada.get(f"/api/tables/{table}")["seats"] if s["here"]})
        one.ready(0)
        sent = json.loads(wait_for(lambda: hook.bodies[1] if len(hook.bodies) > 1 else None))
        assert (sent["event"], sent["table"], sent["seat"]) == ("your-turn", table, 1)
    grace.http.put("/api/me/notify", json={"target": None})
    assert grace.get("/api/me")["notify"] is None
    leave(one)


@pytest.mark.parametrize("kind", ["webhook", "ntfy"])
def test_your_turn_is_sent_when_nobody_is_connected(ada: Player, grace: Player, kind: str) -> None:
    table, one, other = pair(ada, grace)
    path = f"/api/tables/{table}/seats/1/notify"
    with Hook() as hook:
        target = {"kind": kind, "url": hook.url, "language": "de"}
        answer = grace.http.put(path, json={"target": target, "test": True})
        assert answer.json() == {"delivered": True}
        other.ready(1)
        other.close()
        wait_for(lambda: 1 not in {s["seat"] for s in ada.get(f"/api/tables/{table}")["seats"] if s["here"]})
        one.ready(0)
        body = wait_for(lambda: hook.bodies[1] if len(hook.bodies) > 1 else None)
        text = "Grace, du bist am Zug (star-auction)."
        if kind == "ntfy":
            assert body.decode() == text
        else:
            sent = json.loads(body)
            assert (sent["event"], sent["seat"], sent["text"]) == ("your-turn", 1, text)
            assert sent["link"].endswith(f"/t/{table}")
    assert ada.http.put(path, json={"target": None}).status_code == 403
    leave(one)
