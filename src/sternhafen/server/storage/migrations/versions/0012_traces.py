"""At which tables an identity occurs in the lines, and indexes for what anybody may ask at any time."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

CHUNK = 1_000


def upgrade() -> None:
    """Make the table and fill it from the lines that name somebody; make the indexes."""
    op.create_table(
        "traces",
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True),
    )
    fill()
    op.create_index("ix_tables_host", "tables", ["host"])
    listed = sa.text("listed AND status IN ('waiting', 'running')")
    op.create_index("ix_tables_lobby", "tables", ["created"], sqlite_where=listed, postgresql_where=listed)
    op.add_column("ratings", sa.Column("sure", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET sure = mu - 2 * sigma")
    op.create_index("ix_ratings_title_sure", "ratings", ["title", "sure"])
    for column in ("at", "table_id", "group_id"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_index("ix_challenges_person", "challenges", ["person"])
    op.create_index("ix_challenges_until", "challenges", ["until"])


def fill() -> None:
    """Note who sits or sat, and who is or was the host, at every table."""
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("host"))
    lines = sa.table("lines", sa.column("table_id"), sa.column("body"))
    holders = sa.table("holders", sa.column("client"), sa.column("table_id"))
    pairs = {(host, table_id) for host, table_id in connection.execute(sa.select(tables.c.host, tables.c.id))}
    pairs |= {(client, at) for client, at in connection.execute(sa.select(holders.c.client, holders.c.table_id))}
    naming = lines.c.body.startswith('{"type":"seat",') | lines.c.body.startswith('{"type":"hosted",')
    for table_id, body in connection.execute(sa.select(lines.c.table_id, lines.c.body).where(naming)):
        line = json.loads(body)
        pairs.update((client, table_id) for client in line.get("clients", [line.get("client")]))
    rows = [{"client": client, "table_id": table_id} for client, table_id in sorted(pairs) if client]
    traces = sa.table("traces", sa.column("client"), sa.column("table_id"))
    for first in range(0, len(rows), CHUNK):
        connection.execute(sa.insert(traces), rows[first : first + CHUNK])
