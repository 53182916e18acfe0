"""Where notifications go: the targets of seats, and of clients for all their tables."""

from __future__ import annotations

import sqlalchemy as sa

from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections


class Targets:
    """The notification targets in one database, each as JSON."""

    def __init__(self, connections: Connections) -> None:
        self._read = connections.read
        self._write = connections.write

    async def of_seat(self, table_id: str, seat: int) -> str | None:
        """Return where a seat's notifications go."""
        wanted = sa.select(db.targets.c.target).where(_seat(table_id, seat))
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def set_seat(self, table_id: str, seat: int, target: str | None) -> None:
        """Store where a seat's notifications go, or that they go nowhere."""

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.targets).where(_seat(table_id, seat)))
            if target is not None:
                connection.execute(sa.insert(db.targets), {"table_id": table_id, "seat": seat, "target": target})

        await self._write(change)

    async def of_client(self, client: str) -> str | None:
        """Return where a client's notifications go."""
        wanted = sa.select(db.client_targets.c.target).where(db.client_targets.c.client == client)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def set_client(self, client: str, target: str | None) -> None:
        """Store where a client's notifications go from all its tables, or that they go nowhere."""

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.client_targets).where(db.client_targets.c.client == client))
            if target is not None:
                connection.execute(sa.insert(db.client_targets), {"client": client, "target": target})

        await self._write(change)


def _seat(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return (db.targets.c.table_id == table_id) & (db.targets.c.seat == seat)
