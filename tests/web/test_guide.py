"""The board explains itself: info cards, a prompt that leads, a question before a hasty end, moves shown again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import expect

from sternhafen.text import LANGUAGES
from sternhafen.text.rules import rulebook
from tests.web.people import PHONE, Person

Sit = Callable[..., Person]
TEXT = Path(__file__).resolve().parents[2] / "src" / "sternhafen" / "text"
GUIDES = sorted(path.stem.removeprefix("guide-") for path in (TEXT / "en").glob("guide-*.ftl"))
COVERED = """() => {
  const card = document.querySelector('.popover').getBoundingClientRect();
  const meets = box => box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
  return [...document.querySelectorAll('[data-state="legal"], [data-prompt]')]
    .filter(one => one.checkVisibility() && meets(one.getBoundingClientRect())).map(one => one.outerHTML.slice(0, 90));
}"""


def start(person: Person) -> None:
    person.enter()
    person.start("solo")
    person.wait_for_question()


@pytest.mark.parametrize("title", GUIDES)
def test_every_card_says_what_its_thing_is_and_names_a_rule_that_exists(title: str) -> None:
    for language in LANGUAGES:
        known = rulebook(language, title).rules
        body = FluentParser().parse((TEXT / language / f"guide-{title}.ftl").read_text(encoding="utf-8")).body
        cards = [entry for entry in body if isinstance(entry, ftl.Message) and entry.attributes]
        assert cards
        for card in cards:
            parts = {attribute.id.name: attribute.value for attribute in card.attributes}
            assert {"what", "rule"} <= parts.keys() <= {"what", "now", "rule"}, card.id.name
            rule = parts["rule"].elements[0]
            assert isinstance(rule, ftl.TextElement)
            assert rule.value in known, (card.id.name, rule.value)


def test_pointing_at_a_thing_for_a_moment_opens_its_card_beside_it(sit: Sit) -> None:
    ada = sit()
    start(ada)
    ada.target("haven:1").hover()
    card = ada.page.locator(".popover[data-skin=info]")
    expect(card).to_contain_text("At the end everybody in it takes a space")
    expect(card.locator(".no")).to_have_count(0)
    assert ada.page.evaluate(COVERED) == []
    described = ada.target("haven:1").get_attribute("aria-describedby")
    assert described == card.get_attribute("id")
    card.get_by_role("button").click()
    expect(ada.page.locator("aside.drawer")).to_contain_text("PODS-12.3")


def test_a_tap_on_something_that_is_not_legal_explains_it_in_red_and_above_the_dock(sit: Sit) -> None:
    ada = sit(size=PHONE, touch=True, language="de")
    start(ada)
    ada.target("action:5").tap(force=True)
    card = ada.page.locator(".popover[data-skin=info]")
    expect(card).to_contain_text("Entern")
    expect(card.locator(".no")).to_contain_text("PODS-15.7")
    assert ada.page.evaluate(COVERED) == []


def test_the_prompt_asks_for_what_comes_next_and_another_pick_switches(sit: Sit) -> None:
    ada = sit()
    start(ada)
    sentence = ada.page.locator(".sentence")
    ada.target("action:0").click()
    expect(sentence).to_contain_text("Embark: who pays for it?")
    ada.target("action:4").click()
    expect(sentence).to_contain_text("Mini-pod: who pays for it?")
    expect(ada.target("action:0")).to_have_attribute("data-state", "other")
    ada.click_targets(["reserve:1"])
    expect(sentence).to_contain_text("who leaves in it?")
    ada.target("reserve:0").click()
    expect(sentence).to_contain_text("Into which free sector")
    pill, key = ada.page.locator(".pill").bounding_box(), ada.target("action:4").bounding_box()
    assert pill is not None
    assert key is not None
    assert pill["x"] < key["x"] + key["width"] / 2 < pill["x"] + pill["width"]  # above the key it is about


def test_ending_a_turn_with_actions_left_asks_once(sit: Sit) -> None:
    ada = sit()
    start(ada)
    before = ada.moved
    ada.target("end-turn").click()
    expect(ada.page.locator(".sentence")).to_contain_text(re.compile("still have"))
    ada.page.get_by_role("button", name="Not yet").click()
    expect(ada.page.locator(".sentence")).to_contain_text("choose a glowing action")
    assert ada.moved == before
    ada.target("end-turn").click()
    ada.page.locator("[data-sure]").click()
    ada.wait_for_own_move(before)


def test_bots_leave_numbers_and_their_moves_can_be_seen_again(sit: Sit) -> None:
    ada = sit()
    ada.sit_down("escape-pods", 3)
    for _ in range(6):
        ada.wait_for_question()
        ada.follow_advice()
    ada.wait_for_question()
    while not ada.page.locator(".moves:not(.none)").count():
        ada.follow_advice()
        ada.wait_for_question()
    ada.page.locator(".moves:not(.none)").first.click()
    expect(ada.page).to_have_url(re.compile(rf"/t/{ada.table}/\d+$"))
    expect(ada.page).to_have_url(re.compile(rf"/t/{ada.table}$"))
