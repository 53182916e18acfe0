"""A proposal to take back, on a phone: it says what it means, and both answers are in reach."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import PHONE, Person
from tests.web.screens import LANGUAGES
from tests.web.test_company import sit_together

Sit = Callable[..., Person]
REACHED = """button => {
  const box = button.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {inside: box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    free: button.contains(hit), height: box.height};
}"""
WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
PROPOSE = """async ([table, seat, after]) => {
  const body = {type: "take-back", id: "propose", seat, to: 0, after};
  const answer = await fetch(`/api/tables/${table}/commands`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
  return answer.ok;
}"""


def proposed(sit: Sit) -> tuple[Person, Person]:
    """Let one of two people on phones propose to take back everything; return them and whoever is asked."""
    ada, grace = sit("Ada", size=PHONE, touch=True), sit("Grace", size=PHONE, touch=True)
    sit_together(ada, grace)
    first, other = (ada, grace) if ada.asked() else (grace, ada)
    for targets in (["action:4", "reserve:0"], ["reserve:0", "sector:1"], ["end-turn"]):
        first.wait_for_question()
        first.click_targets(targets)
    other.wait_for_question()
    other.click_targets(["action:4", "reserve:1"])
    first.page.wait_for_selector("[data-entries='4']")
    assert first.page.evaluate(PROPOSE, [first.table, first.seat, 4])
    return first, other


@LANGUAGES
def test_a_proposal_is_readable_and_both_answers_are_in_reach(sit: Sit, language: str) -> None:
    first, other = proposed(sit)
    other.speak(language)
    proposal = other.page.locator(".proposal")
    text = proposal.locator("p")
    expect(text).to_contain_text({"en": "take back the last 4 moves", "de": "die letzten 4 Züge"}[language])
    expect(text).to_contain_text(first.name)
    assert text.evaluate(WHOLE)
    answers = proposal.get_by_role("button")
    expect(answers).to_have_count(2)
    for button in answers.all():
        reached = button.evaluate(REACHED)
        assert reached["inside"], reached
        assert reached["free"], reached
        assert reached["height"] >= 44, reached
        assert button.evaluate(WHOLE)
    other.check_page()
    answers.first.tap()
    other.page.wait_for_selector("[data-entries='5']")
    for person in (first, other):
        expect(person.page.locator(".proposal")).to_have_count(0)


def test_a_proposal_names_the_move_it_begins_with_and_no_line_number(sit: Sit) -> None:
    first, other = proposed(sit)
    expect(other.page.locator(".proposal p")).to_contain_text(f"from “{first.name}")
    expect(other.page.locator(".proposal p")).not_to_contain_text("line")
