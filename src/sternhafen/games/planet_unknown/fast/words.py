"""Placements counted on machine words: a bitboard as three words of four rows each.

Compiled, this is many times quicker than one long number; interpreted it is slower, so only compiled code uses it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sternhafen.games.planet_unknown.actions import PlaceTile
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Ring, Tile, Turn
from sternhafen.games.planet_unknown.data.grid import WIDTH, cells_of
from sternhafen.games.planet_unknown.data.tiles import TILE_OUTLINES, TILE_TURNS, TILES
from sternhafen.games.planet_unknown.fast.tables import PLACE_TILE

Words = tuple[i64, i64, i64]
BITS: Final = 4 * WIDTH
"""So many bits of a word are used; a tile's cells lie at most so far apart."""
WORD: Final = (1 << BITS) - 1
OFFSET_BITS: Final = 6


def _offsets(tile: Tile, turn: Turn) -> int:
    """Return how far the cells of an outline lie behind the first one, six bits each."""
    code = 0
    for cell in cells_of(TILE_TURNS[tile][turn][0])[1:]:
        code = code << OFFSET_BITS | cell
    return code


OUTLINE_CODES: Final = [[(_offsets(tile, turns[0]), turns) for turns in TILE_OUTLINES[tile]] for tile in range(TILES)]
"""The outlines of every tile: the offsets of their cells, and the turns that have them."""


def ones(x: i64) -> i64:
    """Return how many bits of a word are set."""
    x -= x >> 1 & 0x5555555555555
    x = (x & 0x3333333333333) + (x >> 2 & 0x3333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 63


def nth_one(x: i64, n: i64) -> i64:
    """Return the number of the n-th bit that is set, counted from 0."""
    while n:
        x &= x - 1
        n -= 1
    return ones((x & -x) - 1)


class Ground:
    """The cells open to a tile, and those of them that are apart from what it must touch."""

    __slots__ = ("open0", "open1", "open2", "apart0", "apart1", "apart2")

    def __init__(self, free: CellSet, apart: CellSet) -> None:
        self.open0: i64 = free & WORD
        self.open1: i64 = free >> BITS & WORD
        self.open2: i64 = free >> 2 * BITS
        self.apart0: i64 = apart & WORD
        self.apart1: i64 = apart >> BITS & WORD
        self.apart2: i64 = apart >> 2 * BITS

    def fits(self, offsets: i64) -> Words:
        """Return the anchors from which an outline lies on open cells, not all of them apart."""
        open0, open1, open2, apart0, apart1, apart2 = (
            self.open0, self.open1, self.open2, self.apart0, self.apart1, self.apart2,
        )  # fmt: skip
        x0, x1, x2, y0, y1, y2 = open0, open1, open2, apart0, apart1, apart2
        while offsets:
            down = offsets & 63
            up = BITS - down
            x0 &= open0 >> down | open1 << up
            x1 &= open1 >> down | open2 << up
            x2 &= open2 >> down
            y0 &= apart0 >> down | apart1 << up
            y1 &= apart1 >> down | apart2 << up
            y2 &= apart2 >> down
            offsets >>= OFFSET_BITS
        return x0 ^ y0, x1 ^ y1, x2 ^ y2

    def count(self, tile: Tile) -> int:
        """Return how many placements of a tile there are."""
        if tile < 0:
            return 0
        total: i64 = 0
        outlines = OUTLINE_CODES[tile]
        for offsets, _ in outlines:
            x0, x1, x2 = self.fits(offsets)
            total += ones(x0) + ones(x1) + ones(x2)
        return total * len(outlines[0][1])

    def nth(self, ring: Ring, tile: Tile, n: int) -> PlaceTile:
        """Return the n-th placement of the tile of a ring, counted from 0."""
        left: i64 = n
        for offsets, turns in OUTLINE_CODES[tile]:
            x0, x1, x2 = self.fits(offsets)
            first, second = ones(x0), ones(x1)
            count = first + second + ones(x2)
            if left < count * len(turns):
                turn = turns[left // count]
                return PLACE_TILE[ring][turn][_nth_cell(x0, first, x1, second, x2, left % count)]
            left -= count * len(turns)
        raise AssertionError("there are not so many placements")


def _nth_cell(x0: i64, first: i64, x1: i64, second: i64, x2: i64, n: i64) -> Cell:
    if n < first:
        return nth_one(x0, n)
    n -= first
    if n < second:
        return BITS + nth_one(x1, n)
    return 2 * BITS + nth_one(x2, n - second)
