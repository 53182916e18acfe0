"""The command `sternhafen review`: what it says about a finished game, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sternhafen.cli import main
from sternhafen.engine import Match
from sternhafen.engine.record import write
from sternhafen.games import titles
from sternhafen.reviews import Review
from tests.reviews.games import short


@pytest.fixture
def saved(tmp_path: Path) -> str:
    path = tmp_path / "game.sternhafen.json"
    path.write_bytes(write(short(), ["Ada", "Bo"]))
    return str(path)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_saved_game_is_reviewed_in_words(saved: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", language, "review", saved, "--iterations", "8", "--plain"])
    said = capsys.readouterr().out
    assert "Ada" in said
    assert {"en": "accuracy", "de": "Genauigkeit"}[language] in said


def test_a_review_is_written_as_json(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["review", saved, "--iterations", "8", "--json"])
    assert msgspec.json.decode(capsys.readouterr().out, type=Review).done


def test_a_running_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.json"
    path.write_bytes(write(Match.new(titles()["cryo"], 1, 1), ["Ada"]))
    with pytest.raises(SystemExit):
        main(["review", str(path)])
    assert "not over yet" in capsys.readouterr().err
