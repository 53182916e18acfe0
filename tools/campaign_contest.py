"""Let one bot play whole Gen7 campaigns among others, and the others the same campaigns alone; print the difference.

The bot plays every seat in turn. The output is the share of episodes in which it had more merits than the others at its
table on average, and more than one of the others had in its seat in the same campaign without it; the mean merits; and
how many plot goals were met with and without it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from statistics import fmean, stdev

from campaign_balance import Campaign, play
from sternhafen.games.gen7.campaign.registry import HOUSE


def tables(player: str, other: str, seats: int, campaigns: int) -> Iterator[tuple[list[str], int]]:
    """Yield who plays on which seats, and the seed: each campaign once with the bot and once without it."""
    for number in range(campaigns):
        players = [other] * seats
        yield players[:], number
        players[number % seats] = player
        yield players, number


def more(one: float, others: float) -> float:
    """Return 1 for more merits, half for as many."""
    return 1.0 if one > others else 0.5 if one == others else 0.0


def share(values: Sequence[float]) -> str:
    """Return a mean in percent with its standard error."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):.1%} ± {error:.1%}"


def report(pairs: list[tuple[Campaign, Campaign]], seats: int) -> str:
    """Return what campaigns without and with the bot say."""
    at_table: list[float] = []
    on_seat: list[float] = []
    own: list[int] = []
    theirs: list[int] = []
    for number, (without, with_it) in enumerate(pairs):
        seat = number % seats
        for episode, merits in enumerate(with_it.merits):
            others = merits[:seat] + merits[seat + 1 :]
            own.append(merits[seat])
            theirs += others
            at_table.append(more(merits[seat], fmean(others)))
            if episode < len(without.merits):
                on_seat.append(more(merits[seat], without.merits[episode][seat]))
    met = [[float(goal[1] == "success") for pair in pairs for goal in pair[which].goals] for which in (0, 1)]
    return (
        f"{len(pairs)} campaigns, {len(own)} episodes: more merits than the others at the table {share(at_table)}, "
        f"than the other on its seat {share(on_seat)}; merits {fmean(own):.1f} against {fmean(theirs):.1f}; "
        f"plot goals met {share(met[1])}, without it {share(met[0])}"
    )


def main() -> None:
    """Play and print what is known so far after every pair of campaigns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player")
    parser.add_argument("other", nargs="?", default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--campaigns", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    lists = list(tables(given.player, given.other, given.seats, given.campaigns))
    pairs: list[tuple[Campaign, Campaign]] = []
    with get_context("spawn").Pool(given.jobs) as pool:
        played = pool.imap(_play_table, lists)
        for without, with_it in zip(played, played, strict=False):
            pairs.append((without, with_it))
            print(report(pairs, given.seats), flush=True)


def _play_table(table: tuple[list[str], int]) -> Campaign:
    players, seed = table
    return play(players, HOUSE, seed)


if __name__ == "__main__":
    main()
