"""Practice: a table from a position of a finished game or a lesson, with other draws, that counts for nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from sternhafen.engine import Match, Setup
from sternhafen.engine.beginning import Beginning
from sternhafen.engine.record import peek, read, write
from sternhafen.games import HOUSE_TITLES, title
from sternhafen.server.commands import main
from sternhafen.server.storage.people_tables import results
from sternhafen.table.learning.beginnings import beginning_of
from sternhafen.table.updates.positions import begun_match
from tests.reviews.games import finished
from tests.server.inside import Inside
from tests.server.player import Player
from tests.server.serving import wait_for

SEED = 3 << 100
AT = 6
"""The line before which these games are played on."""


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("practice"))
    yield running
    running.stop()


@pytest.fixture
def ada(inside: Inside) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


@pytest.fixture
def grace(inside: Inside) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


def bring(player: Player) -> str:
    """Bring a finished game of two rounds to a table."""
    record = write(finished("escape-pods", 2, SEED, round_cap=2), ["Ada", "Bo"])
    created = player.http.post("/api/import", content=record, headers={"Content-Type": "application/json"}).json()
    return str(created["table"]["id"])


def practise(player: Player, table: str, status: int | None = None, **wish: Any) -> Any:
    return player.post(f"/api/tables/{table}/practice", {"seat": 0, "name": "Ada", "at": AT, **wish}, status)


def place(player: Player, table: str, **where: Any) -> Any:
    """Return a position without what says whose game it is part of."""
    view = player.get(f"/api/tables/{table}/position", **where)
    return view["view"], view["asked"], view["question"]


def test_play_goes_on_from_the_position_with_everything_where_it_was(ada: Player) -> None:
    game = bring(ada)
    made = practise(ada, game, bots={"1": "easy"})["table"]
    assert made["status"] == "running"
    assert made["entries"] == 0
    assert made["begun"] == {"purpose": "practice", "table": game, "entry": AT, "lesson": None, "dealt": False}
    assert place(ada, made["id"], viewer=0, at=0) == place(ada, game, viewer=0, at=AT)
    assert [seat["bot"] for seat in made["seats"]] == [None, "easy"]


@pytest.mark.parametrize("name", HOUSE_TITLES)
def test_a_position_of_any_title_is_the_same_when_a_game_begins_from_it(name: str) -> None:
    known, seats = title(name.replace("_", "-")), 3
    match, rng = Match.new(known, seats, 5), Random(5)
    for number in range(60):
        if match.over:
            break
        if number % 12 == 7:  # some of them while everybody chooses at the same time
            stored = msgspec.json.encode(beginning_of(known, match.state, "practice", "t", number))
            read_again = msgspec.json.decode(stored, type=Beginning)
            begun = begun_match(known, Setup(match.setup.options, seats, 99), read_again)
            assert begun is not None
            assert begun.state.seed == 99
            assert [begun.state.view(seat) for seat in (None, *range(seats))] == [
                match.state.view(seat) for seat in (None, *range(seats))
            ]
            assert begun.state.asked() == match.state.asked()
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))


def test_what_is_still_to_be_drawn_has_nothing_to_do_with_the_game_it_comes_from(ada: Player, inside: Inside) -> None:
    game = bring(ada)
    tables = [practise(ada, game, bots={"1": "easy"})["table"]["id"] for _ in range(2)]
    seeds = {inside.state(table).seed for table in (game, *tables)}
    assert len(seeds) == 3
    stored = inside.app.tables.kept(tables[0])
    assert stored is not None
    assert stored.beginning is not None
    assert str(inside.state(game).seed) not in json.dumps(stored.beginning.state)


def test_friends_come_by_link_and_the_game_begins_when_all_are_ready(ada: Player, grace: Player) -> None:
    game = bring(ada)
    made = practise(ada, game)
    table = made["table"]["id"]
    assert made["table"]["status"] == "waiting"
    assert [invite["seat"] for invite in made["invites"]] == [1]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    with ada.sit(table) as one, grace.sit(table) as other:
        one.hello()
        other.hello()
        other.ready(1)
        one.ready(0)
    assert grace.get(f"/api/tables/{table}")["status"] == "running"


def finish(player: Player, table: str) -> None:
    """Play a practice table with one bot to its end."""
    with player.sit(table) as socket:
        socket.hello()
        while True:
            there = socket.positions[0]
            if there["outcome"] is not None:
                return
            if there["legal"]:
                assert socket.play(0, there["legal"][0]["action"])["type"] == "ack"
            else:
                socket.until("played")


def test_its_record_names_the_game_and_verifying_tells_the_truth(
    ada: Player, inside: Inside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = bring(ada)
    table = practise(ada, game, bots={"1": "easy"})["table"]["id"]
    finish(ada, table)
    verified = ada.get(f"/api/tables/{table}/verify")
    assert (verified["how"], verified["good"], verified["begun"]) == ("replayed", True, "same")
    data = ada.http.get(f"/api/tables/{table}/export").content
    record = peek(data)
    match = read(record, title("escape-pods"))
    assert match.beginning is not None
    assert (match.beginning.table, match.beginning.entry) == (game, AT)
    assert peek(write(match, record.names)).seal == record.seal
    file, source = tmp_path / "practice.json", tmp_path / "game.json"
    file.write_bytes(data)
    source.write_bytes(ada.http.get(f"/api/tables/{game}/export").content)
    assert main(["verify", str(file)]) == 0
    assert game in capsys.readouterr().out
    assert main(["verify", str(file), "--from", str(source)]) == 0
    changed = json.loads(source.read_bytes())
    changed["log"], changed["seal"] = changed["log"][: AT - 1], ""
    source.write_text(json.dumps(changed))
    assert main(["verify", str(file), "--from", str(source)]) == 1
    found = inside.app.tables.kept(table)
    assert found is not None
    assert found.beginning is not None
    found.beginning = msgspec.structs.replace(found.beginning, entry=AT + 1)
    assert ada.get(f"/api/tables/{table}/verify")["begun"] == "other"


def test_a_record_with_a_made_up_position_is_not_taken(ada: Player) -> None:
    table = practise(ada, bring(ada), bots={"1": "easy"})["table"]["id"]
    ada.post(f"/api/tables/{table}/close")
    record = ada.http.get(f"/api/tables/{table}/export").json()
    headers = {"Content-Type": "application/json"}
    again = ada.http.post("/api/import", content=json.dumps(record), headers=headers)
    assert again.json()["table"]["begun"]["purpose"] == "practice"
    record["beginning"]["entry"] += 1
    record["seal"] = ""
    foreign = ada.http.post("/api/import", content=json.dumps(record), headers=headers)
    assert foreign.json()["refusal"]["code"] == "record-foreign-seam"


def test_it_counts_for_nobody(ada: Player, inside: Inside) -> None:
    table = practise(ada, bring(ada), bots={"1": "easy"})["table"]["id"]
    finish(ada, table)
    with sa.create_engine(inside.app.settings.database).connect() as connection:
        wanted = sa.select(results.c.counts).where(results.c.table_id == table)
        wait_for(lambda: len(connection.execute(wanted).scalars().all()) == 2)
        assert connection.execute(wanted).scalars().all() == [False, False]
    mine = next(one for one in ada.get("/api/me")["tables"] if one["id"] == table)
    assert mine["begun"]["purpose"] == "practice"


def test_another_try_begins_from_the_same_position(ada: Player) -> None:
    table = practise(ada, bring(ada), bots={"1": "easy"})["table"]["id"]
    ada.post(f"/api/tables/{table}/close")
    again = ada.post(f"/api/tables/{table}/again", {})["table"]
    assert again["begun"] == ada.get(f"/api/tables/{table}")["begun"]


def test_a_running_game_and_an_ended_position_are_no_beginnings(ada: Player) -> None:
    running = ada.make("escape-pods", 1)["table"]["id"]
    assert practise(ada, running, 409)["refusal"]["code"] == "table-waiting"
    game = bring(ada)
    end = ada.get(f"/api/tables/{game}")["entries"]
    assert practise(ada, game, 409, at=end)["refusal"]["code"] == "practice-over"
    assert practise(ada, game, 404, at=end + 1)["refusal"]["code"] == "no-such-line"


def test_in_a_lesson_the_learner_plays_on_with_what_nobody_told_dealt_anew(ada: Player, grace: Player) -> None:
    lesson = ada.post("/api/lessons", {"title": "escape-pods", "lesson": 1, "name": "Ada"})["table"]["id"]
    bots = {str(seat): "easy" for seat in range(1, len(ada.get(f"/api/tables/{lesson}")["seats"]))}
    made = practise(ada, lesson, at=None, bots=bots)["table"]
    assert (made["begun"]["lesson"], made["begun"]["dealt"]) == (1, True)
    assert place(ada, made["id"], viewer=0, at=0) == place(ada, lesson, viewer=0)
    assert grace.http.post(f"/api/tables/{lesson}/practice", json={"seat": 0, "name": "G"}).status_code in (403, 409)
    command = {"type": "play-on", "id": "p", "seat": 0}
    ada.post(f"/api/tables/{lesson}/commands", command)
    assert practise(ada, lesson, 409, at=None)["refusal"]["code"] == "table-running"
