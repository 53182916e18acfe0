"""What the page of a game offers beside moves: undo, history, reasons, previews, advice, motion, keys, languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import DESKTOP, PHONE, Person

Sit = Callable[..., Person]


def test_undo_goes_as_far_as_it_says(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    undo = ada.page.locator("button[aria-label^='Take back']")
    expect(undo).to_be_disabled()
    ada.click_targets(["action:4", "reserve:0"])
    ada.click_targets(["reserve:0", "sector:1"])
    expect(ada.target("pod:0")).to_have_attribute("aria-label", re.compile("Sector 1"))
    expect(undo).to_have_attribute("aria-label", re.compile("2 actions"))
    undo.click()
    expect(ada.target("pod:0")).to_have_attribute("aria-label", re.compile("mini-pod bay"))
    ada.page.get_by_role("button", name="Play it again").click()
    expect(ada.target("pod:0")).to_have_attribute("aria-label", re.compile("Sector 1"))
    ada.drawer("log")
    ada.see("One action taken back.")
    expect(ada.page.locator(".line.struck").first).to_be_visible()


def test_history_has_an_address_for_every_position(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots")
    for _ in range(4):
        ada.wait_for_question()
        ada.follow_advice()
    ada.wait_for_question()
    table, last = ada.table, ada.entries
    ada.page.get_by_role("button", name="Look back").click()
    expect(ada.page).to_have_url(re.compile(rf"/t/{table}/{last - 1}$"))
    ada.check_page()
    ada.page.get_by_role("button", name="To the beginning").click()
    expect(ada.page).to_have_url(re.compile(rf"/t/{table}/0$"))
    expect(ada.target("pod:0")).to_have_attribute("aria-label", re.compile("mini-pod bay"))
    ada.page.goto(f"{ada.address}/t/{table}/{last - 2}")
    expect(ada.page.locator("input[type=range]")).to_have_value(str(last - 2))
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.locator(".sentence")).to_be_visible()
    expect(ada.page).to_have_url(re.compile(rf"/t/{table}$"))


def test_refusals_say_why_with_their_rule_and_open_it(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    assert ada.target("action:5").get_attribute("data-state") == "barred"
    ada.target("action:5").hover()
    remark = ada.page.locator(".remark")
    expect(remark).to_contain_text("PODS-15.7")
    remark.get_by_role("button", name="PODS-15.7").click()
    expect(ada.page.locator("[data-rule='PODS-15.7'].marked")).to_be_in_viewport()


def test_a_pointer_that_rests_where_the_table_appears_is_not_scolded(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    box = ada.target("action:5").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.goto(ada.address)
    ada.page.mouse.move(*middle)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.start_by_keys()
    ada.wait_for_question()
    # whatever the table began to ask for before this timer of its page, it has asked for when the timer ends
    ada.page.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    assert not [url for url in asked if "/why" in url]
    ada.page.mouse.move(middle[0] + 1, middle[1])
    expect(ada.page.locator(".remark").filter(has_text="PODS-15.7")).to_be_visible()


def test_a_preview_shows_what_an_action_brings(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.click_targets(["action:4", "reserve:0"])
    ada.target("reserve:0").click()
    expect(ada.target("reserve:0").locator(".step")).to_have_text("1")
    ghosts = ada.page.locator(".ghosts")
    expect(ghosts).to_have_count(0)
    ada.target("sector:2").hover()
    expect(ada.page.locator(".remark")).to_contain_text("sector 2")
    expect(ghosts).to_have_attribute("data-ghosts", "2")  # the pod and who sits in it
    ada.target("action:4").hover()
    expect(ghosts).to_have_count(0)
    ada.page.get_by_role("button", name="Ask a bot for advice").click()
    before = ada.moved
    ada.ideas.first.click()
    ada.wait_for_own_move(before)


def check_ideas_are_reached(person: Person) -> None:
    """Prove that every idea can be seen whole, by the wheel and by the keyboard, and that more of them is told."""
    page, ideas = person.page, person.ideas.all()
    seen = page.locator("[data-advice] ol")

    def told() -> str:
        return str(seen.evaluate("list => ['above', 'below'].filter(side => list.matches('.' + side)).join()"))

    def whole(idea: Locator) -> bool:
        return bool(
            idea.evaluate("""one => {
          const [box, list] = [one, one.closest('ol')].map(it => it.getBoundingClientRect());
          const at = [box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1].map(y =>
            document.elementFromPoint((box.left + box.right) / 2, y));
          return box.top >= list.top && box.bottom <= list.bottom && at.every(there => one.contains(there));
        }""")
        )

    expect(ideas[0]).to_be_in_viewport(ratio=1)
    assert whole(ideas[0])
    fits = all(whole(idea) for idea in ideas)
    assert told() == ("" if fits else "below")
    seen.hover(position={"x": 1, "y": 20})
    for idea in ideas:
        for _ in range(100):
            if whole(idea):
                break
            page.mouse.wheel(0, 10)
            page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        expect(idea).to_be_in_viewport(ratio=1)
        assert whole(idea)
    page.mouse.wheel(0, 1000)
    expect(seen).to_have_class(re.compile("^(?!.*below)"))
    person.page.locator("[data-advice] header button").focus()
    for idea in ideas:
        page.keyboard.press("Tab")
        expect(idea).to_be_focused()
        expect(idea).to_be_in_viewport(ratio=1)
        assert whole(idea)


@pytest.mark.parametrize(
    ("title", "size", "language"),
    [
        ("escape-pods", DESKTOP, "en"),
        pytest.param("cryo", DESKTOP, "en", marks=pytest.mark.soak),
        pytest.param("planet-unknown", DESKTOP, "en", marks=pytest.mark.soak),
        *[(title, PHONE, "de") for title in ("cryo", "escape-pods", "planet-unknown")],
    ],
    ids=lambda given: {DESKTOP: "desktop", PHONE: "phone"}.get(given, given),
)
def test_advice_can_be_read_as_a_whole_and_closed(sit: Sit, title: str, size: tuple[int, int], language: str) -> None:
    """Of every title where it has the least room, on a phone in German; on a desktop the long tests look at all."""
    ada = sit(size=size, language=language)
    ada.enter()
    ada.start("bots", title)
    ada.wait_for_question()
    ada.page.get_by_role(
        "button", name={"en": "Ask a bot for advice", "de": "Einen Bot um Rat fragen"}[language]
    ).click()
    expect(ada.ideas.nth(1)).to_be_visible()  # how many there are depends on how far the search got in its time
    ada.page.wait_for_selector("[data-panel][data-settled]")
    check_ideas_are_reached(ada)
    for idea in ada.ideas.all():
        assert idea.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    assert re.search(r"\d[.,]\d ", ada.ideas.first.locator(".points").inner_text())
    others = [idea.locator(".points").inner_text() for idea in ada.ideas.all()[1:]]
    equal = {"en": "just as good", "de": "genauso gut"}[language]
    assert all(told == equal or re.search(r"\d[.,]\d ", told) for told in others), others
    ada.check_page()
    ada.page.locator("[data-advice] header button").click()
    expect(ada.ideas).to_have_count(0)


def test_explosions_are_drawn_and_looked_back_at_but_not_for_those_who_want_no_motion(sit: Sit) -> None:
    ada, eve = sit("Ada", moving=True), sit("Eve")
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    eve.page.goto(ada.page.url)
    eve.seated()
    blast = ada.page.locator(".explosion")
    expect(blast).to_have_count(0)
    ada.click_targets(["end-turn"])
    expect(blast).to_have_count(1)
    eve.page.wait_for_selector("[data-entries='1']")
    expect(eve.page.locator(".explosion")).to_be_hidden()
    ada.page.goto(f"{ada.address}/t/{ada.table}/0")
    expect(ada.page.locator("input[type=range]")).to_have_value("0")
    expect(blast).to_have_count(0)


def test_a_turn_with_the_keyboard_alone(sit: Sit) -> None:
    ada = sit()
    ada.page.goto(ada.address)
    ada.page.wait_for_selector("[data-ready=true]")
    ada.page.keyboard.type("Ada")  # the one field has the focus
    ada.page.keyboard.press("Enter")
    ada.start_by_keys()
    ada.wait_for_question()
    announcer = ada.page.get_by_test_id("announcer")
    for target in ("action:4", "reserve:1", "reserve:0", "sector:3"):
        before = ada.entries
        ada.tab_to(f"document.activeElement.dataset.target === '{target}'")
        ada.page.keyboard.press("Enter")
        if target in ("reserve:1", "sector:3"):
            ada.page.wait_for_selector(f"[data-entries='{before + 1}']")
            ada.wait_for_question()
    expect(announcer).to_contain_text("sector 3")
    focus_arrow(ada)
    ada.tab_to("document.activeElement.dataset.target === 'end-turn'")
    ada.page.keyboard.press("Space")
    ada.page.wait_for_selector("[data-sure]")  # asked once before the turn ends with actions left
    assert ada.entries == 2
    ada.tab_to("document.activeElement.matches('[data-sure]')")
    ada.page.keyboard.press("Space")
    expect(announcer).to_contain_text("explodes")
    assert ada.entries == 3


def focus_arrow(person: Person) -> None:
    """From one thing on the board an arrow key leads to another."""
    person.target("pod:0").focus()
    person.page.keyboard.press("ArrowRight")
    assert person.page.evaluate("document.activeElement.dataset.target") not in (None, "pod:0")


def test_the_table_speaks_both_languages_without_reload(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots")
    ada.wait_for_question()
    ada.page.evaluate("window.here = true")
    expect(ada.page.locator(".console").first).to_contain_text("Embark")
    ada.speak("de")
    expect(ada.page.locator(".console").first).to_contain_text("Ein\u00adsteigen")
    expect(ada.page.locator(".sentence")).to_contain_text("Handlung")
    ada.drawer("rules")
    ada.page.get_by_label("In den Regeln suchen").first.fill("Boje")
    expect(ada.page.locator("[data-rule]").first).to_contain_text("Boje")
    assert ada.page.evaluate("window.here") is True


def check_both_themes(person: Person) -> None:
    """Axe is content with the page in the light and in the dark."""
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        person.page.emulate_media(color_scheme=theme)
        person.check_page()


def test_the_table_is_accessible_in_both_themes(sit: Sit) -> None:
    ada = sit()
    ada.enter()
    ada.start("bots")
    for _ in range(6):
        ada.wait_for_question()
        ada.follow_advice()
    ada.wait_for_question()
    check_both_themes(ada)
    ada.page.get_by_role("button", name="All actions").click()
    check_both_themes(ada)
    ada.drawer("rules")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    check_both_themes(ada)
