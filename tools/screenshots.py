"""Make the README's pictures: docs/images/*.jpg, from real games in Chromium, in both languages and sizes."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from sternhafen.engine import Match
from sternhafen.games import title
from sternhafen.games.cryo.actions import Deploy
from sternhafen.games.planet_unknown.actions import PlaceTile

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the people who play in the tests pose for the pictures

from tests.web.conftest import FLAGS, Server, chromium  # noqa: E402
from tests.web.gen7_games import at_a_late_turn, at_a_vote  # noqa: E402
from tests.web.gen7_page import Board  # noqa: E402
from tests.web.people import DESKTOP, PHONE, Person  # noqa: E402
from tests.web.planet_page import turn_to  # noqa: E402
from tests.web.prepared import ended, open_game, played, resume  # noqa: E402

NAMES = {"en": "Ada", "de": "Lena"}
MOVES = 22
"""How far a game is played before its picture is taken."""
LOBBY_MOVES = 6
"""How far the game is played that waits in the lobby."""
QUALITIES = (76, 68, 60)
"""Of the pictures, the first that is light enough: letters stay sharp, and a page of the README stays light."""
HEAVIEST = 150_000
"""Bytes of a picture."""
SETTLED = 900
"""Milliseconds until everything has come to rest."""


def lobby(person: Person) -> None:
    """Show the lobby with a game that waits, another one, and a campaign begun."""
    person.enter()
    open_game(person, ended(title("gen7"), 3))
    for name in ("cryo", "planet-unknown", "escape-pods"):
        person.page.goto(person.address)
        person.start("bots", name)
    for _ in range(LOBBY_MOVES):
        person.wait_for_question()
        person.follow_advice()
    person.wait_for_question()
    person.page.goto(person.address)
    person.page.wait_for_selector(".continue .still")


def game(person: Person) -> None:
    """Show a game against two bots, in the middle."""
    person.enter()
    person.start("bots")
    for _ in range(MOVES):
        person.wait_for_question()
        if person.over():
            break
        person.follow_advice()
    person.wait_for_question()


def choosing(person: Person) -> None:
    """Show a question with its answers glowing and a preview of one."""
    person.enter()
    person.start("solo")
    person.wait_for_question()
    for targets in (["action:4", "reserve:0"], ["reserve:0", "sector:1"], ["action:2", "reserve:1"]):
        person.click_targets(targets)
    person.target("sector:4").hover()


def result(person: Person) -> None:
    """Show how a game against bots ended, and what decided it."""
    person.enter()
    person.start("bots")
    person.finish()
    person.page.wait_for_selector(".end .curve")


def deep(kind: type, entries: int) -> Callable[[Match], bool]:
    """Return a test for the middle of a game: so many moves made, and now one of some kind."""
    return lambda match: len(match.log) > entries and any(isinstance(one, kind) for one in match.state.legal(0))


def planet_unknown(person: Person) -> None:
    """Show a game of three with a tile in hand, where it would lie and what it would bring."""
    resume(person, played(title("planet-unknown"), deep(PlaceTile, 190), seats=3))
    person.wait_for_question()
    kind, *best = person.advice()["action"]
    assert kind == "PlaceTile"
    ring, turn, cell = best
    person.page.keyboard.press(str(ring + 1))
    turn_to(person, turn)
    person.target(f"cell:{cell}").focus()


def cryo(person: Person) -> None:
    """Show a game of three at the beginning of a turn."""
    resume(person, played(title("cryo"), deep(Deploy, 150), seats=3))
    person.wait_for_question()
    if person.page.locator(".tabs.narrow").count():
        person.page.locator("[data-tab=ship]").click()


def cryo_rival(person: Person) -> None:
    """Show what the Rival has done in the solo game, and why."""
    resume(person, played(title("cryo"), deep(Deploy, 60)))
    person.wait_for_question()


def gen7(person: Person) -> None:
    """Show an episode in its third round: the ship, the tasks, and a turn to take."""
    resume(person, at_a_late_turn())
    Board(person).wait_for_table()


def gen7_story(person: Person) -> None:
    """Show a decision that everybody votes on."""
    resume(person, at_a_vote())
    Board(person).wait_for_table()


SCENES: dict[str, Callable[[Person], None]] = {
    "lobby": lobby,
    "game": game,
    "choosing": choosing,
    "result": result,
    "planet-unknown": planet_unknown,
    "cryo": cryo,
    "cryo-rival": cryo_rival,
    "gen7": gen7,
    "gen7-story": gen7_story,
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
ONCE = {
    "choosing": (("desktop", "en"), ("phone", "de")),
    "result": (("desktop", "de"), ("phone", "en")),
    "cryo-rival": (("desktop", "en"), ("phone", "de")),
    "gen7": (("desktop", "en"), ("phone", "de")),
    "gen7-story": (("desktop", "de"), ("phone", "en")),
}
"""Scenes that are shown in one language a size."""


def take(browser: Browser, address: str, folder: Path, scene: str, size: str, language: str, theme: str) -> None:
    """Take one picture."""
    person = Person(browser, address, NAMES[language], SIZES[size], language, "light" if theme == "light" else "dark")
    SCENES[scene](person)
    person.page.wait_for_timeout(SETTLED)
    name = f"{scene}-{size}-{language}{'-light' if theme == 'light' else ''}.jpg"
    for quality in QUALITIES:
        if len(person.page.screenshot(path=folder / name, type="jpeg", quality=quality)) < HEAVIEST:
            break
    person.leave()
    print(f"{name}: {(folder / name).stat().st_size // 1024} KB")


def main() -> None:
    """Take all pictures, or only those of some scenes."""
    parser = argparse.ArgumentParser(prog="python tools/screenshots.py")
    parser.add_argument("scenes", nargs="*", help="default: all")
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "images")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for scene in wanted.scenes or SCENES:
            for size in SIZES:
                for language in NAMES:
                    if scene in ONCE and (size, language) not in ONCE[scene]:
                        continue
                    theme = "light" if (scene, language) == ("game", "de") else "dark"
                    take(browser, server.address, wanted.folder, scene, size, language, theme)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
