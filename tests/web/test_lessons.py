"""Lessons in the browser: from the lobby to the last bubble, by pointer and keys, on a desktop and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from sternhafen.games import HOUSE_TITLES
from sternhafen.lessons import lesson, lessons
from tests.web.learner import How, Learner
from tests.web.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]
TITLES = [package.replace("_", "-") for package in HOUSE_TITLES]
EVERY = [(each.title, each.lesson) for id in TITLES for each in lessons(id)]
SCREENS: list[tuple[tuple[int, int], str, How]] = [
    (DESKTOP, "en", "pointer"),
    (DESKTOP, "de", "keys"),
    (PHONE, "de", "pointer"),
    (PHONE, "en", "keys"),
]


def looking(title: str, number: int, faults: list[str], phone: bool) -> Callable[[dict[str, Any]], None]:
    """Return what notes everything that is wrong with a bubble; a phone shows one page, that of the first thing."""

    def look(step: dict[str, Any]) -> None:
        where = f"{title} {number}, step {step['step']}"
        away = step["missing"] if not phone else step["missing"][: step["missing"][:1] == step["point"][:1]]
        faults.extend(f"{where}: {point} is not on the board" for point in away)
        faults.extend(f"{where}: the bubble covers {target}" for target in step["covered"])
        if not step["inside"]:
            faults.append(f"{where}: the bubble does not fit the screen")

    return look


def learner(sit: Sit, how: How = "pointer", **options: Any) -> Learner:
    ada = sit(**options)
    ada.enter()
    return Learner(ada, how)


@pytest.mark.soak
@pytest.mark.parametrize(("size", "language", "how"), SCREENS)
@pytest.mark.parametrize(("title", "number"), EVERY)
def test_a_lesson_is_taken_from_the_lobby_to_its_end(
    sit: Sit, title: str, number: int, size: tuple[int, int], language: str, how: How
) -> None:
    ada, faults = learner(sit, how, size=size, language=language), list[str]()
    ada.open(title, number)
    ada.take(looking(title, number, faults, size == PHONE))
    assert faults == []


COUNT = "addEventListener('click', ({isTrusted}) => isTrusted && sessionStorage.setItem('clicks', clicked() + 1), true)"
CLICKED = "clicked = () => Number(sessionStorage.getItem('clicks') ?? 0)"
CLICKS = 2
"""How many lead from the lobby to the first click that the coach guides."""


@pytest.mark.parametrize("title", ["escape-pods", *(pytest.param(id, marks=pytest.mark.soak) for id in TITLES[1:])])
def test_the_first_guided_click_is_two_clicks_away_from_the_lobby(sit: Sit, title: str) -> None:
    ada = sit()
    ada.page.add_init_script(f"{CLICKED}; {COUNT}")
    ada.enter()
    before = ada.page.evaluate("clicked()")
    ada.verb("learn", title).click()
    ada.page.locator("[data-lesson='1']").click()
    next_button = ada.page.locator("[data-lesson-step] [data-next]")
    expect(next_button).to_be_enabled()
    assert ada.page.evaluate("clicked()") - before == CLICKS
    next_button.click()
    expect(ada.page.locator("[data-lesson-step]")).not_to_have_attribute("data-lesson-step", "0")


def test_two_clicks_lead_from_the_lobby_to_the_coach_and_what_is_learnt_is_kept(sit: Sit) -> None:
    ada = learner(sit)
    ada.open("escape-pods", 1)
    expect(ada.bubble).to_contain_text(lesson("escape-pods", 1).steps[0].say.en)  # type: ignore[union-attr] # it begins with words
    ada.person.check_page()
    ada.press(ada.bubble.locator("[data-next]"))
    expect(ada.bubble).to_have_attribute("data-lesson-step", "1")
    ada.page.goto(f"{ada.person.address}/learn/escape-pods")
    expect(ada.page.locator("li", has=ada.page.locator("[data-lesson='1']"))).to_contain_text("left at step 2")
    ada.page.locator("[data-lesson='1']").click()
    expect(ada.bubble).to_have_attribute("data-lesson-step", "1")
    ada.page.goto(ada.person.address)
    ada.page.wait_for_selector("[data-ready=true]")
    expect(ada.page.locator("section.continue")).to_have_count(0)  # a lesson is no game that waits


def to_the_first_move(ada: Learner) -> dict[str, Any]:
    """Go on until the lesson waits for a move."""
    while ada.bubble.get_attribute("data-kind") != "do":
        before = ada.bubble.get_attribute("data-lesson-step") or ""
        ada.press(ada.bubble.locator("[data-next]"))
        ada.page.wait_for_function(
            "last => document.querySelector('[data-lesson-step]')?.dataset.lessonStep !== last"
            " && document.querySelector('[data-lesson-step]')",
            arg=before,
        )
    return dict(ada.seen())


def test_a_wrong_pick_is_answered_kindly_costs_nothing_and_undo_steps_back(sit: Sit) -> None:
    ada = learner(sit)
    ada.open("escape-pods", 1)
    step = to_the_first_move(ada)
    before = ada.person.entries
    ada.person.target("action:4").click()
    expect(ada.bubble).to_contain_text(step["otherwise"]["en"])
    expect(ada.person.target("action:4")).to_have_attribute("data-state", "legal")
    assert ada.person.entries == before
    ada.move(step["ways"][-1]["targets"])  # who pays does not matter
    expect(ada.bubble).to_have_attribute("data-lesson-step", str(step["step"] + 1))
    ada.page.keyboard.press("u")
    expect(ada.bubble).to_have_attribute("data-lesson-step", str(step["step"]))
    ada.bubble.locator("[data-pause]").click()
    expect(ada.bubble).to_have_count(0)
    ada.page.locator("[data-resume]").click()
    ada.bubble.locator("[data-skip]").click()
    expect(ada.bubble).to_have_attribute("data-lesson-step", str(step["step"] + 1))
    ada.bubble.locator("[data-back]").click()
    expect(ada.bubble).to_have_attribute("data-lesson-step", str(step["step"]))


def test_after_the_last_step_the_game_is_played_on_against_an_easy_bot(sit: Sit) -> None:
    ada = learner(sit)
    ada.open("escape-pods", 1)
    while ada.bubble.get_attribute("data-kind") != "done":
        before = ada.bubble.get_attribute("data-lesson-step") or ""
        ada.bubble.locator("[data-skip], [data-next]").last.dispatch_event("click")
        ada.page.wait_for_function(
            "last => document.querySelector('[data-lesson-step]')?.dataset.lessonStep !== last"
            " && document.querySelector('[data-lesson-step]')",
            arg=before,
        )
    ada.bubble.locator("[data-play-on]").click()
    expect(ada.bubble).to_have_count(0)
    ada.person.wait_for_question()
    ada.person.follow_advice()
    ada.page.goto(f"{ada.person.address}/learn/escape-pods")
    expect(ada.page.locator("li", has=ada.page.locator("[data-lesson='1']"))).to_contain_text(re.compile("done"))
    ada.page.goto(ada.person.address)
    count = len(lessons("escape-pods"))
    expect(ada.person.verb("learn")).to_contain_text(re.compile(rf"1/{count}.*1 of {count} lessons done"))


def test_a_first_game_has_the_beginners_options_and_explains_once_what_happens(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.page.goto(f"{ada.address}/learn/escape-pods")
    ada.page.locator("[data-first-game]").click()
    ada.seated()
    info = ada.page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", ada.table)
    assert info["options"]["haven_set"] == "beginner"
    assert {seat["bot"] for seat in info["seats"]} == {None, "easy"}
    tip = ada.page.locator("[data-tip]")
    while not tip.count():
        ada.wait_for_question()
        ada.follow_advice()
    first = tip.get_attribute("data-tip")
    assert tip.inner_text()
    expect(ada.page.get_by_test_id("tip-says")).to_contain_text(tip.locator("b").inner_text())  # and is read aloud
    tip.locator("[data-got-it]").dispatch_event("click")
    expect(ada.page.locator(f"[data-tip={first}]")).to_have_count(0)
    kept = ada.page.evaluate("localStorage.getItem('sternhafen-told-escape-pods')")
    assert kept.split() == [first]
