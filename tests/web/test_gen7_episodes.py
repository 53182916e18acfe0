"""Gen7 at the web table from episode to episode: votes, purchases, the next episode, whole episodes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.gen7_games import (
    at_a_purchase,
    at_a_vote,
)
from tests.web.gen7_page import PAGE, Board, Hand, open_table
from tests.web.gen7_table import CUT, check, go_on, three_browsers
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_boards import TABLET, WIDE

Sit = Callable[..., Person]


@pytest.mark.soak
def test_three_people_vote(sit: Sit) -> None:
    """Nobody sees a vote before all are cast; a vote can be taken back until then.

    The ordinary tests have the vote of four, in test_gen7_together.py.
    """
    boards = three_browsers(sit, at_a_vote())
    for board in boards.values():
        expect(board.page.locator('dialog[data-story="decision"]')).to_be_visible()
    first, second, third = boards.values()
    first.person.check_page()
    answers = first.page.locator("dialog[data-story] [data-answer]")
    first.click(answers.first)
    expect(first.page.locator(".vote [data-revote]")).to_be_visible()
    expect(second.page.locator(".votes")).to_have_count(0)
    first.click(first.page.locator("[data-revote]"))
    first.click(answers.last)
    expect(first.page.locator(".vote [data-revote]")).to_be_visible()
    for board in (second, third):
        board.click(board.page.locator("dialog[data-story] [data-answer]").last)
    for board in (first, second, third):
        expect(board.page.locator(".votes li").first).to_be_visible()


def buy(board: Board) -> str:
    """Buy the first skill within reach; return its name."""
    skill = board.page.locator('.skill[aria-disabled="false"]').first
    name = skill.locator("b").inner_text()
    before = board.person.moved
    board.click(skill)
    way = board.page.locator(".shop .ways button").first
    if way.count():
        board.click(way)
    board.person.wait_for_own_move(before)
    return name


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "en"), pytest.param(PHONE, "de", marks=pytest.mark.soak)],
    ids=["desktop-en", "phone-de"],
)
def test_purchases_and_the_next_episode(sit: Sit, size: tuple[int, int], language: str) -> None:
    """A skill is bought for stars, the result shows ranks, and the next episode begins with what was carried over."""
    ada = sit(size=size, language=language)
    board = go_on(ada, at_a_purchase())
    board.wait_for_table()
    ada.check_page()
    assert not board.page.evaluate(CUT)
    name = buy(board)
    while board.step():
        pass
    expect(board.page.locator("h2#end")).to_be_visible()
    ada.check_page()
    board.click(board.page.locator(".end footer .primary"))
    board.page.wait_for_url(lambda url: ada.table in url)
    board.page.wait_for_selector(PAGE)
    expect(board.page.locator(f"{PAGE} .over")).to_contain_text("2")
    for seat in (1, 2, 3):  # for a new evening every seat is its owner's again
        ada.post(f"/api/tables/{ada.table}/seats/{seat}/bot", {"bot": "greedy"})
    board.read()
    board.lay_aside()
    board.click(board.page.locator(".bridge .book"))
    board.click(board.page.locator('[data-chapter="campaign"]'))
    expect(board.page.locator(".campaign .path h3")).to_have_count(2)
    expect(board.page.locator(".campaign .officers")).to_contain_text(name)
    ada.check_page()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "language", "hand"),
    [
        (DESKTOP, "en", "mouse"),
        (DESKTOP, "de", "keys"),
        (WIDE, "de", "mouse"),
        (TABLET, "en", "finger"),
        (PHONE, "de", "mouse"),
        (PHONE, "en", "finger"),
    ],
    ids=["desktop-mouse", "desktop-keys", "wide-mouse", "tablet-finger", "phone-mouse", "phone-finger"],
)
def test_an_episode_against_three_bots(sit: Sit, size: tuple[int, int], language: str, hand: Hand) -> None:
    """The whole first episode through the board, and the first moves of the second."""
    ada = sit(size=size, language=language, theme="light" if language == "de" else "dark", touch=hand == "finger")
    board = open_table(ada, 4, 3, hand)
    board.ready()
    check(board)
    done = board.finish()
    assert {"take-card", "propose", "assign", "deploy", "pick-option"} <= done
    assert len(board.pages) > 4
    ada.check_page()
    switch_back = "de" if language == "en" else "en"
    board.click(board.page.locator(".end footer .primary"))
    board.page.wait_for_selector(PAGE)
    board.ready()
    ada.speak(switch_back)
    for _ in range(6):
        board.step()
    board.ready()
    check(board)
