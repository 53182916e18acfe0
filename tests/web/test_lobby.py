"""The lobby: one question, two clicks, everything explained; small and quick."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.people import ROOT, Person
from tests.web.screens import LANGUAGES

Sit = Callable[..., Person]
LOBBY, TABLE = 64 * 1024, 128 * 1024
STATIC = re.compile(r'(?:from|import)"\./([^"]+\.js)"')


def needed(site: Path, names: Iterable[str]) -> set[str]:
    """Return the scripts that some scripts cannot do without, and these."""
    known, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in known:
            known.add(name)
            waiting += STATIC.findall((site / "assets" / name).read_text(encoding="utf-8"))
    return known


def test_the_first_load_is_small_and_boards_come_later(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lobby and table, that is: boards, and pages that somebody opens now and then, come when they are needed."""
    page = (site / "index.html").read_text(encoding="utf-8")
    lobby = needed(site, re.findall(r'(?:src|href)="\.?/assets/([^"]+\.js)"', page))
    table = needed(site, [*lobby, *(path.name for path in site.glob("assets/TablePage-*.js"))])
    assert len(table) > len(lobby) > 1
    sizes = [sum(len(gzip.compress((site / "assets" / name).read_bytes())) for name in part) for part in (lobby, table)]
    with capsys.disabled():
        print(f"\nbytes gzipped: lobby {sizes[0]}, table {sizes[1]}")
    assert sizes[0] <= LOBBY
    assert sizes[1] <= TABLE
    boards = tuple(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts"))
    assert not [name for name in table if name.startswith(boards)]


def test_a_first_visit_asks_for_a_name_and_starts_in_two_clicks(sit: Sit) -> None:
    ada = sit()
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    assert ada.page.locator("main input:not([type=file])").count() == 1  # the name, and nothing else
    ada.page.fill("#name", "Ada")
    ada.page.get_by_role("button", name="That’s me").click()
    ada.verb("play").click()
    ada.seated()
    expect(ada.page.locator(".seats b").first).to_have_text("Ada")


def test_options_are_explained_and_a_refusal_says_why(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    dialog = ada.set_up()
    expect(dialog.get_by_text("Which haven cards are used.")).to_be_visible()
    expect(dialog.locator("input[name$=haven-set][value=beginner]")).to_be_checked()  # nobody has played it yet
    expect(dialog.get_by_text("good for a first game")).to_be_visible()
    expect(dialog.locator("input[name$=haven-set][value=chosen]")).to_have_count(0)  # three play: it is for one
    dialog.locator("input[name=seats][value='1']").check(force=True)
    dialog.locator("input[name$=haven-set][value=chosen]").check(force=True)
    dialog.get_by_role("button", name="Start").click()
    expect(dialog.get_by_role("alert")).to_contain_text("PODS-")
    ada.errors = [error for error in ada.errors if "409" not in error]  # Chromium reports the refusal


OPTIONS = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.options)"


@pytest.mark.parametrize(
    ("language", "none", "typed", "cap"),
    [("en", "none", [], None), ("de", "keine", ["7"], 7), ("en", "none", ["7", ""], None), ("de", "keine", ["0"], 0)],
)
def test_a_limit_of_rounds_is_set_or_left_out(
    sit: Sit, language: str, none: str, typed: list[str], cap: int | None
) -> None:
    ada = sit(language=language)
    ada.enter()
    dialog = ada.set_up()
    dialog.locator("summary").click()
    field = dialog.locator("input[id$=round-cap]")
    expect(field).to_have_value("")
    expect(field).to_have_attribute("placeholder", none)
    for text in typed:
        field.fill(text)
        field.press("Tab")
        expect(field).to_have_value(text)
    ada.page.locator("dialog[open] footer button").click()
    ada.seated()
    assert ada.page.evaluate(OPTIONS, ada.table).get("round_cap") == cap


FETCHED = "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"


@LANGUAGES
def test_a_first_visit_waits_for_no_words_and_no_titles(sit: Sit, language: str) -> None:
    """They stand in the page; the rest is asked for once. Another language comes when it is wished."""
    ada = sit(language=language)
    ada.enter()
    fetched = ada.page.evaluate(FETCHED)
    assert not [path for path in fetched if path.startswith("/text") or path == "/api/titles"]
    assert sorted(path for path in fetched if path.startswith("/api")) == ["/api/daily", "/api/me", "/api/tables"]
    other = "de" if language == "en" else "en"
    ada.page.get_by_role("button", name=other.upper(), exact=True).click()
    expect(ada.page.locator("html")).to_have_attribute("lang", other)
    expect(ada.verb("play")).to_have_text("Spielen" if other == "de" else "Play")
    assert [path for path in ada.page.evaluate(FETCHED) if path.startswith("/text")] == [f"/text/{other}/shared.ftl"]


def test_language_and_theme_change_without_reloading(sit: Sit) -> None:
    ada = sit(language="en")
    ada.enter()
    ada.page.evaluate("window.here = true")
    ada.page.get_by_role("button", name="DE", exact=True).click()
    expect(ada.verb("play")).to_have_text("Spielen")
    assert ada.page.locator("html").get_attribute("lang") == "de"
    ada.page.get_by_role("button", name="Helles Aussehen").click()
    assert ada.page.locator("html").get_attribute("data-theme") == "light"
    assert ada.page.evaluate("window.here") is True


def test_a_table_is_found_again_and_a_game_can_be_saved_and_opened(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    table = ada.table
    ada.page.get_by_role("link", name="Sternhafen: to the lobby").click()
    expect(ada.page.locator(f'.games a[href="/t/{table}"]')).to_contain_text("Your turn")
    expect(ada.page.locator(f'.continue a[href="/t/{table}"]')).to_have_text("Continue")
    broken = tmp_path / "broken.json"
    broken.write_text("no game")
    ada.page.set_input_files("input[type=file]", broken)
    expect(ada.page.get_by_role("alert")).to_contain_text("no saved game")
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"sternhafen": 1}))
    with ada.page.expect_response(lambda answer: "/api/import" in answer.url) as answered:
        ada.page.set_input_files("input[type=file]", other)
    assert answered.value.status in (400, 409)
    ada.errors = [error for error in ada.errors if "/api/import" not in error]  # Chromium reports the refusal


def test_notifications_are_a_few_clicks_and_stay(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.page.get_by_role("button", name="Notifications").click()
    dialog = ada.page.locator("dialog[open]")
    expect(dialog.locator("input[name=flash]")).to_be_checked()
    expect(dialog.locator("input[name=sound]")).not_to_be_checked()
    dialog.locator("input[name=sound]").check()
    dialog.locator("input[name=flash]").uncheck()
    dialog.locator("select[name=kind]").select_option("ntfy")
    dialog.locator("input[name=address]").fill("http://127.0.0.1:9/nobody")
    ada.check_page()
    dialog.get_by_role("button", name="Keep and try").click()
    expect(dialog.get_by_role("alert")).to_contain_text("public addresses")
    ada.errors = [error for error in ada.errors if "/api/me/notify" not in error]  # Chromium reports the refusal
    dialog.locator("select[name=kind]").select_option("")
    dialog.get_by_role("button", name="Keep").click()
    expect(dialog.get_by_role("status")).to_have_text("Nothing will be sent.")
    ada.page.reload()
    ada.page.get_by_role("button", name="Notifications").click()
    expect(dialog.locator("input[name=flash]")).not_to_be_checked()
    expect(dialog.locator("input[name=sound]")).to_be_checked()


HIDE = """hidden => {
  Object.defineProperty(document, "visibilityState", {configurable: true, get: () => hidden ? "hidden" : "visible"});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_title_says_whose_turn_it_is_while_one_looks_elsewhere(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    expect(ada.page).to_have_title("Escape Pods – Sternhafen")
    ada.page.evaluate(HIDE, True)
    before = ada.moved
    ada.target("end-turn").dispatch_event("click")
    ada.page.locator("[data-sure]").dispatch_event("click")  # asked once before the turn ends with actions left
    ada.wait_for_own_move(before)
    expect(ada.page).to_have_title("Your turn")
    ada.page.evaluate(HIDE, False)
    expect(ada.page).to_have_title("Escape Pods – Sternhafen")
