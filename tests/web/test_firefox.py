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


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fox]:
    person = Fox(tmp_path_factory.mktemp("firefox"))
    yield person
    person.leave()


@pytest.fixture
def lobby(fox: Fox, server: Server) -> Fox:
    """Return a stranger before the lobby."""
    fox.browser.delete_all_cookies()
    return fox


def test_a_mini_pod_is_launched_in_escape_pods(lobby: Fox, server: Server) -> None:
    lobby.sit_down(server.address, "escape-pods")
    assert lobby.run(WIDE)
    assert "bay" in (lobby.target("pod:0").get_attribute("aria-label") or "")
    stood = lobby.target("pod:0").location
    before = lobby.moved
    lobby.click(lobby.target("action:4"))
    lobby.click(lobby.target("reserve:0"))
    lobby.wait_for_own_move(before)
    before = lobby.moved
    lobby.click(lobby.target("reserve:0"))
    lobby.point(lobby.target("sector:2"))
    lobby.see(".ghosts")  # what it would bring
    lobby.click(lobby.target("sector:2"))
    lobby.wait_for_own_move(before)
    assert "Sector 2" in (lobby.target("pod:0").get_attribute("aria-label") or "")
    assert lobby.target("pod:0").location["x"] > stood["x"] + 40


def test_a_tile_is_placed_in_planet_unknown(lobby: Fox, server: Server) -> None:
    lobby.sit_down(server.address, "planet-unknown")
    assert lobby.run(WIDE)
    while not lobby.run("return document.querySelector('.hand[data-placing]')"):
        before = lobby.moved
        lobby.click(lobby.see(".pick"))  # alone, two objectives are kept first
        lobby.wait_for_own_move(before)
    before = lobby.moved
    lobby.click(lobby.target("tile:0"))
    turn = lobby.see(".hand[data-turn]").get_attribute("data-turn")
    cell = lobby.run(LEGAL, ["tile:0", f"turn:{turn}"])["legal"][0]["action"][3]
    built = lobby.run(SYMBOLS)
    lobby.point(lobby.target(f"cell:{cell}"))
    lobby.see("[data-ghost]")
    lobby.click(lobby.target(f"cell:{cell}"))
    lobby.wait_for_own_move(before)
    assert lobby.run(SYMBOLS) > built
