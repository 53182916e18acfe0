"""How games ended early, and what their seats played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the columns; of games that are over already nobody knows."""
    op.add_column("results", sa.Column("ended", sa.String(16)))
    op.add_column("results", sa.Column("plays_as", sa.String(64)))
