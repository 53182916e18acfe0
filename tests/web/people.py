"""A person at a browser: what they see, click and type."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1280, 720)
PHONE = (390, 844)
PATIENCE = 20_000
"""Milliseconds until something that should happen counts as missing."""
ASKS = 50
"""How often the server is asked until page and server speak of the same position."""

expect.set_options(timeout=PATIENCE)

HINT = """async ([table, seat, bot]) => {
  const answer = await fetch(`/api/tables/${table}/hint`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({seat, bot})});
  return await answer.json();
}"""

SHOWS = "least => Number(document.querySelector('[data-entries]').dataset.entries) >= least"

FOLLOW = """async () => {
  const one = query => document.querySelector(query);
  const until = test => new Promise(done => {
    const look = () => {
      if (!test()) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, {subtree: true, childList: true, attributes: true});
    look();
  });
  const over = () => one("h2#end");
  const table = (location.hash.slice(1) || location.pathname).split("/")[2];
  for (let moves = 0; ; moves += 1) {
    await until(() => over() || one(".sentence.asked"));
    if (over()) return moves;
    const root = one("[data-moved]");
    const before = root.dataset.moved;
    const answer = await fetch(`/api/tables/${table}/hint`, {
      method: "POST", headers: {"Content-Type": "application/json"},
      body: JSON.stringify({seat: Number(root.dataset.viewer), bot: "greedy"})});
    const advice = await answer.json();
    if (Number(root.dataset.entries) !== advice.entries) {
      await until(() => Number(root.dataset.entries) >= advice.entries);  // the page was behind the server
      continue;
    }
    for (const target of advice.choice.targets) {
      const spot = one(`[data-target="${target}"]`);
      if (spot.dataset.state !== "chosen") spot.dispatchEvent(new MouseEvent("click", {bubbles: true}));
      await new Promise(done => setTimeout(done));
    }
    one("[data-sure]")?.click();  // asked once before the turn ends with actions left
    await until(() => root.dataset.moved !== before);
  }
}"""
"""Plays to the end: whatever is asked is answered as a good bot would, by clicks on the board."""

SERIOUS = """async () => {
  const rules = {region: {enabled: false}};  // never more than moderate, and a sixth of the time
  const { violations } = await axe.run(document, {resultTypes: ["violations"], rules});
  return violations
    .filter(rule => ["serious", "critical"].includes(rule.impact))
    .map(rule => [rule.id, rule.nodes.slice(0, 3).map(node => node.html.slice(0, 160))]);
}"""

OWN_MOVE = "before => document.querySelector('[data-moved]').dataset.moved !== before"


class Person:
    """One browser context, so one cookie; every error its console shows is kept."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: Literal["dark", "light"] = "dark",
        moving: bool = False,
        touch: bool = False,
    ) -> None:
        self.name = name
        self.address = address
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(f"{name}: {error}"))

    def _heard(self, message: Any) -> None:
        cut = "ERR_CONNECTION_REFUSED" in message.text or "ERR_INTERNET_DISCONNECTED" in message.text
        cut = cut or ("WebSocket connection to" in message.text and "failed" in message.text)
        if message.type == "error" and not cut:  # Chromium itself reports what tests cut on purpose
            self.errors.append(f"{self.name}: {message.text} ({message.location.get('url')})")

    def leave(self) -> None:
        self.context.close()

    # Lobby -----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Open the lobby and say one's name."""
        self.page.goto(self.address)
        self.page.wait_for_selector("[data-ready=true]")
        if self.page.locator("#name").count():
            self.page.fill("#name", self.name)
            self.page.keyboard.press("Enter")

    def start(self, which: Literal["bots", "solo"], title: str = "escape-pods", rounds: int | None = None) -> None:
        """Start a game: against bots with one click, alone by setting up a table for one, perhaps with an early end."""
        if which == "bots":
            self.verb("play", title).click()
        else:
            dialog = self.set_up(title)
            dialog.locator("input[name=seats][value='1']").check(force=True)
            if rounds is not None:
                dialog.locator("summary").click()
                dialog.locator("input[id$=round-cap]").fill(str(rounds))
            dialog.locator("footer button").click()
        self.seated()

    def start_by_keys(self, title: str = "escape-pods") -> None:
        """Start a game alone with the keyboard only."""
        self.tab_to(f"document.activeElement.closest('article[data-title=\"{title}\"] [data-verb=set-up]')")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("dialog[open]")
        self.tab_to("document.activeElement.name === 'seats'")
        while self.page.evaluate("document.activeElement.value") != "1":
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("Enter")
        self.seated()

    def press_enter(self, thing: Locator) -> None:
        """Go to something that the keyboard can reach, as soon as it can be used, and press Enter."""
        expect(thing).to_be_enabled()
        thing.focus()
        assert thing.evaluate("one => one === document.activeElement"), "the keyboard cannot reach it"
        self.page.keyboard.press("Enter")

    def tab_to(self, condition: str) -> None:
        """Press Tab until the focus is where it should be."""
        for _ in range(80):
            if self.page.evaluate(f"Boolean({condition})"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {condition}")

    def verb(self, verb: str, title: str = "escape-pods") -> Locator:
        """Return what the lobby offers of a title: ``play``, ``set-up``, and whatever else it has."""
        return self.page.locator(f'article[data-title="{title}"] [data-verb="{verb}"]')

    def set_up(self, title: str = "escape-pods") -> Locator:
        """Open the set-up of a table and return it."""
        self.verb("set-up", title).click()
        return self.page.locator("dialog[open]")

    def sit_down(self, title: str, seats: int, **options: Any) -> None:
        """Sit down at a new table with options of its own and bots at all other seats."""
        bots = {str(seat): "greedy" for seat in range(1, seats)}
        wanted = {"title": title, "seats": seats, "name": self.name, "bots": bots, "options": options}
        self.go_to(self.post("/api/tables", wanted)["table"]["id"])
        self.seated()

    def post(self, path: str, body: Any = None) -> Any:
        """Return what the server answers to this person's browser, which needs no page for it."""
        answer = self.context.request.post(self.address + path, data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def go_to(self, table: str) -> None:
        """Open a table's page."""
        self.page.goto(f"{self.address}/t/{table}")

    def seated(self) -> None:
        """Wait until the game is dealt."""
        self.page.wait_for_selector("[data-entries]:not([data-entries='-1'])")

    # Table -----------------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        found = re.search(r"/t/([^/#]+)", self.page.url)
        assert found is not None
        return found[1]

    @property
    def entries(self) -> int:
        return int(self.page.locator("[data-entries]").get_attribute("data-entries") or -1)

    @property
    def ideas(self) -> Locator:
        """Return the buttons of a bot's ideas."""
        return self.page.locator("[data-advice] li button")

    @property
    def moved(self) -> str:
        """Return whose eyes the table is seen through and where in the log their own newest line stands."""
        return self.page.locator("[data-moved]").get_attribute("data-moved") or ""

    def wait_for_own_move(self, before: str, timeout: float = PATIENCE) -> None:
        """Wait until one's own move is shown; what others do meanwhile does not count."""
        self.page.wait_for_function(OWN_MOVE, arg=before, timeout=timeout)

    @property
    def seat(self) -> int:
        return int(self.page.locator("[data-viewer]").get_attribute("data-viewer") or -1)

    def asked(self) -> bool:
        return self.page.locator(".sentence.asked").count() > 0

    def over(self) -> bool:
        return self.page.locator("h2#end").count() > 0

    def target(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]').first

    def wait_for_question(self) -> None:
        """Wait until something is asked of this person, the game is over, or the screen is to be handed over."""
        self.page.wait_for_selector(".sentence.asked, h2#end, dialog[open] #hand-over")

    def click_targets(self, targets: list[str]) -> None:
        """Click the things of an action, in order, as a person would; what follows by itself is not clicked."""
        before = self.moved
        for target in targets:
            spot = self.target(target)
            if spot.get_attribute("data-state") == "chosen":
                continue
            self.page.keyboard.press("Shift")  # a person acts: what moves now is an answer, not a jump of the page
            spot.dispatch_event("click")  # a pawn may lie over the middle of what is meant
        if self.page.locator("[data-sure]").count():  # asked once before the turn ends with actions left
            self.page.locator("[data-sure]").click()
        self.wait_for_own_move(before)

    def follow_advice(self) -> None:
        """Do what a good bot would do, by clicking it on the board."""
        self.click_targets(self.advice()["targets"])

    def advice(self, bot: str = "greedy") -> dict[str, Any]:
        """Return what a bot would do in the position on screen."""
        return dict(self.ask_server(HINT, [self.table, self.seat, bot])["choice"])

    def ask_server(self, script: str, argument: list[Any]) -> dict[str, Any]:
        """Ask about the position on screen; the page may be behind the server or ahead of its answer: then again."""
        for _ in range(ASKS):
            answer: dict[str, Any] = self.page.evaluate(script, argument)
            if answer.get("entries") == self.entries:
                return answer
            self.page.wait_for_function(SHOWS, arg=answer.get("entries", -1))
        raise AssertionError(f"page and server do not agree: {answer}")

    def begin_to_finish(self) -> None:
        """Let the page play on by itself, as `finish` does, while others play too."""
        self.page.evaluate(f"() => {{ window.finished = ({FOLLOW})(); window.finished.catch(() => 0); }}")

    def finish(self) -> int:
        """Play to the end by clicks on the board, without coming back to the test between them; return the moves."""
        moves: int = self.page.evaluate(f"() => window.finished ?? ({FOLLOW})()")
        return moves

    def drawer(self, tab: str) -> None:
        """Open the log, the rules or the chat; beside a board that is a place they lie in a drawer."""
        if not self.page.locator(f"#tab-{tab}").count():
            self.page.locator("button.opener").click()
        self.page.locator(f"#tab-{tab}").click()

    def speak(self, language: str) -> None:
        """Change the language, in the top bar or, where seats need the room, in the menu."""
        button = self.page.locator(f".languages button[lang={language}]")
        if button.count():
            button.click()
            return
        self.page.locator("button[aria-haspopup=dialog]").click()
        button.click()
        self.page.keyboard.press("Escape")

    # What must hold on every page ------------------------------------------------------------------------------------

    def check_scrolling(self) -> None:
        """Nothing scrolls."""
        sizes = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert max(sizes) <= 0, f"the page scrolls by {sizes}"

    def check_page(self) -> None:
        """Nothing scrolls, and axe finds nothing serious."""
        self.check_scrolling()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        serious = self.page.evaluate(SERIOUS)
        assert not serious, serious

    def see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
