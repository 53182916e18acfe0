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


def test_every_kept_contest_has_its_row() -> None:
    files = sorted(path.stem for path in KEPT.glob("*.jsonl"))
    assert files
    assert sorted(row.split(" | ")[0].removeprefix("| ") for row in table()) == files


def test_a_table_of_some_contests_holds_only_these() -> None:
    assert {row.split(" | ")[0] for row in table("escape-pods", "ladder")} == {
        f"| {path.stem}" for path in KEPT.glob("escape-pods-ladder-*.jsonl")
    }


@pytest.mark.parametrize(
    "name",
    [
        "escape-pods-ladder-100",
        "planet-unknown-ladder-100",
        pytest.param("cryo-greedy", marks=pytest.mark.soak),
        pytest.param("planet-unknown-greedy", marks=pytest.mark.soak),
    ],
)
def test_kept_games_are_those_that_the_bots_play_today(name: str) -> None:
    """Bots that have become stronger or weaker play another game: then the contest must be played anew."""
    head, first = (KEPT / f"{name}.jsonl").read_bytes().split(b"\n")[:2]
    contest, block = msgspec.json.decode(head, type=Contest), msgspec.json.decode(first, type=Block)
    title, kept = title_by_id(contest.title), block.games[0]
    options = msgspec.convert(contest.options, title.options, strict=False)
    game = play_game(title, options, kept.players, contest.seed)
    points = tuple(game.outcome.total(seat) for seat in range(contest.seats))
    assert (game.outcome.places, points, game.decisions) == (kept.places, kept.points, kept.decisions)
