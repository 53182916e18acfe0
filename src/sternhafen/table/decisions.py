"""Decisions of bots: which seats they are asked for, and what they have decided before."""

from __future__ import annotations

from sternhafen.engine import Action, Match
from sternhafen.table.log.lines import By
from sternhafen.table.table import Table


def decided_before(table: Table, match: Match, seat: int, where: str) -> tuple[Action, By] | None:
    """Return what a bot did in this very situation before it was taken back, if it was asked here before."""
    for entry, move in zip(match.log, table.moves, strict=False):
        if entry.seat == seat and move.line.situation == where and entry.action is not None:
            return entry.action, move.line.by
    return None


def asked_bots(table: Table) -> list[int]:
    """Return the seats that are asked and played by bots."""
    if table.match is None or table.status != "running":
        return []
    return [seat for seat in table.match.state.asked() if table.seats[seat].kind == "bot"]
