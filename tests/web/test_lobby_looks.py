"""The lobby invites: what waits comes first, everything is large enough to read and hit, and nothing jumps."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Route, expect

from tests.web.measuring import MOST_SHIFT, shifts, too_small, watch_shifts
from tests.web.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]
WIDE, TABLET = (1920, 1080), (820, 1180)
SIZES = {"desktop": (DESKTOP, False), "wide": (WIDE, False), "tablet": (TABLET, True), "phone": (PHONE, True)}
"""Every size, and whether fingers are used at it."""
LOOKS: list[tuple[str, Literal["dark", "light"]]] = [("en", "dark"), ("de", "light")]


def looks() -> list[Any]:
    """Return every size in both languages and themes; every second one belongs to the long tests."""
    return [
        pytest.param(*size, *look, id=f"{name}-{look[0]}", marks=[] if (i + j) % 2 == 0 else pytest.mark.soak)
        for i, (name, size) in enumerate(SIZES.items())
        for j, look in enumerate(LOOKS)
    ]


def come_back(person: Person) -> str:
    """Begin a game, invite a friend to another, and come back to the lobby; return the first one's table."""
    person.enter()
    person.start("bots")
    table = person.table
    wanted = {"title": "escape-pods", "seats": 2, "name": person.name, "listed": True}
    person.post("/api/tables", wanted)
    person.page.goto(person.address)
    person.page.wait_for_selector("[data-ready=true]")
    return table


@pytest.mark.parametrize(("size", "touch", "language", "theme"), looks())
def test_everything_can_be_read_and_hit_and_nothing_jumps(
    sit: Sit, size: tuple[int, int], touch: bool, language: str, theme: Literal["dark", "light"]
) -> None:
    ada = sit(size=size, touch=touch, language=language, theme=theme)
    watch_shifts(ada.context)
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    small = too_small(ada.page, touch)
    assert not small, small
    come_back(ada)
    expect(ada.page.locator(".continue .still")).to_be_visible()
    small = too_small(ada.page, touch)
    assert not small, small
    ada.check_page()
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what
    expect(ada.set_up()).to_be_visible()
    small = too_small(ada.page, touch)
    assert not small, small
    ada.check_page()


def test_a_first_visit_is_two_clicks_from_its_first_move(sit: Sit) -> None:
    ada = sit()
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    ada.verb("play").click()
    ada.wait_for_question()
    table = ada.page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", ada.table)
    assert table["options"]["haven_set"] == "beginner"  # PODS-2.8
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy", "easy"]


def test_what_waits_comes_first_with_its_real_board(sit: Sit) -> None:
    ada = sit()
    table = come_back(ada)
    waiting = ada.page.locator(".continue")
    expect(waiting.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(waiting.get_by_role("heading")).to_have_text("Escape Pods")
    expect(waiting.get_by_text("With Vega, Rigel")).to_be_visible()
    board = waiting.locator("> .picture")
    expect(board.locator("[data-target='sector:4']")).to_be_attached()
    assert board.evaluate("one => one.inert")  # it is looked at only
    waiting.get_by_role("link", name="Continue").click()
    ada.seated()
    assert ada.table == table


def test_a_game_that_several_share_at_this_screen_keeps_its_secrets_in_the_lobby(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    names = {"title": "escape-pods", "seats": 2, "name": "Ada", "names": ["Ada", "Ben"], "hot_seat": True}
    ada.go_to(ada.post("/api/tables", names)["table"]["id"])
    ada.seated()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.goto(ada.address)
    expect(ada.page.locator(".continue .still")).to_be_visible()
    positions = [url for url in asked if "/position" in url]
    assert positions
    assert not [url for url in positions if "viewer" in url]


def test_a_friend_is_one_click_and_a_link_away(sit: Sit) -> None:
    ada, ben = sit("Ada"), sit("Ben")
    ada.enter()
    ada.page.get_by_role("button", name="Escape Pods with friends").click()
    dialog = ada.page.locator("dialog[open]")
    expect(dialog.locator("select.kind").first).to_have_value("friend")
    dialog.get_by_role("button", name="Make the table").click()
    link = ada.page.locator("input.link").input_value()
    ben.page.goto(link)
    ben.page.locator("form input").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator("li", has_text="Ben").locator(".here")).to_be_visible()
    expect(ada.page.locator("li", has_text="Rigel")).to_contain_text("easy bot")


def test_a_set_up_is_remembered(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    dialog = ada.set_up()
    dialog.get_by_role("button", name="One more").click()
    dialog.locator("select.kind").nth(1).select_option("hard")
    dialog.locator("input[name$=haven-set][value=random]").check(force=True)
    dialog.get_by_role("button", name="Start").click()
    ada.seated()
    ada.page.goto(ada.address)
    dialog = ada.set_up()
    expect(dialog.locator(".chair:not(.add)")).to_have_count(4)
    expect(dialog.locator("select.kind").nth(1)).to_have_value("hard")
    expect(dialog.locator("input[name$=haven-set][value=random]")).to_be_checked()


def test_lessons_and_challenges_appear_once_a_title_has_them(sit: Sit) -> None:
    ada = sit()

    def changed(route: Route) -> None:
        page = route.fetch().text()
        before, rest = page.split('id="given">', 1)
        given, after = rest.split("</script>", 1)
        told = json.loads(given)
        titles = {one["id"]: one for one in told["titles"]}
        titles["escape-pods"]["verbs"] = ["play", "learn", "challenge"]
        titles["planet-unknown"]["verbs"] = ["play", "learn"]
        titles["cryo"] |= {"verbs": ["play"], "lessons": []}
        text = json.dumps(told).replace("<", "\\u003c")
        route.fulfill(body=f'{before}id="given">{text}</script>{after}', content_type="text/html")

    ada.page.route(f"{ada.address}/", changed)
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    expect(ada.verb("learn")).to_have_attribute("href", "/learn/escape-pods")
    expect(ada.verb("challenge")).to_have_text("Challenge")
    expect(ada.verb("learn", "planet-unknown")).to_have_attribute("href", "/learn/planet-unknown")
    expect(ada.verb("challenge", "planet-unknown")).to_have_count(0)
    expect(ada.verb("play", "cryo")).to_have_count(1)
    expect(ada.verb("learn", "cryo")).to_have_count(0)
    assert too_small(ada.page) == []
