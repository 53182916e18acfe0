"""Record the golden games of every title, or of those named, into tests/golden: ``python tools/golden.py [TITLE …]``.

Every number of seats and every variant of the options is played, by greedy and by random bots; Gen7's campaigns from
the first episode to the last. Record them again only when a title's rules have changed, and say in CHANGELOG.md
what did.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec

from sternhafen.arena.golden import GoldenGame, record
from sternhafen.engine import Options, Refused, State, Title
from sternhafen.games import title as title_by_id
from sternhafen.games import titles

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
BOTS = ("random", "greedy")
SEEDS = range(2)
LONGEST = 600


def games(title: Title) -> Iterator[GoldenGame]:
    """Yield the golden games of a title."""
    number = 0
    for seats in title.seats:
        for variant, bot, _ in product(title.variants(seats), BOTS, SEEDS):
            options: Options | None = variant
            while options is not None:
                number += 1
                game, end = record(title, options, [bot] * seats, number, LONGEST)
                yield game
                options = following(title, options, end)


def following(title: Title, options: Options, end: State) -> Options | None:
    """Return the options of a campaign's next episode, or None at its end and for titles that have none."""
    outcome = end.outcome()
    if outcome is None or outcome.carry is None or "carry" not in title.options.__struct_fields__:
        return None
    plain = {**msgspec.to_builtins(options), "carry": msgspec.to_builtins(outcome.carry)}
    carried: Options = msgspec.convert(plain, title.options)
    try:
        title.start(carried, len(outcome.places), 0)
    except Refused:  # the campaign is over
        return None
    return carried


def main() -> None:
    """Record the games and say how many there are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="only these titles")
    wanted = [title_by_id(one) for one in parser.parse_args().titles] or list(titles().values())
    for title in wanted:
        lines = [msgspec.json.encode(game) for game in games(title)]
        file = GOLDEN / f"{title.id}.jsonl.gz"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(gzip.compress(b"\n".join(lines), mtime=0))
        print(f"{title.id}: {len(lines)} games, {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
