"""Whom somebody does not want to hear or meet, what was reported, and who is in charge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "manners",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("other", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("mute", sa.Boolean, nullable=False),
        sa.Column("block", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("owner", "other", name="one_manner_a_pair"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False, index=True),
        sa.Column("accused", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, index=True),
    )
    op.create_table(
        "administrators",
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
