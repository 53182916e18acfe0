"""The planet's grid as bitboards: cell = 13 * row + column; the thirteenth column is a guard that no planet uses."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.fast import cached
from sternhafen.games.planet_unknown.aliases import Cell, CellSet

WIDTH: Final = 13
"""Twelve columns and the guard column, on which every shape that would wrap around an edge gets stuck."""
CELLS: Final = 156

STEPS: Final = (-13, 1, 13, -1, -12, 14, 12, -14)
"""The ways a rover can step: up, right, down, left, then the four diagonals clockwise from up right."""
ORTHOGONAL: Final = 4


def at(x: int, y: int) -> Cell:
    """Return the cell in a column and row, both from 0."""
    return y * WIDTH + x


def spread(cells: CellSet) -> CellSet:
    """Return everything orthogonally next to a set of cells; the caller masks what is no grid."""
    return cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH


def connected(start: CellSet, within: CellSet) -> CellSet:
    """Return the cells of `within` that are connected to the start cells, and those themselves."""
    area = start
    while True:
        more = (area << 1 | area >> 1 | area << WIDTH | area >> WIDTH) & within | area
        if more == area:
            return area
        area = more


MAX_AREAS_CACHED: Final = 4096


@cached(MAX_AREAS_CACHED)
def areas(cells: CellSet) -> list[CellSet]:
    """Return the connected groups of a set of cells (PU-35.1); the list is shared."""
    groups: list[CellSet] = []
    while cells:
        area = connected(cells & -cells, cells)
        groups.append(area)
        cells &= ~area
    return groups


def cells_of(board: CellSet) -> list[Cell]:
    """Return the cells of a bitboard, from the top left: `bitset.members` for sets that seldom come again."""
    cells: list[Cell] = []
    while board:
        low = board & -board
        cells.append(low.bit_length() - 1)
        board ^= low
    return cells


def has_rectangle(cells: CellSet, width: int, height: int) -> bool:
    """Return whether a block of this size, lying or standing, is among the cells (PU-19.4)."""
    return _has_block(cells, width, height) or _has_block(cells, height, width)


def _has_block(cells: CellSet, width: int, height: int) -> bool:
    fits = cells
    for x in range(1, width):
        fits &= cells >> x
    block = fits
    for y in range(1, height):
        block &= fits >> (y * WIDTH)
    return block != 0


def most_of_rectangle(cells: CellSet, width: int, height: int) -> int:
    """Return how many cells of a block of this size are there already, in its best place, lying or standing.

    >>> most_of_rectangle(0b111, 2, 2)
    2
    """
    best = 0
    for wide, high in ((width, height), (height, width)):
        block = sum(1 << at(x, y) for x in range(wide) for y in range(high))
        for anchor in (at(x, y) for y in range(13 - high) for x in range(13 - wide)):
            best = max(best, (cells & block << anchor).bit_count())
    return best
