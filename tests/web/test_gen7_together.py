"""Gen7 with four people in four browsers: a proposal, another die offered, a refusal with its reason, a vote."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.gen7.rules.crew import VALUE_OF
from tests.games.gen7.table import BOOK
from tests.web.gen7_games import at_a_first_turn_of_four, at_a_vote_of_four
from tests.web.gen7_page import PAGE, Board
from tests.web.people import PHONE, Person
from tests.web.prepared import brought

Sit = Callable[..., Person]
NAMES = ("Ada", "Ben", "Cleo", "Dan")


CLEAR = """() => [...document.querySelectorAll("[data-toast]")].every(one =>
  one.getBoundingClientRect().bottom <= document.querySelector(".tray").getBoundingClientRect().top)"""


def four_browsers(sit: Sit, match: Match) -> list[Board]:
    """Give the seats of a game that was played ahead to four people; return their boards by seat."""
    people = [sit(name, size=PHONE) if name == "Dan" else sit(name) for name in NAMES]
    table = brought(people[0], match, NAMES[1:])
    for seat, person in enumerate(people[1:], 1):
        token = people[0].post(f"/api/tables/{table}/seats/{seat}/reassign")["invite"]["token"]
        person.post(f"/api/tables/{table}/claim", {"name": person.name, "token": token})
    boards = []
    for person in people:
        person.go_to(table)
        person.seated()
        boards.append(Board(person))
        boards[-1].wait_for_table()
    return boards


def begin(board: Board) -> int:
    """Begin to fill a group station; return which."""
    choice = next(one for one in board.legal() if one["id"] == "gen7-do-propose")
    board.act(choice)
    return int(choice["args"]["target"])


def ask_for_bens_die(ada: Board, ben: Board, cleo: Board) -> int:
    """Let Ada fill a group station with a die that Ben offers, until he is asked; return which station."""
    target = begin(ada)
    wanted = [one for one in ada.legal() if one["id"] == "gen7-do-assign" and one["args"]["seat"] == 1]
    dice = [int(one["args"]["die"]) for one in wanted if one["args"]["left"] < 0]
    die = next(die for die in dice if BOOK.group_of[target].subs[0].values >> VALUE_OF[die] & 1)
    ben.click(ben.page.locator(f'[data-offer="{die}"]'))
    for board in (ada, cleo):
        expect(board.page.locator(f'[data-counter="{die}"]')).to_contain_text("Take my")
    expect(cleo.page.locator("[data-take]")).to_have_count(0)
    before = ada.person.moved
    assert ada.page.evaluate(CLEAR), "what is said lies above the dice and the prompt"
    ada.click(ada.page.locator(f'[data-take="{die}"]'))
    ada.person.wait_for_own_move(before)
    expect(ada.page.locator('.offer .subs .die[data-seat="1"]')).to_have_count(1)
    while (legal := ada.legal()) and legal[0]["id"] in ("gen7-do-assign", "gen7-do-share"):
        own = [one for one in legal if one["args"].get("seat") == 0 and one["args"].get("left", 0) < 0]
        ada.act((own or legal)[-1])
    expect(ben.page.locator("[data-reason]").first).to_be_visible()
    return target


def test_somebody_offers_a_die_is_asked_for_it_and_agrees(sit: Sit) -> None:
    """Ben sees what Ada fills and says "take my 6"; she takes it with one click, he agrees, and all see it done."""
    ada, ben, cleo, _ = boards = four_browsers(sit, at_a_first_turn_of_four())
    target = ask_for_bens_die(ada, ben, cleo)
    ben.act(next(one for one in ben.legal() if one["id"] == "gen7-do-agree"))
    for board in (ada, ben):  # who is in it may still use what helps
        board.page.wait_for_selector(".sentence.asked")
        board.act(next(one for one in board.legal() if one["id"] == "gen7-do-ready"))
    for board in boards[:3]:
        expect(board.page.locator(f'.group.done[data-alarm="group:{target}"]')).to_have_count(1)
    assert all(not board.person.errors for board in boards)


def test_whoever_is_asked_declines_and_says_why(sit: Sit) -> None:
    ada, ben, cleo, _ = boards = four_browsers(sit, at_a_first_turn_of_four())
    ask_for_bens_die(ada, ben, cleo)
    ben.person.check_page()
    ben.click(ben.page.locator('[data-reason="3"]'))
    for board in (ada, cleo):
        expect(board.page.locator(".offer .failed")).to_contain_text("Ben")
        expect(board.page.locator(".offer .said").first).to_contain_text("more urgent")
    assert all(not board.person.errors for board in boards)


@pytest.mark.parametrize("last", [3])
def test_four_people_vote_and_read_on_together(sit: Sit, last: int) -> None:
    """Nobody sees a vote before the last is cast; then all see them, and the page turns when all have read it.

    Until the last is cast a vote can be taken back.
    """
    boards = four_browsers(sit, at_a_vote_of_four())
    boards[0].click(boards[0].page.locator("dialog[data-story] [data-answer]").last)
    boards[0].click(boards[0].page.locator(".vote [data-revote]"))
    for board in boards[:last]:
        board.click(board.page.locator("dialog[data-story] [data-answer]").first)
        expect(board.page.locator(".vote")).to_be_visible()
        expect(board.page.locator(".votes")).to_have_count(0)
    boards[last].click(boards[last].page.locator("dialog[data-story] [data-answer]").first)
    for board in boards:
        expect(board.page.locator(f"{PAGE} .votes li")).to_have_count(len(boards))
    first, second = boards[0], boards[1]
    first.click(first.page.locator("[data-talk]"))
    first.click(first.page.locator(".talking [data-reaction]").first)
    expect(second.page.locator(".toasts [data-toast]")).to_contain_text("Ada")  # over the page that is being read
    for board in boards[:last]:
        board.click(board.page.locator(f"{PAGE} [data-continue]"))
        expect(board.page.locator(f"{PAGE} .readers")).to_contain_text("Dan")
    boards[last].click(boards[last].page.locator(f"{PAGE} [data-continue]"))
    for board in boards:
        expect(board.page.locator(f"{PAGE} .votes")).to_have_count(0)
