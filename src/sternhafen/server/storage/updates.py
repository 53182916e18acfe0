"""What the store keeps for updates: newest positions, archives of finished games, the rules in force."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sternhafen.server.ops.admin.acts import leave_notice
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.table.hosts.storage import ArchiveRow, Ended, NewestPosition

LEVEL = 1
"""Of compression: the newest position is written with every move."""
SEAMS = "seams"


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Return an insert that can say what happens if the row is there already."""
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


@cache
def upsert(dialect: str, table: sa.Table, key: str) -> Any:
    """Return the statement that writes a row, in the place of one with the same key; made once, for that takes long."""
    wanted = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    rest = {column.name: wanted.excluded[column.name] for column in table.columns if column.name != key}
    return wanted.on_conflict_do_update(index_elements=[key], set_=rest)


def put(connection: sa.Connection, table: sa.Table, key: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write whole rows, in the place of those with the same keys."""
    connection.execute(upsert(connection.dialect.name, table, key), rows)


def put_positions(connection: sa.Connection, newest: Sequence[tuple[str, NewestPosition]]) -> None:
    """Write tables' newest positions; called in the writer's thread, which is why they are compressed only here."""
    rows = [
        {
            "table_id": table_id,
            "entries": one.entries,
            "rules": one.rules,
            "shape": one.shape,
            "state": zlib.compress(one.state.encode(), LEVEL),
        }
        for table_id, one in newest
    ]
    put(connection, db.positions, "table_id", rows)


def put_ended(connection: sa.Connection, table_id: str, ended: Ended) -> None:
    """Write how a game ended."""
    values = {"table_id": table_id, "rules": ended.rules, "entries": ended.entries, "result": ended.result}
    put(connection, db.archives, "table_id", [{**values, "positions": None}])


def in_force(connection: sa.Connection) -> dict[str, int]:
    """Return which version of the rules holds, title by title."""
    rows = connection.execute(sa.select(db.rules_in_force.c.title, db.rules_in_force.c.rules))
    return {str(title): int(rules) for title, rules in rows}


def _raise(connection: sa.Connection, title: str, rules: int, higher_only: bool) -> None:
    held = db.rules_in_force
    wanted = insert(connection, held).values({"title": title, "rules": rules})
    where = held.c.rules < wanted.excluded.rules if higher_only else None
    change = wanted.on_conflict_do_update(index_elements=["title"], set_={"rules": wanted.excluded.rules}, where=where)
    connection.execute(change)


class UpdateStorage:
    """The questions about it, and changes that come with no line."""

    def __init__(self, connections: Connections) -> None:
        self._read = connections.read
        self._write = connections.write

    async def position(self, table_id: str) -> NewestPosition | None:
        """Return a table's newest position."""
        columns = [db.positions.c[name] for name in ("entries", "rules", "shape", "state")]
        wanted = sa.select(*columns).where(db.positions.c.table_id == table_id)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        return NewestPosition(row.entries, row.rules, row.shape, zlib.decompress(row.state).decode())

    async def keep_position(self, table_id: str, newest: NewestPosition) -> None:
        """Write a table's newest position where no line came with it."""
        await self._write(lambda connection: put_positions(connection, [(table_id, newest)]))

    async def fields(self, shape: str) -> dict[str, list[str]] | None:
        """Return the fields that positions of a shape are read by."""
        wanted = sa.select(db.shapes.c.fields).where(db.shapes.c.digest == shape)
        encoded = await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())
        return None if encoded is None else msgspec.json.decode(encoded, type=dict[str, list[str]])

    async def archive(self, table_id: str) -> ArchiveRow | None:
        """Return a finished game."""
        columns = [db.archives.c[name] for name in ("rules", "entries", "result", "positions")]
        wanted = sa.select(*columns).where(db.archives.c.table_id == table_id)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else ArchiveRow(*row)

    async def keep_archive(self, table_id: str, ended: Ended, positions: bytes) -> None:
        """Write a finished game whole."""

        def change(connection: sa.Connection) -> None:
            put_ended(connection, table_id, ended)
            here = db.archives.c.table_id == table_id
            connection.execute(sa.update(db.archives).where(here).values(positions=positions))

        await self._write(change)

    async def review(self, table_id: str) -> bytes | None:
        """Return the review of a finished game."""
        wanted = sa.select(db.reviews.c.review).where(db.reviews.c.table_id == table_id)
        packed = await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())
        return None if packed is None else zlib.decompress(packed)

    async def keep_review(self, table_id: str, review: bytes) -> None:
        """Write the review of a finished game."""
        row = {"table_id": table_id, "review": zlib.compress(review)}
        await self._write(lambda connection: put(connection, db.reviews, "table_id", [row]))

    async def unfinished(self, titles: Collection[str]) -> list[tuple[str, str]]:
        """Return the tables of some titles that lack something, with their status.

        A game that is over, or closed, lacks its archive, one in play the newest position: either it is older than
        both, or the server was stopped in between.
        """
        kept = sa.select(db.archives.c.table_id).where(db.archives.c.positions.is_not(None))
        placed = sa.select(db.positions.c.table_id)
        over = db.tables.c.status.in_(("over", "closed")) & db.tables.c.id.not_in(kept)
        playing = (db.tables.c.status == "running") & db.tables.c.id.not_in(placed)
        wanted = sa.select(db.tables.c.id, db.tables.c.title, db.tables.c.status).where(over | playing)
        rows = await self._read(lambda connection: connection.execute(wanted.order_by(db.tables.c.created)).all())
        return [(str(table), str(status)) for table, title, status in rows if title in titles]

    async def begin(self, rules: Mapping[str, int], shapes: Mapping[str, str], shared: bool) -> dict[str, int]:
        """Note which rules and fields this process has; return the rules that were in force before.

        Lower ones are raised, and other processes hear of it. A process that shares its database with nobody sets its
        own, whatever they were.
        """

        def change(connection: sa.Connection) -> dict[str, int]:
            for digest, fields in shapes.items():
                row = {"digest": digest, "fields": fields}
                connection.execute(insert(connection, db.shapes).values(row).on_conflict_do_nothing())
            key = {"purpose": SEAMS, "key": secrets.token_hex(32)}
            connection.execute(insert(connection, db.signing_keys).values(key).on_conflict_do_nothing())
            before = in_force(connection)
            for title, mine in rules.items():
                _raise(connection, title, mine, higher_only=shared)
            now = in_force(connection)
            if now != before:
                leave_notice(connection, "rules")
            return before

        return await self._write(change)

    async def in_force(self) -> dict[str, int]:
        """Return which version of the rules holds, title by title."""
        return await self._read(in_force)

    async def seam_key(self) -> str:
        """Return what this database signs positions with."""
        wanted = sa.select(db.signing_keys.c.key).where(db.signing_keys.c.purpose == SEAMS)
        return str(await self._read(lambda connection: connection.execute(wanted).scalar_one()))
