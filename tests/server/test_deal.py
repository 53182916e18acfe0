"""The deal: the seed is mixed of everybody's parts, none of which could be chosen late; the record proves it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sternhafen.engine import Title
from sternhafen.engine.deal import SeedOrigin, commitment, fault, mixed
from sternhafen.server.commands import main
from sternhafen.table import dealer
from sternhafen.table.commands.execute import plan
from sternhafen.table.hosts.storage import TableRow
from sternhafen.table.log.lines import Dealt, ReadySet, SeatSet, Stored, decode
from sternhafen.table.messages.from_client import Ready
from sternhafen.table.table import Table
from tests.server.inside import Inside
from tests.server.pairs import both_send, dealt, leave, pair
from tests.server.player import Player, Seat
from tests.server.serving import Server


@pytest.fixture
def inside(tmp_path: Path, title_path: object) -> Iterator[Inside]:
    running = Inside(tmp_path)
    yield running
    running.stop()


def commit(seat: Seat, number: int, part: str) -> Any:
    """Say that a seat is ready, with its commitment."""
    return seat.command("ready", number, commitment=commitment(part))


def wanted(seat: Seat) -> list[int]:
    """Return whose parts are waited for, as soon as there are any."""
    while not (seat.info and seat.info["deal"]["wanted"]):
        seat.until("table")
    found: list[int] = seat.info["deal"]["wanted"]
    return found


def parts() -> tuple[str, str]:
    return secrets.token_hex(16), secrets.token_hex(16)


def test_all_parts_are_settled_before_any_is_told_and_the_seed_is_mixed_of_them(
    ada: Player, grace: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, one, other = pair(ada, grace)
    promise = ada.get(f"/api/tables/{table}")["deal"]["promise"]
    assert len(promise) == 64, "the server promises before anybody is ready"
    mine, hers = parts()
    commit(one, 0, mine)
    assert one.command("reveal", 0, part=mine)["refusal"]["code"] == "no-part-wanted", "not before all have settled"
    commit(other, 1, hers)
    assert wanted(one) == [0, 1]
    info = ada.get(f"/api/tables/{table}")
    assert info["status"] == "waiting"
    assert info["deal"]["commitments"] == {"0": commitment(mine), "1": commitment(hers)}
    assert one.command("reveal", 0, part=hers)["refusal"]["code"] == "wrong-part"
    assert one.command("ready", 0, ready=False)["refusal"]["code"] == "dealing", "nobody changes a commitment now"
    assert one.command("ready", 0, commitment="0" * 64)["refusal"]["code"] == "dealing"
    renamed = ada.http.post(f"/api/tables/{table}/seats/0/name", json={"name": "A"})
    assert renamed.json()["refusal"]["code"] == "dealing"
    assert one.command("reveal", 0, part=mine)["type"] == "ack"
    assert mine not in ada.http.get(f"/api/tables/{table}").text, "parts stay secret"
    assert other.command("reveal", 1, part=hers)["type"] == "ack"
    info = ada.get(f"/api/tables/{table}")
    assert (info["status"], info["deal"]["how"], info["deal"]["promise"]) == ("running", "mixed", promise)
    assert (info["deal"]["server"], info["deal"]["parts"], info["notes"]) == (None, {}, [])
    ada.post(f"/api/tables/{table}/close")
    info = ada.get(f"/api/tables/{table}")
    assert (info["deal"]["server"], info["deal"]["parts"], info["seed"]) == (None, {}, None), "it may be opened again"
    ada.get(f"/api/tables/{table}/export")
    info = ada.get(f"/api/tables/{table}")
    deal = info["deal"]
    assert deal["parts"] == {"0": mine, "1": hers}
    assert commitment(deal["server"]) == promise
    assert mixed(deal["server"], deal["parts"]) == info["seed"]
    file = tmp_path / "game.json"
    file.write_bytes(ada.http.get(f"/api/tables/{table}/export").content)
    assert main(["verify", str(file), "--hash", promise]) == 0
    assert main(["verify", str(file), "--hash", info["seed_hash"]]) == 0
    assert "nobody could choose it" in capsys.readouterr().out
    assert main(["verify", str(file), "--hash", "0" * 64]) == 1
    leave(one, other)


@pytest.mark.parametrize(
    ("field", "code"), [("server", "promise"), ("promise", "promise"), ("parts", "part"), ("seed", "mix")]
)
def test_verify_finds_a_deal_that_is_not_what_it_says(field: str, code: str) -> None:
    server, part = parts()
    origin = SeedOrigin(
        "mixed", "", server, commitment(server), {"0": part}, {"0": commitment(part), "1": "0" * 64}, [1]
    )
    seed = mixed(server, {"0": part})
    assert fault(origin, seed) is None
    if field == "seed":
        seed = "0" * 32
    else:
        setattr(origin, field, {"0": server} if field == "parts" else "0" * 64)
    assert fault(origin, seed) == code


def test_every_part_changes_the_seed() -> None:
    server, part = parts()
    seeds = {mixed(server, {"0": part}), mixed(part, {"0": server}), mixed(server, {"1": part}), mixed(server, {})}
    assert len(seeds) == 4


def test_a_part_that_is_withheld_begins_the_deal_again_without_it_and_the_log_says_so(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dealer, "SECONDS", 0.5)
    with Player(inside.url) as ada, Player(inside.url) as grace:
        table, one, other = pair(ada, grace)
        promise = ada.get(f"/api/tables/{table}")["deal"]["promise"]
        mine, hers = parts()
        commit(one, 0, mine)
        commit(other, 1, hers)
        assert one.command("reveal", 0, part=mine)["type"] == "ack"
        while not one.info["deal"]["again"]:
            one.until("table")
        assert (one.info["deal"]["again"], one.info["deal"]["wanted"]) == ([0], [])
        assert one.info["deal"]["promise"] != promise, "the server settles a new part too"
        assert other.command("reveal", 1, part=hers)["refusal"]["code"] == "no-part-wanted"
        assert commit(other, 1, hers)["refusal"]["code"] == "dealing", "she is left out"
        assert one.command("ready", 0, ready=False)["refusal"]["code"] == "dealing"
        second = secrets.token_hex(16)
        assert commit(one, 0, second)["type"] == "ack"
        assert wanted(one) == [0]
        assert one.command("reveal", 0, part=second)["type"] == "ack"
        info = ada.get(f"/api/tables/{table}")
        assert (info["status"], info["deal"]["how"], info["deal"]["without"]) == ("running", "mixed", [1])
        assert [(note["id"], note["args"]["name"]) for note in info["notes"]] == [("engine-note-withheld", "Grace")]
        ada.post(f"/api/tables/{table}/close")
        record = ada.get(f"/api/tables/{table}/export")
        assert record["deal"]["parts"] == {"0": second}
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record))
        assert main(["verify", str(file), "--hash", info["deal"]["promise"]]) == 0
        leave(one, other)


def test_where_nobody_tells_a_part_the_server_deals_alone(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealer, "SECONDS", 0.2)
    with Player(inside.url) as ada, Player(inside.url) as grace:
        table, one, other = pair(ada, grace)
        mine, hers = parts()
        commit(one, 0, mine)
        commit(other, 1, hers)
        assert one.command("reveal", 0, part=mine)["type"] == "ack"
        one.until("position")  # she does not settle a second part either
        info = ada.get(f"/api/tables/{table}")
        assert (info["deal"]["how"], info["deal"]["without"]) == ("drawn", [0, 1])
        assert [note["id"] for note in info["notes"]] == ["engine-note-withheld", "engine-note-without"]
        leave(one, other)


def test_a_client_without_parts_plays_all_the_same(ada: Player, grace: Player) -> None:
    table, one, other = pair(ada, grace)
    one.ready(0)
    part = secrets.token_hex(16)
    commit(other, 1, part)
    assert wanted(other) == [1]
    assert other.command("reveal", 1, part=part)["type"] == "ack"
    info = ada.get(f"/api/tables/{table}")
    assert (info["deal"]["how"], info["deal"]["without"]) == ("mixed", [0])
    leave(one, other)


def test_one_client_alone_gives_a_part_for_each_of_its_seats(ada: Player) -> None:
    made = ada.make(hot_seat=True, seats=3, names=["A", "B", "C"])
    with ada.sit(made["table"]["id"]) as seats:
        seats.hello()
        mine = [secrets.token_hex(16) for _ in range(3)]
        for number, part in enumerate(mine):
            assert commit(seats, number, part)["type"] == "ack"
        for number, part in enumerate(mine):
            assert seats.command("reveal", number, part=part)["type"] == "ack"
        info = ada.get(f"/api/tables/{made['table']['id']}")
        assert (info["status"], info["deal"]["how"], info["deal"]["without"]) == ("running", "mixed", [])


def test_after_a_crash_between_ready_and_reveal_the_deal_goes_on(tmp_path: Path, title_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = Server(database, title_path, "--rates", "0")
    part = secrets.token_hex(16)
    with Player(first.url) as player:
        table = player.make(bots={"1": "random"})["table"]["id"]
        promise = player.get(f"/api/tables/{table}")["deal"]["promise"]
        ready = {"type": "ready", "id": "r", "seat": 0, "commitment": commitment(part)}
        player.post(f"/api/tables/{table}/commands", ready)
        first.kill()
    second = Server(database, title_path, "--rates", "0")
    with Player(second.url, player.secret) as back, back.sit(table) as seat:
        info = seat.hello()["table"]
        assert (info["deal"]["wanted"], info["deal"]["promise"]) == ([0], promise)
        assert seat.command("reveal", 0, part=part)["type"] == "ack"
        assert back.get(f"/api/tables/{table}")["deal"]["how"] == "mixed"
    assert second.stop() == 0


def test_an_imported_game_says_that_its_seed_was_known(ada: Player, grace: Player, tmp_path: Path) -> None:
    table, one, other = dealt(ada, grace)
    both_send(one, other)
    ada.post(f"/api/tables/{table}/close")
    made = grace.post("/api/import", ada.get(f"/api/tables/{table}/export"))["table"]
    assert (made["deal"]["how"], made["deal"]["reason"]) == ("fixed", "import")
    leave(one, other)


def test_tables_from_before_parts_are_read_and_played(star: Title) -> None:
    old = decode('{"type":"dealt","seed":"000102030405060708090a0b0c0d0e0f"}')
    assert isinstance(old, Dealt)
    assert old.origin is None
    assert decode('{"type":"ready","seat":0,"ready":true}') == ReadySet(0, True)
    row = TableRow("t", star.id, star.rules, 2, "{}", False, False, False, "host", 0, None)
    table = Table(row, star)
    for number in (0, 1):
        table.apply(Stored(number + 1, 0, None, SeatSet(number, "person", "N", None, (f"c{number}",))))
    table.apply(Stored(3, 0, None, ReadySet(0, True)))
    deal = plan(table, "c1", Ready("r", 1, True, commitment("0" * 32)))
    last = deal.lines[-1]
    assert isinstance(last, Dealt)
    assert last.origin == SeedOrigin("drawn"), "nothing was promised, so nothing is waited for"
