"""The bench measures the PettingZoo face from the command line."""

from __future__ import annotations

import json

import pytest

from sternhafen.cli import main


def test_bench_prints_the_face_of_a_title(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "escape-pods", "--envs", "--seats", "1", "--rounds", "1", "--json"])
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["title"] == "escape-pods"
    assert figures["steps"] > 0
    assert figures["actions"] == 3123


def test_bench_prints_a_line_a_face(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "de", "bench", "cryo", "--envs", "--seats", "2", "--rounds", "1"])
    head, line = capsys.readouterr().out.splitlines()
    assert "Quote" in head
    assert line.startswith("cryo")
