"""What an update leaves alive: newest positions, finished games as they were shown, and which rules are in force."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables; running servers fill them."""
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("shape", sa.String(32), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "shapes",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("fields", sa.Text, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("positions", sa.LargeBinary),
    )
    op.create_table(
        "rules_in_force",
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
    )
    op.create_table(
        "signing_keys",
        sa.Column("purpose", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
