"""Fit the fixed ratings of bots to contests between them.

    sternhafen arena cryo random easy greedy --seats 2 --games 510 --seed 7000 --file benchmarks/ratings/cryo.jsonl
    python tools/bot_ratings.py benchmarks/ratings/cryo.jsonl

The result is written to the data of the server, title by title, with `greedy` where it stands for all of them. Bots
that a contest leaves out keep their distance to it; whoever never wins stands at 0, as no game tells how far below.
"""

from __future__ import annotations

import argparse
import json
from math import log, sqrt
from pathlib import Path

import msgspec

from sternhafen.arena.contest import Block, Contest
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import SCALE, elo

DATA = Path(__file__).resolve().parent.parent / "src" / "sternhafen" / "server" / "people" / "bot_ratings.json"
ANCHOR = "greedy"
"""The bot that every contest holds; it stands where it stood."""
BETA = 25 / 6
"""How much luck OpenSkill takes a game to hold, on each side."""
LEAST = 500
"""Games below which nothing is fitted."""

Ratings = dict[str, float]


def fitted(contest: Contest, blocks: list[Block], usual: Ratings) -> Ratings:
    """Return the bots' ratings on OpenSkill's scale: there a lead wins as often as it did in the contest."""
    points = elo(blocks, contest.entrants)
    unit = sqrt(2) * BETA * log(10) / SCALE
    measured = {bot: usual[ANCHOR] + (points[bot] - points[ANCHOR]) * unit for bot in contest.entrants}
    return {bot: round(max(0.0, measured.get(bot, rating)), 1) for bot, rating in usual.items()}


def main() -> None:
    """Fit every contest that is named, and write the data."""
    parser = argparse.ArgumentParser(prog="python tools/bot_ratings.py")
    parser.add_argument("files", nargs="+", type=Path)
    data: dict[str, Ratings] = json.loads(DATA.read_text(encoding="utf-8"))
    for file in parser.parse_args().files:
        contest = msgspec.json.decode(file.read_bytes().split(b"\n")[0], type=Contest)
        blocks = Ledger(contest, file).blocks
        games = sum(len(block.games) for block in blocks)
        if games < LEAST:
            print(f"{contest.title}: {games} games are too few")
            continue
        data[contest.title] = fitted(contest, blocks, data["usual"])
        print(f"{contest.title}, {games} games: {data[contest.title]}")
    lines = [f"  {json.dumps(title)}: {json.dumps(ratings)}" for title, ratings in data.items()]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
