"""Puzzling: what commands do while a puzzle is set at the table."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action, Refused
from sternhafen.table.committing import Plan
from sternhafen.table.learning.puzzling import Puzzling
from sternhafen.table.log.lines import Moved
from sternhafen.table.log.puzzling import PuzzleEnded, PuzzleLeft, PuzzleTried
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.table import Table

MOST_TRIES = 40
"""How often something else than the best may be tried."""


def puzzle_at(table: Table) -> Puzzling:
    """Return the puzzle at a table, or decline if there is none."""
    if table.puzzling is None or table.closed or table.broken:
        raise Declined("no-puzzle")
    return table.puzzling


def open_puzzle(table: Table) -> Puzzling:
    """Return the puzzle at a table, or decline if nothing is to be found there any more."""
    puzzling = puzzle_at(table)
    if puzzling.stage != "open":
        raise Declined("puzzle-over")
    return puzzling


def try_answer(table: Table, seat: int, action: Action) -> Plan:
    """Play the best action; any other changes nothing but what has been tried."""
    puzzling, match = open_puzzle(table), table.playing()
    illegal = match.state.explain(seat, action)
    if illegal is not None:
        raise AgainstRules(match.title, illegal)
    if action == puzzling.found.best():
        return _end(table, solved=True)
    if len(puzzling.tried) >= MOST_TRIES:
        raise Declined("puzzle-tried", most=MOST_TRIES)
    return Plan([PuzzleTried(msgspec.Raw(msgspec.json.encode(action)))])


def show_solution(table: Table) -> Plan:
    """Play the best action for whoever gives up."""
    open_puzzle(table)
    return _end(table, solved=False)


def leave_puzzle(table: Table) -> Plan:
    """Leave the puzzle; from here on it is an ordinary game."""
    puzzle_at(table)
    return Plan([PuzzleLeft()])


def _end(table: Table, solved: bool) -> Plan:
    puzzle, trial = puzzle_at(table).found, table.playing().branch()
    try:
        entry = trial.play(puzzle.puzzle.seat, puzzle.best())
    except (Refused, ValueError):  # the rules have changed since it was found
        raise Declined("puzzle-broken") from None
    return Plan([Moved.of(entry, "person"), PuzzleEnded(solved)], trial)
