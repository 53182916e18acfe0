"""Whole games of Cryo through its board: against the Rival and of three, at every size, by pointer, finger and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from sternhafen.games.cryo import TITLE as CRYO
from tests.web.cryo_page import CUT, Board, KeyBoard, TouchBoard
from tests.web.measuring import MOST_SHIFT, shifts, watch_shifts
from tests.web.people import PHONE, Person
from tests.web.prepared import after, played, resume
from tests.web.test_boards import SIZES

Sit = Callable[..., Person]
Which = Literal["rival", "three"]
SEATS = {"rival": 1, "three": 3}
COMMON = {"deploy", "recall", "use", "resolve", "return-drone", "end-turn"}
"""Actions that no game goes without."""
LOOKED_AT = 24
"""How many moves are made before the page is looked at again."""


def check(board: Board) -> None:
    """In every part and on every page nothing scrolls, axe is content and no word is cut off."""
    board.page.keyboard.press("Escape")  # a question about the platform has opened its page on a phone
    for tab in ("caves", "ship", "points", "own", "hand"):
        board.open_tab(tab)
        board.person.check_page()
        assert not board.page.evaluate(CUT), tab
    board.page.keyboard.press("Escape")


def finish(board: Board) -> None:
    """Play to the end with actions of every common kind, and look at the result."""
    done = board.finish()
    assert done >= COMMON
    totals = [int(total) for total in board.page.locator(".end .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True), "whoever won is listed first, the Rival too"
    board.person.check_page()


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("which", SEATS)
def test_a_whole_game(sit: Sit, which: Which, size: str, language: str) -> None:
    """By clicks on the board alone, by taps where fingers are used; nothing jumps."""
    touch = size in ("tablet", "phone")
    ada = sit(size=SIZES[size], language=language, theme="light" if language == "de" else "dark", touch=touch)
    watch_shifts(ada.context)
    ada.sit_down("cryo", SEATS[which])
    board = TouchBoard(ada) if touch else Board(ada)
    board.play_on(1)  # the cards to keep lie over the board until they are chosen
    ada.wait_for_question()
    check(board)
    board.play_on(LOOKED_AT)
    ada.wait_for_question()
    board.clear_the_view()
    check(board)
    finish(board)
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what


@pytest.mark.soak
@pytest.mark.parametrize("which", SEATS)
def test_a_whole_game_by_keys(sit: Sit, which: Which) -> None:
    """Nothing on the board needs a pointer."""
    ada = sit()
    ada.enter()
    if which == "three":
        ada.verb("play", "cryo").press("Enter")
        ada.seated()
    else:
        ada.start_by_keys("cryo")
    assert KeyBoard(ada).finish() >= COMMON


def test_the_last_rounds_against_the_rival(sit: Sit) -> None:
    """The end of a game by taps on the board alone, on a phone in German; whole ones belong to the long tests.

    That all pages can be read is proven in test_cryo_looks.py.
    """
    ada = sit(size=PHONE, language="de", touch=True)
    resume(ada, played(CRYO, after(135)))
    board = TouchBoard(ada)
    ada.wait_for_question()
    board.clear_the_view()
    finish(board)
