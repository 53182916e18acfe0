"""Puzzles in the browser: from the lobby to the solution, by pointer and by keys, on a desktop and a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sternhafen.puzzles import Found, puzzles
from tests.web.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]
TITLE = "escape-pods"


def on_the_board(found: Found, action: Any) -> list[str]:
    """Return what is clicked for an action."""
    return list(found.title.action(action).targets())


def plain(found: Found) -> bool:
    """Return whether both the best action and the next best are clicked on the board."""
    return all(on_the_board(found, action) for action in (found.puzzle.best, found.puzzle.others[0].action))


EASIEST = next(found for found in puzzles(TITLE).values() if plain(found))


def opened(ada: Person, found: Found) -> Locator:
    """Open a puzzle and return what its coach says."""
    wish = {"title": found.form.title, "puzzle": found.id, "name": ada.name}
    ada.go_to(ada.post("/api/puzzles", wish)["table"]["id"])
    ada.seated()
    return ada.page.locator("[data-puzzle]")


def pick(ada: Person, found: Found, action: Any, keys: bool) -> None:
    for target in on_the_board(found, action):
        thing = ada.page.locator(f'[data-target="{target}"]').first
        if thing.get_attribute("data-state") == "chosen":
            continue
        if keys:
            ada.press_enter(thing)
        else:
            thing.dispatch_event("click")


@pytest.mark.parametrize(("size", "language", "keys"), [(DESKTOP, "en", True), (PHONE, "de", False)])
def test_a_wrong_move_is_answered_kindly_and_the_best_one_with_its_reason(
    sit: Sit, size: tuple[int, int], language: str, keys: bool
) -> None:
    ada = sit(size=size, language=language)
    ada.enter()
    coach = opened(ada, EASIEST)
    expect(coach).to_have_attribute("data-stage", "open")
    pick(ada, EASIEST, EASIEST.puzzle.others[0].action, keys)
    expect(coach).to_have_attribute("data-tried", "1")
    ada.check_page()
    pick(ada, EASIEST, EASIEST.puzzle.best, keys)
    expect(coach).to_have_attribute("data-stage", "solved")
    expect(coach).to_contain_text("Warum" if language == "de" else "Why")
    ada.check_page()
    coach.locator("[data-puzzle-home]").click()
    expect(ada.page.locator("[data-ready=true] h1")).to_be_visible()


def test_the_lobby_leads_to_the_puzzle_of_the_day_and_its_solution_is_shown(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.verb("challenge", TITLE).click()
    ada.page.wait_for_selector("[data-ready=true]")
    ada.check_page()
    ada.page.locator("[data-daily]").click()
    coach = ada.page.locator("[data-puzzle]")
    coach.locator("[data-show-solution]").click()
    expect(coach).to_have_attribute("data-stage", "shown")
    expect(coach).to_contain_text("The best move")
    coach.locator("[data-play-on]").click()
    expect(coach).to_have_count(0)
