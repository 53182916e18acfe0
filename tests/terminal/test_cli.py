"""The command line: each command does its job, and bad input gets one clear line, exit 2, and an untouched file."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sternhafen import cli
from sternhafen.bots import BOTS
from sternhafen.engine import Match
from sternhafen.engine.record import write
from sternhafen.games import titles
from sternhafen.text.chapters import chapters

TITLE = titles()["escape-pods"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STERNHAFEN_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match, rng = Match.new(TITLE, 2, 4), Random(4)
    while len(match.log) < 25 and not match.over:
        seat = match.state.asked()[0]
        match.play(seat, match.state.sample_legal(seat, rng.random))
    path = tmp_path / "game.sternhafen.json"
    path.write_bytes(write(match, ["Ada", "Bo"], ["person", "random"]))
    return path


def failing(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one line that a wrong command line gets."""
    with pytest.raises(SystemExit) as stopped:
        cli.main(list(arguments))
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1, err
    return err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = list(lines)

    def typed(prompt: str = "") -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", typed)


def test_unknown_title_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert TITLE.id in failing(capsys, "rules", "chess")


def test_wrong_seats_name_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert TITLE.seats_rule in failing(capsys, "simulate", TITLE.id, "--seats", "9")


def test_unknown_bot_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert "greedy" in failing(capsys, "simulate", TITLE.id, "--bots", "deepblue")


def test_unknown_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "speed" in failing(capsys, "simulate", TITLE.id, "--option", "speed=9")


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nowhere.json" in failing(capsys, "replay", str(tmp_path / "nowhere.json"))


def spoil(path: Path, old: str, new: str) -> bytes:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return path.read_bytes()


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("{", "{{", "broken"),
        ('"sternhafen": 1', '"sternhafen": 77', "format 77"),
        (f'"title": "{TITLE.id}"', '"title": "chess"', "no title"),
        (f'"rules": {TITLE.rules}', '"rules": 77', "version 77"),
        ('"seats": 2', '"seats": 3', "2 players for 3 seats"),
        ('"seat": ', '"seat": 9', "(" + TITLE.id.split("-")[-1].upper()[:4]),
        ('"digest": "', '"digest": "0', "edited"),
    ],
)
def test_a_spoilt_save_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], saved: Path, command: list[str], old: str, new: str, says: str
) -> None:
    before = spoil(saved, old, new)
    assert says in failing(capsys, *command, str(saved))
    assert saved.read_bytes() == before


def test_a_truncated_save_is_refused(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    data = saved.read_bytes()
    saved.write_bytes(data[: len(data) // 2])
    assert "broken" in failing(capsys, "replay", str(saved))


def test_an_illegal_action_in_a_save_is_named_with_its_rule(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["log"][1], record["log"][-1] = record["log"][-1], record["log"][1]
    saved.write_text(json.dumps(record))
    message = failing(capsys, "replay", str(saved))
    assert "Entry 1" in message


def test_replay_shows_any_entry(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    cli.main(["replay", str(saved), "--at", "3", "--plain"])
    shown = capsys.readouterr().out
    assert "   2  " in shown
    assert "   3  " not in shown.split("\n\n")[0]


def test_replay_refuses_an_entry_beyond_the_log(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert "from 0 to" in failing(capsys, "replay", str(saved), "--at", "999")


def test_rules_prints_one_rule_a_chapter_and_what_contains_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    rule = TITLE.seats_rule
    cli.main(["rules", TITLE.id, rule])
    assert rule in capsys.readouterr().out
    cli.main(["rules", TITLE.id, rule.rpartition(".")[0]])
    chapter = capsys.readouterr().out
    assert chapter.count(rule.rpartition(".")[0] + ".") > 2
    cli.main(["--language", "de", "rules", TITLE.id, "spieler"])
    assert "piel" in capsys.readouterr().out
    assert "xyzzy" in failing(capsys, "rules", TITLE.id, "xyzzy")


def test_rules_are_told_in_chapters_too_those_with_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["--language", "de", "rules", "escape-pods", "Boje", "--chapters"])
    told = capsys.readouterr().out
    buoys = chapters("de", "escape-pods")[3]
    assert all(line in told for line in buoys.lines())
    assert chapters("de", "escape-pods")[6].name not in told


def test_simulate_is_the_same_with_one_and_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    common = ["simulate", TITLE.id, "--seats", "2", "--games", "8", "--seed", "5", "--json"]
    cli.main(common)
    one = capsys.readouterr().out
    cli.main([*common, "--jobs", "2"])
    assert capsys.readouterr().out == one
    assert json.loads(one)["games"] == 8


def test_simulate_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["simulate", TITLE.id, "--seats", "2", "--games", "3", "--bots", "greedy,random", "--seed", "1"])
    shown = capsys.readouterr().out
    assert "3 games" in shown
    assert "the greedy bot" in shown


def test_the_arena_says_who_is_better_and_goes_on_from_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ledger, drawn = tmp_path / "contest.jsonl", tmp_path / "ratings.svg"
    command = ["arena", TITLE.id, "easy", "random", "--option", "round_cap=3", "--file", str(ledger)]
    cli.main([*command, "--games", "2"])
    capsys.readouterr()
    cli.main([*command, "--games", "4", "--svg", str(drawn), "--sprt", "0.5:0.6"])
    shown = capsys.readouterr().out
    assert "2 seats: 4 games" in shown
    assert "not clear yet" in shown
    assert "<svg" in drawn.read_text()
    cli.main([*command, "--games", "4", "--json"])
    assert {standing["player"] for standing in json.loads(capsys.readouterr().out)} == {"easy", "random"}
    assert str(ledger) in failing(capsys, "arena", TITLE.id, "easy", "greedy", "--file", str(ledger))


def test_a_contest_says_what_bounds_its_games(tmp_path: Path) -> None:
    ledger = tmp_path / "contest.jsonl"
    cli.main(["arena", TITLE.id, "random", "easy", "--option", "round_cap=none", "--file", str(ledger), "--games", "2"])
    assert json.loads(ledger.read_text().splitlines()[0])["options"]["round_cap"] == 100


def test_bench_gives_figures(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["bench", TITLE.id, "--seats", "2", "--rounds", "1", "--json"])
    figures = json.loads(capsys.readouterr().out)[0]
    assert figures["title"] == TITLE.id
    assert all(figures[name] > 0 for name in ("ratio", "decisions", "playouts", "copy", "legal", "resample"))


def test_a_game_is_saved_and_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    type_in(monkeypatch, "1", "q")
    cli.main(["play", TITLE.id, "--bots", "random", "--seed", "1", "--save", str(path), "--plain"])
    record = json.loads(path.read_text())
    assert record["players"] == ["person", "random"]
    assert len(record["log"]) >= 1
    type_in(monkeypatch, "1", "q")
    cli.main(["play", "--resume", str(path), "--plain"])
    assert len(json.loads(path.read_text())["log"]) > len(record["log"])
    assert str(path) in capsys.readouterr().out


def test_the_menu_leads_to_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = list(titles()).index(TITLE.id) + 1
    random = 2 + list(BOTS).index("random")  # as the menu lists them, after a person
    type_in(monkeypatch, str(number), "2", str(random), *[""] * 12)
    cli.main(["--language", "de", "play", "--plain"])
    assert "Was möchtest du spielen?" in capsys.readouterr().out
    assert list((tmp_path / "data" / "sternhafen").glob("*.json"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_teaches_every_command(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for command in ("play", "simulate", "arena", "bench", "replay", "rules", "titles"):
        with pytest.raises(SystemExit):
            cli.main(["--language", language, command, "--help"])
        assert f"sternhafen {command}" in capsys.readouterr().out
