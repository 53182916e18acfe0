"""The database's tables about who plays together: invitations, and groups with what they keep."""

from __future__ import annotations

import sqlalchemy as sa

from sternhafen.server.storage.database import meta

groups = sa.Table(
    "groups",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # The table that they play at, or have begun their campaign at; those that follow it are found from there.
    sa.Column("table_id", sa.String(32)),
)

members = sa.Table(
    "members",
    meta,
    sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), primary_key=True),
    sa.Column("client", sa.String(64), primary_key=True, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)

group_lines = sa.Table(
    "group_lines",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("client", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

group_dates = sa.Table(
    "group_dates",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

group_answers = sa.Table(
    "group_answers",
    meta,
    sa.Column("date_id", sa.Integer, sa.ForeignKey("group_dates.id"), primary_key=True, autoincrement=False),
    sa.Column("client", sa.String(64), primary_key=True, index=True),
    sa.Column("yes", sa.Boolean, nullable=False),
)

invitations = sa.Table(
    "invitations",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("sender", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("receiver", sa.String(64), nullable=False, index=True),
    # One of the two: a seat at a table, or a group.
    sa.Column("table_id", sa.String(32), index=True),
    sa.Column("group_id", sa.String(32), index=True),
)

WHOSE = (members.c.client, group_lines.c.client, group_answers.c.client, invitations.c.sender, invitations.c.receiver)
"""The columns that hold identities."""
