"""Cryo through its board: how a person carries out each kind of action by clicks alone."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.web.measuring import covered
from tests.web.people import Person

WRECK = {"dock", "space", "chamber", "incident", "section", "row"}
CAVES = {"cave", "tunnel"}
HAND = {"card", "use", "deck"}
"""The kinds of things that lie in the wreck, below the ice and in the hand; everything else is on the platform."""
IN_SIGHT = """spot => {
  const box = spot.getBoundingClientRect();
  return spot.checkVisibility({visibilityProperty: true}) && box.left >= 0 && box.right <= innerWidth && box.width > 0;
}"""
AT_REST = """() => !document.querySelector(".cryo").getAnimations({subtree: true})
  .some(one => one instanceof CSSTransition)"""
"""The eye has arrived: nothing of the landscape grows, shrinks or moves on its way there."""
CUT = """() => [...document.querySelectorAll('.cryo button, .cryo span, .cryo p, .cryo th, .cryo td')]
  .filter(one => one.offsetParent && getComputedStyle(one).display !== 'inline' && !one.classList.contains('unseen')
    && getComputedStyle(one).overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.textContent.trim()} (${one.scrollWidth} > ${one.clientWidth})`)"""
"""What is wider than the box it stands in."""
AMOUNTS = {"wake", "burn", "convert", "announce", "bring-back", "settle", "spend"}
"""Actions that are put together from amounts."""
PASSES = 4
LEGAL = """async ([table, seat]) => {
  const answer = await fetch(`/api/tables/${table}/legal?viewer=${seat}&limit=100`);
  return await answer.json();
}"""


class Board:
    """The board of Cryo in a person's browser; `clicks` counts what they clicked."""

    def __init__(self, person: Person, keys: bool = False) -> None:
        self.person = person
        self.page: Page = person.page
        self.clicks = 0
        self.keys = keys
        """Whether they use the keyboard alone."""

    def click(self, spot: Locator) -> None:
        """Click a thing, a card where the next one does not lie over it; or go to it and press Enter."""
        if self.keys:
            self.person.press_enter(spot)
            return
        card = "card" in (spot.get_attribute("class") or "").split()
        self.press(spot, (14, 14) if card else None)
        self.clicks += 1

    def press(self, spot: Locator, at: tuple[float, float] | None) -> None:
        """Click in the middle of a thing or elsewhere on it: the pointer must reach it."""
        spot.click(position=at and {"x": at[0], "y": at[1]})

    def open_tab(self, tab: str) -> None:
        """Go to a part of the board or open a page, if there is such a button and it is not open."""
        button = self.page.locator(f'.cryo [data-tab="{tab}"]')
        if button.count() and button.get_attribute("aria-pressed") != "true":
            self.click(button)
            self.rest()

    def rest(self) -> None:
        """Wait until the eye has arrived where it goes, above the ice or below."""
        self.page.wait_for_function(AT_REST)

    def clear_the_view(self) -> None:
        """Close what the Rival's turn is told on."""
        button = self.page.locator('.cryo [data-tab="rival"][aria-pressed="true"]')
        if button.count():
            self.click(button)

    def in_sight(self, target: str) -> Locator | None:
        """Return a thing if it is on the screen; some are there twice."""
        spots = self.page.locator(f'[data-target="{target}"]').all()
        return next((spot for spot in spots if spot.evaluate(IN_SIGHT)), None)

    def reach(self, target: str) -> Locator:
        """Return a thing, brought into sight as a person would."""
        found = self.in_sight(target)
        kind = target.split(":")[0]
        if found is not None and (kind in WRECK | CAVES or self.page.locator(".cryo.standing").count() == 0):
            return found
        if target == "dock:20" or kind in CAVES:
            self.open_tab("caves")
        elif kind in WRECK:
            self.open_tab("ship")
            section = self.page.locator(f'[data-section]:has([data-target="{target}"])').get_attribute("data-section")
            self.open_tab(f"section-{section}")
        elif found is None:
            self.open_tab("ship")
            self.open_tab("hand" if kind in HAND else "own")
        found = self.in_sight(target)
        return found or self.person.target(target)

    def take(self, target: str) -> None:
        """Click a thing, unless it follows by itself."""
        spot = self.reach(target)
        if spot.get_attribute("data-state") != "chosen":
            self.click(spot)

    # One kind of action each -----------------------------------------------------------------------------------------

    def act(self, choice: dict[str, Any]) -> None:
        """Carry an action out and wait until the table has it."""
        before = self.person.moved
        self.clear_the_view()
        kind, args = str(choice["id"]).removeprefix("cryo-do-"), choice["args"]
        if kind in AMOUNTS:
            self.set_amounts(args)
        elif kind == "put-away":
            self.put_away(args["first"], args["second"])
        elif kind in ("play-card", "scrap-card"):
            self.open_tab("hand")
            self.click(self.page.locator(f'.card[data-target="card:{args["card"]}"]').first)
            use = f'.uses [data-target="use:{args["use"]}"]' if kind == "play-card" else ".uses [data-scrap]"
            self.click(self.page.locator(use))
        elif kind == "scrap-tile":
            self.open_tab("ship")
            self.open_tab("own")
            self.click(self.page.locator(f'[data-slot="{args["slot"]}"]'))
            self.click(self.page.locator("[data-scrap-tile]"))
        elif choice["targets"]:
            for target in choice["targets"]:
                self.take(target)
        else:
            self.click(self.page.locator(f'.plain[data-target="{choice["id"]}"]'))
        self.person.wait_for_own_move(before)

    def set_amounts(self, args: dict[str, int]) -> None:
        """Set every amount that differs; one may move another, so look again."""
        for _ in range(PASSES):
            wrong = [
                spot
                for field, value in args.items()
                if (spot := self.page.locator(f'[data-amount="{field}:{value}"]')).count()
                and spot.get_attribute("aria-pressed") != "true"
            ]
            if not wrong:
                break
            for spot in wrong:
                self.click(spot)
        self.click(self.page.locator("[data-confirm]"))

    def put_away(self, first: int, second: int) -> None:
        """Choose two cards of the hand, which may be alike."""
        for card in (first, second):
            self.click(self.page.locator(f'.card[data-target="card:{card}"]:not([data-state="chosen"])').first)

    # Whole games -----------------------------------------------------------------------------------------------------

    def advice(self, bot: str = "greedy") -> dict[str, Any]:
        """Return what a bot would do in the position on screen."""
        return self.person.advice(bot)

    def wish(self, *wishes: tuple[str, dict[str, int]]) -> None:
        """Do the first of some actions that is legal: a kind with some of its numbers."""
        self.person.wait_for_question()
        legal = self.person.ask_server(LEGAL, [self.person.table, self.person.seat])["legal"]
        for kind, args in wishes:
            for choice in legal:
                if choice["id"] == f"cryo-do-{kind}" and args.items() <= choice["args"].items():
                    self.act(choice)
                    return
        raise AssertionError(f"none of {wishes} is legal")

    def play_on(self, moves: int) -> None:
        """Make so many moves, by turns like a good and like a careless player."""
        for move in range(moves):
            self.person.wait_for_question()
            self.act(self.advice("random" if move % 2 else "greedy"))

    def until(self, question: str) -> None:
        """Do what a good bot would do until the prompt begins with these words."""
        self.person.wait_for_question()
        while not self.page.locator(".sentence").inner_text().startswith(question):
            self.act(self.advice())
            self.person.wait_for_question()

    def finish(self, most: int = 900) -> set[str]:
        """Play to the end, by turns like a good and like a careless player; return the kinds of actions carried out.

        Whatever can be chosen lies free.
        """
        done: set[str] = set()
        for move in range(most):
            self.person.wait_for_question()
            if self.person.over():
                return done
            self.rest()
            hidden = covered(self.page)
            assert not hidden, hidden
            choice = self.advice("random" if move % 2 else "greedy")
            self.act(choice)
            done.add(str(choice["id"]).removeprefix("cryo-do-"))
        raise AssertionError(f"no end after {most} moves")


class TouchBoard(Board):
    """The same board under a finger."""

    def press(self, spot: Locator, at: tuple[float, float] | None) -> None:
        """Tap a thing."""
        spot.tap(position=at and {"x": at[0], "y": at[1]})


class KeyBoard(Board):
    """The same board without a pointer: whatever is meant is reached by the keyboard's focus and chosen by Enter."""

    def press(self, spot: Locator, at: tuple[float, float] | None) -> None:
        """Go to a thing and press Enter."""
        spot.focus()
        expect(spot).to_be_focused()
        self.page.keyboard.press("Enter")


def start(person: Person, which: Literal["bots", "solo"]) -> Board:
    """Start a game of three or one against the Rival in the lobby, and return its board."""
    person.enter()
    person.start(which, "cryo")
    return Board(person)
