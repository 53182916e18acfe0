"""The games kept in benchmarks/arena are of contests that are still played, and the table is made of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
