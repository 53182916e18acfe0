"""Golden games: games of bots, recorded once, that every later version must replay to the same states.

A change that breaks one changes a rule, on purpose or not: then the title's `rules` rise and the games are recorded
again (``python tools/golden.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from sternhafen.bots import bot
from sternhafen.engine import Options, State, Title

MARK_EVERY = 20
"""How many actions lie between two recorded digests."""


class GoldenGame(msgspec.Struct):
    """A recorded game: what it began with, what was played, and what came of it."""

    title: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int
    players: list[str]
    actions: list[tuple[int, list[Any]]]
    marks: list[str]
    """The state's digest before every twentieth action, and at the end."""
    points: list[int]


def record(title: Title, options: Options, players: list[str], seed: int, longest: int) -> tuple[GoldenGame, State]:
    """Return a game between bots, and its last state; it is cut off after `longest` actions."""
    rng = Random(seed)
    bots = [bot(name) for name in players]
    state = title.start(options, len(players), seed)
    actions: list[tuple[int, list[Any]]] = []
    marks: list[str] = []
    while (seat := state.first_asked()) >= 0 and len(actions) < longest:
        if len(actions) % MARK_EVERY == 0:
            marks.append(state.digest())
        action = bots[seat](title, state, seat, rng)
        actions.append((seat, msgspec.to_builtins(action)))
        state.play(seat, action)
    marks.append(state.digest())
    plain = msgspec.to_builtins(options)
    game = GoldenGame(title.id, title.rules, len(players), plain, seed, players, actions, marks, points(state))
    return game, state


def points(state: State) -> list[int]:
    """Return every seat's points at the end of a game; none if it is not over."""
    outcome = state.outcome()
    return [] if outcome is None else [outcome.total(seat) for seat in range(len(outcome.places))]


def differences(game: GoldenGame, title: Title) -> Iterator[str]:
    """Yield what differs when a golden game is played again: nothing, or one line that says where."""
    options: Options = msgspec.convert(game.options, title.options)
    state = title.start(options, game.seats, game.seed)
    for number, (seat, plain) in enumerate(game.actions):
        if number % MARK_EVERY == 0 and state.digest() != game.marks[number // MARK_EVERY]:
            yield f"another state before action {number}"
            return
        action = title.action(plain)
        illegal = state.explain(seat, action)
        if illegal is not None:
            yield f"action {number} is refused: {illegal.code} ({illegal.rule})"
            return
        state.play(seat, action)
    if state.digest() != game.marks[-1] or points(state) != game.points:
        yield "another end"
