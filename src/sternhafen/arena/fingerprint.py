"""Fingerprints: digests of seeded random games, equal on every machine and in the compiled build.

Run as a program it prints one line per game, of all titles or of those named:
``python -m sternhafen.arena.fingerprint [TITLE …]``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from sternhafen.bots.search import SearchBot
from sternhafen.engine import Options, Title
from sternhafen.engine.plain import digest
from sternhafen.games import titles

GAMES = 2
"""How many games are played with each variant."""
ITERATIONS = 20
"""How many iterations a decision is searched."""
VARIANTS = 6
"""How many variants of the options are played at each number of seats."""


def fingerprint(title: Title, seats: int, options: Options, seed: int) -> str:
    """Return a digest of a random game: of every state, some evaluations and the outcome on the way to its end."""
    rng = Random(seed)
    state = title.start(options.bounded(), seats, seed)
    marks: list[str] = []
    while (seat := state.first_asked()) >= 0:
        if rng.random() < 0.1:
            marks.append(state.resample(seat, rng).digest())
            marks.append(repr(title.evaluate(state, seat)))
        state.play(seat, state.sample_legal(seat, rng.random))
        marks.append(state.digest())
    marks.append(repr(state.outcome()))
    return digest(marks)


def decisions(title: Title, seed: int) -> str:
    """Return a digest of what the search decides on the way through a random game."""
    rng = Random(seed)
    state = title.start(title.options(confirm=False).bounded(), title.seats[-1], seed)
    chosen: list[str] = []
    while (seat := state.first_asked()) >= 0:
        if rng.random() < 0.02:
            chosen.append(repr(SearchBot(ITERATIONS)(title, state, seat, rng)))
        state.play(seat, state.sample_legal(seat, rng.random))
    return digest(chosen)


def fingerprints(*ids: str) -> Iterator[str]:
    """Yield a line for every game: title, seats, variant, seed and digest; and one for a title's searched decisions."""
    for title in titles().values():
        if ids and title.id not in ids:
            continue
        yield f"{title.id} search {decisions(title, 1)}"
        for seats in title.seats:
            variants = list(title.variants(seats))
            for number in range(0, len(variants), max(1, len(variants) // VARIANTS)):
                for seed in range(GAMES):
                    mark = fingerprint(title, seats, variants[number], seed)
                    yield f"{title.id} {seats} {number} {seed} {mark}"


if __name__ == "__main__":
    for line in fingerprints(*sys.argv[1:]):
        sys.stdout.write(line + "\n")
