"""The database's tables about Web Push: browsers that want to be told, when not to, and what waits to be told."""

from __future__ import annotations

import sqlalchemy as sa

from sternhafen.server.storage.database import meta

pushes = sa.Table(
    "pushes",
    meta,
    # The hash of the endpoint: a browser has one.
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("client", sa.String(64), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

quiet_hours = sa.Table(
    "quiet_hours",
    meta,
    sa.Column("client", sa.String(64), primary_key=True),
    # Minutes of the day, in the person's own time zone.
    sa.Column("begins", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
)

# A seat is asked whose person is away: told as soon as they may be, all at once.
news = sa.Table(
    "news",
    meta,
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
)

# When somebody was told last, so that the next comes together with what follows soon.
told = sa.Table(
    "told",
    meta,
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

WHOSE = (pushes, quiet_hours, news, told)
"""The tables whose `client` is an identity."""
