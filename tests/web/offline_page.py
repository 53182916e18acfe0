"""A person at the table that needs no server: the page of a static web space."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Request

from tests.web.people import Person

STARTING = 60_000
"""Milliseconds until Python runs, on a machine that does much else."""
ASK_HERE = """
const fetched = window.fetch;
window.fetch = async (path, options = {}) => {
  if (!window.sternhafen || !String(path).startsWith("/api/")) return fetched(path, options);
  const { ok, text } = await window.sternhafen.ask(options.method ?? "GET", path, options.body);
  return new Response(text, { status: ok ? 200 : 409 });
};
"""
"""Lets the questions that tests ask a server go to the worker."""


class Player(Person):
    """A person at a static web space."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, "Ada")
        self.context.add_init_script(ASK_HERE)
        self.requests: list[str] = []
        self.context.on("request", self._requested)

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)

    def visit(self) -> None:
        """Open the lobby and wait until everything is kept for a visit without a network."""
        self.enter()
        self.page.wait_for_selector("[data-engine=ready][data-kept=true]", timeout=STARTING)


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Player]:
    """A person whose page shows no error until they leave."""
    player = Player(browser, address)
    yield player
    errors = list(player.errors)
    player.leave()
    assert not errors, errors
