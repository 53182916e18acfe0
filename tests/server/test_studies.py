"""Studies on a server: written by their authors, played by the engine, read by whoever may see the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from sternhafen.lessons.checks import faults
from sternhafen.lessons.files import read as read_lesson
from sternhafen.server.ops.admin.acts import delete_tables
from sternhafen.server.people.forgetting import delete_person
from sternhafen.server.people.moving import move_client
from sternhafen.server.people.personal_data import export_person
from sternhafen.server.people.studies import packed
from sternhafen.server.storage import database as db
from sternhafen.server.storage.study_tables import studies, study_authors
from sternhafen.studies import read
from sternhafen.studies.files import checked
from tests.server.inside import Inside
from tests.server.player import Player
from tests.studies.games import decisions, game, record
from tests.studies.games import study as written


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("inside"))
    yield running
    running.stop()


@pytest.fixture
def ada(inside: Inside) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


@pytest.fixture
def ben(inside: Inside) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


@pytest.fixture
def table(ada: Player) -> str:
    body = msgspec.json.encode(record(game()))
    created = ada.http.post("/api/import", content=body, headers={"Content-Type": "application/json"}).json()
    return str(created["table"]["id"])


@pytest.fixture
def study(ada: Player, table: str) -> str:
    made = ada.post(f"/api/tables/{table}/studies", {"name": "How to  flee", "own": "Ada"})
    assert (made["name"], made["edits"], made["own"], len(made["game"])) == ("How to flee", True, True, made["lines"])
    return str(made["id"])


def put(player: Player, path: str, body: Any) -> Any:
    answer = player.http.put(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def code(answer: Any) -> str:
    return str(answer.json()["refusal"]["code"])


def test_comments_chapters_and_side_lines_are_kept_and_everybody_reads_them(
    ada: Player, ben: Player, study: str
) -> None:
    at = decisions(game(), 0)[1]
    put(ada, f"/api/studies/{study}/comments", {"at": at, "text": "Go\nearly.‮"})
    put(ada, f"/api/studies/{study}/chapters", {"at": at, "name": "Boarding"})
    there = ada.get(f"/api/studies/{study}/position", at=at)
    assert there["viewer"] == 0
    choice = there["legal"][-1]["action"]
    after = ada.post(f"/api/studies/{study}/moves", {"at": at, "seat": 0, "action": choice})
    again = ada.post(f"/api/studies/{study}/moves", {"at": at, "seat": 0, "action": choice})
    assert (after["node"], again["node"], len(again["moves"])) == (1, 1, 1)
    further = ben.get(f"/api/studies/{study}/position", at=at, node=1)
    assert further["entries"] == there["entries"] + 1
    put(ada, f"/api/studies/{study}/comments", {"at": at, "node": 1, "text": "<b>Too slow</b>"})
    seen = ben.get(f"/api/studies/{study}")
    assert [(note["text"], note["node"]) for note in seen["notes"]] == [("Go early.", 0), ("<b>Too slow</b>", 1)]
    assert (seen["edits"], seen["chapters"]) == (False, [{"at": at, "name": "Boarding"}])
    gone = ada.http.delete(f"/api/studies/{study}/moves/1").json()
    assert (gone["moves"], len(gone["notes"])) == ([], 1)
    assert code(ben.http.get(f"/api/studies/{study}/position", params={"at": at, "node": 1})) == "study-place"


def test_only_legal_moves_lead_on(ada: Player, study: str) -> None:
    at = decisions(game(), 0)[1]
    wrong = ada.http.post(f"/api/studies/{study}/moves", json={"at": at, "seat": 1, "action": ["EndTurn"]})
    assert wrong.status_code == 409
    assert wrong.json()["refusal"]["rule"] == "PODS-3.1"
    assert ada.http.post(f"/api/studies/{study}/moves", json={"at": at, "seat": 0, "action": ["No"]}).status_code == 400
    page = ada.get(f"/api/studies/{study}/legal", at=at, viewer=0)
    tried = ada.post(f"/api/studies/{study}/preview?at={at}", {"seat": 0, "action": page["legal"][0]["action"]})
    assert tried["refusal"] is None
    assert ada.get(f"/api/studies/{study}/why", at=at, viewer=0, target="pod:0")["target"] == "pod:0"


def test_others_write_by_the_link_alone_and_take_what_they_wrote_along(ada: Player, ben: Player, study: str) -> None:
    place = {"at": 2, "text": "Mine"}
    assert code(ben.http.put(f"/api/studies/{study}/comments", json=place)) == "not-your-study"
    old = ada.post(f"/api/studies/{study}/link")["token"]
    token = ada.post(f"/api/studies/{study}/link")["token"]
    assert code(ben.http.post(f"/api/studies/{study}/join", json={"token": old, "name": "Ben"})) == "invite-used"
    joined = ben.post(f"/api/studies/{study}/join", {"token": token, "name": "Ben"})
    assert (joined["edits"], joined["own"], [one["name"] for one in joined["authors"]]) == (True, False, ["Ada", "Ben"])
    put(ben, f"/api/studies/{study}/comments", place)
    assert [one["id"] for one in ben.get("/api/me/studies")] == [study]
    assert code(ben.http.post(f"/api/studies/{study}/link")) == "not-your-study"
    told = ada.post(f"/api/studies/{study}/report", {"author": 1, "text": "Rude."})
    assert told == {"lines": 1}
    assert ben.http.delete(f"/api/studies/{study}").json() == []
    assert ada.get(f"/api/studies/{study}")["notes"] == []
    ada.http.delete(f"/api/studies/{study}")
    assert code(ada.http.get(f"/api/studies/{study}")) == "no-such-study"


def test_a_study_goes_out_as_a_file_comes_back_and_makes_a_lesson(ada: Player, ben: Player, study: str) -> None:
    match = game()
    for note in written(match).notes:
        if not note.node:
            put(ada, f"/api/studies/{study}/comments", {"at": note.at, "text": note.text})
    content = ada.http.get(f"/api/studies/{study}/export").content
    file = read(content)
    assert checked(file, match.title).over
    back = ben.http.post("/api/studies/import", content=content, headers={"Content-Type": "application/json"}).json()
    assert (back["name"], back["own"], len(back["notes"])) == ("How to flee", True, 2)
    lesson = read_lesson(ada.http.get(f"/api/studies/{study}/lesson", params={"seat": 0}).content)
    assert faults(lesson) == []
    assert code(ada.http.get(f"/api/studies/{study}/lesson", params={"seat": 1})) == "study-no-lesson"
    broken = msgspec.json.decode(content)
    broken["study"]["nodes"] = [{"id": 1, "at": 3, "seat": 0, "action": ["No"]}]
    assert code(ben.http.post("/api/studies/import", json=broken)) == "study-illegal"


def test_a_game_that_goes_on_is_not_studied(ada: Player) -> None:
    running = ada.make("escape-pods", 1)["table"]["id"]
    refused = ada.http.post(f"/api/tables/{running}/studies", json={"name": "Early", "own": "Ada"})
    assert code(refused).startswith("table-")


def stored(connection: sa.Connection) -> tuple[int, int]:
    counts = [
        connection.execute(sa.select(sa.func.count()).select_from(one)).scalar_one() for one in (studies, study_authors)
    ]
    return counts[0], counts[1]


def test_studies_go_with_their_person_and_their_table() -> None:
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    db.meta.create_all(engine)
    with engine.connect() as connection:
        connection.execute(sa.text("PRAGMA foreign_keys=ON"))
        plain = {"title": "t", "rules": 1, "seats": 2, "options": "{}", "listed": False, "hot_seat": False}
        row = {**plain, "imported": False, "created": 1, "previous": None, "bots": 0, "host": "a", "status": "over"}
        connection.execute(sa.insert(db.tables), {"id": "t", **row})
        connection.execute(sa.insert(db.reviews), {"table_id": "t", "review": b"x"})
        for name, authors in (("one", "ab"), ("two", "b"), ("three", "c")):
            body = packed(written(game()))
            kept = {"id": name, "table_id": "t", "changed": 1, "link": None, "body": body}
            connection.execute(sa.insert(studies), kept)
            rows = [{"study_id": name, "number": n, "client": one, "name": one} for n, one in enumerate(authors)]
            connection.execute(sa.insert(study_authors), rows)
        assert [len(one["notes"]) for one in export_person(connection, "b")["studies"]] == [1, 2]
        move_client(connection, "b", "bb")
        assert export_person(connection, "b")["studies"] == []
        delete_person(connection, "bb")
        assert stored(connection) == (2, 2)
        kept_of_a = export_person(connection, "a")["studies"][0]["whole"]["notes"]
        assert list(kept_of_a) == [msgspec.to_builtins(note) for note in written(game()).notes if note.by == 0]
        assert delete_tables(connection, ["t"]) == 1
        assert stored(connection) == (0, 0)
