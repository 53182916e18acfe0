"""Pushing: "your turn" for browsers whose page is closed, outside quiet hours, with several tables in one message."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from sternhafen.games import titles
from sternhafen.server.http.limits import Bounds
from sternhafen.server.live.encryption import AVAILABLE, encrypt, is_subscription, new_key, public_key, signature
from sternhafen.server.live.notify import post
from sternhafen.server.ops.say import say
from sternhafen.server.people.quiet import known_zone, loud_from
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.push_tables import news, pushes, quiet_hours, told
from sternhafen.server.tables.rounds import Rounds
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.log.lines import Dealt, Moved, Stored
from sternhafen.table.messages.pushing import PushDevice, PushState, PushTested, QuietHours, Subscribe
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table
from sternhafen.text.words import Words

PURPOSE = "push"
"""What the key that signs pushes is called among the database's keys."""
GONE = (404, 410)
"""What a push service answers for a browser that no longer wants notifications."""
TOGETHER = 600
"""Seconds after a notification in which further news is gathered."""
KEPT_FOR = 24 * 3600
"""Seconds that a push service keeps a message for a device that is switched off."""
AT_ONCE = 50
"""People who are notified at a time."""


class Push(Rounds):
    """Keeps subscriptions, gathers news, and sends them."""

    name = "push"
    every = 2.0

    def __init__(
        self,
        connections: Connections,
        tables: Tables,
        sessions: Sessions,
        bounds: Bounds,
        private: bool,
        public: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self._read = connections.read
        self._write = connections.write
        self._tables = tables
        self._sessions = sessions
        self._bounds = bounds
        self._private = private
        self._public = public
        self.clock = clock
        """The time in seconds; tests replace it."""
        self._key: str | None = None
        self._asked: dict[str, frozenset[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Keys and subscriptions --------------------------------------------------------------------------------------

    async def key(self) -> str | None:
        """Return the key that signs, made when it is first needed; None where the library is not installed."""
        if self._key is None and AVAILABLE:
            self._key = await self._write(lambda connection: kept_key(connection))
        return self._key

    async def state(self, client: str) -> PushState:
        """Return where and when somebody is told."""
        key = await self.key()
        rows = await self._read(lambda connection: subscriptions(connection, client))
        quiet = await self._read(lambda connection: quiet_of(connection, [client]).get(client))
        devices = [PushDevice(row.id[:16], row.label, row.created) for row in rows]
        return PushState(None if key is None else public_key(key), devices, quiet)

    async def subscribe(self, client: str, wanted: Subscribe) -> None:
        """Keep a browser's subscription, also if it was somebody else's before; the oldest make room."""
        if not AVAILABLE:
            raise Declined("no-push")
        if not is_subscription(wanted.p256dh, wanted.auth):
            raise Declined("bad-subscription")
        row = {
            "id": hashlib.sha256(wanted.endpoint.encode()).hexdigest(),
            "client": client,
            "created": int(self.clock()),
        }
        row |= {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth}
        row |= {"language": wanted.language, "label": wanted.label}

        def keep(connection: sa.Connection) -> None:
            connection.execute(sa.delete(pushes).where(pushes.c.id == row["id"]))
            connection.execute(sa.insert(pushes), row)
            newest = sa.select(pushes.c.id).where(pushes.c.client == client).order_by(pushes.c.created.desc())
            extra = list(connection.execute(newest.offset(self._bounds.pushes_a_person)).scalars())
            if extra:
                connection.execute(sa.delete(pushes).where(pushes.c.id.in_(extra)))

        await self._write(keep)

    async def unsubscribe(self, client: str, device: str) -> None:
        """Forget one of somebody's browsers, named by the beginning of its id."""
        here = (pushes.c.client == client) & pushes.c.id.startswith(device)
        await self._write(lambda connection: connection.execute(sa.delete(pushes).where(here)).rowcount)

    async def set_quiet(self, client: str, hours: QuietHours | None) -> None:
        """Set somebody's quiet hours."""
        if hours is not None and not known_zone(hours.zone):
            raise Declined("no-such-zone")

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(quiet_hours).where(quiet_hours.c.client == client))
            if hours is not None:
                connection.execute(sa.insert(quiet_hours), {"client": client, **msgspec.structs.asdict(hours)})

        await self._write(change)

    async def asleep(self, people: Sequence[str]) -> frozenset[str]:
        """Return which of some people have their quiet hours now."""
        now = int(self.clock())
        quiet = await self._read(lambda connection: quiet_of(connection, people))
        return frozenset(client for client, hours in quiet.items() if loud_from(hours, now) > now)

    async def test(self, client: str) -> PushTested:
        """Send a test to all of somebody's browsers, quiet hours or not."""
        rows = await self._read(lambda connection: subscriptions(connection, client))
        tests = (self._send(row, say(row.language, "server-notify-test"), "/", "test") for row in rows)
        reached = await asyncio.gather(*tests)
        return PushTested(sum(reached), len(rows))

    # News --------------------------------------------------------------------------------------------------------

    def changed(self, table: Table, added: Sequence[Stored]) -> None:
        """Note who is asked now, was not before, and has nobody connected."""
        if not any(isinstance(stored.line, (Moved, Dealt)) for stored in added):
            return
        asked = asked_seats(table)
        before = self._asked.pop(table.id, frozenset())
        if asked:
            self._asked[table.id] = asked
        away = asked - before - self._sessions.here(table)
        people = {one for seat in away if table.seats[seat].kind == "person" for one in table.seats[seat].clients}
        if people:
            task = asyncio.create_task(self._gather(table.id, sorted(people)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _gather(self, table_id: str, people: Sequence[str]) -> None:
        now = int(self.clock())
        subscribed = sa.select(pushes.c.client).where(pushes.c.client.in_(people)).distinct()

        def keep(connection: sa.Connection) -> None:
            quiet = quiet_of(connection, people)
            for client in list(connection.execute(subscribed).scalars()):
                last = connection.execute(sa.select(told.c.at).where(told.c.client == client)).scalar()
                due = loud_from(quiet.get(client), max(now, (last or 0) + TOGETHER if last else now))
                here = (news.c.client == client) & (news.c.table_id == table_id)
                connection.execute(sa.delete(news).where(here))
                connection.execute(sa.insert(news), {"client": client, "table_id": table_id, "due": due})

        try:
            if await self._read(lambda connection: connection.execute(subscribed).first()) is not None:
                await self._write(keep)  # most moves concern nobody who wants to be told, and writing waits for others
        except (StoreDown, sa.exc.SQLAlchemyError) as error:  # they find the table when they come by themselves
            trouble("push", error, table=table_id)

    async def stop(self) -> None:
        """Stop looking, once what was noted is kept."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().stop()

    async def look(self) -> None:
        """Notify people whose news is due; whoever has come meanwhile knows already."""
        due = sa.select(news.c.client).where(news.c.due <= int(self.clock())).limit(1)
        if await self._read(lambda connection: connection.execute(due).first()) is None:
            return
        taken = await self._write(self._take_due)
        await asyncio.gather(*(self._tell_of(client, table_ids) for client, table_ids in taken.items()))

    async def _tell_of(self, client: str, table_ids: Sequence[str]) -> None:
        """Notify somebody of the tables that still wait for them; an error with one person affects nobody else."""
        try:
            waiting = [table_id for table_id in table_ids if await self._still_waits(table_id, client)]
            if waiting:
                await self._tell(client, waiting)
        except (Declined, StoreDown, sa.exc.SQLAlchemyError) as error:
            trouble("push", error)

    def _take_due(self, connection: sa.Connection) -> dict[str, list[str]]:
        """Take all news of everybody with some that is due; it is sent once, whatever happens to this process."""
        now = int(self.clock())
        due = sa.select(news.c.client).where(news.c.due <= now).distinct().limit(AT_ONCE)
        clients = list(connection.execute(due).scalars())
        found: defaultdict[str, list[str]] = defaultdict(list)
        if clients:
            wanted = sa.delete(news).where(news.c.client.in_(clients)).returning(news.c.client, news.c.table_id)
            for client, table_id in connection.execute(wanted):
                found[client].append(table_id)
        if found:
            connection.execute(sa.delete(told).where(told.c.client.in_(list(found)) | (told.c.at < now - TOGETHER)))
            connection.execute(sa.insert(told), [{"client": client, "at": now} for client in found])
        return dict(found)

    async def _still_waits(self, table_id: str, client: str) -> bool:
        try:
            table = await self._tables.get(table_id)
        except Declined:
            return False
        seats = asked_seats(table) & set(table.seats_of(client))
        return bool(seats) and client not in self._sessions.clients(table_id)

    async def _tell(self, client: str, table_ids: Sequence[str]) -> None:
        rows = await self._read(lambda connection: subscriptions(connection, client))
        first = await self._tables.get(table_ids[0])
        path = f"/t/{first.id}" if len(table_ids) == 1 else "/"

        def text(language: str) -> str:
            if len(table_ids) == 1:
                return say(language, "server-push-turn", title=title_name(language, first.row.title))
            return say(language, "server-push-turns", count=len(table_ids))

        await asyncio.gather(*(self._send(row, text(row.language), path, "turn") for row in rows))

    async def _send(self, row: Any, text: str, path: str, tag: str) -> bool:
        """Send one message; return whether it was taken. A browser that is gone is forgotten."""
        key = await self.key()
        if key is None:
            return False
        said = msgspec.json.encode({"title": "Sternhafen", "text": text, "link": path, "tag": tag})
        headers = {
            "Authorization": signature(row.endpoint, key, contact(self._public)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        try:
            status = await post(row.endpoint, encrypt(said, row.p256dh, row.auth), headers, self._private)
        except Declined:
            status = 0
        note("pushed", kind=tag, status=status)
        if status in GONE:
            gone = sa.delete(pushes).where(pushes.c.id == row.id)
            await self._write(lambda connection: connection.execute(gone).rowcount)
        return 200 <= status < 300


def kept_key(connection: sa.Connection) -> str:
    """Return the key that signs; the first to ask makes it."""
    wanted = sa.select(db.signing_keys.c.key).where(db.signing_keys.c.purpose == PURPOSE)
    key = connection.execute(wanted).scalar_one_or_none()
    if key is None:
        key = new_key()
        connection.execute(sa.insert(db.signing_keys), {"purpose": PURPOSE, "key": key})
    return str(key)


def subscriptions(connection: sa.Connection, client: str) -> Sequence[Any]:
    """Return somebody's subscribed browsers, the newest first."""
    wanted = sa.select(pushes).where(pushes.c.client == client).order_by(pushes.c.created.desc(), pushes.c.id)
    return connection.execute(wanted).all()


def quiet_of(connection: sa.Connection, clients: Sequence[str]) -> dict[str, QuietHours]:
    """Return the quiet hours of those who have some."""
    rows = connection.execute(sa.select(quiet_hours).where(quiet_hours.c.client.in_(clients)))
    return {row.client: QuietHours(row.begins, row.ends, row.zone) for row in rows}


def contact(public: str) -> str:
    """Return whom a push service may contact about us: an https address, as the standard demands.

    >>> contact("http://127.0.0.1:8000")
    'https://127.0.0.1:8000'
    """
    return f"https://{urlsplit(public).netloc}"


def asked_seats(table: Table) -> frozenset[int]:
    """Return the seats that must act."""
    running = table.status == "running" and table.match is not None
    return frozenset(table.match.state.asked() if running and table.match is not None else ())


def title_name(language: str, title: str) -> str:
    """Return what a title is called; a title without words by its id."""
    known = titles().get(title)
    return title if known is None else Words(language).title_name(known)
