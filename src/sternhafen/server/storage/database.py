"""The database: its tables, how it is opened, and how it is brought up to date."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds

MIGRATIONS = Path(__file__).parent / "migrations"

meta = sa.MetaData()

LISTED = sa.text("listed AND status IN ('waiting', 'running')")
"""Which tables the lobby lists, word for word as the index has it."""

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
    sa.Column("host", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("previous", sa.String(32)),
    # What follows only repeats the lines, so that tables can be found without adding them up.
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("bots", sa.Integer, nullable=False),
    # Since when a bot is asked that a person waits for; by this alone tables are found whose bots were left waiting.
    sa.Column("bot_since", sa.BigInteger, index=True),
    # When somebody's time is up, in milliseconds of served time; by this alone such tables are found.
    sa.Column("due", sa.BigInteger, index=True),
    # When the host was last connected, in milliseconds of served time.
    sa.Column("host_seen", sa.BigInteger),
)
# The list in the lobby: its newest tables are the first of this index.
sa.Index("ix_tables_lobby", tables.c.created, sqlite_where=LISTED, postgresql_where=LISTED)

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

# At which tables an identity stands in the lines, also where it holds no seat any more; `traces.py` keeps it.
traces = sa.Table(
    "traces",
    meta,
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True),
)

reviews = sa.Table(
    "reviews",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    # Compressed JSON.
    sa.Column("review", sa.LargeBinary, nullable=False),
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

bans = sa.Table(
    "bans",
    meta,
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

quotas = sa.Table(
    "quotas",
    meta,
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("tables", sa.Integer, nullable=False),
)

notices = sa.Table(
    "notices",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False),
)

# What an update leaves alive: the newest position of every table, the fields that positions are read by, finished games
# as they were shown, which rules hold, and what this database signs positions with.
positions = sa.Table(
    "positions",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("shape", sa.String(32), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

shapes = sa.Table(
    "shapes",
    meta,
    sa.Column("digest", sa.String(32), primary_key=True),
    sa.Column("fields", sa.Text, nullable=False),
)

archives = sa.Table(
    "archives",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("positions", sa.LargeBinary),
)

rules_in_force = sa.Table(
    "rules_in_force",
    meta,
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
)

signing_keys = sa.Table(
    "signing_keys",
    meta,
    sa.Column("purpose", sa.String(32), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),
)

uptime = sa.Table(
    "uptime",
    meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    # The newest sign of life of any server, and how long none ran in all; both in milliseconds.
    sa.Column("beat", sa.BigInteger, nullable=False),
    sa.Column("down", sa.BigInteger, nullable=False),
)


def address(url: str) -> sa.URL:
    """Return a database's address with the driver we use."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        return parsed.set(drivername="sqlite+pysqlite")
    raise ValueError(url)


def is_sqlite(url: str) -> bool:
    """Return whether an address names an SQLite file."""
    return sa.make_url(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path:
    """Return the file of an SQLite address."""
    return Path(sa.make_url(url).database or "sternhafen.sqlite")


def open_engine(url: str, readers: int, bounds: Bounds | None = None) -> sa.Engine:
    """Return an engine for one writer and several readers; without bounds a statement may take as long as it likes."""
    wait = (bounds or Bounds()).store_seconds
    if is_sqlite(url):
        make_private(file_of(url))
        patience = {"timeout": wait}
        engine = sa.create_engine(address(url), pool_size=readers + 1, hide_parameters=True, connect_args=patience)
        sa.event.listen(engine, "connect", _careful)
        return engine
    patience = _patience(address(url), bounds)
    return sa.create_engine(
        address(url), pool_size=readers + 1, pool_timeout=wait, hide_parameters=True, connect_args=patience
    )


def _patience(url: sa.URL, bounds: Bounds | None) -> dict[str, Any]:
    """Return what makes PostgreSQL's client and server give up in time; what the address itself says comes first."""
    most = bounds or Bounds()
    limits: dict[str, Any] = {"connect_timeout": most.connect_seconds, "tcp_user_timeout": 10_000}
    limits |= {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 2}
    if bounds is not None:
        milliseconds = int(bounds.statement_seconds * 1000)
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        limits["options"] = " ".join(f"-c {name}={milliseconds}" for name in names)
    return {name: value for name, value in limits.items() if name not in url.query}


def make_private(file: Path) -> None:
    """Make a file that only its owner can read; SQLite gives the files beside it the same rights."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)


def await_database(url: str, seconds: float, tell: Callable[[str], None]) -> None:
    """Wait until a database server answers, at most so long; `tell` hears once what it waits for."""
    if is_sqlite(url):
        return
    engine = open_engine(url, 1)
    until = time.monotonic() + seconds
    told = False
    try:
        while True:
            try:
                engine.connect().close()
                return
            except sa.exc.OperationalError as error:
                if time.monotonic() >= until:
                    raise
                if not told:
                    tell(str(error).splitlines()[0])
                    told = True
            time.sleep(0.5)
    finally:
        engine.dispose()


def _careful(connection: Any, record: Any) -> None:
    """Make SQLite keep what it has acknowledged even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest schema; several processes may start at once."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
                connection.exec_driver_sql(f"SET LOCAL {name} = 0")  # a migration takes the time it needs
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7837837)")
        else:
            connection.exec_driver_sql("PRAGMA busy_timeout=15000")  # another process may be at it
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        if revision(connection) != newest_revision():
            _upgrade(connection)
    engine.dispose()  # the next connections have the patience of every day


def revision(connection: sa.Connection) -> str | None:
    """Return which migration a database has come to, or None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def newest_revision() -> str:
    """Return the number of the newest migration, with which its file's name begins."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]


def _upgrade(connection: sa.Connection) -> None:
    """Run the migrations that a database lacks; most starts need none, and Alembic takes its time to import."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
