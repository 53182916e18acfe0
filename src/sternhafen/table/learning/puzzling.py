"""Puzzling: the puzzle that is set at a table, and what has been tried."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from sternhafen.puzzles import Found, UnknownPuzzle, edition, find_puzzle
from sternhafen.table.log.lines import Line
from sternhafen.table.log.puzzling import PuzzleBegun, PuzzleEnded, PuzzleLeft, PuzzleTried

Stage = Literal["open", "solved", "shown"]
"""How far a puzzle is: nobody has found the best action yet, somebody has, or it was shown."""


@dataclass(frozen=True)
class Puzzling:
    """A puzzle and what has been tried. Nobody moves until it is left."""

    found: Found
    tried: tuple[Any, ...] = ()
    """The actions that were not the best, as data, in the order in which they were tried."""
    stage: Stage = "open"

    def after(self, line: Line) -> Puzzling:
        """Return what follows from a line."""
        if isinstance(line, PuzzleTried):
            return replace(self, tried=(*self.tried, msgspec.json.decode(line.action)))
        if isinstance(line, PuzzleEnded):
            return replace(self, stage="solved" if line.solved else "shown")
        return self


def puzzled(puzzling: Puzzling | None, line: Line, title: str) -> Puzzling | None:
    """Return the puzzle at a table after a line; None if there is none, or one that was changed since it began."""
    if isinstance(line, PuzzleBegun):
        try:
            found = find_puzzle(title, line.puzzle)
        except UnknownPuzzle:
            return None
        return Puzzling(found) if edition(found) == line.edition else None
    if isinstance(line, PuzzleLeft) or puzzling is None:
        return None
    return puzzling.after(line)
