"""Cryo to the eye and the finger: nothing too small, nothing that jumps, no hole in a wide window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from sternhafen.engine import Action
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.actions import Activate, Deploy, Launch, Settle, Spend, Wake
from sternhafen.games.cryo.rules.wreck import StasisControl
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


PHONES = [(360, 740), (390, 844), (480, 900), (600, 960)]
TABLETS = [(720, 1024), (820, 1180), (910, 700), (1024, 768), (1100, 740), (1180, 820), (1219, 760)]
SCREENS = [(1220, 760), (1250, 720), (1280, 720), (1366, 720), (1600, 900), (1920, 1080)]
TOUCHED = [(1250, 760), (1269, 760), (1280, 800), (1366, 1024)]


@pytest.mark.parametrize(
    ("windows", "touch"),
    [(TABLETS + SCREENS, False), (PHONES + TABLETS + TOUCHED, True)],
    ids=["pointer", "touch"],
)
def test_everything_can_be_read_and_hit_in_a_window_of_every_width(
    sit: Sit, windows: list[tuple[int, int]], touch: bool
) -> None:
    """With four seats and the longer words, letters, icons and hit areas do not shrink with the landscape."""
    ada = sit(language="de", touch=touch)
    resume(ada, played(CRYO, after(ENTRIES), seats=4))
    ada.wait_for_question()
    small: list[str] = []
    for width, height in windows:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function("wide => document.querySelector('.stage').clientWidth === wide", arg=width)
        ada.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        Board(ada).rest()
        small += [f"{width}: {one}" for one in too_small(ada.page, touch)]
    assert not small, "\n".join(small)


@pytest.mark.parametrize(("kind", "seats"), [(Settle, 2), (Wake, 3), (Spend, 2)], ids=["settle", "wake", "pay"])
def test_amounts_are_whole_where_they_are_asked_for(sit: Sit, kind: type[Action], seats: int) -> None:
    """On a laptop every number and the button that confirms them are in sight; a phone shows the section meant."""
    laptop, phone = sit(), sit("Grace", size=SIZES["phone"], language="de", touch=True)
    match = played(CRYO, lambda one: any(isinstance(act, kind) for act in one.state.legal(0)), seats)
    for person in (laptop, phone):
        resume(person, match)
        person.wait_for_question()
        amounts = person.page.locator(".cryo .amounts")
        assert amounts.evaluate("one => one.scrollHeight <= one.clientHeight"), "they are cut"
    if kind is Wake:
        legal = match.state.question(0)
        assert isinstance(legal, StasisControl)
        front = phone.page.locator(f'[data-target="section:{legal.section}"]').bounding_box()
        assert front is not None
        assert 0 <= front["x"] <= SIZES["phone"][0] - front["width"]


def test_a_returning_drone_is_put_to_work_with_one_plain_yes(sit: Sit) -> None:
    ada = sit()
    resume(ada, played(CRYO, lambda one: any(isinstance(act, Activate) for act in one.state.legal(0)), seats=2))
    ada.wait_for_question()
    before = ada.moved
    ada.page.locator("[data-yes]").click()
    ada.wait_for_own_move(before)


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


@pytest.mark.parametrize("seats", [3, 4])
def test_all_seats_are_in_sight_with_whole_names_at_every_size(sit: Sit, seats: int) -> None:
    ada = sit()
    resume(ada, played(CRYO, after(ENTRIES), seats=seats))
    ada.wait_for_question()
    for name, (width, height) in SIZES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function("wide => document.querySelector('.stage').clientWidth === wide", arg=width)
        ada.page.wait_for_function(f"({OVERLAPPING})().inside")
        assert ada.page.evaluate(OVERLAPPING) == {"inside": True, "apart": True, "names": []}, name


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


@pytest.mark.parametrize("size", [pytest.param("laptop", marks=pytest.mark.soak), "phone"])
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
