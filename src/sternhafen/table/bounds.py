"""Bounds: how much a host of tables keeps, takes and waits."""

from __future__ import annotations

from dataclasses import dataclass

UNDO_LINES = 5_000
"""Lines of a log from which on nothing can be taken back: undo plays the whole log again."""


@dataclass(frozen=True)
class TableBounds:
    """How much a host of tables keeps, takes and waits."""

    table_lines: int = 20_000
    """Lines of a table; after that it can only be closed."""
    tables_kept: int = 200
    """Tables that stay in memory with nobody connected."""
    record_lines: int = 5_000
    """Lines of an imported game."""
    missed: int = 200
    """Lines that `hello` sends at most; older ones are asked for page by page."""
    store_seconds: float = 2.5
    """Seconds after which a question to the database is given up."""
