"""Records of tables, made from stored lines alone: they need no rules, so they outlive any version of them."""

from __future__ import annotations

import hashlib
import hmac
from copy import copy
from typing import TYPE_CHECKING

import msgspec

from sternhafen.engine.record import FORMAT, PERSON, Record, Seam, encode, seal

if TYPE_CHECKING:
    from sternhafen.table.table import Table


def record_of(table: Table) -> Record:
    """Return a table's game as a record, not yet sealed."""
    players = [one.bot or PERSON if one.kind == "bot" else PERSON for one in table.seats]
    return Record(
        FORMAT,
        table.row.title,
        table.rules,
        table.row.seats,
        table.seed or "",
        table.options,
        table.names,
        players,
        [move.line.to_record() for move in table.moves],
        table.notes,
        table.origin,
        [copy(seam) for seam in table.seams],
    )


def write_record(table: Table, key: str) -> bytes:
    """Return a table's game as a sealed record, its seams signed with the server's key."""
    record = record_of(table)
    for seam in record.seams:
        seam.signature = signature(record, seam, key)
    return encode(record)


def seal_of(table: Table) -> str:
    """Return the seal of a table's game, cached until the log grows."""
    if table.sealed is None or table.sealed[0] != len(table.moves):
        table.sealed = (len(table.moves), seal(record_of(table)))
    return table.sealed[1]


def signature(record: Record, seam: Seam, key: str) -> str:
    """Return the server's signature of a seam, over the position, its place in the log, and the game.

    A crafted position could keep a server busy forever, so a server only continues from positions it made itself.
    """
    head = (record.title, record.seats, record.seed, record.options)
    text = msgspec.json.encode((*head, seam.entry, seam.rules, seam.state, seam.fields), order="deterministic")
    return hmac.new(bytes.fromhex(key), text, hashlib.sha256).hexdigest()


def own_seams(record: Record, key: str) -> bool:
    """Return whether this server itself made all seams of a record."""
    return all(hmac.compare_digest(seam.signature, signature(record, seam, key)) for seam in record.seams)
