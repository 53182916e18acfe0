"""Saving and closing at the web table: a running game opens again, and a closed table can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.screens import SIZES
from tests.web.test_game import set_up

Sit = Callable[..., Person]
TABLE = "async id => (await fetch(`/api/tables/${id}`)).json()"


def save(person: Person, folder: Path) -> Path:
    """Save the game from the table's menu."""
    person.page.get_by_role("button", name="Table", exact=True).click()
    with person.page.expect_download() as coming:
        person.page.get_by_role("link", name="Save the game").click()
    file = folder / f"{person.name}.json"
    coming.value.save_as(file)
    person.page.keyboard.press("Escape")
    return file


def two_at_a_table(sit: Sit) -> tuple[Person, Person]:
    ada, grace = sit("Ada"), sit("Grace")
    ada.enter()
    set_up(ada, seats=2, people=[1])
    grace.page.goto(ada.page.locator("input.link").input_value())
    grace.page.locator("form input").fill("Grace")
    grace.page.get_by_role("button", name="Take a seat").click()
    for person in (ada, grace):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ada, grace):
        person.seated()
    return ada, grace


def test_a_running_game_against_bots_is_saved_opened_and_played_on(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    ada.follow_advice()
    ada.wait_for_question()
    before, entries = ada.table, ada.entries
    file = save(ada, tmp_path)
    ada.enter()
    ada.page.set_input_files("input[type=file]", file)
    ada.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    ada.seated()
    ada.wait_for_question()
    assert ada.entries >= entries
    seats = ada.page.evaluate(TABLE, ada.table)["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", None), ("bot", "easy"), ("bot", "easy")]
    ada.follow_advice()


def test_what_one_saw_of_a_game_with_others_leads_back_to_its_table(sit: Sit, tmp_path: Path) -> None:
    _, grace = two_at_a_table(sit)
    table = grace.table
    file = save(grace, tmp_path)
    grace.page.goto(grace.address)
    grace.page.wait_for_selector("[data-ready=true]")
    grace.page.set_input_files("input[type=file]", file)
    grace.page.wait_for_url(f"**/t/{table}")
    grace.seated()


@SIZES
def test_elsewhere_what_one_saw_can_be_looked_at_and_says_what_to_do(
    sit: Sit, tmp_path: Path, size: tuple[int, int]
) -> None:
    ada, grace = two_at_a_table(sit)
    (ada if ada.asked() else grace).follow_advice()
    file = save(ada, tmp_path)
    zoe = sit("Zoe", size=size)
    zoe.enter()
    zoe.page.set_input_files("input[type=file]", file)
    expect(zoe.page.locator(".sentence")).to_contain_text("nobody can play on from it")
    expect(zoe.page.locator("[data-target^='pod:']").first).to_be_visible()
    expect(zoe.page.locator("[data-state=legal]")).to_have_count(0)
    expect(zoe.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(zoe.page.get_by_role("button", name="Look back")).to_have_count(0)
    zoe.check_page()
    zoe.page.get_by_role("link", name="To its table").click()
    zoe.page.wait_for_url(f"**/t/{ada.table}")
    zoe.seated()


@SIZES
def test_closing_asks_first_and_is_taken_back(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size)
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    menu = ada.page.get_by_role("button", name="Table", exact=True)
    menu.click()
    ada.page.get_by_role("button", name="Close the table").click()
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("Nobody can play on")
    assert ada.page.evaluate(TABLE, ada.table)["status"] == "running"
    ada.page.get_by_role("button", name="Keep it open").click()
    expect(ada.page.get_by_role("alertdialog")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Close the table").click()
    expect(ada.page.locator(".sentence")).to_contain_text("This table was closed.")
    ada.page.get_by_role("button", name="Open it again").click()
    expect(ada.page.locator(".sentence.asked")).to_be_visible()
    ada.follow_advice()
