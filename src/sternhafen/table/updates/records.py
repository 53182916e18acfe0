"""Records of tables, made from stored lines alone: they need no rules, so they outlive any version of them."""

from __future__ import annotations

import hashlib
import hmac
from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec

from sternhafen.engine.beginning import Beginning
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
        beginning=msgspec.UNSET if table.beginning is None else table.beginning,
    )


def write_record(table: Table, key: str) -> bytes:
    """Return a table's game as a sealed record, its seams and its beginning signed with the server's key."""
    record = record_of(table)
    for seam in record.seams:
        seam.signature = signature(record, seam, key)
    if record.beginning is not msgspec.UNSET:
        record.beginning = msgspec.structs.replace(
            record.beginning, signature=beginning_signature(record, record.beginning, key)
        )
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
    return signed(record, (seam.entry, seam.rules, seam.state, seam.fields), key)


def beginning_signature(record: Record, beginning: Beginning, key: str) -> str:
    """Return the server's signature of the position that a game begins from, and of what is said about it."""
    return signed(record, (msgspec.structs.replace(beginning, signature=""),), key)


def signed(record: Record, parts: tuple[Any, ...], key: str) -> str:
    """Return the server's signature of something about a recorded game."""
    head = (record.title, record.seats, record.seed, record.options)
    text = msgspec.json.encode((*head, *parts), order="deterministic")
    return hmac.new(bytes.fromhex(key), text, hashlib.sha256).hexdigest()


def own_positions(record: Record, key: str) -> bool:
    """Return whether this server itself made the position that a record begins from, and all its seams."""
    pairs = [(seam.signature, signature(record, seam, key)) for seam in record.seams]
    if record.beginning is not msgspec.UNSET:
        pairs.append((record.beginning.signature, beginning_signature(record, record.beginning, key)))
    return all(hmac.compare_digest(given, own) for given, own in pairs)
