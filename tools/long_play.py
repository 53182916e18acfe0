"""Play many games between bots in one process and print how much memory it uses.

``python tools/long_play.py cryo search-8 easy --games 2000``: the bots change seats from game to game, every game
has its own seed, and the last bot plays the remaining seats.
"""

from __future__ import annotations

import argparse
import gc
import resource
import time

from sternhafen.arena.playout import play_game
from sternhafen.games import title as title_by_id

REPORTS = 10


def held() -> float:
    """Return the most memory this process has held so far, in megabytes."""
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Play, and print a line after every tenth of the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    title = title_by_id(given.title)
    seats = given.seats or max(len(given.bots), min(title.seats))
    players = given.bots + given.bots[-1:] * (seats - len(given.bots))
    options, begin, decisions = title.options(confirm=False), time.process_time(), 0
    for number in range(given.games):
        turn = number % seats
        decisions += play_game(title, options, players[turn:] + players[:turn], number).decisions
        if (number + 1) % max(1, given.games // REPORTS) == 0:
            spent = time.process_time() - begin
            print(f"{number + 1} games, {decisions} decisions, {spent:.0f} s of CPU time, {held():.1f} MB", flush=True)


if __name__ == "__main__":
    main()
