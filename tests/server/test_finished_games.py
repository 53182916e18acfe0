"""Finished games stay whole for ever: result, seed, record, scores and every position, whatever their rules become."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sternhafen.engine.deal import commitment
from sternhafen.server.commands import main
from tests import teaching_versions as versions
from tests.server.player import Player
from tests.server.serving import Server, wait_for
from tests.server.updating import OPTIONS, hot_seat, later, move, play_out, raised, refusal, updated


def everything(player: Player, table: str) -> dict[str, Any]:
    """Return all that a finished game shows to whoever plays every seat, without its menu of what can be done."""
    path = f"/api/tables/{table}"
    count = player.get(path)["entries"]
    shown: dict[str, Any] = {
        "positions": [
            player.get(f"{path}/position", at=at, **({} if seat is None else {"viewer": seat}))
            for seat in (None, 0, 1)
            for at in range(count + 1)
        ],
        "scores": player.get(f"{path}/scores"),
        "entries": [player.get(f"{path}/entries", viewer=seat) for seat in (0, 1)],
        "record": player.get(f"{path}/export"),
        "info": player.get(path),
    }
    shown["info"].pop("update")
    return shown


def test_every_position_result_seed_and_record_outlive_the_rules(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        move(ada, table)
        ada.post(f"/api/tables/{table}/commands", {"type": "undo", "id": "u", "seat": 0, "after": 1})
        play_out(ada, table)
        before = everything(ada, table)
        app.archived(table)
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            after = everything(back, table)
            assert after == before
            info = back.get(f"/api/tables/{table}")
            assert (info["status"], info["rules"]) == ("over", 1)
            assert info["update"] == {"rules": 2, "resumable": False, "refusal": None}
            assert commitment(info["seed"]) == info["seed_hash"]
            with back.sit(table) as seat:
                seat.hello()
                assert seat.positions[0]["outcome"] == before["positions"][-1]["outcome"]
                assert seat.command("resume", 0)["refusal"]["code"] == "table-over"
            mine = back.get("/api/me")["tables"]
            assert [one["status"] for one in mine] == ["over"]
            assert back.post(f"/api/tables/{table}/again", {})["table"]["rules"] == 2


def test_what_is_served_from_the_archive_is_what_a_replay_serves(tmp_path: Path, title_path: Path) -> None:
    """The same for a title of the app with secrets, at four seats and with bots."""
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = ada.make("escape-pods", 3, bots={"1": "random", "2": "random"})["table"]["id"]
        path = f"/api/tables/{table}"
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            ada.post(f"{path}/seats/0/bot", {"bot": "random"})
            seat.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        app.archived(table)
        count = ada.get(path)["entries"]
        asked = [0, 1, count // 3, count // 2, count - 1, count]
        before = [ada.get(f"{path}/position", at=at) for at in asked]
        scores = ada.get(f"{path}/scores")
        app.update(path=raised(tmp_path, "escape-pods", title_path))
        with app.back(ada) as back:
            assert back.get(path)["status"] == "over"
            assert back.get(path)["update"] is not None
            assert [back.get(f"{path}/position", at=at) for at in asked] == before
            assert back.get(f"{path}/scores") == scores
            assert back.get(f"{path}/verify")["good"]


def test_verify_says_what_it_did(tmp_path: Path, title_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        play_out(ada, table)
        path = f"/api/tables/{table}"
        info = ada.get(path)
        assert ada.get(f"{path}/verify") == {
            "how": "replayed",
            "good": True,
            "first": 0,
            "entries": info["entries"],
            "seal": info["seal"],
            "begun": None,
        }
        app.archived(table)
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            verified = back.get(f"{path}/verify")
            assert (verified["how"], verified["good"], verified["seal"]) == ("sealed", True, info["seal"])
            record = back.get(f"{path}/export")
        engine = sa.create_engine(app.database)
        with engine.begin() as connection:  # somebody with the database changes what was played
            changed = 'UPDATE lines SET body = replace(body, \'"digest"\', \'"practice":true,"digest"\')'
            connection.exec_driver_sql(changed + " WHERE body LIKE '%\"move\"%'")
        engine.dispose()
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            verified = back.get(f"{path}/verify")
            assert (verified["how"], verified["good"]) == ("sealed", False)
    assert record["seal"] == info["seal"]
    file = tmp_path / "game.json"
    prove(record, file, "--seal", info["seal"], code=0)
    assert "Every line of the game was replayed" in capsys.readouterr().out
    old = {**record, "rules": 7}
    prove(old, file, code=1)
    assert "changed after it was sealed" in capsys.readouterr().err


def prove(record: Any, file: Path, *more: str, code: int) -> None:
    file.write_text(json.dumps(record))
    assert main(["verify", str(file), *more]) == code


def test_the_command_line_checks_deal_and_seal_where_it_cannot_replay(
    tmp_path: Path, title_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en")
    with updated(tmp_path, later(tmp_path, versions.STRONGER)) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        play_out(ada, table)
        record = ada.get(f"/api/tables/{table}/export")
    file = tmp_path / "game.json"
    prove(record, file, code=0)
    said = capsys.readouterr().out
    assert "version 2 of the rules, and version 1 is played now, so it was not replayed" in said
    assert record["seal"] in said
    prove(record, file, "--seal", "0" * 64, code=1)
    assert "not the one that was sealed" in capsys.readouterr().err
    prove({**record, "seal": ""}, file, code=1)
    assert "has no seal" in capsys.readouterr().err
    prove({**record, "seed": "0" * 32}, file, code=1)
    record["log"][0]["digest"] = "0" * 32
    prove(record, file, code=1)
    assert "changed after it was sealed" in capsys.readouterr().err


def test_a_campaign_goes_on_with_the_next_episode(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada, "star-campaign")
        play_out(ada, table)
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            mine = back.get("/api/me")["tables"][0]
            assert (mine["status"], mine["carries"]) == ("over", True)
            following = back.post(f"/api/tables/{table}/again", {"campaign": True})["table"]
            assert (following["rules"], following["previous"]) == (2, table)
            assert [one["episode"] for one in back.get("/api/me")["tables"] if one["id"] == following["id"]] == [2]
        engine = sa.create_engine(app.database)
        with engine.connect() as connection:
            row = connection.exec_driver_sql("SELECT options FROM tables WHERE id = ?", (following["id"],))
            assert json.loads(row.scalar_one())["carry"] == 7
        engine.dispose()


def test_a_server_that_is_killed_at_the_end_loses_no_result(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        play_out(ada, table)
        outcome = ada.get(f"/api/tables/{table}/position")["outcome"]
        app.server.kill()
        engine = sa.create_engine(app.database)
        with engine.begin() as connection:  # whether or not it was quick enough
            connection.exec_driver_sql("UPDATE archives SET positions = NULL")
        engine.dispose()
        app.server = Server(app.database, later(tmp_path, *versions.RENAMED), *OPTIONS)
        path = f"/api/tables/{table}"
        with app.back(ada) as back:
            assert back.get(path)["status"] == "over"
            assert back.get(f"{path}/export")["seed"] == back.get(path)["seed"]
            assert refusal(lambda: back.http.get(f"{path}/position"))["code"] == "position-lost"
        app.update(path=title_path)  # the rules it was played by come back, and with them all of it
        app.archived(table)
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            assert back.get(f"{path}/position")["outcome"] == outcome


def test_what_ended_or_was_dealt_before_this_version_is_kept_at_the_next_start(
    tmp_path: Path, title_path: Path
) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        over, running, closed = hot_seat(ada), hot_seat(ada), hot_seat(ada)
        play_out(ada, over)
        move(ada, running)
        ada.post(f"/api/tables/{closed}/close")
        app.archived(over)
        assert app.server.stop() == 0
        engine = sa.create_engine(app.database)
        with engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM positions")
            connection.exec_driver_sql("DELETE FROM archives")
        app.server = Server(app.database, title_path, *OPTIONS)

        def stored(wanted: str) -> list[Any]:
            with engine.connect() as connection:
                return list(connection.exec_driver_sql(wanted).all())

        rows = wait_for(lambda: [row for row in [stored("SELECT table_id, result FROM archives")] if len(row) == 2])[0]
        assert wait_for(lambda: stored("SELECT table_id FROM positions")) == [(running,)]
        app.archived(over)
        engine.dispose()
        assert {table for table, _ in rows} == {over, closed}
        assert dict(rows)[closed] == "null"
        app.update(versions.STRONGER)
        with app.back(ada) as back:
            assert back.get(f"/api/tables/{over}")["status"] == "over"
            assert back.get(f"/api/tables/{running}")["update"]["resumable"]
            assert back.get(f"/api/tables/{closed}")["status"] == "closed"


def test_backup_admin_and_a_persons_data_know_of_it(
    tmp_path: Path, title_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moved = f"sqlite:///{tmp_path / 'moved.sqlite'}"
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        over, running = hot_seat(ada), hot_seat(ada)
        play_out(ada, over)
        move(ada, running)
        app.archived(over)
        before = everything(ada, over)
        backup = tmp_path / "tables.backup.gz"
        assert main(["backup", str(backup), "--database", app.database]) == 0
        assert main(["restore", str(backup), "--database", moved]) == 0
    server = Server(moved, later(tmp_path, versions.STRONGER), *OPTIONS)
    with Player(server.url, ada.secret) as back:
        assert everything(back, over) == before
        assert back.get(f"/api/tables/{running}")["update"]["resumable"]
        person = tmp_path / "ada.json"
        identity = sa.create_engine(moved)
        with identity.connect() as connection:
            client = connection.exec_driver_sql("SELECT client FROM holders").scalars().first()
        assert main(["admin", "--database", moved, "export", str(client), str(person)]) == 0
        results = {one["table"]: one["result"] for one in json.loads(person.read_text())["tables"]}
        assert results[over]["places"] == before["positions"][-1]["outcome"]["places"]
        assert results[running] is None
        assert main(["admin", "--database", moved, "forget", str(client)]) == 0
        assert main(["admin", "--database", moved, "delete", over, running]) == 0
        with identity.connect() as connection:
            for table in ("positions", "archives"):
                assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one() == 0
        identity.dispose()
    assert server.stop() == 0
    capsys.readouterr()
