"""The words and the text board: everything that happens can be said, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from sternhafen.engine import Illegal, State
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.view import CryoView
from sternhafen.terminal.boards.cryo import draw
from sternhafen.terminal.paint import Paint
from sternhafen.text import LANGUAGES, Words
from tests.games.cryo.positions import hold, table, upgrade, vehicle

NAMES = ["Anna", "Ben", "Cem", "Dora"]
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_whole_game_can_be_told_asked_and_drawn(seats: int, language: str) -> None:
    words = Words(language, TITLE, NAMES[:seats])
    s = TITLE.start(CryoOptions(), seats, 3)
    rng = Random(3)
    while (seat := s.first_asked()) >= 0:
        question = s.question(seat)
        assert question is not None
        assert words.question(s, question)
        for action in rng.choices(s.legal(seat), k=3):
            assert words.action(action)
        for ask, action in rng.choices(s.candidates(seat), k=3):
            illegal = ask.check(s, action)
            if isinstance(illegal, Illegal):
                assert illegal.rule in words.refusal(illegal)
        s.record()
        s.play(seat, s.sample_legal(seat, rng.random))
        for event in s.drain_events():
            for watcher in (None, 0):
                text = words.event(event.seen_by(watcher))
                assert text
                assert "{" not in text
        if rng.random() < 0.05:
            check_board(view_of(s, 0), words)
    check_board(view_of(s, None), words)


def view_of(s: State, seat: int | None) -> CryoView:
    view = s.view(seat)
    assert isinstance(view, CryoView)
    return view


def visible(line: str) -> int:
    return len(ESCAPES.sub("", line))


def check_board(view: CryoView, words: Words) -> None:
    for plain in (False, True):
        text = draw(view, words, Paint(plain))
        assert [line for line in text.splitlines() if visible(line) > 100] == []
        assert plain == ("\x1b" not in text)


def test_the_board_shows_a_player_all_that_is_theirs_and_hides_the_rest() -> None:
    s = table()
    assert isinstance(s, Cryo)
    hold(s, 0, 0, 5)
    hold(s, 1, 6)
    upgrade(s, 1, 7)
    vehicle(s, 0, 3)
    s.discard = ()
    s.sides[0].missions, s.sides[1].missions = (1,), (4,)
    text = draw(s.view(0), Words("en", TITLE, NAMES[:2]), Paint(plain=True))
    assert "Ground Scanner/Expansion/Rhino" in text
    assert "Crab (holds 4)" in text
    assert "Power Bank" in text
    assert "Overclock" in text
    assert "Industry" not in text
    assert "Early Warning/Memorial/Spider" not in text
    assert "Hand: 1 face down" in text


def test_the_rivals_cards_are_on_the_board() -> None:
    s = table(1)
    text = draw(s.view(0), Words("de", TITLE, NAMES[:1]), Paint(plain=True))
    assert "Entscheidungskarten" in text
    assert text.count("führt nach") == 8
