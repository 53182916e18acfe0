"""What the small numbers mean, and how two of them are packed into one.

Components are numbered in the order of the campaign's files. A die is a code, kind x 12 + value - 1; a piece is a die
with its owner, seat x 36 + code.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sternhafen.engine import Seat
from sternhafen.engine.bitset import Bitset
from sternhafen.games.gen7.data.vocabulary import CODES

__all__ = [
    "Card",
    "DieCode",
    "DieKind",
    "DieValue",
    "Goal",
    "Piece",
    "Place",
    "Plan",
    "PlanSet",
    "PlotPoint",
    "Resource",
    "Room",
    "RoomSet",

    "Seat",
    "Station",
    "StationSet",
    "System",
    "Target",
    "Task",
    "TaskSet",
]  # fmt: skip

DieKind: TypeAlias = int
"""Colonist, officer or robot."""
DieValue: TypeAlias = int
"""What a die shows, from 1 on."""
DieCode: TypeAlias = int
"""A die's kind and value."""
Piece: TypeAlias = int
"""A die and the seat it belongs to."""
Resource: TypeAlias = int
"""Data, parts or chemicals."""
System: TypeAlias = int
"""The department of a system: computer, energy, biosphere; 0 is command, which has none."""
Room: TypeAlias = int
"""A room; those after the last are the private stations of the quarters."""
RoomSet: TypeAlias = Bitset
Station: TypeAlias = int
"""A station of a room."""
StationSet: TypeAlias = Bitset
Place: TypeAlias = int
"""Where a die can stand: a station of a room, then a plot station, then a task."""
Target: TypeAlias = int
"""A group station: a task, then a plot station."""
Task: TypeAlias = int
TaskSet: TypeAlias = Bitset
Card: TypeAlias = int
"""A card of some deck."""
Plan: TypeAlias = int
"""A personal goal."""
PlanSet: TypeAlias = Bitset
Goal: TypeAlias = int
"""A goal of the episode."""
PlotPoint: TypeAlias = int

NOBODY: Final[Seat] = -1
NONE: Final = -1


def piece(seat: Seat, code: DieCode) -> Piece:
    """Return a seat's die as a piece.

    >>> piece(1, 14)
    50
    """
    return seat * CODES + code


def owner_of(p: Piece) -> Seat:
    """Return the seat that a piece belongs to.

    >>> owner_of(50)
    1
    """
    return p // CODES


def die_of(p: Piece) -> DieCode:
    """Return the die of a piece.

    >>> die_of(50)
    14
    """
    return p % CODES
