"""The daily challenge: which deal a day has, and everybody's one attempt at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.String(32), nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("newcomer", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("points", sa.Integer, nullable=False, server_default="0"),
        sa.Column("first", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("others", sa.Text, nullable=False, server_default="{}"),
    )
    op.create_index("ix_daily_attempts_client", "daily_attempts", ["client"])
    op.create_index("ix_daily_attempts_best", "daily_attempts", ["title", "day", "first", "points"])
