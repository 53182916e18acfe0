"""Outlines of tiles as two small pieces each: a few shifts of a bitboard tell where all tiles fit at once."""

from __future__ import annotations

from functools import cache
from typing import Final

from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Tile, Turn
from sternhafen.games.planet_unknown.data.grid import WIDTH
from sternhafen.games.planet_unknown.data.tiles import TILE_OUTLINES, TILE_TURNS, TILES

PIECES: Final = (
    1,
    1 | 1 << 1,
    1 | 1 << WIDTH,
    1 | 1 << 1 | 1 << 2,
    1 | 1 << WIDTH | 1 << 2 * WIDTH,
    1 | 1 << 1 | 1 << WIDTH,
    1 | 1 << 1 | 1 << WIDTH + 1,
    1 | 1 << WIDTH | 1 << WIDTH + 1,
    1 | 1 << WIDTH | 1 << WIDTH - 1,
)
"""All outlines of one to three connected cells; every tile is two of them."""

Outline = tuple[int, int, int, tuple[Turn, ...]]
"""A piece at the anchor, another one and its shift, and the turns of the tile that have this outline."""


def pieces(cells: CellSet) -> tuple[CellSet, ...]:
    """Return for every piece where it lies wholly on the given cells, as boards of anchors."""
    wide = cells & cells >> 1
    tall = cells & cells >> WIDTH
    return (
        cells,
        wide,
        tall,
        wide & cells >> 2,
        tall & cells >> 2 * WIDTH,
        wide & tall,
        wide & tall >> 1,
        tall & wide >> WIDTH,
        tall & wide >> WIDTH - 1,
    )


@cache
def _two_pieces(cells: CellSet) -> tuple[int, int, int]:
    """Return two pieces that make up an outline together, and how far the second is shifted."""
    for i, first in enumerate(PIECES):
        for j, second in enumerate(PIECES):
            for shift in range(cells.bit_length()):
                if first | second << shift == cells:
                    return i, j, shift
    raise AssertionError("every outline is two pieces")


def _outlines(tile: Tile) -> tuple[Outline, ...]:
    return tuple((*_two_pieces(TILE_TURNS[tile][turns[0]][0]), turns) for turns in TILE_OUTLINES[tile])


OUTLINES: Final = [_outlines(tile) for tile in range(TILES)]
TURNS_ALIKE: Final = [len(outlines[0][3]) for outlines in OUTLINES]
"""How many turns of a tile share an outline: as many for each."""

TOP_HALF: Final[CellSet] = (1 << 78) - 1


def nth_cell(board: CellSet, n: int) -> Cell:
    """Return the n-th cell of a bitboard, counted from 0."""
    if n > 4:  # counting the top half is quicker than going through it
        top = board & TOP_HALF
        count = top.bit_count()
        if n >= count:
            board ^= top
            n -= count
    while n:
        board &= board - 1
        n -= 1
    return (board & -board).bit_length() - 1
