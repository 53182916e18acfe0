"""What the database keeps for absences: when the next deadline of a table is, when its host was seen, and the beats."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from sternhafen.server.storage import database as db
from sternhafen.server.storage.store import Store


class Rows:
    """Questions and changes about absences."""

    def __init__(self, store: Store) -> None:
        self._read = store.connections.read
        self._write = store.connections.write

    async def due(self, now: int, most: int) -> list[tuple[str, int]]:
        """Return tables whose deadline has passed, longest first, with the deadline."""
        due = db.tables.c.due
        wanted = sa.select(db.tables.c.id, due).where(due <= now).order_by(due).limit(most)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(str(table), int(at)) for table, at in rows]

    async def set_due(self, table_id: str, was: int, now: int | None) -> None:
        """Put a deadline right, unless it has been changed meanwhile."""
        here = (db.tables.c.id == table_id) & (db.tables.c.due == was)
        wanted = sa.update(db.tables).where(here).values(due=now)
        await self._write(lambda connection: connection.execute(wanted))

    async def hosts_seen(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return when the hosts of tables were last seen, as far as that is known."""
        seen = db.tables.c.host_seen
        wanted = sa.select(db.tables.c.id, seen).where(db.tables.c.id.in_(table_ids), seen.is_not(None))
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return {str(table): int(at) for table, at in rows}

    async def see_hosts(self, table_ids: Sequence[str], now: int) -> None:
        """Note that the hosts of tables are there."""
        wanted = sa.update(db.tables).where(db.tables.c.id.in_(table_ids)).values(host_seen=now)
        await self._write(lambda connection: connection.execute(wanted))

    async def beat(self, wall: int, gap: int) -> tuple[int, int]:
        """Note that a server runs; return when the newest beat was and how long all outages were, in milliseconds."""
        last = db.uptime.c.beat
        outage = sa.case((wall - last > gap, wall - last), else_=0)
        newest = sa.case((last < wall, wall), else_=last)
        update = sa.update(db.uptime).values(down=db.uptime.c.down + outage, beat=newest)

        def change(connection: sa.Connection) -> tuple[int, int]:
            if connection.execute(update).rowcount == 0:
                connection.execute(sa.insert(db.uptime), {"id": 1, "beat": wall, "down": 0})
            row = connection.execute(sa.select(last, db.uptime.c.down)).one()
            return int(row[0]), int(row[1])

        return await self._write(change)
