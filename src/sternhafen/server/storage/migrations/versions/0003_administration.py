"""Who is shut out, how many tables a person may have, and what an administrator has changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "quotas",
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("tables", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
    )
