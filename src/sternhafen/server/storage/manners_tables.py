"""The database's tables about manners: whom somebody will not hear or meet, what was reported, who is in charge."""

from __future__ import annotations

import sqlalchemy as sa

from sternhafen.server.storage.database import meta

manners = sa.Table(
    "manners",
    meta,
    # By this its owner names it; whom it is about is told to nobody.
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False, index=True),
    sa.Column("other", sa.String(64), nullable=False, index=True),
    # How the other was called at that time.
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("mute", sa.Boolean, nullable=False),
    sa.Column("block", sa.Boolean, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("owner", "other", name="one_manner_a_pair"),
)

reports = sa.Table(
    "reports",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    # The table may be deleted before anybody has read the report.
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("reporter", sa.String(64), nullable=False, index=True),
    sa.Column("accused", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    # What the accused had said at the table, newest last, as JSON.
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, index=True),
)

administrators = sa.Table(
    "administrators",
    meta,
    sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
