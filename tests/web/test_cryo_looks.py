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
from tests.web.prepared import played, resume
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


@pytest.mark.parametrize("size", ["laptop", pytest.param("phone", marks=pytest.mark.soak)])
def test_the_eye_goes_below_the_ice_when_a_vehicle_is_launched(sit: Sit, size: str) -> None:
    ada = sit(size=SIZES[size])
    resume(ada, played(CRYO, lambda one: any(isinstance(act, Launch) for act in one.state.legal(0)), seats=2))
    ada.wait_for_question()
    ada.page.wait_for_selector(".cryo .plan")
    Board(ada).rest()
    small = too_small(ada.page, False, "body")
    assert not small, "\n".join(small)
    tunnel = ada.page.locator(
        '[data-target^="tunnel:"][data-state="open"], [data-target^="tunnel:"][data-state="legal"]'
    )
    board, before = Board(ada), ada.moved
    board.click(tunnel.first)
    vehicle = ada.page.locator('.plan [data-target^="vehicle:"][data-state="legal"]')
    if ada.moved == before and vehicle.count():
        board.click(vehicle.first)
    ada.wait_for_own_move(before)
