"""Find the figures of a title's `Outlook`: what usually still comes on top of what a seat has.

``python tools/outlook.py cryo --bot search-25 --games 30`` lets bots play with every number of seats and fits the
figures to their final points: by time and by seats (0 for two seats, or for the fewest). It also prints how far off
`evaluate` and the new outlook are, early and late. With ``--check`` it judges the title's own figures instead. Gen7 is
played in whole campaigns, each of which counts as one game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sternhafen.bots import bot
from sternhafen.engine import Options, Outcome, Title
from sternhafen.engine.outlook import Outlook
from sternhafen.games import title as title_by_id

SAMPLED = 0.3
"""The share of decisions that is looked at."""
FIRST_SEED = 90_000
Figures = NDArray[np.float64]


class Seen(NamedTuple):
    """A seat at one moment of a game, and what became of it."""

    seats: int
    early: float
    known: float
    evaluated: float
    final: float
    weight: float
    """Such that every game counts the same."""


def watch(
    title: Title, outlook: Outlook, options: Options, players: str, seats: int, seed: int
) -> tuple[list[Seen], Outcome]:
    """Return what was seen in a game between bots, and how it ended."""
    rng, bots = Random(seed), [bot(players) for _ in range(seats)]
    state = title.start(options.bounded(), seats, seed)
    looks: list[tuple[int, float, float, float]] = []
    while (seat := state.first_asked()) >= 0:
        if state.count_legal(seat) > 1 and rng.random() < SAMPLED:
            looks += [
                (own, outlook.early(state, own), outlook.known(state, own), title.evaluate(state, own))
                for own in range(seats)
            ]
        state.play(seat, bots[seat](title, state, seat, rng))
    outcome = state.outcome()
    assert outcome is not None, "a game that asks nobody is over"
    return [Seen(seats, *look[1:], outcome.total(look[0]), 1 / len(looks)) for look in looks], outcome


def games(title: Title, outlook: Outlook, players: str, count: int) -> Iterator[Seen]:
    """Yield what was seen in so many games with every number of seats; a campaign is played through its episodes."""
    for seats in title.seats:
        for number in range(count):
            options, seed = title.options(confirm=False), FIRST_SEED + 10 * number
            while True:
                moments, outcome = watch(title, outlook, options, players, seats, seed)
                yield from moments
                if outcome.carry is None or outcome.carry.ended:
                    break
                options, seed = msgspec.structs.replace(options, carry=outcome.carry), seed + 1


def fit(seen: list[Seen], steps: int, seats: tuple[int, ...]) -> tuple[Figures, Figures]:
    """Return the figures by time and by seats that foresee the final points best (least squares)."""
    free = [number for number in seats if number != (2 if 2 in seats else min(seats))]
    rows = np.zeros((len(seen), steps + len(free)))
    for row, one in zip(rows, seen, strict=True):
        step = min(int(one.early * (steps - 1)), steps - 2)
        part = one.early * (steps - 1) - step
        row[step], row[step + 1] = 1 - part, part
        if one.seats in free:
            row[steps + free.index(one.seats)] = one.early
    weights = np.sqrt([one.weight for one in seen])
    wanted = np.array([one.final - one.known for one in seen])
    solution = np.linalg.lstsq(rows * weights[:, None], wanted * weights, rcond=None)[0]
    by_seats = np.zeros(max(seats))
    for number, figure in zip(free, solution[steps:], strict=True):
        by_seats[number - 1] = figure
    return solution[:steps], by_seats


def report(name: str, off: Figures, seen: list[Seen]) -> str:
    """Return how far off something is: the mean, and the root of the mean square, late and early and with all seats."""
    early, weight = np.array([one.early for one in seen]), np.array([one.weight for one in seen])
    seats = np.array([one.seats for one in seen])
    parts = [(f"{low:.2f}", (early >= low) & (early <= low + 0.25)) for low in (0.0, 0.25, 0.5, 0.75)]
    parts += [(f"{number} seats", seats == number) for number in np.unique(seats)]
    said = []
    for label, mask in parts:
        if mask.any():
            mean = np.average(off[mask], weights=weight[mask])
            spread = np.sqrt(np.average(off[mask] ** 2, weights=weight[mask]))
            said.append(f"{label}: {mean:+.1f} ({spread:.1f})")
    return f"{name}: {', '.join(said)}"


def main() -> None:
    """Play, find and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=20, help="with every number of seats")
    parser.add_argument("--check", action="store_true", help="look at the title's own figures")
    given = parser.parse_args()
    title = title_by_id(given.title)
    outlook = title.outlook
    if outlook is None:
        parser.error(f"{title.id} has no outlook: its evaluation says what to expect")
    seen = list(games(title, outlook, given.bot, given.games))
    if given.check:
        by_time, by_seats = np.array(outlook.by_time), np.array(outlook.by_seats)
    else:
        by_time, by_seats = fit(seen, len(outlook.by_time), title.seats)
        print(f"by time {tuple(by_time.round(1).tolist())}, by seats {tuple(by_seats.round(1).tolist())}")
    fitted = Outlook(outlook.known, outlook.early, by_time.tolist(), by_seats.tolist())
    final = np.array([one.final for one in seen])
    print(report("evaluation", final - np.array([one.evaluated for one in seen]), seen))
    print(
        report(
            "outlook", final - np.array([one.known + fitted.still_to_come(one.early, one.seats) for one in seen]), seen
        )
    )


if __name__ == "__main__":
    main()
