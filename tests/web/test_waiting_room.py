"""Before the deal: who is here, links for those who are missing, and what the host can still change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import expect

from tests.web.measuring import too_small
from tests.web.people import Person
from tests.web.screens import PEOPLE

Sit = Callable[..., Person]


def make_table(host: Person, seats: int = 2, **more: object) -> None:
    """Make a table whose other seats are open, and wait there."""
    host.enter()
    dialog = host.set_up()
    dialog.locator(f"input[name=seats][value='{seats}']").check(force=True)
    for seat in range(1, seats):
        dialog.locator("select.kind").nth(seat - 1).select_option("friend")
    if more.get("listed"):
        dialog.locator("input[name=listed]").check()
    dialog.locator("footer button").click()
    expect(host.page.locator("input.link")).to_have_count(seats - 1)


@PEOPLE
def test_it_can_be_read_hit_and_heard(
    sit: Sit, size: tuple[int, int], touch: bool, language: str, theme: Literal["dark", "light"]
) -> None:
    ada = sit(size=size, touch=touch, language=language, theme=theme)
    make_table(ada, 3)
    ada.page.get_by_role("button", name="QR").first.click()
    expect(ada.page.locator("main").get_by_role("img")).to_have_count(1)
    small = too_small(ada.page, touch)
    assert not small, small
    ada.check_page()


def test_a_bot_can_take_the_seat_of_somebody_who_does_not_come(sit: Sit) -> None:
    ada = sit()
    make_table(ada, 3)
    ada.page.get_by_role("button", name="Let a bot play").first.click()
    expect(ada.page.locator("li", has_text="Vega")).to_contain_text("easy bot")
    ada.page.get_by_role("button", name="Let a bot play").click()
    ada.seated()  # nobody is waited for any more
    expect(ada.page.locator(".seats li")).to_have_count(3)


def test_a_guest_sees_who_is_here_and_sits_down_at_a_listed_table(sit: Sit) -> None:
    ada, ben = sit("Ada"), sit("Ben")
    make_table(ada, 2, listed=True)
    ben.enter()
    ben.page.goto(ada.page.url)
    host = ben.page.locator("li", has_text="Ada")
    expect(host.locator(".here")).to_be_visible()
    expect(ada.page.get_by_text("One person is watching.")).to_be_visible()
    assert ben.page.locator("input.link").count() == 0  # links are the host's
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator("li", has_text="Ben").locator(".here")).to_be_visible()
    ben.page.get_by_role("button", name="I am ready").click()
    expect(ada.page.locator("li", has_text="Ben")).to_contain_text("ready")
    ada.page.get_by_role("button", name="I am ready").click()
    for person in (ada, ben):
        person.seated()


def test_the_menu_is_there_before_the_deal(sit: Sit) -> None:
    ada, eve = sit("Ada"), sit("Eve")
    make_table(ada)
    eve.page.goto(ada.page.url)
    eve.see("You are watching.")
    eve.page.get_by_role("button", name="Table", exact=True).click()
    expect(eve.page.locator("dialog[open] input[name=spectators]")).to_have_count(0)  # that is the host's
    ada.page.get_by_role("button", name="Table", exact=True).click()
    menu = ada.page.locator("dialog[open]:has(#menu)")
    menu.locator("input[name=spectators]").uncheck()
    expect(ada.page.get_by_text("Nobody else may watch.").first).to_be_visible()
    expect(eve.page.locator("dialog[open]:has(#menu)")).to_contain_text("Nobody else may watch.")
    menu.get_by_role("button", name="Close the table").click()
    menu.get_by_role("alertdialog").get_by_role("button", name="Close the table").click()
    ada.see("This table was closed.")


def test_a_table_for_one_begins_by_itself(sit: Sit) -> None:
    ada = sit()
    ada.go_to(ada.post("/api/tables", {"title": "escape-pods", "seats": 1, "name": "Ada"})["table"]["id"])
    ada.seated()
