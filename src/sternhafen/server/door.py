"""The door: the one way by which a table changes, for people, hosts and bots alike.

A plan is made on a branch of the game, its lines are stored, and only then does the table change and is anybody told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sternhafen.engine import Match
from sternhafen.server.lines import Line, Stored
from sternhafen.server.logs import trouble
from sternhafen.server.refusals import Declined
from sternhafen.server.store import Append, LinkUsed
from sternhafen.server.tables import Table, Tables

TRIES = 20
"""How often a change that lost its number to another process is planned anew."""


@dataclass(frozen=True)
class Plan:
    """Lines to be added, and the game as it is after them."""

    lines: Sequence[Line]
    match: Match | None = None
    link: str | None = None
    """The hash of the link that is used up by it."""


class Door:
    """Changes tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.changed: list[Callable[[Table, Sequence[Stored]], None]] = []
        """Called after this process has changed a table: to tell other processes, wake bots, notify."""
        self.open = True

    async def change(self, table: Table, make: Callable[[], Plan], command: str | None = None) -> tuple[int, bool]:
        """Carry out a plan; return its last number, and whether the command had been carried out before."""
        if not self.open:
            raise Declined("stopping")
        async with table.lock:
            for _ in range(TRIES):
                before = None if command is None else table.commands.get(command)
                if before is not None:
                    return before, True
                plan = make()
                if await self._store(table, plan, command):
                    return table.number, False
                await self.tables.catch_up_locked(table)
        raise Declined("busy")

    async def _store(self, table: Table, plan: Plan, command: str | None) -> bool:
        index = table.index(plan.lines, plan.match)
        first = table.number + 1
        found = None if index == table.index() else index
        try:
            at = await self.tables.store.append(Append(table.id, first, command, plan.lines, found, plan.link))
        except LinkUsed:
            raise Declined("invite-used") from None
        if at is None:
            return False
        added = [
            Stored(first + offset, at, command if offset == 0 else None, line) for offset, line in enumerate(plan.lines)
        ]
        for stored in added:
            table.apply(stored, plan.match)
            self.tables.tell(table, stored)
        for changed in self.changed:
            try:
                changed(table, added)
            except Exception as error:  # it is stored: whoever asked for it must hear that
                trouble("telling", error, table=table.id)
        return True
