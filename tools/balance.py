"""Play many games between bots and write their statistics into docs/balance/<title>.md.

Games are stored in build/balance, so that a run continues where the last one stopped; delete the files when rules,
figures or bots have changed. The text above the page's mark is written by hand and stays.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from sternhafen.arena.balance import Tally, pages, play_more
from sternhafen.engine import Options, Title
from sternhafen.games import title as title_by_id

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "balance"
PAGES = ROOT / "docs" / "balance"
KEEP_EVERY = 50
"""After how many games they are kept."""
MARK = "<!-- What follows is written by tools/balance.py -->\n"


def settings(title: Title, seats: int) -> list[Options]:
    """Return the different options to play with at a number of seats, never asking for confirmations."""
    distinct: list[Options] = []
    for options in title.variants(seats):
        quick = msgspec.structs.replace(options, confirm=False)
        if quick not in distinct:
            distinct.append(quick)
    return distinct


def tally_path(title: Title, seats: int, number: int) -> Path:
    """Return where the games at a number of seats with the options of a number are kept."""
    return KEPT / f"{title.id}-{seats}-{number}.json"


def fill(title: Title, seats: int, number: int, player: str, games: int, jobs: int) -> None:
    """Play what is missing and keep it."""
    options = settings(title, seats)[number]
    path = tally_path(title, seats, number)
    if path.exists():
        tally = msgspec.json.decode(path.read_bytes(), type=Tally)
    else:
        wished = {
            name: value
            for name, value in msgspec.to_builtins(options).items()
            if value != getattr(type(options)(), name)
        }
        tally = Tally(title.id, title.rules, seats, player, wished, [])
    for more in play_more(tally, options, games, jobs):
        if len(more.games) % KEEP_EVERY == 0 or len(more.games) >= games:
            path.write_bytes(msgspec.json.encode(more))


def write(title: Title) -> None:
    """Write the page from all games that are kept."""
    paths = [tally_path(title, seats, number) for seats in title.seats for number in range(len(settings(title, seats)))]
    tallies = [msgspec.json.decode(path.read_bytes(), type=Tally) for path in paths if path.exists()]
    target = PAGES / f"{title.id}.md"
    before = target.read_text("utf-8").split(MARK)[0] if target.exists() else f"# Balance of {title.id}\n\n"
    target.write_text(before + MARK + "\n" + pages(tallies), "utf-8")


def main() -> None:
    """Play, keep, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", type=title_by_id)
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats to play with; none only writes the page")
    parser.add_argument("--games", type=int, default=2000, help="how many games there shall be with each setting")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    PAGES.mkdir(parents=True, exist_ok=True)
    for seats in args.title.seats if args.seats is None else args.seats:
        for number in range(len(settings(args.title, seats))):
            fill(args.title, seats, number, args.player, args.games, args.jobs)
    write(args.title)


if __name__ == "__main__":
    main()
