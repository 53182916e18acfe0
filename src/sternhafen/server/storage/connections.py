"""Connections: questions and changes go to the database in threads, and none of them longer than it may take.

Whoever waits too long is told so, the connection is broken off, and a change that was just being committed counts as
unsure: it may have been stored. As soon as the database answers again, those who want to know are told.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage import database as db
from sternhafen.table.hosts.deadline import seconds_left
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.storage import StoreDown, StoreUnsure, Trouble

T = TypeVar("T")
READERS = 4
TRY_EVERY = 0.25
"""Seconds between two looks whether the database is back."""


class GivenUp(RuntimeError):
    """Nobody waits any more for what a thread is about to do."""


class Errand:
    """One question or change on its way; the thread that runs it and the one that waits for it share its stage."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._given_up = False
        self._line: Any = None
        self.committing = False

    def asks(self, line: Any) -> None:
        """Note the driver's connection that the errand has got."""
        with self._lock:
            if self._given_up:
                raise GivenUp
            self._line = line

    def commits(self) -> None:
        """Note that from now on nobody can say whether the change is stored, until the commit is answered."""
        with self._lock:
            if self._given_up:
                raise GivenUp
            self.committing = True

    def ends(self) -> None:
        """Note that the connection is no longer in use."""
        with self._lock:
            self._line = None

    def give_up(self) -> bool:
        """Break the connection off, so that the thread comes back; return whether a commit was under way."""
        with self._lock:
            self._given_up = True
            if self._line is not None:
                break_off(self._line)
            return self.committing


def break_off(line: Any) -> None:
    """End whatever a thread waits for on a driver's connection."""
    with suppress(Exception):  # it may be gone already
        if hasattr(line, "interrupt"):  # SQLite
            line.interrupt()
            return
        with socket.socket(fileno=os.dup(line.fileno())) as there:
            there.shutdown(socket.SHUT_RDWR)


class Connections:
    """One writer and several readers of a database."""

    def __init__(self, url: str, bounds: Bounds) -> None:
        self.engine = db.open_engine(url, READERS, bounds)
        self._file = db.file_of(url) if db.is_sqlite(url) else None
        self._bounds = bounds
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._recovering: asyncio.Task[None] | None = None
        self.trouble: Trouble | None = None
        """What was wrong with the last change, if it failed."""
        self.recovered: list[Callable[[], Awaitable[None]]] = []
        """Called when the database answers again after it did not."""

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        """Return the answer to a question."""
        return await self._send(self._readers, ask, False, self._bounds.store_seconds)

    async def write(self, ask: Callable[[sa.Connection], T]) -> T:
        """Return what a change gives, once it is committed."""
        try:
            answer = await self._send(self._writer, ask, True, self._bounds.store_seconds)
        except StoreDown as error:
            self.trouble = error.kind
            raise
        self.trouble = None
        return answer

    async def health(self, ask: Callable[[sa.Connection], T]) -> T:
        """Return the answer to a question, or raise `StoreDown` if moves cannot be stored; in a short time."""
        started = time.monotonic()
        answer = await self._send(self._readers, ask, False, self._bounds.health_seconds)
        if self._file is not None and shutil.disk_usage(self._file.parent).free < self._bounds.disk_free:
            raise StoreDown("full")
        if self.trouble is not None:  # the last change failed: would another?
            left = self._bounds.health_seconds - (time.monotonic() - started)
            await self._send(self._writer, _try_to_write, False, max(0.05, left))
            self.trouble = None
        return answer

    async def _send(
        self, threads: ThreadPoolExecutor, ask: Callable[[sa.Connection], T], commit: bool, seconds: float
    ) -> T:
        errand = Errand()
        try:
            async with asyncio.timeout(seconds_left(seconds)):
                return await asyncio.get_running_loop().run_in_executor(threads, self._run, errand, ask, commit)
        except TimeoutError:
            unsure = errand.give_up()
            self._recover()
            raise (StoreUnsure if unsure else StoreDown)("silent") from None
        except StoreDown:
            self._recover()
            raise

    def _run(self, errand: Errand, ask: Callable[[sa.Connection], T], commit: bool) -> T:
        """Carry an errand out in its thread; once more if it was given a connection that had died meanwhile."""
        again = True
        while True:
            try:
                return self._try(errand, ask, commit)
            except sa.exc.TimeoutError as error:  # no connection of the pool is free
                raise StoreDown("silent") from error
            except (sa.exc.OperationalError, sa.exc.InterfaceError) as error:
                if again and error.connection_invalidated and not errand.committing:
                    again = False
                    continue
                raise judged(error, errand.committing) from error

    def _try(self, errand: Errand, ask: Callable[[sa.Connection], T], commit: bool) -> T:
        with self.engine.connect() as connection:
            errand.asks(connection.connection.driver_connection)
            try:
                answer = ask(connection)
                if commit:
                    errand.commits()
                    connection.commit()
                return answer
            finally:
                errand.ends()

    # Coming back -------------------------------------------------------------------------------------------------

    def _recover(self) -> None:
        if self._recovering is None:
            self._recovering = asyncio.create_task(self._wait_for_it())

    async def _wait_for_it(self) -> None:
        try:
            while True:
                await asyncio.sleep(TRY_EVERY)
                with suppress(StoreDown):
                    await self.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar_one())
                    break
        finally:
            self._recovering = None
        note("store-back")
        for tell in self.recovered:
            try:
                await tell()
            except Exception as error:  # the others must hear of it too
                trouble("store-back", error)

    async def close(self) -> None:
        """Let go of the database."""
        if self._recovering is not None:
            self._recovering.cancel()
            await asyncio.gather(self._recovering, return_exceptions=True)
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _try_to_write(connection: sa.Connection) -> None:
    """Take some room and give it back; the caller does not commit."""
    connection.execute(sa.insert(db.client_targets), {"client": "probe", "target": "x" * 65_536})
    connection.rollback()


def judged(error: sa.exc.DBAPIError, committing: bool) -> StoreDown:
    """Return what a driver's error means for whoever asked."""
    state = getattr(error.orig, "sqlstate", None)
    text = str(error.orig).lower()
    if state == "53100" or "disk is full" in text:
        return StoreDown("full")
    cut = state is None or state.startswith(("08", "57P"))  # else the database itself says that it did not
    if hasattr(error.orig, "sqlite_errorcode"):
        return (StoreUnsure if committing and "i/o error" in text else StoreDown)("failing")
    if not cut:
        return StoreDown("failing")
    return (StoreUnsure if committing else StoreDown)("unreachable")
