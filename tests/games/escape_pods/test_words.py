"""Words: every question, choice, event and refusal of random games can be said in both languages; and the board."""

from __future__ import annotations

import re
from random import Random

import pytest

from sternhafen.engine import Match, space
from sternhafen.games.escape_pods import TITLE
from sternhafen.games.escape_pods.actions import Disembark, Move
from sternhafen.games.escape_pods.data.tables import DISEMBARK, FLY
from sternhafen.terminal.boards.escape_pods import draw
from sternhafen.terminal.paint import Paint
from sternhafen.text import LANGUAGES, Words
from tests.games.escape_pods.position import (
    MINI_A,
    MINI_B,
    THREE,
    TWO_A,
    buoy,
    fill,
    opening,
    settle,
    table,
    use,
    wreck,
)

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
COLOURS = re.compile("\x1b\\[[0-9;]*m")


@pytest.mark.parametrize("seats", TITLE.seats)
def test_everything_in_a_game_can_be_said_in_both_languages(seats: int) -> None:
    tongues = [Words(language, TITLE, NAMES[:seats]) for language in LANGUAGES]
    rng = Random(seats)
    match = Match.new(TITLE, seats, seats)
    while not match.over:
        seat = match.state.first_asked()
        question = match.state.question(seat)
        assert question is not None
        action = match.state.sample_legal(seat, rng.random)
        strange = space.any_of(rng.choice(TITLE.actions), rng)
        illegal = match.state.explain(seat, strange)
        for words in tongues:
            assert words.question(match.state, question)
            assert words.action(action)
            assert words.action(strange)
            if illegal is not None:
                assert illegal.rule in words.refusal(illegal)
        for event in match.play(seat, action).events:
            for watcher in (*range(seats), None):
                for words in tongues:
                    assert words.event(event.seen_by(watcher))
    outcome = match.state.outcome()
    assert outcome is not None
    for words in tongues:
        for kind in outcome.points[0]:
            assert words(f"escape-pods-points-{kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_outcome_and_option_has_a_name(language: str) -> None:
    words = Words(language, TITLE, NAMES)
    for kind, count in (("kind", 4), ("one", 3), ("action", 9), ("pod", 6), ("haven", 4), ("hangar", 3), ("ending", 5)):
        assert len({words(f"escape-pods-name-{kind}-{number}") for number in range(count)}) == count
    cards = {TITLE.names("card", number, language) for number in range(22)}
    assert len(cards) == 22
    assert TITLE.names("crew", 12, language) == "B4"
    assert TITLE.names("buoy", 0, language) == "AB"
    assert TITLE.names("border", 0, language) == "1–4"
    for verdict in ("survivor", "conqueror", "lord"):
        assert words(f"escape-pods-verdict-{verdict}")
    for tie in ("most-crew", "most-assigned", "most-havens", "shared"):
        assert words(f"escape-pods-tie-{tie}")
    for option in ("haven-set", "chosen-havens", "round-cap"):
        assert words(f"escape-pods-option-{option}")
        assert words(f"escape-pods-option-{option}-help")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TITLE.seats)
def test_the_board_fits_into_a_hundred_columns_throughout_a_game(language: str, seats: int) -> None:
    words = Words(language, TITLE, NAMES[:seats])
    rng = Random(seats)
    s = opening(seats, 4)
    count = 0
    while (seat := s.first_asked()) >= 0:
        if count % 40 == 0:
            view = s.view(rng.choice([*range(seats), None]))
            text = COLOURS.sub("", draw(view, words, Paint()))
            assert max(map(len, text.splitlines())) <= 100
            assert "\x1b" not in draw(view, words, Paint(plain=True))
        s.play(seat, s.sample_legal(seat, rng.random))
        count += 1
    assert draw(s.view(0), words, Paint())


def test_the_board_shows_all_that_is_public_and_only_what_is_known() -> None:
    s = table(3, haven_set="beginner")
    fill(s, TWO_A, 5, "0K", "1W")
    settle(s, 2, "2I")
    buoy(s, 0, 4)
    buoy(s, 1, 1)
    wreck(s, 7)
    words = Words("en", TITLE, NAMES[:3])
    for plain in (False, True):
        text = COLOURS.sub("", draw(s.view(0), words, Paint(plain)))
        for part in ("Heron", "debris", "Ada", "Ben", "Cleo", "A1", "B1", "C1", "AB", "Hangar 1: empty"):
            assert part in text, part
    plain_text = draw(s.view(0), words, Paint(plain=True))
    assert "Sector 5: Heron with A1 (commander), B1 (unknown)." in plain_text
    assert "Sector 7: debris." in plain_text
    assert "A1 (commander)" not in draw(s.view(1), words, Paint(plain=True))


def test_the_board_shows_scores_and_the_barrier() -> None:
    s = table(3, haven_set="beginner")
    s.markers[0] = 1
    wreck(s, 5, 6, 8, 7)
    (tag,) = fill(s, MINI_A, 11, "0K")
    fill(s, MINI_B, 13, "0W")
    fill(s, THREE, 12, "1W")
    s.barrier_seat, s.last_turns = 2, 1
    words = Words("de", TITLE, NAMES[:3])
    assert "Die Barriere ist geschlossen (Cleo)" in draw(s.view(0), words, Paint(plain=True))
    use(s, DISEMBARK, Disembark(tag, 0))
    use(s, FLY, Move(MINI_B, 10))
    while s.asked():
        s.play(s.first_asked(), s.legal(s.first_asked())[0])
    assert "=A1 (Kommandant)" in draw(s.view(1), words, Paint(plain=True))


@pytest.mark.rule("PODS-16.8")
@pytest.mark.parametrize(
    ("language", "cap", "said"),
    [
        ("en", None, "Round 2."),
        ("en", 9, "Round 2 of at most 9."),
        ("de", None, "Runde 2."),
        ("de", 9, "Runde 2 von höchstens 9."),
    ],
)
def test_the_board_names_a_limit_of_rounds_only_where_there_is_one(language: str, cap: int | None, said: str) -> None:
    s = table(2, round_cap=cap)
    assert draw(s.view(0), Words(language, TITLE, NAMES[:2]), Paint(True)).splitlines()[0].startswith(said)
