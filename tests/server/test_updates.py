"""A game in play outlives an update: it goes on from its newest position, or says why not and can be read and saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests import teaching_versions as versions
from tests.server.player import Player
from tests.server.updating import (
    Change,
    hot_seat,
    later,
    move,
    play_out,
    refusal,
    two_at_a_table,
    updated,
)


def seams(info: Any) -> list[tuple[int, Any]]:
    """Return where the log says that other rules hold."""
    return [(note["entry"], note["args"]) for note in info["notes"] if note["id"] == "engine-note-resumed"]


@pytest.mark.parametrize("changes", [(versions.STRONGER,), versions.FIELD])
def test_a_game_goes_on_under_changed_rules(tmp_path: Path, title_path: Path, changes: tuple[Change, ...]) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        for _ in range(3):
            move(ada, table)
        before = ada.get(f"/api/tables/{table}/position", viewer=0)
        log = ada.get(f"/api/tables/{table}/entries", viewer=0)["entries"]
        app.update(*changes)
        with app.back(ada) as back:
            path = f"/api/tables/{table}"
            info = back.get(path)
            assert (info["status"], info["rules"], info["entries"]) == ("stale", 1, 3)
            assert info["update"] == {"rules": 2, "resumable": True, "refusal": None}
            looked = back.get(f"{path}/position", viewer=0)
            assert (looked["view"], looked["legal"], looked["undo"]) == (before["view"], [], None)
            assert back.get(f"{path}/entries", viewer=0)["entries"] == log
            play = {"type": "play", "id": "x", "seat": before["asked"][0], "action": ["Boost"], "after": 3}
            assert refusal(lambda: back.http.post(f"{path}/commands", json=play))["code"] == "table-stale"
            with back.sit(table) as seat:
                seat.hello()
                assert seat.positions[0]["view"] == before["view"]
                assert seat.command("resume", 0)["type"] == "ack"
                while seat.info["status"] != "running":
                    seat.until("table")
            info = back.get(path)
            assert (info["rules"], info["update"]) == (2, None)
            assert seams(info) == [(3, {"from": 1, "to": 2})]
            again = back.get(f"{path}/position", viewer=0)
            assert again["view"] == before["view"]
            assert again["undo"]["bar"] == "resumed"
            play_out(back, table)
            assert back.get(f"{path}/entries", viewer=0)["entries"][:3] == log


def test_before_the_seam_nothing_is_shown_taken_back_or_forgotten(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        for _ in range(3):
            move(ada, table)
        app.update(versions.STRONGER)
        with app.back(ada) as back:
            path = f"/api/tables/{table}"
            back.post(f"{path}/commands", {"type": "resume", "id": "on", "seat": 0})
            move(back, table)
            for at in range(3):
                asked = {"viewer": 0, "at": at}
                refused = refusal(partial(back.http.get, f"{path}/position", params=asked))
                assert (refused["code"], refused["args"]) == ("before-seam", {"first": 3})
            assert back.get(f"{path}/position", viewer=0, at=3)["entries"] == 3
            wish = {"type": "take-back", "id": "tb", "seat": 0, "to": 1, "after": 4}
            assert refusal(lambda: back.http.post(f"{path}/commands", json=wish))["code"] == "before-seam"
            again = {"type": "resume", "id": "on-again", "seat": 0}
            assert refusal(lambda: back.http.post(f"{path}/commands", json=again))["code"] == "rules-unchanged"
        app.update(versions.STRONGER, path=later(tmp_path, versions.STRONGER))
        with app.back(ada) as back:  # the stored seam is read again
            info = back.get(f"/api/tables/{table}")
            assert (info["status"], info["rules"], info["entries"]) == ("running", 2, 4)
            play_out(back, table)


def test_a_second_update_makes_a_second_seam(tmp_path: Path, title_path: Path) -> None:
    third = ('Title("star-auction", 2,', 'Title("star-auction", 3,')
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        for changes in ((versions.STRONGER,), (versions.STRONGER, third)):
            with app.back(ada) as back:
                move(back, table)
            app.update(*changes)
            with app.back(ada) as back:
                back.post(f"/api/tables/{table}/commands", {"type": "resume", "id": str(len(changes)), "seat": 0})
        with app.back(ada) as back:
            info = back.get(f"/api/tables/{table}")
            assert seams(info) == [(1, {"from": 1, "to": 2}), (2, {"from": 2, "to": 3})]
            play_out(back, table)
            record = back.get(f"/api/tables/{table}/export")
            assert [(seam["entry"], seam["before"], seam["rules"]) for seam in record["seams"]] == [
                (1, 1, 2),
                (2, 2, 3),
            ]


def test_people_go_on_only_when_all_agree(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada, Player(app.server.url) as grace:
        table, first, second = two_at_a_table(ada, grace)
        first.play(0, first.positions[0]["legal"][-1]["action"])
        first.close()
        second.close()
        app.update(versions.STRONGER)
        with (
            app.back(ada) as one,
            app.back(grace) as other,
            one.sit(table) as first,
            other.sit(table) as second,
        ):
            first.hello()
            second.hello()
            assert first.command("resume", 0)["type"] == "ack"
            proposal = second.until(lambda m: m["type"] == "table" and m["table"]["proposal"])["table"]["proposal"]
            assert (proposal["what"], proposal["needed"], proposal["agreed"]) == ("resume", [0, 1], [0])
            assert second.command("resume", 1)["refusal"]["code"] == "resume-asked"
            refused = second.command("consent", 1, proposal=proposal["proposal"], yes=False)
            assert refused["type"] == "ack"
            first.until(lambda m: m["type"] == "table" and m["table"]["proposal"] is None)
            assert first.info["status"] == "stale"
            assert second.command("resume", 1)["type"] == "ack"
            proposal = first.until(lambda m: m["type"] == "table" and m["table"]["proposal"])["table"]["proposal"]
            assert first.command("consent", 0, proposal=proposal["proposal"], yes=True)["type"] == "ack"
            for seat in (first, second):
                if seat.info["status"] != "running":
                    seat.until(lambda m: m["type"] == "table" and m["table"]["status"] == "running")
            while not second.positions[1]["legal"]:
                second.until("position")
            assert second.play(1, second.positions[1]["legal"][-1]["action"])["type"] == "ack"


def test_bots_agree_and_play_on(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = ada.make(bots={"1": "greedy"})["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            seat.until(lambda m: m["type"] == "played" and m["entry"]["seat"] == 1)
        app.update(versions.STRONGER)
        with app.back(ada) as back, back.sit(table) as seat:
            seat.hello()
            assert seat.command("resume", 0)["type"] == "ack"
            while not seat.positions[0]["legal"]:
                seat.until("position")
            assert seat.play(0, seat.positions[0]["legal"][-1]["action"])["type"] == "ack"
            seat.until(lambda m: m["type"] == "played" and m["entry"]["seat"] == 1)


def test_a_position_that_does_not_load_can_be_read_and_saved(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        for _ in range(2):
            move(ada, table)
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            path = f"/api/tables/{table}"
            update = back.get(path)["update"]
            assert (update["resumable"], update["refusal"]["code"]) == (False, "update-position")
            lines = back.get(f"{path}/entries", viewer=0)["entries"]
            assert [event["kind"] for line in lines for event in line["events"]][:1] == ["ProbesMet"]
            assert refusal(lambda: back.http.get(f"{path}/position", params={"viewer": 0}))["code"] == "table-stale"
            wish = {"type": "resume", "id": "on", "seat": 0}
            assert refusal(lambda: back.http.post(f"{path}/commands", json=wish))["code"] == "update-position"
            record = back.get(f"{path}/export", viewer=0)  # nobody else ever played here
            assert len(record["log"]) == 2
            with back.sit(table) as seat:
                assert seat.hello()["table"]["status"] == "stale"
            again = back.post(f"{path}/again", {})["table"]
            assert again["status"] == "waiting"
        app.update(path=title_path)  # back to where it came from: it goes on as if nothing had been
        with app.back(ada) as back:
            assert back.get(f"/api/tables/{table}")["status"] == "running"


def test_with_others_at_the_table_a_stale_game_keeps_their_secrets(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada, Player(app.server.url) as grace:
        table, first, second = two_at_a_table(ada, grace)
        hand = second.positions[1]["view"]["hand"]
        first.close()
        second.close()
        app.update(versions.STRONGER)
        with app.back(ada) as back:
            path = f"/api/tables/{table}"
            seen = back.get(f"{path}/export", viewer=0)
            assert "seed" not in seen
            assert seen["position"]["view"]["hand"] != hand
            assert back.get(path)["seed"] is None
            assert back.get(path)["seal"] is None
            assert refusal(lambda: back.http.get(f"{path}/position", params={"viewer": 1}))["code"] == "not-your-seat"


def test_a_table_that_waits_is_dealt_under_the_new_rules(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = ada.make(hot_seat=True, names=["Ada", "Bo"])["table"]["id"]
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            assert back.get(f"/api/tables/{table}")["status"] == "waiting"
            for seat in (0, 1):
                back.post(f"/api/tables/{table}/commands", {"type": "ready", "id": str(seat), "seat": seat})
            info = back.get(f"/api/tables/{table}")
            assert (info["status"], info["rules"]) == ("running", 2)
            move(back, table)
        app.update(*versions.RENAMED)
        with app.back(ada) as back:
            assert back.get(f"/api/tables/{table}")["status"] == "running"


def test_a_record_with_a_seam_is_exported_imported_and_verified(tmp_path: Path, title_path: Path) -> None:
    with updated(tmp_path, title_path) as app, Player(app.server.url) as ada:
        table = hot_seat(ada)
        for _ in range(3):
            move(ada, table)
        app.update(versions.STRONGER)
        with app.back(ada) as back:
            back.post(f"/api/tables/{table}/commands", {"type": "resume", "id": "on", "seat": 0})
            move(back, table)
            record = back.get(f"/api/tables/{table}/export", viewer=0)
            again = back.post("/api/import", record)["table"]
            assert (again["status"], again["entries"], again["rules"]) == ("running", 4, 2)
            play_out(back, again["id"])
            foreign: Any = {**record, "seams": [{**record["seams"][0], "signature": "0" * 64}]}
            refused = back.post("/api/import", foreign, status=400)["refusal"]
            assert refused["code"] == "record-foreign-seam"
            edited: Any = {**record, "seams": [{**record["seams"][0]}]}
            edited["seams"][0]["state"] = {"p": "Auction", "f": []}
            assert back.post("/api/import", edited, status=400)["refusal"]["code"] == "record-seam"
            verified = back.get(f"/api/tables/{again['id']}/verify")
            assert (verified["how"], verified["good"], verified["first"]) == ("replayed", True, 3)
