"""What a server keeps about a person, exported as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from sternhafen.server.people.company import export_company
from sternhafen.server.people.daily import export_attempts
from sternhafen.server.people.manners import export_manners
from sternhafen.server.people.rewriting import lines_beside_play
from sternhafen.server.people.studies import export_studies
from sternhafen.server.storage import database as db
from sternhafen.server.storage.people_tables import devices, passkeys, people, ratings, results
from sternhafen.server.storage.traces import tables_of
from sternhafen.table.log.lines import Said, SeatSet


def export_person(connection: sa.Connection, client: str) -> dict[str, Any]:
    """Return everything that is kept about a person, as what JSON can hold."""
    return {
        **beside_tables(connection, client),
        "tables": tables_data(connection, client, tables_of(connection, client)),
    }


def beside_tables(connection: sa.Connection, client: str) -> dict[str, Any]:
    """Return what is kept about a person that belongs to no table, and how their games ended."""
    target = sa.select(db.client_targets.c.target).where(db.client_targets.c.client == client)
    notify = connection.execute(target).scalar_one_or_none()
    quota = sa.select(db.quotas.c.tables).where(db.quotas.c.client == client)
    ended = [results.c[name] for name in ("table_id", "seat", "at", "name", "place", "points", "counts", "rated")]
    played = sa.select(*ended).where(results.c.client == client).order_by(results.c.at)
    return {
        "identity": client,
        "account": _account(connection, client),
        "notifications": None if notify is None else msgspec.json.decode(notify),
        **export_manners(connection, client),
        **export_company(connection, client),
        "studies": export_studies(connection, client),
        "daily": export_attempts(connection, client),
        "quota": connection.execute(quota).scalar_one_or_none(),
        "results": [dict(one) for one in connection.execute(played).mappings()],
    }


def tables_data(connection: sa.Connection, client: str, table_ids: Sequence[str]) -> list[dict[str, Any]]:
    """Return what is kept about a person at some tables, without those that are gone meanwhile."""
    wanted = sa.select(db.tables).where(db.tables.c.id.in_(table_ids)).order_by(db.tables.c.created, db.tables.c.id)
    rows = connection.execute(wanted).mappings().all()
    return [_at_table(connection, client, row) for row in rows]


def _account(connection: sa.Connection, client: str) -> dict[str, Any] | None:
    """Return what is kept about somebody who has signed up, except hashes and keys, which say nothing."""
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


def _at_table(connection: sa.Connection, client: str, row: sa.RowMapping) -> dict[str, Any]:
    """Return what is kept about a person at a table: seats, words, and all other lines by or about them, not moves."""
    table_id = str(row["id"])
    held: dict[int, list[str]] = {}
    said: list[str] = []
    others: list[Any] = []
    for one in lines_beside_play(connection, client, table_id):
        if isinstance(one.line, SeatSet):
            names = held.setdefault(one.line.seat, []) if one.own else []
            if one.line.name not in names:
                names.append(one.line.name)
        elif one.own and isinstance(one.line, Said):
            said.append(one.line.text)
        elif one.own:
            others.append(msgspec.to_builtins(one.line))
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
        "lines": others,
        "notifications": [msgspec.json.decode(one) for one in connection.execute(targets).scalars()],
        "result": _result(connection, table_id),
    }


def _result(connection: sa.Connection, table_id: str) -> Any:
    """Return how a game ended; what else is stored of it are positions, which name nobody."""
    wanted = sa.select(db.archives.c.result).where(db.archives.c.table_id == table_id)
    stored = connection.execute(wanted).scalar_one_or_none()
    result = None if stored is None else msgspec.json.decode(stored)
    return None if result is None else result["outcome"]
