"""The daily challenge without a server: the deal follows from the date, and one attempt a day counts."""

from __future__ import annotations

import asyncio
from typing import Any

from sternhafen.engine.deal import commitment
from sternhafen.table.daily.days import closes, day_of
from tests.browser.device import Device, started

TITLE = "escape-pods"
NOON = 1_900_000_000 - 1_900_000_000 % 86_400 + 43_200


def at(device: Device, time: int) -> None:
    """Let the device's clock show a time."""
    device.worker._host.now = lambda: time  # type: ignore[method-assign]  # a day is long


async def begin(device: Device) -> Any:
    return (await device.ask("POST", "/api/daily", {"title": TITLE, "name": "Ada"}))["table"]


async def play_out(device: Device, table: str) -> int:
    """Play an attempt to its end, always by the first legal action, and return its points."""
    path = f"/api/tables/{table}"
    device.join(table)
    while (info := await device.ask("GET", path))["status"] != "over":
        page = await device.ask("GET", f"{path}/legal?viewer=0")
        answer = await device.command("play", seat=0, after=info["entries"], action=page["legal"][0]["action"])
        assert answer["type"] == "ack", answer
    return int((await device.ask("GET", f"{path}/position?viewer=0"))["outcome"]["totals"][0])


def test_one_attempt_a_day_with_a_deal_that_the_date_gives() -> None:
    async def play() -> None:
        async with started() as one, started() as other:
            at(one, NOON)
            at(other, NOON)
            first = await begin(one)
            assert (await begin(one))["id"] == first["id"], "asked for again it is the same"
            assert (await begin(other))["seed_hash"] == first["seed_hash"], "on another device it is the same deal"
            at(one, NOON + 86_400)
            assert (await begin(one))["seed_hash"] != first["seed_hash"], "and the next day another"

    asyncio.run(play())


def test_the_result_the_streak_and_the_game_are_there_afterwards() -> None:
    async def play() -> None:
        async with started() as device:
            at(device, NOON)
            table = (await begin(device))["id"]
            shut = await device.worker.ask("GET", f"/api/tables/{table}/scores", "")
            assert shut.startswith("409")
            points = await play_out(device, table)
            await device.until("archives", table)
            told = await device.ask("GET", f"/api/daily/{TITLE}")
            assert (told["own"]["stage"], told["own"]["points"], told["streak"]) == ("done", points, 1)
            assert (await device.worker.ask("GET", f"/api/tables/{table}/review", "")).startswith("409")
            day = day_of(NOON)
            at(device, closes(day))
            told = await device.ask("GET", f"/api/daily/{TITLE}?day={day}")
            assert (told["closed"], commitment(told["seed"])) == (True, told["seed_hash"])
            assert (await device.ask("GET", f"/api/tables/{table}"))["seed"] == told["seed"]
            assert await device.ask("GET", f"/api/tables/{table}/scores")

    asyncio.run(play())
