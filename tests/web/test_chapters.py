"""The rules in chapters: opened by keyboard, on a phone, with a picture; from rule to chapter and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sternhafen.games import HOUSE_TITLES
from sternhafen.text.chapters import chapters
from tests.web.people import PHONE, Person

Sit = Callable[..., Person]
OTHERS = [package.replace("_", "-") for package in HOUSE_TITLES if package != "escape_pods"]
DRAWN = "() => [...document.querySelectorAll('[data-picture]')].every(picture => picture.querySelector('svg'))"


def open_rules(ada: Person, title: str) -> None:
    ada.enter()
    ada.start("bots", title)
    ada.page.wait_for_selector("[data-moved]", state="attached")
    ada.page.evaluate("() => document.querySelectorAll('dialog[open]').forEach(dialog => dialog.close())")
    ada.drawer("rules")


def test_chapters_and_rules_lead_to_each_other_by_keyboard_on_a_phone(sit: Sit) -> None:
    ada, told = sit(size=PHONE, language="de"), chapters("de", "escape-pods")
    open_rules(ada, "escape-pods")
    listed = ada.page.locator("[data-chapter]")
    expect(listed).to_have_count(len(told))
    third = listed.nth(2)
    expect(third.locator("p").first).to_be_hidden()
    ada.press_enter(third.locator("summary"))
    expect(third.locator("p").first).to_have_text(told[2].text)
    expect(third.locator("[data-picture] svg")).to_be_visible()
    ada.check_page()
    ada.press_enter(third.get_by_role("button", name=told[2].rules[0]))
    rule = ada.page.locator(f'[data-rule="{told[2].rules[0]}"]')
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    ada.press_enter(rule.get_by_role("button", name=told[2].name))
    expect(third.locator("summary")).to_be_focused()
    expect(third.locator("summary")).to_be_in_viewport()


@pytest.mark.soak
@pytest.mark.parametrize("title", OTHERS)
def test_every_chapter_of_every_title_has_its_picture(sit: Sit, title: str) -> None:
    ada = sit()
    open_rules(ada, title)
    expect(ada.page.locator("[data-chapter]")).to_have_count(len(chapters("en", title)))
    ada.page.evaluate("() => document.querySelectorAll('[data-chapter]').forEach(chapter => (chapter.open = true))")
    ada.page.wait_for_function(DRAWN)
    ada.check_page()
