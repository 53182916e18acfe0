"""The database: its six tables, how it is opened, and how it is brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

meta = sa.MetaData()

tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("hot_seat", sa.Boolean, nullable=False),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("previous", sa.String(32)),
    # What follows only repeats the lines, so that tables can be found without adding them up.
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("bots", sa.Integer, nullable=False),
)

lines = sa.Table(
    "lines",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("command", sa.String(64)),
    sa.Column("body", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "command", name="one_line_a_command"),
)

holders = sa.Table(
    "holders",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("client", sa.String(64), primary_key=True, index=True),
)

invites = sa.Table(
    "invites",
    meta,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("adds", sa.Boolean, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
)

targets = sa.Table(
    "targets",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("target", sa.Text, nullable=False),
)

client_targets = sa.Table(
    "client_targets",
    meta,
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("target", sa.Text, nullable=False),
)


def address(url: str) -> sa.URL:
    """Return a database's address with the driver we use."""
    found = sa.make_url(url)
    if found.get_backend_name() == "postgresql":
        return found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() == "sqlite":
        return found.set(drivername="sqlite+pysqlite")
    raise ValueError(url)


def is_sqlite(url: str) -> bool:
    """Return whether an address names an SQLite file."""
    return sa.make_url(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path:
    """Return the file of an SQLite address."""
    return Path(sa.make_url(url).database or "sternhafen.sqlite")


def open_engine(url: str, readers: int) -> sa.Engine:
    """Return an engine for one writer and several readers."""
    if is_sqlite(url):
        file_of(url).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(address(url), pool_size=readers + 1, connect_args={"timeout": 15})
        sa.event.listen(engine, "connect", _careful)
        return engine
    return sa.create_engine(address(url), pool_size=readers + 1, pool_pre_ping=True)


def _careful(connection: Any, record: Any) -> None:
    """Make SQLite keep what it has acknowledged even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=15000")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest schema; several processes may start at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7837837)")
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
