"""A study: begun from a review, written and played on the real board, and read by others."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.reviews.games import finished
from tests.web.measuring import too_small
from tests.web.people import PHONE, Person
from tests.web.prepared import open_game
from tests.web.screens import THEMED

Sit = Callable[..., Person]


@THEMED
def test_a_study_is_begun_written_and_played(sit: Sit, size: tuple[int, int], language: str, theme: str) -> None:
    ada = sit(size=size, language=language, theme=theme, touch=size == PHONE)
    open_game(ada, finished("escape-pods", 2, player="greedy", round_cap=2))
    ada.page.goto(f"{ada.address}/t/{ada.table}/review")
    ada.page.locator("[data-act=study]").click()
    page = ada.page.locator(".page[data-node]")
    expect(page.locator("li[data-node]").first).to_be_visible()
    ada.page.locator("nav .button").nth(1).click()
    begun = page.get_attribute("data-at")
    ada.page.locator(".chapter input").fill("Away")
    ada.page.locator("textarea").fill("Go <early>.")
    ada.page.locator("[data-act=comment]").click()
    expect(ada.page.locator("p.note")).to_have_text("Go <early>.")
    ada.page.locator("[data-act=chapter]").click()  # what was typed has outlasted the comment's answer
    expect(ada.page.locator("li h3")).to_have_text("Away")
    choices = ada.page.locator(".try li button")
    expect(choices.first).to_be_visible()
    choices.last.click()
    expect(page).to_have_attribute("data-node", "1")
    expect(ada.page.locator("li.side")).to_have_count(1)
    ada.check_page()
    small = too_small(ada.page, size == PHONE, ".right")
    assert not small, small
    ada.page.locator("h1").click()
    ada.page.keyboard.press("ArrowLeft")
    expect(page).to_have_attribute("data-node", "0")
    expect(page).to_have_attribute("data-at", begun or "")
    ben = sit(language=language)
    ben.page.goto(ada.page.url)
    expect(ben.page.locator("p.note")).to_have_text("Go <early>.")
    expect(ben.page.locator("textarea")).to_have_count(0)
