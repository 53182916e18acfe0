"""Positions played out beforehand, to sit down at: the same game every time, and quickly there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from sternhafen.bots.choose import bot
from sternhafen.engine import Action, Match, Options, Title, record
from tests.web.people import Person

Player = Callable[[Match, int, random.Random], Action]
GAMES = 40
"""How many games are tried until one comes to what is wanted."""


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


def after(moves: int) -> Callable[[Match], bool]:
    """Return a test whether so many moves have been made."""
    return lambda match: len(match.log) >= moves


def ended(title: Title, seats: int, seed: int = 1) -> Match:
    """Return a game that was played to its end at random."""
    match, rng = Match.new(title, seats, seed), random.Random(seed)
    while not match.over:
        seat = next(iter(match.state.asked()))
        match.play(seat, match.state.sample_legal(seat, rng.random))
    return match


def brought(person: Person, match: Match, names: tuple[str, ...]) -> str:
    """Bring a saved game to the server; return its table, where the person holds all seats."""
    saved = record.write(match, [person.name, *names[: match.setup.seats - 1]])
    table: str = person.post("/api/import", json.loads(saved))["table"]["id"]
    return table


def open_game(person: Person, match: Match, names: tuple[str, ...] = ("Ben", "Cleo", "Dan")) -> None:
    """Open a saved game, all seats at this screen."""
    person.go_to(brought(person, match, names))
    person.seated()


def resume(person: Person, match: Match, names: tuple[str, ...] = ("Ben", "Cleo", "Dan")) -> None:
    """Go on with a game: the person has the first seat, bots the others."""
    table = brought(person, match, names)
    for seat in range(1, match.setup.seats):
        person.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
    person.go_to(table)
    person.seated()
