"""Backup and restore: all tables of any database as one compressed file of JSON lines, taken while servers run."""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sa

from sternhafen.server.people.ratings import sure
from sternhafen.server.storage import daily_attempts as _daily  # noqa: F401 (so that its tables are kept too)
from sternhafen.server.storage import database as db
from sternhafen.server.storage import group_tables as _groups  # noqa: F401 (the same)
from sternhafen.server.storage import manners_tables as _manners  # noqa: F401 (the same)
from sternhafen.server.storage import push_tables as _pushes  # noqa: F401 (the same)
from sternhafen.server.storage import study_tables as _studies  # noqa: F401 (the same)
from sternhafen.server.storage.people_tables import challenges, ratings
from sternhafen.server.storage.traces import trace_all

FORMAT = 1
CHUNK = 500


class BackupFailed(RuntimeError):
    """A backup or restore that was not done: a message code and its arguments."""

    def __init__(self, code: str, **details: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


KEPT = tuple(table for table in db.meta.sorted_tables if table not in (db.notices, db.traces, challenges))
"""What a backup holds. Notices only wake processes that run, and their numbers are the database's own; challenges are
answered within minutes; traces follow from the lines."""
OF_A_SERVER = (db.uptime, db.rules_in_force, db.shapes, db.signing_keys)
"""What a server writes before there is any table; clocks go on from when the backup was taken."""


@contextmanager
def _open(url: str) -> Iterator[sa.Engine]:
    engine = db.open_engine(url, 1)
    try:
        yield engine
    finally:
        engine.dispose()


def write_backup(url: str, file: Path) -> int:
    """Write a backup; return how many tables it holds. The file appears only when it is whole."""
    if db.is_sqlite(url) and not db.file_of(url).exists():
        raise BackupFailed("backup-no-database", database=url)
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with (
            _open(url) as engine,
            engine.connect() as connection,
            _private(part) as written,
            gzip.open(written, "wb") as out,
        ):
            # One snapshot for all of it: what is played meanwhile is in the next backup.
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.exec_driver_sql("BEGIN")
            out.write(msgspec.json.encode({"sternhafen_backup": FORMAT}) + b"\n")
            count = 0
            for table in KEPT:
                # Read in chunks by a cursor of the server's, so that no table needs to fit into memory.
                rows = connection.execution_options(yield_per=CHUNK).execute(sa.select(table))
                for row in rows.mappings():
                    named = {str(column): value for column, value in row.items()}
                    out.write(msgspec.json.encode({"in": str(table.name), "row": named}) + b"\n")
                    count += table is db.tables
        with open(part, "rb") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    except (sa.exc.SQLAlchemyError, OSError) as error:
        part.unlink(missing_ok=True)
        raise BackupFailed("backup-failed", problem=str(error).splitlines()[0]) from error
    return count


def _private(file: Path) -> BinaryIO:
    """Return a new file, open for writing, that nobody else can read: it holds seeds."""
    return os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")


def _rows(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file, "rb") as lines:
        if msgspec.json.decode(next(lines, b"null")) != {"sternhafen_backup": FORMAT}:
            raise BackupFailed("restore-no-backup", file=str(file))
        for line in lines:
            yield msgspec.json.decode(line)


def read_backup(url: str, file: Path) -> int:
    """Read a backup into a database without tables, all or nothing; return how many tables it held."""
    try:
        with _open(url) as engine:
            db.migrate(engine)
            with engine.begin() as connection:
                if connection.execute(sa.select(db.tables.c.id).limit(1)).first() is not None:
                    raise BackupFailed("restore-not-empty", database=url)
                for table in OF_A_SERVER:  # what a server that has been there left behind
                    connection.execute(sa.delete(table))
                count = _insert(connection, _rows(file))
                trace_all(connection)
                return count
    except (EOFError, OSError, msgspec.MsgspecError, KeyError) as error:
        raise BackupFailed("restore-no-backup", file=str(file)) from error
    except sa.exc.SQLAlchemyError as error:
        raise BackupFailed("restore-failed", problem=str(error).splitlines()[0]) from error


def _complete(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row as the database wants it: bytes are bytes again, and what earlier versions lack is there.

    Their tables with bots are looked at once.
    """
    for column in table.columns:
        if isinstance(column.type, sa.LargeBinary) and isinstance(row.get(column.name), str):
            row[column.name] = base64.b64decode(row[column.name])
    if table is db.tables and "bot_since" not in row:
        return {**row, "bot_since": 0 if row["status"] == "running" and row["bots"] else None}
    if table is ratings and "sure" not in row:
        return {**row, "sure": sure(row["mu"], row["sigma"])}
    return row


def _insert(connection: sa.Connection, rows: Iterator[dict[str, Any]]) -> int:
    count = 0
    waiting: list[dict[str, Any]] = []
    into: sa.Table | None = None
    for line in rows:
        table = db.meta.tables[line["in"]]
        if table not in KEPT:
            continue
        if into is not None and waiting and (table is not into or len(waiting) >= CHUNK):
            connection.execute(sa.insert(into), waiting)
            waiting = []
        into = table
        waiting.append(_complete(table, line["row"]))
        count += table is db.tables
    if into is not None and waiting:
        connection.execute(sa.insert(into), waiting)
    return count
