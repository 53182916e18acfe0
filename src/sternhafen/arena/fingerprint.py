"""Fingerprint: the digests of seeded random games, the same on every machine and in the compiled build.

Run as a program it prints one line a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from sternhafen.engine import Options, Title
from sternhafen.engine.plain import digest
from sternhafen.games import titles

GAMES = 2
"""How many games are played with each variant."""
VARIANTS = 6
"""How many variants of the options are played at each number of seats."""


def fingerprint(title: Title, seats: int, options: Options, seed: int) -> str:
    """Return a digest of a random game: of every state, view and outcome on the way to its end."""
    rng = Random(seed)
    state = title.start(options, seats, seed)
    found: list[str] = []
    while (seat := state.first_asked()) >= 0:
        if rng.random() < 0.1:
            found.append(state.resample(seat, rng).digest())
        state.play(seat, state.sample_legal(seat, rng.random))
        found.append(state.digest())
    found.append(repr(state.outcome()))
    return digest(found)


def fingerprints() -> Iterator[str]:
    """Yield a line for every game: title, seats, variant, seed and digest."""
    for title in titles().values():
        for seats in title.seats:
            variants = list(title.variants(seats))
            for number in range(0, len(variants), max(1, len(variants) // VARIANTS)):
                for seed in range(GAMES):
                    mark = fingerprint(title, seats, variants[number], seed)
                    yield f"{title.id} {seats} {number} {seed} {mark}"


if __name__ == "__main__":
    for line in fingerprints():
        sys.stdout.write(line + "\n")
