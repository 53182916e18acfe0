"""What lies over a board: it covers nothing that must be clicked, and Escape closes it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from sternhafen.engine import Match
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.planet_unknown import TITLE as PLANET_UNKNOWN
from sternhafen.games.planet_unknown.actions import TakeCard
from tests.web.cryo_page import Board
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import played, resume
from tests.web.screens import SCREENS
from tests.web.test_cryo import hoard, own_side, packed

Sit = Callable[..., Person]
BOTH = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop-en", "phone-de"])
UNCOVERED = """one => {
  one.scrollIntoView({block: 'center', inline: 'center'});
  const box = one.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(under) || under?.closest('[data-plan], [data-target]') === one;
}"""


def in_reach(spot: Locator) -> bool:
    """Return whether a thing can be brought to where nothing lies over it."""
    return bool(spot.evaluate(UNCOVERED))


def packed_with_a_card(match: Match) -> bool:
    """Return whether a turn begins with two vehicles, three pods awake and a card in hand."""
    return packed(match) and own_side(match).hand_size > 0


def plan(sit: Sit, size: tuple[int, int], language: str) -> Board:
    """Open the plan of a transport."""
    ada = sit(size=size, language=language)
    resume(ada, played(CRYO, packed_with_a_card, by=hoard))
    board = Board(ada)
    ada.wait_for_question()
    board.clear_the_view()
    board.open_tab("own")
    board.click(board.page.locator('button[data-target^="vehicle:"]').first)
    expect(board.page.locator(".plan")).to_be_visible()
    return board


@BOTH
def test_the_plan_covers_no_tunnel(sit: Sit, size: tuple[int, int], language: str) -> None:
    board = plan(sit, size, language)
    for lane in range(2):
        board.click(board.page.locator(f'[data-lane="{lane}"]'))
        tunnels = board.page.locator("[data-plan]")
        hidden = [tunnel.get_attribute("data-plan") for tunnel in tunnels.all() if not in_reach(tunnel)]
        assert tunnels.count() > 2
        assert not hidden
        stage, sheet = board.page.locator(".stage").bounding_box(), board.page.locator(".plan").bounding_box()
        assert stage is not None
        assert sheet is not None
        assert stage["y"] + stage["height"] <= sheet["y"]
        board.click(tunnels.nth(lane))
        expect(board.page.locator(".plan .cave, .plan .caves .muted").first).to_be_visible()
    board.person.check_page()


@SCREENS
def test_the_plan_steps_aside_for_what_must_be_clicked(sit: Sit, size: tuple[int, int], language: str) -> None:
    """Whatever is asked next, with the plan open: some answer can be clicked, or it has a button in the bar."""
    board = plan(sit, size, language)
    for _ in range(6):
        board.person.wait_for_question()
        board.clear_the_view()
        lit = board.page.locator('.cryo [data-state="legal"]:visible, .cryo [data-state="open"]:visible')
        plain = board.page.locator(".cryo .plain, .cryo .amounts button, [data-launch]")
        assert any(in_reach(one) for one in lit.all()) or plain.count() > 0
        advice = board.advice()
        if advice["id"].startswith("cryo-do-scrap"):  # nobody must: the plan may be closed for it
            board.page.keyboard.press("Escape")
        board.act(advice)
        board.person.wait_for_question()  # what was played is drawn before the next vehicle is looked for
        if not board.page.locator(".plan, .amounts").count():  # amounts are asked where the plan would lie
            board.open_tab("own")
            vehicle = board.page.locator('.mounts button[data-target^="vehicle:"]').first
            if vehicle.count() and vehicle.get_attribute("data-state") not in ("legal", "open", "chosen"):
                board.click(vehicle)


@SCREENS
def test_escape_closes_plan_and_card(sit: Sit, size: tuple[int, int], language: str) -> None:
    board = plan(sit, size, language)
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".plan")).to_have_count(0)
    board.open_tab("hand")
    board.click(board.page.locator(".card").first)
    expect(board.page.locator(".uses")).to_be_visible()
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".uses")).to_have_count(0)


def test_escape_closes_the_rivals_turn(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo", "cryo")
    board = Board(ada)
    for _ in range(12):
        ada.wait_for_question()
        if board.page.locator(".rival li").count():
            break
        board.act(board.advice())
    expect(board.page.locator(".rival")).to_be_visible()
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".rival")).to_have_count(0)


def test_escape_folds_an_offer_of_cards(sit: Sit) -> None:
    ada = sit()
    resume(ada, played(PLANET_UNKNOWN, lambda match: any(isinstance(one, TakeCard) for one in match.state.legal(0)), 2))
    ada.wait_for_question()
    expect(ada.page.locator(".offer .cards")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".offer .cards")).to_have_count(0)


def test_escape_leads_back_to_the_own_planet(sit: Sit) -> None:
    ada = sit()
    ada.sit_down("planet-unknown", 2)
    ada.wait_for_question()
    ada.page.locator('.others li[data-seat="1"] button').click()
    expect(ada.page.locator('.others li[data-seat="0"]')).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator('.others li[data-seat="1"]')).to_be_visible()


HELD = {"tap": 0.06, "question": 0.9}
"""How long a finger stays, in seconds: for a tap, and to be told about a thing."""


@pytest.mark.parametrize("held", HELD)
def test_how_long_a_finger_stayed_counts_and_not_when_the_page_heard_of_it(sit: Sit, held: str) -> None:
    """A tap on a busy device still plays, even if its end is heard so late that the card is open already."""
    ada = sit(size=PHONE, touch=True)
    ada.sit_down("escape-pods", 2)
    ada.wait_for_question()
    thing = ada.page.locator('.board [data-state="legal"]').first
    target = thing.get_attribute("data-target")
    box = thing.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    browser, down = ada.context.new_cdp_session(ada.page), ada.page.evaluate("Date.now()") / 1000
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger], "timestamp": down})
    expect(ada.page.locator(".popover")).to_be_visible()
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": down + HELD[held]})
    card = ada.page.locator(".popover")
    chosen = ada.page.locator(f'[data-target="{target}"][data-state="chosen"]')
    if held == "tap":
        expect(chosen).to_have_count(1)
        expect(card).to_have_count(0)
    else:
        expect(card).to_be_visible()
        expect(chosen).to_have_count(0)
