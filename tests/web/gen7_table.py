"""A table of Gen7 in one browser or three, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

from sternhafen.engine import Match
from tests.web.gen7_page import Board
from tests.web.people import PHONE, Person
from tests.web.prepared import brought, resume

Sit = Callable[..., Person]


CUT = """() => [...document.querySelectorAll('.gen7 button, .gen7 b, .gen7 p, .gen7 h3, .gen7 .name, dialog button')]
  .filter(one => one.offsetParent && getComputedStyle(one).display !== 'inline' && !one.classList.contains('unseen')
    && getComputedStyle(one).overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.textContent.trim()} (${one.scrollWidth} > ${one.clientWidth})`)"""


def check(board: Board, by_axe: bool = True) -> None:
    """With every deck and tab open nothing scrolls, axe is content and no word is cut off."""
    look = board.person.check_page if by_axe else board.person.check_scrolling
    board.lay_aside()
    for deck in board.page.locator("[data-open-deck]").all():
        board.click(deck)
        look()
        assert not board.page.evaluate(CUT)
    for tab in board.page.locator(".gen7 [data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)"):
        board.open_tab(tab)
        look()
        assert not board.page.evaluate(CUT), tab
    board.close_tab()
    board.take_up()


def go_on(person: Person, match: Match) -> Board:
    """Sit down at a game that was played ahead, bots on the other seats."""
    resume(person, match)
    return Board(person)


def three_browsers(sit: Sit, match: Match) -> dict[int, Board]:
    """Give the seats of a game that was played ahead to three people; return their boards by seat."""
    ada, ben, cleo = sit("Ada"), sit("Ben", size=PHONE), sit("Cleo", language="de")
    table = brought(ada, match, ("Ben", "Cleo"))
    for seat, person in ((1, ben), (2, cleo)):
        token = ada.post(f"/api/tables/{table}/seats/{seat}/reassign")["invite"]["token"]
        person.post(f"/api/tables/{table}/claim", {"name": person.name, "token": token})
    boards: dict[int, Board] = {}
    for seat, person in enumerate((ada, ben, cleo)):
        person.go_to(table)
        person.seated()
        boards[seat] = Board(person)
        boards[seat].wait_for_table()
    return boards


def whose_turn(boards: dict[int, Board]) -> int:
    """Return the seat that is asked."""
    any_board = next(iter(boards.values()))
    return int(any_board.page.locator(".seats li.turn").first.get_attribute("data-seat") or -1)
