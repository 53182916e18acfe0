"""The shell of a table: what Esc closes, where Tab leads, what is unread, and how people and days are called."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_company import sit_together

Sit = Callable[..., Person]
FOCUSED = "() => document.activeElement.dataset.target ?? document.activeElement.tagName"


def open_menu(person: Person) -> Locator:
    person.page.get_by_role("button", name="Table", exact=True).click()
    return person.page.locator("dialog[open] #menu")


def open_notices(person: Person) -> Locator:
    open_menu(person)
    person.page.get_by_role("button", name="Notifications").click()
    return person.page.locator("dialog[open] #notices")


def open_all_actions(person: Person) -> Locator:
    """Open the list of all actions, and stand in its filter."""
    person.page.get_by_role("button", name="All actions").click()
    person.page.get_by_label("Filter").click()
    return person.page.locator(".above.all")


def open_advice(person: Person) -> Locator:
    person.page.get_by_role("button", name="Ask a bot for advice").click()
    return person.page.locator("[data-advice]")


def open_history(person: Person) -> Locator:
    """Look back, and hold the slider."""
    person.follow_advice()
    person.wait_for_question()
    person.page.get_by_role("button", name="Look back").click()
    person.page.locator("input[type=range]").focus()
    return person.page.locator("section.history")


def open_sheet(person: Person) -> Locator:
    """Open the rules on a phone, and stand in their search."""
    person.page.get_by_role("button", name="Log, rules and chat").click()
    person.drawer("rules")
    person.page.get_by_label("Search the rules").click()
    return person.page.locator("aside.drawer.sheet")


OVERLAYS = {
    DESKTOP: [open_menu, open_all_actions, open_advice, open_history, open_notices],
    PHONE: [open_all_actions, open_sheet],
}


@pytest.mark.parametrize("size", OVERLAYS, ids=["desktop", "phone"])
def test_escape_closes_every_overlay(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size)
    ada.enter()
    ada.start("bots")
    for overlay in OVERLAYS[size]:
        ada.wait_for_question()
        shown = overlay(ada)
        expect(shown).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(shown).to_have_count(0)


def test_escape_closes_the_dialog_for_a_new_table(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    expect(ada.set_up()).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)


def test_tab_leads_from_a_chosen_action_to_what_completes_it(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    action = ada.page.locator('[data-target^="action:"][data-state="legal"]').last
    action.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator('[data-target^="action:"][data-state="chosen"]')).to_have_count(1)
    ada.page.keyboard.press("Tab")
    assert str(ada.page.evaluate(FOCUSED)).startswith("reserve:")
    before = ada.moved
    ada.page.keyboard.press("Enter")
    ada.wait_for_own_move(before)


def test_keys_go_on_at_the_next_question_when_what_was_pressed_is_gone(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.page.get_by_role("button", name="All actions").press("Enter")
    before = ada.moved
    ada.page.locator(".above.all li button").first.press("Enter")
    ada.wait_for_own_move(before)
    ada.page.wait_for_function("() => document.activeElement.dataset.state === 'legal'")


def test_what_was_read_in_the_chat_stays_read(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace")
    sit_together(ada, grace)
    ada.drawer("chat")
    ada.page.get_by_label("Write to the others").fill("Hello")
    ada.page.keyboard.press("Enter")
    unread = grace.page.locator(".opener .dot")
    expect(unread).to_have_count(1)
    grace.page.reload()
    grace.seated()
    expect(unread).to_have_count(1)
    grace.drawer("chat")
    grace.see("Hello")
    for person in (grace, ada):
        person.page.reload()
        person.seated()
        person.drawer("rules")
        expect(person.page.locator("#tab-chat")).to_be_visible()
        person.drawer("log")
        expect(person.page.locator("#tab-chat .dot")).to_have_count(0)


def test_a_guest_is_called_so_in_the_readers_language(sit: Sit) -> None:
    ada = sit()
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    ada.start("solo")
    name = ada.page.locator(".seats li b").first
    expect(name).to_have_text("Guest")
    watching = sit("Karl", language="de")
    watching.page.goto(ada.page.url)
    watching.seated()
    expect(watching.page.locator(".seats li b").first).to_have_text("Gast")
    expect(watching.page.locator(".sentence")).to_contain_text("Gast")
    ada.speak("de")
    expect(name).to_have_text("Gast")


def test_days_in_the_lobby_cannot_be_misread(sit: Sit) -> None:
    ada = sit(language="en-US")
    ada.enter()
    ada.start("solo")
    ada.enter()
    expect(ada.page.locator("li time").first).to_have_text(re.compile(r"^\d{1,2} [A-Z][a-z]{2,3} 20\d\d, \d\d:\d\d$"))
