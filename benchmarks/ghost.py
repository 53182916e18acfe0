"""How much script the ghost of a Planet Unknown tile takes to follow the pointer, in Chromium.

    python benchmarks/ghost.py [--moves 240]

Prints the page's own CPU time a pointer move, and what the clock on the wall says; a frame has 16.7 ms.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the people who play in the tests hold the tile

from tests.web.conftest import FLAGS, Server, chromium  # noqa: E402
from tests.web.people import DESKTOP, PHONE, Person  # noqa: E402
from tests.web.prepared import played, resume  # noqa: E402
from tests.web.test_planet_unknown import placing  # noqa: E402

from sternhafen.games.planet_unknown import TITLE  # noqa: E402

FOLLOW = """async moves => {
  const planet = document.querySelector(".planet svg");
  const box = planet.getBoundingClientRect();
  const taken = [];
  for (let step = 0; step < moves; step += 1) {
    const x = box.left + box.width * (0.15 + 0.7 * ((step * 37) % 120) / 120);
    const y = box.top + box.height * (0.15 + 0.7 * ((step * 53) % 120) / 120);
    const began = performance.now();
    const at = {bubbles: true, clientX: x, clientY: y, pointerType: "mouse"};
    planet.dispatchEvent(new PointerEvent("pointermove", at));
    await Promise.resolve();
    await Promise.resolve();
    taken.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  return taken.sort((one, other) => one - other);
}"""


def script_time(clock: CDPSession) -> float:
    """Return how many seconds of CPU the page's script has taken."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "ScriptDuration"))


def measure(person: Person, moves: int) -> str:
    """Return what the ghost takes while the pointer wanders over the planet."""
    resume(person, played(TITLE, placing, seats=2))
    person.wait_for_question()
    person.target("tile:0").click()
    clock = person.context.new_cdp_session(person.page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})  # the page's own time
    before = script_time(clock)
    taken = person.page.evaluate(FOLLOW, moves)
    mean = 1000 * (script_time(clock) - before) / moves
    median, most = taken[moves // 2], taken[int(0.9 * moves)]
    return f"{mean:.1f} ms of script a move; by the clock: median {median:.1f}, 90 % {most:.1f}"


def main() -> None:
    """Measure at both sizes."""
    parser = argparse.ArgumentParser(prog="python benchmarks/ghost.py")
    parser.add_argument("--moves", type=int, default=240)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size in (("1280 x 720", DESKTOP), ("390 x 844", PHONE)):
            person = Person(browser, server.address, "Ada", size)
            print(f"{name}: {measure(person, wanted.moves)}")
            person.leave()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
