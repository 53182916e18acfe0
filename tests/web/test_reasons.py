"""Reasons at the web table: true ones, told quietly until somebody tries what cannot be done."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.rules.turns import Turn
from sternhafen.games.cryo.view import CryoView
from tests.web.people import Person
from tests.web.prepared import played, resume

Sit = Callable[..., Person]
BARRED = "action:5"
PAUSE = "() => new Promise((done) => setTimeout(done, 250))"
"""Longer than the table waits before it asks for a reason."""


def middle(person: Person, target: str) -> tuple[float, float]:
    box = person.target(target).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_reason_is_red_only_after_somebody_has_tried(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.target(BARRED).hover()
    remark = ada.page.locator(".remark")
    expect(remark).to_contain_text("PODS-15.7")
    expect(remark.locator(".no")).to_have_count(0)
    ada.target(BARRED).click(force=True)
    expect(remark.locator(".no")).to_contain_text("PODS-15.7")


def test_a_reason_tried_by_key_is_red(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.target(BARRED).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".remark .no")).to_contain_text("PODS-15.7")


def test_a_pointer_that_rests_while_the_question_changes_is_told_nothing(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    where = middle(ada, BARRED)
    ada.page.mouse.move(*where)
    expect(ada.page.locator(".remark").filter(has_text="PODS-15.7")).to_be_visible()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        ada.follow_advice()
        ada.wait_for_question()
        # the board lays something else under the pointer, which does not move
        ada.target(BARRED).dispatch_event("pointerenter")
        ada.page.evaluate(PAUSE)
        expect(ada.page.locator(".remark .no")).to_have_count(0)
    assert not [url for url in asked if "/why" in url]


def first_drone_is_away(match: Match) -> bool:
    """Return whether it is the first seat's turn, and its first platform dock is empty."""
    state = match.state
    return isinstance(state, Cryo) and isinstance(state.question(0), Turn) and state.sides[0].home & 0b11 == 0b10


def test_a_damaged_dock_is_damaged_and_not_without_a_drone(sit: Sit) -> None:
    ada = sit()
    match = played(CRYO, first_drone_is_away, seats=2)
    view = match.state.view(0)
    assert isinstance(view, CryoView)
    resume(ada, match)
    ada.wait_for_question()
    ada.target(f"dock:{view.damaged[0]}").click(force=True)
    expect(ada.page.locator(".remark .no")).to_contain_text("CRYO-3.7")


def test_what_is_picked_belongs_to_the_reason(sit: Sit) -> None:
    ada = sit()
    match = played(CRYO, lambda match: isinstance(match.state.question(0), Turn), seats=2)
    view = match.state.view(0)
    assert isinstance(view, CryoView)
    resume(ada, match)
    ada.wait_for_question()
    ada.page.locator('[data-target^="home:"][data-state="legal"]').first.click()
    picked = ada.page.locator('[data-target^="home:"][data-state="chosen"]').get_attribute("data-target")
    with ada.page.expect_request(lambda request: "/why" in request.url) as asked:
        ada.target(f"dock:{view.damaged[0]}").click(force=True)
    assert f"picked={picked}".replace(":", "%3A") in asked.value.url
    expect(ada.page.locator(".remark .no")).to_contain_text("CRYO-3.7")
