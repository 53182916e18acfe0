"""Planet Unknown to the eye and the finger: nothing too small, nothing that jumps, no hole in a wide window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from sternhafen.engine import Match
from sternhafen.games.planet_unknown import TITLE as PLANET_UNKNOWN
from sternhafen.games.planet_unknown.actions import LayPatch, PlaceTile
from tests.web.measuring import MOST_SHIFT, SMALLEST_TARGET, shifts, too_small, watch_shifts
from tests.web.people import Person
from tests.web.planet_page import turn_to
from tests.web.prepared import played, resume

Sit = Callable[..., Person]
SIZES = {"laptop": (1280, 720), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
WIDEST_GAP = 200
PARTS = ".station svg, .grip, .planet > svg, .tracks svg, .side"

GAPS = """([parts]) => {
  const boxes = [...document.querySelectorAll(parts)].map(one => one.getBoundingClientRect())
    .sort((one, other) => one.left - other.left);
  let [edge, gap] = [0, 0];
  for (const box of boxes) {
    gap = Math.max(gap, box.left - edge);
    edge = Math.max(edge, box.right);
  }
  return Math.max(gap, innerWidth - edge);
}"""


def placing(match: Match) -> bool:
    """Return whether the first seat places a tile in the middle of a game."""
    return len(match.log) > 120 and any(isinstance(action, PlaceTile) for action in match.state.legal(0))


def patching(match: Match) -> bool:
    """Return whether the first seat may lay a patch."""
    return any(isinstance(action, LayPatch) for action in match.state.legal(0))


def hold(person: Person) -> None:
    """Hold a tile where it may lie."""
    ring, turn, cell = person.advice()["action"][1:]
    person.page.keyboard.press(str(ring + 1))
    turn_to(person, turn)
    person.target(f"cell:{cell}").focus()
    person.page.wait_for_selector(".held .place")


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("laptop", "en", "light"),
        pytest.param("wide", "en", "dark", marks=pytest.mark.soak),
        pytest.param("tablet", "de", "light", marks=pytest.mark.soak),
        ("phone", "de", "dark"),
    ],
)
def test_nothing_is_too_small_or_jumps(sit: Sit, size: str, language: str, theme: Literal["dark", "light"]) -> None:
    touch = size in ("tablet", "phone")
    ada = sit(size=SIZES[size], language=language, theme=theme, touch=touch)
    watch_shifts(ada.context)
    resume(ada, played(PLANET_UNKNOWN, placing, seats=3))
    ada.wait_for_question()
    hold(ada)
    # with a tile in hand the whole planet follows the finger, so its cells are no targets of their own
    small = [one for one in too_small(ada.page, touch, inside=".stage") if "g.cell" not in one]
    assert not small, "\n".join(small)
    ada.check_page()
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, max(what)


def test_cells_to_choose_are_wide_enough_for_a_finger(sit: Sit) -> None:
    ada = sit(size=SIZES["phone"], touch=True)
    resume(ada, played(PLANET_UNKNOWN, patching, seats=2))
    ada.wait_for_question()
    boxes = [cell.bounding_box() for cell in ada.page.locator('.cell[data-state="legal"]').all()[:5]]
    assert boxes
    for box in boxes:
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET["touch"]


def test_a_wide_window_has_no_hole(sit: Sit) -> None:
    ada = sit(size=SIZES["wide"])
    resume(ada, played(PLANET_UNKNOWN, placing, seats=3))
    ada.wait_for_question()
    assert ada.page.evaluate(GAPS, [PARTS]) <= WIDEST_GAP
