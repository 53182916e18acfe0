"""Bounds: how much a host of tables keeps, takes and waits."""

from __future__ import annotations

from dataclasses import dataclass


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
    undo_lines: int = 5_000
    """Lines of a log from which on nothing can be taken back: undo plays the whole log again."""
    bot_absence: float = 10 * 60.0
    """For how long somebody must leave the host's question unanswered before a bot plays for them."""
    seat_absence: float = 24 * 3600.0
    """The same before the seat is free for somebody else: a bot may be sent away again, what was seen stays seen."""
    host_absence: float = 24 * 3600.0
    """After which somebody else becomes the host; not before the patience of the table, if it has one."""
    host_absence_clock: float = 15 * 60.0
    """The same at a table that is played by the clock."""
