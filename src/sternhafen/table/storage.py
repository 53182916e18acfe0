"""Storage: what a host keeps of tables, and how it may fail."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from sternhafen.table.log.lines import Line, Stored


class LinkUsed(RuntimeError):
    """Somebody else was quicker to use a link."""


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
    """What can be searched for: written with the lines that change it."""

    status: str
    bots: int
    holders: frozenset[str]
    bot_asked: bool = False
    """Whether a bot is asked that a person waits for."""
    host: str = ""


@dataclass(frozen=True)
class InviteRow:
    """A link to a seat; `adds` if it is for another device of the same player."""

    table_id: str
    seat: int
    adds: bool


@dataclass(frozen=True)
class Append:
    """Lines to be added to a table from a number on, all or none."""

    table_id: str
    number: int
    command: str | None
    lines: Sequence[Line]
    index: Index | None = None
    bot_asked: bool | None = None
    """Whether a bot is asked after it, where that alone of the index is to be written."""
    link: str | None = None
    """The hash of a link that is used up with it, in the same transaction."""
    title: str = ""
    newest: NewestPosition | None = None
    """The position that the lines lead to, if they change it."""
    ended: Ended | None = None
    """How the game ended, if they end it."""
    paced: bool = False
    due: int | None = None
    """Where the table is `paced`: the served time at which the next seat's time is up after it."""


Trouble = Literal["silent", "unreachable", "full", "failing"]
"""It does not answer in time; there is no connection; there is no room; it refuses for another reason."""


class StoreDown(RuntimeError):
    """The database did not do what was asked, and nothing was changed."""

    def __init__(self, kind: Trouble) -> None:
        super().__init__(kind)
        self.kind: Trouble = kind


class StoreUnsure(StoreDown):
    """The answer to a commit was lost: the change may be stored or not."""


@dataclass(frozen=True)
class NewestPosition:
    """A table's newest position: after how many entries, under which rules, and its dump as JSON."""

    entries: int
    rules: int
    shape: str
    """The digest of the fields that it is read by."""
    state: str


@dataclass(frozen=True)
class Ended:
    """How a game ended, stored with its last move: JSON of `finished.Result`, or null if it never did."""

    rules: int
    entries: int
    result: str


@dataclass(frozen=True)
class ArchiveRow:
    """A finished game; no positions if the server was stopped before it could store them."""

    rules: int
    entries: int
    result: str
    positions: bytes | None


class Outdated(RuntimeError):
    """Another process has newer rules of a title: nothing may be stored under the older ones."""


class UpdateStorage(Protocol):
    """What storage keeps for the time after an update: newest positions and finished games."""

    async def position(self, table_id: str) -> NewestPosition | None:
        """Return a table's newest position."""

    async def keep_position(self, table_id: str, newest: NewestPosition) -> None:
        """Write a table's newest position where no line came with it."""

    async def fields(self, shape: str) -> dict[str, list[str]] | None:
        """Return the fields that positions of a shape are read by."""

    async def archive(self, table_id: str) -> ArchiveRow | None:
        """Return a finished game."""


class Storage(Protocol):
    """Where a host keeps tables: a database, a file, a browser's store. Every method may raise `StoreDown`."""

    @property
    def recovered(self) -> list[Callable[[], Awaitable[None]]]:
        """Called when the storage answers again after it did not."""

    @property
    def updates(self) -> UpdateStorage:
        """What is kept for the time after an update."""

    async def create(
        self, row: TableRow, first: Sequence[Line], index: Index, links: dict[str, InviteRow], served: int
    ) -> None:
        """Store a new table with its first lines, the hashes of its links, and the served time at which it was made."""

    async def append(self, wanted: Append) -> int | None:
        """Add lines and return their time in seconds; None if the number or the command is already taken."""

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row, or None if there is none."""

    async def lines(self, table_id: str, since: int = 0) -> list[Stored]:
        """Return a table's lines after a number."""

    async def hosted(self, client: str) -> tuple[int, int | None]:
        """Return how many open tables a client hosts, and how many it may by a quota of its own."""

    async def add_invite(self, hashed: str, link: InviteRow) -> None:
        """Store a link; the older unused ones of the same kind for that seat are void from now on."""

    async def invite(self, hashed: str) -> InviteRow | None:
        """Return a link that has not been used."""

    async def void_invites(self, table_id: str, seat: int) -> None:
        """Make all links to a seat useless."""
