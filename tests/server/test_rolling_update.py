"""A rolling update: two processes of two versions on PostgreSQL and Redis never show one table in two states."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from sternhafen.server.commands import main
from tests import teaching_versions as versions
from tests.server.player import Player
from tests.server.serving import Server, wait_for
from tests.server.updating import OPTIONS, hot_seat, later, move, play_out, refusal, two_at_a_table


class Watch:
    """Somebody who asks both processes again and again what a table is."""

    def __init__(self, table: str, secret: str) -> None:
        self.urls: list[str] = []
        self.seen: list[tuple[float, float, str, str, int, int]] = []
        """From when to when, where, what it is, its rules and its number."""
        self._table = table
        self._secret = secret
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    def add(self, url: str) -> None:
        thread = threading.Thread(target=self._ask, args=(url,), daemon=True)
        self._threads.append(thread)
        thread.start()

    def _ask(self, url: str) -> None:
        with Player(url, self._secret) as player:
            while not self._stop.wait(0.01):
                asked = time.monotonic()
                try:
                    answer = player.http.get(f"/api/tables/{self._table}")
                except httpx.TransportError:  # that process has gone
                    return
                if answer.status_code == 200:
                    info = answer.json()
                    row = info["status"], info["rules"], info["number"]
                    self.seen.append((asked, time.monotonic(), url, *row))
                else:
                    assert answer.json()["refusal"]["code"] in ("updating", "stopping"), answer.text

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(30)

    def contradictions(self) -> list[Any]:
        """Return where one process began to say something after another had already said something newer."""
        order = sorted(self.seen, key=lambda row: row[1])
        bad = []
        for later_one in order:
            said = [row for row in order if row[1] < later_one[0] and row[2] != later_one[2]]
            if said and (said[-1][5], said[-1][3] == "stale") > (later_one[5], later_one[3] == "stale"):
                bad.append((said[-1], later_one))
        return bad


def test_two_processes_of_two_versions_never_show_one_table_in_two_states(
    postgres: str, redis_url: str, title_path: Path, tmp_path: Path
) -> None:
    how = ("--redis", redis_url, *OPTIONS)
    old = Server(postgres, title_path, *how)
    with Player(old.url) as ada, Player(old.url) as grace:
        other = hot_seat(ada, "escape-pods", 3)
        table, first, second = two_at_a_table(ada, grace)
        first.play(0, first.positions[0]["legal"][-1]["action"])
        watch = Watch(table, ada.secret)
        watch.add(old.url)
        new = Server(postgres, later(tmp_path, versions.STRONGER), *how)
        watch.add(new.url)
        for seat in (first, second):
            goodbye = seat.until("goodbye")
            assert (goodbye["refusal"]["code"], goodbye["again"]) == ("updating", True)
            assert seat.closed() == 1012
        path = f"/api/tables/{table}"
        assert refusal(lambda: ada.http.get(path))["code"] == "updating"
        play = {"type": "play", "id": "late", "seat": 1, "action": ["Boost"], "after": 1}
        assert refusal(lambda: grace.http.post(f"{path}/commands", json=play))["code"] == "updating"
        with ada.sit(table) as knocking:  # whoever is sent to the old process again is sent on
            assert knocking.until("goodbye")["again"]
        move(ada, other)  # a title whose rules are the same is played on by both
        with Player(new.url, ada.secret) as one, Player(new.url, grace.secret) as two:
            move(one, other)
            wait_for(lambda: one.http.get(path).status_code == 200)
            assert one.get(path)["update"]["resumable"]
            with one.sit(table) as here, two.sit(table) as there:
                here.hello()
                there.hello()
                here.command("resume", 0)
                proposal = there.until(lambda m: m["type"] == "table" and m["table"]["proposal"])["table"]["proposal"]
                assert there.command("consent", 1, proposal=proposal["proposal"], yes=True)["type"] == "ack"
                while not there.positions[1]["legal"]:
                    there.until("position")
                assert there.play(1, there.positions[1]["legal"][-1]["action"])["type"] == "ack"
            assert refusal(lambda: ada.http.get(path))["code"] == "updating"
            assert [one["status"] for one in ada.get("/api/me")["tables"] if one["id"] == table] == ["stale"]
        watch.stop()
    assert {(status, rules) for *_, status, rules, _ in watch.seen} == {("running", 1), ("stale", 1), ("running", 2)}
    assert watch.contradictions() == []
    for server in (old, new):
        assert server.stop() == 0
        assert not server.events("internal")


def test_nothing_is_stored_under_older_rules_even_before_the_notice_is_read(
    postgres: str, redis_url: str, title_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(postgres, title_path, "--redis", redis_url, *OPTIONS)
    engine = sa.create_engine(sa.make_url(postgres).set(drivername="postgresql+psycopg"))
    with Player(server.url) as ada:
        table = hot_seat(ada)
        move(ada, table)
        path = f"/api/tables/{table}"
        with engine.begin() as connection:  # as another process does, but without a word
            connection.exec_driver_sql("UPDATE rules_in_force SET rules = 2 WHERE title = 'star-auction'")
        legal = ada.get(f"{path}/legal", viewer=1)["legal"]
        play = {"type": "play", "id": "late", "seat": 1, "action": legal[-1]["action"], "after": 1}
        assert refusal(lambda: ada.http.post(f"{path}/commands", json=play))["code"] == "updating"
        with engine.connect() as connection:
            count = connection.exec_driver_sql("SELECT count(*) FROM lines WHERE body LIKE '%%\"move\"%%'")
            assert count.scalar_one() == 1
        assert main(["admin", "--database", postgres, "rules"]) == 0
        assert "star-auction             2" in capsys.readouterr().out
        assert main(["admin", "--database", postgres, "rules", "--reset", "star-auction"]) == 0
        wait_for(lambda: ada.http.post(f"{path}/commands", json=play).status_code == 200)
        assert main(["admin", "--database", postgres, "rules", "--reset", "no-such-title"]) == 1
    engine.dispose()
    assert server.stop() == 0


def test_an_older_process_that_starts_later_leaves_newer_tables_alone(
    postgres: str, redis_url: str, title_path: Path, tmp_path: Path
) -> None:
    how = ("--redis", redis_url, *OPTIONS)
    new = Server(postgres, later(tmp_path, versions.STRONGER), *how)
    old = Server(postgres, title_path, *how)
    assert [event["title"] for event in old.events("rules-outdated")] == ["star-auction", "star-campaign"]
    with Player(new.url) as ada, Player(old.url) as grace:
        body = {"title": "star-auction", "seats": 2, "name": "Grace"}
        assert refusal(lambda: grace.http.post("/api/tables", json=body))["code"] == "updating"
        table = hot_seat(ada)
        play_out(ada, table)
        assert json.loads(grace.http.get(f"/api/tables/{table}").text)["refusal"]["code"] == "updating"
    for server in (old, new):
        assert server.stop() == 0
