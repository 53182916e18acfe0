"""Tips while I play: in every title's first game, once for each kind of thing that happens, and off when one likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sternhafen.games import HOUSE_TITLES
from tests.web.cryo_page import Board as CryoBoard
from tests.web.gen7_page import Board as Gen7Board
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.planet_page import say_it

Sit = Callable[..., Person]
TITLES = [package.replace("_", "-") for package in HOUSE_TITLES]
WANTED = 3
"""How many different tips are waited for."""
COVERED = """() => {
  const tip = document.querySelector('[data-tip] .popover').getBoundingClientRect();
  const meets = box => box.width > 0 && box.left < tip.right - 1 && tip.left < box.right - 1
    && box.top < tip.bottom - 1 && tip.top < box.bottom - 1;
  const about = document.querySelector('[data-tip]').dataset.about;
  return [...document.querySelectorAll(`[data-target="${about}"], [data-thing="${about}"], [data-prompt]`)]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && meets(one.getBoundingClientRect()))
    .map(one => one.dataset.target ?? one.dataset.thing ?? 'prompt');
}"""


def move(ada: Person, title: str) -> None:
    """Make a good move on a title's board."""
    if title == "gen7":
        board = Gen7Board(ada)
        board.ready()
        board.act(board.advice())
        return
    ada.wait_for_question()
    if title == "planet-unknown":
        say_it(ada, ada.advice())
    elif title == "cryo":
        CryoBoard(ada).act(ada.advice())
    else:
        ada.follow_advice()


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_what_happens_for_the_first_time_is_explained_once_and_only_while_wished(
    sit: Sit, title: str, size: tuple[int, int]
) -> None:
    ada, seen, faults = sit(size=size), list[str](), list[str]()
    ada.enter()
    ada.page.goto(f"{ada.address}/learn/{title}")
    ada.page.locator("[data-first-game]").click()
    ada.seated()
    info = ada.page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", ada.table)
    assert {seat["bot"] for seat in info["seats"]} == {None, "easy"}
    tip = ada.page.locator("[data-tip]")
    while len(seen) < WANTED:
        while not tip.count():
            move(ada, title)
        kind = tip.get_attribute("data-tip") or ""
        assert kind not in seen, "it has been explained"
        assert tip.inner_text().strip()
        faults += [f"{kind}: {thing}" for thing in ada.page.evaluate(COVERED)]
        seen.append(kind)
        tip.locator("[data-got-it]").dispatch_event("click")
        expect(ada.page.locator(f"[data-tip={kind}]")).to_have_count(0)
    assert faults == []
    kept = ada.page.evaluate(f"localStorage.getItem('sternhafen-told-{title}')")
    assert kept.split() == seen
    while not tip.count():
        move(ada, title)
    tip.locator("[data-no-more]").dispatch_event("click")
    expect(tip).to_have_count(0)
    ada.page.reload()
    ada.seated()
    for _ in range(3):
        move(ada, title)
    expect(tip).to_have_count(0)
