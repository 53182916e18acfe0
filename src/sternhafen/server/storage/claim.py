"""The claim of a database: a process without Redis serves it alone.

Two processes on one database hear of each other's news only through Redis. Without it each would show its players an
old table, so the second one does not start. Processes with Redis share the claim; a claim ends with its process.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Protocol

import sqlalchemy as sa

from sternhafen.server.storage import database as db
from sternhafen.table.hosts.diagnostics import trouble

POSTGRES_KEY = 7837838
"""The number of our advisory lock."""
PATIENCE = 5.0
"""Seconds to wait for the claim of a process that is just ending."""
CHECK_EVERY = 30.0


class AlreadyServed(RuntimeError):
    """Another process serves this database, and there is no Redis between the two."""


class Claim(Protocol):
    """A claim that this process holds."""

    def hold(self) -> bool:
        """Take the claim, or take it again if it was lost; return whether this process has it."""

    def release(self) -> None:
        """Give the claim up."""


class FileClaim:
    """The claim of an SQLite database: a lock on a file beside it, which SQLite locks alike on every system."""

    def __init__(self, url: str, shared: bool) -> None:
        file = db.file_of(url)
        db.make_private(file.with_name(file.name + ".lock"))
        self._connection = sqlite3.connect(
            file.with_name(file.name + ".lock"), timeout=0, isolation_level=None, check_same_thread=False
        )
        self._shared = shared

    def hold(self) -> bool:
        """Take the claim."""
        if self._connection.in_transaction:
            return True
        try:
            self._connection.execute("BEGIN" if self._shared else "BEGIN EXCLUSIVE")
            self._connection.execute("SELECT name FROM sqlite_master").fetchall()
        except sqlite3.OperationalError:
            self._connection.rollback()
            return False
        return True

    def release(self) -> None:
        """Give the claim up."""
        self._connection.close()


class PostgresClaim:
    """The claim of a PostgreSQL database: an advisory lock of a connection of its own."""

    def __init__(self, url: str, shared: bool) -> None:
        limits = {"connect_timeout": 5, "options": "-c statement_timeout=5000", "tcp_user_timeout": 5000}
        self._engine = sa.create_engine(db.address(url), pool_size=1, isolation_level="AUTOCOMMIT", connect_args=limits)
        self._take = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({POSTGRES_KEY})"
        self._connection: sa.Connection | None = None

    def hold(self) -> bool:
        """Take the claim, on a new connection if the old one is gone."""
        if self._connection is not None:
            try:
                self._connection.exec_driver_sql("SELECT 1")
                return True
            except sa.exc.DBAPIError:
                self._connection.invalidate()
                self._connection = None
        connection = self._engine.connect()
        if not connection.exec_driver_sql(self._take).scalar_one():
            connection.close()
            return False
        self._connection = connection
        return True

    def release(self) -> None:
        """Give the claim up."""
        if self._connection is not None:
            self._connection.invalidate()
        self._engine.dispose()


def claim(url: str, shared: bool, patience: float = PATIENCE) -> Claim:
    """Return the claim of a database, held by this process; raise `AlreadyServed` if another one has it."""
    wanted: Claim = FileClaim(url, shared) if db.is_sqlite(url) else PostgresClaim(url, shared)
    until = time.monotonic() + patience
    try:
        while not wanted.hold():
            if time.monotonic() >= until:
                raise AlreadyServed(url)
            time.sleep(0.1)
    except BaseException:
        wanted.release()
        raise
    return wanted


async def watch(held: Claim) -> None:
    """Keep a claim for as long as the server runs: a database that was away has forgotten it."""
    while True:
        await asyncio.sleep(CHECK_EVERY)
        try:
            if not await asyncio.to_thread(held.hold):
                trouble("not-alone")
        except sa.exc.SQLAlchemyError as error:
            trouble("store-down", error)
