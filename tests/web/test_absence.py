"""People who are away, in the browser: the pace of a table, clocks, votes, resigning, the host, and spectators."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.paced import Paced
from tests.web.conftest import Company
from tests.web.people import PHONE, Person
from tests.web.screens import SCREENS, SIZES
from tests.web.test_company import open_menu, sit_together

Sit = Callable[..., Person]
PACE = {"kind": "clock", "seconds": 600, "increment": 10, "bot": "greedy"}


class Slow:
    """A server whose time the test moves on, and people at it."""

    def __init__(self, server: Paced, browser: Browser) -> None:
        self.server = server
        self.address = server.url
        self.company = Company(browser, server.url)

    def together(self, *people: Person, **more: Any) -> None:
        """Bring people to a new table and begin."""
        host = people[0]
        wanted = {"title": "escape-pods", "seats": len(people), "name": host.name, "pace": PACE, **more}
        made = host.post("/api/tables", wanted)
        for person, invite in zip(people[1:], made["invites"], strict=True):
            person.page.goto(self.address + invite["path"])
            person.page.locator("form input").fill(person.name)
            person.page.locator("form button").first.click()
        host.go_to(made["table"]["id"])
        for person in people:
            person.page.locator("main button.primary").click()
        for person in people:
            person.seated()


@pytest.fixture
def slow(site: Path, browser: Browser, tmp_path: Path) -> Iterator[Slow]:
    server = Paced(tmp_path)
    found = Slow(server, browser)
    yield found
    found.company.part()
    server.stop()


def waited_for(*people: Person) -> tuple[Person, list[Person]]:
    """Return who is asked, and the others."""
    late = next(person for person in people if person.asked())
    return late, [person for person in people if person is not late]


@SCREENS
def test_a_pace_is_chosen_for_a_new_table_and_told_before_the_game(
    sit: Sit, size: tuple[int, int], language: str
) -> None:
    ada = sit("Ada", size=size, language=language)
    ada.enter()
    dialog = ada.set_up()
    expect(dialog.locator("select[name=pace]")).to_have_count(0)  # against bots nobody waits
    dialog.locator("select.kind").first.select_option("friend")
    dialog.locator("select[name=pace]").select_option("clock")
    dialog.locator("input[name=minutes]").fill("20")
    dialog.locator("input[name=increment]").fill("15")
    dialog.locator("input[name=takes-over]").check()
    dialog.locator("input[name=spectators]").uncheck()
    ada.check_page()
    dialog.locator("footer button").click()
    ada.see("20 minutes for the whole game" if language == "en" else "20 Minuten für die ganze Partie")
    ada.see("Nobody else may watch." if language == "en" else "Niemand sonst darf zuschauen.")
    ada.check_page()
    company = ada.page.evaluate("async table => (await fetch(`/api/tables/${table}`)).json()", ada.table)["company"]
    assert company["pace"] == {
        "kind": "clock",
        "seconds": 1200,
        "increment": 15,
        "bot": "medium",
        "takes_over": True,
    }
    assert company["spectators"] is False


@SCREENS
def test_the_others_vote_a_bot_into_a_late_seat_and_its_person_takes_it_back(
    slow: Slow, size: tuple[int, int], language: str
) -> None:
    people = [slow.company(name, size=size, language=language) for name in ("Ada", "Grace", "Eve")]
    slow.together(*people)
    late, (one, other) = waited_for(*people)
    clock = one.page.locator(f".seats li[data-seat='{late.seat}'] [role=timer]")
    expect(clock).to_have_text(re.compile(r"^(10:00|9:[0-5]\d)$"))
    slow.server.advance(595)
    one.page.reload()
    one.seated()
    expect(clock).to_have_text("0:05")
    one.check_page()
    slow.server.advance(5)
    expect(clock).to_have_text("time is up" if language == "en" else "Zeit um")
    expect(late.page.locator(".company")).to_have_count(0)  # who is late has no vote
    one.page.locator(".company button").first.click()
    vote = other.page.locator(".company[data-vote=bot]")
    expect(vote).to_contain_text(late.name)
    other.check_page()
    vote.locator("button").first.click()
    expect(late.page.locator(".company[data-left]")).to_be_visible()
    late.check_page()
    late.page.locator(".company button").click()
    late.page.wait_for_selector(".table[data-viewer]")
    expect(late.page.locator(".company[data-left]")).to_have_count(0)


def test_the_others_end_the_game_and_everybody_is_told_why(slow: Slow) -> None:
    people = [slow.company(name) for name in ("Ada", "Grace")]
    slow.together(*people)
    late, (one,) = waited_for(*people)
    slow.server.advance(600)
    one.page.locator(".company[data-overdue]").get_by_role("button", name="End the game").click()
    for person in people:
        expect(person.page.locator(".sentence")).to_contain_text(f"ended by vote, without a result: {late.name}’s time")
    one.check_page()
    expect(late.page.get_by_role("button", name="Open it again")).to_have_count(0)
    one.page.get_by_role("button", name="Play again").click()
    one.page.wait_for_url(lambda url: late.table not in url)


@SIZES
def test_resigning_is_asked_twice_and_told_to_all(sit: Sit, size: tuple[int, int]) -> None:
    ada, grace = sit("Ada"), sit("Grace", size=size)
    sit_together(ada, grace)
    menu = open_menu(grace)
    menu.get_by_role("button", name="Resign").click()
    question = grace.page.get_by_role("alertdialog")
    expect(question).to_contain_text("You cannot come back to this game.")
    expect(question.get_by_role("button").first).to_be_focused()
    expect(question.get_by_role("button").first).to_have_text("Play on")
    grace.check_page()
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    menu.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="End the game").click()
    for person in (ada, grace):
        expect(person.page.locator(".sentence")).to_contain_text("Grace resigned: the game has ended.")
    ada.drawer("log")
    ada.see("Grace resigns (seat 2).")


def test_a_bot_plays_a_resigned_seat_to_the_end_and_the_end_screen_says_so(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace")
    sit_together(ada, grace, round_cap=3)
    open_menu(grace).get_by_role("button", name="Resign").click()
    grace.page.get_by_role("alertdialog").get_by_role("button", name="A bot plays on for me").click()
    grace.page.wait_for_selector(".table:not([data-viewer])")
    expect(open_menu(ada).locator("li").nth(1).get_by_role("button")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.finish()
    ada.see("Grace resigned; a bot played to the end.")
    ada.check_page()


def test_the_host_hands_the_table_on_and_shuts_spectators_out(sit: Sit) -> None:
    ada, grace, eve = sit("Ada"), sit("Grace"), sit("Eve", size=PHONE)
    sit_together(ada, grace)
    eve.page.goto(ada.page.url)
    eve.seated()
    menu = open_menu(ada)
    menu.locator("input[name=spectators]").uncheck()
    expect(menu).to_contain_text("Nobody else may watch.")
    eve.see("This table is only for those who play at it.")
    eve.check_page()
    menu.locator("li").nth(1).get_by_role("button", name="Make host").click()
    expect(menu.locator("li").nth(1)).to_contain_text("host")
    expect(menu.locator("input[name=spectators]")).to_have_count(0)
    expect(menu.get_by_role("button", name="Close the table")).to_have_count(0)
    ada.check_page()
    expect(open_menu(grace).locator("input[name=spectators]")).not_to_be_checked()


def test_a_link_leads_to_a_seat_of_a_table_that_strangers_do_not_see(sit: Sit) -> None:
    ada, grace, eve = sit("Ada"), sit("Grace"), sit("Eve")
    sit_together(ada, grace)
    open_menu(ada).locator("input[name=spectators]").uncheck()
    ada.page.locator("dialog[open] li").nth(1).get_by_role("button", name="Give the seat to somebody else").click()
    grace.page.get_by_role("button", name="Agree").click()
    grace.see("This table is only for those who play at it.")
    ada.page.locator("dialog[open] li").nth(1).get_by_role("button", name="New link").click()
    link = ada.page.locator("dialog[open] input[readonly]").input_value()
    eve.page.goto(link)
    eve.see("You are invited to a table")
    eve.page.locator("form input").fill("Eve")
    eve.page.get_by_role("button", name="Take a seat").click()
    eve.seated()
    assert eve.seat == 1
    for person in (grace, eve):  # the browser itself reports what was asked for before the page knew
        person.errors = [error for error in person.errors if "403" not in error]
