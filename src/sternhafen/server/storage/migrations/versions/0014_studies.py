"""Studies of finished games, and who writes them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("link", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "study_authors",
        sa.Column("study_id", sa.String(32), sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("client", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
