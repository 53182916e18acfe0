"""A table without spectators: every door is shut to strangers, also when the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.paced import code, notes, people, refused, send
from tests.server.player import Player, Seat
from tests.server.serving import Server, wait_for

BODIES: dict[str, Any] = {
    "name": {"name": "Eve"},
    "bot": {"bot": "random"},
    "notify": {"target": None},
    "host": {"seat": 0},
    "spectators": {"allowed": True},
    "again": {},
    "preview": {"seat": 0, "action": ["Boost"]},
    "hint": {"seat": 0},
    "manner": {"mute": True, "block": False},
    "report": {"text": "rude"},
    "invite": {"friend": "0" * 32, "name": "Eve"},
    "practice": {"seat": 0, "name": "Eve"},
    "plan": {"seat": 0, "steps": []},
    "studies": {"name": "Ours", "own": "Eve"},
    "commands": {"type": "chat", "id": "c", "seat": 0, "text": "x"},
}
QUERIES: dict[str, Any] = {
    "legal": {"viewer": 0},
    "why": {"viewer": 0, "target": "probe:1"},
    "names": {"kind": "probe", "number": 0},
}


def doors(player: Player) -> list[tuple[str, str]]:
    """Return every request that names a table, but the one by which a stranger may sit down."""
    paths = player.get("/api/schema/openapi.json")["paths"]
    named = [(method, path) for path, methods in paths.items() if "{table_id}" in path for method in methods]
    return [(method.upper(), path) for method, path in named if not path.endswith("/claim")]


def knock(player: Player, method: str, path: str, table: str) -> Any:
    last = path.rsplit("/", 1)[-1]
    address = path.replace("{table_id}", table).replace("{seat}", "0")
    return player.http.request(method, address, json=BODIES.get(last), params=QUERIES.get(last, {}))


def test_all_doors_are_known(ada: Player) -> None:
    found = {path.rsplit("/", 1)[-1] for _, path in doors(ada)}
    assert found >= {"position", "entries", "export", "scores", "commands", "again", "{table_id}"}
    assert len(doors(ada)) >= 20


@pytest.mark.parametrize("over", [False, True])
def test_every_door_is_shut_to_strangers(server: Server, over: bool) -> None:
    with people(server.url, 2, spectators=False, listed=True) as (table, (ada, _), sockets), Player(server.url) as eve:
        if over:
            finish(ada, table, sockets)
        for method, path in doors(eve):
            answer = knock(eve, method, path, table)
            assert answer.status_code == 403, (method, path, answer.text)
            assert answer.json()["refusal"]["code"] == "no-spectators", (method, path)
        with eve.sit(table) as socket:
            assert socket.until("goodbye")["refusal"]["code"] == "no-spectators"
            assert socket.closed() == 1008
            assert b'"position"' not in b"".join(socket.frames)
        assert table not in [one["id"] for one in eve.get("/api/tables")]
        assert ada.get(f"/api/tables/{table}/position", viewer=0)["viewer"] == 0


def finish(player: Player, table: str, sockets: list[Seat]) -> None:
    while player.get(f"/api/tables/{table}")["status"] == "running":
        for socket in sockets:
            send(socket)


def test_whoever_watches_is_sent_away_and_may_come_back_when_let_in(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, grace), _), Player(server.url) as eve, eve.sit(table) as watching:
        watching.hello()
        assert refused(grace, f"/api/tables/{table}/spectators", {"allowed": False}) == "not-host"
        shown = ada.post(f"/api/tables/{table}/spectators", {"allowed": False})
        assert shown["company"]["spectators"] is False
        assert watching.until("goodbye")["again"] is False
        assert watching.closed() == 1008
        ada.post(f"/api/tables/{table}/spectators", {"allowed": False})
        ada.post(f"/api/tables/{table}/spectators", {"allowed": True})
        assert notes(ada, table) == ["spectators-out", "spectators-in"]
        with eve.sit(table) as again:
            assert again.hello()["seats"] == []


def test_who_loses_a_seat_is_sent_away_too(server: Server) -> None:
    with people(server.url, 2, spectators=False) as (table, (ada, grace), (_, other)):
        ada.post(f"/api/tables/{table}/seats/1/reassign")
        ask = ada.get(f"/api/tables/{table}")["ask"]["ask"]
        other.send(type="seat-answer", id="a", seat=1, ask=ask, yes=True)
        assert other.until("goodbye")["refusal"]["code"] == "no-spectators"
        assert grace.http.get(f"/api/tables/{table}").status_code == 403


def test_a_stranger_who_enters_before_the_deal_is_sent_away_by_it(server: Server) -> None:
    with Player(server.url) as ada, Player(server.url) as eve:
        table = ada.make(seats=2, bots={"1": "random"}, spectators=False)["table"]["id"]
        with eve.sit(table) as watching, ada.sit(table) as seat:
            watching.hello()
            seat.hello()
            seat.ready(0)
            assert watching.until("goodbye")["refusal"]["code"] == "no-spectators"
            assert watching.closed() == 1008
            assert not watching.positions


def test_a_stranger_who_waits_at_the_door_hears_nothing_after_it_was_shut(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, _), _), Player(server.url) as eve, eve.sit(table) as late:
        late.send(type="ping")
        late.until("problem")  # it is in, and has not said hello
        ada.post(f"/api/tables/{table}/spectators", {"allowed": False})
        late.send(type="hello", since=None)
        assert late.until("problem")["refusal"]["code"] == "no-spectators"
        assert not late.positions


def test_by_a_link_one_sits_down_and_sees_the_table(server: Server) -> None:
    with people(server.url, 2, spectators=False) as (table, (ada, _), (_, other)), Player(server.url) as eve:
        path = f"/api/tables/{table}"
        ada.post(f"{path}/seats/1/reassign")
        other.send(type="seat-answer", id="a", seat=1, ask=ada.get(path)["ask"]["ask"], yes=True)
        other.until("goodbye")
        link = ada.post(f"{path}/seats/1/reassign")["invite"]["token"]
        assert refused(eve, f"{path}/claim", {"name": "Eve", "token": "0" * 32}) == "invite-used"
        assert eve.post(f"{path}/claim", {"name": "Eve", "token": link})["seat"] == 1
        with eve.sit(table) as socket:
            assert socket.hello()["seats"] == [1]


def test_a_host_who_does_not_play_may_look(server: Server) -> None:
    with Player(server.url) as host:
        made = host.make(sit=False, spectators=False)
        table = made["table"]["id"]
        with Player(server.url) as ada, Player(server.url) as grace:
            for player, invite in zip((ada, grace), made["invites"], strict=True):
                player.post(f"/api/tables/{table}/claim", {"name": "Ada", "token": invite["token"]})
            for seat, player in enumerate((ada, grace)):
                player.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
            wait_for(lambda: ada.get(f"/api/tables/{table}")["status"] == "running" or None)
            assert host.get(f"/api/tables/{table}/position")["viewer"] is None
            assert host.get(f"/api/tables/{table}")["company"]["host"] is None
            host.post(f"/api/tables/{table}/host", {"seat": 1})
            assert host.http.get(f"/api/tables/{table}/position").status_code == 403, "now a stranger"


def test_a_spectator_has_no_commands_anyway(server: Server) -> None:
    with people(server.url, 2) as (table, _, _), Player(server.url) as eve, eve.sit(table) as watching:
        watching.hello()
        assert code(watching.command("resign", 0)) == "not-your-seat"
