"""Storage in the browser's database: one row a line, and no line twice, however many tabs are open."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

import msgspec

from sternhafen.browser.bridge import Bridge
from sternhafen.games import find_title, title_ids
from sternhafen.table.hosts.storage import (
    Append,
    ArchiveRow,
    Ended,
    Index,
    InviteRow,
    NewestPosition,
    Outdated,
    StoreDown,
    TableRow,
)
from sternhafen.table.log.lines import Line, Stored, decode, encode
from sternhafen.table.messages.answers import MyTable
from sternhafen.table.tokens import new_secret
from sternhafen.table.updates.positions import shape_of

T = TypeVar("T")


class Row(msgspec.Struct):
    """A row to store; one that is `new` must not be there yet."""

    store: str
    key: str | tuple[str, int]
    value: Any
    new: bool = False


class Write(msgspec.Struct):
    """Rows to store together, unless newer rules of their title are in force."""

    rows: list[Row]
    title: str = ""
    rules: int = 0


class BrowserStorage:
    """Tables in the browser's database."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._database = bridge.database
        self.recovered: list[Callable[[], Awaitable[None]]] = []
        self.updates = BrowserUpdates(self)

    async def fetch_title(self, title: str) -> None:
        """Fetch the modules of a title, so that it can be imported."""
        if title in title_ids():
            await self._bridge.fetch_title(title)

    async def seam_key(self) -> str:
        """Return the key that this browser signs positions with; made at the first start."""
        key = await self.read("meta", "seams", str)
        if key is None:
            key = new_secret() + new_secret()
            if await self._write([Row("meta", "seams", key, new=True)]) is None:  # another tab was faster
                return await self.seam_key()
        return key

    async def show(self, shown: MyTable) -> None:
        """Store what the lobby lists of a table, so that it can do so before Python has started."""
        await self._write([Row("shown", shown.id, shown)])

    async def keep_attempt(self, key: str, attempt: msgspec.Struct) -> None:
        """Store that a day's challenge was begun, unless it was before."""
        await self._write([Row("meta", key, attempt, new=True)])

    async def changed(self, table_id: str) -> int | None:
        """Return when the newest move of a table was made, as the lobby lists it."""
        shown = await self.read("shown", table_id, MyTable)
        return None if shown is None else shown.since

    # Lines ---------------------------------------------------------------------------------------------------------

    async def append(self, wanted: Append) -> int | None:
        """Add lines and return their time in seconds; None if another tab has added lines of these numbers."""
        at = int(time.time())
        rows = [
            line_row(wanted.table_id, Stored(wanted.number + i, at, None if i else wanted.command, line))
            for i, line in enumerate(wanted.lines)
        ]
        if wanted.newest is not None:
            rows += self.updates.position_rows(wanted.table_id, wanted.title, wanted.newest)
        if wanted.ended is not None:
            rows.append(Row("endings", wanted.table_id, asdict(wanted.ended)))
        return at if await self._write(rows, wanted.title) is not None else None

    async def lines(self, table_id: str, since: int = 0) -> list[Stored]:
        """Return a table's lines after a number."""
        rows = msgspec.json.decode(await self._database.lines(table_id, since))
        return [Stored(number, at, command, decode(body)) for number, at, command, body in rows]

    # Tables --------------------------------------------------------------------------------------------------------

    async def create(
        self, row: TableRow, first: Sequence[Line], index: Index, links: dict[str, InviteRow], served: int
    ) -> None:
        """Store a new table with its first lines."""
        at = int(time.time())
        rows = [Row("tables", row.id, asdict(row), new=True)]
        rows += [line_row(row.id, Stored(number, at, None, line)) for number, line in enumerate(first, 1)]
        rows += [Row("invites", key, asdict(link)) for key, link in links.items()]
        await self._write(rows, row.title)

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row; whoever asks for it needs its title next, so that is fetched."""
        row = await self.read("tables", table_id, TableRow)
        if row is not None:
            await self.fetch_title(row.title)
        return row

    async def hosted(self, client: str) -> tuple[int, int | None]:
        """Return that there is no quota: your own browser is your own affair."""
        return 0, 1

    # Invites: nobody else can reach this table, but its commands may still make links ----------------------------

    async def add_invite(self, hashed: str, link: InviteRow) -> None:
        """Store a link."""
        await self._write([Row("invites", hashed, asdict(link))])

    async def invite(self, hashed: str) -> InviteRow | None:
        """Return a link."""
        return await self.read("invites", hashed, InviteRow)

    async def void_invites(self, table_id: str, seat: int) -> None:
        """Do nothing: a link leads only to this browser."""

    # The database ------------------------------------------------------------------------------------------------

    async def read(self, store: str, key: str, kind: type[T]) -> T | None:
        """Return a row of a store."""
        text = await self._database.read(store, key)
        return None if text is None else msgspec.json.decode(text, type=kind)

    async def keys(self, store: str) -> list[str]:
        """Return the keys of a store."""
        return msgspec.json.decode(await self._database.keys(store), type=list[str])

    async def _write(self, rows: list[Row], title: str = "") -> bool | None:
        """Store rows and return True; None if one of the new ones is there already."""
        known = find_title(title) if title else None
        wanted = Write(rows, title, 0 if known is None else known.rules)
        written = await self._database.write(msgspec.json.encode(wanted).decode())
        if written == "outdated":
            raise Outdated(title)
        if written == "taken":
            return None
        if written != "done":
            raise StoreDown("full" if written == "full" else "failing")
        return True


class BrowserUpdates:
    """What is stored so that games survive an update."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._storage = storage

    def position_rows(self, table_id: str, title: str, newest: NewestPosition) -> list[Row]:
        """Return the rows that hold a newest position and the field names that it is read with."""
        shape, fields = shape_of(title)
        return [Row("positions", table_id, asdict(newest)), Row("shapes", shape, msgspec.Raw(fields.encode()))]

    async def position(self, table_id: str) -> NewestPosition | None:
        """Return a table's newest position."""
        return await self._storage.read("positions", table_id, NewestPosition)

    async def keep_position(self, table_id: str, newest: NewestPosition) -> None:
        """Store a table's newest position on its own, without new lines."""
        row = await self._storage.table(table_id)
        assert row is not None, "only tables that are stored have positions"
        await self._storage._write(self.position_rows(table_id, row.title, newest))

    async def fields(self, shape: str) -> dict[str, list[str]] | None:
        """Return the field names that positions of a shape are read with."""
        return await self._storage.read("shapes", shape, dict[str, list[str]])

    async def archive(self, table_id: str) -> ArchiveRow | None:
        """Return a finished game."""
        ended = await self._storage.read("endings", table_id, Ended)
        positions = await self._storage.read("archives", table_id, bytes)
        return None if ended is None else ArchiveRow(ended.rules, ended.entries, ended.result, positions)

    async def keep_archive(self, table_id: str, ended: Ended, positions: bytes) -> None:
        """Store a finished game whole."""
        await self._storage._write([Row("endings", table_id, asdict(ended)), Row("archives", table_id, positions)])

    async def review(self, table_id: str) -> bytes | None:
        """Return the review of a finished game."""
        return await self._storage.read("reviews", table_id, bytes)

    async def keep_review(self, table_id: str, review: bytes) -> None:
        """Store the review of a finished game."""
        await self._storage._write([Row("reviews", table_id, review)])

    async def unfinished(self, titles: Collection[str]) -> list[tuple[str, str]]:
        """Return the tables whose games are over and not archived: the page was closed before that was done.

        Every other table has what it needs, for lines are never stored without the position that they lead to.
        """
        kept = {*await self._storage.keys("archives")}
        over = [table_id for table_id in await self._storage.keys("endings") if table_id not in kept]
        rows = [await self._storage.read("tables", table_id, TableRow) for table_id in over]
        return [(row.id, "over") for row in rows if row is not None and row.title in titles]


def line_row(table_id: str, stored: Stored) -> Row:
    """Return how a line is stored: under its table and number, which nobody else may have taken."""
    value = [stored.number, stored.at, stored.command, encode(stored.line)]
    return Row("lines", (table_id, stored.number), value, new=True)
