"""Forms: how the fields of a view are written as numbers of two bytes each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from struct import Struct
from typing import Any, Final, NamedTuple

NONE: Final = -1
"""Marks a missing value, or the end of a row."""
ONE: Final = Struct("h").pack
"""Writes one number."""
NOTHING: Final = ONE(NONE)

_packs: Final[list[Callable[..., bytes]]] = []


def pack(numbers: Collection[int]) -> bytes:
    """Return numbers as two bytes each."""
    while len(_packs) <= len(numbers):
        _packs.append(Struct(f"{len(_packs)}h").pack)
    return _packs[len(numbers)](*numbers)


class Row(NamedTuple):
    """A row of numbers in its own order, filled up with -1."""

    room: int


class Count(NamedTuple):
    """How often each number from 0 occurs in a row: a set, or cards of which there are several."""

    kinds: int


class Bits(NamedTuple):
    """The lowest bits of a number that stands for a set."""

    width: int


class Word(NamedTuple):
    """The place of a word in a list."""

    words: tuple[str, ...]


class Words(NamedTuple):
    """Which words of a list occur in a row."""

    words: tuple[str, ...]


class Rows(NamedTuple):
    """A row of rows, each written the same way."""

    room: int
    inner: Row | Count


class Where(NamedTuple):
    """For each number, which of several groups it is in."""

    kinds: int


class Each(NamedTuple):
    """A row of structs, filled up with -1."""

    room: int


class LeftOut(NamedTuple):
    """Not written, for a reason."""

    reason: str


Form = Row | Count | Bits | Word | Words | Rows | Where | Each | LeftOut
Forms = Mapping[str, Form]
"""How a title's fields are written, by their names: ``sides.hand``."""
Write = Callable[[Any], bytes | bytearray]
"""Writes one value as numbers of two bytes each."""


class DoesNotFit(ValueError):
    """A view holds more than its layout has room for."""


# How each form is written ------------------------------------------------------------------------------------------


def writer(form: Row | Count | Bits | Word | Words | Rows | Where) -> tuple[Write, int]:
    """Return a function that writes a form, and how many numbers it writes."""
    if isinstance(form, Row):
        return _Row(form.room).write, form.room
    if isinstance(form, Count):
        return _Count(form.kinds).write, form.kinds
    if isinstance(form, Bits):
        return _Bits(form.width).write, form.width
    if isinstance(form, Word):
        return _Word(form.words).write, 1
    if isinstance(form, Words):
        return _Words(form.words).write, len(form.words)
    if isinstance(form, Where):
        return _Where(form.kinds).write, form.kinds
    inner, size = writer(form.inner)
    return _Rows(inner, form.room, size).write, form.room * size


class _Row:
    def __init__(self, room: int) -> None:
        self._room = room

    def write(self, row: tuple[int, ...] | None) -> bytes:
        if row is None:
            return NOTHING * self._room
        if len(row) > self._room:
            raise DoesNotFit(f"a row has no room: {row!r}")
        return pack(row) + NOTHING * (self._room - len(row))


class _Count:
    def __init__(self, kinds: int) -> None:
        self._kinds = kinds

    def write(self, row: Iterable[int] | None) -> bytes:
        if row is None:
            return NOTHING * self._kinds
        counts = [0] * self._kinds
        for number in row:
            counts[number] += 1
        return pack(counts)


class _Bits:
    def __init__(self, width: int) -> None:
        self._width = width

    def write(self, number: int) -> bytes:
        return pack([number >> i & 1 for i in range(self._width)])


class _Word:
    def __init__(self, words: tuple[str, ...]) -> None:
        self._words = words

    def write(self, word: str) -> bytes:
        return ONE(self._words.index(word))


class _Words:
    def __init__(self, words: tuple[str, ...]) -> None:
        self._words = words

    def write(self, row: tuple[str, ...]) -> bytes:
        return pack([word in row for word in self._words])


class _Where:
    def __init__(self, kinds: int) -> None:
        self._kinds = kinds

    def write(self, groups: tuple[tuple[int, ...], ...]) -> bytes:
        groups_of = [NONE] * self._kinds
        for group, members in enumerate(groups):
            for member in members:
                groups_of[member] = group
        return pack(groups_of)


class _Rows:
    def __init__(self, inner: Write, room: int, size: int) -> None:
        self._inner = inner
        self._room = room
        self._size = size

    def write(self, rows: tuple[Any, ...]) -> bytes:
        if len(rows) > self._room:
            raise DoesNotFit(f"{len(rows)} rows where {self._room} have room")
        return b"".join([self._inner(row) for row in rows]) + NOTHING * (self._size * (self._room - len(rows)))
