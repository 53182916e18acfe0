"""Archives: every position of a finished game as each viewer saw it, small enough to keep forever.

A position is stored as its difference from the one before. About a hundred of them are compressed as one segment, which
begins with full positions and can be read without the others.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.table.messages.answers import Scores
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import Position

FORMAT = 1
FILTERS: list[dict[str, Any]] = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 22}]


class Segment(msgspec.Struct, array_like=True):
    """Compressed positions from one log entry on."""

    first: int
    count: int
    packed: bytes


class Archive(msgspec.Struct, array_like=True):
    """All positions of a game."""

    format: int
    viewers: list[Viewer]
    segments: list[Segment]


class Unpacked(msgspec.Struct, array_like=True):
    """The content of a segment: for each log entry, every viewer's changes and every seat's score."""

    changes: list[list[Any]]
    scores: list[list[float]]


def shown(position: Position) -> Any:
    """Return a position as JSON values, without its digest: hashes do not compress, and `restored` recomputes it."""
    values = msgspec.json.decode(msgspec.json.encode(position))
    del values["digest"]
    return values


def restored(values: Any) -> Position:
    """Return the position that `shown` turned into JSON values."""
    digest = hashlib.blake2b(msgspec.json.encode(values["view"]), digest_size=8).hexdigest()
    return msgspec.convert({**values, "digest": digest}, Position)


def pack(changes: list[list[Any]], scores: list[list[float]]) -> bytes:
    """Return the content of a segment, compressed."""
    return lzma.compress(msgspec.json.encode(Unpacked(changes, scores)), lzma.FORMAT_RAW, filters=FILTERS)


def unpack(segment: Segment) -> Unpacked:
    """Return the content of a segment."""
    text = lzma.decompress(segment.packed, lzma.FORMAT_RAW, filters=FILTERS)
    return msgspec.json.decode(text, type=Unpacked)


def write(viewers: Sequence[Viewer], segments: Sequence[Segment]) -> bytes:
    """Return an archive as bytes for storage."""
    return msgspec.msgpack.encode(Archive(FORMAT, list(viewers), list(segments)))


def read(stored: bytes) -> Archive:
    """Return the archive that was stored."""
    return msgspec.msgpack.decode(stored, type=Archive)


def position(archive: Archive, viewer: Viewer, at: int) -> Position | None:
    """Return a viewer's position before a log entry, or at the end; None if the archive does not have it."""
    segment = next((one for one in archive.segments if one.first <= at < one.first + one.count), None)
    if segment is None or viewer not in archive.viewers:
        return None
    which = archive.viewers.index(viewer)
    values: Any = None
    for changes in unpack(segment).changes[: at - segment.first + 1]:
        values = changed(values, changes[which])
    return restored(values)


def first(archive: Archive) -> int:
    """Return the first log entry whose position is archived."""
    return archive.segments[0].first


def last(archive: Archive) -> dict[Viewer, Position]:
    """Return every viewer's last position."""
    end = archive.segments[-1]
    values: list[Any] = [None] * len(archive.viewers)
    for changes in unpack(end).changes:
        values = [changed(before, change) for before, change in zip(values, changes, strict=True)]
    return {viewer: restored(one) for viewer, one in zip(archive.viewers, values, strict=True)}


def scores(archive: Archive) -> Scores:
    """Return every seat's score throughout the game."""
    rows = [row for segment in archive.segments for row in unpack(segment).scores]
    return Scores(list(range(first(archive), first(archive) + len(rows))), rows)


# Differences between two positions ------------------------------------------------------------------------------------


def difference(before: Any, after: Any) -> Any:
    """Return what turns one value into another, for `changed`; None if they are equal.

    >>> difference({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]})
    {'b': {'1': [3]}}
    """
    if before == after and type(before) is type(after):
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {name: change for name in after if (change := difference(before[name], after[name])) is not None}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) > 1:
        changes = [difference(old, new) for old, new in zip(before, after, strict=True)]
        return {str(number): change for number, change in enumerate(changes) if change is not None}
    return [after]


def changed(before: Any, change: Any) -> Any:
    """Return a value with a difference applied; the value itself is not modified.

    >>> changed({"a": 1, "b": [1, 2]}, {'b': {'1': [3]}})
    {'a': 1, 'b': [1, 3]}
    """
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [changed(one, change.get(str(number))) for number, one in enumerate(before)]
    return {name: changed(one, change.get(name)) for name, one in before.items()}
