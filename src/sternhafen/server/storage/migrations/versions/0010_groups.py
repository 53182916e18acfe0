"""Invitations, and groups with their chat and dates."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "group_lines",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "group_dates",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "group_answers",
        sa.Column("date_id", sa.Integer, sa.ForeignKey("group_dates.id"), primary_key=True, autoincrement=False),
        sa.Column("client", sa.String(64), primary_key=True, index=True),
        sa.Column("yes", sa.Boolean, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sender", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("receiver", sa.String(64), nullable=False, index=True),
        sa.Column("table_id", sa.String(32)),
        sa.Column("group_id", sa.String(32)),
    )
