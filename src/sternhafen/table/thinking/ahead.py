"""Thinking ahead: while people think, bots think about their answers to what is most likely to come.

It changes no decision: a bot is asked the same with the same random numbers as it would be later, only sooner, so that
its answer is there at once if what was expected is played. It waits behind all other thinking, and ends as soon as the
table changes or nobody sits there any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sternhafen.bots import situation
from sternhafen.engine import Action, Match, Refused
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.thinking.decisions import asked_bots
from sternhafen.table.thinking.kept_trees import Tree


class Thought(NamedTuple):
    """What a bot decides, and the tree to go on in."""

    action: Action
    tree: Tree


Likely = Callable[[Table, Match, int], Awaitable[list[Action]]]
"""``likely(table, match, seat)``: what a person will probably do, judging by what that person may know."""
Decide = Callable[[Table, Match, int], Awaitable[Thought]]
"""``decide(table, match, seat)``: what a bot does in a position."""


class ThinkingAhead:
    """Answers that bots have thought out before they were asked, for the present position of each table."""

    def __init__(self, likely: Likely, decide: Decide, wanted: Callable[[Table], bool]) -> None:
        self._likely = likely
        self._decide = decide
        self._wanted = wanted
        """Whether somebody sits at a table, so that thinking ahead is worth it."""
        self._thoughts: dict[str, dict[str, Thought]] = {}
        """By table and situation."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._lengths: dict[str, int] = {}
        """How long the log was that is being thought about."""

    def __len__(self) -> int:
        return len(self._tasks)

    def take(self, table: Table, where: str) -> Thought | None:
        """Return what was thought out for a situation, if it was."""
        return self._thoughts.get(table.id, {}).pop(where, None)

    def changed(self, table: Table) -> None:
        """End what is thought about a position that is gone, and begin with the present one if people are asked."""
        match = table.match
        length = -1 if match is None else len(match.log)
        if self._lengths.get(table.id) == length and self._wanted(table):
            return
        self._end(table.id)
        if match is not None and asked_bots(table):  # now they need what was thought out
            return
        self._thoughts.pop(table.id, None)
        bots = any(seat.kind == "bot" for seat in table.seats)
        if match is None or match.over or not bots or not self._wanted(table):
            return
        self._lengths[table.id] = length
        task = self._tasks[table.id] = asyncio.create_task(self._think(table, match))
        task.add_done_callback(lambda done: self._forget(table.id, done))

    async def stop(self) -> None:
        """End everything."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, table_id: str) -> None:
        self._lengths.pop(table_id, None)
        task = self._tasks.pop(table_id, None)
        if task is not None:
            task.cancel()

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _think(self, table: Table, match: Match) -> None:
        """Think about every likely move of whoever is asked first."""
        seat = match.state.first_asked()
        try:
            for action in await self._likely(table, match, seat):
                await self._answer(table, match, seat, action)
        except Declined:  # too much is thought about already
            return
        except Exception as error:  # nobody waits for this
            trouble("ahead-stopped", error, table=table.id)

    async def _answer(self, table: Table, match: Match, seat: int, action: Action) -> None:
        """Think about what bots do after an action."""
        after = match.branch()
        try:
            after.play(seat, action)
        except Refused:  # a person's guess may be wrong about what is hidden
            return
        for other in after.state.asked():
            if table.seats[other].kind == "bot":
                thought = await self._decide(table, after, other)
                self._thoughts.setdefault(table.id, {})[situation(after, other)] = thought
