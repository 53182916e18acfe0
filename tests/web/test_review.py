"""The review of a finished game: opened at its end, and looked through by moments, turns and keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.reviews.games import finished
from tests.web.measuring import too_small
from tests.web.people import PHONE, Person
from tests.web.prepared import open_game
from tests.web.screens import THEMED

Sit = Callable[..., Person]
PATIENCE = 60_000


@THEMED
def test_a_finished_game_is_reviewed(sit: Sit, size: tuple[int, int], language: str, theme: str) -> None:
    ada = sit(size=size, language=language, theme=theme, touch=size == PHONE)
    open_game(ada, finished("escape-pods", 1, round_cap=2))
    ada.page.locator("section.end").get_by_role("link", name={"en": "Review", "de": "Bewertung"}[language]).click()
    page = ada.page.locator(".page")
    expect(page).to_have_attribute("data-done", "true", timeout=PATIENCE)
    expect(ada.page.locator(".rings .ring")).to_have_count(1)
    expect(ada.page.locator(".curve .room .line")).to_have_count(1)
    expect(ada.page.locator(".shares tbody tr")).to_have_count(1)
    ada.check_page()
    small = too_small(ada.page, size == PHONE, ".right")
    assert not small, small
    slider = ada.page.locator(".stepper input")
    last = int(slider.input_value())
    ada.page.locator(".stepper .keys button").nth(1).click()
    expect(slider).to_have_value(str(last - 1))
    expect(ada.page.locator("#options + span")).to_be_visible()
    ada.page.locator("h1").click()
    ada.page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_a_moment_is_marked_on_the_board_and_has_a_link(sit: Sit) -> None:
    ada = sit()
    open_game(ada, finished("escape-pods", 1, round_cap=2))
    ada.page.goto(f"{ada.address}/t/{ada.table}/review/0")
    expect(ada.page.locator(".page")).to_have_attribute("data-done", "true", timeout=PATIENCE)
    slider = ada.page.locator(".stepper input")
    expect(slider).to_have_value("0")
    ada.page.locator("h1").click()
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(ada.page.locator(".marks i").first).to_be_attached()  # what was played, or what was better
    at = slider.input_value()
    link = ada.page.url
    assert link.rsplit("/", 2)[1] == "review", link
    ada.page.goto(link)
    expect(slider).to_have_value(at)


def test_a_running_game_has_no_review(sit: Sit) -> None:
    ada = sit()
    ada.sit_down("escape-pods", 1)
    ada.page.goto(f"{ada.address}/t/{ada.table}/review")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.locator(".curve")).to_have_count(0)
