"""Measure the web table in a real browser: what the first load costs, when the lobby can be used, when a move is drawn.

``python benchmarks/web_table.py`` builds the site if needed, starts a server of its own and prints figures with their
bars; it fails if one is missed. What else runs on the machine slows all down: the best of several samples is judged.
"""

from __future__ import annotations

import gzip
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the people who play in the tests play here too

from tests.web.conftest import FLAGS, SITE, Server, chromium, ensure_built  # noqa: E402
from tests.web.people import ROOT as SOURCES  # noqa: E402
from tests.web.people import Person  # noqa: E402

SCRIPTS = 150 * 1024
"""Bytes of gzipped JavaScript without boards."""
INTERACTIVE = 1000
"""Milliseconds from the request to a lobby that can be used."""
DRAWN = 100
"""Milliseconds from a click to the drawn move."""
SAMPLES = 12

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

MOVE = """target => new Promise(done => {
  const table = document.querySelector('[data-entries]');
  const before = table.dataset.entries;
  const watch = new MutationObserver(() => {
    if (table.dataset.entries === before) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  watch.observe(table, {attributes: true});
  const began = performance.now();
  document.querySelector(target).dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


def scripts() -> int:
    """Return the bytes of all scripts but the boards', as gzip packs them."""
    boards = tuple(path.parent.name for path in (SOURCES / "web" / "src" / "games").glob("*/index.ts"))
    found = [path for path in SITE.glob("assets/*.js") if not path.name.startswith(boards)]
    return sum(len(gzip.compress(path.read_bytes())) for path in found)


def first_visit(browser: Browser, address: str) -> tuple[float, int, int]:
    """Return when a stranger's lobby could be used, and the bytes it took, as sent and unpacked."""
    person = Person(browser, address, "Ada")
    person.page.add_init_script(f"({READY})()")
    person.page.goto(address)
    taken = float(person.page.wait_for_function("() => window.drawnAt").json_value())
    sent, unpacked = person.page.evaluate(LOADED)
    person.leave()
    return taken, sent, unpacked


def moves(browser: Browser, address: str) -> list[float]:
    """Return how long one's own moves took to be drawn."""
    person = Person(browser, address, "Ada")
    person.enter()
    person.start("solo")
    taken = []
    for _ in range(SAMPLES):
        person.wait_for_question()
        if person.page.locator("[data-target='end-turn']").count() == 0:
            break
        taken.append(float(person.page.evaluate(MOVE, '[data-target="end-turn"]')))
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
        drawn = moves(browser, server.address)
        browser.close()
        server.stop()
    ready = [taken for taken, _, _ in visits]
    _, sent, unpacked = visits[0]
    print(f"first visit to the lobby: {sent:,} bytes sent, {unpacked:,} unpacked (page, scripts, styles, font, words)")
    results = [
        judged("scripts without boards, gzipped", scripts(), SCRIPTS, "bytes"),
        judged("lobby interactive", min(ready), INTERACTIVE, "ms", f"; median {median(ready):.0f}"),
        judged("own move drawn", min(drawn), DRAWN, "ms", f"; median {median(drawn):.0f}, worst {max(drawn):.0f}"),
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
