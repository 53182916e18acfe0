"""The database's tables about the daily challenge: which deal a day has, and everybody's one attempt at it."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sternhafen.server.storage.database import meta
from sternhafen.table.hosts.storage import Ended
from sternhafen.table.updates.finished import Result

daily_deals = sa.Table(
    "daily_deals",
    meta,
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    # Drawn when the first one begins, so that nobody can know it before.
    sa.Column("seed", sa.String(32), nullable=False),
)

daily_attempts = sa.Table(
    "daily_attempts",
    meta,
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("client", sa.String(64), primary_key=True, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    # No foreign key: an attempt is taken before its table is made, and outlives it.
    sa.Column("table_id", sa.String(32), nullable=False, unique=True),
    sa.Column("begun", sa.BigInteger, nullable=False),
    sa.Column("newcomer", sa.Boolean, nullable=False),
    # Together with the last move: when it came, and how the game ended.
    sa.Column("ended", sa.BigInteger),
    sa.Column("points", sa.Integer, nullable=False, server_default="0"),
    sa.Column("first", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("others", sa.Text, nullable=False, server_default="{}"),
    sa.Index("ix_daily_attempts_best", "title", "day", "first", "points"),
)


def end_attempt(connection: sa.Connection, table_id: str, ended: Ended, at: int) -> None:
    """Write down how an attempt ended, if the game of a table is one; in the same transaction as its last move."""
    here = (daily_attempts.c.table_id == table_id) & daily_attempts.c.ended.is_(None)
    if connection.execute(sa.select(daily_attempts.c.begun).where(here)).first() is None:
        return
    result = msgspec.json.decode(ended.result, type=Result | None)
    if result is None:
        return
    outcome = result.outcome
    others = {name: sum(points.values()) for name, points in outcome.others.items()}
    standing = outcome.overall or outcome.places
    values = {
        "ended": at,
        "points": outcome.totals[0],
        "first": standing[0] == 1,
        "others": msgspec.json.encode(others).decode(),
    }
    connection.execute(sa.update(daily_attempts).where(here).values(values))
