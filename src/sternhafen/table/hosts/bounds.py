"""Bounds: how much a host of tables stores and accepts, and how long it waits."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TableBounds:
    """How much a host of tables stores and accepts, and how long it waits."""

    table_lines: int = 20_000
    """The most lines a table may have; after that it can only be closed."""
    tables_kept: int = 200
    """How many tables stay in memory while nobody is connected to them."""
    record_lines: int = 5_000
    """The most lines an imported game may have."""
    missed: int = 200
    """The most log lines that `hello` answers with; clients fetch older ones page by page."""
    store_seconds: float = 2.5
    """Seconds after which a database query is given up."""
    undo_lines: int = 5_000
    """The longest log that allows undo, which replays the whole log."""
    bot_absence: float = 10 * 60.0
    """Seconds without an answer to the host's request before a bot plays for somebody."""
    seat_absence: float = 24 * 3600.0
    """The same before a seat is freed for somebody else. Longer: a bot can be removed, a look at the hand cannot."""
    host_absence: float = 24 * 3600.0
    """Seconds of absence before somebody else becomes the host; never less than the table's own patience."""
    host_absence_clock: float = 15 * 60.0
    """The same at a table with a chess clock."""
