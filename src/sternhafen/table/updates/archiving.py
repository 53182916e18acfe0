"""Archiving: a worker replays a finished game and packs what everybody saw, a short slice of work at a time."""

from __future__ import annotations

import base64
import time
from typing import Any

from sternhafen.engine.record import Record, logged
from sternhafen.games import title
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.show.game import position
from sternhafen.table.updates.archive import difference, pack, shown

SLICE_SECONDS = 0.6
"""Seconds of work before other jobs get their turn; a person may be waiting for a bot."""


def viewers(seats: int) -> list[Viewer]:
    """Return the viewers whose positions are archived."""
    return [None, *range(seats)]


def archived(record: Record, first: int, seconds: float = SLICE_SECONDS) -> dict[str, Any]:
    """Return packed positions from a log entry on, as many as fit into some seconds, and whether those are all.

    If the game continued under changed rules, it starts there at the earliest: nothing before it can be replayed.
    """
    known = title(record.title)
    match = logged(record, known)
    start = max(first, match.before)
    there = match.at(start)
    until = time.monotonic() + seconds
    before: list[Any] = [None for _ in viewers(record.seats)]
    changes: list[list[Any]] = []
    scores: list[list[float]] = []
    while True:
        now = [shown(position(there, viewer, past=True)) for viewer in viewers(record.seats)]
        changes.append([difference(old, new) for old, new in zip(before, now, strict=True)])
        scores.append(known.foresee_all(there.state, there.setup.seats))
        before, number = now, len(there.log)
        if number == len(match.log) or time.monotonic() >= until:
            break
        there.repeat(match.log[number])
    packed = base64.b64encode(pack(changes, scores)).decode()
    return {"first": start, "count": len(changes), "packed": packed, "done": number == len(match.log)}
