"""Cryo at the web table: what its board shows, asks and explains, at a desk and on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from sternhafen.engine import Action, Match
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.actions import (
    Decline,
    Deploy,
    Launch,
    PlayCard,
    ScoutCave,
    ScrapCard,
    ScrapTile,
    SendCrew,
    Wake,
)
from sternhafen.games.cryo.data.tables import VEHICLE
from sternhafen.games.cryo.view import CryoView, SideView
from tests.web.cryo_page import CUT, Board, start
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import played, resume
from tests.web.screens import SIZES

Sit = Callable[..., Person]
CLICKS = 4
"""Clicks from the lobby to the first own move."""
BOTH_SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.mark.parametrize(
    ("which", "size"),
    [
        ("bots", PHONE),
        ("solo", DESKTOP),
        pytest.param("bots", DESKTOP, marks=pytest.mark.soak),
        pytest.param("solo", PHONE, marks=pytest.mark.soak),
    ],
    ids=["bots-phone", "solo-desktop", "bots-desktop", "solo-phone"],
)
def test_the_first_move_is_near(sit: Sit, which: Literal["bots", "solo"], size: tuple[int, int]) -> None:
    """One click in the lobby, two on cards; both ways in and both sizes, all pairs of them in the long tests."""
    board = start(sit(size=size), which)
    board.clicks = 1
    board.act(board.advice())
    assert board.clicks <= CLICKS


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.card')].filter(card =>
  card.getBoundingClientRect().right > innerWidth || [...card.querySelectorAll('.what')].length !== 4).length"""
BROKEN_NAMES = """() => [...document.querySelectorAll('.points thead .who')].filter(one => {
  const range = document.createRange();
  range.selectNodeContents(one.lastChild);
  return range.getClientRects().length > 1;
}).map(one => one.textContent)"""


@BOTH_SIZES
def test_the_cards_of_the_start_are_in_sight_and_the_names_beside_the_points(sit: Sit, size: tuple[int, int]) -> None:
    """All five cards, with what each use does, and all three names, in German."""
    board = start(sit(size=size, language="de"), "bots")
    expect(board.page.locator(".card")).to_have_count(5)
    assert board.page.evaluate(OUT_OF_SIGHT) == 0
    board.open_tab("points")
    expect(board.page.locator(".points thead .who")).to_have_count(3)
    assert board.page.evaluate(BROKEN_NAMES) == []


def test_the_rival_says_why(sit: Sit) -> None:
    """Every step of the Rival's turn has a reason and its rule."""
    ada = sit()
    board = start(ada, "solo")
    for _ in range(40):
        ada.wait_for_question()
        if board.page.locator(".rival li").count() > 1:
            break
        board.act(board.advice())
    steps = board.page.locator(".rival li")
    assert steps.count() > 1
    for step in steps.all():
        expect(step.locator(".why")).to_contain_text("CRYO-S")
    steps.first.locator(".rule").click()
    expect(board.page.locator("[data-rule].marked")).to_be_in_viewport()


def test_a_click_on_a_card_only_opens_it(sit: Sit) -> None:
    """At the start of a turn a card can be scrapped: reading it must not do that."""
    ada = sit()
    board = start(ada, "solo")
    board.act(board.advice())
    ada.wait_for_question()
    before = ada.entries
    board.open_tab("hand")
    board.click(board.page.locator(".card").first)
    expect(board.page.locator(".uses > *")).to_have_count(4)
    expect(board.page.locator(".uses [data-scrap]")).to_be_enabled()
    assert ada.entries == before
    board.click(board.page.locator(".open .close"))
    expect(board.page.locator(".uses")).to_have_count(0)


def hoard(match: Match, seat: int, rng: random.Random) -> Action:
    """Play at random, but wake pods and keep vehicles for later."""
    legal = match.state.legal(seat)
    kept = [action for action in legal if not isinstance(action, GIVES_AWAY)] or legal
    return rng.choice([action for action in kept if isinstance(action, Wake | PlayCard) and as_vehicle(action)] or kept)


GIVES_AWAY = (Launch, ScrapCard, ScrapTile, ScoutCave, Decline, SendCrew)


def as_vehicle(action: Action) -> bool:
    return not isinstance(action, PlayCard) or action.use == VEHICLE


def own_side(match: Match) -> SideView:
    view = match.state.view(0)
    assert isinstance(view, CryoView)
    return view.sides[0]


def packed(match: Match) -> bool:
    """Return whether a turn begins with two vehicles and three pods awake."""
    own = own_side(match)
    return len(own.vehicles) > 1 and own.awake > 2 and any(isinstance(one, Deploy) for one in match.state.legal(0))


@SIZES
def test_a_whole_transport_is_planned_before_it_is_begun(sit: Sit, size: tuple[int, int]) -> None:
    """Two vehicles, each with its tunnel and riders: what all costs is shown, nothing happens by it, and it is kept."""
    ada = sit(size=size)
    resume(ada, played(CRYO, packed, by=hoard))
    board = Board(ada)
    ada.wait_for_question()
    board.clear_the_view()
    before = ada.entries
    board.open_tab("own")
    board.click(board.page.locator('button[data-target^="vehicle:"]').first)
    for lane, tunnel in ((0, 0), (1, 1)):
        board.click(board.page.locator(f'[data-lane="{lane}"]'))
        board.click(board.page.locator(f'[data-plan="{tunnel}"]'))
        board.click(board.page.locator(".plan .cave button:not(:disabled)").last)
    expect(board.page.locator(".plan footer")).to_contain_text("2 launches")
    expect(board.page.locator(".plan .seats .full")).to_have_count(2)
    expect(board.page.locator("svg .trip")).to_have_count(2)
    ada.check_page()
    board.click(board.page.locator(".plan header .icon-only"))
    expect(board.page.locator(".plan")).to_have_count(0)
    board.open_tab("ship")
    board.open_tab("own")
    board.click(board.page.locator('button[data-target^="vehicle:"]').first)
    expect(board.page.locator(".plan .seats .full")).to_have_count(2)
    assert ada.entries == before


def scrapped(match: Match) -> bool:
    """Return whether the first seat has scrapped something in this turn and holds a card."""
    view = match.state.view(0)
    return isinstance(view, CryoView) and view.scrapped and view.active == 0 and bool(view.sides[0].hand)


@SIZES
def test_a_card_says_why_it_cannot_be_used(sit: Sit, size: tuple[int, int]) -> None:
    """In the hand, in its scrap corner, and where it is opened: every no has its rule."""
    ada = sit(size=size)
    resume(ada, played(CRYO, scrapped))
    board = Board(ada)
    ada.wait_for_question()
    board.clear_the_view()
    board.open_tab("hand")
    board.page.locator(".card").first.hover(position={"x": 14, "y": 14})
    expect(board.page.locator(".popover")).to_contain_text("need a card action")
    expect(board.page.locator(".popover")).to_contain_text("CRYO-")
    board.click(board.page.locator(".card").first)
    expect(board.page.locator(".uses > *")).to_have_count(4)
    expect(board.page.locator(".uses [data-scrap] .no")).to_contain_text("CRYO-7.1")
    expect(board.page.locator(".open .when")).to_contain_text("CRYO-8.1")
    ada.check_page()
    assert not board.page.evaluate(CUT)


WATCH_THE_SKY = """() => {
  window.flown = 0;
  new MutationObserver(changes => {
    for (const change of changes) window.flown += [...change.addedNodes].filter(one => one.matches?.(".flight")).length;
  }).observe(document.querySelector(".air"), {childList: true});
}"""


@pytest.mark.parametrize("moving", [True, False])
def test_pieces_travel_unless_motion_is_reduced(sit: Sit, moving: bool) -> None:
    """A drone flies to its dock; whoever wants calm sees it there at once."""
    ada = sit(moving=moving)
    board = start(ada, "solo")
    board.act(board.advice())
    ada.wait_for_question()
    board.page.evaluate(WATCH_THE_SKY)
    board.wish(("deploy", {}))
    expect(board.page.locator('[data-target^="dock:"] .drone[data-seat="0"]')).to_have_count(1)
    expect(board.page.locator(".flight")).to_have_count(0)
    assert (board.page.evaluate("window.flown") > 0) is moving


@pytest.mark.parametrize("moves", [0, pytest.param(900, marks=pytest.mark.soak)], ids=["turn", "game"])
def test_an_unpredictable_rival_decides_by_the_deck(sit: Sit, moves: int) -> None:
    """It shows no decision cards; its turn says that the top card decided."""
    ada = sit()
    ada.sit_down("cryo", 1, rival_unpredictable=True)
    board = Board(ada)
    for _ in range(40):
        ada.wait_for_question()
        if board.page.locator(".rival li").count():
            break
        assert board.page.locator(".decision.next").count() == 0
        board.act(board.advice())
    expect(board.page.locator(".rival li", has_text="CRYO-S6.2")).to_have_count(1)
    ada.check_page()
    if moves:
        board.finish(moves)
        ada.check_page()


def test_a_damaged_dock_says_why(sit: Sit) -> None:
    """What cannot be chosen answers with its rule."""
    ada = sit()
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    board.page.locator('[data-target^="dock:"][aria-disabled="true"]').first.hover()
    expect(board.page.locator(".popover")).to_contain_text("CRYO-")


def test_a_drone_is_sent_by_keys(sit: Sit) -> None:
    """A dock and a drone can be chosen without a pointer."""
    ada = sit()
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    before = ada.moved
    board.page.locator('[data-target^="dock:"][data-state="open"]').first.focus()
    board.page.keyboard.press("Enter")
    board.page.locator('[data-target^="home:"][data-state="legal"]').first.focus()
    board.page.keyboard.press("Enter")
    ada.wait_for_own_move(before)


def test_missions_stay_hidden(sit: Sit) -> None:
    """Nobody's view of another platform names a hand card or a mission."""
    ada = sit()
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    board.click(board.page.locator('[data-tab="side-1"]'))
    page = board.page.locator('[data-page="side-1"]')
    expect(page).to_contain_text("Cards in hand")
    expect(page.locator(".card")).to_have_count(0)


@SIZES
def test_a_dock_asks_which_drone_and_says_what_its_neighbours_would_do(sit: Sit, size: tuple[int, int]) -> None:
    """The prompt advances with the pick; the drones stand beside what every action there would bring."""
    ada = sit(size=size)
    board = start(ada, "bots")
    board.act(board.advice())
    ada.wait_for_question()
    dock = board.page.locator('[data-target^="dock:"][data-state="open"]:not([data-target="dock:20"])').first
    board.click(board.reach(str(dock.get_attribute("data-target"))))
    expect(board.page.locator(".sentence")).to_contain_text("which drone")
    expect(board.page.locator('.landing [data-target^="home:"]')).to_have_count(3)
    assert board.page.locator(".landing .beside li").count() >= 2
    before = ada.moved
    board.click(board.page.locator('.landing [data-target^="home:"]').first)
    ada.wait_for_own_move(before)


def test_the_rival_has_a_seat_and_its_machine_can_be_looked_at(sit: Sit) -> None:
    ada = sit()
    board = start(ada, "solo")
    board.act(board.advice())
    ada.wait_for_question()
    expect(board.page.locator('.seats [data-thing="seat:1"]')).to_contain_text("Rival")
    board.click(board.page.locator('.seats [data-tab="side-1"]'))
    expect(board.page.locator('[data-page="side-1"] .bay')).to_have_count(6)


def test_everything_on_the_board_explains_itself(sit: Sit) -> None:
    """Whatever has a name has a card, in words of the guide."""
    ada = sit()
    ada.sit_down("cryo", 1)
    board = Board(ada)
    board.act(board.advice())
    ada.wait_for_question()
    names = board.page.evaluate(
        """() => [...document.querySelectorAll('main [data-thing], main [data-target]')]
          .map(one => one.dataset.thing ?? one.dataset.target)
          .filter(name => !/^(prompt|rival-turn|cryo-do)/.test(name))"""
    )
    kinds = {str(name).split(":")[0]: str(name) for name in names}
    board.page.mouse.move(2, 2)  # the browser's own pointer, off the board, asks about nothing meanwhile
    for count, name in enumerate(kinds.values()):
        spot = board.page.locator(f'[data-thing="{name}"], [data-target="{name}"]').first
        spot.dispatch_event("pointermove", {"pointerType": "mouse", "clientX": count, "clientY": 5, "bubbles": True})
        expect(board.page.locator(".popover h4"), name).not_to_be_empty()
        board.page.keyboard.press("Escape")
