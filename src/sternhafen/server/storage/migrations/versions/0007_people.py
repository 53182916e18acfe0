"""People who have signed up, their devices and their passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables; whoever is a guest stays one."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("preferences", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
