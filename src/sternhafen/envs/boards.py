"""Boards: sets of cells, and of other things, as numbers.

A title keeps a set of cells as the bits of one number; an observation lists it cell by cell. What changes little from
one observation to the next is updated in place.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from sternhafen.envs.writing import NONE, NOTHING, DoesNotFit


def _members(board: int) -> list[int]:
    return [i for i in range(board.bit_length()) if board >> i & 1]


OCTETS: Final = [_members(bits) for bits in range(256)]
"""The members of every set of eight cells."""


class SetRow:
    """Writes the members of a set as `Row` does, in order and filled up with -1; eight cells at a time from tables."""

    def __init__(self, cells: int, room: int) -> None:
        self._width = (cells + 7) // 8
        self._tables = [
            [array("h", [8 * i + member for member in members]).tobytes() for members in OCTETS]
            for i in range(self._width)
        ]
        self._empty = [NOTHING * left for left in range(room + 1)]
        self._room = room

    def write(self, board: int) -> bytes:
        """Return a set as numbers."""
        left = self._room - board.bit_count()
        if left < 0:
            raise DoesNotFit(f"a set has no room: {_members(board)}")
        pieces: list[bytes] = []
        for i, octet in enumerate(board.to_bytes(self._width, "little")):
            if octet:
                pieces.append(self._tables[i][octet])
        pieces.append(self._empty[left])
        return b"".join(pieces)


class SetFlags:
    """Writes a small set as `Count` does: 1 for each member, else 0. Sets that were written before are cached."""

    def __init__(self, kinds: int) -> None:
        self._kinds = kinds
        self._written: dict[int, bytes] = {}

    def write(self, members: int) -> bytes:
        """Return a set as numbers."""
        flags = self._written.get(members)
        if flags is None:
            if len(self._written) >= MAX_CACHED:
                self._written.clear()
            flags = self._written[members] = array("h", [members >> i & 1 for i in range(self._kinds)]).tobytes()
        return flags


MAX_CACHED: Final = 1024
"""How many sets are cached as numbers."""


class WhichSet:
    """Writes for each cell which of several disjoint sets it is in, or a number of its own for none."""

    def __init__(self, cells: int, none: int = NONE) -> None:
        self._width = (cells + 7) // 8
        self._none = none
        self._sets: list[int] = []
        self._octets: list[bytes] = []
        """The last sets, eight cells at a time."""
        self._numbers = bytearray(array("h", [none] * cells).tobytes())

    def write(self, sets: Sequence[int]) -> bytearray:
        """Return the sets as numbers, always in the same array."""
        if not self._sets:
            self._sets = [0] * len(sets)
            self._octets = [bytes(self._width)] * len(sets)
        assert len(sets) == len(self._sets), "the number of sets never changes"
        changed = [number for number, board in enumerate(sets) if board != self._sets[number]]
        before = [self._octets[number] for number in changed]
        for i, number in enumerate(changed):
            board = self._sets[number] = sets[number]
            self._octets[number] = board.to_bytes(self._width, "little")
            self._mark(before[i], self._octets[number], self._none)
        for i, number in enumerate(changed):
            self._mark(self._octets[number], before[i], number)
        return self._numbers

    def _mark(self, one: bytes, other: bytes, number: int) -> None:
        """Write a number for all cells that are in one set and not in the other."""
        low, high = number & 0xFF, number >> 8 & 0xFF
        for i, octet in enumerate(one):
            only = octet & ~other[i]
            if only:
                for member in OCTETS[only]:
                    at = 16 * i + 2 * member
                    self._numbers[at] = low
                    self._numbers[at + 1] = high


class WhichGroup:
    """Writes for each number which of several groups it is in, as `Where` does."""

    def __init__(self, kinds: int) -> None:
        self._groups: list[tuple[int, ...]] = []
        self._numbers = bytearray(NOTHING * kinds)

    def write(self, groups: Sequence[tuple[int, ...]]) -> bytearray:
        """Return the groups as numbers, always in the same array."""
        last, numbers = self._groups, self._numbers
        changed: list[int] = []
        for number in range(max(len(last), len(groups))):
            before = last[number] if number < len(last) else ()
            now = groups[number] if number < len(groups) else ()
            if now is not before:
                changed.append(number)
                for member in before:
                    numbers[2 * member] = numbers[2 * member + 1] = 0xFF
        for number in changed:
            if number < len(groups):
                for member in groups[number]:
                    numbers[2 * member] = number
                    numbers[2 * member + 1] = 0
        self._groups = list(groups)
        return numbers
