"""Practice at the text table: alone one goes back whatever was revealed, bots answer as before, and it is marked."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from sternhafen import cli
from sternhafen.engine import Action, Match, Title
from sternhafen.engine.record import TableNote, peek, read, write
from sternhafen.games import titles
from sternhafen.terminal.prompt import Quit
from sternhafen.terminal.table import outcome_lines
from sternhafen.text import LANGUAGES, Words
from tests.terminal.test_table import NAMES, Typist, sit_down


@pytest.fixture
def title() -> Title:
    return titles()["escape-pods"]


def lines_of(match: Match) -> list[tuple[int, Action]]:
    return [(entry.seat, entry.action) for _, entry in match.played() if entry.action is not None]


def test_p_goes_back_before_ones_last_move_and_bots_answer_as_before(title: Title) -> None:
    typist = Typist([])
    table = sit_down(title, typist, 2, 1, seed=5)
    own = [0]

    def hear(prompt: str) -> str:
        """Play on until the bot has answered, then practise and play the same once more."""
        played = lines_of(table.match)
        if table.match.practice:
            return "q"
        if played and played[-1][0] == 1 and 0 in [seat for seat, _ in played]:
            own[0] = max(i for i, (seat, _) in enumerate(played) if seat == 0)
            before.extend(played)
            return "p"
        return typist.hear(prompt)

    before: list[tuple[int, Action]] = []
    table.hear = hear
    with pytest.raises(Quit):
        table.run()
    match = table.match
    assert lines_of(match) == before[: own[0]]
    assert match.log[-1].practice
    assert any(line.startswith("Practice:") for line in typist.said)
    for seat, _ in before[own[0] :]:  # the same move, and the bot's own answers: they are the same
        action = before[len(table.match.played())][1]
        if seat == 1:
            table._let_a_bot_play(1)
        else:
            table.play(0, action)
    assert lines_of(table.match) == before


def test_several_people_at_one_keyboard_do_not_practise(title: Title) -> None:
    typist = Typist(["", "1", "p", "q"])
    table = sit_down(title, typist, 2, 0, seed=5)
    with pytest.raises(Quit):
        table.run()
    assert table.words("terminal-no-practice") in typist.said
    assert not table.match.practice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_the_replay_and_the_end_tell_of_practice_and_seats(
    title: Title, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, rng = Match.new(title, 2, 5), Random(5)
    while not match.over:
        seat = match.state.asked()[0]
        match.play(seat, match.state.sample_legal(seat, rng.random))
        if len(match.log) == 8:
            match.take_back(seat, 0, (0, 1), practice=True)
    words = Words(language, title, NAMES[:2])
    assert outcome_lines(match, words)[-1] == words("terminal-practice", count=1)
    kinds = ("bot", "back", "freed", "sat", "renamed", "device", "asked-bot", "asked-free", "agreed", "refused")
    args: dict[str, int | str] = {"seat": 1, "n": 2, "name": "Bo", "new": "Boo", "bot": "easy"}
    notes = [TableNote(number, f"engine-note-{kind}", args) for number, kind in enumerate(kinds)]
    file = tmp_path / "game.json"
    file.write_bytes(write(match, NAMES[:2], None, [*notes, TableNote(2, "made-up", {})]))
    assert read(peek(file.read_bytes()), title).practice == 1
    said = io.StringIO()
    monkeypatch.setattr("sys.stdout", said)
    cli.main(["--language", language, "replay", str(file), "--plain"])
    told = said.getvalue()
    assert all(words(note.id, **note.args) in told for note in notes)
    assert words("cli-replay-practice", name=NAMES[match.log[8].seat], count=8) in told
    assert "made-up" in told
