"""The database's tables about studies: comments and side lines of a table's finished game, and who writes them."""

from __future__ import annotations

import sqlalchemy as sa

from sternhafen.server.storage.database import meta

studies = sa.Table(
    "studies",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("changed", sa.BigInteger, nullable=False),
    # The hash of the link by which others write too; without one nobody else can.
    sa.Column("link", sa.String(64)),
    # Compressed JSON.
    sa.Column("body", sa.LargeBinary, nullable=False),
)

study_authors = sa.Table(
    "study_authors",
    meta,
    sa.Column("study_id", sa.String(32), sa.ForeignKey("studies.id"), primary_key=True),
    # Comments name their author by it; 0 has begun the study.
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("client", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
)
