"""Manners: whoever is muted is not heard, whoever is blocked does not sit down, and reports reach those in charge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.player import Player, Seat
from tests.server.serving import Server
from tests.server.test_accounts import Device


@pytest.fixture
def eve(server: Server) -> Iterator[Player]:
    with Player(server.url) as player:
        yield player


def together(host: Player, *guests: Player, **more: Any) -> str:
    """Return a table at which a host and guests sit, in this order."""
    made = host.make(seats=1 + len(guests), **more)
    table = str(made["table"]["id"])
    for guest, invite in zip(guests, made["invites"], strict=True):
        guest.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": invite["token"]})
    return table


def put(player: Player, table: str, seat: int, **manner: bool) -> Any:
    wanted = {"mute": False, "block": False, **manner}
    answer = player.http.put(f"/api/tables/{table}/seats/{seat}/manner", json=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["refusal"]["code"])


def say(seat: Seat, number: int, text: str) -> None:
    assert seat.command("chat", number, text=text)["type"] == "ack"


def heard(seat: Seat) -> str:
    return str(seat.until("chat")["text"])


def test_whoever_is_muted_is_heard_by_all_others_only(ada: Player, grace: Player, eve: Player) -> None:
    table = together(ada, grace, eve)
    with ada.sit(table) as first, grace.sit(table) as second, eve.sit(table) as third:
        for seat in (first, second, third):
            seat.hello()
        assert put(ada, table, 1, mute=True) == [{"seat": 1, "mute": True, "block": False}]
        say(second, 1, "you cannot hear me")
        say(third, 2, "but me")
        assert heard(first) == "but me"
        assert any(b"you cannot hear me" in frame for frame in third.frames)
    with ada.sit(table) as again:
        again.send(type="hello", since=None)
        assert heard(again) == "but me", "also when she comes back"
    put(ada, table, 1)
    with ada.sit(table) as again:
        again.send(type="hello", since=None)
        assert heard(again) == "you cannot hear me"


def test_whoever_is_blocked_does_not_sit_down_where_the_other_is(ada: Player, grace: Player, eve: Player) -> None:
    put(ada, together(ada, grace), 1, block=True)
    made = eve.make(seats=3)
    table = made["table"]["id"]
    link = {"name": "A", "token": made["invites"][0]["token"]}
    ada.post(f"/api/tables/{table}/claim", link)
    wish = {"name": "G", "token": made["invites"][1]["token"]}
    assert refused(grace.http.post(f"/api/tables/{table}/claim", json=wish)) == "not-welcome"
    for line in ada.get("/api/me/manners"):
        ada.http.delete(f"/api/me/manners/{line['id']}")
    grace.post(f"/api/tables/{table}/claim", wish)


def test_whoever_has_blocked_somebody_may_still_join_them(ada: Player, grace: Player) -> None:
    put(ada, together(ada, grace), 1, block=True)
    made = grace.make(seats=2)
    ada.post(f"/api/tables/{made['table']['id']}/claim", {"name": "A", "token": made["invites"][0]["token"]})


def test_a_rematch_brings_nobody_back_to_whom_they_have_blocked(ada: Player, grace: Player) -> None:
    table = together(grace, ada)
    put(ada, table, 0, block=True)
    grace.post(f"/api/tables/{table}/close")
    again = grace.post(f"/api/tables/{table}/again", {})
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "open"]
    assert [invite["seat"] for invite in again["invites"]] == [1], "she may still come by the link"


def test_a_rematch_by_whoever_has_blocked_somebody_is_her_consent(ada: Player, grace: Player) -> None:
    table = together(ada, grace)
    put(ada, table, 1, block=True)
    ada.post(f"/api/tables/{table}/close")
    again = ada.post(f"/api/tables/{table}/again", {})
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "person"]


def test_only_company_is_muted_blocked_and_reported(ada: Player, grace: Player, eve: Player) -> None:
    table = together(ada, grace)
    for path, body in (("manner", {"mute": True, "block": True}), ("report", {"text": "?"})):
        method = "PUT" if path == "manner" else "POST"
        at = f"/api/tables/{table}/seats"
        assert refused(eve.http.request(method, f"{at}/0/{path}", json=body)) == "not-your-seat"
        assert refused(ada.http.request(method, f"{at}/0/{path}", json=body)) == "nobody-else"
        assert refused(ada.http.request(method, f"{at}/5/{path}", json=body)) == "no-such-seat"
    assert eve.get("/api/me/manners") == []


def test_a_list_of_people_has_an_end(small: Server) -> None:
    with Player(small.url) as host, Player(small.url) as one, Player(small.url) as other:
        table = together(host, one, other)
        put(host, table, 1, mute=True)
        put(host, table, 1, block=True)  # the same one does not count twice
        answer = host.http.put(f"/api/tables/{table}/seats/2/manner", json={"mute": True, "block": False})
        assert refused(answer) == "too-many-manners"
        host.post(f"/api/tables/{table}/seats/1/report", {"text": "rude"})
        assert refused(host.http.post(f"/api/tables/{table}/seats/1/report", json={"text": "ruder"})) == "reports-full"


@pytest.fixture
def small(tmp_path: Any, title_path: Any) -> Iterator[Server]:
    config = tmp_path / "server.toml"
    config.write_text("[bounds]\nmanners_a_person = 1\nreports_a_person = 1\n")
    running = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--rates", "0", "--config", str(config))
    yield running
    assert running.stop() == 0


def test_a_guests_manners_come_along_and_are_handed_out_and_deleted(server: Server, grace: Player) -> None:
    with Device(server.url) as laptop:
        made = laptop.make()
        table = made["table"]["id"]
        grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        laptop.ask("PUT", f"/api/tables/{table}/seats/1/manner", {"mute": True, "block": True})
        laptop.ask("POST", f"/api/tables/{table}/seats/1/report", {"text": "rude"}, 201)
        laptop.sign_up()
        assert [line["name"] for line in laptop.ask("GET", "/api/me/manners")] == ["Grace"]
        data = laptop.ask("GET", "/api/me/export")
        assert [one["block"] for one in data["manners"]] == [True]
        assert [one["text"] for one in data["reports"]] == ["rude"]
        laptop.ask("DELETE", "/api/me")
        assert laptop.ask("GET", "/api/me/manners") == []
