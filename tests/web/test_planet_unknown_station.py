"""Planet Unknown at the web table: the station and what lies in it, and boards that are dealt."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.planet_unknown import TITLE as PLANET_UNKNOWN
from sternhafen.games.planet_unknown.actions import TurnRing, TurnStation
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from tests.web.people import Person
from tests.web.planet_page import TITLE, legal, say_it
from tests.web.prepared import played, resume
from tests.web.screens import SCREENS, SIZES

Sit = Callable[..., Person]
STACKS = "async table => (await (await fetch(`/api/tables/${table}/position?viewer=0`)).json()).view.stacks"
AT_REST = "() => document.getAnimations().length === 0"
MIDDLE = """path => {
  const box = path.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def aiming(match: Match) -> bool:
    """Return whether the first seat is to turn the station."""
    return any(isinstance(action, TurnStation) for action in match.state.legal(0))


def own_tiles(s: PlanetUnknown) -> list[str]:
    """Return the names of the two tiles in front of the first seat."""
    return [PLANET_UNKNOWN.names("tile", s.shown[s.stack(0, ring)], "en") or "" for ring in (0, 1)]


@pytest.mark.parametrize(
    ("turn", "moving"),
    [
        (2, True),
        (3, False),
        pytest.param(2, False, marks=pytest.mark.soak),
        pytest.param(3, True, marks=pytest.mark.soak),
    ],
)
def test_the_own_tiles_are_shown_after_the_station_has_turned_under_a_resting_pointer(
    sit: Sit, turn: int, moving: bool
) -> None:
    ada = sit(moving=moving)
    match = played(PLANET_UNKNOWN, aiming, seats=2, options=PlanetUnknownOptions(confirm=False))
    after = match.state.copy()
    after.play(0, TurnStation(turn))
    resume(ada, match)
    ada.wait_for_question()
    page, before = ada.page, ada.moved
    names = page.locator(".hand .tiles .name")
    x, y = page.locator(f"[data-target='station:{turn}'] .sector").evaluate(MIDDLE)
    page.mouse.move(x, y)
    expect(page.locator(".hand.peeking")).to_be_visible()
    assert names.all_inner_texts() == own_tiles(after), "the sector under the pointer, before it comes here"
    page.mouse.click(x, y)
    ada.wait_for_own_move(before)
    page.wait_for_function(AT_REST)
    expect(page.locator(".hand.peeking")).to_have_count(0)
    assert names.all_inner_texts() == own_tiles(after)
    page.mouse.move(x + 3, y)
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).classList.contains('own')", [x + 3, y])
    expect(page.locator(".hand.peeking")).to_have_count(0 if under else 1)


@SCREENS
def test_dealt_boards_are_taken_or_declined_by_a_click(sit: Sit, size: tuple[int, int], language: str) -> None:
    ada = sit(size=size, language=language)
    ada.sit_down(TITLE, 2, boards="both")
    for kind in ("TakePlanet", "TakeCorporation"):
        ada.wait_for_question()
        found = legal(ada)
        assert [choice["action"][0] for choice in found] == [kind, kind]
        expect(ada.page.locator(".offer .pick svg")).to_have_count(2)
        ada.check_page()
        say_it(ada, found[1])
    ada.wait_for_question()
    assert not any(choice["action"][0].startswith("Take") for choice in legal(ada))


def ringing(match: Match) -> bool:
    """Return whether the first seat is to turn the inner ring."""
    return any(isinstance(action, TurnRing) for action in match.state.legal(0))


@SIZES
def test_the_inner_ring_is_turned_by_a_click_on_the_station(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size)
    match = played(PLANET_UNKNOWN, ringing, seats=2, options=PlanetUnknownOptions(station="chosen"))
    s = match.state
    assert isinstance(s, PlanetUnknown)
    resume(ada, match)
    ada.wait_for_question()
    before, sector = ada.moved, 4
    wanted = (s.sector(0) - sector) % 6
    expect(ada.target(f"station:{wanted}")).to_have_attribute("aria-label", re.compile("inner ring.*Sector 5"))
    ada.check_page()
    ada.target(f"station:{wanted}").dispatch_event("click")
    ada.wait_for_own_move(before)
    assert ada.page.evaluate(STACKS, ada.table) == turned_by(s, wanted)


def turned_by(s: PlanetUnknown, sectors: int) -> list[int]:
    """Return the stacks of every sector after a turn of the inner ring."""
    after = s.copy()
    after.play(0, TurnRing(sectors))
    stacks = list(after.view(0).stacks)
    assert stacks[2 * s.sector(0)] == s.view(0).stacks[2 * 4], "the small stack of the sector clicked comes here"
    return stacks


def test_next_tiles_are_seen_at_a_table_that_plays_so(sit: Sit) -> None:
    ada = sit()
    ada.sit_down(TITLE, 2, next_tiles=True, station="chosen")
    ada.wait_for_question()
    expect(ada.page.locator(".hand .next svg")).to_have_count(2)
    expect(ada.page.locator(".hand .tiles button").first).to_contain_text("Next in its stack")
    ada.check_page()
    other = sit("Eve")
    other.sit_down(TITLE, 2)
    other.wait_for_question()
    expect(other.page.locator(".hand .next")).to_have_count(0)
