"""The table that needs no server: whole games from a static folder, saved, resumed, exported, in several tabs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sternhafen.lessons import lesson
from tests.web import cryo_page, gen7_page, planet_page
from tests.web.conftest import Server
from tests.web.learner import Learner
from tests.web.offline_page import ASK_HERE, STARTING, Player, visiting
from tests.web.static_host import static_host

LINES = """table => new Promise(done => {
  const opened = indexedDB.open("sternhafen");
  opened.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const asked = opened.result.transaction("lines").objectStore("lines").getAll(range);
    asked.onsuccess = () => done(asked.result.map(line => line[0]));
  };
})"""

ARCHIVED = """table => new Promise(done => {
  const opened = indexedDB.open("sternhafen");
  const look = () => {
    const asked = opened.result.transaction("archives").objectStore("archives").get(table);
    asked.onsuccess = () => asked.result ? done(asked.result.length) : setTimeout(look, 20);
  };
  opened.onsuccess = look;
})"""
"""Returns how large the archive of a finished game is, once it is stored."""

CLICK = """async targets => {
  for (const target of targets) {
    const spot = document.querySelector(`[data-target="${target}"]`);
    if (spot?.dataset.state !== "chosen") spot?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    await new Promise(done => setTimeout(done));
  }
}"""


@pytest.fixture(scope="module")
def visitor(offline_site: Path, browser: Browser) -> Iterator[Player]:
    """A person at a static web space whose folder is not its root; all is kept for a visit without a network."""
    address = f"/{offline_site.name}/"
    with static_host(offline_site.parent) as host, visiting(browser, host + address) as player:
        player.visit()
        yield player


@pytest.fixture
def ada(visitor: Player) -> Player:
    """The same person, back in the lobby."""
    visitor.context.set_offline(False)
    visitor.page.evaluate("location.hash = '#/'")
    expect(visitor.verb("play")).to_be_visible()
    return visitor


def without_network(player: Player) -> None:
    """Switch the network off and load the page again: whatever comes now comes from this device."""
    player.context.set_offline(True)
    player.page.reload()
    player.page.wait_for_selector("[data-engine=ready]", timeout=STARTING)


def nothing_from_elsewhere(player: Player) -> None:
    """Nothing was asked of any other origin."""
    origin = player.address.rsplit("/", 2)[0]
    elsewhere = [url for url in player.requests if not url.startswith((origin, "blob:"))]
    assert not elsewhere, elsewhere


def test_a_whole_game_is_played_with_the_network_switched_off(ada: Player) -> None:
    without_network(ada)
    ada.start("solo", rounds=3)
    assert ada.finish() > 0
    expect(ada.page.locator("h2#end")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="Save the game").click()
    record = json.loads(Path(saved.value.path()).read_text())
    assert record["title"] == "escape-pods"
    assert record["log"]
    assert ada.page.evaluate(ARCHIVED, ada.table) > 0, "it is stored whole, so that it outlives its rules"
    nothing_from_elsewhere(ada)


def finish_escape_pods(player: Player) -> None:
    player.finish()


def finish_planet_unknown(player: Player) -> None:
    planet_page.play_on(player, random.Random(7), 1_000)


def finish_cryo(player: Player) -> None:
    cryo_page.Board(player).finish()


def finish_gen7(player: Player) -> None:
    board = gen7_page.Board(player)
    board.ready()
    board.finish()


FINISHES: dict[str, Callable[[Player], None]] = {
    "escape-pods": finish_escape_pods,
    "planet-unknown": finish_planet_unknown,
    "cryo": finish_cryo,
    "gen7": finish_gen7,
}


@pytest.mark.soak
@pytest.mark.parametrize("title", FINISHES)
def test_whole_games_against_bots_are_played_with_the_network_switched_off(ada: Player, title: str) -> None:
    without_network(ada)
    ada.verb("play", title).click()
    ada.seated()
    FINISHES[title](ada)
    assert ada.over()
    nothing_from_elsewhere(ada)


def test_a_lesson_is_taken_with_the_network_switched_off(ada: Player) -> None:
    without_network(ada)
    learner, taught = Learner(ada), lesson("escape-pods", 1)
    learner.open("escape-pods", 1)
    assert learner.take() > len(taught.steps) / 2
    ada.page.goto(f"{ada.address}#/learn/escape-pods")
    taken = ada.page.locator("li", has=ada.page.locator("[data-lesson='1']"))
    expect(taken).to_contain_text("done")
    nothing_from_elsewhere(ada)


def test_a_puzzle_is_set_with_the_network_switched_off(ada: Player) -> None:
    without_network(ada)
    ada.verb("challenge").click()
    ada.page.locator("[data-daily]").click()
    coach = ada.page.locator("[data-puzzle]")
    coach.locator("[data-show-solution]").click()
    expect(coach).to_have_attribute("data-stage", "shown")
    nothing_from_elsewhere(ada)


def test_a_game_goes_on_after_a_reload_and_at_a_server_and_comes_back(ada: Player, own: Any) -> None:
    ada.start("solo")
    ada.wait_for_question()
    ada.follow_advice()
    before = ada.entries
    ada.page.reload()
    ada.seated()
    assert ada.entries == before
    ada.page.get_by_role("button", name="Table", exact=True).click()
    with ada.page.expect_download() as saved:
        ada.page.locator("dialog[open] a[download]").click()
    sit, _ = own
    grace = sit("Grace")
    grace.enter()
    grace.page.set_input_files("input[type=file]", saved.value.path())
    grace.seated()
    assert grace.entries == before
    grace.wait_for_question()
    grace.follow_advice()
    grace.page.get_by_role("button", name="Table", exact=True).click()
    with grace.page.expect_download() as again:
        grace.page.locator("dialog[open] a[download]").click()
    ada.page.goto(ada.address)
    ada.page.set_input_files("input[type=file]", again.value.path())
    ada.seated()
    assert ada.entries == grace.entries > before


def test_two_tabs_at_one_table_show_the_same_and_store_every_line_once(ada: Player) -> None:
    ada.start("solo")
    ada.wait_for_question()
    other: Page = ada.context.new_page()
    other.goto(ada.page.url)
    other.wait_for_selector(".sentence.asked", timeout=STARTING)
    ada.follow_advice()
    expect(other.locator("[data-entries]")).to_have_attribute("data-entries", str(ada.entries))
    # the same answer from both at once: one of them is stored, the other is told that it came too late
    before, targets = ada.entries, ada.advice()["targets"]
    for page in (ada.page, other):
        page.evaluate(CLICK, targets)
    expect(ada.page.locator("[data-entries]")).not_to_have_attribute("data-entries", str(before))
    expect(other.locator("[data-entries]")).to_have_attribute("data-entries", str(ada.entries))
    numbers = ada.page.evaluate(LINES, ada.table)
    assert numbers == list(range(1, len(numbers) + 1))
    other.close()


def test_a_server_offers_it_too_and_its_page_opens_it_when_the_server_is_gone(offline_site: Path, own: Any) -> None:
    sit, server = own
    assert isinstance(server, Server)
    grace = sit("Grace")
    grace.context.add_init_script(ASK_HERE)
    grace.enter()
    grace.page.get_by_role("link", name="Play offline").click()
    grace.page.wait_for_selector("[data-engine=ready][data-kept=true]", timeout=STARTING)
    server.stop()
    try:
        grace.page.goto(server.address)
        grace.page.wait_for_selector("[data-engine=ready]", timeout=STARTING)
        grace.start("solo")
        grace.wait_for_question()
        grace.follow_advice()
        assert grace.entries > 0
    finally:
        server.start()
