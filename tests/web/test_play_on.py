"""Playing on from a position of a finished game: from the replay and the review, at a table marked as practice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.reviews.games import finished
from tests.web.people import PHONE, Person
from tests.web.prepared import open_game
from tests.web.screens import THEMED

Sit = Callable[..., Person]


@THEMED
def test_a_finished_game_is_played_on_from_its_replay(
    sit: Sit, size: tuple[int, int], language: str, theme: str
) -> None:
    ada = sit(size=size, language=language, theme=theme, touch=size == PHONE)
    open_game(ada, finished("escape-pods", 2, round_cap=1))
    table = ada.page.url.split("/t/")[1].split("/")[0]
    ada.page.goto(f"{ada.address}/t/{table}/2")
    ada.page.locator("[data-play-on]").click()
    dialog = ada.page.locator("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(2)
    expect(dialog.get_by_role("combobox")).to_have_count(1)
    ada.check_page()
    dialog.locator("footer .primary").click()
    mark = ada.page.locator("header .mark")
    expect(mark).to_have_text({"en": "Practice", "de": "Übung"}[language])
    expect(ada.page.locator(".table")).to_have_attribute("data-entries", "0")
    ada.check_page()
    mark.click()
    expect(ada.page).to_have_url(f"{ada.address}/t/{table}/2")
