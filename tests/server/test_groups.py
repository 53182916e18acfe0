"""Friends and groups: who has played together invites each other with one click, and a group keeps what it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.player import Player
from tests.server.serving import Server
from tests.server.test_accounts import Device
from tests.server.test_manners import put, refused, together


@pytest.fixture
def eve(server: Server) -> Iterator[Player]:
    with Player(server.url) as player:
        yield player


def friends(player: Player) -> Any:
    return player.get("/api/me/friends")


def invited(player: Player) -> list[str]:
    return [line["id"] for line in player.get("/api/me")["invitations"]]


def the_friend(player: Player) -> str:
    (friend,) = friends(player)["friends"]
    return str(friend["id"])


def a_group(ada: Player, grace: Player) -> str:
    """Return a group of two."""
    together(ada, grace)
    group = ada.post("/api/groups", {"name": "Thursdays", "own": "Ada"})["id"]
    ada.post(f"/api/groups/{group}/invite", {"friend": the_friend(ada), "name": "Ada"})
    (invitation,) = invited(grace)
    assert grace.post(f"/api/me/invitations/{invitation}", {"name": "Grace"}) == {"table": None, "group": group}
    return str(group)


def test_whoever_played_together_invites_with_one_click(ada: Player, grace: Player) -> None:
    together(ada, grace)
    table = ada.make(seats=2)["table"]["id"]
    ada.post(f"/api/tables/{table}/invite", {"friend": the_friend(ada), "name": "Ada"})
    (line,) = grace.get("/api/me")["invitations"]
    assert (line["name"], line["table"], line["title"]) == ("Ada", table, "star-auction")
    ada.post(f"/api/tables/{table}/invite", {"friend": the_friend(ada), "name": "Ada"})
    assert len(invited(grace)) == 1, "once is enough"
    assert grace.post(f"/api/me/invitations/{line['id']}", {"name": "Grace"})["table"] == table
    assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["person", "person"]
    assert not invited(grace)


def test_a_stranger_has_nobody_and_is_told_so_without_a_refusal(server: Server) -> None:
    with Device(server.url) as stranger:
        assert stranger.ask("GET", "/api/me/friends") == {"friends": [], "groups": [], "invitations": []}
        assert stranger.ask("GET", "/api/me/manners") == []
        assert stranger.ask("GET", "/api/me/push")["devices"] == []


def test_an_invitation_is_the_receivers_alone_and_may_be_refused(ada: Player, grace: Player, eve: Player) -> None:
    together(ada, grace)
    table = ada.make(seats=2)["table"]["id"]
    ada.post(f"/api/tables/{table}/invite", {"friend": the_friend(ada), "name": "Ada"})
    (invitation,) = invited(grace)
    at = f"/api/me/invitations/{invitation}"
    assert refused(eve.http.post(at, json={"name": "Eve"})) == "no-such-invitation"
    assert refused(eve.http.delete(at)) == "no-such-invitation"
    assert grace.http.delete(at).status_code == 200
    assert refused(grace.http.post(at, json={"name": "Grace"})) == "no-such-invitation"


def test_only_the_host_invites_and_only_whom_she_has_played_with(ada: Player, grace: Player, eve: Player) -> None:
    together(ada, grace)
    table = ada.make(seats=2)["table"]["id"]
    theirs = {"friend": the_friend(grace), "name": "G"}
    assert refused(grace.http.post(f"/api/tables/{table}/invite", json=theirs)) == "not-host"
    assert refused(ada.http.post(f"/api/tables/{table}/invite", json=theirs)) == "no-such-friend", "it is hers, not his"
    assert not friends(eve)["friends"]


def test_whoever_is_blocked_invites_nobody_and_is_no_friend(ada: Player, grace: Player) -> None:
    put(grace, together(ada, grace), 0, block=True)
    table = ada.make(seats=2)["table"]["id"]
    body = {"friend": the_friend(ada), "name": "Ada"}
    assert refused(ada.http.post(f"/api/tables/{table}/invite", json=body)) == "not-welcome"
    assert not friends(grace)["friends"]


def test_an_invitation_by_somebody_who_is_blocked_meanwhile_is_gone(ada: Player, grace: Player) -> None:
    table = together(ada, grace)
    other = ada.make(seats=2)["table"]["id"]
    ada.post(f"/api/tables/{other}/invite", {"friend": the_friend(ada), "name": "Ada"})
    (invitation,) = invited(grace)
    put(grace, table, 0, block=True)
    assert invited(grace) == []
    answer = grace.http.post(f"/api/me/invitations/{invitation}", json={"name": "Grace"})
    assert refused(answer) == "no-such-invitation"


def test_an_invitation_to_what_is_full_or_gone_says_so(ada: Player, grace: Player, eve: Player) -> None:
    together(ada, grace)
    made = ada.make(seats=2)
    table = made["table"]["id"]
    ada.post(f"/api/tables/{table}/invite", {"friend": the_friend(ada), "name": "Ada"})
    (invitation,) = invited(grace)
    eve.post(f"/api/tables/{table}/claim", {"name": "Eve", "token": made["invites"][0]["token"]})
    come = f"/api/me/invitations/{invitation}"
    assert refused(grace.http.post(come, json={"name": "Grace"})) == "no-open-seat"
    ada.post(f"/api/tables/{table}/close")
    assert refused(grace.http.post(come, json={"name": "Grace"})) in ("table-closed", "no-open-seat")


def test_a_group_keeps_its_chat_its_dates_and_its_table(ada: Player, grace: Player) -> None:
    group = a_group(ada, grace)
    ada.post(f"/api/groups/{group}/chat", {"text": "Thursday?"})
    at = 4_000_000_000
    date = ada.post(f"/api/groups/{group}/dates", {"at": at})["dates"][0]["number"]
    grace.http.put(f"/api/groups/{group}/dates/{date}", json={"yes": True})
    table = ada.make(seats=2)["table"]["id"]
    ada.http.put(f"/api/groups/{group}/table", json={"table": table, "name": "Ada"})
    seen = grace.get(f"/api/groups/{group}")
    assert [line["text"] for line in seen["chat"]] == ["Thursday?"]
    assert [(one["at"], sorted(one["yes"])) for one in seen["dates"]] == [(at, ["Ada", "Grace"])]
    assert seen["table"] == {"table": table, "title": "star-auction", "status": "waiting", "episode": 1}
    (invitation,) = invited(grace)
    grace.post(f"/api/me/invitations/{invitation}", {"name": "Grace"})
    ada.post(f"/api/tables/{table}/close")
    following = ada.post(f"/api/tables/{table}/again", {})["table"]["id"]
    assert grace.get(f"/api/groups/{group}")["table"]["table"] == following, "it goes on with the next table"
    assert grace.get("/api/me/friends")["groups"][0]["members"] == 2


@pytest.mark.parametrize(
    ("method", "rest", "body"),
    [
        ("GET", "", None),
        ("DELETE", "", None),
        ("POST", "/chat", {"text": "hello"}),
        ("POST", "/dates", {"at": 4_000_000_000}),
        ("PUT", "/dates/1", {"yes": True}),
        ("PUT", "/table", {"table": None, "name": "Eve"}),
        ("POST", "/invite", {"friend": "0" * 32, "name": "Eve"}),
    ],
)
def test_a_group_is_its_members_alone(
    ada: Player, grace: Player, eve: Player, method: str, rest: str, body: Any
) -> None:
    group = a_group(ada, grace)
    eve.make()
    assert refused(eve.http.request(method, f"/api/groups/{group}{rest}", json=body)) == "no-such-group"


def test_presence_is_shown_only_by_those_who_wish_it(server: Server, grace: Player) -> None:
    with Device(server.url) as ada:
        made = ada.make()
        table = made["table"]["id"]
        grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        ada.sign_up()
        assert [friend["here"] for friend in friends(grace)["friends"]] == [None]
        ada.ask("PUT", "/api/me/preferences", {"presence": True})
        ada.ask("GET", "/api/me")
        assert [(friend["name"], friend["here"]) for friend in friends(grace)["friends"]] == [("Ada", True)]
        ada.ask("DELETE", "/api/me")


def test_whoever_is_blocked_does_not_see_who_is_here(server: Server, grace: Player) -> None:
    with Device(server.url) as ada:
        made = ada.make()
        table = made["table"]["id"]
        grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        ada.sign_up()
        ada.ask("PUT", "/api/me/preferences", {"presence": True})
        group = grace.post("/api/groups", {"name": "Two", "own": "Grace"})["id"]
        grace.post(f"/api/groups/{group}/invite", {"friend": the_friend(grace), "name": "Grace"})
        (invitation,) = ada.ask("GET", "/api/me")["invitations"]
        ada.ask("POST", f"/api/me/invitations/{invitation['id']}", {"name": "Ada"})

        def seen() -> list[bool | None]:
            (member,) = [one for one in grace.get(f"/api/groups/{group}")["members"] if not one["you"]]
            return [friends(grace)["friends"][0]["here"], member["here"]]

        assert seen() == [True, True]
        ada.ask("PUT", f"/api/tables/{table}/seats/1/manner", {"mute": False, "block": True})
        assert seen() == [None, None]
        ada.ask("DELETE", "/api/me")


def test_a_group_ends_with_its_last_member_and_deletion_takes_what_one_said(server: Server, grace: Player) -> None:
    with Device(server.url) as ada:
        made = ada.make()
        table = made["table"]["id"]
        grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        group = ada.ask("POST", "/api/groups", {"name": "Two", "own": "Ada"}, 201)["id"]
        (friend,) = ada.ask("GET", "/api/me/friends")["friends"]
        ada.ask("POST", f"/api/groups/{group}/invite", {"friend": friend["id"], "name": "Ada"})
        (invitation,) = invited(grace)
        grace.post(f"/api/me/invitations/{invitation}", {"name": "Grace"})
        ada.ask("POST", f"/api/groups/{group}/chat", {"text": "my secret"})
        ada.sign_up()
        assert ada.ask("GET", f"/api/groups/{group}")["chat"][0]["yours"], "the guest's groups come along"
        ada.ask("POST", f"/api/groups/{group}/dates", {"at": 4_000_000_000})
        other = ada.make()["table"]["id"]
        (friend,) = ada.ask("GET", "/api/me/friends")["friends"]
        ada.ask("POST", f"/api/tables/{other}/invite", {"friend": friend["id"], "name": "Ada"})
        data = ada.ask("GET", "/api/me/export")
        assert data["groups"][0]["said"][0]["text"] == "my secret"
        assert data["groups"][0]["dates"] == [{"at": 4_000_000_000, "yes": True}]
        assert [(one["table"], one["sent"]) for one in data["invitations"]] == [(other, True)]
        ada.ask("DELETE", "/api/me")
    seen = grace.get(f"/api/groups/{group}")
    assert (len(seen["members"]), seen["chat"]) == (1, [])
    assert grace.http.delete(f"/api/groups/{group}").json()["groups"] == []
    assert refused(grace.http.get(f"/api/groups/{group}")) == "no-such-group"


def test_the_oldest_lines_and_dates_make_room(tmp_path: Any, title_path: Any) -> None:
    config = tmp_path / "server.toml"
    config.write_text("[bounds]\nchat_lines = 3\ngroups_a_person = 1\nmembers_a_group = 1\ninvitations = 1\n")
    running = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--rates", "0", "--config", str(config))
    with Player(running.url) as ada, Player(running.url) as grace:
        together(ada, grace)
        group = ada.post("/api/groups", {"name": "Full", "own": "Ada"})["id"]
        for number in range(7):
            seen = ada.post(f"/api/groups/{group}/chat", {"text": f"{number}"})
            seen = ada.post(f"/api/groups/{group}/dates", {"at": 4_000_000_000 + number})
        assert [line["text"] for line in seen["chat"]] == ["4", "5", "6"]
        assert [date["at"] - 4_000_000_000 for date in seen["dates"]] == [2, 3, 4, 5, 6]
        assert refused(ada.http.post("/api/groups", json={"name": "More", "own": "Ada"})) == "too-many-groups"
        ada.post(f"/api/groups/{group}/invite", {"friend": the_friend(ada), "name": "Ada"})
        other = ada.make(seats=2)["table"]["id"]
        body = {"friend": the_friend(ada), "name": "Ada"}
        assert refused(ada.http.post(f"/api/tables/{other}/invite", json=body)) == "too-many-invitations"
        (invitation,) = invited(grace)
        assert refused(grace.http.post(f"/api/me/invitations/{invitation}", json={"name": "G"})) == "group-full"
    assert running.stop() == 0
