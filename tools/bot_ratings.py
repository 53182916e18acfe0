"""Let the levels meet in one pool per title, and fit the fixed ratings of bots to what is kept.

    python tools/bot_ratings.py --play           # play what is missing; stop and continue whenever you like
    python tools/bot_ratings.py --play cryo      # only this title
    python tools/bot_ratings.py                  # fit, and write the data of the server

Every game is stored in benchmarks/arena/levels right away. `greedy` stands where it stood, in every title. A bot that
no contest of a title holds keeps its distance to the strongest that is weaker than it; whoever never wins stands at 0,
as no game tells how far below. If a level has become stronger or weaker since, delete its title's files and play again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log, sqrt
from pathlib import Path

import msgspec

from sternhafen.arena.contest import Block, Contest
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import SCALE, by_level, elo, level
from sternhafen.arena.running import run
from sternhafen.games import title as title_by_id

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "sternhafen" / "server" / "people" / "bot_ratings.json"
ARENA = ROOT / "benchmarks" / "arena"
KEPT = ARENA / "levels"
ALSO = {"planet-unknown": ("random", "greedy", "of-four")}
"""Contests of levels that are kept for another reason."""
TITLES = ("escape-pods", "cryo", "planet-unknown")
POOLS: tuple[tuple[str, tuple[str, ...], int, int], ...] = (
    ("levels", ("easy", "beginner", "greedy", "random", "medium"), 500, 8000),
    ("hard", ("hard", "medium", "greedy"), 90, 9000),
)
"""Who meets whom, each once with each on every seed: name, entrants, games, first seed."""
ANCHOR = "greedy"
"""The bot that every pool holds; it stands where it stood."""
BETA = 25 / 6
"""How much luck OpenSkill takes a game to hold, on each side."""
LEAST = 500
"""Games below which nothing is fitted."""

Ratings = dict[str, float]


def pools(title: str) -> Iterator[tuple[Path, Contest, int]]:
    """Yield the pools of a title: file, contest, and how many games it shall have."""
    game = title_by_id(title)
    options = msgspec.to_builtins(game.options(confirm=False).bounded())
    for name, entrants, games, seed in POOLS:
        yield KEPT / f"{title}-{name}.jsonl", Contest(title, game.rules, entrants, 2, seed, options), games


def play(titles: Sequence[str]) -> None:
    """Play what is missing, the quick games of all titles first."""
    for one in zip(*(pools(title) for title in titles), strict=True):
        for file, contest, games in one:
            for block in run(Ledger(contest, file), games):
                print(f"{file.stem} {block.number}", flush=True)


def kept(title: str) -> list[Path]:
    """Return the files with contests between a title's levels."""
    files = [file for file, _, _ in pools(title) if file.exists()]
    return files + [ARENA / f"{title}-{name}.jsonl" for name in ALSO.get(title, ())]


def contest_of(files: Sequence[Path]) -> tuple[list[str], list[Block]]:
    """Return who takes part in some contests, and all blocks of them."""
    entrants: list[str] = []
    blocks: list[Block] = []
    for file in files:
        contest = msgspec.json.decode(file.read_bytes().split(b"\n")[0], type=Contest)
        entrants += [bot for bot in map(level, contest.entrants) if bot not in entrants]
        blocks += by_level(Ledger(contest, file).blocks)
    return entrants, blocks


def fitted(entrants: Sequence[str], blocks: Sequence[Block], usual: Ratings) -> Ratings:
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


def main() -> None:
    """Play, or fit what is kept and write the data."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", choices=[*TITLES, []], help="only these titles")
    parser.add_argument("--play", action="store_true", help="play on")
    given = parser.parse_args()
    titles: Sequence[str] = given.titles or TITLES
    if given.play:
        play(titles)
        return
    data: dict[str, Ratings] = json.loads(DATA.read_text(encoding="utf-8"))
    for title in titles:
        entrants, blocks = contest_of(kept(title))
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
