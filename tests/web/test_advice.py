"""Advice on the page: it never covers what it speaks of, wherever that lies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sternhafen.games import HOUSE_TITLES, title
from tests.web.gen7_page import Board
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import after, played, resume

Sit = Callable[..., Person]
TITLES = [package.replace("_", "-") for package in HOUSE_TITLES]
LARGE = (1920, 1080)
SCREENS = [(DESKTOP, "de"), (LARGE, "en"), (PHONE, "de"), (PHONE, "en")]
FIRST, *REST = [(id, *screen) for id in TITLES for screen in SCREENS]
ASK = {"en": "Ask a bot for advice", "de": "Einen Bot um Rat fragen"}
MOVES = (0, 9, 40)
"""After how many moves of a game it is asked for."""
COVERED = """() => {
  const shown = one => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0;
  const panel = document.querySelector('[data-panel]').getBoundingClientRect();
  const meets = box => box.left < box.right && box.top < box.bottom
    && box.left < panel.right - 1 && panel.left < box.right - 1
    && box.top < panel.bottom - 1 && panel.top < box.bottom - 1;
  const seen = one => {  // lists cut off what they are scrolled away from
    let {left, right, top, bottom} = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const cut = around.getBoundingClientRect();
      [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
      [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
    }
    return {left, right, top, bottom};
  };
  const things = document.querySelector('[data-advice]').dataset.about.split(' ').flatMap(target =>
    [...document.querySelectorAll(`[data-target="${target}"]`)]);
  return [...things, ...document.querySelectorAll('[data-prompt]')]
    .filter(one => shown(one) && !one.closest('[data-panel]') && meets(seen(one)))
    .map(one => one.dataset.target ?? 'prompt');
}"""


@pytest.mark.parametrize(
    ("id", "size", "language"), [FIRST, *(pytest.param(*cell, marks=pytest.mark.soak) for cell in REST)]
)
def test_advice_covers_nothing_it_speaks_of(sit: Sit, id: str, size: tuple[int, int], language: str) -> None:
    known, faults = title(id), []
    ada = sit(size=size, language=language)
    ada.enter()
    for moves in MOVES:
        resume(ada, played(known, after(moves), seats=max(2, known.seats[0]), by="easy"))
        ada.wait_for_question()
        if id == "gen7":
            Board(ada).ready()
            if ada.page.locator("[data-aside]").count():  # the story asks: advice is about that, behind its page
                ada.page.locator("[data-aside]").click()
        ada.page.get_by_role("button", name=ASK[language]).click()
        ada.page.wait_for_selector("[data-panel][data-settled]")
        faults += [f"after {moves} moves: {thing}" for thing in ada.page.evaluate(COVERED)]
    assert faults == []
