"""Play the contests that measure how strong the search is, and print their results.

``python tools/bot_bars.py`` prints the table; ``python tools/bot_bars.py --play`` plays what is missing, one contest
after another, and ``--play ladder cryo`` only those whose names contain all these words. Every game is stored in
benchmarks/arena right away, so you can stop at any time. ``--met`` fails if a contest is unfinished or misses its goal.
If a contest's bots have become stronger or weaker since, delete its file and play it again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import msgspec

from sternhafen.arena.contest import Block, Contest, Pairing
from sternhafen.arena.executors import executor
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import first_share, standings
from sternhafen.arena.running import run
from sternhafen.arena.sprt import Sprt
from sternhafen.games import title as title_by_id

KEPT = Path(__file__).resolve().parent.parent / "benchmarks" / "arena"
TITLES = ("escape-pods", "planet-unknown", "cryo")
HIDING = "escape-pods"
"""The title in which knowing everything would gain much."""
RUNGS = (50, 100, 200, 400)
STEP = Sprt(0.5, 0.55)


class Bar(msgspec.Struct, frozen=True):
    """A contest, how many games of it are wanted, and which share of first places is aimed at."""

    name: str
    title: str
    entrants: tuple[str, str]
    seats: int
    games: int
    seed: int
    share: float | None = None
    test: Sprt | None = None
    """What may end it earlier."""

    def contest(self) -> Contest:
        """Return what is played."""
        title = title_by_id(self.title)
        options = msgspec.to_builtins(title.options(confirm=False).bounded())
        return Contest(self.title, title.rules, self.entrants, self.seats, self.seed, options)

    def ledger(self, kept: Path) -> Ledger:
        """Return the games played so far."""
        return Ledger(self.contest(), kept / f"{self.name}.jsonl")


def bars() -> Iterator[Bar]:
    """Yield all contests."""
    for title in TITLES:
        yield Bar(f"{title}-random", title, ("search-500", "random"), 2, 200, 4000, 0.98)
        yield Bar(f"{title}-greedy", title, ("search-500", "greedy"), 2, 200, 1000, 0.70)
        yield Bar(f"{title}-of-four", title, ("search-500", "greedy"), 4, 120, 3000, 0.45)
        yield Bar(f"{title}-seeing", title, ("seeing-200", "search-200"), 2, 100, 6000)
        if title == HIDING:
            yield Bar(f"{title}-heeding", title, ("search-200:heed=0.7", "search-200"), 2, 1000, 7000, 0.55, STEP)
        for less, more in pairwise(RUNGS):
            name = f"{title}-ladder-{more}"
            yield Bar(name, title, (f"search-{more}", f"search-{less}"), 2, 1000, 2000, 0.55, STEP)


def met(bar: Bar, ledger: Ledger) -> bool:
    """Return whether a contest was played to its end and its aim was reached, by the test where it has one."""
    blocks = list(run(ledger, bar.games, bar.test, nobody))
    shares = [first_share(block, bar.entrants[0]) for block in blocks]
    sure = bar.test is not None and bar.test.verdict(shares) == "higher"
    if not sure and (bar.test is not None or len(blocks) * bar.seats < bar.games):
        return False
    return bar.share is None or fmean(shares) >= bar.share


def nobody(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
    """Play nothing: only what is kept counts."""
    return iter(())


def row(bar: Bar, ledger: Ledger) -> str:
    """Return a line of the table."""
    blocks = list(run(ledger, len(ledger.blocks) * bar.seats, bar.test))
    standing = next(one for one in standings(blocks, bar.entrants) if one.player == bar.entrants[0])
    low, high = standing.first_interval
    behind, ahead = standing.margin_interval
    aim = "" if bar.share is None else f"{bar.share:.0%}"
    cells = (
        bar.name,
        ", ".join(bar.entrants),
        str(len(blocks) * bar.seats),
        f"{standing.first:.1%} [{low:.1%}, {high:.1%}]",
        f"{standing.margin:+.1f} [{behind:+.1f}, {ahead:+.1f}]",
        aim,
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play what is wanted, or print what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only contests whose names hold all of these")
    parser.add_argument("--play", action="store_true", help="play on")
    parser.add_argument("--met", action="store_true", help="fail if an aim is missed")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are kept")
    given = parser.parse_args()
    wanted = [bar for bar in bars() if all(word in bar.name for word in given.words)]
    print("| contest | bots | games | first [95 %] | lead [95 %] | aim |\n| --- | --- | --- | --- | --- | --- |")
    missed: list[str] = []
    for bar in wanted:
        if not given.play and not (given.kept / f"{bar.name}.jsonl").exists():
            continue
        ledger = bar.ledger(given.kept)
        if given.play:
            for _ in run(ledger, bar.games, bar.test, executor(given.jobs)):
                pass
        if ledger.blocks:
            print(row(bar, ledger), flush=True)
        if given.met and not met(bar, ledger):
            missed.append(bar.name)
    if missed:
        raise SystemExit(f"missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
