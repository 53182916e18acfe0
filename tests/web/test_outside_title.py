"""A title of another distribution, which the page does not know: played to its end from the lobby, in its own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import outside
from tests.web.conftest import Company, Server
from tests.web.people import DESKTOP, PHONE, Person

TITLE = "star-auction"


@pytest.fixture(scope="module")
def elsewhere(site: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the teaching title is installed."""
    titles = tmp_path_factory.mktemp("titles")
    outside.install(titles)
    running = Server(tmp_path_factory.mktemp("server"), titles)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def sit(elsewhere: Server, browser: Browser) -> Iterator[Company]:
    company = Company(browser, elsewhere.address)
    yield company
    company.part()


def play_on(person: Person) -> int:
    """Take the first action of the list until the game is over; return how many it took."""
    for moves in range(10):
        person.wait_for_question()
        if person.over():
            return moves
        before = person.moved
        person.page.locator("main.board li button").first.click()
        person.wait_for_own_move(before)
    raise AssertionError("no end")


@pytest.mark.parametrize(
    ("language", "size", "name", "blurb", "question", "action", "points"),
    [
        pytest.param(
            *("en", DESKTOP, "Star Auction", "Three stars rise.", "Which probe do you send?", "Send probe", "Stars"),
            marks=pytest.mark.soak,
        ),
        ("de", PHONE, "Sternauktion", "Drei Sterne gehen auf.", "Welche Sonde schickst du?", "schicken", "Sterne"),
    ],
    ids=["desktop-en", "phone-de"],
)
def test_an_outside_title_is_played_in_its_own_words(
    sit: Company, language: str, size: tuple[int, int], name: str, blurb: str, question: str, action: str, points: str
) -> None:
    ada = sit(language=language, size=size)
    ada.enter()
    card = ada.page.locator(f'article[data-title="{TITLE}"]')
    expect(card.locator("h2")).to_have_text(name)
    expect(card).to_contain_text(blurb)
    expect(ada.verb("learn", "escape-pods")).to_have_count(1)
    expect(ada.verb("learn", TITLE)).to_have_count(0)  # it has no lessons
    ada.start("bots", TITLE)
    expect(ada.page.locator("h1")).to_have_text(name)
    expect(ada.page.locator(".sentence")).to_contain_text(question)
    expect(ada.page.locator("main.board li", has_text=action)).to_have_count(3)
    ada.check_page()
    assert play_on(ada) >= 3
    expect(ada.page.locator("section.end")).to_contain_text(points)
    ada.check_page()


def test_its_language_changes_at_the_table_and_its_rules_are_there(sit: Company) -> None:
    ada = sit(language="en")
    ada.enter()
    ada.start("bots", TITLE)
    ada.page.get_by_role("button", name="DE", exact=True).click()
    expect(ada.page.locator("h1")).to_have_text("Sternauktion")
    expect(ada.page.locator(".sentence")).to_contain_text("Welche Sonde schickst du?")
    ada.drawer("rules")
    expect(ada.page.locator('[data-rule="AUCTION-1.3"]')).to_contain_text("Booster")
    expect(ada.page.locator("[data-primer]")).to_have_count(0)  # it has none


def test_a_title_of_the_house_has_its_rules_on_one_page_beside_it(sit: Company) -> None:
    ada = sit(language="en")
    ada.enter()
    ada.start("bots", "escape-pods")
    ada.drawer("rules")
    expect(ada.page.locator('[data-primer="escape-pods"] .example')).to_have_count(4)
