"""Finished games stay whole in a browser too: every position, the chart and the record outlive their rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sternhafen.games import title
from tests.browser.device import Device, MemoryDatabase, started

TITLE = "escape-pods"


@contextmanager
def update() -> Iterator[None]:
    """Later rules of the title, as the next release would bring them."""
    known = title(TITLE)
    before = known.rules
    object.__setattr__(known, "rules", before + 1)
    try:
        yield
    finally:
        object.__setattr__(known, "rules", before)


async def play_out(device: Device) -> str:
    """Play a game alone to its end, always by the first legal action, and return its table."""
    made = await device.ask("POST", "/api/tables", {"title": TITLE, "seats": 1, "name": "Ada", "hot_seat": False})
    table: str = made["table"]["id"]
    path = f"/api/tables/{table}"
    device.join(table)
    await device.command("ready", seat=0, ready=True)
    while (info := await device.ask("GET", path))["status"] != "over":
        page = await device.ask("GET", f"{path}/legal?viewer=0")
        answer = await device.command("play", seat=0, after=info["entries"], action=page["legal"][0]["action"])
        assert answer["type"] == "ack", answer
    return table


async def everything(device: Device, table: str) -> dict[str, Any]:
    """Return all that a finished game shows."""
    path = f"/api/tables/{table}"
    count = (await device.ask("GET", path))["entries"]
    positions = [await device.ask("GET", f"{path}/position?viewer=0&at={at}") for at in range(count + 1)]
    rest = {what: await device.ask("GET", f"{path}/{what}") for what in ("scores", "export", "entries?viewer=0")}
    return {"positions": positions, **rest}


def test_every_position_of_a_finished_game_outlives_its_rules() -> None:
    async def play() -> None:
        async with started() as before:
            table = await play_out(before)
            shown = await everything(before, table)
            await before.until("archives", table)
        with update():
            async with started(before.database) as after:
                assert await everything(after, table) == shown
                info = await after.ask("GET", f"/api/tables/{table}")
                assert (info["status"], info["update"]["resumable"]) == ("over", False)

    asyncio.run(play())


def test_a_finished_game_is_played_on_and_a_move_planned_without_a_server() -> None:
    async def play() -> None:
        async with started() as device:
            game = await play_out(device)
            wish = {"seat": 0, "name": "Ada", "at": 1}
            made = (await device.ask("POST", f"/api/tables/{game}/practice", wish))["table"]
            assert (made["status"], made["begun"]["table"]) == ("running", game)
            plan = await device.ask("POST", f"/api/tables/{made['id']}/plan", {"seat": 0, "steps": []})
            assert plan["ends"] == "open"
            assert (
                plan["position"]["view"]
                == (await device.ask("GET", f"/api/tables/{game}/position?viewer=0&at=1"))["view"]
            )

    asyncio.run(play())


def test_a_game_whose_page_was_closed_at_its_end_is_stored_whole_at_the_next_visit() -> None:
    async def play() -> None:
        async with started() as before:
            table = await play_out(before)
            await before.until("archives", table)
        stores = {name: dict(rows) for name, rows in before.database.stores.items() if name != "archives"}
        interrupted = MemoryDatabase()
        interrupted.stores = stores
        async with started(interrupted) as again:
            assert await again.until("archives", table)

    asyncio.run(play())
