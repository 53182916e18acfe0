"""The daily challenge in the browser: from the lobby through one attempt to the results, on a desktop and a phone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.web.measuring import MOST_SHIFT, shifts, too_small, watch_shifts
from tests.web.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]
TITLE = "escape-pods"
LOOKS = [(DESKTOP, "en", "dark"), (PHONE, "de", "light")]


def play_out(person: Person, table: str) -> int:
    """Play an attempt to its end without the board, and return its points."""
    rng = Random(1)
    while True:
        answer = person.context.request.get(f"{person.address}/api/tables/{table}/position?viewer=0")
        position = answer.json()
        if position["outcome"]:
            return int(position["outcome"]["totals"][0])
        action = rng.choice(position["legal"])["action"]
        command = {"type": "play", "id": secrets.token_hex(8), "seat": 0, "after": position["entries"]}
        person.post(f"/api/tables/{table}/commands", {**command, "action": action})


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS, ids=["desktop", "phone"])
def test_from_the_lobby_to_the_results(
    sit: Sit, size: tuple[int, int], language: str, theme: Literal["dark", "light"]
) -> None:
    touch = size == PHONE
    ada = sit(size=size, language=language, theme=theme, touch=touch)
    watch_shifts(ada.context)
    ada.enter()
    cards = ada.page.locator("section.daily")
    expect(cards.locator("li")).to_have_count(3)
    cards.locator(f'[data-title="{TITLE}"] a').click()
    ada.page.wait_for_selector(".page[data-ready=true] [data-go]")
    ada.check_page()
    small = too_small(ada.page, touch)
    assert not small, small
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what
    ada.page.locator("[data-go]").click()
    ada.seated()
    expect(
        ada.page.get_by_role("button", name={"en": "Ask a bot for advice", "de": "Einen Bot um Rat fragen"}[language])
    ).to_have_count(0)
    table = ada.table
    points = play_out(ada, table)
    results = ada.page.locator("section.end [data-daily]")
    expect(results).to_be_visible()
    ada.check_page()
    results.click()
    own = ada.page.locator(".own[data-stage=done]")
    expect(own.locator(".points b")).to_have_text(str(points))
    expect(ada.page.locator("tbody tr.own")).to_have_count(1)
    ada.page.locator(".rules summary").click()
    expect(ada.page.locator(".rules li").first).to_be_visible()
    ada.check_page()
    small = too_small(ada.page, touch)
    assert not small, small
    ada.page.goto(ada.address)
    card = cards.locator(f'[data-title="{TITLE}"] a')
    expect(card).to_have_attribute("data-stage", "done")
    expect(card).to_contain_text(str(points))


def test_an_attempt_is_left_and_gone_on_with(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.page.goto(f"{ada.address}/daily/cryo")
    ada.page.locator("button[data-go]").click()
    ada.seated()
    table = ada.table
    ada.page.goto(f"{ada.address}/daily/cryo")
    ada.page.locator("a[data-go]").click()
    ada.seated()
    assert ada.table == table


def test_a_title_without_a_challenge_says_so(sit: Sit) -> None:
    ada = sit()
    ada.page.goto(f"{ada.address}/daily/gen7")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.errors.clear()  # the browser reports the refusal too
