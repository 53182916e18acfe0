"""Bots' seats: whenever a bot is asked, a worker thinks for it, and its move comes in by the same door as anybody's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import msgspec

from sternhafen.bots import BOTS, Advice
from sternhafen.engine import Action, Match
from sternhafen.server.door import Door, Plan
from sternhafen.server.lines import By, Stored
from sternhafen.server.logs import note, trouble
from sternhafen.server.metrics import Metrics
from sternhafen.server.play import check_current, played
from sternhafen.server.refusals import Declined
from sternhafen.server.tables import Table, Tables
from sternhafen.server.workers import WorkerFailed, Workers

SWEEP_EVERY = 5.0
"""Seconds between two looks for tables whose bot has been left waiting, by this process or another that died."""
QUIET = 3.0
"""Seconds, beyond the time to think, for which nothing must have happened at such a table."""

AT_ONCE = 2
"""How many bots of one table think at the same time, where several are asked: others want workers too."""

chance = SystemRandom()


def check_bot(name: str) -> None:
    """Decline a bot that there is not."""
    if name not in BOTS:
        raise Declined("no-such-bot", bot=name, known=", ".join(BOTS))


class BotSeats:
    """Plays the seats of bots, one task a seat that is asked."""

    def __init__(self, tables: Tables, door: Door, workers: Workers, seconds: float, metrics: Metrics) -> None:
        self._tables = tables
        self._door = door
        self._workers = workers
        self._seconds = seconds
        self._metrics = metrics
        self._playing: dict[str, dict[int, asyncio.Task[None]]] = {}
        """By table and seat."""
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Let every waiting bot go on, now and whenever one has been left waiting."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop thinking; what is not yet played is thought again at the next start."""
        others = [task for task in (self._sweeper, self._warming) if task is not None]
        tasks = [task for playing in self._playing.values() for task in playing.values()] + others
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, table: Table, added: Sequence[Stored]) -> None:
        """Wake a table's bots after it has changed."""
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Begin to play a table's bots that are asked and that nobody plays already; some at the same time if need be.

        As soon as a bot has a seat anywhere the workers get ready, so that nobody waits for them at the first move.
        """
        if self._warming is None and any(seat.kind == "bot" for seat in table.seats):
            self._warming = asyncio.create_task(self._warm())
        for seat in asked_bots(table):
            playing = self._playing.setdefault(table.id, {})
            if seat not in playing and len(playing) < AT_ONCE:
                playing[seat] = asyncio.create_task(self._play(table, seat))

    async def _warm(self) -> None:
        try:
            await self._workers.warm()
        except Exception as error:  # the first move will start one, or say what is wrong
            trouble("worker-not-started", error)

    async def _play(self, table: Table, seat: int) -> None:
        """Play a bot's seat as long as it is asked; then another that waits for its turn with the workers."""
        played_on = False
        try:
            played_on = await self._play_on(table, seat)
        finally:
            playing = self._playing[table.id]
            del playing[seat]
            if not playing:
                del self._playing[table.id]
        if played_on:
            self.wake(table)

    async def _play_on(self, table: Table, seat: int) -> bool:
        """Play a seat as long as it is asked, and return True; or False where something stands in the way."""
        while seat in asked_bots(table):
            try:
                await self._move(table, seat)
            except Declined as declined:
                if declined.refusal.code != "stale":  # somebody took back meanwhile, or another process was quicker
                    note("bot-stopped", table=table.id, seat=seat, code=declined.refusal.code)
                    return False
            except Exception as error:  # the sweep tries again, so the table is not stuck for ever
                trouble("bot-stopped", error, table=table.id, seat=seat)
                return False
        return True

    async def _move(self, table: Table, seat: int) -> None:
        match = table.playing()
        after = len(match.log)
        action, by = await self._think(table, match, seat)
        await self._door.change(table, lambda: self._plan(table, seat, action, by, after))

    def _plan(self, table: Table, seat: int, action: Action, by: By, after: int) -> Plan:
        if table.seats[seat].kind != "bot":
            raise Declined("stale", after=after, entries=len(table.moves))
        check_current(table.playing(), seat, after)
        return played(table.playing(), seat, action, by)

    async def _think(self, table: Table, match: Match, seat: int) -> tuple[Action, By]:
        """Return a bot's action; if it fails in whatever way, any legal one, and say so in the log."""
        name = table.seats[seat].bot or ""
        started = time.monotonic()
        try:
            action = await self.choose(match, seat, name)
        except Exception as error:  # whatever it is, the table goes on
            trouble("bot-failed", error, table=table.id, seat=seat, bot=name, seconds=time.monotonic() - started)
            self._metrics.count("bot_failures", bot=name)
            return match.state.sample_legal(seat, chance.random), "fallback"
        self._metrics.count("bot_moves", bot=name)
        return action, "bot"

    async def choose(self, match: Match, seat: int, name: str) -> Action:
        """Return a bot's legal action, thought out in a world that its seat cannot tell from the true one."""
        return legal_action(match, seat, (await self._ask("choose", match, seat, name)).get("action"))

    async def advise(self, match: Match, seat: int, name: str) -> list[Advice]:
        """Return a bot's best legal actions and what it expects of them, thought out in such a world."""
        ideas = (await self._ask("advise", match, seat, name))["ideas"]
        return [Advice(legal_action(match, seat, idea["action"]), idea["points"], idea["sure"]) for idea in ideas]

    async def _ask(self, job: str, match: Match, seat: int, name: str) -> dict[str, Any]:
        world = match.state.resample(seat, chance)
        request: dict[str, Any] = {"title": match.title.id, "state": world.dump(), "seat": seat, "bot": name}
        return await self._workers.do(job, self._seconds, seed=chance.getrandbits(64), **request)

    async def _sweep(self) -> None:
        quiet = 0.0
        while True:
            try:
                for table_id in await self._tables.store.with_bots(int(time.time() - quiet)):
                    self.wake(await self._tables.get(table_id))
            except Exception as error:  # the next sweep must come
                trouble("sweep", error)
            await asyncio.sleep(SWEEP_EVERY)
            quiet = self._seconds + QUIET


def legal_action(match: Match, seat: int, data: Any) -> Action:
    """Return the action that a worker means, or raise `WorkerFailed` if it is none that is legal."""
    try:
        action = match.title.action(data)
    except msgspec.ValidationError as error:
        raise WorkerFailed(f"no action: {error}") from error
    illegal = match.state.explain(seat, action)
    if illegal is not None:
        raise WorkerFailed(f"illegal: {illegal.code}")
    return action


def asked_bots(table: Table) -> list[int]:
    """Return the seats that are asked and played by bots."""
    if table.match is None or table.status != "running":
        return []
    return [seat for seat in table.match.state.asked() if table.seats[seat].kind == "bot"]
