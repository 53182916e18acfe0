"""One's own page: an account by passkey or code, on several devices, with what one has set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import CDPSession, expect

from tests.web.conftest import Company
from tests.web.measuring import too_small
from tests.web.people import DESKTOP, PHONE, Person

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


def test_a_code_signs_in_and_what_is_set_holds_on_both_devices(sit: Sit) -> None:
    ada, phone = sit(), sit(size=PHONE, touch=True)
    ada.enter()
    open_me(ada)
    expect(ada.page.locator("[data-hint]")).to_contain_text("secure page")
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


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone"])
@pytest.mark.parametrize(("language", "theme"), [("de", "light"), ("en", "dark")])
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
