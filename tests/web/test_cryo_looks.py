"""Cryo to the eye and the finger: nothing too small, nothing that jumps, no hole in a wide window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.actions import Deploy, Launch
from tests.web.cryo_page import Board
from tests.web.measuring import MOST_SHIFT, shifts, too_small, watch_shifts
from tests.web.people import Person
from tests.web.prepared import after, played, resume
from tests.web.test_boards import GAPS, WIDEST_GAP

Sit = Callable[..., Person]
SIZES = {"laptop": (1280, 720), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
ENTRIES = 150
MOVES = 6


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("laptop", "en", "light"),
        pytest.param("laptop", "de", "dark", marks=pytest.mark.soak),
        pytest.param("wide", "de", "light", marks=pytest.mark.soak),
        pytest.param("tablet", "en", "light", marks=pytest.mark.soak),
        ("phone", "de", "dark"),
    ],
)
def test_everything_can_be_read_and_hit_and_nothing_jumps(
    sit: Sit, size: str, language: str, theme: Literal["dark", "light"]
) -> None:
    """In the middle of a game of three, over some moves, above the ice and below."""
    touch = size in ("tablet", "phone")
    ada = sit(size=SIZES[size], language=language, theme=theme, touch=touch)
    watch_shifts(ada.context)
    match = played(CRYO, lambda one: len(one.log) > ENTRIES and isinstance(one.state.legal(0)[0], Deploy), seats=3)
    resume(ada, match)
    board = Board(ada)
    for move in range(MOVES):
        ada.wait_for_question()
        if move % 2 == 0:
            board.rest()
            small = too_small(ada.page, touch, "body")
            assert not small, "\n".join(small)
        board.act(board.advice())
    ada.wait_for_question()
    for tab in ("caves", "ship", "own", "hand", "points"):
        board.open_tab(tab)
        small = too_small(ada.page, touch, "body")
        assert not small, f"{tab}: " + "\n".join(small)
    ada.check_page()
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what


def test_a_wide_landscape_leaves_no_hole_between_its_parts(sit: Sit) -> None:
    """Above the ice; below, when a vehicle is launched, the caves fill the stage."""
    ada = sit(size=SIZES["wide"])
    resume(ada, played(CRYO, lambda one: any(isinstance(act, Deploy) for act in one.state.legal(0)), seats=3))
    ada.wait_for_question()
    assert ada.page.evaluate(GAPS) <= WIDEST_GAP


IN_BETWEEN = [(910, 700), (1024, 768), (1110, 740), (1180, 820), (1260, 720)]
"""Windows narrower than a laptop's and wider than a phone's."""


def test_letters_and_icons_do_not_shrink_with_the_window(sit: Sit) -> None:
    ada = sit(language="de")
    resume(ada, played(CRYO, after(ENTRIES), seats=4))
    ada.wait_for_question()
    for width, height in IN_BETWEEN:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function("wide => document.querySelector('.stage').clientWidth === wide", arg=width)
        ada.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        Board(ada).rest()
        small = [one for one in too_small(ada.page) if not one.startswith("target")]
        assert not small, f"{width}: " + "\n".join(small)


OVERLAPPING = """() => {
  const seats = [...document.querySelectorAll(".seats > li")];
  const parts = seats.map(one => [...one.querySelectorAll("b, .figure, .moves i")]
    .filter(part => part.checkVisibility()).map(part => part.getBoundingClientRect()));
  const inside = parts.every((list, seat) => list.every(box => {
    const around = seats[seat].getBoundingClientRect();
    return box.left >= around.left && box.right <= around.right && box.right <= innerWidth;
  }));
  const apart = parts.every(list => list.every((one, i) => list.every((other, j) => i >= j
    || one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 4 || other.bottom <= one.top + 4)));
  return {inside, apart, names: [...document.querySelectorAll(".seats .who b")]
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)};
}"""


@pytest.mark.parametrize("size", SIZES)
def test_four_seats_are_all_in_sight_with_whole_names(sit: Sit, size: str) -> None:
    ada = sit(size=SIZES[size])
    resume(ada, played(CRYO, after(ENTRIES), seats=4))
    ada.wait_for_question()
    ada.page.wait_for_function(f"({OVERLAPPING})().inside")
    assert ada.page.evaluate(OVERLAPPING) == {"inside": True, "apart": True, "names": []}


CONTRAST = """() => {
  const light = colour => {
    const paint = document.createElement("canvas").getContext("2d");
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map(one => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return Math.min(...[...document.querySelectorAll(".tanks .mark")].map(one => {
    const of = (element, what) => light(getComputedStyle(element)[what]);
    const pair = [of(one, "color"), of(one.parentElement, "backgroundColor")].sort((a, b) => b - a);
    return (pair[0] + 0.05) / (pair[1] + 0.05);
  }));
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_a_tank_holds_is_seen_in_both_themes(sit: Sit, theme: Literal["dark", "light"]) -> None:
    """Its well stays dark, so its sign is pale."""
    ada = sit(size=SIZES["phone"], theme=theme, touch=True)
    resume(ada, played(CRYO, after(4), seats=2))
    ada.wait_for_question()
    assert ada.page.evaluate(CONTRAST) >= 4.5


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_eye_goes_below_the_ice_when_a_vehicle_is_launched(sit: Sit, size: str) -> None:
    ada = sit(size=SIZES[size])
    resume(ada, played(CRYO, lambda one: any(isinstance(act, Launch) for act in one.state.legal(0)), seats=2))
    ada.wait_for_question()
    ada.page.wait_for_selector(".cryo .plan")
    Board(ada).rest()
    small = too_small(ada.page, False, "body")
    assert not small, "\n".join(small)
    plan = ada.page.locator(".cryo .plan")
    assert plan.evaluate("one => one.scrollHeight <= one.clientHeight"), "the plan is cut"
    tunnel = ada.page.locator(
        '[data-target^="tunnel:"][data-state="open"], [data-target^="tunnel:"][data-state="legal"]'
    )
    board, before = Board(ada), ada.moved
    board.click(tunnel.first)
    vehicle = ada.page.locator('.plan [data-target^="vehicle:"][data-state="legal"]')
    if ada.moved == before and vehicle.count():
        board.click(vehicle.first)
    ada.wait_for_own_move(before)
