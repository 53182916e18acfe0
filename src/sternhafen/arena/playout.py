"""Playouts: whole games by bots, one after another or in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import msgspec

from sternhafen.bots import bot
from sternhafen.engine import Options, Outcome, State, Title
from sternhafen.games import title as title_by_id


class Game(msgspec.Struct, frozen=True):
    """The result of one finished game."""

    seed: int
    decisions: int
    outcome: Outcome


def random_playout(title: Title, options: Options, seats: int, seed: int, random: Callable[[], float]) -> State:
    """Return the last state of a game in which every seat acts at random."""
    state = title.start(options.bounded(), seats, seed)
    state.play_out(random)
    return state


def play_game(title: Title, options: Options, players: Sequence[str], seed: int) -> Game:
    """Play one game between bots, named by seat, and return its result; the same seed gives the same game."""
    bots = [bot(name, hurried=False) for name in players]
    rng = Random(seed)
    state = title.start(options.bounded(), len(players), seed)
    decisions = 0
    while (seat := state.first_asked()) >= 0:
        state.play(seat, bots[seat](title, state, seat, rng))
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None, "a game that asks nobody is over"
    return Game(seed, decisions, outcome)


def _play_batch(title: str, options: Options, players: Sequence[str], seeds: Sequence[int]) -> list[Game]:
    return [play_game(title_by_id(title), options, players, seed) for seed in seeds]


def play_games(
    title: Title, options: Options, players: Sequence[str], seeds: Sequence[int], jobs: int = 1
) -> Iterator[Game]:
    """Yield games in the order of their seeds, played in several processes if `jobs` says so."""
    if jobs <= 1:
        for seed in seeds:
            yield play_game(title, options, players, seed)
        return
    size = max(1, min(16, len(seeds) // (4 * jobs)))
    batches = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_play_batch, title.id, options, players, batch) for batch in batches]
        for batch in waiting:
            yield from batch.result()
