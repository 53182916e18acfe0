"""A built site, a running server and a Chromium for the tests of the web table."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server import serving
from tests.web.people import Person

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "src" / "sternhafen" / "web"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP plain.test 127.0.0.1",  # a page by plain http is secure on this machine's own names only
]
BRIEF = "--js-flags=--no-opt --no-maglev"
"""A test's page is gone before optimised code would pay for its making."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str:
    """Return the browser's path; without one the tests are skipped, in CI they fail.

    The headless shell is the same browser without its windows: a page costs a third.
    """
    for path in (os.environ.get("CHROMIUM"), *map(shutil.which, BROWSERS)):
        if path:
            return path
    message = "NO CHROMIUM: the web table was not tested; install it (apt-get install chromium) or set CHROMIUM"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


def newest(folder: Path) -> float:
    return max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file())


def ensure_built() -> None:
    """Build the web table if it is older than its sources."""
    with (Path(tempfile.gettempdir()) / "sternhafen-web-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several pytest workers share one build
        page = SITE / "index.html"
        if not page.is_file() or page.stat().st_mtime < newest(ROOT / "web" / "src"):
            subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True, capture_output=True)


@pytest.fixture(scope="session")
def site() -> Path:
    """Return the built web table."""
    ensure_built()
    return SITE


@pytest.fixture(scope="session")
def offline_site(site: Path) -> Path:
    """Return the static folder that needs no server; built if it is older than what it is made of."""
    folder = ROOT / "build" / "site"
    with (Path(tempfile.gettempdir()) / "sternhafen-site-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        sources = max(newest(ROOT / "web" / "site"), newest_source(ROOT / "src" / "sternhafen"), newest(site))
        if not (folder / "sw.js").is_file() or (folder / "sw.js").stat().st_mtime < sources:
            build = [sys.executable, str(ROOT / "tools" / "build_site.py"), "--quick"]
            subprocess.run(build, check=True, capture_output=True)
    return folder


def newest_source(folder: Path) -> float:
    return max(path.stat().st_mtime for end in ("py", "json", "ftl", "md") for path in folder.rglob(f"*.{end}"))


class Server:
    """A server process that can be stopped and started again on the same data, with titles from elsewhere if wished."""

    def __init__(self, folder: Path, titles: Path | None = None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.folder = folder
        self.titles = titles
        self._running: serving.Server | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        self._running = serving.Server(database, self.titles, "--rates", "0", "--workers", "1", port=self.port)

    def logged(self, kind: str) -> list[dict[str, Any]]:
        """Return what this start of it has logged of a kind."""
        assert self._running is not None
        return self._running.events(kind)

    def stop(self) -> None:
        assert self._running is not None
        self._running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=[*FLAGS, BRIEF])
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(site: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


class Company:
    """People with browsers of their own; afterwards none may have seen an error."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []

    def __call__(self, name: str = "Ada", **options: Any) -> Person:
        person = Person(self.browser, self.address, name, **options)
        self.people.append(person)
        return person

    def part(self) -> None:
        errors = [error for person in self.people for error in person.errors]
        for person in self.people:
            person.leave()
        assert not errors, errors


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Company]:
    """Give a function that brings a person to the server that all tests share."""
    company = Company(browser, server.address)
    yield company
    company.part()


@pytest.fixture
def own(site: Path, browser: Browser, tmp_path: Path) -> Iterator[tuple[Company, Server]]:
    """Give the same with a server that the test may stop and start."""
    running = Server(tmp_path)
    running.start()
    company = Company(browser, running.address)
    yield company, running
    company.part()
    running.stop()
