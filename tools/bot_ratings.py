"""Fit the fixed ratings of bots to contests between them.

    sternhafen arena cryo random beginner easy greedy --seats 2 --games 504 --file benchmarks/arena/cryo-levels.jsonl
    python tools/bot_ratings.py benchmarks/arena/cryo-levels.jsonl
    python tools/bot_ratings.py benchmarks/arena/planet-unknown-{random,greedy,of-four}.jsonl

The result is written to the data of the server, title by title, with `greedy` where it stands for all of them. A bot
that no contest of a title holds keeps its distance to the strongest that is weaker than it; whoever never wins stands
at 0, as no game tells how far below.
"""

from __future__ import annotations

import argparse
import json
from math import log, sqrt
from pathlib import Path

import msgspec

from sternhafen.arena.contest import Block, Contest
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import SCALE, by_level, elo, level

DATA = Path(__file__).resolve().parent.parent / "src" / "sternhafen" / "server" / "people" / "bot_ratings.json"
ANCHOR = "greedy"
"""The bot that every contest holds; it stands where it stood."""
BETA = 25 / 6
"""How much luck OpenSkill takes a game to hold, on each side."""
LEAST = 500
"""Games below which nothing is fitted."""

Ratings = dict[str, float]


def fitted(entrants: list[str], blocks: list[Block], usual: Ratings) -> Ratings:
    """Return the bots' ratings on OpenSkill's scale: there a lead wins as often as it did in the contests."""
    points = elo(blocks, entrants)
    unit = sqrt(2) * BETA * log(10) / SCALE
    measured = {bot: max(0.0, usual[ANCHOR] + (points[bot] - points[ANCHOR]) * unit) for bot in entrants}

    def rating(bot: str) -> float:
        if bot in measured:
            return measured[bot]
        weaker = max((one for one in entrants if usual[one] < usual[bot]), key=usual.__getitem__, default=ANCHOR)
        return max(0.0, measured[weaker] + usual[bot] - usual[weaker])

    return {bot: round(rating(bot), 1) for bot in usual}


def contests(files: list[Path]) -> dict[str, tuple[list[str], list[Block]]]:
    """Return who takes part in the contests of each title, and all blocks of them."""
    kept: dict[str, tuple[list[str], list[Block]]] = {}
    for file in files:
        contest = msgspec.json.decode(file.read_bytes().split(b"\n")[0], type=Contest)
        entrants, blocks = kept.setdefault(contest.title, ([], []))
        entrants += [bot for bot in map(level, contest.entrants) if bot not in entrants]
        blocks += by_level(Ledger(contest, file).blocks)
    return kept


def main() -> None:
    """Fit the contests in the files that are named, and write the data."""
    parser = argparse.ArgumentParser(prog="python tools/bot_ratings.py")
    parser.add_argument("files", nargs="+", type=Path)
    data: dict[str, Ratings] = json.loads(DATA.read_text(encoding="utf-8"))
    for title, (entrants, blocks) in contests(parser.parse_args().files).items():
        games = sum(len(block.games) for block in blocks)
        if games < LEAST:
            print(f"{title}: {games} games are too few")
            continue
        data[title] = fitted(entrants, blocks, data["usual"])
        print(f"{title}, {games} games: {data[title]}")
    lines = [f"  {json.dumps(title)}: {json.dumps(ratings)}" for title, ratings in data.items()]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
