"""Boards: sets of cells as numbers, eight cells at a time from tables.

A title keeps a set of cells as the bits of one number; an observation has it cell by cell.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from operator import getitem

from sternhafen.envs.layout import HIGHEST, NOTHING, DoesNotFit, Write

REMEMBERED = 4096
"""How many sets are remembered cell by cell."""


def _members(bits: int) -> list[int]:
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


WIDE_FLAGS = [array("h", [bits >> i & 1 for i in range(8)]).tobytes() for bits in range(256)]
"""For every set of eight cells, a number of two bytes for each: 1 for those in it."""


def set_row(cells: int, room: int) -> Write:
    """Return what writes a set as `Row` does its members: in order, filled up with -1."""
    width = (cells + 7) // 8
    tables = [
        [array("h", [8 * i + member for member in _members(bits)]).tobytes() for bits in range(256)]
        for i in range(width)
    ]
    empty = [NOTHING * left for left in range(room + 1)]

    def write(board: int) -> bytes:
        left = room - board.bit_count()
        if left < 0:
            raise DoesNotFit(f"a set has no room: {_members(board)}")
        return b"".join(map(getitem, tables, board.to_bytes(width, "little"))) + empty[left]

    return write


def set_flags(cells: int) -> Write:
    """Return what writes a set as `Count` does its members: 1 for each cell in it, else 0."""
    width = (cells + 7) // 8

    def write(board: int) -> bytes:
        return b"".join(map(getitem, repeat(WIDE_FLAGS), board.to_bytes(width, "little")))[: 2 * cells]

    return write


def which_set(cells: int) -> Write:
    """Return what writes for each cell in which of several sets, which share none, it is; -1 for none."""
    width = (cells + 7) // 8
    nowhere = int.from_bytes(NOTHING * cells, "little")

    @lru_cache(REMEMBERED)
    def less(number: int, board: int) -> int:
        """Return what makes of the -1 of every cell in a set the set's number, two bytes a cell."""
        flags = b"".join(map(getitem, repeat(WIDE_FLAGS), board.to_bytes(width, "little")))
        return (HIGHEST - number) * int.from_bytes(flags, "little")

    def write(boards: Sequence[int]) -> bytes:
        found = nowhere
        for number, board in enumerate(boards):
            if board:
                found -= less(number, board)
        return found.to_bytes(2 * cells, "little")

    return write
