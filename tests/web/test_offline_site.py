"""The static folder: what a visit loads, from which web space, with which policy, and on which device."""

from __future__ import annotations

import os
import shutil
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.offline_page import STARTING, visiting
from tests.web.static_host import served, static_host

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from build_site import leb128, memory_limits  # noqa: E402  # tools are no package
from site_sizes import BARS, comes_later, first_visit, gzipped, site_files  # noqa: E402

SLOW = "const real = performance.now.bind(performance);\nperformance.now = () => 40 * real();\n"
"""A clock that is forty times too fast: to whoever thinks by it the device is forty times slower."""
PERSISTS = """
window.persistAsked = 0;
navigator.storage.persisted = async () => false;
navigator.storage.persist = async () => { window.persistAsked += 1; return false; };
"""
"""A browser that promises nothing."""


def test_a_first_visit_stays_small(offline_site: Path) -> None:
    """Shell, engine, the code of all titles and the words of one language."""
    assert first_visit(offline_site, gzipped) <= BARS["gzip"]


def test_the_service_worker_keeps_every_file_and_first_what_is_needed_to_play(offline_site: Path) -> None:
    script = (offline_site / "sw.js").read_text()
    first, later = (script.split(f"const {name} = [")[1].split("]")[0] for name in ("FIRST", "LATER"))
    names = {path.relative_to(offline_site).as_posix() for path in site_files(offline_site)} - {"index.html", "sw.js"}
    for name in names:
        assert f'"{name}"' in (later if comes_later(name) else first), name
    assert {"engine/core.pack", "engine/gen7.pack"} <= names
    assert '"engine/core.pack"' in first


def test_the_page_brings_a_policy_that_lets_nothing_come_from_elsewhere(offline_site: Path) -> None:
    page = (offline_site / "index.html").read_text()
    policy = page.split('http-equiv="Content-Security-Policy" content="')[1].split('"')[0]
    allowed = {source for rule in policy.split("; ") for source in rule.split(" ")[1:]}
    assert allowed <= {"'none'", "'self'", "'wasm-unsafe-eval'", "data:"}


def test_python_asks_for_no_more_than_one_gibibyte_of_memory(offline_site: Path) -> None:
    module = (offline_site / "engine" / "pyodide.asm.wasm").read_bytes()
    pages, _ = leb128(module, memory_limits(module))
    assert pages * 65536 == 1 << 30


def test_the_plainest_web_space_will_do(offline_site: Path, browser: Browser) -> None:
    """Python's own file server, at its root: no compression, no headers of ours."""
    plain = partial(SimpleHTTPRequestHandler, directory=str(offline_site))
    with served(plain) as host, visiting(browser, f"{host}/") as ada:
        ada.context.add_init_script(PERSISTS)
        ada.visit()
        assert ada.page.evaluate("window.persistAsked") == 1, "the browser is asked not to delete games"
        expect(ada.page.get_by_text("it may delete them when space runs out")).to_be_visible()
        ada.start("solo")
        ada.wait_for_question()
        ada.follow_advice()
        assert ada.entries > 0


def test_a_slow_device_says_which_bots_are_weaker_on_it(offline_site: Path, browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(offline_site, site, copy_function=os.link)
    (thinker,) = site.glob("assets/thinker-*.js")
    text = thinker.read_text()
    for copy in site.glob("assets/thinker-*"):
        copy.unlink()
    thinker.write_text(SLOW + text)
    with static_host(site) as host, visiting(browser, f"{host}/") as ada:
        ada.visit()
        assert ada.page.locator("[data-weaker]").count() == 0
        dialog = ada.set_up("escape-pods")
        dialog.locator("input[name=seats][value='2']").check(force=True)
        dialog.locator(".chair select").select_option("medium")
        dialog.locator("footer button").click()
        ada.seated()
        while not ada.page.evaluate("localStorage.getItem('sternhafen-strengths')"):
            ada.wait_for_question()
            ada.follow_advice()
        ada.page.goto(ada.address)
        said = ada.page.locator("[data-weaker=medium]")
        expect(said).to_be_visible(timeout=STARTING)
        expect(said).to_contain_text("plays weaker")
        ada.set_up("escape-pods").locator(".chair select").select_option("medium")
        expect(ada.page.locator("dialog[open] [data-weaker=medium]")).to_be_visible()
