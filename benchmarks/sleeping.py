"""What tables cost that nobody is at: thousands of games against bots, each waiting for its person by the clock.

    python benchmarks/sleeping.py [--tables 3000] [--seconds 60] [--check]

Writes the tables into a new SQLite file, starts a server on it, lets it be, and prints how much of a core and how much
memory it took. `--check` fails above 2 % of a core or 150 MB.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa
from server_load import cpu_seconds, start_server

from sternhafen.engine import Match
from sternhafen.games import titles
from sternhafen.server.storage import database as db
from sternhafen.table.log.lines import Dealt, Line, Moved, SeatSet, encode

CORE_BAR = 0.02
MEMORY_BAR = 150.0
SETTLING = 120
"""Seconds in which a server completes tables that were stored without their newest position."""
DUE = 2**52
"""A deadline that no table reaches, so that all stay in the index of those that have one."""


def waiting_game(title_id: str, seed: int) -> list[Line]:
    """Return the lines of a game in its middle that waits for seat 0; seat 1 is a bot's."""
    rng = random.Random(seed)
    match = Match.new(titles()[title_id], 2, seed)
    while len(match.log) < 40 or match.state.asked() != [0]:
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    lines: list[Line] = [SeatSet(0, "person", "A", None, ("0" * 64,)), SeatSet(1, "bot", "hard", "hard")]
    return [*lines, Dealt(f"{seed:032x}"), *(Moved.of(entry) for entry in match.log)]


def fill(url: str, tables: int) -> None:
    """Write so many tables with the same few games."""
    engine = db.open_engine(url, 1)
    db.migrate(engine)
    title = titles()["escape-pods"]
    games = [[encode(line) for line in waiting_game(title.id, seed)] for seed in range(5)]
    with engine.begin() as connection:
        for number in range(tables):
            row = {"id": f"t{number}", "title": title.id, "rules": title.rules, "seats": 2, "options": "{}"}
            row |= {"listed": False, "hot_seat": False, "imported": False, "host": "0" * 64, "created": 0}
            connection.execute(sa.insert(db.tables), row | {"status": "running", "bots": 1, "due": DUE + number})
            bodies = games[number % len(games)]
            rows = [{"table_id": f"t{number}", "number": n, "at": 0, "body": body} for n, body in enumerate(bodies, 1)]
            connection.execute(sa.insert(db.lines), rows)
    engine.dispose()


def settle(url: str, tables: int) -> None:
    """Wait until the server has stored the newest position of every table, as it does once with those it finds."""
    engine = db.open_engine(url, 1)
    count = sa.select(sa.func.count()).select_from(db.positions)
    for _ in range(SETTLING):
        with engine.connect() as connection:
            if connection.execute(count).scalar_one() == tables:
                break
        time.sleep(1)
    engine.dispose()


def megabytes(pid: int) -> float:
    """Return the memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/sleeping.sqlite"
        fill(url, args.tables)
        process, _ = start_server(folder, url)
        try:
            settle(url, args.tables)
            time.sleep(2)
            before, began = cpu_seconds(process.pid), time.monotonic()
            time.sleep(args.seconds)
            core = (cpu_seconds(process.pid) - before) / (time.monotonic() - began)
            memory = megabytes(process.pid)
        finally:
            process.terminate()
            process.wait()
    holds = core <= CORE_BAR and memory <= MEMORY_BAR
    verdict = "holds" if holds else "MISSED"
    print(f"{args.tables} sleeping tables: {core:.2%} of a core, {memory:.0f} MB; {verdict}")
    if args.check and not holds:
        sys.exit(1)


if __name__ == "__main__":
    main()
