"""Bots' seats: whenever a bot is asked, a worker thinks for it, and its move is committed like anybody else's.

A table sleeps while only bots play there and nobody watches.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from sternhafen.bots import Advice, Reason, chance_of, situation
from sternhafen.engine import Action, Match, Title
from sternhafen.table.commands.execute import check_current, played
from sternhafen.table.committing import Committer, Plan
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.log.lines import By, Said, Stored
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table
from sternhafen.table.thinking.ahead import ThinkingAhead, Thought
from sternhafen.table.thinking.decisions import asked_bots, decided_before
from sternhafen.table.thinking.kept_trees import KeptTrees
from sternhafen.table.thinking.thinker import Asker, Rank, Thinker, WorkerFailed
from sternhafen.text import ids

LIKELY = 2
"""To how many likely moves of a person bots think out their answers, where they think ahead."""
AT_ONCE = 2
"""How many bots of one table may think at the same time: other tables need workers, too."""


class BotSeats:
    """Plays the seats of bots, with one task for every seat that is asked."""

    def __init__(
        self,
        tables: Tables,
        committer: Committer,
        sessions: Sessions,
        thinking: Thinker,
        seconds: float,
        warm: Callable[[], Awaitable[None]],
        count: Callable[[str, str], None] = lambda event, bot: None,
        ahead: bool = False,
    ) -> None:
        self._tables = tables
        self._committer = committer
        self._sessions = sessions
        self._thinking = thinking
        self._seconds = seconds
        """How long a bot may think before the server stops waiting for it."""
        self._get_ready = warm
        """Called when a bot first has a seat anywhere, so that nobody waits for workers at the first move."""
        self._count = count
        """Told of ``bot_moves`` and ``bot_failures``."""
        self._trees = KeptTrees()
        self._ahead: ThinkingAhead | None = None
        """Thinks while people do, where the host allows it."""
        if ahead:
            self._ahead = ThinkingAhead(self._likely, self._decide_ahead, lambda table: bool(sessions.here(table)))
        self._stopped = False
        self._playing: dict[str, dict[int, asyncio.Task[None]]] = {}
        """By table and seat."""
        self._after: dict[tuple[str, int], int] = {}
        """The length of the log that a bot is thinking about, by table and seat."""
        self._warming: asyncio.Task[None] | None = None
        self.woken: Callable[[], None] = lambda: None
        """Called after a table was woken: somebody came to it or left it."""
        tables.storage.recovered.append(self._go_on)

    def __len__(self) -> int:
        return len(self._playing)

    def plays(self, table_id: str) -> bool:
        """Return whether a bot of a table is thinking here."""
        return table_id in self._playing

    async def stop(self) -> None:
        """Stop thinking; bots that have not moved yet think again at the next start."""
        self._stopped = True
        if self._ahead is not None:
            await self._ahead.stop()
        tasks = [task for playing in self._playing.values() for task in playing.values()]
        tasks += [] if self._warming is None else [self._warming]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, table: Table, added: Sequence[Stored] = ()) -> None:
        """Wake a table's bots after it has changed or somebody left, and stop those whose position is gone."""
        for seat, task in list(self._playing.get(table.id, {}).items()):
            if task is not asyncio.current_task() and not self._still_wanted(table, seat):
                task.cancel()
        self.wake(table)

    def _still_wanted(self, table: Table, seat: int) -> bool:
        if seat not in self.awake(table) or table.match is None:
            return False
        try:
            check_current(table.match, seat, self._after.get((table.id, seat), len(table.match.log)))
        except Declined:
            return False
        return True

    def awake(self, table: Table) -> list[int]:
        """Return the seats of bots that are asked, unless only bots play here and nobody watches."""
        people = any(seat.kind == "person" for seat in table.seats)
        return asked_bots(table) if people or self._sessions.attended(table.id) else []

    def wake(self, table: Table) -> None:
        """Start the bots of a table that are asked and not thinking yet.

        The workers start as soon as a bot has a seat anywhere, so that nobody waits for them at the first move.
        """
        if self._warming is None and any(seat.kind == "bot" for seat in table.seats):
            self._warming = asyncio.create_task(self._warm())
        for seat in self.awake(table):
            playing = self._playing.setdefault(table.id, {})
            if seat not in playing and len(playing) < AT_ONCE:
                playing[seat] = asyncio.create_task(self._play(table, seat))
        if self._ahead is not None and not self._stopped:
            self._ahead.changed(table)
        self.woken()

    async def _go_on(self) -> None:
        """Wake the bots of all tables in memory: the database is back."""
        for table in self._tables.all():
            self.wake(table)

    async def _warm(self) -> None:
        try:
            await self._get_ready()
        except Exception as error:  # the first move will start one, or say what is wrong
            trouble("worker-not-started", error)

    async def _play(self, table: Table, seat: int) -> None:
        """Play a bot's seat as long as it is asked, then a seat that is waiting for a worker."""
        go_on = True  # also if what it thinks about is gone: perhaps it is asked something else
        try:
            go_on = await self._play_on(table, seat)
        finally:
            playing = self._playing[table.id]
            del playing[seat]
            self._after.pop((table.id, seat), None)
            if not playing:
                del self._playing[table.id]
            if go_on and not self._stopped:
                self.wake(table)

    async def _play_on(self, table: Table, seat: int) -> bool:
        """Play a seat as long as it is asked, and return True; return False if it cannot go on."""
        while seat in self.awake(table):
            try:
                await self._move(table, seat)
            except Declined as declined:
                if declined.refusal.code != "stale":  # somebody took back meanwhile, or another process was quicker
                    note("bot-stopped", table=table.id, seat=seat, code=declined.refusal.code)
                    return False
            except Exception as error:  # whoever comes next wakes it again
                trouble("bot-stopped", error, table=table.id, seat=seat)
                return False
        return True

    async def _move(self, table: Table, seat: int) -> None:
        match = table.playing()
        self._after[table.id, seat] = after = len(match.log)
        where = situation(match, seat)
        action, by = await self._think(table, match, seat, where)
        await self._committer.commit(table, lambda: self._plan(table, seat, action, by, after, where))

    def _plan(self, table: Table, seat: int, action: Action, by: By, after: int, where: str) -> Plan:
        if table.seats[seat].kind != "bot":
            raise Declined("stale", after=after, entries=len(table.moves))
        match = table.playing()
        check_current(match, seat, after)
        plan = played(match, seat, action, by, where)
        excuse = match.title.excuse(match.state, seat, action) if by == "bot" else None
        return plan if excuse is None else replace(plan, lines=[said(table, seat, match.title, *excuse), *plan.lines])

    async def _think(self, table: Table, match: Match, seat: int, where: str) -> tuple[Action, By]:
        """Return a bot's action; if it fails in any way, a random legal one, and say so in the log.

        A bot repeats what it decided in the same situation before a take-back, because a search that is limited by the
        clock might otherwise decide differently.
        """
        before = decided_before(table, match, seat, where)
        if before is not None:
            return before
        name = table.seats[seat].bot or ""
        started = time.monotonic()
        thought = None if self._ahead is None else self._ahead.take(table, where)
        try:
            if thought is None:
                thought = await self._choose(match, seat, name, self._asker(table))
        except Declined:  # too much is thought about already
            raise
        except Exception as error:  # whatever it is, the table goes on
            trouble("bot-failed", error, table=table.id, seat=seat, bot=name, seconds=time.monotonic() - started)
            self._count("bot_failures", name)
            return match.state.sample_legal(seat, chance_of(match, seat, "fallback").random), "fallback"
        self._trees.keep((table.id, seat, name), thought.tree)
        self._count("bot_moves", name)
        return thought.action, "bot"

    def _asker(self, table: Table) -> Asker:
        """Return for whom a table's bots think: the client that sits there or, while nobody does, the host."""

        def owner() -> str:
            return self._sessions.network(table) or table.network or f"host {table.host}"

        def rank() -> Rank:
            return Rank.AWAITED if self._sessions.here(table) else Rank.ABSENT

        return Asker(table.id, owner, rank)

    async def _choose(self, match: Match, seat: int, name: str, asker: Asker) -> Thought:
        """Return a bot's legal action, thought out in a world that its seat cannot tell from the true one."""
        kept = self._trees.of((asker.table, seat, name))
        reply = await self._ask("choose", match, seat, name, asker, kept=kept)
        return Thought(legal_action(match, seat, reply.get("action")), reply.get("kept"))

    def _patient(self, table: Table) -> Asker:
        """Return for whom a table's bots think ahead: for the same client, behind all others."""
        return Asker(table.id, self._asker(table).owner, lambda: Rank.AHEAD)

    async def _likely(self, table: Table, match: Match, seat: int) -> list[Action]:
        """Return what a person may do next, the likeliest first."""
        reply = await self._ask("likely", match, seat, "", self._patient(table), most=LIKELY)
        return [legal_action(match, seat, action) for action in reply["actions"]]

    async def _decide_ahead(self, table: Table, match: Match, seat: int) -> Thought:
        """Return what a bot does in a position that may come."""
        return await self._choose(match, seat, table.seats[seat].bot or "", self._patient(table))

    async def advise(self, match: Match, seat: int, name: str, asker: Asker) -> list[Advice]:
        """Return a bot's best legal actions and what it expects of them, thought out in such a world."""
        ideas = (await self._ask("advise", match, seat, name, asker))["ideas"]
        return [as_advice(match, seat, idea) for idea in ideas]

    async def _ask(self, job: str, match: Match, seat: int, name: str, asker: Asker, **more: Any) -> dict[str, Any]:
        chance = chance_of(match, seat, f"{job}:{name}")
        world = match.isolated(seat).resample(seat, chance)
        request: dict[str, Any] = {"title": match.title.id, "state": world.dump(), "seat": seat, "bot": name, **more}
        return await self._thinking.do(job, self._seconds, asker, seed=chance.getrandbits(64), **request)


def said(table: Table, seat: int, title: Title, topic: str, code: str) -> Said:
    """Return what a bot says with a refusal: the message's id, for everybody reads it in their own language."""
    return Said(seat, table.seats[seat].name, "", f"{topic}:{ids.excuse(title.id, code)}")


def as_advice(match: Match, seat: int, idea: dict[str, Any]) -> Advice:
    """Return the advice that a worker gives, or raise `WorkerFailed` if its action is not legal."""
    reasons = msgspec.convert(idea["reasons"], tuple[Reason, ...])
    action = legal_action(match, seat, idea["action"])
    return Advice(action, idea["points"], idea["sure"], idea["equal"], reasons, idea["stands_out"])


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
