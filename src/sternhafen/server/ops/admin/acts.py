"""Acts of an administrator: each takes a connection, changes what it says, and leaves a notice for running servers."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Literal

import sqlalchemy as sa

from sternhafen.server.people.studies import drop_studies
from sternhafen.server.storage import database as db
from sternhafen.server.storage.manners_tables import reports
from sternhafen.server.storage.people_tables import people, results
from sternhafen.server.storage.study_tables import studies
from sternhafen.server.storage.traces import clients_in, trace
from sternhafen.table.log.lines import Closed, Hosted, Line, SeatSet, decode, encode

Notice = Literal["table", "reload", "bans", "rules", "person", "manners"]
"""A table has more lines; it must be read again, or is gone; the bans have changed; other rules are in force; a
person's devices have changed; whom somebody wants to hear has."""
DAY = 24 * 3600
NOTICES_KEPT = DAY
IDENTITY = re.compile(r"[0-9a-f]{8,64}")
"""A person's identity, or enough of its beginning."""
ENDED = ("over", "closed", "stale")


class Impossible(RuntimeError):
    """An act that cannot be carried out: a message code and its arguments."""

    def __init__(self, code: str, **details: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


@dataclass(frozen=True)
class TableLine:
    """A table as the list shows it."""

    id: str
    title: str
    status: str
    seats: int
    bots: int
    listed: bool
    host: str
    created: int
    newest: int
    lines: int


def leave_notice(connection: sa.Connection, kind: Notice, subject: str = "") -> None:
    """Tell running servers that something has changed; forget notices that all of them have read."""
    now = int(time.time())
    connection.execute(sa.delete(db.notices).where(db.notices.c.at < now - NOTICES_KEPT))
    connection.execute(sa.insert(db.notices), {"at": now, "kind": kind, "subject": subject})


# Tables ---------------------------------------------------------------------------------------------------------------


def list_tables(
    connection: sa.Connection,
    status: Sequence[str] = (),
    title: str | None = None,
    idle_days: float = 0,
    limit: int | None = None,
) -> list[TableLine]:
    """Return tables with some status and title that have been idle for some days, newest first."""
    newest, count = sa.func.max(db.lines.c.at), sa.func.count(db.lines.c.number)
    columns = [db.tables.c[name] for name in ("id", "title", "status", "seats", "bots", "listed", "host", "created")]
    wanted = (
        sa.select(*columns, newest.label("newest"), count.label("lines"))
        .join(db.lines, db.lines.c.table_id == db.tables.c.id)
        .group_by(*columns)
        .order_by(newest.desc(), db.tables.c.id)
        .limit(limit)
    )
    if status:
        wanted = wanted.where(db.tables.c.status.in_(status))
    if title is not None:
        wanted = wanted.where(db.tables.c.title == title)
    if idle_days > 0:
        wanted = wanted.having(newest <= int(time.time() - idle_days * DAY))
    return [TableLine(**row) for row in connection.execute(wanted).mappings()]


def table_lines(connection: sa.Connection, table_id: str) -> list[tuple[int, Line]]:
    """Return the numbered lines of a table, or say that there is none."""
    wanted = sa.select(db.lines.c.number, db.lines.c.body).where(db.lines.c.table_id == table_id)
    rows = connection.execute(wanted.order_by(db.lines.c.number)).all()
    if not rows:
        raise Impossible("admin-no-table", table=table_id)
    return [(int(number), decode(body)) for number, body in rows]


def seats_at(lines: Iterable[tuple[int, Line]]) -> dict[int, SeatSet]:
    """Return who sits at each seat after some lines."""
    return {line.seat: line for _, line in lines if isinstance(line, SeatSet)}


def append(connection: sa.Connection, table_id: str, lines: Sequence[Line]) -> None:
    """Add lines to a table behind its newest; the key tells if a server was quicker, and nothing is changed."""
    newest = sa.select(sa.func.max(db.lines.c.number)).where(db.lines.c.table_id == table_id)
    number = int(connection.execute(newest).scalar_one())
    rows = [
        {"table_id": table_id, "number": number + i, "at": int(time.time()), "command": None, "body": encode(line)}
        for i, line in enumerate(lines, 1)
    ]
    connection.execute(sa.insert(db.lines), rows)
    trace(connection, table_id, clients_in(lines))
    leave_notice(connection, "table", table_id)


def close_table(connection: sa.Connection, table_id: str) -> None:
    """Close a table: nobody can play there any more, but everything can still be viewed."""
    if any(isinstance(line, Closed) for _, line in table_lines(connection, table_id)):
        raise Impossible("admin-closed", table=table_id)
    append(connection, table_id, [Closed()])
    connection.execute(sa.update(db.tables).where(db.tables.c.id == table_id).values(status="closed"))


OF_A_TABLE = (
    db.lines,
    db.holders,
    db.traces,
    db.invites,
    db.targets,
    db.positions,
    db.archives,
    db.reviews,
    results,
)
"""What is kept of a table, each with its id."""


def delete_tables(connection: sa.Connection, table_ids: Sequence[str]) -> int:
    """Delete tables with everything that was played and said there; return how many there were."""
    count = 0
    for table_id in table_ids:
        drop_studies(connection, studies.c.table_id == table_id)
        for table in OF_A_TABLE:
            connection.execute(sa.delete(table).where(table.c.table_id == table_id))
        count += connection.execute(sa.delete(db.tables).where(db.tables.c.id == table_id)).rowcount
        leave_notice(connection, "reload", table_id)
    return count


def prune(connection: sa.Connection, days: float, status: Sequence[str] = ENDED) -> int:
    """Delete tables with some status that have been idle for some days; return how many."""
    return delete_tables(connection, [one.id for one in list_tables(connection, status, idle_days=days)])


def transfer(connection: sa.Connection, table_id: str, seat: int) -> None:
    """Make whoever holds a seat the host of its table."""
    held = seats_at(table_lines(connection, table_id)).get(seat)
    if held is None or not held.clients:
        raise Impossible("admin-nobody-there", seat=seat + 1)
    append(connection, table_id, [Hosted(held.clients[0])])
    connection.execute(
        sa.update(db.tables).where(db.tables.c.id == table_id).values(host=held.clients[0], host_seen=None)
    )


# Bans and quotas ------------------------------------------------------------------------------------------------------


def subject_of(connection: sa.Connection, given: str) -> str:
    """Return what a ban is written for: an address or network, or the whole identity that something begins."""
    try:
        return str(ip_network(given, strict=False))
    except ValueError:
        return person(connection, given)


def ban(connection: sa.Connection, subject: str, days: float | None = None, reason: str = "") -> None:
    """Ban an address, a network or an identity, for some days or for good."""
    now = int(time.time())
    connection.execute(sa.delete(db.bans).where(db.bans.c.subject == subject))
    until = None if days is None else int(now + days * DAY)
    connection.execute(sa.insert(db.bans), {"subject": subject, "until": until, "reason": reason, "created": now})
    leave_notice(connection, "bans")


def unban(connection: sa.Connection, subject: str) -> None:
    """Lift a ban."""
    if not connection.execute(sa.delete(db.bans).where(db.bans.c.subject == subject)).rowcount:
        raise Impossible("admin-no-ban", subject=subject)
    leave_notice(connection, "bans")


def bans(connection: sa.Connection) -> list[tuple[str, int | None, str]]:
    """Return the bans in force: whom, until when, and why."""
    wanted = sa.select(db.bans.c.subject, db.bans.c.until, db.bans.c.reason).order_by(db.bans.c.subject)
    now = int(time.time())
    return [(subject, until, why) for subject, until, why in connection.execute(wanted) if until is None or until > now]


def set_quota(connection: sa.Connection, client: str, tables: int | None) -> None:
    """Set how many open tables a person may host; None: as many as the settings allow everybody."""
    connection.execute(sa.delete(db.quotas).where(db.quotas.c.client == client))
    if tables is not None:
        connection.execute(sa.insert(db.quotas), {"client": client, "tables": tables})


def quotas(connection: sa.Connection) -> list[tuple[str, int]]:
    """Return the people who have a quota of their own."""
    wanted = sa.select(db.quotas.c.client, db.quotas.c.tables).order_by(db.quotas.c.client)
    return [(str(client), int(tables)) for client, tables in connection.execute(wanted)]


# Rules ----------------------------------------------------------------------------------------------------------------


def rules(connection: sa.Connection) -> list[tuple[str, int]]:
    """Return which version of the rules is in force for each title."""
    held = db.rules_in_force.c
    rows = connection.execute(sa.select(held.title, held.rules).order_by(held.title))
    return [(str(title), int(number)) for title, number in rows]


def reset_rules(connection: sa.Connection, title: str) -> None:
    """Let running servers settle a title's rules again: after going back to an earlier version of Sternhafen."""
    if not connection.execute(sa.delete(db.rules_in_force).where(db.rules_in_force.c.title == title)).rowcount:
        raise Impossible("admin-no-rules", title=title)
    leave_notice(connection, "rules")


# People ---------------------------------------------------------------------------------------------------------------


def person(connection: sa.Connection, given: str) -> str:
    """Return the whole identity that something begins; there must be exactly one."""
    if not IDENTITY.fullmatch(given):
        raise Impossible("admin-no-person", person=given)
    known: set[str] = set()
    kept = (db.traces.c.client, people.c.id, db.client_targets.c.client, db.quotas.c.client, reports.c.accused)
    for column in (*kept, db.bans.c.subject):
        known.update(connection.execute(sa.select(column).where(column.startswith(given)).distinct()).scalars())
    if len(known) > 1:
        raise Impossible("admin-many-people", person=given, people=len(known))
    for only in known:
        return only
    raise Impossible("admin-no-person", person=given)
