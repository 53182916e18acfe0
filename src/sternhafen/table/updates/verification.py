"""Verification of a finished game for people in the browser; `sternhafen verify` does the same with a record."""

from __future__ import annotations

from sternhafen.engine.deal import fault
from sternhafen.table.create_table import REPLAY_SECONDS
from sternhafen.table.host import Host
from sternhafen.table.messages.answers import Verified
from sternhafen.table.refusals import Declined
from sternhafen.table.secrecy import check_revealed
from sternhafen.table.table import Table
from sternhafen.table.thinking import Asker, WorkerFailed
from sternhafen.table.updates.records import seal_of, write_record


async def verified(host: Host, table: Table, asker: Asker) -> Verified:
    """Check a game that has no secrets left; return what was checked and whether it holds."""
    check_revealed(table)
    if table.seed is None:
        raise Declined("table-" + table.status)
    seal, entries = seal_of(table), len(table.moves)
    dealt = table.origin is None or fault(table.origin, table.seed) is None
    if table.match is None or table.broken:
        stored = "" if table.finished is None else table.finished.result.seal
        return Verified("sealed", dealt and seal == stored, entries, entries, seal)
    record = write_record(table, host.seam_key).decode()
    try:
        answer = await host.thinking.do("replay", REPLAY_SECONDS, asker, record=record, most=entries)
    except WorkerFailed:
        raise Declined("busy") from None
    return Verified("replayed", dealt and "code" not in answer, table.match.before, entries, seal)
