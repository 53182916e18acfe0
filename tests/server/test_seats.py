"""Seats after the deal: a bot's seat has no human eyes, and no host sees or plays what somebody else holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sternhafen.server.http.limits import Bounds
from tests.server.inside import Inside
from tests.server.pairs import dealt, first, leave
from tests.server.player import Player, Seat


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory, title_path: object) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("inside"))
    yield running
    running.stop()


def notes(player: Player, table: str) -> list[str]:
    """Return what the log tells of the seats; these clients give no part of the seed, which is told first."""
    found = [note["id"].removeprefix("engine-note-") for note in player.get(f"/api/tables/{table}")["notes"]]
    return [kind for kind in found if kind != "without"]


def refused(player: Player, path: str, body: Any = None) -> str:
    answer = player.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["refusal"]["code"]
    return code


def test_handing_a_seat_to_a_bot_ends_every_view_of_it_at_once(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    path = f"/api/tables/{table}"
    grace.post(f"{path}/seats/1/bot", {"bot": "random"})
    shown = other.until("position")
    assert shown["viewer"] is None, "from now on she watches"
    assert shown["position"]["view"]["hand"] == []
    assert one.play(0, first(one.positions[0]))["type"] == "ack"
    for _ in range(2):
        assert other.until("played")["viewer"] is None
    for what in ("position", "entries", "export", "legal"):
        assert grace.http.get(f"{path}/{what}", params={"viewer": 1}).status_code == 403, what
    assert refused(grace, f"{path}/hint", {"seat": 1}) == "not-your-seat"
    assert refused(grace, f"{path}/preview", {"seat": 1, "action": ["Boost"]}) == "not-your-seat"
    assert refused(grace, f"{path}/seats/1/device") == "not-your-seat"
    assert other.command("play", 1, action=["Boost"], after=2)["refusal"]["code"] == "bot-plays"
    assert other.command("undo", 1, after=2)["refusal"]["code"] == "bot-plays"
    other.send(type="check", viewer=1, digest="x")
    assert other.until("problem")["refusal"]["code"] == "not-your-seat"
    grace.post(f"{path}/seats/1/bot", {"bot": None})
    assert other.until("position")["viewer"] == 1, "it is hers, so she takes it back"
    assert notes(ada, table) == ["bot", "back"]
    leave(one, other)


@pytest.mark.parametrize("what", ["bot", "reassign"])
def test_the_host_asks_and_a_holder_who_refuses_keeps_the_seat(ada: Player, grace: Player, what: str) -> None:
    table, one, other = dealt(ada, grace)
    path = f"/api/tables/{table}"
    body = {"bot": "random"} if what == "bot" else None
    ada.http.post(f"{path}/seats/1/{what}", json=body)
    asked = other.until(lambda message: message["type"] == "table" and message["table"]["ask"])["table"]["ask"]
    assert (asked["seat"], asked["needed"], asked["agreed"]) == (1, [1], [])
    assert ada.get(path)["seats"][1]["kind"] == "person"
    assert refused(ada, f"{path}/seats/1/{what}", body) == "seat-asked"
    answer = one.command("seat-answer", 0, ask=asked["ask"], yes=True)
    assert answer["refusal"]["code"] == "not-asked-consent", "nobody answers for her"
    assert one.command("seat-answer", 1, ask=asked["ask"], yes=True)["refusal"]["code"] == "not-your-seat"
    assert other.command("seat-answer", 1, ask=asked["ask"], yes=False)["type"] == "ack"
    assert ada.get(path)["ask"] is None
    assert notes(ada, table) == ["asked-bot" if what == "bot" else "asked-free", "refused"]
    assert other.play(1, first(other.positions[1]))["type"] == "ack"
    leave(one, other)


def test_with_the_holders_consent_a_bot_plays(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    asked = other.until(lambda message: message["type"] == "table" and message["table"]["ask"])["table"]["ask"]
    assert other.command("seat-answer", 1, ask=asked["ask"], yes=True)["type"] == "ack"
    shown = ada.get(f"/api/tables/{table}")
    assert (shown["seats"][1]["kind"], shown["ask"]) == ("bot", None)
    assert notes(ada, table) == ["asked-bot", "agreed", "bot"]
    assert one.command("seat-answer", 0, ask=asked["ask"], yes=True)["refusal"]["code"] == "no-such-proposal"
    leave(one, other)


def test_who_is_away_and_silent_for_long_enough_is_absent(inside: Inside) -> None:
    with Player(inside.url) as ada, Player(inside.url) as grace:
        table, one, other = dealt(ada, grace)
        path = f"/api/tables/{table}/seats/1/bot"
        ada.post(path, {"bot": "random"})
        kept = inside.app.tables.kept(table)
        assert kept is not None
        kept.bounds = Bounds(bot_absence=-1)
        assert refused(ada, path, {"bot": "random"}) == "seat-asked", "she is connected: she can answer"
        other.close()
        one.until(lambda message: message["type"] == "presence" and message["here"] == [0])
        assert ada.post(path, {"bot": "random"})["seats"][1]["kind"] == "bot"
        assert notes(ada, table) == ["asked-bot", "bot"]
        assert ada.post(f"/api/tables/{table}/seats/1/reassign") == {"invite": None}, "it stays hers"
        with grace.sit(table) as back:
            back.hello()
            grace.post(path, {"bot": None})
            assert back.until("position")["viewer"] == 1
        leave(one)


def test_whoever_plays_is_not_away(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert other.play(1, first(other.positions[1]))["type"] == "ack"
    assert ada.get(f"/api/tables/{table}")["ask"] is None
    leave(one, other)


def test_whoever_speaks_is_not_away(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert other.command("chat", 1, text="I am here")["type"] == "ack"
    assert ada.get(f"/api/tables/{table}")["ask"] is None
    leave(one, other)


def test_whose_seat_a_bot_plays_is_still_asked_before_anything_is_taken_back(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    path = f"/api/tables/{table}"
    grace.post(f"{path}/seats/1/bot", {"bot": "random"})
    assert one.play(0, first(one.positions[0]))["type"] == "ack"
    while one.positions[0]["entries"] < 2 or one.positions[0]["asked"] != [0]:
        one.until("played")  # until the bot has chosen again and waits for her
    assert ada.get(path)["alone"] is False
    entries = ada.get(f"{path}/position", viewer=0)["entries"]
    assert one.command("take-back", 0, to=0, after=entries)["type"] == "ack"
    proposal = ada.get(path)["proposal"]
    assert (proposal["needed"], proposal["agreed"]) == ([0, 1], [0])
    assert other.command("consent", 1, proposal=proposal["proposal"], yes=True)["type"] == "ack"
    assert ada.get(path)["practice"] == 0
    lines = ada.get(f"{path}/entries", viewer=0)["entries"]
    assert any(line["strikes"] for line in lines)
    leave(one, other)


def test_a_link_for_another_device_is_no_way_to_a_second_seat_or_to_a_seat_that_was_given_up(
    ada: Player, grace: Player
) -> None:
    table, one, other = dealt(ada, grace)
    path = f"/api/tables/{table}"
    link = grace.post(f"{path}/seats/1/device")["token"]
    assert refused(ada, f"{path}/claim", {"name": "Ada", "token": link}) == "already-seated"
    ada.post(f"{path}/seats/1/reassign")
    ask = ada.get(path)["ask"]["ask"]
    assert other.command("seat-answer", 1, ask=ask, yes=True)["type"] == "ack"
    with Player(ada.url) as phone:
        assert refused(phone, f"{path}/claim", {"name": "Grace", "token": link}) == "invite-used"
    leave(one, other)


def test_many_new_names_push_no_other_note_out_of_the_log(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    for number in range(5):
        grace.post(f"/api/tables/{table}/seats/1/name", {"name": f"Grace {number}"})
    found = ada.get(f"/api/tables/{table}")["notes"][-1]
    assert notes(ada, table) == ["renamed"]
    assert (found["args"]["name"], found["args"]["new"]) == ("Grace", "Grace 4")
    leave(one, other)


def three(ada: Player, grace: Player, **more: Any) -> tuple[str, Seat, Seat, Any]:
    """Return a dealt table of two people and a bot at seat 2, and what its making told."""
    made = ada.make(seats=3, **more)
    table = made["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    if not more:
        ada.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"})
    one, other = ada.sit(table), grace.sit(table)
    for seat, socket in ((0, one), (1, other)):
        socket.hello()
        socket.ready(seat)
    for seat, socket in ((0, one), (1, other)):
        while seat not in socket.positions:
            socket.receive()
    return table, one, other, made


def test_a_bots_seat_is_opened_only_if_all_other_people_agree(ada: Player, grace: Player) -> None:
    table, one, other, _ = three(ada, grace, bots={"2": "random"}, listed=True)
    path = f"/api/tables/{table}"
    ada.post(f"{path}/seats/2/bot", {"bot": None})
    asked = ada.get(path)["ask"]
    assert (asked["needed"], asked["ripe"]) == ([1], None)
    assert ada.get(path)["seats"][2]["kind"] == "bot"
    assert refused(ada, f"{path}/seats/2/reassign") == "seat-asked"
    with Player(ada.url) as second:
        assert refused(second, f"{path}/claim", {"name": "Ada's friend"}) == "no-open-seat"
    asked = ada.get(path)["ask"]["ask"]
    assert other.command("seat-answer", 1, ask=asked, yes=True)["type"] == "ack"
    assert ada.get(path)["seats"][2]["kind"] == "open"
    assert len(ada.post(f"{path}/seats/2/reassign")["invite"]["token"]) == 32
    leave(one, other)


def test_an_old_link_does_not_open_a_bots_hand(ada: Player, grace: Player) -> None:
    table, one, other, made = three(ada, grace)
    with Player(ada.url) as second:
        claim = {"name": "Ada's friend", "token": made["invites"][1]["token"]}
        assert refused(second, f"/api/tables/{table}/claim", claim) == "bot-plays"
    assert ada.get(f"/api/tables/{table}")["seats"][2]["kind"] == "bot"
    leave(one, other)


def test_one_client_gets_one_seat_of_a_table_with_links(ada: Player, grace: Player) -> None:
    made = ada.make(seats=3)
    path = f"/api/tables/{made['table']['id']}/claim"
    assert refused(ada, path, {"name": "Ada too", "token": made["invites"][0]["token"]}) == "already-seated"
    grace.post(path, {"name": "Grace", "token": made["invites"][0]["token"]})
    assert refused(grace, path, {"name": "Grace too", "token": made["invites"][1]["token"]}) == "already-seated"
    listed = ada.make(listed=True)["table"]["id"]
    assert refused(ada, f"/api/tables/{listed}/claim", {"name": "Ada too"}) == "already-seated"


def test_alone_with_bots_nobody_needs_to_be_asked(ada: Player) -> None:
    made = ada.make(bots={"1": "random"})
    table = made["table"]["id"]
    with ada.sit(table) as seat:
        seat.hello()
        seat.ready(0)
        ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": None})
        assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
        assert notes(ada, table) == ["freed"], "but everybody can see it"


def test_before_the_deal_the_host_arranges_the_seats(ada: Player, grace: Player) -> None:
    made = ada.make()
    table = made["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    assert ada.post(f"/api/tables/{table}/seats/1/reassign")["invite"]["seat"] == 1
    assert ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})["seats"][1]["kind"] == "bot"
    assert notes(ada, table) == []


def test_seat_changes_are_in_the_record_and_are_told_by_replay(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    assert one.play(0, first(one.positions[0]))["type"] == "ack"
    grace.post(f"/api/tables/{table}/seats/1/name", {"name": "Admiral Grace"})
    grace.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    ada.post(f"/api/tables/{table}/close")
    record = ada.get(f"/api/tables/{table}/export")
    assert [(note["entry"], note["id"]) for note in record["notes"][2:]] == [
        (1, "engine-note-renamed"),
        (1, "engine-note-bot"),
    ]
    assert record["notes"][2]["args"] == {"seat": 1, "n": 2, "name": "Grace", "new": "Admiral Grace"}
    leave(one, other)
