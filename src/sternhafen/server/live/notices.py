"""Notices: a running server reads what an administrator has changed in its database, and whom it must shut out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sternhafen.server.people.manners import Manners
from sternhafen.server.people.recognition import Recognition
from sternhafen.server.storage.store import Store
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Session, Sessions

POLL_EVERY = 2.0
"""Seconds between two looks: one small query by its key, however many tables there are."""


class Bans:
    """Who is banned."""

    def __init__(self, rows: Sequence[tuple[str, int | None]] = ()) -> None:
        self._networks: list[tuple[IPv4Network | IPv6Network, int | None]] = []
        self._people: dict[str, int | None] = {}
        for subject, until in rows:
            if "/" in subject:
                self._networks.append((ip_network(subject), until))
            else:
                self._people[subject] = until

    def check(self, address: str, client: str | None) -> None:
        """Decline anybody who is banned."""
        if not self._networks and not self._people:
            return
        now = time.time()
        ends = [self._people[client]] if client in self._people else []
        try:
            ip = ip_address(address.partition("%")[0])
        except ValueError:
            ip = None
        ends += [until for network, until in self._networks if ip is not None and ip in network]
        if any(until is None or until > now for until in ends):
            raise Declined("banned")


class Notices:
    """Reads the notices and acts on them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        sessions: Sessions,
        rules_changed: Callable[[], Awaitable[None]],
        recognition: Recognition,
        manners: Manners,
    ) -> None:
        self._store = store
        self._tables = tables
        self._sessions = sessions
        self._rules_changed = rules_changed
        self._recognition = recognition
        self._manners = manners
        self._read = 0
        self._task: asyncio.Task[None] | None = None
        self.bans = Bans()

    async def start(self) -> None:
        """Start with the notices and bans as they are now."""
        self._read = await self._store.newest_notice()
        self.bans = Bans(await self._store.bans())
        self._task = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        """Stop reading."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY)
            try:
                await self.read()
            except Exception as error:  # the next look must come
                trouble("notices", error)

    async def read(self) -> None:
        """Act on the changes since the last look."""
        for number, kind, subject in await self._store.notices(self._read):
            self._read = number
            note("administered", kind=kind, subject=subject if kind in ("table", "reload", "rules") else "")
            if kind == "bans":
                await self._shut_out()
            elif kind == "rules":
                await self._rules_changed()
            elif kind == "person":
                self._recognize_again(subject)
            elif kind == "manners":
                await self._hear_again(subject)
            elif kind == "reload":
                await self._reload(subject)
            else:
                table = self._tables.kept(subject)
                if table is not None:
                    await self._tables.catch_up(table)

    async def _reload(self, table_id: str) -> None:
        """Forget a table whose lines have changed; whoever is there comes back to what it is now."""
        table = self._tables.kept(table_id)
        if table is None:
            return
        async with table.lock:
            self._tables.forget(table_id)
        for session in self._sessions.at(table_id):
            session.goodbye("stopping", again=True, close=1012)

    def _recognize_again(self, person: str) -> None:
        """Let all devices of a person come back, and see which of them still are."""
        self._recognition.forget(person)
        for table_id in self._sessions.tables():
            for session in self._sessions.at(table_id):
                if session.client == person:
                    session.goodbye("stopping", again=True, close=1012)

    async def _hear_again(self, client: str) -> None:
        """Apply somebody's new mutes from now on."""
        muted = await self._manners.muted(client)
        for table_id in self._sessions.tables():
            for session in self._sessions.at(table_id):
                if session.client == client:
                    session.muted = muted

    async def _shut_out(self) -> None:
        self.bans = Bans(await self._store.bans())
        for table_id in self._sessions.tables():
            for session in self._sessions.at(table_id):
                self._end_if_banned(session)

    def _end_if_banned(self, session: Session) -> None:
        try:
            self.bans.check(session.address, session.client)
        except Declined as declined:
            session.goodbye(declined.refusal.code, again=False, close=1008)
