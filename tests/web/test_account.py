"""One's own page: an account by passkey or code, on several devices, with what one has set."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, Literal

import pytest
from playwright.sync_api import CDPSession, expect

from sternhafen.server.people.ratings import bot_ratings, shown
from tests.web.conftest import Company, Server
from tests.web.measuring import MOST_SHIFT, shifts, too_small, watch_shifts
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.screens import PEOPLE

Sit = Callable[..., Person]


@pytest.fixture
def named(sit: Company) -> Company:
    """Give the server by a name: passkeys belong to names, not to numeric addresses."""
    sit.address = sit.address.replace("127.0.0.1", "localhost")
    return sit


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """Give a browser a device that makes passkeys and always agrees."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    return session, str(session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"])


OFFERED = """new MutationObserver((_, watch) => {
  const given = document.getElementById("given");
  if (!given) return;
  watch.disconnect();
  given.textContent = given.textContent.replace('"offline":null', '"offline":"offered"');
}).observe(document, {childList: true, subtree: true});"""
"""Lets a server's page be one of a server that has the edition for the browser, too."""


def open_me(person: Person) -> None:
    person.page.goto(f"{person.address}/me")
    person.page.wait_for_selector("#data")


def sign_up(person: Person) -> str:
    """Make an account; return its recovery code."""
    person.page.locator("[data-act=sign-up]").click()
    return person.page.locator("[data-code]").inner_text()


def my_tables(person: Person) -> list[str]:
    answer: Any = person.context.request.get(f"{person.address}/api/me").json()
    return [table["id"] for table in answer["tables"]]


def test_a_passkey_signs_in_on_another_device_and_finds_the_games(named: Company) -> None:
    ada = named()
    ada.enter()
    ada.start("bots")
    table = ada.table
    ada.page.goto(ada.address)
    ada.page.locator("a.me").click()
    expect(ada.page.locator("#account")).to_have_text("You play as a guest")
    sign_up(ada)
    session, device = authenticator(ada)
    ada.page.locator("[data-act=add-passkey]").click()
    expect(ada.page.locator("#account")).to_have_text("Your account")
    expect(ada.page.get_by_role("button", name="Remove ")).to_be_visible()
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    phone = named("Ada", size=PHONE, touch=True)  # the same passkey, as a password manager would bring it along
    open_me(phone)
    there, other = authenticator(phone)
    there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": credential})
    phone.page.locator("[data-act=passkey]").click()
    expect(phone.page.locator("#account")).to_have_text("Your account")
    expect(phone.page.locator("[data-devices] li")).to_have_count(2)
    assert my_tables(phone) == [table]
    phone.go_to(table)
    phone.seated()

    ada.page.reload()
    ada.page.get_by_role("button", name="Sign out").nth(1).click()
    expect(ada.page.locator("[data-devices] li")).to_have_count(1)
    open_me(phone)
    expect(phone.page.locator("#account")).to_have_text("You play as a guest")


def test_the_last_passkey_goes_only_if_one_says_so_twice(named: Company) -> None:
    ada = named()
    open_me(ada)
    sign_up(ada)
    authenticator(ada)
    ada.page.locator("[data-act=add-passkey]").click()
    remove = ada.page.get_by_role("button", name="Remove ")
    remove.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("only your recovery code")
    ada.check_page()
    ada.page.get_by_role("button", name="Keep it").click()
    expect(remove).to_have_count(1)
    remove.click()
    ada.page.locator("[data-act=remove-last]").click()
    expect(remove).to_have_count(0)


def test_a_code_signs_in_and_what_is_set_holds_on_both_devices(sit: Sit) -> None:
    ada, phone = sit(), sit(size=PHONE, touch=True)
    ada.enter()
    open_me(ada)
    expect(ada.page.locator("[data-hint]")).to_contain_text("belong to a name")
    code = sign_up(ada)
    open_me(phone)
    phone.page.locator("input[name=recovery]").fill(code.lower())
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.locator("#account")).to_have_text("Your account")
    expect(phone.page.locator("h1")).to_have_text("Ada")
    with phone.page.expect_response("**/api/me/preferences"):
        phone.page.locator("select[name=text]").select_option("large")
        phone.page.locator("select[name=language]").select_option("de")
    ada.page.goto(ada.address)
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.page.locator("html")).to_have_attribute("data-text", "large")


def test_a_page_by_plain_http_says_why_some_things_are_missing_and_what_to_do(sit: Company) -> None:
    """Passkeys, messages with the page closed and the app, in a home network: the page's name is not this machine's."""
    ada = sit()
    ada.address = sit.address.replace("127.0.0.1", "plain.test")
    ada.page.add_init_script(OFFERED)
    ada.page.goto(ada.address)
    ada.page.get_by_role("button", name="Notifications").click()
    expect(ada.page.locator("[data-hint]")).to_have_count(2)
    for what in ("web-push", "web-offline"):
        hint = ada.page.locator(f"[data-hint={what}]")
        expect(hint).to_contain_text("secure page")
        expect(hint).to_contain_text("sternhafen serve --tls")
    assert ada.page.locator("a[href='/offline']").count() == 0
    open_me(ada)
    expect(ada.page.locator("[data-hint=web-me]")).to_contain_text("sternhafen serve --tls")
    assert ada.page.locator("[data-act=passkey]").count() == 0
    ada.errors.clear()  # Chromium tells which headers it ignores there


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone"])
def test_nothing_jumps_while_the_page_comes(sit: Company, size: tuple[int, int], touch: bool) -> None:
    ada = sit(size=size, touch=touch)
    watch_shifts(ada.context)
    ada.enter()
    ada.start("bots")
    open_me(ada)
    sign_up(ada)
    open_me(ada)
    expect(ada.page.locator("[data-devices] li")).to_have_count(1)
    ada.page.wait_for_load_state("networkidle")
    moved, what = shifts(ada.page)
    assert moved < MOST_SHIFT, what


def test_a_finished_game_stands_on_the_page_and_ratings_are_asked_for(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo", rounds=1)
    ada.finish()
    table = ada.table
    open_me(ada)
    expect(ada.page.locator(f'.past a[href="/t/{table}"]')).to_contain_text("You")
    expect(ada.page.locator(".badges li")).to_have_count(1)
    assert ada.page.locator("input[name=rated]").count() == 0, "a guest has no rating"
    sign_up(ada)
    expect(ada.page.locator(f'.past a[href="/t/{table}"]')).to_be_visible()
    ada.page.locator("input[name=rated]").check()
    expect(ada.page.locator("#rating ~ ol li.bot")).to_have_count(7)
    ada.check_page()
    rated_table(ada)


def rated_table(ada: Person) -> None:
    """Begin a rated game against a bot: it says so, and offers no advice."""
    ada.page.goto(ada.address)
    dialog = ada.set_up("escape-pods")
    dialog.locator("input[name=seats][value='2']").check(force=True)
    expect(dialog.locator("input[name=rate]")).to_be_checked()
    dialog.locator("footer button.primary").click()
    ada.seated()
    ada.wait_for_question()
    expect(ada.page.get_by_role("button", name="Ask a bot for advice")).to_have_count(0)
    ada.page.locator("button[aria-haspopup=dialog]").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("This game is rated")


def test_a_lone_player_is_offered_a_bot_of_their_own_strength(own: tuple[Company, Server]) -> None:
    sit, server = own
    ada = sit()
    open_me(ada)
    sign_up(ada)
    ada.page.locator("input[name=rated]").check()
    expect(ada.page.locator("#rating ~ ol li.bot").first).to_be_visible()
    assert ada.page.locator("[data-equal]").count() == 0, "nobody knows yet how she plays"
    rating = bot_ratings("escape-pods")["medium"] + 1  # as after a dozen games
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as database, database:
        columns = "insert into ratings (person, title, mu, sigma, games, sure)"
        database.execute(f"{columns} select id, 'escape-pods', ?, 2, 12, 0 from people", [rating])
    open_me(ada)
    expect(ada.page.locator("#rating ~ ol li.you")).to_contain_text(str(shown(rating)))
    ada.page.locator("[data-equal=medium]").click()
    ada.seated()
    table: Any = ada.context.request.get(f"{ada.address}/api/tables/{ada.table}").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "medium"]


def test_everything_can_be_deleted_on_the_page(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots")
    open_me(ada)
    sign_up(ada)
    ada.page.locator("[data-act=delete-ask]").click()
    ada.page.locator("[data-act=delete]").click()
    expect(ada.page.locator("#account")).to_have_text("You play as a guest")
    assert not my_tables(ada)


@PEOPLE
def test_the_page_can_be_read_and_used_by_everybody(
    named: Company, size: tuple[int, int], touch: bool, language: str, theme: Literal["dark", "light"]
) -> None:
    ada = named(size=size, touch=touch, language=language, theme=theme)
    ada.page.goto(ada.address)
    open_me(ada)
    ada.check_page()
    assert not too_small(ada.page, touch)
    sign_up(ada)
    ada.check_page()
    assert not too_small(ada.page, touch)
