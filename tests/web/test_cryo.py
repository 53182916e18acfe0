"""Cryo at the web table: whole games through the board against bots and the Rival, in both sizes and languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.web.cryo_page import Board
from tests.web.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]
CLICKS = 4
"""Clicks from the lobby to the first own move."""
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
CUT = """() => [...document.querySelectorAll('.cryo button, .cryo span, .cryo p, .cryo th, .cryo td')]
  .filter(one => one.offsetParent && getComputedStyle(one).display !== 'inline' && !one.classList.contains('unseen')
    && getComputedStyle(one).overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.textContent.trim()} (${one.scrollWidth} > ${one.clientWidth})`)"""


def start(person: Person, which: Literal["bots", "solo"]) -> Board:
    person.enter()
    person.start(which, "cryo")
    return Board(person)


def switch(person: Person, language: str) -> None:
    button = person.page.locator(f".languages button[lang={language}]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def check(board: Board) -> None:
    """On every tab nothing scrolls, axe is content and no word is cut off."""
    for tab in board.page.locator(".tabs [data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)"):
        board.open_tab(tab)
        board.person.check_page()
        assert not board.page.evaluate(CUT), tab
    board.open_tab("own")


def play_on(board: Board, moves: int) -> None:
    for move in range(moves):
        board.person.wait_for_question()
        board.act(board.advice("random" if move % 2 else "greedy"))


@SIZES
@pytest.mark.parametrize("which", ["bots", "solo"])
def test_a_whole_game(sit: Sit, size: tuple[int, int], which: Literal["bots", "solo"]) -> None:
    """Half in English and half in German, by clicks on the board alone."""
    ada = sit(size=size, language="en")
    board = start(ada, which)
    check(board)
    play_on(board, 24)
    ada.wait_for_question()
    board.clear_the_view()
    check(board)
    switch(ada, "de")
    ada.wait_for_question()
    check(board)
    done = board.finish()
    assert {"deploy", "recall", "use", "resolve", "return-drone", "end-turn"} <= done
    ada.check_page()


@SIZES
def test_the_first_move_is_near(sit: Sit, size: tuple[int, int]) -> None:
    """One click in the lobby, two on cards."""
    board = start(sit(size=size), "bots")
    board.clicks = 1
    board.act(board.advice())
    assert board.clicks <= CLICKS


def test_the_rival_says_why(sit: Sit) -> None:
    """Every step of the Rival's turn has a reason and its rule."""
    ada = sit()
    board = start(ada, "solo")
    for _ in range(40):
        ada.wait_for_question()
        if board.page.locator(".rival li").count() > 1:
            break
        board.act(board.advice())
    steps = board.page.locator(".rival li")
    assert steps.count() > 1
    for step in steps.all():
        expect(step.locator(".why")).to_contain_text("CRYO-S")
    steps.first.locator(".rule").click()
    expect(board.page.locator("[data-rule].marked")).to_be_in_viewport()


def test_a_click_on_a_card_only_opens_it(sit: Sit) -> None:
    """At the start of a turn a card can be scrapped: reading it must not do that."""
    ada = sit()
    board = start(ada, "solo")
    board.act(board.advice())
    ada.wait_for_question()
    before = ada.entries
    board.click(board.page.locator(".card").first)
    expect(board.page.locator(".uses button")).to_have_count(4)
    expect(board.page.locator(".uses [data-scrap]")).to_be_enabled()
    assert ada.entries == before
    board.click(board.page.locator(".open .close"))
    expect(board.page.locator(".uses")).to_have_count(0)


@SIZES
def test_a_transport_is_planned_before_it_is_begun(sit: Sit, size: tuple[int, int]) -> None:
    """Play a vehicle at the computer, wake a pod, then see what every tunnel would cost; nothing happens by it."""
    ada = sit(size=size)
    board = start(ada, "solo")
    board.act(board.advice())
    board.wish(("deploy", {"dock": 11}))
    board.wish(("use", {"space": 19}))
    board.wish(("announce", {"draws": 0, "plays": 1}))
    board.wish(("play-card", {"use": 2}))
    board.wish(("end-turn", {}))
    board.until("Your turn")
    board.wish(*[("deploy", {"dock": dock}) for dock in (0, 5, 10, 15, 16, 4, 9, 14)])
    board.wish(*[("use", {"space": space}) for space in (0, 8, 9, 17, 18, 26, 27, 28)])
    board.wish(("wake", {}))
    board.wish(("end-turn", {}))
    board.until("Your turn")
    board.clear_the_view()
    before = ada.entries
    board.open_tab("own")
    board.click(board.page.locator('button[data-target^="vehicle:"]').first)
    board.click(board.page.locator('[data-plan="0"]'))
    board.click(board.page.locator(".plan .cave button:not(:disabled)").first)
    expect(board.page.locator(".plan .cost")).to_be_visible()
    ada.check_page()
    assert ada.entries == before
    board.click(board.page.locator(".plan header .icon-only"))
    expect(board.page.locator(".plan")).to_have_count(0)


def test_a_damaged_dock_says_why(sit: Sit) -> None:
    """What cannot be chosen answers with its rule."""
    ada = sit()
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    board.page.locator('[data-target^="dock:"][aria-disabled="true"]').first.hover()
    expect(board.page.locator(".remark")).to_contain_text("CRYO-")


def test_a_drone_is_sent_by_keys(sit: Sit) -> None:
    """A dock and a drone can be chosen without a pointer."""
    ada = sit()
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    before = ada.moved
    board.page.locator('[data-target^="dock:"][data-state="open"]').first.focus()
    board.page.keyboard.press("Enter")
    board.page.locator('[data-target^="home:"][data-state="legal"]').first.focus()
    board.page.keyboard.press("Enter")
    ada.wait_for_own_move(before)


def test_missions_stay_hidden(sit: Sit) -> None:
    """Nobody's view of another platform names a hand card or a mission."""
    ada = sit()
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    board.open_tab("side-1")
    expect(board.page.locator(".desk .card")).to_have_count(0)
    expect(board.page.locator(".desk .rest")).to_contain_text("Cards in hand")
