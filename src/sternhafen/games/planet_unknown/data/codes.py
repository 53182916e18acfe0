"""Packed codes: several small numbers kept as one, so that states stay small and are quickly copied."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.aliases import (
    AdvanceCode,
    Cell,
    Field,
    LaidCode,
    Level,
    MilestoneCode,
    Place,
    Tile,
    Track,
    TrackSet,
    Turn,
)
from sternhafen.games.planet_unknown.data.grid import CELLS

MAX_TURNS: Final = 8


def laid_code(tile: Tile, turn: Turn, anchor: Cell) -> LaidCode:
    """Return a tile laid on the planet: which, how it is turned, and where its first cell lies.

    >>> laid_parts(laid_code(7, 3, 40))
    (7, 3, 40)
    """
    return (tile * MAX_TURNS + turn) * CELLS + anchor


def laid_parts(code: LaidCode) -> tuple[Tile, Turn, Cell]:
    """Return the tile, turn and anchor of a tile laid."""
    return code // (MAX_TURNS * CELLS), code // CELLS % MAX_TURNS, code % CELLS


# What waits ----------------------------------------------------------------------------------------------------------

PLACED: Final = 1024
"""Marks an advance that a section of a placed tile earned (PU-22.5, 28.7)."""


def advance_code(track: Track, steps: int = 1, placed: bool = False) -> AdvanceCode:
    """Return an advance that waits to be made: a track, how many fields, and whether a placed tile earned it.

    >>> advance_code(1, 2, placed=True)
    1041
    """
    return (PLACED if placed else 0) | 8 * steps | track


def advance_track(code: AdvanceCode) -> Track:
    """Return the track of a waiting advance."""
    return code & 7


def advance_steps(code: AdvanceCode) -> int:
    """Return how many fields a waiting advance goes."""
    return code >> 3 & 31


def milestone_code(level: Level, joins: bool = False) -> MilestoneCode:
    """Return a civ milestone that waits for a card: its level, and whether a card of the next level joins (PU-24.5)."""
    return 2 * level + joins


def milestone_level(code: MilestoneCode) -> Level:
    """Return the level of a waiting civ milestone."""
    return code >> 1


def milestone_joins(code: MilestoneCode) -> bool:
    """Return whether a card of the next level joins the choice."""
    return bool(code & 1)


def different_code(count: int, advanced: TrackSet) -> int:
    """Return how many markers are still to be advanced, and which have been (`DIFFERENT`, PU-5.11)."""
    return count | advanced << 4


def different_count(code: int) -> int:
    """Return how many markers are still to be advanced."""
    return code & 15


def different_advanced(code: int) -> TrackSet:
    """Return the tracks whose markers have been advanced."""
    return code >> 4


STEPS_MASK: Final = 31
NO_BOOST_STEPS: Final = 32
NO_BONUS_STEPS: Final = 64
"""Flags beside the number of steps of an advance that waits: its fields give no boosts, or no bonuses at all."""


def steps_code(steps: int, boosts: bool, bonuses: bool) -> int:
    """Return how many steps an advance still goes, and what the fields it reaches give (`STEER`)."""
    return steps | (0 if boosts else NO_BOOST_STEPS) | (0 if bonuses else NO_BONUS_STEPS)


# Collected lifepods --------------------------------------------------------------------------------------------------

SCORING: Final[Place] = -1
"""The scoring area."""
FIRST_TECHNOLOGY: Final[Place] = 80
"""Jump Drive's technology A; smaller places are track fields."""


def field_place(track: Track, field: Field) -> Place:
    """Return a field of a track as a place of the board; at most 16 fields a track are told apart."""
    return 16 * track + field


def technology_place(number: int) -> Place:
    """Return the place of a corporation's technology, by its number from 0 (Jump Drive)."""
    return FIRST_TECHNOLOGY + number
