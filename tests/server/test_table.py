"""A table from its making to its end: seats, ready check, play, refusals, undo, chat, host, rematch, export, import."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from sternhafen.server.commands import main
from tests.server.hook import Hook
from tests.server.player import Player, Seat
from tests.server.serving import Server, wait_for


def pair(ada: Player, grace: Player) -> tuple[str, Seat, Seat]:
    """Return a table of two with both connected, not yet dealt."""
    made = ada.make()
    table, token = made["table"]["id"], made["invites"][0]["token"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": token})
    one, other = ada.sit(table), grace.sit(table)
    one.hello()
    other.hello()
    return table, one, other


def dealt(ada: Player, grace: Player) -> tuple[str, Seat, Seat]:
    table, one, other = pair(ada, grace)
    one.ready(0)
    other.ready(1)
    one.until("position")
    if 1 not in other.positions:
        other.until("position")
    return table, one, other


def leave(*seats: Seat) -> None:
    for seat in seats:
        seat.close()


def first(position: Any, kind: str = "Send") -> Any:
    return next(choice["action"] for choice in position["legal"] if choice["action"][0] == kind)


def both_send(one: Seat, other: Seat) -> None:
    """Let both seats send their first probe and wait until each knows the result."""
    before = one.positions[0]["entries"]
    assert one.play(0, first(one.positions[0]))["type"] == "ack"
    assert other.play(1, first(other.positions[1]), after=before)["type"] == "ack"
    for seat, number in ((one, 0), (other, 1)):
        while seat.positions[number]["entries"] < before + 2:
            seat.until("played")


def test_nothing_is_dealt_before_all_are_ready_and_the_seed_is_promised_then(ada: Player, grace: Player) -> None:
    table, one, other = pair(ada, grace)
    assert one.ready(0)
    assert ada.get(f"/api/tables/{table}")["status"] == "waiting"
    assert ada.get(f"/api/tables/{table}")["seed_hash"] is None
    assert ada.http.get(f"/api/tables/{table}/position").status_code == 409
    other.ready(1)
    shown = ada.get(f"/api/tables/{table}")
    assert shown["status"] == "running"
    assert len(shown["seed_hash"]) == 64
    assert shown["seed"] is None
    leave(one, other)


def test_a_link_is_good_for_one_claim(ada: Player, grace: Player, server: Server) -> None:
    made = ada.make()
    table, token = made["table"]["id"], made["invites"][0]["token"]
    claim = {"name": "Grace", "token": token}
    assert grace.post(f"/api/tables/{table}/claim", claim)["seat"] == 1
    with Player(server.url) as eve:
        refused = eve.post(f"/api/tables/{table}/claim", claim, status=403)
        assert refused["refusal"]["code"] == "invite-used"
        eve.post(f"/api/tables/{table}/claim", {"name": "Eve", "token": "0" * 32}, status=403)
        assert eve.post(f"/api/tables/{table}/claim", {"name": "Eve"}, status=403)["refusal"]["code"] == "not-listed"


def test_a_listed_table_is_found_and_joined_without_a_link(ada: Player, grace: Player) -> None:
    table = ada.make(listed=True)["table"]["id"]
    hidden = ada.make()["table"]["id"]
    shown = [one["id"] for one in grace.get("/api/tables")]
    assert table in shown
    assert hidden not in shown
    assert grace.post(f"/api/tables/{table}/claim", {"name": "Grace"})["seat"] == 1
    assert ada.post(f"/api/tables/{table}/claim", {"name": "Ada"}, status=409)["refusal"]["code"] == "no-open-seat"
    assert [one["id"] for one in grace.get("/api/me")["tables"]] == [table]


def test_a_whole_game_ends_with_the_seed_a_record_that_verifies_and_scores(
    ada: Player, grace: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, one, other = dealt(ada, grace)
    promised = one.info["seed_hash"]
    while one.positions[0]["outcome"] is None:
        both_send(one, other)
    over = one.until("table")["table"]
    assert over["status"] == "over"
    assert hashlib.sha256(over["seed"].encode()).hexdigest() == promised
    assert one.positions[0]["outcome"]["totals"] == one.positions[0]["view"]["score"]
    file = tmp_path / "game.json"
    file.write_bytes(ada.http.get(f"/api/tables/{table}/export").content)
    assert main(["verify", str(file), "--hash", promised]) == 0
    assert main(["verify", str(file), "--hash", "0" * 64]) == 1
    record = json.loads(file.read_text())
    record["log"][2]["action"] = ["Boost"]
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 1
    assert "2" in capsys.readouterr().err
    scores = ada.get(f"/api/tables/{table}/scores")
    assert len(scores["scores"]) == 7
    assert scores["scores"][-1] == [float(x) for x in one.positions[0]["view"]["score"]]
    leave(one, other)


def test_refusals_name_message_and_rule(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    missing = next(p for p in range(1, 13) if p not in one.positions[0]["view"]["hand"])
    refused = one.play(0, ["Send", missing])
    assert refused["refusal"] == {
        "code": "not-your-probe",
        "id": "star-auction-no-not-your-probe",
        "args": {"probe": missing},
        "rule": "AUCTION-1.2",
    }
    assert one.play(0, ["Send", 99])["refusal"]["code"] == "bad-action"
    assert one.command("play", 1, action=["Send", 1], after=0)["refusal"]["code"] == "not-your-seat"
    assert one.play(0, first(one.positions[0]), after=5)["refusal"]["code"] == "not-yet"
    why = ada.get(f"/api/tables/{table}/why", viewer=0, target=f"probe:{missing}")
    assert why["refusal"]["rule"] == "AUCTION-1.2"
    hand = one.positions[0]["view"]["hand"]
    assert ada.get(f"/api/tables/{table}/why", viewer=0, target=f"probe:{hand[0]}")["refusal"] is None
    leave(one, other)


def test_why_not_is_asked_for_what_is_picked_too(ada: Player) -> None:
    table = ada.make("cryo", 2, hot_seat=True, names=["Ada", "Bo"])["table"]["id"]
    with ada.sit(table) as seat:
        seat.hello()
        for number in (0, 1):
            seat.ready(number)
        while len(seat.positions) < 2:
            seat.until("position")
        for number in (0, 1):
            assert seat.play(number, first(seat.positions[number], "PutAway"))["type"] == "ack"
        position = ada.get(f"/api/tables/{table}/position")
    mover = position["asked"][0]
    damaged = f"dock:{position['view']['damaged'][0]}"
    empty = next(home for home in range(6) if home not in position["view"]["sides"][mover]["home"])
    path = f"/api/tables/{table}/why"
    assert ada.get(path, viewer=mover, target=damaged)["refusal"]["code"] == "dock-damaged"
    picked = ada.get(path, viewer=mover, target=damaged, picked=[f"home:{empty}"])
    assert picked["refusal"]["code"] == "no-drone-there"
    apart = ada.get(path, viewer=mover, target=damaged, picked=["dock:20"])
    assert apart["refusal"]["id"] == "engine-no-not-together"


def test_a_command_is_carried_out_once_however_often_it_is_sent(ada: Player, grace: Player) -> None:
    _, one, other = dealt(ada, grace)
    action = first(one.positions[0])
    answer = one.command("play", 0, id="same", action=action, after=0)
    again = one.command("play", 0, id="same", action=action, after=0)
    assert (answer["repeated"], again["repeated"]) == (False, True)
    assert answer["number"] == again["number"]
    leave(one, other)


def test_other_lanes_do_not_make_a_choice_stale_but_anything_else_does(ada: Player, grace: Player) -> None:
    _, one, other = dealt(ada, grace)
    assert other.play(1, ["Boost"])["type"] == "ack"
    assert one.play(0, first(one.positions[0]), after=0)["type"] == "ack", "another lane's move does not matter"
    assert other.play(1, first(other.positions[1]))["type"] == "ack"
    while one.positions[0]["entries"] < 3:
        one.until("played")
    stale = one.play(0, first(one.positions[0]), after=1)
    assert stale["refusal"]["code"] == "stale", "the round is over: the choice was made in another position"
    leave(one, other)


def test_undo_restart_and_redo_up_to_the_barrier(ada: Player, grace: Player) -> None:
    _, one, other = dealt(ada, grace)
    hand = one.positions[0]["view"]["hand"]
    one.play(0, ["Boost"])
    one.play(0, ["Send", hand[1]])
    assert one.positions[0]["undo"]["entries"] == [1, 0]
    assert one.command("undo", 0, after=2)["type"] == "ack"
    assert one.positions[0]["view"]["hand"] == hand
    assert one.positions[0]["undo"]["redo"] == 1
    assert one.command("redo", 0, after=3)["type"] == "ack"
    assert hand[1] not in one.positions[0]["view"]["hand"]
    assert one.command("restart", 0, after=4)["type"] == "ack"
    assert one.positions[0]["view"]["boosts"] == [0, 0]
    assert one.command("undo", 0, after=5)["refusal"]["code"] == "undo-start"
    one.play(0, first(one.positions[0]))
    while other.positions[1]["entries"] < 6:
        other.until("played")
    other.play(1, first(other.positions[1]))
    while one.positions[0]["entries"] < 7:
        one.until("played")
    refused = one.command("undo", 0, after=7)["refusal"]
    assert refused["code"] in ("undo-revealed", "undo-other-seat")
    leave(one, other)


def test_taking_back_beyond_the_barrier_needs_everybodys_consent(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    both_send(one, other)
    assert one.command("take-back", 0, to=0, after=2)["type"] == "ack"
    proposal = one.until("table")["table"]["proposal"] if one.info["proposal"] is None else one.info["proposal"]
    assert (proposal["to"], proposal["needed"], proposal["agreed"]) == (0, [0, 1], [0])
    refused = other.command("consent", 1, proposal=proposal["proposal"], yes=False)
    assert refused["type"] == "ack"
    assert ada.get(f"/api/tables/{table}")["proposal"] is None
    one.command("take-back", 0, to=0, after=2)
    proposal = ada.get(f"/api/tables/{table}")["proposal"]
    assert other.command("consent", 1, proposal=proposal["proposal"], yes=True)["type"] == "ack"
    assert other.positions[1]["entries"] == 3
    assert other.positions[1]["view"]["score"] == [0, 0]
    lines = ada.get(f"/api/tables/{table}/entries", viewer=0)["entries"]
    assert [line["struck"] for line in lines] == [True, True, False], "struck moves stay visible"
    assert lines[2]["strikes"] == [1, 0]
    leave(one, other)


def test_history_since_my_last_move_legal_pages_and_preview(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    hand = one.positions[0]["view"]["hand"]
    both_send(one, other)
    path = f"/api/tables/{table}"
    past = ada.get(f"{path}/position", viewer=0, at=0)
    assert past["view"]["hand"] == hand
    assert past["legal"] == []
    assert ada.http.get(f"{path}/position", params={"viewer": 0, "at": 99}).status_code == 404
    since = ada.get(f"{path}/position", viewer=0)["since"]
    news = ada.get(f"{path}/entries", **{"viewer": 0, "from": since})["entries"]
    assert "ProbesMet" in [event["kind"] for line in news for event in line["events"]]
    assert [line["action"] for line in news] == [None], "others' actions are not shown"
    left = ada.get(f"{path}/position", viewer=0)["view"]["hand"]
    page = ada.get(f"{path}/legal", viewer=0, chosen=[f"probe:{left[0]}"])
    assert [choice["action"] for choice in page["legal"]] == [["Send", left[0]]]
    preview = ada.post(f"{path}/preview", {"seat": 0, "action": ["Send", left[0]]})
    assert preview["position"]["view"]["hand"] == left[1:]
    assert preview["reveals"] is False
    other.play(1, first(other.positions[1]))
    preview = ada.post(f"{path}/preview", {"seat": 0, "action": ["Send", left[0]]})
    assert preview["reveals"] is True
    assert preview["position"] is None, "what would be revealed is not shown"
    assert ada.get(f"{path}/position", viewer=0)["entries"] == 3, "a preview changes nothing"
    leave(one, other)


def test_after_a_cut_a_client_goes_on_from_its_number(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    seen = one.number
    one.close()
    other.play(1, first(other.positions[1]))
    other.command("chat", 1, text="hello?")
    with ada.sit(table) as back:
        back.hello(seen)
        kinds = [json.loads(frame)["type"] for frame in back.frames]
        assert kinds[:4] == ["welcome", "missed", "position", "chat"]
        missed = json.loads(back.frames[1])
        assert [line["entry"] for line in missed["entries"]] == [0]
        digest = back.positions[0]["digest"]
        back.send(type="check", viewer=0, digest=digest)
        assert back.receive()["type"] == "pong"
        back.send(type="check", viewer=0, digest="old")
        assert back.receive()["type"] == "position"
    leave(other)


def test_chat_is_plain_text_for_those_at_the_table_only(ada: Player, grace: Player, server: Server) -> None:
    table, one, other = dealt(ada, grace)
    with Player(server.url) as eve, eve.sit(table) as watching:
        watching.hello()
        one.command("chat", 0, text="  <b>hi</b>\u202e\x00\n there ")
        said = other.until("chat")
        assert (said["name"], said["text"]) == ("Ada", "<b>hi</b> there")
        watching.send(type="ping")
        watching.until("pong")
        assert not any(json.loads(frame)["type"] == "chat" for frame in watching.frames)
        assert watching.command("chat", 0, text="me too")["refusal"]["code"] == "not-your-seat"
    assert one.command("chat", 0, text=" \x00 ")["refusal"]["code"] == "nothing-said"
    leave(one, other)


def test_a_seat_tells_how_far_it_has_come_and_the_newest_mark_counts(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    for text in ("read:1", "read:2"):
        one.command("mark", 0, text=text)
        assert other.until("table")["table"]["marks"] == [text, ""]
    assert one.command("mark", 1, text="read:9")["refusal"]["code"] == "not-your-seat"
    one.command("chat", 0, text="Take my 6.", about="counter:3:5")
    assert other.until("chat")["about"] == "counter:3:5"
    assert ada.get(f"/api/tables/{table}")["marks"] == ["read:2", ""]
    leave(one, other)


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
