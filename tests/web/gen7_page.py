"""Gen7 through its board: how a person reads the story and carries out each kind of action by clicks alone."""

from __future__ import annotations

import json
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from sternhafen.games.gen7.campaign.registry import FIRST
from tests.web.people import PATIENCE, Person

LEGAL = """async ([table, seat]) => {
  const found = [];
  for (;;) {
    const answer = await fetch(`/api/tables/${table}/legal?viewer=${seat}&limit=100&offset=${found.length}`);
    const page = await answer.json();
    found.push(...page.legal);
    if (found.length >= page.count || page.legal.length === 0) return found;
  }
}"""
ASKED = ".sentence.asked, h2#end, dialog[data-story]"
PAGE = 'dialog[data-story="page"]'
ON_BOARD = {"deploy", "idle", "propose", "assign", "join", "change-die", "use-freely", "pick-station", "pick-task"}
"""Actions that are carried out by clicking things on the board."""


def key(choice: dict[str, Any]) -> str:
    """Return what marks the button of an answer."""
    return json.dumps(choice["action"], separators=(",", ":"))


Hand = Literal["mouse", "finger", "keys"]


class Board:
    """The board of Gen7 in a person's browser; `clicks` counts what they clicked."""

    def __init__(self, person: Person, hand: Hand = "mouse") -> None:
        self.person = person
        self.page: Page = person.page
        self.clicks = 0
        self.hand = hand
        """What they play with alone."""
        self.pages: list[str] = []

    def click(self, spot: Locator) -> None:
        """Click or tap a thing, or go to it and press Enter."""
        if self.hand == "keys":
            self.person.press_enter(spot)
        elif self.hand == "finger":
            spot.tap()
        else:
            spot.click()
        self.clicks += 1

    # The story -------------------------------------------------------------------------------------------------------

    def wait(self, patience: float = PATIENCE) -> None:
        """Wait until something is asked, told, or over."""
        self.page.wait_for_selector(ASKED, timeout=patience)
        self.page.wait_for_selector('.gen7[aria-busy="false"]', state="attached")

    def read(self) -> None:
        """Read every page of the story that lies open."""
        while self.page.locator(PAGE).count():
            self.pages.append(self.page.locator("#story-page").inner_text())
            self.turn_page()

    def turn_page(self) -> None:
        """Go on from a page; the next one, if there is one, has another heading or text."""
        before = self.page.locator(f"{PAGE} .text").inner_text()
        self.click(self.page.locator(f"{PAGE} [data-continue]"))
        if self.page.locator(f"{PAGE} .readers").count():  # somebody else is here and still reads
            self.click(self.page.locator(f"{PAGE} [data-continue]"))
        self.page.wait_for_function(
            "before => document.querySelector('dialog[data-story=\"page\"] .text')?.innerText !== before", arg=before
        )

    def ready(self) -> None:
        """Wait for a question and read what comes before it."""
        self.wait()
        self.read()
        self.page.wait_for_selector(".sentence.asked, h2#end")

    def wait_for_table(self) -> None:
        """Read what was told so far and come to the table."""
        self.page.wait_for_selector(PAGE)
        self.read()

    def over(self) -> bool:
        return self.person.over()

    def lay_aside(self) -> None:
        """Put the question aside, if it covers the board."""
        aside = self.page.locator("[data-aside]")
        if aside.count():
            self.click(aside)

    def take_up(self) -> None:
        """Go back to the question that was put aside."""
        back = self.page.locator("[data-back]")
        if back.count():
            self.click(back)

    # One kind of action each -----------------------------------------------------------------------------------------

    def open_tab(self, tab: str) -> None:
        """Lay the own cards or the others' open, if they are not."""
        button = self.page.locator(f'.gen7 [data-tab="{tab}"]')
        if button.count() and button.get_attribute("aria-pressed") != "true":
            self.click(button)

    def close_tab(self) -> None:
        """On a small screen put the cards away that lie over the ship."""
        close = self.page.locator(".gen7 .papers header button")
        if close.count():
            self.click(close)

    def open_deck(self, target: str) -> None:
        """On a phone open the deck on which a thing lies."""
        shut = self.page.locator(f'.deck.shut:has([data-target="{target}"]) [data-open-deck]')
        if shut.count():
            self.click(shut)

    def take(self, target: str) -> None:
        """Click a thing, on its deck, unless it is chosen already; a page that has come up meanwhile is read first."""
        self.read()
        if target.startswith("rule:"):
            self.open_tab("own")
        else:
            self.close_tab()
            self.open_deck(target)
        spot = self.page.locator(f'.gen7 [data-target="{target}"]').first
        if spot.get_attribute("data-state") != "chosen":
            self.click(spot)

    def act(self, choice: dict[str, Any]) -> None:
        """Carry an action out and wait until the table has it."""
        before = self.person.moved
        kind = str(choice["id"]).removeprefix("gen7-do-")
        if kind in ON_BOARD:
            for target in choice["targets"]:
                self.take(target)
            self.choose_way(before, choice)
        elif kind == "play-file":
            self.open_tab("own")
            self.click(self.page.locator(f'[data-play="{choice["args"]["file"]}"]').first)
        elif kind == "buy":
            self.click(self.page.locator(f'[data-skill="{choice["args"]["skill"]}"]'))
            self.choose_way(before, choice)
        else:
            self.click(self.answer(choice))
        self.person.wait_for_own_move(before)

    def answer(self, choice: dict[str, Any]) -> Locator:
        """Return the button of an answer: on a sheet or page, or in the bar."""
        button = self.page.locator(f"[data-answer='{key(choice)}']").first
        plain = self.page.locator(f'.plain[data-target="{choice["id"]}"]').first
        return button.or_(plain).first

    def choose_way(self, before: str, choice: dict[str, Any]) -> None:
        """Where the same things can be meant in several ways, say in which."""
        way = self.page.locator(f"[data-way='{key(choice)}'], [data-answer='{key(choice)}']").first
        self.page.wait_for_function(
            """([before, way]) => document.querySelector('[data-moved]').dataset.moved !== before
                 || document.querySelector(`[data-way='${way}'], [data-answer='${way}']`) !== null""",
            arg=[before, key(choice)],
        )
        if self.person.moved == before and way.count():
            self.click(way)

    # Whole episodes --------------------------------------------------------------------------------------------------

    def advice(self, bot: str = "greedy") -> dict[str, Any]:
        """Return what a bot would do."""
        return self.person.advice(bot)

    def legal(self) -> list[dict[str, Any]]:
        """Return all that this person may do now."""
        return list(self.page.evaluate(LEGAL, [self.person.table, self.person.seat]))

    def step(self, bot: str = "greedy") -> str:
        """Do what a bot would do; return what kind of action that was, or nothing when the episode is over."""
        self.ready()
        if self.over():
            return ""
        choice = self.advice(bot)
        self.act(choice)
        return str(choice["id"]).removeprefix("gen7-do-")

    def finish(self, most: int = 400) -> set[str]:
        """Play to the end of the episode; return the kinds of actions carried out."""
        done: set[str] = set()
        for _ in range(most):
            kind = self.step()
            if not kind:
                return done
            done.add(kind)
        raise AssertionError(f"no end after {most} moves")


def open_table(person: Person, seats: int, bots: int, hand: Hand = "mouse") -> Board:
    """Open a table with bots on the last seats and go there."""
    kinds = {str(seat): "greedy" for seat in range(seats - bots, seats)}
    options = {"campaign": FIRST}
    wanted = {"title": "gen7", "seats": seats, "bots": kinds, "name": person.name, "options": options}
    person.go_to(person.post("/api/tables", wanted)["table"]["id"])
    return Board(person, hand)
