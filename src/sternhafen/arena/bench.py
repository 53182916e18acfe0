"""Benchmark: how fast a title plays, in CPU time and as a ratio to a plain loop measured in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

import msgspec

from sternhafen.arena.playout import random_playout
from sternhafen.engine import Options, State, Title

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

GAMES = 40
"""How many games are played over and over; their decisions are counted beforehand."""


class Figures(msgspec.Struct, frozen=True):
    """How fast one title is at one number of seats; times in microseconds."""

    title: str
    seats: int
    ratio: float
    """Decisions per second over those of the yardstick; questions with one answer do not count."""
    decisions: float
    """Decisions per second."""
    playouts: float
    """Whole random games per second."""
    length: float
    """Decisions per game."""
    copy: float
    legal: float
    play: float
    resample: float
    copy_ratio: float
    """The cost of a copy in yardstick decisions."""
    resample_ratio: float
    """The cost of a resample in copies."""


def yardstick(random: Callable[[], float]) -> int:
    """Play one random game of noughts and crosses in the plainest way; return its decisions."""
    board, player, count = [0] * 9, 1, 0
    while True:
        legal = [i for i in range(9) if not board[i]]
        if not legal:
            return count
        board[legal[int(random() * len(legal))]] = player
        count += 1
        for x, y, z in LINES:
            if board[x] == player and board[y] == player and board[z] == player:
                return count
        player = 3 - player


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return how many of what `play` counts are done in a second of CPU time."""
    total, start = 0, time.process_time()
    while (now := time.process_time()) - start < seconds or not total:
        total += play()
    return total / (now - start)


def yardstick_rate(seconds: float) -> float:
    """Return the yardstick's decisions per second."""
    random = Random(1).random
    return rate(lambda: yardstick(random), seconds)


def measure(title: Title, seats: int, options: Options, rounds: int = 5, seconds: float = 0.4) -> Figures:
    """Return a title's figures, the median over rounds that alternate with the yardstick."""
    asked, choices = _decisions(title, seats, options)

    def same_games() -> int:
        rng = Random(1)
        for _ in range(GAMES):
            random_playout(title, options, seats, rng.getrandbits(64), rng.random)
        return choices

    same_games()
    pairs = [(yardstick_rate(seconds / 2), rate(same_games, seconds)) for _ in range(rounds)]
    ratio = median(decisions / base for base, decisions in pairs)
    base = median(base for base, _ in pairs)
    decisions = median(decisions for _, decisions in pairs)
    parts = _parts(title, seats, options, Random(1))
    return Figures(
        title.id,
        seats,
        ratio,
        decisions,
        decisions * GAMES / choices,
        asked / GAMES,
        *parts,
        copy_ratio=parts[0] * base / 1e6,
        resample_ratio=parts[3] / parts[0],
    )


def _decisions(title: Title, seats: int, options: Options) -> tuple[int, int]:
    """Return the number of questions in the games that are measured, and of those with more than one answer."""
    rng = Random(1)
    asked = choices = 0
    for _ in range(GAMES):
        state = title.start(options.bounded(), seats, rng.getrandbits(64))
        while (seat := state.first_asked()) >= 0:
            asked += 1
            choices += state.count_legal(seat) > 1
            state.play(seat, state.sample_legal(seat, rng.random))
    return asked, choices


def _parts(title: Title, seats: int, options: Options, rng: Random) -> tuple[float, float, float, float]:
    """Return the microseconds of a copy, a list of legal actions, a play and a resample, over positions of games."""
    positions: list[State] = []
    for _ in range(6):
        state = title.start(options.bounded(), seats, rng.getrandbits(64))
        while (seat := state.first_asked()) >= 0:
            if rng.random() < 0.2:
                positions.append(state.copy())
            state.play(seat, state.sample_legal(seat, rng.random))
    seats_asked = [state.first_asked() for state in positions]
    actions = [state.sample_legal(seat, rng.random) for state, seat in zip(positions, seats_asked, strict=True)]
    copy = _micros(lambda i: positions[i].copy(), len(positions))
    legal = _micros(lambda i: positions[i].legal(seats_asked[i]), len(positions))
    resample = _micros(lambda i: positions[i].resample(seats_asked[i], rng), len(positions))

    def copy_and_play(i: int) -> object:
        state: State = positions[i].copy()
        state.play(seats_asked[i], actions[i])
        return state

    return copy, legal, max(0.0, _micros(copy_and_play, len(positions)) - copy), resample


def _micros(do: Callable[[int], object], count: int, seconds: float = 0.2) -> float:
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for i in range(count):
            do(i)
        done += count
    return (time.process_time() - start) / done * 1e6
