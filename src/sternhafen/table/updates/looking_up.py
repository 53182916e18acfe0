"""Looking up what becomes of a table whose rules are not today's: it is over for ever, can go on, or can be shown."""

from __future__ import annotations

from sternhafen.table.apart import Apart
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import Position
from sternhafen.table.storage import UpdateStorage
from sternhafen.table.table import Table
from sternhafen.table.updates import archive
from sternhafen.table.updates.finished import Finished, read_result
from sternhafen.table.updates.positions import standing


async def look_up(storage: UpdateStorage, table: Table, apart: Apart) -> None:
    """Note it at the table."""
    row = await storage.archive(table.id)
    result = None if row is None else read_result(table, row.result)
    if row is None or result is None:
        table.standing = await standing(storage, table, apart)
        return
    last: dict[Viewer, Position] = {}
    if row.positions:
        last = await apart(lambda: archive.last(archive.read(row.positions or b"")))
    for position in last.values():
        position.outcome = result.outcome
    table.finished = Finished(result, bool(row.positions), last)
