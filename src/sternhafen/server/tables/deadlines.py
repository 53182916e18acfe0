"""Deadlines: writes down that somebody's time is up. Tables are found by their row and loaded only then."""

from __future__ import annotations

from sternhafen.server.storage.absence import Rows
from sternhafen.server.tables.rounds import Rounds
from sternhafen.table.absence.clocks import clocked, deadline, late
from sternhafen.table.absence.uptime import Uptime
from sternhafen.table.absence.votes import replaced
from sternhafen.table.committing import Committer, Plan
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.log.absence import Overdue
from sternhafen.table.log.lines import Line
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table

LOOK_EVERY = 1.0
"""Seconds between two looks: one small query by an index, however many tables there are."""
AT_ONCE = 20
"""How many tables are looked after at one look."""
AGAIN = 60_000
"""Milliseconds until a table that could not be looked after has its turn again."""


class Deadlines(Rounds):
    """Looks for tables where somebody's time is up."""

    name = "deadlines"
    every = LOOK_EVERY

    def __init__(self, rows: Rows, tables: Tables, committer: Committer, uptime: Uptime) -> None:
        super().__init__()
        self._rows = rows
        self._tables = tables
        self._committer = committer
        self._uptime = uptime

    async def look(self) -> None:
        """Look after some tables whose deadline has passed."""
        for table_id, due in await self._rows.due(self._uptime.now(), AT_ONCE):
            try:
                await self._look_after(table_id, due)
            except Declined as declined:  # full of lines, or being stopped: nothing more is written there by itself
                note("deadline-missed", table=table_id, code=declined.refusal.code)
                if declined.refusal.code in ("table-full", "no-such-table"):
                    await self._rows.set_due(table_id, due, None)
            except StoreDown:
                raise
            except Exception as error:  # one table that cannot be read must not hold up the others
                trouble("deadline-missed", error, table=table_id)
                await self._rows.set_due(table_id, due, self._uptime.now() + AGAIN)

    async def _look_after(self, table_id: str, due: int) -> None:
        table = await self._tables.get(table_id)
        await self._committer.commit(table, lambda: Plan(time_is_up(table)))
        after = deadline(table.company)
        if after is not None and after <= self._uptime.now():  # its rules have changed: nobody can play there
            after = None
        await self._rows.set_due(table_id, due, after)  # only where its row still says so


def time_is_up(table: Table) -> list[Line]:
    """Return the lines that say whose time is up, and that seat the bot where the table was made so."""
    seats = late(table)
    pace = table.company.pace
    if not seats or pace is None:
        now = clocked(table, (), None)  # somebody was replaced or a table closed without its clocks being read
        return [] if now is None else [now]
    lines: list[Line] = [Overdue(seat) for seat in seats]
    if pace.takes_over:
        for seat in seats:
            lines += replaced(table, seat, pace, "pace")
    return lines
