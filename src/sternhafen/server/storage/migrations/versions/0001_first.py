"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the five tables."""
    table = sa.String(32)
    op.create_table(
        "tables",
        sa.Column("id", table, primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("previous", table),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("bots", sa.Integer, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", table, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="one_line_a_command"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", table, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True, index=True),
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", table, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("adds", sa.Boolean, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "targets",
        sa.Column("table_id", table, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("target", sa.Text, nullable=False),
    )
