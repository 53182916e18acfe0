"""Manners: whom somebody has muted or blocked, and what is reported to whoever runs the server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.ops.admin.acts import leave_notice
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.manners_tables import manners, reports
from sternhafen.table.messages.manners import Manner, MannerLine, SeatManner
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table

LINES_REPORTED = 20
"""The newest lines of the accused that go along with a report."""


class Manners:
    """Questions and changes about mutes, blocks and reports."""

    def __init__(self, connections: Connections, bounds: Bounds) -> None:
        self._read = connections.read
        self._write = connections.write
        self._bounds = bounds

    # Muting and blocking -----------------------------------------------------------------------------------------

    async def of(self, owner: str) -> list[MannerLine]:
        """Return whom somebody has muted or blocked, newest first."""
        wanted = sa.select(manners).where(manners.c.owner == owner).order_by(manners.c.since.desc(), manners.c.id)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [MannerLine(row.id, row.name, row.mute, row.block, row.since) for row in rows]

    async def at(self, table: Table, owner: str) -> list[SeatManner]:
        """Return whom somebody has muted or blocked at a table."""
        wanted = sa.select(manners).where(manners.c.owner == owner, manners.c.other.in_(company(table)))
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        lines = []
        for number, seat in enumerate(table.seats):
            here = [row for row in rows if row.other in seat.clients]
            if here:
                lines.append(SeatManner(number, any(row.mute for row in here), any(row.block for row in here)))
        return lines

    async def set(self, table: Table, seat: int, owner: str, wanted: Manner) -> None:
        """Set whether somebody mutes or blocks whoever sits at a seat."""
        others = others_at(table, seat, owner)
        name, now = table.seats[seat].name, int(time.time())

        def change(connection: sa.Connection) -> None:
            mine = manners.c.owner == owner
            connection.execute(sa.delete(manners).where(mine, manners.c.other.in_(others)))
            if wanted.mute or wanted.block:
                count = sa.select(sa.func.count()).select_from(manners).where(mine)
                if int(connection.execute(count).scalar_one()) + len(others) > self._bounds.manners_a_person:
                    raise Declined("too-many-manners", most=self._bounds.manners_a_person)
                shared = {"owner": owner, "name": name, "mute": wanted.mute, "block": wanted.block, "since": now}
                rows = [{"id": secrets.token_hex(16), "other": other, **shared} for other in others]
                connection.execute(sa.insert(manners), rows)
            leave_notice(connection, "manners", owner)

        await self._write(change)

    async def drop(self, owner: str, line: str) -> None:
        """Remove somebody's mute and block."""

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(manners).where(manners.c.owner == owner, manners.c.id == line))
            leave_notice(connection, "manners", owner)

        await self._write(change)

    async def muted(self, owner: str | None) -> frozenset[str]:
        """Return whom somebody has muted."""
        if owner is None:
            return frozenset()
        wanted = sa.select(manners.c.other).where(manners.c.owner == owner, manners.c.mute)
        return frozenset(await self._read(lambda connection: list(connection.execute(wanted).scalars())))

    async def _blocks(self, among: Iterable[str]) -> list[tuple[str, str]]:
        people = tuple(among)
        wanted = sa.select(manners.c.owner, manners.c.other).where(
            manners.c.block, manners.c.owner.in_(people), manners.c.other.in_(people)
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(str(owner), str(other)) for owner, other in rows]

    async def check_welcome(self, table: Table, client: str | None) -> None:
        """Decline anybody who is blocked by somebody at the table; lifting the block lets them in."""
        if client is not None:
            await self.check_welcome_by(company(table), client)

    async def check_welcome_by(self, people: Iterable[str], client: str) -> None:
        """Decline anybody who is blocked by one of some people."""
        for owner, other in await self._blocks({*people, client}):
            if other == client and owner != client:
                raise Declined("not-welcome")

    async def unwilling(self, table: Table, caller: str | None) -> frozenset[str]:
        """Return who at a table is not simply brought along to the next one.

        Whoever has blocked the one who opens it must come of their own will; of two others the blocked one must.
        """
        blocks = await self._blocks({*company(table), *(() if caller is None else (caller,))})
        return frozenset(owner if other == caller else other for owner, other in blocks if owner != caller)

    # Reporting ---------------------------------------------------------------------------------------------------

    async def report(self, table: Table, seat: int, reporter: str, text: str) -> int:
        """Keep a report with what was said; return how many lines went along."""
        others = others_at(table, seat, reporter)
        said = [line.text for _, _, line in table.chat if line.seat == seat][-LINES_REPORTED:]
        return await self.report_words(table.id, reporter, others[0], table.seats[seat].name, text, said)

    async def report_words(
        self, table_id: str, reporter: str, accused: str, name: str, text: str, said: Sequence[str]
    ) -> int:
        """Keep a report about what somebody has said or written; return how many lines went along."""
        row = {
            "at": int(time.time()),
            "table_id": table_id,
            "reporter": reporter,
            "accused": accused,
            "name": name,
            "text": one_line(text, 500),
            "said": msgspec.json.encode(said).decode(),
            "done": False,
        }

        def keep(connection: sa.Connection) -> None:
            undone = sa.select(sa.func.count()).select_from(reports).where(~reports.c.done)
            own = connection.execute(undone.where(reports.c.reporter == reporter)).scalar_one()
            if int(own) >= self._bounds.reports_a_person:
                raise Declined("reports-full")
            if int(connection.execute(undone).scalar_one()) >= self._bounds.reports:
                raise Declined("reports-full")
            connection.execute(sa.insert(reports), row)

        await self._write(keep)
        return len(said)


def company(table: Table) -> set[str]:
    """Return everybody who sits at a table, and its host."""
    return {table.host, *(client for seat in table.seats for client in seat.clients)} - {""}


def others_at(table: Table, seat: int, client: str) -> tuple[str, ...]:
    """Return the clients that hold a seat, which must be somebody else's; decline whoever is not at the table."""
    if client not in company(table):
        raise Declined("not-your-seat", seat=seat)
    if not 0 <= seat < len(table.seats):
        raise Declined("no-such-seat", seat=seat)
    held = table.seats[seat].clients
    if not held or client in held:
        raise Declined("nobody-else", seat=seat)
    return held


def move_manners(connection: sa.Connection, old: str, new: str) -> None:
    """Replace one identity by another; the person's settings come before the guest's, and nobody blocks themselves."""
    for mine, theirs in ((manners.c.owner, manners.c.other), (manners.c.other, manners.c.owner)):
        there = sa.select(theirs).where(mine == new)
        connection.execute(
            sa.delete(manners).where(mine == old, theirs.in_([*connection.execute(there).scalars(), new]))
        )
        connection.execute(sa.update(manners).where(mine == old).values({mine.name: new}))
    for column in (reports.c.reporter, reports.c.accused):
        connection.execute(sa.update(reports).where(column == old).values({column.name: new}))


def forget_manners(connection: sa.Connection, client: str) -> None:
    """Forget what somebody has set and reported, and others' mutes, blocks and reports of them.

    A report that they made stays, without a word of theirs.
    """
    connection.execute(sa.delete(manners).where((manners.c.owner == client) | (manners.c.other == client)))
    connection.execute(sa.delete(reports).where(reports.c.accused == client))
    connection.execute(sa.update(reports).where(reports.c.reporter == client).values(reporter="", text=""))


def export_manners(connection: sa.Connection, client: str) -> dict[str, object]:
    """Return what is kept of somebody's manners and reports."""
    set_by = sa.select(manners.c.name, manners.c.mute, manners.c.block, manners.c.since)
    told = sa.select(reports.c.at, reports.c.table_id, reports.c.name, reports.c.text, reports.c.done)
    own = connection.execute(set_by.where(manners.c.owner == client)).mappings()
    sent = connection.execute(told.where(reports.c.reporter == client)).mappings()
    return {"manners": [dict(one) for one in own], "reports": [dict(one) for one in sent]}
