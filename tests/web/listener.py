"""Somebody who only hears the page: what live regions say aloud, and what has the focus, by its role and name."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.people import PATIENCE, Person

LISTEN = """
window.heard = [];
(() => {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="log"], [role="status"], [role="alert"]';
  const known = new Map();  // what a live region said last; one that is new in the page is not read aloud
  const look = () => {
    for (const region of known.keys()) if (!region.isConnected) known.delete(region);
    for (const region of document.querySelectorAll(LIVE)) {
      if (region.closest('[aria-hidden="true"], [hidden]')) continue;
      const says = region.textContent.replace(/\\s+/g, ' ').trim();
      if (known.has(region) && known.get(region) !== says && says) window.heard.push(says);
      known.set(region, says);
    }
  };
  const watch = () => new MutationObserver(look).observe(document,
    {subtree: true, childList: true, characterData: true, attributes: true});
  watch();
})();
"""
"""Keeps what a screen reader would read aloud: changes of live regions that were there before."""
COACH = re.compile(r"^Coach, step (?P<step>\d+) of (?P<steps>\d+): (?P<words>.*?)(?: The move: (?P<move>.*)\.)?$")
DONE = "That was the lesson. Well done!"
SINCE = """([after, done]) => window.heard.findIndex(
  (one, at) => at >= after && (one.startsWith('Coach, ') || one === done))"""


class Listener:
    """A learner who does not see the page: knows what was announced, and goes by roles and names with the keyboard."""

    def __init__(self, person: Person) -> None:
        person.context.add_init_script(LISTEN)
        self.person = person
        self.page = person.page
        self.after = 0
        """How much of what was announced has been taken in."""

    def listen(self) -> str:
        """Return what the coach says next; a coach who says nothing aloud is waited for in vain."""
        found = self.page.wait_for_function(
            f"args => {{ const at = ({SINCE})(args); return at < 0 ? null : {{at, said: window.heard[at]}}; }}",
            arg=[self.after, DONE],
            timeout=PATIENCE,
        ).json_value()
        self.after = found["at"] + 1
        return str(found["said"])

    def press(self, role: str, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Go to something by its role and name, as a screen reader's lists do, and press Enter."""
        thing = (within or self.page).get_by_role(role, name=name, exact=True)  # type: ignore[arg-type] # any role
        self.person.press_enter(thing.first)

    def make(self, move: str) -> None:
        """Make a move that was announced: find it in the list of all actions."""
        self.press("button", "All actions")
        panel = self.page.get_by_role("region", name="All actions")
        panel.wait_for()
        search = panel.get_by_role("searchbox")
        if search.count():
            search.focus()
            self.page.keyboard.type(move)
        self.press("button", move, panel)

    def answer(self, coach: Locator) -> None:
        """Try the answers until one is said to be right: then the focus is on the way on."""
        answers = [one.inner_text() for one in coach.get_by_role("listitem").get_by_role("button").all()]
        for answer in answers:
            self.press("button", answer, coach)
            self.listen()
            if coach.get_by_role("button", name="Go on").count():
                break

    def take(self, lesson: str) -> list[int]:
        """Take the lesson to its end by what is announced; return the numbers of the steps, as they were heard."""
        steps = []
        while (said := self.listen()) != DONE:
            parts = COACH.match(said)
            assert parts is not None, said
            assert parts["words"], f"the coach says nothing: {said}"
            steps.append(int(parts["step"]))
            coach = self.page.get_by_role("region", name=lesson, exact=True)
            if parts["move"]:
                self.make(parts["move"])
                continue
            if coach.get_by_role("listitem").count():
                self.answer(coach)
            expect(coach.get_by_role("button", name="Go on")).to_be_focused()
            self.page.keyboard.press("Enter")
        return steps
