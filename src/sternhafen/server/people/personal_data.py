"""What a server keeps about a person: handed out whole, or taken away without harming the others' games."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from sternhafen.server.ops.admin.acts import ENDED, append, leave_notice, seats_at, set_quota, table_lines, tables_of
from sternhafen.server.storage import database as db
from sternhafen.server.storage.people_tables import devices, passkeys, people, ratings, results
from sternhafen.table.log.lines import Hosted, Line, Said, SeatSet, encode

NOBODY = "–"
"""The name of a seat whose player had their data deleted."""


def export_person(connection: sa.Connection, client: str) -> dict[str, Any]:
    """Return everything that is kept about a person, as what JSON can hold."""
    target = sa.select(db.client_targets.c.target).where(db.client_targets.c.client == client)
    notify = connection.execute(target).scalar_one_or_none()
    return {
        "identity": client,
        "account": _account(connection, client),
        "notifications": None if notify is None else msgspec.json.decode(notify),
        "tables": [_at_table(connection, client, table_id) for table_id in tables_of(connection, client)],
    }


def _account(connection: sa.Connection, client: str) -> dict[str, Any] | None:
    """Return what is kept of somebody who has signed up, but for hashes and keys, which say nothing."""
    row = connection.execute(sa.select(people).where(people.c.id == client)).first()
    if row is None:
        return None
    keys = sa.select(passkeys.c.label, passkeys.c.created, passkeys.c.used).where(passkeys.c.person == client)
    held = sa.select(ratings.c.title, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.person == client)
    used = sa.select(devices.c.label, devices.c.created, devices.c.seen).where(devices.c.person == client)
    return {
        "name": row.name,
        "created": row.created,
        "preferences": msgspec.json.decode(row.preferences),
        "passkeys": [dict(one) for one in connection.execute(keys).mappings()],
        "devices": [dict(one) for one in connection.execute(used).mappings()],
        "rated": row.rated_as is not None,
        "ratings": [dict(one) for one in connection.execute(held).mappings()],
    }


def _at_table(connection: sa.Connection, client: str, table_id: str) -> dict[str, Any]:
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).mappings().one()
    held: dict[int, list[str]] = {}
    said: list[str] = []
    here: set[int] = set()
    for _, line in table_lines(connection, table_id):
        if isinstance(line, SeatSet):
            if client in line.clients:
                here.add(line.seat)
                names = held.setdefault(line.seat, [])
                if line.name not in names:
                    names.append(line.name)
            else:
                here.discard(line.seat)
        elif isinstance(line, Said) and line.seat in here:
            said.append(line.text)
    seats = sorted(held)
    targets = sa.select(db.targets.c.target).where(db.targets.c.table_id == table_id, db.targets.c.seat.in_(seats))
    return {
        "table": table_id,
        "title": row["title"],
        "status": row["status"],
        "created": row["created"],
        "host": row["host"] == client,
        "seats": [{"seat": seat + 1, "names": held[seat]} for seat in seats],
        "said": said,
        "notifications": [msgspec.json.decode(one) for one in connection.execute(targets).scalars()],
        "result": _result(connection, table_id),
    }


def _result(connection: sa.Connection, table_id: str) -> Any:
    """Return how a game ended; what else is stored of it are positions, which name nobody."""
    wanted = sa.select(db.archives.c.result).where(db.archives.c.table_id == table_id)
    stored = connection.execute(wanted).scalar_one_or_none()
    result = None if stored is None else msgspec.json.decode(stored)
    return None if result is None else result["outcome"]


def delete_person(connection: sa.Connection, client: str) -> int:
    """Delete what is kept about a person; their moves stay, without a name. Return how many tables that concerned."""
    touched = list(tables_of(connection, client))
    for table_id in touched:
        _forget_at(connection, client, table_id)
    for table in (db.client_targets, db.holders):
        connection.execute(sa.delete(table).where(table.c.client == client))
    set_quota(connection, client, None)
    connection.execute(sa.update(results).where(results.c.client == client).values(client="", name=NOBODY))
    for owned in (devices, passkeys, ratings):
        connection.execute(sa.delete(owned).where(owned.c.person == client))
    if connection.execute(sa.delete(people).where(people.c.id == client)).rowcount:
        leave_notice(connection, "person", client)
    return len(touched)


def _forget_at(connection: sa.Connection, client: str, table_id: str) -> None:
    before = table_lines(connection, table_id)
    held: set[int] = set()
    for number, line in before:
        if isinstance(line, SeatSet) and client not in line.clients:
            held.discard(line.seat)
            continue
        changed = _without(line, client, held)
        if changed is not line:
            here = (db.lines.c.table_id == table_id) & (db.lines.c.number == number)
            connection.execute(sa.update(db.lines).where(here).values(body=encode(changed)))
    _hand_on(connection, client, table_id, seats_at(before))
    leave_notice(connection, "reload", table_id)


def _hand_on(connection: sa.Connection, client: str, table_id: str, seats: dict[int, SeatSet]) -> None:
    """Open the seats that only this person held, and make somebody else the host."""
    here = db.tables.c.id == table_id
    row = connection.execute(sa.select(db.tables.c.host, db.tables.c.status).where(here)).one()
    left = [line for line in seats.values() if client in line.clients]
    news: list[Line] = []
    if row.status not in ENDED:
        news += [SeatSet(line.seat, "open", "") for line in left if line.clients == (client,)]
    if row.host == client:
        others = [one for line in seats.values() for one in line.clients if one != client]
        host = others[0] if others else ""
        news.append(Hosted(host))
        connection.execute(sa.update(db.tables).where(here).values(host=host, host_seen=None))
    if news:
        append(connection, table_id, news)
    targets = db.targets.c.table_id == table_id, db.targets.c.seat.in_([line.seat for line in left])
    connection.execute(sa.delete(db.targets).where(*targets))


def _without(line: Line, client: str, held: set[int]) -> Line:
    """Return a line without a person; `held` are the seats they hold at that time."""
    if isinstance(line, SeatSet):
        held.add(line.seat)
        rest = tuple(one for one in line.clients if one != client)
        name = line.name if rest or line.kind == "bot" else NOBODY
        return msgspec.structs.replace(line, name=name, clients=rest)
    if isinstance(line, Said) and line.seat in held:
        return Said(line.seat, NOBODY, "")
    if isinstance(line, Hosted) and line.client == client:
        return Hosted("")
    return line
