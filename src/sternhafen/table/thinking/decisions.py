"""Bots' decisions: which seats wait for a bot, and what it decided here before."""

from __future__ import annotations

from sternhafen.engine import Action, Match
from sternhafen.table.log.lines import By
from sternhafen.table.table import Table


def decided_before(table: Table, match: Match, seat: int, where: str) -> tuple[Action, By] | None:
    """Return what a bot played in this exact situation before it was taken back; None if it never was here."""
    for entry, move in zip(match.log, table.moves, strict=False):
        if entry.seat == seat and move.line.situation == where and entry.action is not None:
            return entry.action, move.line.by
    return None


def asked_bots(table: Table) -> list[int]:
    """Return the seats that are asked to act and are played by bots."""
    if table.match is None or table.status != "running" or table.teaching is not None or table.puzzling is not None:
        return []  # in a lesson they move as it says, in a puzzle not at all
    return [seat for seat in table.match.state.asked() if table.seats[seat].kind == "bot"]
