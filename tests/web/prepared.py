"""Positions played out beforehand, to sit down at: the same game every time, and quickly there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

from sternhafen.bots.choose import bot
from sternhafen.engine import Action, Match, Options, Title, record
from tests.web.people import Person

Player = Callable[[Match, int, random.Random], Action]
GAMES = 40
"""How many games are tried until one comes to what is wanted."""

IMPORT = """async game => {
  const answer = await fetch("/api/import", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(game)});
  return (await answer.json()).table.id;
}"""

SEAT_BOT = """async ([table, seat]) => {
  await fetch(`/api/tables/${table}/seats/${seat}/bot`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({bot: "greedy"})});
}"""


def played(
    title: Title,
    until: Callable[[Match], bool],
    seats: int = 1,
    options: Options | None = None,
    by: str | Player = "greedy",
) -> Match:
    """Return the first game that was played until something holds while the first seat is asked."""
    choose: Player = by if callable(by) else lambda match, seat, rng: bot(by)(title, match.state, seat, rng)
    for number in range(1, GAMES + 1):
        match = Match.new(title, seats, number, options)
        rng = random.Random(number)
        while not match.over:
            if 0 in match.state.asked() and until(match):
                return match
            seat = next(iter(match.state.asked()))
            match.play(seat, choose(match, seat, rng))
    raise AssertionError(f"it never holds in {GAMES} games")


def ended(title: Title, seats: int, seed: int = 1) -> Match:
    """Return a game that was played to its end at random."""
    match, rng = Match.new(title, seats, seed), random.Random(seed)
    while not match.over:
        seat = next(iter(match.state.asked()))
        match.play(seat, match.state.sample_legal(seat, rng.random))
    return match


def open_file(person: Person, match: Match, folder: Path, names: tuple[str, ...] = ("Ben", "Cleo", "Dan")) -> None:
    """Open a saved game from the lobby, all seats at this screen."""
    file = folder / "game.sternhafen.json"
    file.write_bytes(record.write(match, [person.name, *names[: match.setup.seats - 1]]))
    person.enter()
    person.page.set_input_files("input[type=file]", file)
    person.page.wait_for_url(re.compile("/t/"))
    person.seated()


def resume(person: Person, match: Match, names: tuple[str, ...] = ("Ben", "Cleo", "Dan")) -> None:
    """Go on with a game: the person has the first seat, bots the others."""
    person.enter()
    seats = match.setup.seats
    table = person.page.evaluate(IMPORT, json.loads(record.write(match, [person.name, *names[: seats - 1]])))
    for seat in range(1, seats):
        person.page.evaluate(SEAT_BOT, [table, seat])
    person.page.goto(f"{person.address}/t/{table}")
    person.seated()
