"""Verification of a finished game for people in the browser; `sternhafen verify` does the same with a record."""

from __future__ import annotations

from typing import Literal

from sternhafen.engine.deal import fault
from sternhafen.table.hosts.host import Host
from sternhafen.table.learning.beginnings import beginning_of
from sternhafen.table.messages.answers import Verified
from sternhafen.table.refusals import Declined
from sternhafen.table.secrecy import check_revealed
from sternhafen.table.table import Table
from sternhafen.table.thinking.replaying import REPLAY_SECONDS
from sternhafen.table.thinking.thinker import Asker, WorkerFailed
from sternhafen.table.updates.records import seal_of, write_record


async def verified(host: Host, table: Table, asker: Asker) -> Verified:
    """Check a game that has no secrets left; return what was checked and whether it holds."""
    check_revealed(table)
    if table.seed is None:
        raise Declined("table-" + table.status)
    seal, entries, begun = seal_of(table), len(table.moves), await same_beginning(host, table)
    dealt = table.origin is None or fault(table.origin, table.seed) is None
    if table.match is None or table.broken:
        stored = "" if table.finished is None else table.finished.result.seal
        return Verified("sealed", dealt and seal == stored, entries, entries, seal, begun)
    record = write_record(table, host.seam_key).decode()
    try:
        answer = await host.thinking.do("replay", REPLAY_SECONDS, asker, record=record, most=entries)
    except WorkerFailed:
        raise Declined("busy") from None
    good = dealt and "code" not in answer and begun != "other"
    return Verified("replayed", good, table.match.before, entries, seal, begun)


async def same_beginning(host: Host, table: Table) -> Literal["same", "other", "unknown"] | None:
    """Return whether a game began from a position that the game it names really had; None if it was dealt."""
    beginning = table.beginning
    if beginning is None:
        return None
    try:
        source = await host.tables.get(beginning.table)
        match = source.match
        if source.broken or match is None or beginning.dealt or not match.before <= beginning.entry <= len(match.log):
            return "unknown"
        there = await host.past.match(source.id, match, beginning.entry)
    except Declined:  # it has been deleted
        return "unknown"
    title, was = match.title, beginning_of(match.title, there.state, beginning.purpose)
    if title.rules != beginning.rules:
        return "unknown"
    return "same" if title.id == table.row.title and was.state == beginning.state else "other"
