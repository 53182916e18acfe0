"""A table from its making to its end: seats, ready check, play, refusals, undo, chat."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from sternhafen.server.commands import main
from tests.server.pairs import both_send, dealt, first, leave, pair
from tests.server.player import Player
from tests.server.serving import Server


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
