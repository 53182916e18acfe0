"""The host: what a table needs from the process it lives in.

The server is one host, a browser another: each brings storage, a clock and workers.
"""

from __future__ import annotations

from typing import Protocol

from sternhafen.table.committing import Committer
from sternhafen.table.daily.days import Dailies
from sternhafen.table.dealer import Dealer
from sternhafen.table.hosts.bounds import TableBounds
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.past import Charts, Past
from sternhafen.table.hosts.storage import Storage
from sternhafen.table.learning.kept_reviews import Reviews
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table
from sternhafen.table.thinking.bot_seats import BotSeats
from sternhafen.table.thinking.thinker import Thinker


class Host(Protocol):
    """The parts of a process that hosts tables."""

    @property
    def storage(self) -> Storage:
        """Where tables are stored."""

    @property
    def tables(self) -> Tables:
        """The tables in memory."""

    @property
    def committer(self) -> Committer:
        """Stores and applies every change."""

    @property
    def sessions(self) -> Sessions:
        """Who is connected."""

    @property
    def past(self) -> Past:
        """Earlier positions of the games."""

    @property
    def charts(self) -> Charts:
        """Score charts of finished games."""

    @property
    def reviews(self) -> Reviews:
        """Reviews of finished games."""

    @property
    def thinking(self) -> Thinker:
        """Runs long jobs, such as replays, outside the event loop."""

    @property
    def bots(self) -> BotSeats:
        """Who plays the seats of bots."""

    @property
    def dealer(self) -> Dealer:
        """Who waits for the parts of seeds."""

    @property
    def dailies(self) -> Dailies:
        """The deals of days, and who tried them."""

    @property
    def bounds(self) -> TableBounds:
        """How much the host stores and accepts, and how long it waits."""

    @property
    def tables_a_client(self) -> int:
        """How many open tables one client may host."""

    @property
    def seam_key(self) -> str:
        """The key that this host signs positions with, in hex."""

    async def wants_rating(self, client: str) -> bool:
        """Return whether somebody has their games rated."""

    def served(self) -> int:
        """Return the served time in milliseconds, which players' clocks go by (see `absence.uptime`)."""

    def now(self) -> int:
        """Return the time in seconds since 1970."""

    def opened(self, table: Table) -> None:
        """Called with every new table."""
