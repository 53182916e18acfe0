"""Judge a bot's advice at many positions of each title, and print how often its reasons hold.

``python tools/advice_bars.py`` prints the table of what was judged; ``--judge`` judges what is missing, one position
after another, and with titles only theirs. Every position is stored in build/advice right away, so you can stop at any
time; delete the files when bots or reasons have changed. ``--failing`` prints each reason that did not hold, and
``--met`` fails if a title has too few positions or misses the aim.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from sternhafen.arena.advice import START, Judged, judge, positions
from sternhafen.games import titles

T = TypeVar("T")

ADVISER = "search-60"
POSITIONS = 500
AIM = 0.95
"""The share of positions in which the best idea has a reason, all reasons are proven, and none tells what is hidden."""
KEPT = Path(__file__).resolve().parents[1] / "build" / "advice"
HEAD = """| title | positions | with a reason | all proven | reasons | proven | only what is known | all of it | aim |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def stored(path: Path) -> list[Judged]:
    """Return the positions judged so far."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Judged) for line in path.read_bytes().splitlines()]


def judge_more(id: str, path: Path, wanted: int) -> Iterator[Judged]:
    """Judge the positions that are missing; yield each once it is stored."""
    title, known = titles()[id], stored(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    for position, state, seat in positions(title, known[-1].position if known else START):
        if len(known) >= wanted:
            return
        known.append(judge(title, position, state, seat, ADVISER))
        with path.open("ab") as file:
            file.write(msgspec.json.encode(known[-1]) + b"\n")
        yield known[-1]


def row(id: str, judged: list[Judged]) -> str:
    """Return a line of the table."""
    reasons = [reason for one in judged for reason in one.reasons]
    shares = (
        str(len(judged)),
        share(judged, lambda one: any(reason.idea == 0 for reason in one.reasons)),
        share(judged, lambda one: all(reason.proven for reason in one.reasons)),
        str(len(reasons)),
        share(reasons, lambda reason: reason.proven),
        share(judged, lambda one: one.only_known),
        share(judged, lambda one: one.good),
        f"{AIM:.0%}",
    )
    return f"| {id} | {' | '.join(shares)} |"


def share(of: Sequence[T], holds: Callable[[T], bool]) -> str:
    """Return in which share of something a thing holds."""
    return f"{sum(map(holds, of)) / max(1, len(of)):.1%}"


def main() -> None:
    """Judge what is wanted, or print what was judged."""
    known = [title.id for title in titles().values() if title.terms is not None]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="only these")
    parser.add_argument("--judge", action="store_true", help="judge more positions")
    parser.add_argument("--failing", action="store_true", help="print the reasons that did not hold")
    parser.add_argument("--met", action="store_true", help="fail if the aim is missed")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="how many a title")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where they are kept")
    given = parser.parse_args()
    missed = []
    print(HEAD)
    for id in given.titles or known:
        path = given.kept / f"{id}.jsonl"
        if given.judge:
            for _ in judge_more(id, path, given.positions):
                pass
        judged = stored(path)
        print(row(id, judged), flush=True)
        if len(judged) < given.positions or sum(one.good for one in judged) < AIM * len(judged):
            missed.append(id)
        if given.failing:
            print_failing(judged)
    if given.met and missed:
        raise SystemExit(f"missed: {', '.join(missed)}")


def print_failing(judged: list[Judged]) -> None:
    """Print what did not hold."""
    for one in judged:
        if one.good:
            continue
        where = f"seed {one.position.seed}, decision {one.position.decisions}"
        if not any(reason.idea == 0 for reason in one.reasons):
            print(f"{where}: no reason")
        if not one.only_known:
            print(f"{where}: not the same in another world")
        for reason in one.reasons:
            if not reason.proven:
                print(f"{where}: {msgspec.to_builtins(reason)}")


if __name__ == "__main__":
    main()
