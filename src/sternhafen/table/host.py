"""The host: what a table needs of the process that it lives in.

The server is one host, a terminal another: each brings storage, a clock and somebody who thinks.
"""

from __future__ import annotations

from typing import Protocol

from sternhafen.table.bounds import TableBounds
from sternhafen.table.committing import Committer
from sternhafen.table.memory import Tables
from sternhafen.table.past import Charts, Past
from sternhafen.table.sessions import Sessions
from sternhafen.table.storage import Storage
from sternhafen.table.table import Table
from sternhafen.table.thinking import Thinker


class Host(Protocol):
    """The parts of a process that hosts tables."""

    @property
    def storage(self) -> Storage:
        """Where tables are kept."""

    @property
    def tables(self) -> Tables:
        """The tables in memory."""

    @property
    def committer(self) -> Committer:
        """The one way by which a table changes."""

    @property
    def sessions(self) -> Sessions:
        """Who is connected."""

    @property
    def past(self) -> Past:
        """Positions of the past."""

    @property
    def charts(self) -> Charts:
        """The scores of finished games."""

    @property
    def thinking(self) -> Thinker:
        """Who plays games through beside the tables."""

    @property
    def bounds(self) -> TableBounds:
        """How much is kept, taken and waited for."""

    @property
    def tables_a_client(self) -> int:
        """How many open tables a client may host."""

    @property
    def seam_key(self) -> str:
        """What this host signs positions with, in hex."""

    def served(self) -> int:
        """Return the milliseconds that a host has run, which clocks go by."""

    def now(self) -> int:
        """Return the time in seconds since 1970."""

    def opened(self, table: Table) -> None:
        """Hear of a new table."""
