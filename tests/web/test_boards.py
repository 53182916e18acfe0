"""Boards that are places: nothing too small, no holes between the parts, nothing that jumps, light enough to load."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator

from tests.web.measuring import MOST_SHIFT, covered, shifts, too_small, watch_shifts
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.planet_page import say_it

Sit = Callable[..., Person]

REDRAWN = ["escape-pods", "planet-unknown"]
"""The titles whose boards are drawn with the kit; a title joins when its board is."""
WIDE, TABLET = (1920, 1080), (820, 1180)
SIZES = {"desktop": DESKTOP, "wide": WIDE, "tablet": TABLET, "phone": PHONE}
MOVES = 6
"""The long tests play whole games."""
WIDEST_GAP = 200
BOARD_KB, SHELL_KB = 90, 160


def move(person: Person, title: str) -> None:
    """Do what a good bot would do, by clicks on the board."""
    if title == "planet-unknown":
        say_it(person, person.advice())
    else:
        person.follow_advice()


def looks() -> list[Any]:
    """Return every size in both languages and themes; most belong to the long tests."""
    cases = []
    for title in REDRAWN:
        often_at = {("desktop", "en"), ("phone", "de")}
        if title == "escape-pods":
            often_at |= {("wide", "de"), ("tablet", "en")}
        for size in SIZES:
            for language, theme in (("de", "light"), ("en", "dark")):
                often = (size, language) in often_at
                cases.append(pytest.param(title, language, theme, size, marks=[] if often else pytest.mark.soak))
    return cases


GAPS = """() => {
  const boxes = [...document.querySelectorAll('main.board [data-target], main.board [data-part], main.board button')]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());
  const board = document.querySelector('main.board').getBoundingClientRect();
  const STEP = 8, columns = Math.ceil(board.width / STEP), rows = Math.ceil(board.height / STEP);
  const taken = new Uint8Array(columns * rows);
  for (const box of boxes)
    for (let x = Math.floor((box.left - board.left) / STEP); x < (box.right - board.left) / STEP; x++)
      for (let y = Math.floor((box.top - board.top) / STEP); y < (box.bottom - board.top) / STEP; y++)
        if (x >= 0 && y >= 0 && x < columns && y < rows) taken[y * columns + x] = 1;
  // the largest empty square between the parts
  let most = 0;
  const side = new Uint16Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x;
      if (taken[at]) continue;
      side[at] = x && y ? 1 + Math.min(side[at - 1], side[at - columns], side[at - columns - 1]) : 1;
      most = Math.max(most, side[at]);
    }
  return most * STEP;
}"""


@pytest.mark.parametrize(("title", "language", "theme", "size"), looks())
def test_a_board_can_be_read_and_hit_and_is_accessible(
    sit: Sit, title: str, language: str, theme: Literal["dark", "light"], size: str
) -> None:
    touch = size in ("tablet", "phone")
    ada = sit(size=SIZES[size], language=language, theme=theme, touch=touch)
    watch_shifts(ada.context)
    ada.sit_down(title, 3)
    for number in range(MOVES):
        ada.wait_for_question()
        if number % 3 == 2:
            # with a tile in hand a whole planet follows the finger: its cells are no targets of their own
            small = [one for one in too_small(ada.page, touch, "body") if "g.cell" not in one]
            assert not small, "\n".join(small)
        move(ada, title)
    ada.wait_for_question()
    ada.check_page()
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what


@pytest.mark.parametrize("title", REDRAWN)
def test_a_wide_board_leaves_no_hole_between_its_parts(sit: Sit, title: str) -> None:
    ada = sit(size=WIDE)
    ada.sit_down(title, 3)
    for _ in range(3):
        ada.wait_for_question()
        assert ada.page.evaluate(GAPS) <= WIDEST_GAP
        move(ada, title)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_of_escape_pods_at_every_size(sit: Sit, size: str) -> None:
    """Planet Unknown's are in test_planet_unknown.py."""
    ada = sit(
        size=SIZES[size], language="de" if size in ("wide", "phone") else "en", moving=True, touch=size == "phone"
    )
    ada.sit_down("escape-pods", 3)
    assert ada.finish() > 0
    ada.check_page()


def by_mouse(person: Person, spot: Locator) -> None:
    spot.click()


def by_touch(person: Person, spot: Locator) -> None:
    spot.tap()


def by_keys(person: Person, spot: Locator) -> None:
    """Go there with Tab, and press Enter."""
    spot.evaluate("one => { window.wanted = one; }")
    person.tab_to("document.activeElement === window.wanted")
    person.page.keyboard.press("Enter")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("press", "size"),
    [(by_mouse, "desktop"), (by_touch, "phone"), (by_keys, "desktop")],
    ids=["mouse", "touch", "keys"],
)
def test_a_whole_game_of_escape_pods_by(sit: Sit, press: Callable[[Person, Locator], None], size: str) -> None:
    """Nothing is sent to a thing itself: the pointer must reach it, or Tab."""
    ada = sit(size=SIZES[size], touch=press is by_touch)
    ada.sit_down("escape-pods", 2)
    while True:
        ada.wait_for_question()
        if ada.over():
            return
        before = ada.moved
        for target in ada.advice()["targets"]:
            assert covered(ada.page) == []
            spot = ada.target(target)
            if spot.get_attribute("data-state") != "chosen":
                press(ada, spot)
        if ada.page.locator("[data-sure]").count():
            press(ada, ada.page.locator("[data-sure]"))
        ada.wait_for_own_move(before)


def zipped(files: list[Path]) -> float:
    """Return how many kilobytes files weigh on their way."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / 1000


def loaded(page: Path, first: list[Path]) -> list[Path]:
    """Return the scripts and styles that come with some, following what they import at once."""
    queue, all_ = [*first], []
    while queue:
        path = queue.pop()
        if path in all_ or not path.is_file():
            continue
        all_.append(path)
        if path.suffix == ".js":
            static = re.findall(r'(?:from|import)\s*"(\./[^"]+\.js)"', path.read_text(encoding="utf-8"))
            queue += [path.parent / name for name in static]
    return all_


def test_boards_and_shell_are_light(site: Path) -> None:
    """The shell is what the first page loads; a board's chunk is what its title adds."""
    page = (site / "index.html").read_text(encoding="utf-8")
    first = [site / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', page)]
    assert first
    assert all(path.is_file() for path in first)
    shell = zipped(loaded(site, first))
    assert shell <= SHELL_KB, f"the shell weighs {shell:.0f} KB"
    assets = site / "assets"
    weights = {
        title: zipped([*assets.glob(f"{title}-*.js"), *assets.glob(f"{title}-*.css")])
        for title in ("cryo", "escape-pods", "gen7", "planet-unknown")
    }
    assert all(weight > 0 for weight in weights.values()), json.dumps(weights)
    assert all(weight <= BOARD_KB for weight in weights.values()), json.dumps(weights)
