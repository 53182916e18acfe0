"""The dealer: waits for the seed parts that clients have committed to, but not forever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sternhafen.table.commands.dealing import waits_for, without
from sternhafen.table.committing import Committer, Plan
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.log.lines import Stored
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table

SECONDS = 10.0
"""How long a client may take to reveal its part once everybody is ready; then the deal restarts without it."""


class Dealer:
    """Restarts a deal without the clients that withhold their part."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def changed(self, table: Table, added: Sequence[Stored]) -> None:
        """Check a table that has changed."""
        self.look(table)

    def look(self, table: Table) -> None:
        """Start waiting for a table's missing parts, unless that is already under way."""
        if waits_for(table) and table.id not in self._waiting:
            self._waiting[table.id] = asyncio.create_task(self._wait(table))

    async def stop(self) -> None:
        """Stop waiting; the next visitor of the table starts it again."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table: Table) -> None:
        try:
            while waits_for(table):
                before = (table.parts.promise, table.parts.again)
                await asyncio.sleep(SECONDS)
                if before == (table.parts.promise, table.parts.again) and waits_for(table):
                    note("part-withheld", table=table.id, seats=str(waits_for(table)))
                    await self._committer.commit(table, lambda: Plan([without(table)]))
        except Declined:  # the last part came at the same moment
            pass
        except Exception as error:  # the next visitor starts the wait again
            trouble("deal", error, table=table.id)
        finally:
            del self._waiting[table.id]
