"""Fairness at the table in the browser: the deal, the log of seats, questions for a seat, and practice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from sternhafen.engine import Match
from sternhafen.games import title
from sternhafen.table import dealer
from tests.server.inside import Inside
from tests.server.player import Player
from tests.web.conftest import Company
from tests.web.people import PHONE, Person
from tests.web.prepared import open_game
from tests.web.screens import LANGUAGES, SCREENS
from tests.web.test_company import open_menu, sit_together

Sit = Callable[..., Person]

INFO = "async table => (await fetch(`/api/tables/${table}`)).json()"


def test_a_game_is_dealt_from_the_parts_of_all_browsers_without_a_click_more(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace")
    sit_together(ada, grace)
    deal = ada.page.evaluate(INFO, ada.table)["deal"]
    assert (deal["how"], deal["without"], sorted(deal["commitments"])) == ("mixed", [], ["0", "1"])
    assert deal["parts"] == {}
    menu = open_menu(ada)
    expect(menu).to_contain_text("Mixed by the server and the players’ devices.")
    ada.page.evaluate("table => fetch(`/api/tables/${table}/close`, {method: 'POST'})", ada.table)
    ada.page.evaluate("table => fetch(`/api/tables/${table}/export`)", ada.table)
    expect(menu).to_contain_text("Proven: your part is in it.")


def test_alone_a_part_of_this_browser_is_in_the_deal_too(sit: Sit) -> None:
    ada = sit("Ada")
    ada.enter()
    ada.start("bots")
    deal = ada.page.evaluate(INFO, ada.table)["deal"]
    assert (deal["how"], deal["without"], list(deal["commitments"])) == ("mixed", [], ["0"])


@SCREENS
def test_who_is_asked_for_a_seat_can_refuse_and_the_log_tells(sit: Sit, language: str, size: tuple[int, int]) -> None:
    ada, grace = sit("Ada"), sit("Grace", language=language, size=size)
    made = ada.post("/api/tables", {"title": "escape-pods", "seats": 2, "name": "Ada"})
    grace.page.goto(ada.address + made["invites"][0]["path"])
    grace.page.locator("form input").fill("Grace")
    grace.page.locator("form button").first.click()
    ada.go_to(made["table"]["id"])
    for person in (ada, grace):
        person.page.locator("main button.primary").click()
    for person in (ada, grace):
        person.seated()
    open_menu(ada).locator("li").nth(1).get_by_role("button", name="Give the seat to somebody else").click()
    refuse = grace.page.locator(".proposal button").nth(1)
    expect(refuse).to_be_in_viewport(ratio=1)
    grace.check_page()
    refuse.click()
    expect(grace.page.locator(".proposal")).to_have_count(0)
    grace.drawer("log")
    said = "möchte Platz 2" if language == "de" else "asks to free seat 2"
    expect(grace.page.locator(".log")).to_contain_text(said)
    expect(grace.page.locator(".log")).to_contain_text("nicht einverstanden" if language == "de" else "does not agree")
    grace.check_page()


def test_alone_one_goes_back_as_practice_and_the_log_says_so(sit: Sit) -> None:
    ada = sit("Ada")
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    before = ada.entries
    ada.click_targets(["end-turn"])
    ada.wait_for_question()
    assert ada.entries > before + 1, "a bot has answered"
    open_menu(ada).get_by_role("button", name="Go back to before my last move (practice)").click()
    ada.drawer("log")
    expect(ada.page.locator(".log")).to_contain_text("(practice)")
    ada.wait_for_question()


@LANGUAGES
def test_the_end_screen_says_that_it_was_practice(sit: Sit, language: str) -> None:
    found, rng = title("escape-pods"), Random(5)
    match = Match.new(found, 2, 5)
    while not match.over:
        seat = match.state.asked()[0]
        match.play(seat, match.state.sample_legal(seat, rng.random))
        if len(match.log) == 6:
            match.take_back(seat, 2, (0, 1), practice=True)
    ada = sit("Ada", language=language, size=PHONE)
    open_game(ada, match)
    expect(ada.page.locator(".end .practice")).to_have_text(
        re.compile("^Übung: Einmal" if language == "de" else "^Practice: once")
    )
    ada.check_page()


@pytest.fixture
def impatient(site: Path, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Company]:
    """People at a server that does not wait for a part of the seed for long."""
    monkeypatch.setattr(dealer, "SECONDS", 0.5)
    server = Inside(tmp_path)
    company = Company(browser, server.url)
    yield company
    company.part()
    server.stop()


def test_where_another_device_keeps_its_part_back_the_browser_settles_a_new_one_by_itself(impatient: Company) -> None:
    ada = impatient("Ada")
    made = ada.post("/api/tables", {"title": "escape-pods", "seats": 2, "name": "Ada"})
    table = made["table"]["id"]
    with Player(ada.address) as grace:
        grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        promised = {"type": "ready", "id": "r", "seat": 1, "commitment": "0" * 64}
        grace.post(f"/api/tables/{table}/commands", promised)
        ada.go_to(table)
        ada.page.get_by_role("button", name="I am ready").click()
        ada.seated()  # after the time that Grace is given
        deal = grace.get(f"/api/tables/{table}")["deal"]
    assert (deal["how"], deal["without"], list(deal["commitments"])) == ("mixed", [1], ["0"])
    ada.drawer("log")
    expect(ada.page.locator(".log")).to_contain_text("Grace’s device (seat 2) kept its part back")
