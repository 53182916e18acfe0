"""Puzzles in the terminal: solved by typing, with a wrong move first, in both languages."""

from __future__ import annotations

from contextlib import suppress

import pytest

from sternhafen import cli
from sternhafen.games import title_ids
from sternhafen.puzzles import Found, puzzles
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Quit
from sternhafen.terminal.puzzle import PuzzleTable
from sternhafen.text import LANGUAGES, Words

ONE_EACH = [next(iter(puzzles(id).values())) for id in title_ids() if puzzles(id)]


def typed(found: Found, language: str, *lines: str) -> str:
    """Return what is said to somebody who types some lines."""
    said: list[str] = []
    waiting = list(lines)
    words = Words(language, found.title, [f"P{seat}" for seat in range(found.seats)])
    table = PuzzleTable(found, words, said.append, lambda prompt: waiting.pop(0), Paint(True))
    with suppress(Quit):
        table.run()
    assert not waiting
    return "\n".join(said)


def number(found: Found, action: object) -> str:
    state = found.state()
    return str(state.legal(found.puzzle.seat).index(found.title.action(action)) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", ONE_EACH, ids=lambda found: found.form.title)
def test_a_puzzle_is_solved_by_typing(found: Found, language: str) -> None:
    words = Words(language, found.title)
    wrong, best = number(found, found.puzzle.others[0].action), number(found, found.puzzle.best)
    said = typed(found, language, "t", "u", wrong, best)
    for message in ("terminal-puzzle-tip", "terminal-puzzle-steps"):
        assert words(message) in said
    assert words("terminal-puzzle-cost", points=found.puzzle.others[0].cost) in said
    assert words("terminal-puzzle-solved", tries=1, action="").strip() in said
    assert words.reason(found.puzzle.reasons[0].term, True, found.puzzle.reasons[0].points) in said


def test_the_solution_is_shown_to_whoever_skips() -> None:
    found = ONE_EACH[0]
    assert "The best move: " in typed(found, "en", "skip")
    assert typed(found, "en", "q")


def test_an_unknown_puzzle_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--language", "en", "puzzle", "gen7", "1-1"])
    assert "gen7 has no puzzle 1-1" in capsys.readouterr().err


def test_a_title_without_puzzles_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sternhafen.terminal.puzzle.daily", lambda title, day: None)
    with pytest.raises(SystemExit):
        cli.main(["--language", "en", "puzzle", "gen7"])
    assert "gen7 has no puzzles yet" in capsys.readouterr().err
