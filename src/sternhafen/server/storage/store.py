"""The store: tables and their lines. A line counts once its transaction is committed; nobody hears of it before.

One thread writes. Lines that arrive during a commit go into the next one together, so many tables share the cost of
a full sync. The key (table, number) decides between two processes that write at the same moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.daily_attempts import end_attempt
from sternhafen.server.storage.targets import Targets
from sternhafen.server.storage.traces import clients_in, trace
from sternhafen.server.storage.updates import UpdateStorage, in_force, put_ended, put_positions
from sternhafen.table.hosts.deadline import seconds_left
from sternhafen.table.hosts.storage import (
    Append,
    Index,
    InviteRow,
    LinkUsed,
    Outdated,
    StoreDown,
    StoreUnsure,
    TableRow,
)
from sternhafen.table.log.lines import Line, Stored, decode, encode

MAX_BATCH = 200
COUNT_EVERY = 60.0
"""Seconds for which the health check believes its count of tables."""
A_MOMENT = 0.2
"""Seconds that a line has beyond its time to be written, so that the writer itself can say what became of it."""


class Store:
    """The tables of one database."""

    def __init__(self, url: str, bounds: Bounds | None = None) -> None:
        self._bounds = bounds or Bounds()
        self.connections = Connections(url, self._bounds)
        engine = self.connections.engine
        try:
            db.migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        upsert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert = upsert(db.lines).on_conflict_do_nothing().returning(db.lines.c.number)
        self._read = self.connections.read
        self._write = self.connections.write
        self.recovered = self.connections.recovered
        self.updates = UpdateStorage(self.connections)
        self.targets = Targets(self.connections)
        self.own_rules: Mapping[str, int] | None = None
        """The rules that this process plays by, where others share the database and may have newer ones."""
        self._waiting: list[tuple[Append, asyncio.Future[int | None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._health: asyncio.Task[int] | None = None
        self._count, self._counted = 0, -COUNT_EVERY

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        if self._writing is not None:
            await self._writing
        await self.connections.close()

    # Lines -------------------------------------------------------------------------------------------------------

    async def append(self, wanted: Append) -> int | None:
        """Add lines and return their time in seconds; None if the number or the command is already taken."""
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        try:
            async with asyncio.timeout(seconds_left(self._bounds.store_seconds) + A_MOMENT):
                return await future
        except TimeoutError:  # others are being written, or this, and it takes too long
            waits = [pair for pair in self._waiting if pair[0] is not wanted]
            written = len(waits) == len(self._waiting)
            self._waiting = waits
            raise (StoreUnsure if written else StoreDown)("silent") from None

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            batch.sort(key=lambda pair: pair[0].table_id)  # two processes lock in the same order: no deadlock
            await self._write_batch(batch)
        self._writing = None

    async def _write_batch(self, batch: list[tuple[Append, asyncio.Future[int | None]]]) -> None:
        try:
            numbers = await self._write(lambda connection: self._append_all(connection, [one for one, _ in batch]))
        except Exception as error:  # whoever waits must hear of it
            if len(batch) > 1 and not isinstance(error, StoreDown):
                for pair in batch:  # one bad line must not take the others with it
                    await self._write_batch([pair])
                return
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), at in zip(batch, numbers, strict=True):
            if not future.done():
                future.set_result(at)

    def _append_all(self, connection: sa.Connection, wanted: Sequence[Append]) -> list[int | None]:
        if self.own_rules is not None:
            held = in_force(connection)
            for one in wanted:
                if held.get(one.title, 0) > self.own_rules.get(one.title, 0):
                    raise Outdated(one.title)
        times = [self._append(connection, one) for one in wanted]
        written = zip(wanted, times, strict=True)
        newest = [(one.table_id, one.newest) for one, at in written if at is not None and one.newest is not None]
        if newest:
            put_positions(connection, newest)
        return times

    def _append(self, connection: sa.Connection, wanted: Append) -> int | None:
        at = int(time.time())
        for offset, line in enumerate(wanted.lines):
            row = {
                "table_id": wanted.table_id,
                "number": wanted.number + offset,
                "at": at,
                "command": wanted.command if offset == 0 else None,
                "body": encode(line),
            }
            if connection.execute(self._insert, row).first() is None:
                # Only the first line can meet another process: whoever has its number has those after it too.
                assert offset == 0, "a later line met another process"
                return None
        trace(connection, wanted.table_id, clients_in(wanted.lines))
        if wanted.link is not None:
            self._use(connection, wanted.link)
        if wanted.ended is not None:
            put_ended(connection, wanted.table_id, wanted.ended)
            end_attempt(connection, wanted.table_id, wanted.ended, at)
        if wanted.index is not None:
            self._reindex(connection, wanted.table_id, wanted.index, at)
        elif wanted.bot_asked is not None:
            since = at if wanted.bot_asked else None
            here = db.tables.c.id == wanted.table_id
            connection.execute(sa.update(db.tables).where(here).values(bot_since=since))
        if wanted.paced:
            connection.execute(sa.update(db.tables).where(db.tables.c.id == wanted.table_id).values(due=wanted.due))
        return at

    def _use(self, connection: sa.Connection, link: str) -> None:
        wanted = sa.update(db.invites).where(db.invites.c.hash == link, ~db.invites.c.used).values(used=True)
        if connection.execute(wanted).rowcount != 1:
            raise LinkUsed(link)

    def _reindex(self, connection: sa.Connection, table_id: str, index: Index, at: int) -> None:
        since = at if index.bot_asked else None
        here = db.tables.c.id == table_id
        values = {"status": index.status, "bots": index.bots, "bot_since": since}
        connection.execute(sa.update(db.tables).where(here).values(values))
        if index.host:
            another = here & (db.tables.c.host != index.host)
            connection.execute(sa.update(db.tables).where(another).values(host=index.host, host_seen=None))
        connection.execute(sa.delete(db.holders).where(db.holders.c.table_id == table_id))
        if index.holders:
            rows = [{"table_id": table_id, "client": client} for client in sorted(index.holders)]
            connection.execute(sa.insert(db.holders), rows)

    async def lines(self, table_id: str, since: int = 0) -> list[Stored]:
        """Return a table's lines after a number."""
        wanted = (
            sa.select(db.lines.c.number, db.lines.c.at, db.lines.c.command, db.lines.c.body)
            .where(db.lines.c.table_id == table_id, db.lines.c.number > since)
            .order_by(db.lines.c.number)
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [Stored(number, at, command, decode(body)) for number, at, command, body in rows]

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the newest numbers of tables."""
        newest = _newest(db.lines.c.number, db.tables.c.id)
        wanted = sa.select(db.tables.c.id, newest).where(db.tables.c.id.in_(table_ids), newest.is_not(None))
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return {str(table): int(number) for table, number in rows}

    # Tables ------------------------------------------------------------------------------------------------------

    async def create(
        self, row: TableRow, first: Sequence[Line], index: Index, links: dict[str, InviteRow], seen: int | None = None
    ) -> None:
        """Store a new table with its first lines and the hashes of its links; its host is there at a served time."""

        def make(connection: sa.Connection) -> None:
            values = {**row.__dict__, "status": index.status, "bots": index.bots, "host_seen": seen}
            connection.execute(sa.insert(db.tables), values)
            at = int(time.time())
            rows = [
                {"table_id": row.id, "number": number, "at": at, "command": None, "body": encode(line)}
                for number, line in enumerate(first, 1)
            ]
            connection.execute(sa.insert(db.lines), rows)
            trace(connection, row.id, {row.host, *index.holders, *clients_in(first)})
            self._reindex(connection, row.id, index, at)
            for hashed, link in links.items():
                connection.execute(sa.insert(db.invites), {"hash": hashed, "used": False, **link.__dict__})

        await self._write(make)

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row, or None if there is none."""
        columns = [db.tables.c[name] for name in TableRow.__dataclass_fields__]
        wanted = sa.select(*columns).where(db.tables.c.id == table_id)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else TableRow(*row)

    async def listed(self, most: int) -> list[str]:
        """Return the newest listed tables that wait or are played."""
        wanted = sa.select(db.tables.c.id).where(db.LISTED).order_by(db.tables.c.created.desc()).limit(most)
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def of_client(self, client: str, most: int) -> list[tuple[str, int]]:
        """Return the tables a client sits at or hosts with the time of their newest line, newest first."""
        newest = _newest(db.lines.c.at, db.holders.c.table_id)
        wanted = (
            sa.select(db.holders.c.table_id, newest)
            .where(db.holders.c.client == client)
            .order_by(newest.desc())
            .limit(most)
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(str(table), int(at)) for table, at in rows]

    async def bots_left(self, before: int, most: int) -> list[tuple[str, int]]:
        """Return tables whose bot has been asked since a time before that, longest first, with the time."""
        since = db.tables.c.bot_since
        wanted = sa.select(db.tables.c.id, since).where(since <= before).order_by(since).limit(most)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(str(table), int(at)) for table, at in rows]

    async def take_over(self, table_id: str, since: int, now: int | None) -> bool:
        """Note that a table's bot is looked after from now on, or None: it is not asked; False if another did."""
        here = (db.tables.c.id == table_id) & (db.tables.c.bot_since == since)
        wanted = sa.update(db.tables).where(here).values(bot_since=now)
        return await self._write(lambda connection: connection.execute(wanted).rowcount == 1)

    async def count(self) -> int:
        """Return how many tables there are."""
        return await self._read(_count)

    async def health(self) -> int:
        """Return how many tables there are, or raise `StoreDown`: the proof that moves can be stored.

        Those who ask at the same time get the same answer, and tables are counted once a minute.
        """
        if self._health is None or self._health.done():
            self._health = asyncio.create_task(self._ask_for_health())
        return await asyncio.shield(self._health)

    async def _ask_for_health(self) -> int:
        if time.monotonic() < self._counted + COUNT_EVERY:
            await self.connections.health(lambda connection: connection.execute(sa.text("SELECT 1")).scalar_one())
        else:
            self._count = await self.connections.health(_count)
            self._counted = time.monotonic()
        return self._count

    async def hosted(self, client: str) -> tuple[int, int | None]:
        """Return how many open tables a client hosts, and how many it may by a quota of its own."""
        open_now = (db.tables.c.host == client) & db.tables.c.status.in_(("waiting", "running"))
        count = sa.select(sa.func.count()).select_from(db.tables).where(open_now)
        quota = sa.select(db.quotas.c.tables).where(db.quotas.c.client == client)
        return await self._read(
            lambda connection: (
                int(connection.execute(count).scalar_one()),
                connection.execute(quota).scalar_one_or_none(),
            )
        )

    # What an administrator has changed ---------------------------------------------------------------------------

    async def newest_notice(self) -> int:
        """Return the number of the newest notice."""
        wanted = sa.select(sa.func.coalesce(sa.func.max(db.notices.c.id), 0))
        return await self._read(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def notices(self, since: int) -> list[tuple[int, str, str]]:
        """Return the notices after a number."""
        columns = db.notices.c.id, db.notices.c.kind, db.notices.c.subject
        wanted = sa.select(*columns).where(db.notices.c.id > since).order_by(db.notices.c.id)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(int(number), str(kind), str(subject)) for number, kind, subject in rows]

    async def bans(self) -> list[tuple[str, int | None]]:
        """Return whom an administrator has shut out, and until when."""
        wanted = sa.select(db.bans.c.subject, db.bans.c.until)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [(str(subject), until) for subject, until in rows]

    # Links -------------------------------------------------------------------------------------------------------

    async def add_invite(self, hashed: str, link: InviteRow) -> None:
        """Store a link; the older unused ones of the same kind for that seat are void from now on."""
        older = (db.invites.c.table_id == link.table_id) & (db.invites.c.seat == link.seat)

        def make(connection: sa.Connection) -> None:
            connection.execute(sa.update(db.invites).where(older, db.invites.c.adds == link.adds).values(used=True))
            connection.execute(sa.insert(db.invites), {"hash": hashed, "used": False, **link.__dict__})

        await self._write(make)

    async def invite(self, hashed: str) -> InviteRow | None:
        """Return a link that has not been used."""
        columns = [db.invites.c[name] for name in InviteRow.__dataclass_fields__]
        wanted = sa.select(*columns).where(db.invites.c.hash == hashed, ~db.invites.c.used)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else InviteRow(*row)

    async def void_invites(self, table_id: str, seat: int) -> None:
        """Make every unused link to a seat worthless."""
        wanted = sa.update(db.invites).where(db.invites.c.table_id == table_id, db.invites.c.seat == seat)
        await self._write(lambda connection: connection.execute(wanted.values(used=True)))


def _count(connection: sa.Connection) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(db.tables)).scalar_one())


def _newest(column: sa.Column[int], table_id: sa.Column[str]) -> sa.ScalarSelect[int]:
    """Return something of a table's newest line, found by its key without looking at the others."""
    wanted = sa.select(column).where(db.lines.c.table_id == table_id).order_by(db.lines.c.number.desc())
    return wanted.limit(1).correlate(table_id.table).scalar_subquery()
