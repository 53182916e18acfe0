"""Records of tables, made from their stored lines: they need no rules, so they last longer than any version of them."""

from __future__ import annotations

import hashlib
import hmac
from copy import copy
from typing import TYPE_CHECKING

import msgspec

from sternhafen.engine.record import FORMAT, PERSON, Line, Record, Seam, encode, seal
from sternhafen.table.log.lines import Moved

if TYPE_CHECKING:
    from sternhafen.table.table import Table


def record_line(line: Moved) -> Line:
    """Return a stored move as a record has it."""
    action, events = msgspec.json.decode(line.action), msgspec.json.decode(line.events)
    return Line(line.seat, line.digest, action, line.strikes, events, line.practice)


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
        [record_line(move.line) for move in table.moves],
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
    """Return the seal of a table's game; made once for as many lines as it has."""
    if table.sealed is None or table.sealed[0] != len(table.moves):
        table.sealed = (len(table.moves), seal(record_of(table)))
    return table.sealed[1]


def signature(record: Record, seam: Seam, key: str) -> str:
    """Return what a server signs a seam with: which position stands where in which game.

    A position from a file could make a server work for ever, so only one that it made itself is gone on from.
    """
    head = (record.title, record.seats, record.seed, record.options)
    text = msgspec.json.encode((*head, seam.entry, seam.rules, seam.state, seam.fields), order="deterministic")
    return hmac.new(bytes.fromhex(key), text, hashlib.sha256).hexdigest()


def own_seams(record: Record, key: str) -> bool:
    """Return whether a server made all seams of a record itself."""
    return all(hmac.compare_digest(seam.signature, signature(record, seam, key)) for seam in record.seams)
