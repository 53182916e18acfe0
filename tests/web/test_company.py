"""Several at a table: taking back by consent, bots for seats, watching, saved games, rematches and campaigns."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games import title
from tests.web.people import PHONE, Person
from tests.web.prepared import ended, open_game, played

Sit = Callable[..., Person]


def sit_together(host: Person, guest: Person, **options: Any) -> None:
    """Bring two people to a new table and begin."""
    made = host.post("/api/tables", {"title": "escape-pods", "seats": 2, "name": host.name, "options": options})
    guest.page.goto(host.address + made["invites"][0]["path"])
    guest.page.locator("form input").fill(guest.name)
    guest.page.locator("form button").first.click()
    host.go_to(made["table"]["id"])
    for person in (host, guest):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (host, guest):
        person.seated()


def open_menu(person: Person) -> Any:
    """Open the table's menu."""
    person.page.get_by_role("button", name="Table", exact=True).click()
    return person.page.locator("dialog[open]:has(#menu)")


def test_a_take_back_needs_the_consent_of_all_it_touches(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace", size=PHONE)
    sit_together(ada, grace)
    first, other = (ada, grace) if ada.asked() else (grace, ada)
    for targets in (["action:4", "reserve:0"], ["reserve:0", "sector:1"], ["end-turn"]):
        first.wait_for_question()
        first.click_targets(targets)
    other.wait_for_question()
    other.click_targets(["action:4", "reserve:1"])
    open_menu(first).get_by_role("button", name="Propose to take back the last move").click()
    other.see(f"{first.name} would like to take back the last move")
    other.check_page()
    other.page.get_by_role("button", name="Refuse").click()
    expect(first.page.locator(".proposal")).to_have_count(0)
    assert first.entries == 4
    open_menu(first).get_by_role("button", name="Propose to take back the last move").click()
    other.page.get_by_role("button", name="Agree").click()
    first.page.wait_for_selector("[data-entries='5']")
    expect(first.page.get_by_test_id("announcer")).to_contain_text("One action taken back.")
    other.wait_for_question()
    expect(other.target("action:4")).to_have_attribute("data-state", "legal")


def test_a_seat_is_handed_to_a_bot_by_consent_and_its_holder_takes_it_back(sit: Sit) -> None:
    ada, grace = sit("Ada"), sit("Grace")
    sit_together(ada, grace)
    seat = ada.page.locator(".seats li[data-seat='1']")
    menu = open_menu(ada)
    ada.check_page()
    menu.locator("li").nth(1).get_by_role("button", name="Let a bot play").click()
    expect(menu.locator("li").nth(1)).to_contain_text("Without an answer it is possible from")
    expect(seat).not_to_contain_text("a bot")
    grace.see("The host would like a bot to play for Grace.")
    grace.check_page()
    grace.page.get_by_role("button", name="Agree").click()
    expect(seat).to_contain_text("a bot")
    grace.page.wait_for_selector(".table:not([data-viewer])")  # she sees it no more
    ada.page.keyboard.press("Escape")
    ada.wait_for_question()  # if it was Grace's turn, the bot has taken it
    ada.click_targets(["end-turn"])
    ada.wait_for_question()  # and so it does now, without her
    menu = open_menu(grace)
    menu.locator("li").nth(1).get_by_role("button", name="Play myself again").click()
    expect(seat).not_to_contain_text("a bot")
    grace.page.keyboard.press("Escape")
    ada.click_targets(["end-turn"])
    grace.wait_for_question()
    assert grace.asked()


def test_an_exported_game_is_opened_again_and_played_on(sit: Sit, tmp_path: Path) -> None:
    ada, grace = sit("Ada"), sit("Grace")
    sit_together(ada, grace)
    first = ada if ada.asked() else grace
    first.wait_for_question()
    first.follow_advice()
    open_menu(ada).get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Close the table").click()
    expect(ada.page.locator(".sentence")).to_contain_text("closed")
    menu = open_menu(ada)
    with ada.page.expect_download() as saved:
        menu.get_by_role("link", name="Save the game").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    grace.page.get_by_role("link", name="Sternhafen: to the lobby").click()
    grace.page.wait_for_selector("[data-ready=true]")
    grace.page.set_input_files("input[type=file]", file)
    grace.page.wait_for_function("old => location.pathname !== '/' && !location.pathname.includes(old)", arg=ada.table)
    grace.seated()
    assert grace.entries == 1
    grace.wait_for_question()
    hand_over = grace.page.locator("dialog[open]:has(#hand-over)")
    if hand_over.count():
        hand_over.get_by_role("button").click()
    grace.page.wait_for_selector(".sentence.asked")
    grace.follow_advice()
    assert grace.entries == 2


def test_somebody_watching_sees_the_game_go_on_and_its_end_but_can_do_nothing(sit: Sit) -> None:
    ada, eve = sit("Ada"), sit("Eve")
    ada.sit_down("escape-pods", 1, round_cap=2)
    ada.wait_for_question()
    eve.page.goto(ada.page.url)
    eve.seated()
    expect(eve.page.locator(".console")).to_have_count(0)
    expect(eve.page.locator("#tab-chat")).to_have_count(0)
    ada.follow_advice()
    eve.page.wait_for_selector("[data-entries='1']")
    assert not eve.asked()
    menu = open_menu(eve)
    expect(menu.get_by_text("One person is watching.")).to_be_visible()
    expect(menu.get_by_role("button", name="Let a bot play")).to_have_count(0)
    eve.check_page()
    eve.page.keyboard.press("Escape")
    ada.finish()
    expect(eve.page.locator("h2#end")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Play again")).to_have_count(0)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_selector("[data-entries='0']")  # alone, a rematch begins at once
    expect(eve.page.get_by_role("link", name="To the new table")).to_be_visible()


def test_a_campaign_goes_on_from_the_lobby(sit: Sit) -> None:
    ada = sit()
    open_game(ada, ended(title("gen7"), 3))
    ada.page.wait_for_selector("h2#end")
    expect(ada.page.get_by_role("button", name="Next episode")).to_be_visible()
    first = ada.table
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("link", name="Sternhafen: to the lobby").click()
    campaign = ada.page.locator(".campaign")
    expect(campaign).to_contain_text("Episode 1")
    for name in ("Ada", "Ben", "Cleo"):
        expect(campaign).to_contain_text(name)
    ada.check_page()
    campaign.get_by_role("button", name="Open episode 2").click()
    ada.page.wait_for_function("old => /^.t./.test(location.pathname) && !location.pathname.includes(old)", arg=first)
    ada.seated()
    second = ada.table
    ada.page.goto(ada.address)
    expect(campaign).to_have_count(1)
    expect(campaign).to_contain_text("Episode 2")
    expect(campaign.get_by_role("link", name="Go on")).to_have_attribute("href", f"/t/{second}")
    expect(campaign.get_by_role("link", name="Episode 1")).to_have_attribute("href", f"/t/{first}")
    ada.check_page()


def staged(match: Match) -> str | None:
    """Return what seat 0 could pick first of several things while seat 1 is asked too."""
    if len(match.state.asked()) < 2:
        return None
    ways = [action.targets() for action in match.state.legal(0)]
    several = [one[0] for one in ways if len(one) > 1 and sum(other[:1] == one[:1] for other in ways) > 1]
    return several[0] if several and len({one[:1] for one in ways}) > 1 and len(ways) < 20 else None


def test_what_is_picked_and_a_hint_stay_while_others_move(sit: Sit) -> None:
    match = played(title("planet-unknown"), lambda match: staged(match) is not None, seats=2, by="random")
    target = staged(match)
    assert target is not None
    ada = sit()
    open_game(ada, match)
    ada.page.wait_for_selector(".sentence.asked")
    assert ada.seat == 0

    def other_moves() -> None:
        """Let the other seat, which this client holds too, answer in its own lane."""
        entries = len(match.log)
        action = match.state.sample_legal(1, random.Random(entries).random)
        match.play(1, action)
        command = {"type": "play", "id": f"other-{entries}", "seat": 1, "after": entries}
        command["action"] = msgspec.to_builtins(action)
        ada.post(f"/api/tables/{ada.table}/commands", command)
        ada.page.wait_for_selector(f"[data-entries='{entries + 1}']")

    ada.target(target).dispatch_event("click")
    expect(ada.target(target)).to_have_attribute("data-state", "chosen")
    other_moves()
    expect(ada.target(target)).to_have_attribute("data-state", "chosen")
    ada.page.get_by_role("button", name="Choose again").click()
    expect(ada.target(target)).to_have_attribute("data-state", "legal")

    ada.page.get_by_role("button", name="Ask a bot for advice").click()
    expect(ada.ideas.first).to_be_visible()
    assert 1 in match.state.asked(), "the other can still move"
    other_moves()
    expect(ada.ideas.first).to_be_visible()


def test_every_one_of_many_actions_can_be_found_and_played_from_the_list(sit: Sit) -> None:
    most = 150
    many = played(title("planet-unknown"), lambda match: match.state.count_legal(0) > most, seats=2, by="random")
    ada = sit()
    open_game(ada, many)
    ada.page.wait_for_selector(".sentence.asked")
    count = many.state.count_legal(0)
    ada.page.get_by_role("button", name="All actions").click()
    section = ada.page.locator("section[data-complete=true]")
    expect(section.get_by_role("status")).to_have_text(f"1–50 of {count}")
    ada.check_page()
    for _ in range(count // 50):
        section.get_by_role("button", name="Next page").click()
    expect(section.get_by_role("button", name="Next page")).to_be_disabled()
    last = section.locator("li button").last.inner_text()
    section.get_by_label("Filter").fill(last)
    expect(section.get_by_role("button", name=last, exact=True)).to_be_visible()
    before = ada.moved
    section.get_by_role("button", name=last, exact=True).click()
    ada.wait_for_own_move(before)
