"""A first move in Firefox: made with the pointer, drawn on the board and confirmed by the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.conftest import Server
from tests.web.firefox import Fox

LEGAL = """return fetch(`/api/tables/${location.pathname.split("/")[2]}/legal?viewer=0` +
  arguments[0].map(target => `&chosen=${encodeURIComponent(target)}`).join("")).then(answer => answer.json())"""

WIDE = (
    "return document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
)

SYMBOLS = "return document.querySelectorAll('.planet .ground .mark').length"
"""How many resources lie on the planet: every tile brings some."""

STORY = "dialog[data-story] .text"
TEXTS = "return [...document.querySelectorAll(arguments[0])].map(one => one.innerText)"


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fox]:
    person = Fox(tmp_path_factory.mktemp("firefox"))
    yield person
    person.leave()


def test_a_mini_pod_is_launched_in_escape_pods(fox: Fox, server: Server) -> None:
    fox.enter(server.address)
    fox.play_alone("escape-pods")
    assert fox.run(WIDE)
    assert "bay" in (fox.target("pod:0").get_attribute("aria-label") or "")
    stood = fox.target("pod:0").location
    before = fox.moved
    fox.click(fox.target("action:4"))
    fox.click(fox.target("reserve:0"))
    fox.wait_for_own_move(before)
    before = fox.moved
    fox.click(fox.target("reserve:0"))
    fox.point(fox.target("sector:2"))
    fox.see(".ghosts")  # what it would bring
    fox.click(fox.target("sector:2"))
    fox.wait_for_own_move(before)
    assert "Sector 2" in (fox.target("pod:0").get_attribute("aria-label") or "")
    fox.wait(lambda: fox.target("pod:0").location["x"] > stood["x"] + 40)


def test_a_tile_is_placed_in_planet_unknown(fox: Fox, server: Server) -> None:
    fox.enter(server.address)
    fox.play("planet-unknown")
    assert fox.run(WIDE)
    first = fox.see(".station [data-state=legal], .hand[data-placing]")
    if first.get_attribute("data-target"):  # whoever commands turns the station first
        fox.click(first)
        fox.see(".hand[data-placing]")
    before = fox.moved
    fox.click(fox.target("tile:0"))
    turn = fox.see(".hand[data-turn]").get_attribute("data-turn")
    legal = fox.run(LEGAL, ["tile:0", f"turn:{turn}"])["legal"]
    built = fox.run(SYMBOLS)
    for choice in legal:  # the middle of the tile follows the pointer
        fox.point(fox.target(f"cell:{choice['action'][3]}"))
        if fox.see("[data-ghost]").get_attribute("data-ghost") == "yes":
            break
    fox.see(".held .gain")
    fox.click_here()
    fox.wait_for_own_move(before)
    assert fox.run(SYMBOLS) > built


def test_cards_are_kept_and_a_drone_is_sent_in_cryo(fox: Fox, server: Server) -> None:
    fox.enter(server.address)
    fox.play("cryo")
    assert fox.run(WIDE)
    before = fox.moved
    for _ in range(2):
        fox.click_at_corner(fox.see('.card[data-target^="card:"]:not([data-state="chosen"])'))
    fox.wait_for_own_move(before)
    before = fox.moved
    fox.click(fox.see('[data-target^="dock:"][data-state="open"]:not([data-target="dock:20"])'))
    fox.see(".landing .beside li")  # what the actions beside it would do
    fox.click(fox.see('.landing [data-target^="home:"]'))
    fox.wait_for_own_move(before)
    fox.see('[data-target^="dock:"] .drone[data-seat="0"]')


def turn_page(fox: Fox) -> None:
    """Go on from a page of the story, and wait until it is gone."""
    text = fox.run(TEXTS, STORY)
    fox.click(fox.see("dialog[data-story] [data-continue]:enabled"))
    fox.wait(lambda: fox.run(TEXTS, STORY) != text)


def test_a_first_card_is_taken_in_gen7(fox: Fox, server: Server) -> None:
    fox.enter(server.address)
    fox.click(fox.see('article[data-title="gen7"] [data-verb="play"]'))
    fox.see(STORY)
    while fox.run(TEXTS, STORY):  # the prologue, page by page
        turn_page(fox)
    fox.see(".sentence.asked")
    assert fox.run(WIDE)
    before = fox.moved
    fox.click(fox.see("[data-answer]"))
    fox.wait_for_own_move(before)
