"""A learner at a browser: opens a lesson, and takes it by pointer or by keys, looking at every bubble."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator

from tests.web.cryo_page import Board as CryoBoard
from tests.web.gen7_page import Board as Gen7Board
from tests.web.people import Person
from tests.web.planet_page import say_it, type_it

How = Literal["pointer", "keys"]
Look = Callable[[dict[str, Any]], None]

STEP = """last => {
  const bubble = document.querySelector('[data-lesson-step]');
  return bubble && bubble.dataset.lessonStep !== last && bubble.querySelector('.popover');
}"""

SEEN = """async table => {
  const {lesson} = await (await fetch(`/api/tables/${table}`)).json();
  const settled = () => document.querySelector('[data-lesson-settled="true"]');
  while (!settled()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const query = point => point === 'prompt' ? '[data-prompt], section.prompt'
    : point.startsWith('tab:') ? `[data-tab="${point.slice(4)}"]`
    : ['target', 'thing', 'point'].map(kind => `[data-${kind}="${point}"]`).join()
      + (/^(?!seat)[a-z-]+:/.test(point) ? point.replace(/^([a-z-]+):(.*)$/, ', [data-$1="$2"]') : '')
      + `, .plain[data-target$="-do-${point}"]`;
  const shown = one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && one.checkVisibility({visibilityProperty: true});
  };
  const card = document.querySelector('[data-lesson-step] .popover').getBoundingClientRect();
  const meets = box => box.left < card.right - 1 && card.left < box.right - 1
    && box.top < card.bottom - 1 && card.top < box.bottom - 1;
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return {
    ...lesson,
    missing: lesson.point.filter(point => ![...document.querySelectorAll(query(point))].some(shown)),
    covered: [...document.querySelectorAll('[data-state="legal"], [data-prompt]')]
      .filter(one => shown(one) && meets(one.getBoundingClientRect()))
      .map(one => one.dataset.target ?? 'prompt'),
    inside,
  };
}"""


class Learner:
    """A person in a lesson."""

    def __init__(self, person: Person, how: How = "pointer") -> None:
        self.person = person
        self.page = person.page
        self.how = how

    @property
    def bubble(self) -> Locator:
        return self.page.locator("[data-lesson-step]")

    def open(self, title: str, lesson: int) -> None:
        """Go from the lobby to a lesson's first bubble, by two clicks."""
        self.person.verb("learn", title).click()
        self.page.locator(f"[data-lesson='{lesson}']").click()
        self.page.wait_for_selector("[data-lesson-step]")

    def take(self, look: Look = lambda step: None) -> int:
        """Take the lesson to its end, telling what is seen at each step; return how many bubbles there were."""
        last, bubbles = "", 0
        while True:
            self.page.wait_for_function(STEP, arg=last)
            last = self.bubble.get_attribute("data-lesson-step") or ""
            step = self.seen()
            look(step)
            bubbles += 1
            if step["kind"] == "done":
                return bubbles
            self.act(step)

    def seen(self) -> dict[str, Any]:
        """Return the step, which of its things are missing, and what its bubble covers once everything stands still."""
        step: dict[str, Any] = self.page.evaluate(SEEN, self.person.table)
        return step

    def act(self, step: dict[str, Any]) -> None:
        """Do what a step wants."""
        if step["kind"] == "do":
            self.make(step["ways"][0])
            return
        if step["kind"] == "ask":
            self.press(self.bubble.locator("[data-answer=wrong]").first)
            self.page.wait_for_selector("[data-lesson-step] .why")
            self.press(self.bubble.locator("[data-answer=right]").first)
        self.press(self.bubble.locator("[data-next]").last)

    def make(self, way: dict[str, Any]) -> None:
        """Make a move as a person does on this title's board."""
        title = way["id"].split("-do-")[0]
        if title == "planet-unknown":
            (say_it if self.how == "pointer" else type_it)(self.person, way)
        elif title == "cryo":
            CryoBoard(self.person, self.how == "keys").act(way)
        elif title == "gen7":
            Gen7Board(self.person, "keys" if self.how == "keys" else "mouse").act(way)
        else:
            self.move(way["targets"])

    def move(self, targets: list[str]) -> None:
        """Pick the things of a move on the board."""
        for target in targets:
            spot = self.person.target(target)
            if spot.get_attribute("data-state") == "chosen":
                continue
            self.press(spot)
        if self.page.locator("[data-sure]").count():
            self.press(self.page.locator("[data-sure]"))

    def press(self, thing: Locator) -> None:
        """Click something, or focus it and press Enter."""
        if self.how == "keys":
            self.person.press_enter(thing)
        else:
            self.page.keyboard.press("Shift")  # a person acts: what moves now is an answer, not a jump of the page
            thing.dispatch_event("click")  # a pawn may lie over the middle of what is meant
