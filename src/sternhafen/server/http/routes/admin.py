"""Routes for those who run the server: what `sternhafen admin` does, in the browser, by the same acts."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, TypeVar

import sqlalchemy as sa
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from sternhafen import __version__
from sternhafen.server.app import App
from sternhafen.server.http.limits import Rate
from sternhafen.server.http.routes.account import person_of
from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of
from sternhafen.server.ops.admin import acts, lists
from sternhafen.server.storage import database as db
from sternhafen.table.hosts.diagnostics import note
from sternhafen.table.messages.admin import (
    Acted,
    AdminAct,
    BanRow,
    LimitLine,
    Overview,
    PersonRow,
    ReportRow,
    TableRowInfo,
)
from sternhafen.table.messages.fields import Status
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined

T = TypeVar("T")
Named = Annotated[str, QueryParameter(max_length=64, required=False, description="How names or identities begin")]
Standing = Annotated[Status | None, QueryParameter(required=False, description="Only tables of this status")]
CODES = {
    "admin-no-table": "no-such-table",
    "admin-closed": "table-closed",
    "admin-no-ban": "no-such-ban",
    "admin-no-report": "no-such-report",
}
"""How the refusals of the command line are called here; all others are about an identity."""


async def in_charge(request: AnyRequest, ask: Callable[[sa.Connection], T], *, change: bool = False) -> T:
    """Ask or change something for somebody who is in charge; decline everybody else, once they have paid."""
    person = person_of(request, "admin")
    connections = app_of(request).storage.connections

    def checked(connection: sa.Connection) -> T:
        if not lists.is_administrator(connection, person):
            raise Declined("not-administrator")
        return ask(connection)

    try:
        return await (connections.write if change else connections.read)(checked)
    except acts.Impossible as impossible:
        raise Declined(CODES.get(impossible.code, "no-such-person")) from None


def limits_of(app: App) -> list[LimitLine]:
    """Return the limits that whoever runs a server sets most often, and all rates."""
    settings, bounds = app.settings, app.bounds
    usual = ("rates", "tables_a_client", "workers", "think", "memory")
    own = [LimitLine(name, f"{getattr(settings, name):g}") for name in usual]
    most = ("chat_lines", "devices_a_person", "passkeys_a_person", "manners_a_person", "reports_a_person")
    own += [LimitLine(f"bounds.{name}", f"{getattr(bounds, name)}") for name in most]
    rates = [(one.name, getattr(bounds.rates, one.name)) for one in fields(bounds.rates)]
    return own + [LimitLine(f"bounds.rates.{name}", said(rate)) for name, rate in rates]


def said(rate: Rate) -> str:
    """Return a rate as its settings have it.

    >>> said(Rate(10, 0.5))
    '10 + 0.5/s'
    """
    return f"{rate.burst:g} + {rate.second:g}/s"


@get("/api/admin", responses=REFUSED)
async def overview(request: AnyRequest) -> Overview:
    """Return how much there is, and what limits it."""
    app = app_of(request)
    there = await in_charge(request, lists.counts)
    database = app.settings.database
    free = shutil.disk_usage(db.file_of(database).parent).free if db.is_sqlite(database) else None
    return Overview(version=__version__, sockets=len(app.sessions), free=free, limits=limits_of(app), **there)


@get("/api/admin/people", responses=REFUSED)
async def people(request: AnyRequest, named: Named = "") -> list[PersonRow]:
    """List those who have signed up."""
    return await in_charge(request, lambda connection: lists.list_people(connection, named))


@get("/api/admin/tables", responses=REFUSED)
async def tables(request: AnyRequest, status: Standing = None) -> list[TableRowInfo]:
    """List the newest tables."""
    return await in_charge(request, lambda connection: lists.newest_tables(connection, status))


@get("/api/admin/reports", responses=REFUSED)
async def reports(request: AnyRequest) -> list[ReportRow]:
    """List what was reported."""
    return await in_charge(request, lists.list_reports)


@get("/api/admin/bans", responses=REFUSED)
async def bans(request: AnyRequest) -> list[BanRow]:
    """List who is shut out."""
    return await in_charge(request, lists.list_bans)


@post("/api/admin/acts", status_code=200, responses=REFUSED)
async def act(request: AnyRequest, data: JSONBody[AdminAct]) -> Acted:
    """Carry out one act; everybody concerned is told at once."""
    await in_charge(request, lambda connection: perform(connection, data), change=True)
    await app_of(request).notices.read()
    note("acted", act=data.act)
    return Acted(data.act)


def perform(connection: sa.Connection, wanted: AdminAct) -> None:
    """Carry out one act in a transaction."""
    match wanted.act:
        case "close":
            acts.close_table(connection, wanted.subject)
        case "delete":
            acts.table_lines(connection, wanted.subject)
            acts.delete_tables(connection, [wanted.subject])
        case "ban":
            subject = acts.subject_of(connection, wanted.subject)
            acts.ban(connection, subject, wanted.days, one_line(wanted.reason, 200))
        case "unban":
            acts.unban(connection, acts.subject_of(connection, wanted.subject))
        case "quota":
            acts.set_quota(connection, acts.person(connection, wanted.subject), wanted.tables)
        case "settle":
            lists.settle_report(connection, number_in(wanted.subject), wanted.done)


def number_in(text: str) -> int:
    """Return the number of a report."""
    if not text.isdecimal() or len(text) > 15:
        raise Declined("no-such-report")
    return int(text)


ROUTES = [overview, people, tables, reports, bans, act]
