"""Moving: a guest signs up or in, and everything that was theirs becomes the person's."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sternhafen.server.people.company import move_company
from sternhafen.server.people.daily import move_attempts
from sternhafen.server.people.manners import move_manners
from sternhafen.server.people.rewriting import Rewrite, Stale, carry_out, newest_number
from sternhafen.server.people.studies import move_studies
from sternhafen.server.storage import database as db
from sternhafen.server.storage.people_tables import results
from sternhafen.server.storage.traces import tables_of
from sternhafen.table.log.lines import SeatSet, decode, encode


def move_client(connection: sa.Connection, old: str, new: str) -> None:
    """Replace one identity by another, in every line and list; running servers read those tables again."""
    for table_id in tables_of(connection, old):
        carry_out(connection, moved(connection, old, new, table_id))
    move_rest(connection, old, new)


def moved(connection: sa.Connection, old: str, new: str, table_id: str) -> Rewrite:
    """Return what changes at a table where one identity replaces another."""
    newest = newest_number(connection, table_id)
    naming = (db.lines.c.table_id == table_id) & db.lines.c.body.contains(old)
    rows = connection.execute(sa.select(db.lines.c.number, db.lines.c.body).where(naming)).all()
    host = connection.execute(sa.select(db.tables.c.host).where(db.tables.c.id == table_id)).scalar()
    if host is None:
        raise Stale(table_id)
    bodies = [(int(number), str(body), _named_anew(body, old, new)) for number, body in rows]
    return Rewrite(table_id, newest, bodies, old, new, host=new if host == old else None)


def _named_anew(body: str, old: str, new: str) -> str:
    line = decode(body.replace(old, new))
    if isinstance(line, SeatSet):  # on both devices at one table: the seat is now one person's
        line = msgspec.structs.replace(line, clients=tuple(dict.fromkeys(line.clients)))
    return encode(line)


def move_rest(connection: sa.Connection, old: str, new: str) -> None:
    """Move what belongs to no table."""
    connection.execute(sa.update(results).where(results.c.client == old).values(client=new))
    move_manners(connection, old, new)
    move_company(connection, old, new)
    move_studies(connection, old, new)
    move_attempts(connection, old, new)
    for table in (db.client_targets, db.quotas):
        kept = connection.execute(sa.select(table.c.client).where(table.c.client == new)).first()
        mine = table.c.client == old
        connection.execute(sa.delete(table).where(mine) if kept else sa.update(table).where(mine).values(client=new))
