"""Measure the table that needs no server, in Chromium: bytes, start, bots, memory.

``make site && python benchmarks/offline.py`` serves build/site to a browser of its own and prints figures with their
bars; it fails if one is missed. What else runs on the machine slows all down: the best of several samples is judged,
and the load is printed with them.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
sys.path.insert(0, str(ROOT))  # the static web space of the tests serves here too

from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.static_host import static_host  # noqa: E402

from site_sizes import BARS as SIZES  # noqa: E402
from site_sizes import copied, first_visit, table  # noqa: E402

SITE = ROOT / "build" / "site"
SAMPLES = 3
TITLES = {"escape-pods": 2, "planet-unknown": 2, "cryo": 2, "gen7": 3}
BARS = {
    **{f"{coding} MB": most / 1e6 for coding, most in SIZES.items()},
    "lobby s": 1.5,
    "first own move cold s": 4.0,
    "first own move warm s": 2.5,
    "easy s": 0.2,
    "medium s": 0.7,
    "hard s": 3.0,
    "page MB": 350.0,
}

FIRST_MOVE = """async () => {
  const until = async test => { while (!test()) await new Promise(done => setTimeout(done, 5)); return test(); };
  const here = await until(() => window.sternhafen);
  const ask = async (method, path, body) => JSON.parse((await here.ask(method, path, JSON.stringify(body))).text);
  const { table } = await ask("POST", "/api/tables", {title: "escape-pods", seats: 1, name: "Ada", hot_seat: false});
  location.hash = `/t/${table.id}`;
  window.dispatchEvent(new PopStateEvent("popstate"));
  await until(() => document.querySelector(".sentence.asked"));
  const root = document.querySelector("[data-moved]");
  const { legal: [choice] } = await ask("GET", `/api/tables/${table.id}/legal?viewer=0`);
  const before = root.dataset.moved;
  for (const target of choice.targets) {
    const spot = document.querySelector(`[data-target="${target}"]`);
    if (spot && spot.dataset.state !== "chosen") spot.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    await new Promise(done => setTimeout(done));
  }
  await until(() => root.dataset.moved !== before);
  return performance.now();
}"""
"""Returns when one's own first action is on screen, in milliseconds since the page was asked for."""

DECISIONS = """async ([title, seats, bot, most]) => {
  const ask = async (method, path, body) => {
    const { ok, text } = await window.sternhafen.ask(method, path, JSON.stringify(body));
    return ok ? JSON.parse(text) : null;
  };
  const names = Array.from({length: seats}, (_, n) => `P${n}`);
  const { table } = await ask("POST", "/api/tables", {title, seats, name: "P0", hot_seat: true, names});
  const line = window.sternhafen.line(table.id);
  const waiting = new Map();
  let number = 0;
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.id) waiting.get(message.id)?.(message);
  };
  const say = message => new Promise(done => {
    number += 1;
    waiting.set(`b${number}`, done);
    line.send(JSON.stringify({...message, id: `b${number}`}));
  });
  await new Promise(done => setTimeout(done));
  line.send(JSON.stringify({type: "hello", since: null}));
  for (let seat = 0; seat < seats; seat += 1) await say({type: "ready", seat, ready: true});
  const took = [];
  // the worker that thinks starts, and imports the title, while a person makes the first move: that is not counted
  const first = await ask("GET", `/api/tables/${table.id}`);
  await ask("POST", `/api/tables/${table.id}/hint`, {seat: first.asked[0], bot: "random"});
  for (let turn = 0; took.length < most && turn < most * 4; turn += 1) {
    const info = await ask("GET", `/api/tables/${table.id}`);
    if (info.status !== "running") break;
    const seat = info.asked[0];
    const began = performance.now();
    const hint = await ask("POST", `/api/tables/${table.id}/hint`, {seat, bot: turn % 4 ? "random" : bot});
    if (hint === null) break;
    if (turn % 4 === 0) took.push(performance.now() - began);
    await say({type: "play", seat, after: hint.entries, action: hint.choice.action});
  }
  line.close();
  return took;
}"""
"""Returns what decisions of a bot took in milliseconds, message to the worker and back included, spread over a game."""


def browser(playwright: Playwright, profile: Path) -> BrowserContext:
    """Return a browser with a profile of its own."""
    size: Any = {"width": 1280, "height": 720}
    return playwright.chromium.launch_persistent_context(profile, executable_path=chromium(), args=FLAGS, viewport=size)


def visit(context: BrowserContext, address: str) -> tuple[Page, float]:
    """Open the lobby; return the page and when it could be used, in seconds."""
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("[data-ready=true]")
    return page, float(page.evaluate("performance.now()")) / 1000


def page_memory(profile: Path) -> float:
    """Return the memory of the largest renderer of a profile's browser in MB: its own share of what it holds (PSS)."""
    largest = 0.0
    for folder in Path("/proc").iterdir():
        try:
            command = (folder / "cmdline").read_bytes()
            if b"--type=renderer" in command and own(folder, profile):
                lines = (folder / "smaps_rollup").read_text().splitlines()
                largest = max(largest, next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000)
        except (OSError, StopIteration):
            continue
    return largest


def own(folder: Path, profile: Path) -> bool:
    """Return whether a process belongs to the browser that was started with a profile."""
    while folder.name not in ("0", "1"):
        if str(profile).encode() in (folder / "cmdline").read_bytes():
            return True
        parent = (folder / "stat").read_text().rsplit(")", 1)[1].split()[1]
        folder = Path("/proc") / parent
    return False


def main() -> None:
    """Measure everything and judge it."""
    if not (SITE / "sw.js.br").is_file():
        sys.exit("build/site has no compressed copies: make site")
    figures: dict[str, float] = {f"{coding} MB": first_visit(SITE, copied(coding)) / 1e6 for coding in SIZES}
    lobby, cold, warm = [], [], []
    bots: dict[str, dict[str, list[float]]] = {}
    with static_host(SITE) as host, sync_playwright() as playwright:
        address = f"{host}/"
        for sample in range(SAMPLES):
            with tempfile.TemporaryDirectory() as folder:
                profile = Path(folder)
                context = browser(playwright, profile)
                page, ready = visit(context, address)
                lobby.append(ready)
                cold.append(float(page.evaluate(FIRST_MOVE)) / 1000)
                page.goto(address)
                page.wait_for_selector("[data-kept=true]", timeout=120_000)
                context.close()
                context = browser(playwright, profile)
                page, _ = visit(context, address)
                warm.append(float(page.evaluate(FIRST_MOVE)) / 1000)
                if sample == 0:
                    for title, seats in TITLES.items():
                        bots[title] = {
                            bot: page.evaluate(DECISIONS, [title, seats, bot, most])
                            for bot, most in (("easy", 12), ("medium", 8), ("hard", 4))
                        }
                    figures["page MB"] = page_memory(profile)
                context.close()
    figures |= {"lobby s": min(lobby), "first own move cold s": min(cold), "first own move warm s": min(warm)}
    for bot in ("easy", "medium", "hard"):
        figures[f"{bot} s"] = max(max(times[bot]) for times in bots.values()) / 1000
    print(table(SITE, SIZES))
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}")
    for title, times in bots.items():
        said = {bot: f"{sum(all) / len(all):.0f} / {max(all):.0f} ms" for bot, all in times.items()}
        print(f"{title}: mean / most {json.dumps(said)}")
    missed = [name for name, bar in BARS.items() if figures[name] > bar]
    for name, bar in BARS.items():
        print(f"{name:24} {figures[name]:7.2f}  (at most {bar}){'  MISSED' if name in missed else ''}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
