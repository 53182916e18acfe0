"""Steps: changes to all of somebody's tables are made a few tables at a time, so that others' moves need not wait.

If a server stops in the middle, the rest is done when the same person asks again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from sternhafen.server.people.forgetting import forget_rest, forgotten
from sternhafen.server.people.moving import move_rest, moved
from sternhafen.server.people.personal_data import beside_tables, tables_data
from sternhafen.server.people.rewriting import Rewrite, Stale, carry_out
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.traces import lines_of, tables_of
from sternhafen.table.refusals import Declined

TABLES_AT_ONCE = 20
BODIES_AT_ONCE = 500
"""Changed lines after which a transaction is committed."""
MAX_ROUNDS = 2_000


class Steps:
    """Moves, exports and deletes what is kept about somebody."""

    def __init__(self, connections: Connections, settle: Callable[[], Awaitable[None]]) -> None:
        self._read = connections.read
        self._write = connections.write
        self._settle = settle
        """Lets this process notice which tables have changed."""

    async def size(self, client: str) -> int:
        """Return how many lines somebody's tables have: the cost of the other steps depends on it."""
        return await self._read(lambda connection: lines_of(connection, client))

    async def export(self, client: str) -> dict[str, Any]:
        """Return everything that is kept about somebody."""
        data = await self._read(lambda connection: beside_tables(connection, client))
        ids = await self._read(lambda connection: tables_of(connection, client))
        tables: list[dict[str, Any]] = []
        for first in range(0, len(ids), TABLES_AT_ONCE):
            some = ids[first : first + TABLES_AT_ONCE]
            tables += await self._read(partial(tables_data, client=client, table_ids=some))
        return {**data, "tables": tables}

    async def forget(self, client: str) -> None:
        """Delete everything that is kept about somebody."""
        await self._rewrite(client, lambda connection, table_id: forgotten(connection, client, table_id))
        await self._write(lambda connection: forget_rest(connection, client))
        await self._settle()

    async def move(self, old: str, new: str) -> None:
        """Replace one identity by another, everywhere."""
        await self._rewrite(old, lambda connection, table_id: moved(connection, old, new, table_id))
        await self._write(lambda connection: move_rest(connection, old, new))

    async def _rewrite(self, client: str, work_out: Callable[[sa.Connection, str], Rewrite]) -> None:
        """Rewrite somebody's tables until none is left, including those that changed or were added meanwhile."""
        for _ in range(MAX_ROUNDS):
            try:
                rewrites = await self._read(
                    lambda connection: [
                        work_out(connection, one) for one in tables_of(connection, client, TABLES_AT_ONCE)
                    ]
                )
                if not rewrites:
                    return
                for some in batches(rewrites):
                    await self._write(partial(carry_out_all, rewrites=some))
            except (Stale, sa.exc.IntegrityError):  # somebody moved there just now
                pass
            await self._settle()
        raise Declined("busy")


def carry_out_all(connection: sa.Connection, rewrites: Sequence[Rewrite]) -> None:
    """Change what is stored of some tables in one transaction."""
    for one in rewrites:
        carry_out(connection, one)


def batches(rewrites: Sequence[Rewrite]) -> Iterator[list[Rewrite]]:
    """Yield rewrites in batches small enough for one transaction."""
    group: list[Rewrite] = []
    for one in rewrites:
        if group and sum(len(before.bodies) for before in group) + len(one.bodies) > BODIES_AT_ONCE:
            yield group
            group = []
        group.append(one)
    if group:
        yield group
