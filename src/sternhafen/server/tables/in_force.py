"""Rules in force: while processes of two versions share a database, only those with the newest rules touch a table.

A newer process raises the rules of its titles and waits until the older ones must have heard of it. Those say goodbye
to everybody at a table of such a title, who come back to a newer process, and store nothing more; the store makes sure
of that in the transaction itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sternhafen.games import titles
from sternhafen.server.storage.store import Store
from sternhafen.table.hosts.diagnostics import note
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Sessions
from sternhafen.table.updates.positions import shape_of

SETTLING = 6.0
"""Seconds in which every older process has read the notice (every two), and what it was storing is stored."""


class RulesInForce:
    """Which titles this process may serve."""

    def __init__(self, store: Store, tables: Tables, sessions: Sessions, clock: Callable[[], float] = time.monotonic):
        self._store = store
        self._tables = tables
        self._sessions = sessions
        self._clock = clock
        self._shared = tables.shared
        self._own = {title.id: title.rules for title in titles().values()}
        self._settled: dict[str, float] = {}
        """Until when titles wait whose rules this process has raised."""
        self.outdated: frozenset[str] = frozenset()
        """The titles of which another process has newer rules."""
        self.seam_key = ""
        """What this database signs positions with."""
        tables.outdated = self.outdated.__contains__

    async def start(self) -> None:
        """Say which rules this process has."""
        shapes = dict(shape_of(title) for title in self._own)
        before = await self._store.updates.begin(self._own, shapes, self._shared)
        self.seam_key = await self._store.updates.seam_key()
        if self._shared:
            self._store.own_rules = self._own
            until = self._clock() + SETTLING
            raised = [title for title, rules in self._own.items() if before.get(title, rules) < rules]
            self._settled = dict.fromkeys(raised, until)
            for title in raised:
                note("rules-raised", title=title, rules=self._own[title], before=before[title])
        await self.look()

    async def look(self) -> None:
        """Read which rules are in force, and let go of the tables that are no longer for this process."""
        held = await self._store.updates.in_force()
        if any(title not in held for title in self._own):  # an administrator has reset them
            await self._store.updates.begin(self._own, {}, self._shared)
            held = await self._store.updates.in_force()
        before = self.outdated
        newer = [title for title, rules in self._own.items() if held.get(title, rules) > rules]
        self.outdated = frozenset(newer) if self._shared else frozenset()
        self._tables.outdated = self.outdated.__contains__
        for title in sorted(self.outdated - before):
            note("rules-outdated", title=title, rules=self._own[title], in_force=held[title])
        changed = self.outdated ^ before
        for table in self._tables.all():
            if table.row.title in changed:
                await self._let_go(table.id)

    async def _let_go(self, table_id: str) -> None:
        table = self._tables.kept(table_id)
        if table is None:
            return
        async with self._tables.exclusive(table):
            self._tables.forget(table_id)
        for session in self._sessions.at(table_id):
            session.goodbye("updating", again=True, close=1012)

    def check(self, title: str) -> None:
        """Decline a title that this process may not serve, or not yet."""
        if title in self.outdated:
            raise Declined("updating")
        until = self._settled.get(title)
        if until is not None and self._clock() < until:
            raise Declined("updating")
