"""The bridge: what the JavaScript of a web worker offers to Python. Only text crosses it, most of it JSON."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal, Protocol

Written = Literal["done", "taken", "outdated", "full", "failed"]
"""All rows are stored; or none, for a key is taken, newer rules are in force, there is no room, or anything else."""


class Database(Protocol):
    """The browser's database: stores with rows of JSON by their keys."""

    def read(self, store: str, key: str) -> Awaitable[str | None]:
        """Return a row, or None."""

    def keys(self, store: str) -> Awaitable[str]:
        """Return the keys of a store, as a JSON array."""

    def lines(self, table: str, since: int) -> Awaitable[str]:
        """Return a table's lines after a number, as a JSON array."""

    def write(self, wanted: str) -> Awaitable[Written]:
        """Store rows, all or none: JSON of `storage.Write`."""


class Bridge(Protocol):
    """The worker that Python runs in."""

    @property
    def database(self) -> Database:
        """Where tables are stored."""

    def send(self, line: int, frame: str) -> None:
        """Send a frame to the page by an open line."""

    def hang_up(self, line: int) -> None:
        """Close a line."""

    def changed(self, table: str) -> None:
        """Tell other tabs that a table has new lines."""

    def strength(self, bot: str, share: float) -> None:
        """Tell the page what share of its iterations a bot has time for on this device."""

    def fetch_title(self, title: str) -> Awaitable[bool]:
        """Make the modules of a title importable; False if there is no such title."""

    def warm(self) -> None:
        """Start the workers that think, if there are any."""

    def think(self, request: str, seconds: float) -> Awaitable[str | None]:
        """Return the answer of another worker to a job; None where none may be started, so it is done here."""
