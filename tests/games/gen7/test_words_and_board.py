"""Every question, answer and event can be said in both languages, and the board can be drawn for everybody."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.names import name_of, named_entries
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.terminal.boards.gen7 import draw
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words
from tests.games.gen7.table import BOOK, fresh

NAMES = ["Ada", "Ben", "Cem", "Dana"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_episode_can_be_told_and_drawn(language: str) -> None:
    words = Words(language, TITLE, NAMES)
    match = Match.new(TITLE, 4, 9, Gen7Options(campaign=FIRST))
    rng = Random(9)
    while not match.over and len(match.log) < 260:
        s = match.state
        assert isinstance(s, Gen7)
        seat = rng.choice(s.asked())
        question = s.question(seat)
        assert question is not None
        assert words.question(s, question)
        if len(match.log) % 6 == 0:
            for action in s.legal(seat)[:25]:
                assert words.action(action)
            board = draw(s.view(seat), words, Paint(plain=True))
            assert max(map(len, board.splitlines())) <= 110
            assert "\x1b" not in board
            assert draw(s.view(None), words, Paint())
        for event in match.play(seat, s.sample_legal(seat, rng.random)).events:
            for watcher in (0, None):
                assert words.event(event.seen_by(watcher))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_component_has_a_name(language: str) -> None:
    for kind, entries in named_entries(BOOK).items():
        for number in range(len(entries)):
            assert name_of(BOOK, kind, number, language)
    for number in range(len(BOOK.options)):
        assert name_of(BOOK, "option", number, language)
    assert all(text[language] for text in BOOK.texts)
    assert name_of(BOOK, "unheard-of", 0, language) is None


def test_the_hidden_hand_is_not_on_anothers_board() -> None:
    words = Words("en", TITLE, NAMES)
    s = fresh(3, 2)
    view = s.view(1)
    shown = draw(view, words, Paint(plain=True))
    mine = view.officers[1].files[0]
    assert str(name_of(BOOK, "file-text", mine, "en")).split()[0] in shown
    assert not view.officers[0].files
