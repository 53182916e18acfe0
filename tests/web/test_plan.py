"""Planning on the board: tried and taken back without a move, kept in several plans, played by ordinary commands."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.measuring import too_small
from tests.web.people import PHONE, Person
from tests.web.screens import THEMED

Sit = Callable[..., Person]
EMBARK = ["action:0", "reserve:0", "reserve:1", "pod:3"]


def choose(person: Person, targets: list[str]) -> None:
    """Click things on the plan's board, one after the other."""
    for target in targets:
        person.page.locator(f'.planned [data-target="{target}"]').first.click()


def test_a_step_that_has_become_impossible_is_named_with_the_reason(sit: Sit) -> None:
    ada = sit()
    ada.sit_down("escape-pods", 1)
    ada.wait_for_question()
    ada.page.keyboard.press("p")
    choose(ada, EMBARK)
    play = {"type": "play", "id": "elsewhere", "seat": 0, "after": ada.entries, "action": ["Activate", 0, 1]}
    ada.post(f"/api/tables/{ada.table}/commands", play)  # as if on another device
    expect(ada.page.locator(".plan [role=status]")).to_contain_text("Step 1")
    expect(ada.page.locator(".plan .steps .gone")).to_have_count(2)
    expect(ada.page.locator(".plan .primary")).to_be_disabled()


@THEMED
def test_a_plan_is_tried_kept_and_played(sit: Sit, size: tuple[int, int], language: str, theme: str) -> None:
    ada = sit(size=size, language=language, theme=theme, touch=size == PHONE)
    ada.sit_down("escape-pods", 1)
    ada.wait_for_question()
    before = ada.entries
    ada.page.keyboard.press("p")
    planned = ada.page.locator(".planned")
    expect(planned).to_have_attribute("data-planned", "0")
    choose(ada, EMBARK)
    expect(planned).to_have_attribute("data-planned", "2")
    expect(ada.page.locator(".plan .steps li")).to_have_count(2)
    expect(ada.page.locator(".plan .worth")).to_be_visible()
    ada.check_page()
    assert not too_small(ada.page, size == PHONE, ".plan")
    ada.page.keyboard.press("u")
    expect(planned).to_have_attribute("data-planned", "1")
    ada.page.keyboard.press("r")
    expect(planned).to_have_attribute("data-planned", "2")
    ada.page.locator(".plan .add").click()
    expect(planned).to_have_attribute("data-planned", "0")
    ada.page.locator(".plan .do .button").click()
    expect(planned).to_have_count(0)
    assert ada.entries == before, "nothing was played"
    ada.page.locator("header [aria-pressed]").click()
    ada.page.locator(".plan .tab").nth(0).click()
    expect(planned).to_have_attribute("data-planned", "2")
    ada.page.locator(".plan .primary").click()
    expect(planned).to_have_count(0)
    expect(ada.page.locator(".table")).to_have_attribute("data-entries", str(before + 2))
