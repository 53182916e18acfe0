"""Runs the migrations on the connection that `database.migrate` hands over."""

from __future__ import annotations

from alembic import context

from sternhafen.server.storage.database import meta

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=meta,
    transactional_ddl=False,  # the caller's transaction holds all of it
)
context.run_migrations()
