"""Numbers: what a seat sees, written in place as numbers of two bytes into memory that many games can share.

A title's class of `Numbers` writes what has changed since the last time. A test proves that the numbers equal the
layout of the whole view, so nothing is shown that a view would not show.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr
from numpy.typing import NDArray

from sternhafen.envs.layout import Layout
from sternhafen.envs.writing import NONE, DoesNotFit

NOT_YET: Final[tuple[int, ...]] = (NONE,)
"""A row that no game has: what is compared with it is written."""
NO_SET: Final = -2
"""A set that no game has, likewise."""

Block: TypeAlias = "vec[i16]"
"""Numbers of two bytes in a row; compiled code writes into it at once, and an array can be laid over it."""


def new_block(size: int) -> Block:
    """Return a block in which nothing is known yet."""
    return vec[i16]([NONE] * size)


def array_over(block: Block) -> NDArray[np.int16]:
    """Return an array that reads a block and always shows what is written there."""
    return np.frombuffer(memoryview(block), np.int16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """What one of a game's seats sees, in a block from `start` on."""

    def __init__(self, layout: Layout, block: Block, start: int) -> None:
        self.layout = layout
        self.block = block
        self.start = start
        self.seat = NONE
        """Who looked last; nobody has yet."""

    def update(self, state: Any, seat: int) -> None:
        """Write what a seat may know now, over what was seen last."""
        raise NotImplementedError

    def place(self, field: str) -> int:
        """Return where a field of the view begins in the block."""
        first: int = self.layout.fields[field].start
        return self.start + first


class WholeView(Numbers):
    """What a seat sees of any title: its view, written as a whole every time."""

    def update(self, state: Any, seat: int) -> None:
        numbers: list[int] = self.layout.write(state.view(seat)).tolist()
        put_list(self.block, self.start, numbers)


def put_row(block: Block, at: i64, room: i64, row: tuple[int, ...]) -> None:
    """Write a row of numbers, filled up with -1."""
    i: i64 = 0
    if len(row) > room:
        raise DoesNotFit(f"a row has no room: {row!r}")
    for number in row:
        block[at + i] = number
        i += 1
    while i < room:
        block[at + i] = NONE
        i += 1


def put_list(block: Block, at: i64, numbers: list[int]) -> None:
    """Write numbers that fill their room."""
    for number in numbers:
        block[at] = number
        at += 1


def put_set(block: Block, at: i64, room: i64, members: i64) -> None:
    """Write 1 for each member of a set, else 0."""
    i: i64 = 0
    while i < room:
        block[at + i] = i16(members >> i & 1)
        i += 1


def put_counts(block: Block, at: i64, room: i64, row: tuple[int, ...]) -> None:
    """Write how often each number from 0 occurs in a row."""
    put_all(block, at, room, 0)
    for number in row:
        where: i64 = number
        block[at + where] += 1


def put_all(block: Block, at: i64, room: i64, number: i64) -> None:
    """Write the same number everywhere."""
    i: i64 = 0
    while i < room:
        block[at + i] = i16(number)
        i += 1


def put_rows(block: Block, at: i64, room: i64, width: i64, rows: tuple[tuple[int, ...], ...]) -> None:
    """Write rows of the same width, filled up with -1."""
    if len(rows) > room:
        raise DoesNotFit(f"{len(rows)} rows where {room} have room")
    for row in rows:
        put_row(block, at, width, row)
        at += width
    put_all(block, at, (room - len(rows)) * width, NONE)
