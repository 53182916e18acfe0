"""Committing: the only way to change a table, for people, hosts and bots alike.

A plan is made on a branch of the game and its lines are stored. Only then does the table change and does anybody hear
of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sternhafen.engine import Match
from sternhafen.table.absence.clocks import clocked, deadline
from sternhafen.table.hosts.bounds import TableBounds
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.indexing import index_of
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.storage import Append, LinkUsed, Outdated, StoreDown, StoreUnsure
from sternhafen.table.log.absence import Ended
from sternhafen.table.log.lines import Closed, Line, Moved, Stored, encode
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.finished import ended
from sternhafen.table.updates.positions import newest

MAX_ATTEMPTS = 20
"""How often to plan again a change that lost its number to another process."""


@dataclass(frozen=True)
class Plan:
    """Lines to add, and the game as it is after them."""

    lines: Sequence[Line]
    match: Match | None = None
    link: str | None = None
    """The hash of the invite link that this uses up."""
    hushed: bool = False
    """Whether its moves are not worth telling one by one: the line after them shows where they led."""


def with_clocks(table: Table, plan: Plan) -> Plan:
    """Return a plan plus the clock readings after it, if it changes any clock."""
    read = clocked(table, plan.lines, plan.match)
    return plan if read is None else replace(plan, lines=[*plan.lines, read])


class Committer:
    """Stores plans and applies them to tables."""

    def __init__(self, tables: Tables, bounds: TableBounds | None = None) -> None:
        self.tables = tables
        self._bounds = bounds or TableBounds()
        self.changed: list[Callable[[Table, Sequence[Stored]], None]] = []
        """Called after this process has changed a table: to inform other processes, wake bots, send notifications."""
        self.open = True
        self.may_serve: Callable[[str], None] = lambda title: None
        """Raises `Declined` for a title that other processes already run with newer rules."""
        self._unsure: dict[str, Table] = {}
        """Tables that may have lines unknown to this process, because the answer to a commit was lost."""
        tables.storage.recovered.append(self.reread)

    async def commit(self, table: Table, make: Callable[[], Plan], command: str | None = None) -> tuple[int, bool]:
        """Carry out a plan; return its last number, and whether the command had been carried out before."""
        if not self.open:
            raise Declined("stopping")
        self.may_serve(table.row.title)
        async with self.tables.exclusive(table):
            if table.id in self._unsure:
                await self._reread(table)
            for _ in range(MAX_ATTEMPTS):
                before = None if command is None else table.commands.get(command)
                if before is not None:
                    return before, True
                plan = with_clocks(table, make())
                if not plan.lines:
                    return table.number, False
                self._check_room(table, plan)
                if await self._store(table, plan, command):
                    return table.number, False
                await self.tables.catch_up_locked(table)
        raise Declined("busy")

    def _check_room(self, table: Table, plan: Plan) -> None:
        closes = any(isinstance(line, (Closed, Ended)) for line in plan.lines)
        if table.number + len(plan.lines) > self._bounds.table_lines and not closes:
            raise Declined("table-full", most=self._bounds.table_lines)

    async def _store(self, table: Table, plan: Plan, command: str | None) -> bool:
        wanted = self._append(table, plan, command)
        try:
            at = await self.tables.storage.append(wanted)
        except LinkUsed:
            raise Declined("invite-used") from None
        except Outdated:
            raise Declined("updating") from None
        except StoreUnsure:
            return await self._find(table, wanted)
        if at is None:
            return False
        added = [
            Stored(wanted.number + offset, at, command if offset == 0 else None, line)
            for offset, line in enumerate(plan.lines)
        ]
        for stored in added:
            table.apply(stored, plan.match)
            if not (plan.hushed and isinstance(stored.line, Moved)):
                self.tables.tell(table, stored)
        self._announce(table, added)
        return True

    def _append(self, table: Table, plan: Plan, command: str | None) -> Append:
        before, after = index_of(table), index_of(table, plan.lines, plan.match)
        first = table.number + 1
        company = table.company.all_after(first, plan.lines, table.seats)
        index, asked = None, None
        if replace(before, bot_asked=after.bot_asked) != after:
            index = after
        elif before.bot_asked or after.bot_asked:
            asked = after.bot_asked
        return Append(
            table.id,
            first,
            command,
            plan.lines,
            index,
            asked,
            plan.link,
            table.row.title,
            newest(table, plan.lines, plan.match),
            ended(plan.match),
            paced=company.pace is not None,
            due=deadline(company),
        )

    def _announce(self, table: Table, added: Sequence[Stored]) -> None:
        for changed in self.changed:
            try:
                changed(table, added)
            except Exception as error:  # the change is stored, so its author must get an answer
                trouble("recording", error, table=table.id)

    # When the answer to a commit was lost ------------------------------------------------------------------------

    async def _find(self, table: Table, wanted: Append) -> bool:
        """Read what is stored; return True if our lines are there, else decline as undecided.

        Missing lines prove nothing: the database may still be writing them.
        """
        self._unsure[table.id] = table
        try:
            added = await self._reread(table)
        except StoreDown:
            raise Declined("store-unsure") from None  # `reread` follows as soon as the database answers
        bodies = [encode(line) for line in wanted.lines]
        mine = [encode(one.line) for one in added[: len(bodies)] if one.number >= wanted.number]
        if mine == bodies and added[0].command == wanted.command:
            return True
        self._unsure[table.id] = table
        raise Declined("store-unsure")

    async def reread(self) -> None:
        """Read again the tables whose newest lines are in doubt."""
        for table in list(self._unsure.values()):
            async with self.tables.exclusive(table):
                await self._reread(table)

    async def _reread(self, table: Table) -> list[Stored]:
        """Add the lines this process missed, and announce them as if they had just happened, so that bots wake."""
        added = await self.tables.catch_up_locked(table)
        self._unsure.pop(table.id, None)
        self._announce(table, added)
        return added
