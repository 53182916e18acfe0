"""An evening with friends in the browser: a date, a room to talk, reactions, and fewer needless clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.escape_pods import TITLE as ESCAPE_PODS
from sternhafen.table.show.game import position
from tests.web.people import PHONE, Person
from tests.web.prepared import played, resume
from tests.web.test_company import open_menu, sit_together

Sit = Callable[..., Person]

ROOM = "https://meet.example.org/our-table"


def test_friends_agree_on_a_date_and_take_it_into_their_calendars(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace", size=PHONE)
    sit_together(ada, grace)
    menu = open_menu(ada)
    menu.locator("input[name=evening]").fill("2030-11-22T19:30")
    menu.get_by_role("button", name="Propose", exact=True).click()
    expect(menu.locator("[data-date]")).to_contain_text("Can come: Ada.")
    menu.locator("input[name=room]").fill(ROOM)
    menu.get_by_role("button", name="Set", exact=True).click()
    ada.check_page()
    theirs = open_menu(grace)
    theirs.get_by_role("button", name="I can come").click()
    expect(theirs.locator("[data-agreed=true]")).to_contain_text("Everybody can come.")
    expect(theirs.get_by_role("link", name="Open the voice room")).to_have_attribute("href", ROOM)
    grace.check_page()
    with grace.page.expect_download() as saved:
        theirs.get_by_role("button", name="Into the calendar").click()
    assert saved.value.suggested_filename.endswith(".ics")
    file = Path(saved.value.path()).read_bytes().decode()
    assert "\r\nDTSTART:20301122T" in file
    assert ROOM in file.replace("\r\n ", "")


def test_a_reaction_is_seen_at_once_whatever_is_open(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace", size=PHONE)
    sit_together(ada, grace)
    open_menu(grace)
    ada.drawer("chat")
    ada.page.locator("[data-reaction=smile]").click()
    toast = grace.page.locator("[data-toast]")
    expect(toast).to_contain_text("😊")
    box: Any = toast.bounding_box()
    on_top = grace.page.evaluate("() => document.querySelector('.toasts').matches(':popover-open')")
    assert on_top, "it lies above the open menu"
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    expect(ada.page.locator("[data-toast]")).to_have_count(0)


def leads_to(kind: str, match: Match) -> list[str] | None:
    """Return the things of an action after which the table could go on by itself in this way."""
    for action in match.state.legal(0):
        trial = match.branch()
        trial.play(0, action)
        short = position(trial, 0).shortcut
        if short is not None and short.kind == kind:
            return list(action.targets())
    return None


def before_a_shortcut(ada: Person, kind: str, seats: int) -> list[str]:
    """Sit down, with this shortcut wished, where one action leads to it; return the action's things."""
    match = played(ESCAPE_PODS, lambda one: leads_to(kind, one) is not None, seats=seats)
    resume(ada, match)
    menu = open_menu(ada)
    menu.locator(f"input[name=shortcut-{kind}]").check()
    menu.get_by_role("button", name="Close", exact=True).click()
    ada.wait_for_question()
    targets = leads_to(kind, match)
    assert targets is not None
    return targets


def test_a_turn_ends_by_itself_if_that_is_wished(sit: Sit) -> None:
    ada = sit("Ada")
    targets = before_a_shortcut(ada, "end", seats=1)
    moved = ada.entries + 2
    ada.click_targets(targets)
    expect(ada.page.locator("[data-entries]")).to_have_attribute("data-entries", str(moved))


def test_what_was_played_by_itself_is_taken_back_with_its_cause(sit: Sit) -> None:
    ada = sit("Ada")
    targets = before_a_shortcut(ada, "only", seats=2)
    entries, asked = ada.entries, ada.page.locator(".sentence").inner_text()
    ada.click_targets(targets)
    expect(ada.page.locator("[data-entries]")).to_have_attribute("data-entries", str(entries + 2))
    ada.page.keyboard.press("u")
    expect(ada.page.locator("[data-entries]")).to_have_attribute("data-entries", str(entries + 3))
    expect(ada.page.locator(".sentence")).to_have_text(asked)
