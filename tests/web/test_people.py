"""People at a server: manners, friends, groups, what is told of the server, and moves that survive a tunnel."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from sternhafen.server.commands import main
from tests.web.conftest import Company, Server
from tests.web.measuring import too_small
from tests.web.people import DESKTOP, HINT, PHONE, Person


def together(ada: Person, grace: Person) -> str:
    """Return a table in play at which both sit."""
    for person in (ada, grace):
        person.page.goto(person.address)
    made = ada.post("/api/tables", {"title": "escape-pods", "seats": 2, "name": "Ada"})
    table = str(made["table"]["id"])
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    for seat, person in enumerate((ada, grace)):
        person.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
    return table


def chat(person: Person, table: str, seat: int, text: str) -> None:
    person.post(
        f"/api/tables/{table}/commands", {"type": "chat", "id": text.replace(" ", "-"), "seat": seat, "text": text}
    )


def manners_of(person: Person, seat: int) -> None:
    person.page.get_by_role("button", name="Table", exact=True).click()
    person.page.locator(f"[data-manners='{seat}']").click()


def test_whoever_is_rude_is_muted_reported_and_seen_by_the_host_of_the_server(own: tuple[Company, Server]) -> None:
    sit, server = own
    ada, grace = sit(), sit("Grace")
    table = together(ada, grace)
    ada.go_to(table)
    ada.seated()
    chat(grace, table, 1, "something rude")
    manners_of(ada, 1)
    ada.page.get_by_role("button", name="Mute", exact=True).click()
    expect(ada.page.get_by_role("button", name="Hear again")).to_be_visible()
    ada.page.get_by_role("button", name="Report", exact=True).click()
    ada.page.locator("input[name=report]").fill("She is rude")
    ada.page.get_by_role("button", name="Send report").click()
    expect(ada.page.get_by_text("Reported. Thank you.")).to_be_visible()
    ada.check_page()
    ada.page.goto(f"{ada.address}/me")
    expect(ada.page.locator("#manners ~ ul")).to_contain_text("Grace")
    assert ada.page.locator("a[href='/admin']").count() == 0, "she is not in charge"
    ada.page.get_by_role("button", name="Take Grace off the list").click()
    expect(ada.page.locator("#manners")).to_have_count(0)

    root = sit("Root")
    root.page.goto(f"{root.address}/admin")
    expect(root.page.get_by_role("alert")).to_contain_text("not signed in")
    root.errors.clear()  # Chromium reports the refusal
    person = root.post("/api/me/account", {"name": "Root"})["account"]["id"]
    database = f"sqlite:///{server.folder / 'tables.sqlite'}"
    assert main(["admin", "--database", database, "appoint", person]) == 0
    root.page.goto(root.address)
    root.page.get_by_role("link", name="Look after this server").click()
    expect(root.page.locator("dl").first).to_contain_text("People with an account")
    root.check_page()
    root.page.locator("[data-tab=reports]").click()
    report = root.page.locator("[data-report]")
    expect(report).to_contain_text("something rude")
    root.check_page()
    report.get_by_role("button", name="Shut out").click()
    report.get_by_role("button", name="Really?").click()
    expect(report.get_by_role("button", name="Let in again")).to_be_visible()
    answer = grace.context.request.get(f"{grace.address}/api/me")
    assert answer.json()["refusal"]["code"] == "banned"
    for tab in ("people", "tables", "bans"):
        root.page.locator(f"[data-tab={tab}]").click()
        expect(root.page.locator("section li").first).to_be_visible()
        root.check_page()


def test_a_friend_is_invited_with_one_click_and_a_group_talks(sit: Company) -> None:
    ada, grace = sit(), sit("Grace", size=PHONE, touch=True)
    together(ada, grace)
    grace.page.evaluate("localStorage.setItem('sternhafen-name', 'Grace')")
    table = ada.post("/api/tables", {"title": "escape-pods", "seats": 2, "name": "Ada"})["table"]["id"]
    ada.go_to(table)
    ada.page.locator("#invite-friends ~ button").click()
    expect(ada.page.locator("#invite-friends ~ button")).to_contain_text("Invited")
    grace.page.goto(grace.address)
    grace.page.locator("[data-invitation]").get_by_role("button", name="Come along").click()
    expect(grace.page).to_have_url(f"{grace.address}/t/{table}")
    expect(ada.page.locator("li[data-seat='1']")).to_contain_text("Grace")

    ada.page.goto(f"{ada.address}/me")
    ada.page.locator("input[name=group]").fill("Thursdays")
    ada.page.get_by_role("button", name="Make a group").click()
    expect(ada.page.locator("h1")).to_have_text("Thursdays")
    ada.page.locator("summary", has_text="Invite").click()
    ada.page.locator(".friends button").click()
    ada.page.locator("input[name=say]").fill("On Thursday?")
    ada.page.get_by_role("button", name="Send").first.click()
    expect(ada.page.locator(".chat")).to_contain_text("On Thursday?")
    ada.page.locator("input[name=date]").fill("2090-01-05T19:00")
    ada.page.locator("form:has([name=date]) button").click()
    expect(ada.page.locator("[data-date]")).to_contain_text("Thursday")
    ada.check_page()
    grace.page.goto(grace.address)
    grace.page.locator("[data-invitation]").get_by_role("button", name="Come along").click()
    expect(grace.page.locator(".chat")).to_contain_text("On Thursday?")
    grace.page.get_by_role("button", name="I can come").click()
    expect(grace.page.locator("[data-date]")).to_contain_text("Grace")
    grace.check_page()
    assert not too_small(grace.page, touch=True)


def test_a_new_game_with_a_friend_is_two_clicks_away(sit: Company) -> None:
    ada, grace = sit(), sit("Grace")
    together(ada, grace)
    ada.page.goto(f"{ada.address}/me")
    ada.page.get_by_role("button", name="Play with ").click()
    ada.page.locator("[data-friend] [data-title=cryo]").click()
    ada.page.wait_for_url("**/t/*")
    grace.page.goto(grace.address)
    grace.page.locator("[data-invitation]").get_by_role("button", name="Come along").click()
    expect(grace.page).to_have_url(ada.page.url)


@pytest.mark.parametrize(
    ("which", "language", "theme", "size"),
    [
        ("privacy", "de", "light", PHONE),
        ("imprint", "en", "light", DESKTOP),
        ("licences", "en", "dark", DESKTOP),
    ],
)
def test_what_is_told_of_the_server_can_be_read_by_everybody(
    sit: Company, which: str, language: str, theme: Literal["dark", "light"], size: tuple[int, int]
) -> None:
    ada = sit(language=language, theme=theme, size=size, touch=size == PHONE)
    ada.page.goto(ada.address)
    ada.page.locator(f"footer a[href='/about/{which}']").click()
    ada.page.wait_for_selector("[data-ready=true] h1")
    ada.check_page()
    assert not too_small(ada.page, size == PHONE)
    if which == "licences":
        ada.page.locator("summary", has_text="svelte").first.click()
        expect(ada.page.locator("details[open] pre")).to_contain_text("Permission is hereby granted")


def test_a_move_made_in_a_tunnel_is_played_once_even_if_the_page_is_closed_there(sit: Company) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    table, before = ada.table, ada.entries
    lines: list[Any] = []
    tunnel = {"closed": False}

    def through(line: Any) -> None:
        """Carry a line to the server, but nothing that the page sends in the tunnel."""
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda text: None if tunnel["closed"] else server.send(text))

    ada.page.route_web_socket("**/socket", through)
    ada.page.reload()
    ada.seated()
    advice = ada.page.evaluate(HINT, [table, 0, "greedy"])
    tunnel["closed"] = True
    for target in advice["choice"]["targets"]:
        ada.page.locator(f'[data-target="{target}"]').first.dispatch_event("click")
    kept = f"sternhafen-outbox-{table}"
    ada.page.wait_for_function("key => localStorage.getItem(key)", arg=kept)
    position = f"{ada.address}/api/tables/{table}/position?viewer=0"
    assert ada.context.request.get(position).json()["entries"] == before, "nothing has arrived"
    tunnel["closed"] = False
    ada.page.reload()
    ada.page.wait_for_function("key => !localStorage.getItem(key)", arg=kept)
    assert ada.context.request.get(position).json()["entries"] == before + 1
    ada.page.reload()
    ada.seated()
    assert ada.context.request.get(position).json()["entries"] == before + 1, "once"


LOOKS = [(language, theme) for language in ("de", "en") for theme in ("dark", "light")]


def signed_in_with_company(sit: Company, server: Server) -> tuple[Person, str]:
    """Return the host of a server who has friends, a group, an invitation and a report, and the group's address."""
    ada, grace = sit("Ada", size=PHONE, touch=True), sit("Grace")
    table = together(ada, grace)
    chat(grace, table, 1, "something rude")
    person = ada.post("/api/me/account", {"name": "Ada"})["account"]["id"]
    assert main(["admin", "--database", f"sqlite:///{server.folder / 'tables.sqlite'}", "appoint", person]) == 0
    ada.post(f"/api/tables/{table}/seats/1/report", {"text": "She is rude"})
    group = ada.post("/api/groups", {"name": "Thursdays", "own": "Ada"})["id"]
    ada.post(f"/api/groups/{group}/chat", {"text": "On Thursday?"})
    ada.post(f"/api/groups/{group}/dates", {"at": 4_000_000_000})
    other = grace.post("/api/tables", {"title": "cryo", "seats": 2, "name": "Grace"})["table"]["id"]
    answer: Any = grace.context.request.get(f"{grace.address}/api/me/friends").json()
    grace.post(f"/api/tables/{other}/invite", {"friend": answer["friends"][0]["id"], "name": "Grace"})
    return ada, f"/g/{group}"


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_page_about_people_can_be_used_by_everybody(
    own: tuple[Company, Server], language: str, theme: str
) -> None:
    sit, server = own
    ada, group = signed_in_with_company(sit, server)
    ada.page.evaluate(
        "wished => Object.entries(wished).forEach(([key, value]) => localStorage.setItem(`sternhafen-${key}`, value))",
        {"language": language, "theme": theme},
    )
    for path in ("/", "/me", group, "/admin", "/about/privacy", "/about/imprint", "/about/licences"):
        ada.page.goto(f"{ada.address}{path}")
        ada.page.wait_for_selector("[data-ready=true]")
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
        ada.check_page()
        assert not too_small(ada.page, touch=True), path
    ada.page.goto(f"{ada.address}/admin")
    for tab in ("people", "tables", "reports", "bans"):
        ada.page.locator(f"[data-tab={tab}]").click()
        expect(ada.page.locator("section li").first).to_be_visible()
        ada.check_page()
        assert not too_small(ada.page, touch=True), tab
    ada.page.goto(f"{ada.address}/me")
    ada.page.get_by_role("button", name="Benachrichtigungen" if language == "de" else "Notifications").click()
    ada.page.wait_for_selector("dialog[open] fieldset")
    ada.check_page()
    assert not too_small(ada.page, touch=True)
