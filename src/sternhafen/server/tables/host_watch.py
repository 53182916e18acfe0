"""Watching hosts: a table whose host has been away for too long gets another, as soon as somebody is there.

Only tables that somebody is connected to are looked at, and those are in memory.
"""

from __future__ import annotations

from sternhafen.server.storage.absence import Rows
from sternhafen.server.tables.rounds import Rounds
from sternhafen.table.absence.hosting import patience, promote_successor, successors
from sternhafen.table.absence.uptime import Uptime
from sternhafen.table.committing import Committer, Plan
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table

LOOK_EVERY = 30.0


def devices(table: Table) -> set[str]:
    """Return the clients by which a table's host may be connected: those of the same seat are one person."""
    seats = table.kept_for(table.host)
    return {table.host, *(client for seat in seats for client in table.seats[seat].clients)}


class HostWatch(Rounds):
    """Notes which hosts are there, and hands on the tables of those who are not."""

    name = "host-watch"
    every = LOOK_EVERY

    def __init__(self, rows: Rows, tables: Tables, sessions: Sessions, committer: Committer, uptime: Uptime) -> None:
        super().__init__()
        self._rows = rows
        self._tables = tables
        self._sessions = sessions
        self._committer = committer
        self._uptime = uptime

    async def look(self) -> None:
        """Look at every table that somebody is connected to."""
        kept = [self._tables.kept(table_id) for table_id in self._sessions.tables()]
        tables = [table for table in kept if table is not None and table.status in ("waiting", "running")]
        hosted = [table for table in tables if devices(table) & self._sessions.clients(table.id)]
        left = [table for table in tables if table not in hosted and successors(table, self._sessions.here(table))]
        now = self._uptime.now()
        seen = await self._rows.hosts_seen([table.id for table in left]) if left else {}
        new = [table for table in left if table.id not in seen]  # nobody has watched them before
        if hosted or new:
            await self._rows.see_hosts([table.id for table in (*hosted, *new)], now)
        for table in left:
            if table.id in seen and now - seen[table.id] >= patience(table) * 1000:
                await self._hand_on(table)

    async def _hand_on(self, table: Table) -> None:
        connected = self._sessions.clients(table.id)
        try:
            await self._committer.commit(
                table, lambda: Plan(promote_successor(table, self._sessions.here(table), connected))
            )
        except Declined as declined:
            trouble("host-watch", declined, table=table.id)
