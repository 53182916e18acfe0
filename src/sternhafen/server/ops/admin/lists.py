"""Lists for those who run a server, each with an end, and who they are."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from sternhafen.server.ops.admin.acts import Impossible, bans
from sternhafen.server.storage import database as db
from sternhafen.server.storage.manners_tables import administrators, reports
from sternhafen.server.storage.people_tables import devices, people
from sternhafen.table.messages.admin import BanRow, PersonRow, ReportRow, TableRowInfo

MAX_SHOWN = 50
"""Lines of any list."""


def is_administrator(connection: sa.Connection, person: str) -> bool:
    """Return whether somebody is an administrator."""
    wanted = sa.select(administrators.c.person).where(administrators.c.person == person)
    return connection.execute(wanted).first() is not None


def appoint(connection: sa.Connection, person: str) -> None:
    """Make somebody who has signed up an administrator."""
    if connection.execute(sa.select(people.c.id).where(people.c.id == person)).first() is None:
        raise Impossible("admin-no-account", person=person)
    if not is_administrator(connection, person):
        connection.execute(sa.insert(administrators), {"person": person, "since": int(time.time())})


def dismiss(connection: sa.Connection, person: str) -> None:
    """Remove an administrator."""
    connection.execute(sa.delete(administrators).where(administrators.c.person == person))


def in_charge(connection: sa.Connection) -> list[tuple[str, str]]:
    """Return the administrators: their identities and names."""
    wanted = sa.select(people.c.id, people.c.name).join(administrators, administrators.c.person == people.c.id)
    return [(str(person), str(name)) for person, name in connection.execute(wanted.order_by(people.c.name))]


def counts(connection: sa.Connection) -> dict[str, Any]:
    """Return how much there is of everything, and how large the database is, if it says."""
    by_status = sa.select(db.tables.c.status, sa.func.count()).group_by(db.tables.c.status)

    def number(of: Any, *where: Any) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(of).where(*where)).scalar_one())

    if connection.dialect.name == "postgresql":
        size = connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar()
    else:
        pages, page = (connection.exec_driver_sql(f"PRAGMA {what}").scalar() for what in ("page_count", "page_size"))
        size = int(pages or 0) * int(page or 0)
    return {
        "people": number(people),
        "tables": {str(status): int(count) for status, count in connection.execute(by_status)},
        "lines": number(db.lines),
        "reports": number(reports, ~reports.c.done),
        "bytes": None if size is None else int(size),
    }


def list_people(connection: sa.Connection, named: str) -> list[PersonRow]:
    """Return those who have signed up whose name or identity begins so, the newest first."""
    seen = sa.select(sa.func.max(devices.c.seen)).where(devices.c.person == people.c.id).scalar_subquery()
    held = (
        sa.select(sa.func.count()).select_from(db.holders).where(db.holders.c.client == people.c.id).scalar_subquery()
    )
    quota = sa.select(db.quotas.c.tables).where(db.quotas.c.client == people.c.id).scalar_subquery()
    charge = sa.select(administrators.c.person).where(administrators.c.person == people.c.id).exists()
    columns = (people.c.id, people.c.name, people.c.created, seen.label("seen"), held.label("tables"))
    wanted = sa.select(*columns, quota.label("quota"), charge.label("charge")).order_by(people.c.created.desc())
    if named:
        begins = people.c.name.istartswith(named, autoescape=True) | people.c.id.startswith(named, autoescape=True)
        wanted = wanted.where(begins)
    out = {subject for subject, _, _ in bans(connection)}
    return [
        PersonRow(
            row.id,
            row.name,
            row.created,
            row.seen or row.created,
            row.tables,
            row.quota,
            row.id in out,
            bool(row.charge),
        )
        for row in connection.execute(wanted.limit(MAX_SHOWN))
    ]


def newest_tables(connection: sa.Connection, status: str | None) -> list[TableRowInfo]:
    """Return the tables that were opened last, of one status or all."""
    here = db.lines.c.table_id == db.tables.c.id
    newest = sa.select(sa.func.max(db.lines.c.at)).where(here).scalar_subquery()
    count = sa.select(sa.func.max(db.lines.c.number)).where(here).scalar_subquery()
    names = ("id", "title", "status", "seats", "bots", "listed", "host", "created")
    wanted = sa.select(*[db.tables.c[name] for name in names], newest.label("newest"), count.label("lines"))
    if status is not None:
        wanted = wanted.where(db.tables.c.status == status)
    rows = connection.execute(wanted.order_by(db.tables.c.created.desc(), db.tables.c.id).limit(MAX_SHOWN)).mappings()
    return [TableRowInfo(**row) for row in rows]


def list_reports(connection: sa.Connection) -> list[ReportRow]:
    """Return the reports, those that nobody has dealt with first, the newest of each first."""
    wanted = sa.select(reports).order_by(reports.c.done, reports.c.id.desc()).limit(MAX_SHOWN)
    out = {subject for subject, _, _ in bans(connection)}
    return [
        ReportRow(
            row.id,
            row.at,
            row.table_id,
            row.reporter,
            row.accused,
            row.name,
            row.text,
            msgspec.json.decode(row.said, type=list[str]),
            row.done,
            row.accused in out,
        )
        for row in connection.execute(wanted)
    ]


def settle_report(connection: sa.Connection, report: int, done: bool = True) -> None:
    """Note that a report has been dealt with, or has not."""
    if not connection.execute(sa.update(reports).where(reports.c.id == report).values(done=done)).rowcount:
        raise Impossible("admin-no-report", report=report)


def list_bans(connection: sa.Connection) -> list[BanRow]:
    """Return the bans in force."""
    return [BanRow(subject, until, reason) for subject, until, reason in bans(connection)[: 10 * MAX_SHOWN]]
