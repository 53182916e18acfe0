"""Find puzzles in games between searching bots, and add them to the package.

``python tools/mine_puzzles.py --minutes 60`` plays games of all titles in turn; ``python tools/mine_puzzles.py cryo``
only of one. The next seed decides the game, so it finds the same puzzles on every machine. Every game is stored at
once, so you can stop at any time and go on. A title that has ``--most`` puzzles is left alone. After a change of
rules or of a state's fields run it with ``--prune`` first: it drops the puzzles that today's rules cannot
continue from.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec

from sternhafen.engine import Title
from sternhafen.engine.plain import used_fields
from sternhafen.games import title as title_by_id
from sternhafen.games import title_ids
from sternhafen.puzzles.files import Found, read, written
from sternhafen.puzzles.finding import mined
from sternhafen.puzzles.values import Form, Mined

DATA = Path(__file__).resolve().parent.parent / "src" / "sternhafen" / "puzzles" / "data"
FIRST_SEED = 900_000
MOST_SEATS = 3
"""With more seats games take longer, and their puzzles are no others."""


def form_of(title: Title, games: list[Mined]) -> Form:
    """Return the form that the positions of puzzles have today."""
    options = title.options(confirm=False)
    shape = title.shape(title.start(options, min(title.seats), 0))
    states = [puzzle.state for game in games for puzzle in game.puzzles]
    form = Form(title.id, title.rules, msgspec.to_builtins(options), used_fields(states, shape))
    return msgspec.json.decode(msgspec.json.encode(form), type=Form)  # as it is read again


def stored(title: Title) -> tuple[Form, list[Mined]]:
    """Return the form and the games of a title that are stored; also those without puzzles, whose seeds are used."""
    path = DATA / f"{title.id}.jsonl"
    return read(path.read_bytes()) if path.exists() else (form_of(title, []), [])


def store(title: Title, games: list[Mined]) -> None:
    """Store a title's games, whose positions have today's form."""
    DATA.mkdir(parents=True, exist_ok=True)
    new = DATA / f"{title.id}.new"
    new.write_bytes(written(form_of(title, games), games))
    new.replace(DATA / f"{title.id}.jsonl")


def mine(title: Title) -> str:
    """Play the next game of a title, store it, and return what it gave."""
    begun = time.process_time()
    form, games = stored(title)
    if form != form_of(title, games):
        raise SystemExit(f"{title.id}: the rules have changed since; run with --prune first")
    seed = max((game.seed + 1 for game in games), default=FIRST_SEED)
    numbers = [seats for seats in title.seats if seats <= MOST_SEATS]
    game = mined(title, numbers[seed % len(numbers)], seed)
    store(title, [*games, game])
    levels = "".join(str(puzzle.level) for puzzle in game.puzzles)
    return (
        f"{title.id} {seed}, {game.seats} seats: {len(game.puzzles)} puzzles ({levels}), "
        f"{count(title)} in all, {time.process_time() - begun:.0f} s"
    )


def count(title: Title) -> int:
    """Return how many puzzles of a title are stored."""
    return sum(len(game.puzzles) for game in stored(title)[1])


def prune(title: Title) -> None:
    """Drop the puzzles that today's rules cannot continue from, and write the others in today's form."""
    form, games = stored(title)
    kept = []
    for game in games:
        puzzles = []
        for puzzle in game.puzzles:
            found = Found("", form, game.seats, puzzle)
            try:
                state = found.state()
                if state.explain(puzzle.seat, found.best()) is None:
                    puzzles.append(msgspec.structs.replace(puzzle, state=state.dump()))
            except Exception:  # a position of other rules may raise anything
                continue
        print(f"{title.id} {game.seed}: {len(puzzles)} of {len(game.puzzles)}")
        kept.append(msgspec.structs.replace(game, puzzles=tuple(puzzles)))
    store(title, kept)


def main() -> None:
    """Mine for a while, or prune."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=title_ids())
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--most", type=int, default=250)
    parser.add_argument("--prune", action="store_true")
    given = parser.parse_args()
    titles = [title_by_id(one) for one in given.titles]
    if given.prune:
        for title in titles:
            prune(title)
        return
    until = time.monotonic() + 60 * given.minutes
    while time.monotonic() < until and any(count(title) < given.most for title in titles):
        for title in titles:
            if count(title) < given.most and time.monotonic() < until:
                print(mine(title), flush=True)


if __name__ == "__main__":
    main()
