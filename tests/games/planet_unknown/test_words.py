"""The words of the title: every message can be formatted in both languages, and the text board is complete."""

from __future__ import annotations

import re
from random import Random

import pytest

from sternhafen.engine import Match, State
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.view import PlanetUnknownView
from sternhafen.terminal.boards.planet_unknown import draw
from sternhafen.terminal.paint import Paint
from sternhafen.text import LANGUAGES, Words


def drawn(s: State, viewer: int | None, words: Words, plain: bool) -> str:
    view = s.view(viewer)
    assert isinstance(view, PlanetUnknownView)
    return draw(view, words, Paint(plain))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_can_be_told_and_drawn(language: str, seats: int) -> None:
    words = Words(language, TITLE, ["Ada", "Bo", "Cy", "Di"][:seats])
    options = list(TITLE.variants(seats))[3]
    match = Match.new(TITLE, seats, 7, options)
    rng = Random(seats)
    while not match.over:
        s = match.state
        seat = rng.choice(s.asked())
        ask = s.question(seat)
        assert ask is not None
        assert words.question(s, ask)
        if len(match.log) % 25 == 0:
            for viewer in (0, None):
                assert "\x1b" in drawn(s, viewer, words, False)
                assert "\x1b" not in drawn(s, viewer, words, True)
        action = s.sample_legal(seat, rng.random)
        assert words.action(action)
        for event in match.play(seat, action).events:
            for watcher in (0, None):
                assert words.event(event.seen_by(watcher))
    outcome = match.state.outcome()
    assert outcome is not None
    for kind in outcome.points[0]:
        assert words(f"planet-unknown-points-{kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coloured_board_fits_a_hundred_columns(language: str) -> None:
    words = Words(language, TITLE, ["Ada", "Bo"])
    match = Match.new(TITLE, 2, 3)
    rng = Random(5)
    for _ in range(60):
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    text = re.sub("\x1b\\[[0-9;]*m", "", drawn(match.state, 0, words, False))
    assert max(map(len, text.splitlines())) <= 112
    assert "KSB-4156" in text
