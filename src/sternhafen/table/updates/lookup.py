"""Lookup: find out whether a table of earlier rules is finished, can continue, or can only be shown."""

from __future__ import annotations

from sternhafen.table.hosts.background import Offload
from sternhafen.table.hosts.storage import UpdateStorage
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import Position
from sternhafen.table.table import Table
from sternhafen.table.updates import archive
from sternhafen.table.updates.finished import Finished, read_result
from sternhafen.table.updates.positions import continuation


async def look_up(storage: UpdateStorage, table: Table, offload: Offload) -> None:
    """Set a table's `finished` or `continuation` from what is stored."""
    row = await storage.archive(table.id)
    result = None if row is None else read_result(table, row.result)
    if row is None or result is None:
        table.continuation = await continuation(storage, table, offload)
        return
    last: dict[Viewer, Position] = {}
    if row.positions:
        last = await offload(lambda: archive.last(archive.read(row.positions or b"")))
    for position in last.values():
        position.outcome = result.outcome
    table.finished = Finished(result, bool(row.positions), last)
