"""Cards in the log: whatever a line names tells what it is and does, to a pointer and to keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person


def test_a_name_in_the_log_tells_its_card_to_a_pointer_and_to_keys(sit: Callable[..., Person]) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots", "escape-pods")
    ada.wait_for_question()
    ada.click_targets(ada.advice()["targets"])
    ada.drawer("log")
    card, told = ada.page.locator("#info-card"), ada.page.locator(".log [aria-live]")
    line = ada.page.locator(".log button.line", has=ada.page.locator("[data-thing]")).first
    names = line.locator("[data-thing]").all_inner_texts()
    line.focus()
    for name in [*names, names[0]]:  # one after the other, and round again
        ada.page.keyboard.press("ArrowRight")
        expect(card).to_contain_text(name)
        expect(told).to_contain_text(name)
    expect(line).to_have_attribute("aria-describedby", "info-card")
    line.locator("[data-thing]").last.click()
    expect(card).to_contain_text(names[-1])
    expect(card.locator("p").first).not_to_be_empty()
    expect(ada.page.locator(".controls input[type=range]")).to_have_count(0)  # the click led to no earlier move
    ada.check_page()
