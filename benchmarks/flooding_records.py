"""The floods that ask about games and records: charts, reviews, practice, plans, studies, exports, imports."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from flood import Flood, Line, recorded

PLAN_STEPS = 6
"""Moves of the longest line that a flood tries."""


async def scores(flood: Flood) -> None:
    """Ask for the chart of a finished game, and to verify it."""
    table = await flood.finished_game()
    await flood.on_all_connections(
        lambda line: line.ask("GET", f"/api/tables/{table}/{random.choice(['scores', 'verify'])}", flood.secret)
    )


async def reviews(flood: Flood) -> None:
    """Ask for the reviews of five finished games, which nobody has reviewed yet."""
    tables = [await flood.finished_game(seed) for seed in range(5)]
    await flood.on_all_connections(
        lambda line: line.ask("GET", f"/api/tables/{random.choice(tables)}/review", flood.secret)
    )


async def practice(flood: Flood) -> None:
    """Play on from anywhere in a finished game."""
    made = (await flood.post("/api/import", recorded()))["table"]
    table, entries = made["id"], made["entries"]

    async def ask(line: Line) -> tuple[int, bytes]:
        wish = {"seat": 0, "name": "E", "at": random.randrange(entries), "bots": {"1": "easy"}}
        return await line.ask("POST", f"/api/tables/{table}/practice", flood.secret, msgspec.json.encode(wish))

    await flood.on_all_connections(ask)


async def plans(flood: Flood) -> None:
    """Try long lines at one's own table, and ask for everything about where they lead."""
    table = await flood.own_table()
    path = f"/api/tables/{table}/plan"
    steps: list[Any] = []
    while len(steps) < PLAN_STEPS:
        shown = await flood.post(path, {"seat": 0, "steps": steps})
        if shown["ends"] != "open":
            break
        steps.append(shown["position"]["legal"][0]["action"])
    wishes = [{"seat": 0, "steps": steps}, {"seat": 0, "steps": steps[:-1], "chosen": []}]
    bodies = [msgspec.json.encode(wish) for wish in wishes]
    await flood.on_all_connections(lambda line: line.ask("POST", path, flood.secret, random.choice(bodies)))


async def studies(flood: Flood) -> None:
    """Write at a study, and look at its places and at what may be done there."""
    table = await flood.finished_game()
    made = await flood.post(f"/api/tables/{table}/studies", {"name": "Flood", "own": "F"})
    here = f"/api/studies/{made['id']}"

    async def one(line: Line) -> tuple[int, bytes]:
        at = random.randrange(made["lines"])
        if random.random() < 0.3:
            body = msgspec.json.encode({"at": at % 50, "text": "x" * 600})
            return await line.ask("PUT", f"{here}/comments", flood.secret, body)
        return await line.ask(
            "GET", f"{here}{random.choice(['/position', '/legal', ''])}?at={at}&viewer=0", flood.secret
        )

    await flood.on_all_connections(one)


async def exports(flood: Flood) -> None:
    """Ask for the record of a finished game."""
    table = await flood.finished_game()
    await flood.on_all_connections(lambda line: line.ask("GET", f"/api/tables/{table}/export", flood.secret))


async def imports(flood: Flood) -> None:
    """Send long records."""
    record = recorded(2_000)
    await flood.on_all_connections(lambda line: line.ask("POST", "/api/import", flood.secret, record))
