"""Since when a table's bot is asked, so that nobody has to load tables to find those whose bots wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; every table in play with bots is looked at once."""
    op.add_column("tables", sa.Column("bot_since", sa.BigInteger))
    op.create_index("ix_tables_bot_since", "tables", ["bot_since"])
    op.execute("UPDATE tables SET bot_since = 0 WHERE status = 'running' AND bots > 0")
