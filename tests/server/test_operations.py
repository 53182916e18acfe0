"""Running a server: health, metrics, logs, graceful stop, backup and restore, changed rules, words, the example bot."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from prometheus_client.parser import text_string_to_metric_families

from sternhafen.server.commands import main
from sternhafen.server.http.statuses import STATUS
from tests.server.player import Player
from tests.server.serving import Server

ROOT = Path(__file__).resolve().parents[2]


def test_health_and_metrics_tell_how_the_server_does(ada: Player, server: Server) -> None:
    table = ada.make()["table"]["id"]
    with ada.sit(table) as seat:
        seat.hello()
        seat.ready(0)
        health = ada.get("/health")
        assert health["status"] == "ok"
        assert health["sockets"] >= 1
        text = ada.http.get("/metrics").text
    assert re.search(r'^sternhafen_commands_total\{kind="ready"\} \d+\.0$', text, re.M)
    assert re.search(r"^sternhafen_command_seconds_count \d+\.0$", text, re.M)
    assert re.search(r"^sternhafen_sockets \d+\.0$", text, re.M)
    families = {family.name: family.type for family in text_string_to_metric_families(text)}
    assert families["sternhafen_commands"] == "counter"
    assert families["sternhafen_command_seconds"] == "histogram"
    assert families["sternhafen_tables_in_memory"] == "gauge"


def test_titles_words_and_rules_are_served(ada: Player) -> None:
    known = {one["id"]: one for one in ada.get("/api/titles")}
    assert known["star-auction"]["seats"] == [2, 3, 4]
    for language in ("en", "de"):
        assert "server-no-stale" in ada.http.get(f"/text/{language}/server.ftl").text
        rules = ada.get(f"/rules/{language}/escape-pods.json")
        assert rules[0]["id"].startswith("PODS-")
    assert ada.get("/api/titles/star-auction/names", kind="card", number=3) == {"name": None}
    for path in ("/text/fr/server.ftl", "/text/en/nothing.ftl", "/text/en/..%2fserver.ftl", "/rules/en/nothing.json"):
        assert ada.http.get(path).status_code in (400, 404), path


def test_the_web_table_is_served_and_the_server_stops_gracefully(tmp_path: Path, title_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("1")
    server = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--rates", "0", "--web", str(tmp_path))
    with Player(server.url) as browser:
        for path in ("/", "/t/abc", "/t/abc/17"):
            page = browser.http.get(path)
            assert (page.status_code, page.text) == (200, "<!doctype html>")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        script = browser.http.get("/assets/a.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/t.sqlite/../x", "/%2e%2e/etc/passwd", "/assets/none.js", "/assets/"):
            assert browser.http.get(path).status_code == 404, path
    with Player(server.url) as ada, ada.sit(ada.make()["table"]["id"]) as seat:
        seat.hello()
        assert server.stop() == 0
        goodbye = seat.until("goodbye")
        assert (goodbye["refusal"]["code"], goodbye["again"]) == ("stopping", True)
        assert seat.closed() == 1012
    assert [line["event"] for line in server.lines if line["event"] in ("ready", "stopped")] == ["ready", "stopped"]


def test_no_secret_is_ever_logged(ada: Player, server: Server) -> None:
    made = ada.make()
    ada.http.get(f"/api/tables/{made['table']['id']}", params={"viewer": 0})
    logged = json.dumps(server.lines)
    assert ada.secret not in logged
    assert made["invites"][0]["token"] not in logged


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_taken_while_playing_restores_every_table(
    target: str, tmp_path: Path, title_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'old.sqlite'}"
    other = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if target == "postgresql":
        other = request.getfixturevalue("postgres")
    server = Server(database, title_path, "--rates", "0")
    file = tmp_path / "backup.gz"
    with Player(server.url) as ada:
        table = ada.make(bots={"1": "random"})["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            assert main(["backup", str(file), "--database", database]) == 0
        before = ada.get(f"/api/tables/{table}")
    assert server.stop() == 0
    assert main(["restore", str(file), "--database", other]) == 0
    assert main(["restore", str(file), "--database", other]) == 1, "a database with tables is not overwritten"
    again = Server(other, title_path, "--rates", "0")
    with Player(again.url, ada.secret) as back:
        shown = back.get(f"/api/tables/{table}")
        assert (shown["status"], shown["seed_hash"]) == (before["status"], before["seed_hash"])
        assert back.get(f"/api/tables/{table}/position", viewer=0)["view"]["hand"]
    assert again.stop() == 0


def test_a_broken_backup_or_database_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = f"sqlite:///{tmp_path / 'nothing.sqlite'}"
    broken = tmp_path / "broken.gz"
    broken.write_bytes(b"this is no backup")
    assert main(["restore", str(broken), "--database", nothing]) == 1
    assert main(["backup", str(tmp_path / "b.gz"), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}"]) == 1
    assert main(["serve", "--database", "postgresql://nobody@127.0.0.1:1/none", "--wait", "0"]) == 1
    assert main(["serve", "--database", "mysql://x/y"]) == 1
    assert main(["verify", str(tmp_path / "none.json")]) == 1
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 5
    assert "Traceback" not in said.err


def messages(language: str) -> dict[str, set[str]]:
    """Return the server's messages of a language with the arguments each uses."""
    text = (ROOT / "src" / "sternhafen" / "text" / language / "server.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(
                re.findall(r'"VariableReference".*?"name": "(\w+)"', json.dumps(entry.to_json()))
            )
    return found


def test_both_languages_say_everything_the_server_can_say() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) == set(german)
    for id in english:
        assert english[id] == german[id], id
    source = "\n".join(path.read_text() for path in (ROOT / "src" / "sternhafen" / "server").rglob("*.py"))
    codes = set(re.findall(r'(?:Declined|by_server|goodbye)\(\s*"([a-z-]+)"', source)) | set(STATUS)
    codes |= {f"table-{status}" for status in ("waiting", "running", "over", "closed", "stale")} - {"table-"}
    codes.discard("table-")
    assert {f"server-no-{code}" for code in codes} <= set(english)


def test_the_example_bot_plays_a_whole_game_in_sixty_lines(ada: Player, server: Server) -> None:
    example = ROOT / "examples" / "bot_client.py"
    assert len(example.read_text().splitlines()) <= 60
    made = ada.make(sit=False, seats=2)
    links = [server.url + invite["path"] for invite in made["invites"]]
    command = [sys.executable, str(example)]
    bots = [subprocess.Popen([*command, link], stdout=subprocess.PIPE, text=True) for link in links]
    points = [bot.communicate(timeout=60)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert points[0] == points[1]
    over = ada.get(f"/api/tables/{made['table']['id']}")
    assert (over["status"], over["deal"]["how"], over["deal"]["without"]) == ("over", "mixed", [])
