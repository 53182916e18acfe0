"""Rewriting: what changes in stored lines when somebody leaves or signs in.

Two steps, so that nothing long is read while a transaction writes: what changes is worked out from the lines as they
were, and carried out only if they still are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from sternhafen.server.ops.admin.acts import append, leave_notice
from sternhafen.server.storage import database as db
from sternhafen.server.storage.people_tables import results
from sternhafen.server.storage.traces import insert_all
from sternhafen.table.log.absence import VoteCalled
from sternhafen.table.log.lines import Line, SeatSet, decode

PLAY = ('{"type":"move"', '{"type":"resumed"', '{"type":"clocked"')
"""How the lines begin that name nobody and say nothing in anybody's words; by far the most and the longest."""


class Stale(RuntimeError):
    """The lines have changed since it was worked out what changes in them."""


@dataclass(frozen=True)
class StoredLine:
    """A line with its number, as it is stored, and whether it is by or about a seat that somebody holds then."""

    number: int
    body: str
    line: Line
    own: bool


@dataclass(frozen=True)
class Rewrite:
    """What changes at one table."""

    table_id: str
    newest: int
    """The number of the newest line when this was worked out."""
    bodies: Sequence[tuple[int, str, str]]
    """The lines that change: number, before, after."""
    old: str
    new: str | None = None
    """The identity that replaces the old one, if any."""
    name: str | None = None
    """The name in the results from now on, if it changes."""
    added: Sequence[Line] = ()
    host: str | None = None
    """The host from now on, if that changes."""
    freed: tuple[int, ...] = ()
    """Seats whose notifications end."""


def lines_beside_play(connection: sa.Connection, client: str, table_id: str) -> Iterator[StoredLine]:
    """Yield a table's lines except those that only play."""
    wanted = sa.select(db.lines.c.number, db.lines.c.body).where(
        db.lines.c.table_id == table_id, *(~db.lines.c.body.startswith(kind) for kind in PLAY)
    )
    held: set[int] = set()
    for number, body in connection.execute(wanted.order_by(db.lines.c.number)):
        line = decode(body)
        if isinstance(line, SeatSet):
            (held.add if client in line.clients else held.discard)(line.seat)
        seat = line.by if isinstance(line, VoteCalled) else getattr(line, "seat", None)
        yield StoredLine(int(number), str(body), line, seat in held)


def newest_number(connection: sa.Connection, table_id: str) -> int:
    """Return the number of a table's newest line."""
    newest = sa.select(sa.func.max(db.lines.c.number)).where(db.lines.c.table_id == table_id)
    return int(connection.execute(newest).scalar() or 0)


def carry_out(connection: sa.Connection, rewrite: Rewrite) -> None:
    """Change what is stored of a table and tell running servers; raise `Stale` if it has changed meanwhile."""
    here, old, new = rewrite.table_id, rewrite.old, rewrite.new
    if newest_number(connection, here) != rewrite.newest:
        raise Stale(here)
    _change_bodies(connection, rewrite)
    if rewrite.added:
        append(connection, here, rewrite.added)
    if rewrite.host is not None:
        host = {"host": rewrite.host, "host_seen": None} if new is None else {"host": rewrite.host}
        connection.execute(sa.update(db.tables).where(db.tables.c.id == here).values(host))
    if rewrite.freed:
        targets = db.targets.c.table_id == here, db.targets.c.seat.in_(rewrite.freed)
        connection.execute(sa.delete(db.targets).where(*targets))
    sits = connection.execute(sa.delete(db.holders).where(db.holders.c.table_id == here, db.holders.c.client == old))
    connection.execute(sa.delete(db.traces).where(db.traces.c.table_id == here, db.traces.c.client == old))
    if new is not None:
        insert_all(connection, [(new, here)])
        if sits.rowcount:
            insert_all(connection, [(new, here)], db.holders)
    named = {"client": new or ""} | ({} if rewrite.name is None else {"name": rewrite.name})
    connection.execute(sa.update(results).where(results.c.table_id == here, results.c.client == old).values(named))
    leave_notice(connection, "reload", here)


def _change_bodies(connection: sa.Connection, rewrite: Rewrite) -> None:
    if not rewrite.bodies:
        return
    here = db.lines.c.table_id == rewrite.table_id
    as_it_was = (db.lines.c.number == sa.bindparam("at_number")) & (db.lines.c.body == sa.bindparam("before"))
    rows = [{"at_number": number, "before": before, "after": after} for number, before, after in rewrite.bodies]
    change = sa.update(db.lines).where(here, as_it_was).values(body=sa.bindparam("after"))
    if connection.execute(change, rows).rowcount != len(rows):
        raise Stale(rewrite.table_id)
