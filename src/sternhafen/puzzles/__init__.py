"""Puzzles: positions from games between bots in which one action is clearly best, with the reason.

values.py   what a puzzle is made of; files.py: where they are
finding.py  how they are found and verified
daily.py    which of them is the puzzle of a day
"""

from sternhafen.puzzles.daily import daily
from sternhafen.puzzles.files import Found, UnknownPuzzle, by_level, edition, find_puzzle, puzzles
from sternhafen.puzzles.values import LEVELS, Other, Puzzle

__all__ = [
    "LEVELS",
    "Found",
    "Other",
    "Puzzle",
    "UnknownPuzzle",
    "by_level",
    "daily",
    "edition",
    "find_puzzle",
    "puzzles",
]
