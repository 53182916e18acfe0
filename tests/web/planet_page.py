"""Planet Unknown through its board: how a person carries out an action by clicks or by keys alone."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

from tests.web.people import Person

TITLE = "planet-unknown"
PLANETS = [
    "arashi", "cerberus", "charybdis", "gaia", "k-273", "kaax", "lacuna", "oblivion", "pajitnov", "persephone", "petra",
    "tartarus",
]  # fmt: skip
CORPORATIONS = [
    "cosmos-inc", "flux-industries", "horizon-group", "jump-drive", "makeshift", "oasis-ultd", "republic",
    "wormhole-corp",
]  # fmt: skip

LEGAL = """async ([table, seat, chosen]) => {
  const wanted = chosen.map(target => `&chosen=${encodeURIComponent(target)}`).join("");
  const answer = await fetch(`/api/tables/${table}/legal?viewer=${seat}${wanted}`);
  return await answer.json();
}"""

MOVED_OR_ASKS = """([before, which]) =>
  document.querySelector("[data-moved]").dataset.moved !== before || document.querySelector(which) !== null"""


TAKEN = """([before, target]) => {
  const spot = document.querySelector(`[data-target="${target}"]`);
  return document.querySelector("[data-moved]").dataset.moved !== before
    || spot === null || spot.dataset.state === "chosen" || document.querySelector(".which") !== null;
}"""


def legal(person: Person, chosen: list[str] | None = None) -> list[dict[str, Any]]:
    """Return the legal actions in the position on screen that begin with some things."""
    found: list[dict[str, Any]] = person.ask_server(LEGAL, [person.table, person.seat, chosen or []])["legal"]
    return found


def pick(person: Person, rng: random.Random) -> dict[str, Any]:
    """Choose an action: quickly, and so that a game gets on."""
    found = legal(person)
    endless = ("MoveRover", "TeleportRover", "Retreat", "MoveLifepod")
    needed = [choice for choice in found if choice["action"][0] not in endless]
    return rng.choice(needed or found)


def written(choice: dict[str, Any]) -> str:
    """Return an action as the board's buttons name it."""
    return json.dumps(choice["action"], separators=(",", ":"))


def asks_which(person: Person, choice: dict[str, Any], before: str) -> bool:
    """Wait until the move is shown, or the board asks which of several actions was meant; return whether it asks."""
    person.page.wait_for_function(MOVED_OR_ASKS, arg=[before, f".which[data-choice='{written(choice)}']"])
    return person.moved == before


def say_it(person: Person, choice: dict[str, Any]) -> None:
    """Carry an action out on the board, thing by thing; where a click means several actions, say which."""
    before = person.moved
    page = person.page
    exact = page.locator(f".desk [data-choice='{written(choice)}']")
    for target in choice["targets"]:
        if target.startswith("turn:"):
            turn_to(person, int(target[5:]))
            continue
        spot = person.target(target)
        if spot.count() == 0 or spot.get_attribute("data-state") == "chosen":
            continue
        page.keyboard.press("Shift")  # a person acts: what moves now is an answer, not a jump of the page
        spot.dispatch_event("click")
        if target != choice["targets"][-1]:
            page.wait_for_function(TAKEN, arg=[before, target])
    if not choice["targets"]:
        page.keyboard.press("Shift")
        page.locator(f".plain[data-target='{choice['id']}']").or_(exact).first.dispatch_event("click")
    if asks_which(person, choice, before):
        page.keyboard.press("Shift")
        exact.first.dispatch_event("click")
    person.wait_for_own_move(before)


def play_on(person: Person, rng: random.Random, moves: int) -> int:
    """Play so many moves, or until the game is over."""
    for count in range(moves):
        person.wait_for_question()
        if person.over():
            return count
        say_it(person, pick(person, rng))
    return moves


def until_tile(person: Person, rng: random.Random) -> None:
    """Play until a tile is to be placed."""
    for _ in range(60):
        person.wait_for_question()
        if person.page.locator(".hand[data-placing]").count() and legal(person, ["tile:0", "turn:0"]):
            return
        say_it(person, pick(person, rng))
    raise AssertionError("no tile to place")


# By keys alone -------------------------------------------------------------------------------------------------------


def type_it(person: Person, choice: dict[str, Any]) -> None:
    """Carry an action out with keys alone."""
    page, before = person.page, person.moved
    exact = written(choice)
    here = "document.activeElement"
    if choice["action"][0] == "PlaceTile":
        page.keyboard.press(str(choice["action"][1] + 1))
        turn_to(person, choice["action"][2])
        tab_to(person, f"{here}.dataset.target?.startsWith('cell:')")
        walk(person, choice["action"][3])
        page.keyboard.press("Enter")
    elif choice["targets"]:
        for target in choice["targets"]:
            if person.target(target).get_attribute("data-state") == "chosen":
                continue
            if target.startswith("cell:"):
                tab_to(person, f"{here}.dataset.target?.startsWith('cell:')")
                walk(person, int(target[5:]))
            else:
                tab_to(person, f"{here}.dataset.target === '{target}'")
            page.keyboard.press("Enter")
    else:
        tab_to(person, f"{here}.dataset.target === '{choice['id']}' || {here}.dataset.choice === '{exact}'")
        page.keyboard.press("Enter")
    if asks_which(person, choice, before):
        tab_to(person, f"{here}.dataset.choice === '{exact}'")
        page.keyboard.press("Enter")
    person.wait_for_own_move(before)


def turn_to(person: Person, turn: int) -> None:
    """Turn the tile in hand with R, and flip it with F where turning is not enough."""
    held = person.page.locator(".hand[data-turn]")
    for key in "rrrrfrrrr":
        if held.get_attribute("data-turn") == str(turn):
            return
        person.page.keyboard.press(key)
    expect(held).to_have_attribute("data-turn", str(turn))


def tab_to(person: Person, condition: str) -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(160):
        if person.page.evaluate(f"Boolean({condition})"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {condition}")


def walk(person: Person, cell: int) -> None:
    """Go to a cell with the arrow keys."""
    for _ in range(60):
        here = int(person.page.evaluate("document.activeElement.dataset.target.split(':')[1]"))
        if here == cell:
            return
        across, down = cell % 13 - here % 13, cell // 13 - here // 13
        ways = (["ArrowRight"] if across > 0 else ["ArrowLeft"] if across < 0 else []) + (
            ["ArrowDown"] if down > 0 else ["ArrowUp"] if down < 0 else []
        )
        for way in ways:
            person.page.keyboard.press(way)
            target = str(person.page.evaluate("document.activeElement.dataset.target"))
            if target.startswith("cell:") and int(target[5:]) != here:
                break
            person.target(f"cell:{here}").focus()
    raise AssertionError(f"the arrow keys do not lead to {cell}")
