"""Traces: at which tables an identity occurs in the lines, even where it no longer holds a seat.

Whoever asks for their data, deletes it or signs up finds their tables by this, however many tables others have.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sternhafen.server.storage import database as db
from sternhafen.table.log.lines import Hosted, Line, SeatSet, decode

NAMING = ('{"type":"seat",', '{"type":"hosted",')
"""How the lines begin that name identities."""
CHUNK = 1_000
"""Rows that are read together."""


def clients_in(lines: Iterable[Line]) -> set[str]:
    """Return the identities that some lines name.

    >>> sorted(clients_in([SeatSet(0, "person", "Ada", clients=("a", "b")), Hosted("c")]))
    ['a', 'b', 'c']
    """
    named: set[str] = set()
    for line in lines:
        if isinstance(line, SeatSet):
            named.update(line.clients)
        elif isinstance(line, Hosted):
            named.add(line.client)
    return named


def trace(connection: sa.Connection, table_id: str, clients: Collection[str]) -> None:
    """Note that a table's lines name some identities."""
    insert_all(connection, {(client, table_id) for client in clients})


def insert_all(connection: sa.Connection, pairs: Collection[tuple[str, str]], into: sa.Table = db.traces) -> None:
    """Note pairs of an identity and a table; those that are noted already stay."""
    rows = [{"client": client, "table_id": table_id} for client, table_id in sorted(pairs) if client]
    if rows:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        connection.execute(insert(into).on_conflict_do_nothing(), rows)


def trace_all(connection: sa.Connection) -> None:
    """Note the identities of all tables, from their lines: for a database that is read from a backup."""
    naming = sa.or_(*(db.lines.c.body.startswith(kind) for kind in NAMING))
    pairs = {(str(host), str(table)) for host, table in connection.execute(sa.select(db.tables.c.host, db.tables.c.id))}
    wanted = sa.select(db.lines.c.table_id, db.lines.c.body).where(naming).execution_options(yield_per=CHUNK)
    for table_id, body in connection.execute(wanted):
        pairs.update((client, str(table_id)) for client in clients_in([decode(body)]))
    insert_all(connection, pairs)


def tables_of(connection: sa.Connection, client: str, most: int | None = None) -> list[str]:
    """Return the tables whose lines name an identity, or where it sits or is the host, at most so many.

    The lines say it all; the other two are asked as well because a process of an earlier version notes no traces.
    """
    ways = [
        sa.select(db.traces.c.table_id).where(db.traces.c.client == client),
        sa.select(db.holders.c.table_id).where(db.holders.c.client == client),
        sa.select(db.tables.c.id).where(db.tables.c.host == client),
    ]
    return [str(one) for one in connection.execute(sa.union(*ways).limit(most)).scalars()]


def lines_of(connection: sa.Connection, client: str) -> int:
    """Return how many lines the tables of an identity have in all; each is found by its key."""
    newest = (
        sa.select(db.lines.c.number)
        .where(db.lines.c.table_id == db.traces.c.table_id)
        .order_by(db.lines.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    wanted = sa.select(sa.func.coalesce(sa.func.sum(newest), 0)).where(db.traces.c.client == client)
    return int(connection.execute(wanted).scalar_one())
