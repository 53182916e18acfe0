"""Where a client's notifications go from all its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "client_targets",
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("target", sa.Text, nullable=False),
    )
