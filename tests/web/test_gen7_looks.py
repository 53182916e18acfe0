"""How Gen7 looks at every size: nothing too small, dice as large as promised, no hole, nothing that jumps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from tests.web.gen7_games import at_a_late_turn, at_a_vote, at_a_vote_of_four
from tests.web.gen7_page import PAGE, Board
from tests.web.measuring import MOST_SHIFT, shifts, too_small, watch_shifts
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import resume
from tests.web.test_boards import GAPS, TABLET, WIDE, WIDEST_GAP

Sit = Callable[..., Person]
DICE = {DESKTOP: 44, WIDE: 64}
"""Pixels of a die in hand."""
SPILT = """() => [...document.querySelectorAll(".gen7 [data-alarm] button, .gen7 .resources")].filter(one => {
  const {right, bottom} = one.getBoundingClientRect();
  return one.checkVisibility() && [...one.querySelectorAll(".row > *, small")].some(part => {
    const box = part.getBoundingClientRect();
    return box.right > right + 1 || box.bottom > bottom + 1;
  });
}).map(one => one.innerText)"""
"""What does not fit into its frame: the places of an alarm, the names of one's resources."""
LOOKS = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "en", "dark"), (WIDE, "de", "light"), (TABLET, "en", "light"), (PHONE, "de", "dark")],
    ids=["desktop", "wide", "tablet", "phone"],
)
SMALL = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (DESKTOP, "en", "dark"),
        pytest.param(WIDE, "de", "light", marks=pytest.mark.soak),
        pytest.param(TABLET, "en", "light", marks=pytest.mark.soak),
        (PHONE, "de", "dark"),
    ],
    ids=["desktop", "wide", "tablet", "phone"],
)
"""Where there is least room; with more room than that it is looked at by the long tests."""


@LOOKS
def test_the_ship_can_be_read_and_hit(
    sit: Sit, size: tuple[int, int], language: str, theme: Literal["dark", "light"]
) -> None:
    touch = size in (TABLET, PHONE)
    ada = sit(size=size, language=language, theme=theme, touch=touch)
    watch_shifts(ada.context)
    resume(ada, at_a_late_turn())
    board = Board(ada)
    board.wait_for_table()
    ada.page.evaluate("window.shifts = []")  # the ship is measured, not the page that lay over it
    small = too_small(ada.page, touch, ".gen7")
    assert not small, "\n".join(small)
    assert not ada.page.evaluate(SPILT)
    if size in DICE:
        assert ada.page.locator(".crew .die").first.evaluate("die => die.clientWidth") == DICE[size]
    if size == WIDE:
        assert ada.page.evaluate(GAPS) <= WIDEST_GAP
    ada.check_page()
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what


@SMALL
def test_a_decision_can_be_read_and_made(
    sit: Sit, size: tuple[int, int], language: str, theme: Literal["dark", "light"]
) -> None:
    touch = size in (TABLET, PHONE)
    ada = sit(size=size, language=language, theme=theme, touch=touch)
    resume(ada, at_a_vote())
    Board(ada).wait_for_table()
    small = too_small(ada.page, touch)
    assert not small, "\n".join(small)
    ada.check_page()


@SMALL
def test_pages_and_the_ceremony_can_be_read_and_stand_still(
    sit: Sit, size: tuple[int, int], language: str, theme: Literal["dark", "light"]
) -> None:
    touch = size in (TABLET, PHONE)
    ada = sit(size=size, language=language, theme=theme, touch=touch)
    watch_shifts(ada.context)
    resume(ada, at_a_vote_of_four())
    board = Board(ada)
    board.wait_for_table()
    board.click(ada.page.locator("dialog[data-story] [data-answer]").first)
    while True:
        ada.page.wait_for_selector(f"{PAGE} h2")
        small = too_small(ada.page, touch)
        assert not small, "\n".join(small)
        ada.check_page()
        if ada.page.locator("[data-ceremony]").count():
            break
        board.turn_page()
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what


def test_the_end_is_counted_on_the_ship_before_the_book_tells_it(sit: Sit) -> None:
    ada = sit(moving=True)
    resume(ada, at_a_vote_of_four())
    board = Board(ada)
    board.wait_for_table()
    board.click(ada.page.locator("dialog[data-story] [data-answer]").first)
    ada.page.wait_for_selector(f"{PAGE} .votes li")
    board.click(ada.page.locator(f"{PAGE} [data-continue]"))
    ada.page.wait_for_selector("[data-tally] .stars")
    ada.page.keyboard.press("Enter")  # nobody has to wait
    ada.page.wait_for_selector("[data-ceremony]")


ON_SCREEN = """() => [...document.querySelectorAll(".seats > li")].every(seat => {
  const {left, right} = seat.getBoundingClientRect();
  const name = seat.querySelector(".who b");
  return left >= 0 && right <= innerWidth && name.scrollWidth <= name.clientWidth;
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_four_officers_are_all_in_sight_with_whole_names(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size, touch=size == PHONE)
    resume(ada, at_a_late_turn())
    Board(ada).wait_for_table()
    assert ada.page.evaluate(ON_SCREEN)
