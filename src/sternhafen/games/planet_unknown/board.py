"""The planet's grid as bitboards: cell = 13 * row + column; the thirteenth column is a guard that no planet uses."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 13
"""Twelve columns and the guard column, on which every shape that would wrap around an edge gets stuck."""
CELLS: Final = 156
TOP_HALF: Final = (1 << 78) - 1

STEPS: Final = (-13, 1, 13, -1, -12, 14, 12, -14)
"""The ways a rover can step: up, right, down, left, then the four diagonals clockwise from up right."""
ORTHOGONAL: Final = 4


def at(x: int, y: int) -> int:
    """Return the cell in a column and row, both from 0."""
    return y * WIDTH + x


def spread(cells: int) -> int:
    """Return everything orthogonally next to a set of cells; the caller masks what is no grid."""
    return cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH


def connected(start: int, within: int) -> int:
    """Return the cells of `within` that hang together with the start cells, and those themselves."""
    area = start
    while True:
        more = (area << 1 | area >> 1 | area << WIDTH | area >> WIDTH) & within | area
        if more == area:
            return area
        area = more


_AREAS: Final[dict[int, list[int]]] = {}
MOST_AREAS: Final = 4096
"""How many sets of cells keep their areas: bots ask for the same ones again and again."""


def areas(cells: int) -> list[int]:
    """Return the connected groups of a set of cells (PU-35.1); the list is shared."""
    found = _AREAS.get(cells)
    if found is None:
        if len(_AREAS) >= MOST_AREAS:
            _AREAS.clear()
        found = _AREAS[cells] = []
        while cells:
            area = connected(cells & -cells, cells)
            found.append(area)
            cells &= ~area
    return found


def cells_of(board: int) -> list[int]:
    """Return the cells of a bitboard, from the top left."""
    found: list[int] = []
    while board:
        low = board & -board
        found.append(low.bit_length() - 1)
        board ^= low
    return found


def nth_cell(board: int, n: int) -> int:
    """Return the n-th cell of a bitboard, counted from 0."""
    if n > 4:  # in which half it is is soon counted
        top = board & TOP_HALF
        count = top.bit_count()
        if n >= count:
            board ^= top
            n -= count
    while n:
        board &= board - 1
        n -= 1
    return (board & -board).bit_length() - 1


def has_rectangle(cells: int, width: int, height: int) -> bool:
    """Return whether a block of this size, lying or standing, is among the cells (PU-19.4)."""
    return _has_block(cells, width, height) or _has_block(cells, height, width)


def _has_block(cells: int, width: int, height: int) -> bool:
    fits = cells
    for x in range(1, width):
        fits &= cells >> x
    block = fits
    for y in range(1, height):
        block &= fits >> (y * WIDTH)
    return block != 0
