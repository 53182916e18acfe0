"""Measure the web table in a real browser: what the first load costs, when the lobby can be used, when
the coach of a lesson waits, when a move is drawn.

``python benchmarks/web_table.py`` builds the site if needed, starts a server of its own and prints figures with their
bars; it fails if one is missed. What else runs on the machine slows all down: the best of several samples is judged.
"""

from __future__ import annotations

import gzip
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the people who play in the tests play here too

from tests.web import cryo_page, gen7_page  # noqa: E402
from tests.web.conftest import FLAGS, SITE, Server, chromium, ensure_built  # noqa: E402
from tests.web.people import ROOT as SOURCES  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.planet_page import say_it  # noqa: E402

SCRIPTS = 150 * 1024
"""Bytes of gzipped JavaScript without boards."""
INTERACTIVE = 1000
"""Milliseconds from the request to a lobby that can be used."""
DRAWN = 100
"""Milliseconds from a click to the drawn move."""
GUIDED = 3000
"""Milliseconds from the first click in the lobby to the first click that the coach guides."""
SAMPLES = 12
LESSONS = 6
SEATS = 3
CARRY_OUT: dict[str, Callable[[Person, dict[str, Any]], None]] = {
    "escape-pods": lambda person, choice: person.click_targets(choice["targets"]),
    "planet-unknown": say_it,
    "cryo": lambda person, choice: cryo_page.Board(person).act(choice),
    "gen7": lambda person, choice: gen7_page.Board(person).act(choice),
}
"""How a move is clicked on the board of each title."""

IMPORT = 'from"./{}"'
"""How a script names another that it needs."""
PICTURE = "ChapterPicture-"
"""How the scripts of a title's pictures beside its rules begin."""

READY = """() => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector("[data-ready=true] .starts button")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.drawnAt = performance.now())));
  });
  watch.observe(document, {subtree: true, childList: true, attributes: true});
}"""
"""Notes in the page when the lobby was drawn and its buttons answer: whoever asks from outside learns it later."""

LOADED = """() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return [all.reduce((sum, one) => sum + one.transferSize, 0), all.reduce((sum, one) => sum + one.decodedBodySize, 0)];
}"""

WATCH = """() => {
  const table = document.querySelector('[data-moved]');
  const before = table.dataset.moved;
  window.drawn = null;
  addEventListener('click', event => { window.clicked = event.timeStamp; }, {capture: true});
  const watch = new MutationObserver(() => {
    if (table.dataset.moved === before) return;
    watch.disconnect();
    const changed = performance.now();
    requestAnimationFrame(() => setTimeout(() => {
      window.drawn = {all: performance.now() - window.clicked, page: performance.now() - changed};
    }));
  });
  watch.observe(table, {attributes: true});
}"""
"""Notes how long the newest click takes until the first frame that shows one's own move, and the page's part of it."""


GUIDES = """() => addEventListener('click', event => {
  sessionStorage.first ??= performance.timeOrigin + event.timeStamp;
}, {capture: true})"""
"""Notes when the first click was, also for pages that come later."""

REACHED = """() => {
  const next = document.querySelector('[data-lesson-step] [data-next]:enabled');
  return next?.checkVisibility() && document.querySelector('[data-lesson-settled="true"]')
    ? performance.timeOrigin + performance.now() - Number(sessionStorage.first) : 0;
}"""
"""How long it took until the coach stands where it belongs and can be answered; 0 while it does not."""


def scripts() -> int:
    """Return the bytes of all scripts but the boards', as gzip packs them."""
    titles = tuple(path.parent.name for path in (SOURCES / "web" / "src" / "games").glob("*/index.ts"))
    texts = {path.name: path.read_text(encoding="utf-8") for path in SITE.glob("assets/*.js")}
    importers = {name: [one for one, text in texts.items() if IMPORT.format(name) in text] for name in texts}
    boards = {name for name in texts if name.startswith((*titles, PICTURE))}
    while more := {name for name in texts if importers[name] and boards.issuperset(importers[name])} - boards:
        boards |= more  # what only boards need
    return sum(len(gzip.compress(text.encode())) for name, text in texts.items() if name not in boards)


def first_visit(browser: Browser, address: str) -> tuple[float, int, int]:
    """Return when a stranger's lobby could be used, and the bytes it took, as sent and unpacked."""
    person = Person(browser, address, "Ada")
    person.page.add_init_script(f"({READY})()")
    person.page.goto(address)
    taken = float(person.page.wait_for_function("() => window.drawnAt").json_value())
    sent, unpacked = person.page.evaluate(LOADED)
    person.leave()
    return taken, sent, unpacked


def moves(browser: Browser, address: str, title: str) -> list[float]:
    """Return how long one's own moves took from the last click to the first frame that shows them, with motion on."""
    person = Person(browser, address, "Ada", moving=True)
    person.sit_down(title, SEATS)
    taken = []
    for _ in range(SAMPLES):
        if title == "gen7":
            gen7_page.Board(person).ready()  # its story is read first
        person.wait_for_question()
        if person.over():
            break
        choice = person.advice()
        person.page.evaluate(WATCH)
        CARRY_OUT[title](person, choice)
        taken.append(float(person.page.wait_for_function("() => window.drawn?.all").json_value()))
    person.leave()
    return taken


def guided(browser: Browser, address: str, title: str) -> float:
    """Return how long a stranger takes from the lobby to the coach of a title's first lesson, clicking at once."""
    person = Person(browser, address, "Ada", moving=True)
    person.page.add_init_script(f"({GUIDES})()")
    person.enter()
    person.page.evaluate("() => sessionStorage.removeItem('first')")
    person.verb("learn", title).click()
    person.page.locator("[data-lesson='1']").click()
    taken = float(person.page.wait_for_function(REACHED).json_value())
    person.leave()
    return taken


def judged(what: str, found: float, bar: float, unit: str, more: str = "") -> bool:
    """Print a figure beside its bar; return whether it is met."""
    print(f"{what}: {found:,.0f} {unit} (bar {bar:,.0f}){more}")
    return found <= bar


def main() -> int:
    """Measure and print; return 1 if a bar is missed."""
    ensure_built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visits = [first_visit(browser, server.address) for _ in range(SAMPLES)]
        coached = {title: [guided(browser, server.address, title) for _ in range(LESSONS)] for title in CARRY_OUT}
        drawn = {title: moves(browser, server.address, title) for title in CARRY_OUT}
        browser.close()
        server.stop()
    ready = [taken for taken, _, _ in visits]
    _, sent, unpacked = visits[0]
    print(f"first visit to the lobby: {sent:,} bytes sent, {unpacked:,} unpacked (page, scripts, styles, font, words)")
    results = [
        judged("scripts without boards, gzipped", scripts(), SCRIPTS, "bytes"),
        judged("lobby interactive", min(ready), INTERACTIVE, "ms", f"; median {median(ready):.0f}"),
    ]
    for title, taken in coached.items():
        more = f"; median {median(taken):.0f}, worst {max(taken):.0f} of {len(taken)}"
        results.append(judged(f"from the lobby to the coach, {title}", min(taken), GUIDED, "ms", more))
    for title, taken in drawn.items():
        more = f"; median {median(taken):.0f}, worst {max(taken):.0f} of {len(taken)}"
        results.append(judged(f"own move drawn, {title}", min(taken), DRAWN, "ms", more))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
