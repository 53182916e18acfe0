"""Gen7's dice, questions and overlays: nothing is asked twice, nothing jumps, Escape closes what covers the ship."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sternhafen.games.gen7.view import Gen7View
from tests.web.gen7_games import (
    at_a_consent,
    at_a_proposal_with_dice_that_may_not_fit,
    at_a_purchase,
    at_a_turn_with_dice_to_turn,
    at_a_vote,
    at_the_first_turn,
)
from tests.web.gen7_page import PAGE, Board, open_table
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import resume
from tests.web.screens import SCREENS

Sit = Callable[..., Person]
PLACES = """selector => [...document.querySelectorAll(selector)].map(one => {
  const box = one.getBoundingClientRect();
  return [one.dataset.target, Math.round(box.x), Math.round(box.y)];
})"""
LIT = """() => [...document.querySelectorAll('.pools button')]
  .filter(one => getComputedStyle(one).boxShadow !== 'none').map(one => one.dataset.target)"""


def go_on(person: Person, match: Any) -> Board:
    """Sit down at a game that was played ahead and read what was told."""
    resume(person, match)
    board = Board(person)
    board.ready()
    return board


SPILT = """() => [...document.querySelectorAll(".group")].filter(one => one.checkVisibility()).flatMap(one => {
  const around = one.getBoundingClientRect();
  return [...one.querySelectorAll(".cost, .relation, .merit")].map(part => part.getBoundingClientRect())
    .filter(box => box.bottom > around.bottom + 1 || box.right > around.right + 1).map(() => one.dataset.alarm);
})"""
"""The alarms out of which something hangs."""


@SCREENS
def test_a_contribution_is_asked_for_once(sit: Sit, size: tuple[int, int], language: str) -> None:
    board = go_on(sit(size=size, language=language), at_a_consent())
    for answer in ("Yes|I help|Ja|Ich helfe", "No|Not like this|Nein|So nicht"):
        expect(board.page.get_by_role("button", name=re.compile(f"^({answer})$"))).to_have_count(1)
    expect(board.page.locator(".offer .subs .die").first).to_be_visible()
    assert not board.page.evaluate(SPILT), "an alarm is too small for what it costs"
    board.person.check_page()


@pytest.mark.parametrize(
    ("robot", "size", "language"),
    [
        (True, DESKTOP, "en"),
        (False, PHONE, "de"),
        pytest.param(False, DESKTOP, "en", marks=pytest.mark.soak),
        pytest.param(True, PHONE, "de", marks=pytest.mark.soak),
    ],
    ids=["robot-desktop-en", "many-phone-de", "many-desktop-en", "robot-phone-de"],
)
def test_dice_stay_where_they_are_while_one_is_picked(
    sit: Sit, robot: bool, size: tuple[int, int], language: str
) -> None:
    """Both hands and both sizes; all pairs of them belong to the long tests."""
    board = go_on(sit(size=size, language=language), at_a_turn_with_dice_to_turn(robot))
    dice = board.page.locator(".crew .dice button")
    places = board.page.evaluate(PLACES, ".crew .dice button")
    read: set[str] = set()
    for number in range(dice.count()):
        dice.nth(number).hover()
        assert board.page.evaluate(PLACES, ".crew .dice button") == places
        board.click(dice.nth(number))
        expect(dice.nth(number)).to_have_attribute("data-state", "chosen")
        assert board.page.evaluate(PLACES, ".crew .dice button") == places
        kind = str(dice.nth(number).get_attribute("class"))
        if kind not in read:  # what opens beside a die is the same for all of a kind
            board.person.check_page()
            read.add(kind)
        board.page.keyboard.press("Escape")


@SCREENS
def test_dice_stay_where_they_are_while_others_are_taken(sit: Sit, size: tuple[int, int], language: str) -> None:
    board = go_on(sit(size=size, language=language), at_a_proposal_with_dice_that_may_not_fit())
    before = board.page.evaluate(PLACES, ".pools button")
    hand = board.page.evaluate(PLACES, ".crew .dice button")
    board.act(next(one for one in board.legal() if one["id"] == "gen7-do-assign"))
    expect(board.page.locator(".offer .subs .die")).to_have_count(1)
    left = board.page.evaluate(PLACES, ".pools button")
    assert len(left) == len(before) - 1
    assert [place for place in left if place not in before] == []
    assert board.page.evaluate(PLACES, ".crew .dice button") == hand


def test_only_dice_that_fit_light_up(sit: Sit) -> None:
    match = at_a_proposal_with_dice_that_may_not_fit()
    view = match.state.view(0)
    assert isinstance(view, Gen7View)
    assert view.offer is not None
    board = go_on(sit(), match)
    dice = [one["args"] for one in board.legal()]
    fitting = {f"crew:{die['seat']}:{die['die']}" for die in dice if view.offer.fits >> die["die"] % 12 + 1 & 1}
    assert fitting
    assert len(fitting) < len({(die["seat"], die["die"]) for die in dice})
    board.page.wait_for_selector(".pools button[data-state=legal]")
    assert set(board.page.evaluate(LIT)) == fitting


def test_the_officers_have_their_names(sit: Sit) -> None:
    ada = sit()
    ada.sit_down("gen7", 3, officers=["Noor Adeyemi", "Ilse Brandt", "Tomas Vega"])
    board = Board(ada)
    board.wait_for_table()
    board.open_tab("own")
    expect(board.page.locator(".sheet .name")).to_have_text("Noor Adeyemi")
    board.open_tab("crew")
    expect(board.page.locator(".sheet .name")).to_have_text("Ilse Brandt")


@pytest.mark.parametrize(
    ("language", "name"), [pytest.param("en", "Wake-up room", marks=pytest.mark.soak), ("de", "Aufwachraum")]
)
def test_places_have_names_and_yields_one_notation(sit: Sit, language: str, name: str) -> None:
    board = go_on(sit(language=language), at_the_first_turn())
    expect(board.page.locator(".wake .title")).to_have_text(name)
    yields = board.page.locator('.room[data-room] .yield:has-text("∕")')
    expect(yields.first).to_contain_text("#")
    board.page.locator(".room:has(.yield:has-text('∕')) .name").first.hover()
    expect(board.page.locator(".popover[data-skin=info]")).to_contain_text("#")


# Escape --------------------------------------------------------------------------------------------------------------


def test_escape_closes_a_page_but_not_at_once(sit: Sit) -> None:
    board = open_table(sit(), 4, 3)
    expect(board.page.locator(f"{PAGE} h2")).to_be_focused()
    expect(board.page.locator(f"{PAGE} [data-continue]")).to_be_enabled()
    board.page.keyboard.press("Escape")
    expect(board.page.locator(PAGE)).to_have_count(0)
    board.page.reload()
    board.person.seated()
    board.click(board.page.locator(".bridge .book"))
    board.click(board.page.locator(".pages .page").first)
    expect(board.page.locator(f"{PAGE} [data-continue]")).to_be_enabled()
    board.page.keyboard.press("Escape")
    expect(board.page.locator(PAGE)).to_have_count(0)
    expect(board.page.locator("#logbook")).to_be_visible()
    board.page.keyboard.press("Escape")
    expect(board.page.locator("#logbook")).to_have_count(0)


@SCREENS
def test_escape_lays_a_question_aside(sit: Sit, size: tuple[int, int], language: str) -> None:
    board = go_on(sit(size=size, language=language), at_a_purchase())
    expect(board.page.locator(".question")).to_be_visible()
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".question")).to_have_count(0)
    board.take_up()
    expect(board.page.locator(".question")).to_be_visible()


def test_no_question_is_put_before_it_is_known_what_to_read(sit: Sit) -> None:
    """The first position, which tells the first page, comes late; a page must not cover what one already looks at."""
    person = sit()
    held: list[Route] = []
    person.page.route(re.compile(r"/position\?.*at=0"), lambda route: held.append(route))
    resume(person, at_a_purchase())
    board = Board(person)
    board.page.wait_for_selector(".sentence.asked")
    expect(board.page.locator(".gen7")).to_have_attribute("aria-busy", "true")
    expect(board.page.locator(".question")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    board.ready()
    expect(board.page.locator(".question")).to_be_visible()


def test_escape_lays_a_decision_aside(sit: Sit) -> None:
    person = sit()
    resume(person, at_a_vote())
    board = Board(person)
    board.wait_for_table()
    decision = board.page.locator('dialog[data-story="decision"]')
    expect(decision).to_be_visible()
    for _ in range(2):
        board.page.keyboard.press("Escape")
        expect(decision).to_have_count(0)
        board.take_up()
        expect(decision).to_be_visible()


def test_escape_puts_cards_away_that_lie_over_the_ship(sit: Sit) -> None:
    board = go_on(sit(size=PHONE), at_the_first_turn())
    board.open_tab("own")
    expect(board.page.locator(".papers")).to_be_visible()
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".papers")).to_have_count(0)


VOICE = """window.said = [];
Object.defineProperty(window, "speechSynthesis", {value: {
  speak: one => window.said.push([one.lang, one.text]),
  cancel: () => window.said.push("silence"),
}});"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_is_read_aloud_if_wished_until_it_is_turned(sit: Sit, language: str) -> None:
    """By the browser's own voice, in the language of the page."""
    ada = sit(language=language)
    ada.context.add_init_script(VOICE)
    board = open_table(ada, 4, 3)
    ada.page.wait_for_selector(PAGE)
    assert ada.page.evaluate("window.said") == [], "nothing is said without being asked for"
    text = ada.page.locator(f"{PAGE} .text p").last.inner_text()
    board.click(ada.page.locator(f"{PAGE} .tools [aria-pressed]"))
    [[tongue, said]] = ada.page.evaluate("window.said")
    assert tongue.startswith(language)
    assert text.split()[-1] in said
    board.turn_page()
    assert ada.page.evaluate("window.said.at(-1)") == "silence"
