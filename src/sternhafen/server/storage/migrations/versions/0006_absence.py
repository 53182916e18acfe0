"""When somebody's time is up, when a table's host was last seen, and for how long servers were down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and the table; no table before this has a clock."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("host_seen", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("down", sa.BigInteger, nullable=False),
    )
