"""Storage: what a host stores of its tables, and how storing can fail."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from sternhafen.table.log.lines import Line, Stored


class LinkUsed(RuntimeError):
    """Somebody else has used the invite link first."""


@dataclass(frozen=True)
class TableRow:
    """What never changes about a table."""

    id: str
    title: str
    rules: int
    seats: int
    options: str
    listed: bool
    hot_seat: bool
    imported: bool
    host: str
    created: int
    previous: str | None


@dataclass(frozen=True)
class Index:
    """What tables can be searched by; written together with the lines that change it."""

    status: str
    bots: int
    holders: frozenset[str]
    bot_asked: bool = False
    """Whether people are waiting for a bot's move."""
    host: str = ""


@dataclass(frozen=True)
class InviteRow:
    """An invite link to a seat; `adds` if it is for another device of the same player."""

    table_id: str
    seat: int
    adds: bool


@dataclass(frozen=True)
class Append:
    """Lines to add to a table from a number on, all or none."""

    table_id: str
    number: int
    command: str | None
    lines: Sequence[Line]
    index: Index | None = None
    bot_asked: bool | None = None
    """The index's new `bot_asked`, if nothing else in the index changes."""
    link: str | None = None
    """The hash of an invite link to use up in the same transaction."""
    title: str = ""
    newest: NewestPosition | None = None
    """The position that the lines lead to, if they change it."""
    ended: Ended | None = None
    """How the game ended, if they end it."""
    paced: bool = False
    due: int | None = None
    """If the table is `paced`: the served time at which the next seat runs out of time."""


Trouble = Literal["silent", "unreachable", "full", "failing"]
"""No answer in time; no connection; no disk space; any other failure."""


class StoreDown(RuntimeError):
    """The database failed, and nothing was changed."""

    def __init__(self, kind: Trouble) -> None:
        super().__init__(kind)
        self.kind: Trouble = kind


class StoreUnsure(StoreDown):
    """The answer to a commit was lost: the change may or may not be stored."""


@dataclass(frozen=True)
class NewestPosition:
    """A table's newest position: the number of log entries, the rules, and the state as JSON."""

    entries: int
    rules: int
    shape: str
    """The digest of the field names that the state is read with."""
    state: str


@dataclass(frozen=True)
class Ended:
    """How a game ended, stored with its last move: `finished.Result` as JSON, or null if it never ended."""

    rules: int
    entries: int
    result: str


@dataclass(frozen=True)
class ArchiveRow:
    """A finished game; `positions` is None if its host stopped before it could store them."""

    rules: int
    entries: int
    result: str
    positions: bytes | None


class Outdated(RuntimeError):
    """Another process runs newer rules of a title, so nothing may be stored under the older ones."""


class UpdateStorage(Protocol):
    """What storage holds so that games survive an update: newest positions and finished games."""

    async def position(self, table_id: str) -> NewestPosition | None:
        """Return a table's newest position."""

    async def keep_position(self, table_id: str, newest: NewestPosition) -> None:
        """Store a table's newest position on its own, without new lines."""

    async def fields(self, shape: str) -> dict[str, list[str]] | None:
        """Return the field names that positions of a shape are read with."""

    async def archive(self, table_id: str) -> ArchiveRow | None:
        """Return a finished game."""

    async def keep_archive(self, table_id: str, ended: Ended, positions: bytes) -> None:
        """Store a finished game whole."""

    async def review(self, table_id: str) -> bytes | None:
        """Return the review of a finished game."""

    async def keep_review(self, table_id: str, review: bytes) -> None:
        """Store the review of a finished game."""

    async def unfinished(self, titles: Collection[str]) -> list[tuple[str, str]]:
        """Return the tables of some titles that lack an archive or a newest position, with their status."""


class Storage(Protocol):
    """Where a host stores tables: a database, a file, a browser's storage. Every method may raise `StoreDown`."""

    @property
    def recovered(self) -> list[Callable[[], Awaitable[None]]]:
        """Called when the storage answers again after a failure."""

    @property
    def updates(self) -> UpdateStorage:
        """What lets games survive an update."""

    async def create(
        self, row: TableRow, first: Sequence[Line], index: Index, links: dict[str, InviteRow], served: int
    ) -> None:
        """Store a new table with its first lines, the hashes of its links and the served time of its creation."""

    async def append(self, wanted: Append) -> int | None:
        """Add lines and return their time in seconds; None if the number or the command is already taken."""

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row, or None if there is none."""

    async def lines(self, table_id: str, since: int = 0) -> list[Stored]:
        """Return a table's lines after a number."""

    async def hosted(self, client: str) -> tuple[int, int | None]:
        """Return how many open tables a client hosts, and its own quota if it has one."""

    async def add_invite(self, hashed: str, link: InviteRow) -> None:
        """Store a link; older unused links of the same kind to that seat become void."""

    async def invite(self, hashed: str) -> InviteRow | None:
        """Return a link, or None if it is unknown or used."""

    async def void_invites(self, table_id: str, seat: int) -> None:
        """Make all links to a seat void."""
