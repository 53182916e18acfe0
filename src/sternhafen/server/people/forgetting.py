"""Forgetting: what a server keeps about a person is deleted without harming others' games."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sternhafen.server.ops.admin.acts import ENDED, leave_notice, set_quota
from sternhafen.server.people.company import forget_company
from sternhafen.server.people.daily import forget_attempts
from sternhafen.server.people.manners import forget_manners
from sternhafen.server.people.rewriting import Rewrite, Stale, StoredLine, carry_out, lines_beside_play, newest_number
from sternhafen.server.people.studies import forget_studies
from sternhafen.server.storage import database as db
from sternhafen.server.storage.manners_tables import administrators
from sternhafen.server.storage.people_tables import challenges, devices, passkeys, people, ratings, results
from sternhafen.server.storage.traces import tables_of
from sternhafen.table.log.evening import RoomSet
from sternhafen.table.log.lines import Hosted, Line, Marked, Said, SeatSet, encode

NOBODY = "–"
"""The name of a seat whose player had their data deleted."""


def delete_person(connection: sa.Connection, client: str) -> int:
    """Delete what is kept about a person; their moves stay, without a name. Return how many tables that concerned."""
    touched = tables_of(connection, client)
    for table_id in touched:
        carry_out(connection, forgotten(connection, client, table_id))
    forget_rest(connection, client)
    return len(touched)


def forget_rest(connection: sa.Connection, client: str) -> None:
    """Delete what belongs to no table."""
    connection.execute(sa.delete(db.client_targets).where(db.client_targets.c.client == client))
    if connection.execute(sa.delete(db.bans).where(db.bans.c.subject == client)).rowcount:
        leave_notice(connection, "bans")
    set_quota(connection, client, None)
    connection.execute(sa.update(results).where(results.c.client == client).values(client="", name=NOBODY))
    forget_manners(connection, client)
    forget_company(connection, client)
    forget_studies(connection, client)
    forget_attempts(connection, client)
    for owned in (devices, passkeys, ratings, challenges, administrators):
        connection.execute(sa.delete(owned).where(owned.c.person == client))
    if connection.execute(sa.delete(people).where(people.c.id == client)).rowcount:
        leave_notice(connection, "person", client)


def forgotten(connection: sa.Connection, client: str, table_id: str) -> Rewrite:
    """Return what changes at a table where a person is forgotten."""
    newest = newest_number(connection, table_id)
    here = db.tables.c.id == table_id
    row = connection.execute(sa.select(db.tables.c.host, db.tables.c.status).where(here)).first()
    if row is None:
        raise Stale(table_id)
    bodies: list[tuple[int, str, str]] = []
    seats: dict[int, SeatSet] = {}
    for one in lines_beside_play(connection, client, table_id):
        if isinstance(one.line, SeatSet):
            seats[one.line.seat] = one.line
        rest = without(one, client)
        if rest is not one.line:
            bodies.append((one.number, one.body, encode(rest)))
    left = [line for line in seats.values() if client in line.clients]
    news: list[Line] = []
    if row.status not in ENDED:
        news += [SeatSet(line.seat, "open", "") for line in left if line.clients == (client,)]
    host = None
    if row.host == client:
        others = [one for line in seats.values() for one in line.clients if one != client]
        host = others[0] if others else ""
        news.append(Hosted(host))
    freed = tuple(line.seat for line in left)
    return Rewrite(table_id, newest, bodies, client, name=NOBODY, added=news, host=host, freed=freed)


def without(stored: StoredLine, client: str) -> Line:
    """Return a line without a person: their name, their words, and who they are."""
    line = stored.line
    if isinstance(line, SeatSet) and client in line.clients:
        rest = tuple(one for one in line.clients if one != client)
        name = line.name if rest or line.kind == "bot" else NOBODY
        return msgspec.structs.replace(line, name=name, clients=rest)
    if isinstance(line, Hosted) and line.client == client:
        return Hosted("")
    if stored.own and isinstance(line, Said):
        return Said(line.seat, NOBODY, "")
    if stored.own and isinstance(line, RoomSet) and line.link:
        return RoomSet(line.seat, "")
    if stored.own and isinstance(line, Marked) and line.text:
        return Marked(line.seat, "")
    return line
