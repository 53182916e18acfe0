"""Moving: a guest signs up or in, and everything that was theirs becomes the person's."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sternhafen.server.ops.admin.acts import leave_notice, tables_of
from sternhafen.server.storage import database as db
from sternhafen.server.storage.people_tables import results
from sternhafen.table.log.lines import SeatSet, decode, encode


def move_client(connection: sa.Connection, old: str, new: str) -> None:
    """Put one identity in the place of another, in every line and list; running servers read those tables again."""
    for table_id in tables_of(connection, old):
        _move_lines(connection, table_id, old, new)
        leave_notice(connection, "reload", table_id)
    connection.execute(sa.update(db.tables).where(db.tables.c.host == old).values(host=new))
    both = sa.select(db.holders.c.table_id).where(db.holders.c.client == new)
    held = db.holders.c.client == old
    connection.execute(sa.delete(db.holders).where(held, db.holders.c.table_id.in_(both)))
    connection.execute(sa.update(db.holders).where(held).values(client=new))
    connection.execute(sa.update(results).where(results.c.client == old).values(client=new))
    for table in (db.client_targets, db.quotas):
        kept = connection.execute(sa.select(table.c.client).where(table.c.client == new)).first()
        mine = table.c.client == old
        connection.execute(sa.delete(table).where(mine) if kept else sa.update(table).where(mine).values(client=new))


def _move_lines(connection: sa.Connection, table_id: str, old: str, new: str) -> None:
    here = (db.lines.c.table_id == table_id) & db.lines.c.body.contains(old)
    rows = connection.execute(sa.select(db.lines.c.number, db.lines.c.body).where(here)).all()
    for number, body in rows:
        line = decode(body.replace(old, new))
        if isinstance(line, SeatSet):  # on both devices at one table: the seat is now one person's
            line = msgspec.structs.replace(line, clients=tuple(dict.fromkeys(line.clients)))
        moved = (db.lines.c.table_id == table_id) & (db.lines.c.number == number)
        connection.execute(sa.update(db.lines).where(moved).values(body=encode(line)))
