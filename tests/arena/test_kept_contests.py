"""The games kept in benchmarks/arena are of contests that are still played, and the table is made of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from sternhafen.arena.contest import Block, Contest
from sternhafen.arena.playout import play_game
from sternhafen.games import title as title_by_id

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "benchmarks" / "arena"


def table(*words: str) -> list[str]:
    """Return the table's rows as the tool prints them."""
    command = [sys.executable, str(ROOT / "tools" / "bot_bars.py"), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[2:]


def test_every_kept_contest_has_its_row_and_reached_its_aim() -> None:
    files = sorted(path.stem for path in KEPT.glob("*.jsonl"))
    assert files
    assert sorted(row.split(" | ")[0].removeprefix("| ") for row in table("--met")) == files


def test_a_contest_that_is_not_played_to_its_end_or_misses_its_aim_is_told(tmp_path: Path) -> None:
    head, first, *_ = (KEPT / "planet-unknown-greedy.jsonl").read_bytes().split(b"\n")
    (tmp_path / "planet-unknown-greedy.jsonl").write_bytes(head + b"\n" + first + b"\n")
    lost = msgspec.json.decode(first)
    for game in lost["games"]:
        game["places"] = [1 if player == "greedy" else 2 for player in game["players"]]
    head = (KEPT / "planet-unknown-ladder-100.jsonl").read_bytes().split(b"\n")[0]
    block = msgspec.json.encode(lost).replace(b"search-500", b"search-100").replace(b"greedy", b"search-50")
    blocks = [block.replace(b'"number":0', b'"number":%d' % number) for number in range(40)]
    (tmp_path / "planet-unknown-ladder-100.jsonl").write_bytes(b"\n".join([head, *blocks, b""]))
    command = [sys.executable, str(ROOT / "tools" / "bot_bars.py"), "--met", "--kept", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode
    assert done.stderr.strip() == "missed: planet-unknown-greedy, planet-unknown-ladder-100"


def test_a_table_of_some_contests_holds_only_these() -> None:
    assert {row.split(" | ")[0] for row in table("planet-unknown", "ladder")} == {
        f"| {path.stem}" for path in KEPT.glob("planet-unknown-ladder-*.jsonl")
    }


@pytest.mark.parametrize(
    "name",
    [
        "planet-unknown-ladder-100",
        pytest.param("planet-unknown-greedy", marks=pytest.mark.soak),
    ],
)
def test_kept_games_are_those_that_the_bots_play_today(name: str) -> None:
    """Bots that have become stronger or weaker play another game: then the contest must be played again."""
    head, first = (KEPT / f"{name}.jsonl").read_bytes().split(b"\n")[:2]
    contest, block = msgspec.json.decode(head, type=Contest), msgspec.json.decode(first, type=Block)
    title, kept = title_by_id(contest.title), block.games[0]
    options = msgspec.convert(contest.options, title.options, strict=False)
    game = play_game(title, options, kept.players, contest.seed)
    points = tuple(game.outcome.total(seat) for seat in range(contest.seats))
    assert (game.outcome.places, points, game.decisions) == (kept.places, kept.points, kept.decisions)
