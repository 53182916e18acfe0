"""After an update: a game whose rules have changed goes on by consent, or says why not; a finished one stays whole."""

from __future__ import annotations

import sqlalchemy as sa
from playwright.sync_api import expect

from tests.server.serving import wait_for
from tests.server.updating import raised
from tests.web.conftest import Company, Server
from tests.web.people import PHONE
from tests.web.screens import SIZES
from tests.web.test_company import open_menu, sit_together

Own = tuple[Company, Server]
OTHER_FIELDS = "UPDATE shapes SET fields = replace(fields, '\"seed\"', '\"seat\"')"
"""As if positions had other fields then."""
WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"


def update(server: Server, *changes: str) -> None:
    """Stop the server and start it with later rules of Escape Pods; some changes of its database come before."""
    server.stop()
    engine = sa.create_engine(f"sqlite:///{server.folder / 'tables.sqlite'}")
    with engine.begin() as connection:
        for change in changes:
            connection.exec_driver_sql(change)
    engine.dispose()
    server.titles = raised(server.folder, "escape-pods")
    server.start()


@SIZES
def test_alone_one_goes_on_at_once(own: Own, size: tuple[int, int]) -> None:
    sit, server = own
    ada = sit("Ada", size=size, touch=size == PHONE)
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.click_targets(["action:4", "reserve:0"])
    ada.page.wait_for_selector("[data-entries='1']")
    update(server)
    for language in ("DE", "EN"):
        ada.page.goto(ada.page.url)
        ada.speak(language.lower())
        go_on = ada.page.get_by_role("button", name={"DE": "weiterspielen", "EN": "Go on under"}[language])
        expect(go_on).to_be_visible()
        sentence = ada.page.locator(".sentence")
        expect(sentence).to_contain_text({"DE": "Die Regeln dieses Spiels", "EN": "The rules of this game"}[language])
        for part in (".say", ".remark"):
            assert ada.page.locator(part).evaluate(WHOLE), "all of it can be read"
        ada.check_page()
    go_on.click()
    ada.wait_for_question()
    expect(go_on).to_have_count(0)
    ada.click_targets(["reserve:0", "sector:1"])
    ada.page.wait_for_selector("[data-entries='2']")
    ada.drawer("log")
    ada.see("The game went on from here under version")


def test_together_everybody_is_asked(own: Own) -> None:
    sit, server = own
    ada, grace = sit("Ada"), sit("Grace", size=PHONE, touch=True)
    sit_together(ada, grace)
    update(server)
    ada.page.get_by_role("button", name="Go on under the new rules").click()
    grace.see("Ada would like to go on from this position under the new rules")
    assert grace.page.locator(".proposal p").evaluate(WHOLE)
    grace.check_page()
    expect(ada.page.get_by_role("button", name="Go on under the new rules")).to_have_count(0)
    grace.page.get_by_role("button", name="Agree").click()
    ada.page.wait_for_function("() => !document.querySelector('.sentence').textContent.includes('have changed')")
    (ada if ada.asked() else grace).wait_for_question()
    expect(grace.page.locator(".proposal")).to_have_count(0)


@SIZES
def test_what_cannot_go_on_says_why(own: Own, size: tuple[int, int]) -> None:
    sit, server = own
    ada = sit("Ada", size=size, touch=size == PHONE)
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    update(server, OTHER_FIELDS)
    for language in ("DE", "EN"):
        ada.page.goto(ada.page.url)
        ada.speak(language.lower())
        expect(ada.page.locator(".remark")).to_contain_text(
            {"DE": "geht es von dieser Stellung aus nicht weiter", "EN": "cannot go on from this position"}[language]
        )
        for part in (".say", ".remark"):
            assert ada.page.locator(part).evaluate(WHOLE), "all of it can be read"
        ada.check_page()
    expect(ada.page.get_by_role("link", name="Save the game")).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    ada.wait_for_question()


def test_a_finished_game_is_shown_and_checked_after_its_rules_have_changed(own: Own) -> None:
    sit, server = own
    ada = sit("Ada")
    ada.enter()
    ada.start("solo", rounds=3)
    ada.finish()
    table = ada.table
    wait_for(lambda: any(line["table"] == table for line in server.logged("archived")))
    menu_says = {"before": "Every line was replayed", "after": "Its rules have changed, so it was not replayed"}
    for when in ("before", "after"):
        if when == "after":
            update(server)
            ada.page.goto(ada.page.url)
        ada.page.locator("section.end").get_by_role("button", name="Close").first.click()
        menu = open_menu(ada)
        menu.get_by_role("button", name="Check this game").click()
        expect(menu).to_contain_text(menu_says[when])
        ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Look back").first.click()
    expect(ada.page.locator(".history")).to_be_visible()
    ada.page.get_by_role("button", name="To the beginning").click()
    ada.see("The game begins.")
    ada.check_page()
