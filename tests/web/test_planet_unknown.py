"""Planet Unknown at the web table: whole games through the board, the tile in hand, rovers, every special board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.planet_unknown import TITLE as PLANET_UNKNOWN
from sternhafen.games.planet_unknown.actions import Done, MoveRover, PlaceTile
from sternhafen.games.planet_unknown.view import ColonyView, PlanetUnknownView
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.planet_page import (
    CORPORATIONS,
    PLANETS,
    TITLE,
    legal,
    pick,
    play_on,
    type_it,
    until_tile,
)
from tests.web.prepared import after, played, resume
from tests.web.screens import SIZES

Sit = Callable[..., Person]
CLICKS = {"bots": 3, "solo": 5}
"""Clicks from the lobby to the first own move: against bots one starts the game, alone three set it up."""
MOVES = 900
WIDE, TABLET = (1920, 1080), (820, 1180)


# Whole games ---------------------------------------------------------------------------------------------------------

Theme = Literal["dark", "light"]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (DESKTOP, "en", "dark"),
        (DESKTOP, "de", "light"),
        (WIDE, "en", "dark"),
        (TABLET, "de", "light"),
        (PHONE, "en", "light"),
        (PHONE, "de", "dark"),
    ],
    ids=["desktop-en", "desktop-de", "wide-en", "tablet-de", "phone-en", "phone-de"],
)
def test_a_whole_game_against_a_bot(sit: Sit, size: tuple[int, int], language: str, theme: Theme) -> None:
    ada = sit(size=size, language=language, theme=theme)
    ada.sit_down(TITLE, 2)
    rng = random.Random(7)
    play_on(ada, rng, 12)
    ada.wait_for_question()
    ada.check_page()
    finish(ada, rng)


def finish(person: Person, rng: random.Random) -> None:
    """Play to the end and look at the result."""
    play_on(person, rng, MOVES)
    assert person.over()
    person.check_page()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "en", "light"), (DESKTOP, "de", "dark"), (PHONE, "en", "dark"), (PHONE, "de", "light")],
    ids=["desktop-en", "desktop-de", "phone-en", "phone-de"],
)
def test_a_whole_solo_game_with_target_and_verdict(
    sit: Sit, size: tuple[int, int], language: str, theme: Theme
) -> None:
    ada = sit(size=size, language=language, theme=theme)
    ada.sit_down(TITLE, 1)
    rng = random.Random(11)
    play_on(ada, rng, 10)
    see_target(ada)
    finish(ada, rng)


def see_target(person: Person) -> None:
    """Look at what is to be reached alone; on a phone it has a tab."""
    person.wait_for_question()
    tabs = person.page.locator(".tab")
    if tabs.count():
        tabs.nth(3).click()
    expect(person.page.locator(".goals progress")).to_be_visible()
    person.check_page()
    if tabs.count():
        tabs.nth(0).click()


@pytest.mark.parametrize(
    ("seats", "moves", "size", "language", "theme"),
    [(2, 150, DESKTOP, "en", "dark"), (1, 80, PHONE, "de", "light")],
    ids=["bot-desktop-en", "solo-phone-de"],
)
def test_the_last_rounds(sit: Sit, seats: int, moves: int, size: tuple[int, int], language: str, theme: Theme) -> None:
    """The end of a game by clicks on the board alone; whole ones belong to the long tests."""
    ada = sit(size=size, language=language, theme=theme)
    resume(ada, played(PLANET_UNKNOWN, after(moves), seats, by="random"))
    if seats == 1:
        see_target(ada)
    finish(ada, random.Random(7))


@pytest.mark.parametrize(
    ("which", "size"),
    [
        ("bots", DESKTOP),
        ("solo", PHONE),
        pytest.param("bots", PHONE, marks=pytest.mark.soak),
        pytest.param("solo", DESKTOP, marks=pytest.mark.soak),
    ],
)
def test_the_first_own_move_is_near(sit: Sit, which: Literal["bots", "solo"], size: tuple[int, int]) -> None:
    """Few clicks in the lobby, then those of the first move."""
    ada = sit(size=size)
    ada.enter()
    ada.page.evaluate("window.clicks = 0, addEventListener('click', () => { window.clicks += 1; }, true)")
    ada.start(which, TITLE)
    play_on(ada, random.Random(1), 1)
    assert 2 <= ada.page.evaluate("window.clicks") <= CLICKS[which]


# The tile in hand ----------------------------------------------------------------------------------------------------

FOLLOWS = """async () => {
  const planet = document.querySelector(".planet svg");
  const box = planet.getBoundingClientRect();
  const lies = () => document.querySelector("[data-ghost]")?.getAttribute("transform");
  const seen = new Set();
  for (const [x, y] of [[0.3, 0.3], [0.7, 0.3], [0.7, 0.7], [0.3, 0.7]]) {
    const at = {clientX: box.left + box.width * x, clientY: box.top + box.height * y};
    planet.dispatchEvent(new PointerEvent("pointermove", {...at, bubbles: true, pointerType: "mouse"}));
    await new Promise(requestAnimationFrame);
    seen.add(lies());
  }
  return seen.size;
}"""


def test_a_tile_follows_the_pointer_within_a_frame(sit: Sit) -> None:
    """Its cost is measured by benchmarks/ghost.py."""
    ada = sit()
    resume(ada, played(PLANET_UNKNOWN, placing, seats=2))
    ada.wait_for_question()
    ada.target("tile:0").click()
    assert ada.page.evaluate(FOLLOWS) == 4


def colony_of(match: Match) -> ColonyView:
    """Return the first seat's colony as it sees it."""
    view = match.state.view(0)
    assert isinstance(view, PlanetUnknownView)
    return view.colonies[0]


def placing(match: Match) -> bool:
    """Return whether the first seat has some tiles and can place either of the next two."""
    rings = {action.ring for action in match.state.legal(0) if isinstance(action, PlaceTile)}
    return rings == {0, 1} and len(colony_of(match).tiles) > 4


@SIZES
def test_a_finger_places_with_two_taps(sit: Sit, size: tuple[int, int]) -> None:
    """The first tap lays the ghost and says what it brings, or why it may not lie there; the second places it."""
    ada = sit(size=size, touch=True)
    match = played(PLANET_UNKNOWN, placing, seats=2)
    resume(ada, match)
    ada.wait_for_question()
    page, before = ada.page, ada.moved
    ada.target("tile:0").tap()
    built = [cell for cell, terrain in enumerate(colony_of(match).terrain) if terrain >= 0]
    assert tap_until(ada, "no", built)
    expect(page.locator(".held .no")).to_contain_text("PU-")
    tap_ghost(ada)
    expect(page.locator(".held .no")).to_contain_text("PU-")
    turn = page.locator(".hand").get_attribute("data-turn")
    assert tap_until(ada, "yes", [choice["action"][3] for choice in legal(ada, ["tile:0", f"turn:{turn}"])])
    expect(page.locator(".held .gain").first).to_be_visible()
    ada.check_page()
    assert ada.moved == before
    tap_ghost(ada)
    ada.wait_for_own_move(before)


def tap_until(person: Person, verdict: str, cells: list[int]) -> bool:
    """Tap on cells until the ghost lies as it should."""
    for cell in cells:
        person.target(f"cell:{cell}").tap(force=True)  # the ghost may lie above it
        if person.page.locator(f"[data-ghost={verdict}]").count():
            return True
    return False


def tap_ghost(person: Person) -> None:
    box = person.page.locator("[data-ghost]").bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tile_is_turned_flipped_and_placed_by_mouse(sit: Sit) -> None:
    ada = sit()
    ada.sit_down(TITLE, 2)
    until_tile(ada, random.Random(5))
    page = ada.page
    ada.target("tile:0").click()
    hand = page.locator(".hand")
    before = hand.get_attribute("data-turn")
    box = page.locator(".planet svg").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.press("r")
    assert hand.get_attribute("data-turn") != before
    page.keyboard.press("Shift+R")
    assert hand.get_attribute("data-turn") == before
    page.mouse.wheel(0, 100)
    page.get_by_role("button", name="Flip").click()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_be_visible()
    if ghost.get_attribute("data-ghost") == "no":
        expect(page.locator(".held .no")).to_contain_text("PU-")
    place = legal(ada, ["tile:0", f"turn:{hand.get_attribute('data-turn')}"])[0]["targets"][2]
    before = ada.moved
    ada.target(place).dispatch_event("click")
    ada.wait_for_own_move(before)


def test_a_tile_is_dragged_from_the_hand(sit: Sit) -> None:
    ada = sit()
    ada.sit_down(TITLE, 2)
    until_tile(ada, random.Random(9))
    page = ada.page
    from_, planet = ada.target("tile:0").bounding_box(), page.locator(".planet svg").first.bounding_box()
    assert from_ is not None
    assert planet is not None
    before = ada.moved
    page.mouse.move(from_["x"] + 20, from_["y"] + 20)
    page.mouse.down()
    for step in range(1, 12):  # outside in, until it fits
        page.mouse.move(planet["x"] + planet["width"] * step / 12, planet["y"] + planet["height"] / 2, steps=3)
        if page.locator("[data-ghost=yes]").count():
            break
    page.mouse.up()
    ada.wait_for_own_move(before)


@pytest.mark.parametrize("moves", [24, pytest.param(MOVES, marks=pytest.mark.soak)], ids=["rounds", "game"])
def test_a_solo_game_with_the_keyboard_alone(sit: Sit, moves: int) -> None:
    ada = sit()
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    ada.page.keyboard.type(ada.name)  # the one field has the focus
    ada.page.keyboard.press("Enter")
    ada.start_by_keys(TITLE)
    rng = random.Random(2)
    for _ in range(moves):
        ada.wait_for_question()
        if ada.over():
            return
        type_it(ada, pick(ada, rng))
    assert moves < MOVES, "the game does not end"


# Rovers and other planets --------------------------------------------------------------------------------------------


def roving(match: Match) -> bool:
    """Return whether the first seat has nothing to do but to drive its rover, and several moves for it."""
    kinds = {type(action) for action in match.state.legal(0)}
    colony = colony_of(match)
    return kinds == {MoveRover, Done} and colony.moves >= 3 and len(colony.rovers) == 1


def test_a_rover_drives_to_a_far_cell_step_by_step(sit: Sit) -> None:
    """The way and what is left are shown first; every step is a move of its own, so it can be taken back."""
    ada = sit()
    match = played(PLANET_UNKNOWN, roving, by="random")
    resume(ada, match)
    ada.wait_for_question()
    page, before = ada.page, ada.entries
    moves = colony_of(match).moves
    cell = str(page.locator(".cell.far").last.get_attribute("data-target"))
    ada.target(cell).hover()
    steps = int(page.locator("[data-way]").get_attribute("data-way") or 0)
    assert 2 <= steps <= moves
    expect(page.locator(".queue")).to_contain_text(f"{steps} moves, {moves - steps} left")
    ada.target(cell).click()
    page.wait_for_selector(f"[data-entries='{before + steps}']")
    expect(ada.target(cell.replace("cell", "rover"))).to_be_attached()
    assert [entry["kind"] for entry in moved_by(ada, before)] == ["RoverMoved"] * steps


MOVED_BY = """async ([table, first]) => {
  const answer = await fetch(`/api/tables/${table}/entries?viewer=0&from=${first}&limit=50`);
  return (await answer.json()).entries.flatMap(entry => entry.events.slice(0, 1));
}"""


def moved_by(person: Person, first: int) -> list[dict[str, str]]:
    """Return the first event of every line of the log from one on."""
    found: list[dict[str, str]] = person.page.evaluate(MOVED_BY, [person.table, first])
    return found


def test_other_planets_are_one_click_away(sit: Sit) -> None:
    ada = sit()
    ada.sit_down(TITLE, 6)
    ada.wait_for_question()
    assert ada.page.locator(".others button").count() == 5
    ada.check_page()
    ada.page.locator(".others button").nth(2).click()
    expect(ada.page.locator(".looking")).to_be_visible()
    ada.page.get_by_role("button", name="Back to mine").click()
    expect(ada.page.locator(".looking")).to_have_count(0)


OFTEN = {"arashi"}
"""The planets tried every time; the others belong to the long tests."""


@pytest.mark.parametrize(
    "planet", [planet if planet in OFTEN else pytest.param(planet, marks=pytest.mark.soak) for planet in PLANETS]
)
def test_every_special_board_can_be_played_with_its_rules_at_hand(sit: Sit, planet: str) -> None:
    corporation = CORPORATIONS[PLANETS.index(planet) % len(CORPORATIONS)]
    ada = sit()
    options = {"beyond_rulebook": True, "planets": [planet], "corporations": [corporation], "events": True}
    ada.sit_down(TITLE, 2, **options)
    play_on(ada, random.Random(planet), 25)
    if ada.over():
        return
    ada.wait_for_question()
    ada.page.locator(".special").click()
    expect(ada.page.locator("dialog[open] li").first).to_contain_text(re.compile("PU-"))
    ada.check_page()
