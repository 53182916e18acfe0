"""Thinking: the one queue before the workers. Bots' moves, hints, charts and imports wait here, fairly and in bounds.

A bot that a person waits for comes before anything else. Among equals that client is next who has used the workers
least, and of its tables the one that has; so a hundred slow tables of one client hold up nobody else's.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from sternhafen.server.http.limits import Bounds
from sternhafen.table.refusals import Declined
from sternhafen.table.thinking.thinker import Asker, Rank

AWAITED_BY_PEOPLE = (Rank.ASKED, Rank.ANALYSED)
"""What a request waits for: it is bounded for each client, and nobody waits for ever."""


class Pool(Protocol):
    """Does jobs; `count` of them at the same time."""

    count: int

    async def do(self, job: str, seconds: float, **request: Any) -> dict[str, Any]:
        """Return the answer to a job."""


@dataclass(eq=False)
class Job:
    """Something to think about, waiting or under way."""

    number: int
    asker: Asker
    owner: str
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    started: float = 0.0
    rank: Rank = Rank.AWAITED
    task: asyncio.Task[Any] | None = field(default_factory=asyncio.current_task)
    """Who waits for it."""


class Shares:
    """How much each has used of something, so that who has used least is next; who was away saves up nothing."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0

    def used(self, who: str) -> float:
        """Return how much somebody has used, at least as much as whoever was served last."""
        return max(self._used.get(who, 0.0), self._now)

    def serve(self, who: str) -> None:
        """Note that somebody is served."""
        self._used[who] = self._now = self.used(who)

    def add(self, who: str, amount: float) -> None:
        """Note how much somebody has used."""
        self._used[who] = self._used.get(who, self._now) + amount

    def forget(self, kept: Iterable[str]) -> None:
        """Forget those who are no different from a newcomer and have nothing to do here."""
        stay = set(kept)
        self._used = {who: used for who, used in self._used.items() if who in stay or used > self._now}


class Thinking:
    """The queue before a pool of workers."""

    def __init__(self, pool: Pool, bounds: Bounds | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._bounds = bounds or Bounds()
        self._clock = clock
        self._numbers = itertools.count()
        self._waiting: list[Job] = []
        self._running: list[Job] = []
        self._owners = Shares()
        self._tables: dict[str, Shares] = defaultdict(Shares)
        """By client."""
        self._seen: dict[str, float] = {}
        """When each client last asked for something."""

    def __len__(self) -> int:
        return len(self._waiting)

    async def do(self, job: str, seconds: float, asker: Asker, **request: Any) -> dict[str, Any]:
        """Return a worker's answer once it is this job's turn; decline if too much waits already.

        Whoever is cancelled while waiting or thinking gives its place to the next at once.
        """
        mine = self._enter(asker)
        try:
            await self._wait(mine)
            return await self._pool.do(job, seconds, **request)
        finally:
            self._leave(mine)
            self.go_on()

    # Coming and going --------------------------------------------------------------------------------------------

    def _enter(self, asker: Asker) -> Job:
        mine = Job(next(self._numbers), asker, asker.owner())
        if asker.rank() in AWAITED_BY_PEOPLE:
            same = [job for job in self._waiting if job.owner == mine.owner and job.asker.rank() is asker.rank()]
            if len(same) >= self._bounds.jobs_a_client:
                raise Declined("busy")
        if len(self._waiting) >= self._bounds.jobs:
            self._make_room(asker.rank())
        if asker.rank() not in (Rank.KEPT, Rank.AHEAD):  # what nobody waits for is nobody's rival
            self._seen[mine.owner] = self._clock()
        self._waiting.append(mine)
        self._clear_the_way(mine)
        self.go_on()
        return mine

    def _clear_the_way(self, job: Job) -> None:
        """End a thought ahead if nobody else would make room for a job: it was only to use idle workers."""
        if job.asker.rank() is Rank.AHEAD:
            return
        if len(self._running) < self._pool.count and self._may_run(job):
            return
        for one in self._running:
            if one.rank is Rank.AHEAD and one.task is not None:
                one.task.cancel()
                return

    def _make_room(self, rank: Rank) -> None:
        """Send the newest of the last rank away for somebody of a better one, or decline."""
        last = max(self._waiting, key=lambda job: (job.asker.rank(), job.number))
        if last.asker.rank() <= rank:
            raise Declined("busy")
        self._waiting.remove(last)
        last.turn.set_exception(Declined("busy"))

    async def _wait(self, job: Job) -> None:
        patience = self._bounds.job_patience if job.asker.rank() in AWAITED_BY_PEOPLE else None
        try:
            async with asyncio.timeout(patience):
                await job.turn
        except TimeoutError:
            raise Declined("busy") from None

    def _leave(self, job: Job) -> None:
        with suppress(ValueError):
            self._waiting.remove(job)
        if job not in self._running:
            return
        self._running.remove(job)
        took = self._clock() - job.started
        if job.rank is Rank.AHEAD:  # it took nothing from anybody
            return
        self._owners.add(job.owner, took)
        self._tables[job.owner].add(job.asker.table, took)

    # Whose turn it is --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Hand free workers to whose turn it is; also called when somebody came to a table, or left it."""
        while len(self._running) < self._pool.count and (job := self._next()) is not None:
            self._waiting.remove(job)
            job.started, job.rank = self._clock(), job.asker.rank()
            if job.rank is not Rank.AHEAD:
                self._owners.serve(job.owner)
                self._tables[job.owner].serve(job.asker.table)
            self._running.append(job)
            job.turn.set_result(None)
        self._forget()

    def _next(self) -> Job | None:
        for job in self._waiting:
            job.owner = job.asker.owner()
        may = [job for job in self._waiting if not job.turn.done() and self._may_run(job)]
        return min(may, key=self._order, default=None)

    def _order(self, job: Job) -> tuple[Rank, float, float, int]:
        owner, table = self._owners.used(job.owner), self._tables[job.owner].used(job.asker.table)
        return job.asker.rank(), owner, table, job.number

    def _may_run(self, job: Job) -> bool:
        """Return whether a worker is free for a job: the last is kept for bots that are waited for, and for others.

        A client that nobody else competes with may use all workers for its bots.
        """
        most = max(1, self._pool.count - 1)
        if job.asker.rank() is not Rank.AWAITED and sum(one.rank is not Rank.AWAITED for one in self._running) >= most:
            return False
        mine = sum(one.owner == job.owner for one in self._running)
        return mine < most or not self._has_rivals(job.owner)

    def _has_rivals(self, owner: str) -> bool:
        since = self._clock() - self._bounds.rivals_seconds
        return any(seen >= since for other, seen in self._seen.items() if other != owner)

    def _forget(self) -> None:
        if len(self._seen) > 1_000:
            since = self._clock() - self._bounds.rivals_seconds
            self._seen = {owner: seen for owner, seen in self._seen.items() if seen >= since}
        busy = {job.owner for job in (*self._waiting, *self._running)}
        self._owners.forget(busy)
        for owner in self._tables.keys() - busy:
            del self._tables[owner]
