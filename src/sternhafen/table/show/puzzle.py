"""What clients are sent of the puzzle at a table, and of a title's puzzles."""

from __future__ import annotations

from datetime import date
from typing import Any

from sternhafen.puzzles import Other, by_level, daily
from sternhafen.table.learning.puzzling import Puzzling
from sternhafen.table.messages.puzzling import PuzzleInfo, PuzzleLine, PuzzleList, PuzzleMark, TryInfo
from sternhafen.table.show.advice import reason_infos
from sternhafen.table.show.lesson import way
from sternhafen.table.table import Table


def puzzle_info(table: Table) -> PuzzleInfo | None:
    """Return the puzzle at a table; None if none is set there. It tells the best action only once it is known."""
    puzzling = table.puzzling
    if puzzling is None or table.broken or table.match is None:
        return None
    found, puzzle = puzzling.found, puzzling.found.puzzle
    shown = PuzzleInfo(
        id=found.id,
        level=puzzle.level,
        seat=puzzle.seat,
        stage=puzzling.stage,
        tried=len(puzzling.tried),
        last=try_info(table, puzzling, puzzling.tried[-1]) if puzzling.tried else None,
    )
    if puzzling.stage != "open":
        shown.best = way(found.form.title, table.match.state, puzzle.seat, found.best())
        shown.gap, shown.reasons = puzzle.gap, reason_infos(found.title, puzzle.reasons, more=True)
    return shown


def try_info(table: Table, puzzling: Puzzling, tried: Any) -> TryInfo:
    """Return something that was tried, with what it costs if that is known."""
    found, puzzle = puzzling.found, puzzling.found.puzzle
    assert table.match is not None, "a puzzle has a position"
    shown = way(found.form.title, table.match.state, puzzle.seat, found.title.action(tried))
    other = next((other for other in puzzle.others if other.action == tried), Other(tried, 0.0))
    reasons = reason_infos(found.title, other.reasons, more=True)
    return TryInfo(shown, other.cost or None, reasons)


def puzzle_mark(table: Table) -> PuzzleMark | None:
    """Return which puzzle is set at a table, and whether it is open; None if there is none."""
    puzzling = table.puzzling
    return None if puzzling is None else PuzzleMark(puzzling.found.id, puzzling.stage)


def puzzle_list(title: str, day: date) -> PuzzleList:
    """Return a title's puzzles, and the one of a day."""
    lines = [PuzzleLine(found.id, found.puzzle.level, found.seats) for found in by_level(title)]
    today = daily(title, day)
    return PuzzleList(day.isoformat(), None if today is None else today.id, lines)
