"""Whole games at the web table: remote, hot-seat, solo; on phones, cut and resumed, watched."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server
from tests.web.people import PHONE, Person

Sit = Callable[..., Person]


def set_up(host: Person, seats: int, people: list[int], rounds: int | None = None, here: bool = False) -> None:
    """Set up a table in the dialog: people instead of bots at some seats, and perhaps an early end."""
    dialog = host.set_up()
    dialog.locator(f"input[name=seats][value='{seats}']").check(force=True)
    for seat in people:
        dialog.locator("select.kind").nth(seat - 1).select_option("here" if here else "friend")
    if rounds is not None:
        dialog.locator("summary").click()
        dialog.locator("input[id$=round-cap]").fill(str(rounds))
    dialog.locator("footer button").click()


@pytest.mark.parametrize("rounds", [3, pytest.param(None, marks=pytest.mark.soak)], ids=["three-rounds", "all-rounds"])
def test_two_browsers_and_a_bot_play_a_whole_game(sit: Sit, rounds: int | None) -> None:
    ada, grace = sit("Ada"), sit("Grace", language="de", theme="light")
    ada.enter()
    set_up(ada, seats=3, people=[1], rounds=rounds)
    link = ada.page.locator("input.link").input_value()
    ada.check_page()
    grace.page.goto(link)
    grace.page.locator("form input").fill("Grace")
    grace.check_page()
    grace.page.get_by_role("button", name="Platz nehmen").click()
    grace.page.get_by_role("button", name="Ich bin bereit").click()
    ada.page.get_by_role("button", name="I am ready").click()
    ada.seated()
    grace.seated()
    assert (ada.seat, grace.seat) == (0, 1)

    ada.drawer("chat")
    ada.page.get_by_label("Write to the others").fill("<b>Good luck!</b>")
    ada.page.keyboard.press("Enter")
    grace.drawer("chat")
    grace.see("<b>Good luck!</b>")

    ada.begin_to_finish()
    grace.begin_to_finish()
    assert ada.finish() > 0
    assert grace.finish() > 0
    expect(ada.page.locator(".end tbody tr")).to_have_count(3)
    totals = ada.page.locator(".end .total").all_inner_texts()
    assert totals == grace.page.locator(".end .total").all_inner_texts()
    expect(ada.page.locator(".end figure .curve")).to_have_count(3)
    ada.check_page()
    grace.check_page()
    with ada.page.expect_download() as saved:
        ada.page.locator(".end a[download]").click()
    assert saved.value.suggested_filename.endswith(".sternhafen.json")
    ada.page.get_by_role("button", name="Play again").click()
    expect(grace.page.get_by_role("link", name="Zum neuen Tisch")).to_be_visible()


def test_a_cut_connection_resumes_by_itself(own: tuple[Sit, Server]) -> None:
    sit, server = own
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    before = ada.entries
    server.stop()
    expect(ada.page.locator(".connection")).to_be_visible()
    server.start()
    expect(ada.page.locator(".connection")).to_have_count(0)
    ada.follow_advice()
    assert ada.entries > before


def test_a_move_sent_while_cut_is_played_once(own: tuple[Sit, Server]) -> None:
    sit, server = own
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    server.stop()
    expect(ada.page.locator(".connection")).to_be_visible()
    ada.target("end-turn").click()
    ada.page.locator("[data-sure]").click()  # asked once before the turn ends with actions left
    server.start()
    expect(ada.page.locator(".connection")).to_have_count(0)
    ada.page.wait_for_selector("[data-entries='1']")
    assert ada.entries == 1


def test_hot_seat_hands_the_screen_over(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    set_up(ada, seats=2, people=[1], rounds=2, here=True)
    ada.seated()
    seen: set[int] = set()
    for _ in range(400):
        ada.wait_for_question()
        hand_over = ada.page.locator("dialog[open]:has(#hand-over)")
        if hand_over.count():
            if not seen:
                ada.check_page()
            hand_over.get_by_role("button").click()
            expect(hand_over).to_have_count(0)
            continue
        if ada.over():
            break
        seen.add(ada.seat)
        ada.follow_advice()
    assert ada.over()
    assert seen == {0, 1}


def test_solo_to_the_verdict_on_a_phone_in_german(sit: Sit) -> None:
    ada = sit(size=PHONE, language="de")
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.check_page()
    assert ada.finish() > 0
    expect(ada.page.locator("h2#end")).to_have_text(re.compile("Überlebender|Eroberer|Herr der Galaxie"))
    ada.check_page()
    ada.page.get_by_role("button", name="Spiel ansehen").click()
    expect(ada.page).to_have_url(re.compile("/0$"))
    ada.check_page()
    ada.page.get_by_role("button", name="Zurück zum Spiel").click()
    ada.page.get_by_role("button", name="Protokoll, Regeln und Chat").click()
    ada.check_page()


def test_nothing_is_cut_off_on_a_phone_in_german(sit: Sit) -> None:
    ada = sit(size=PHONE, language="de")
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    cut = ada.page.evaluate("""() => [...document.querySelectorAll('button, .sentence, .remark, .name, h1')]
      .filter(one => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .map(one => one.textContent.trim())""")
    assert not cut
    wrapped = ada.page.evaluate("""() => [...document.querySelectorAll('.console .name')]
      .filter(one => one.offsetHeight > 36).map(one => one.textContent)""")  # two lines, no more
    assert not wrapped


def test_somebody_watching_sees_the_table_and_no_secrets(sit: Sit) -> None:
    ada, eve = sit("Ada"), sit("Eve")
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    eve.page.goto(ada.page.url)
    eve.seated()
    expect(eve.page.locator(".console")).to_have_count(0)
    expect(eve.page.locator(".sentence")).to_contain_text("Waiting for Ada")
    eve.check_page()


def test_a_missing_table_says_so(sit: Sit) -> None:
    ada = sit()
    with ada.page.expect_response(lambda answer: "/api/tables/" in answer.url):
        ada.page.goto(f"{ada.address}/t/nowhere")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such table")
    ada.check_page()
    ada.errors = [error for error in ada.errors if "nowhere" not in error]  # Chromium reports the 404
