"""Layout: how a seat's view becomes a fixed number of small integers.

A view is a struct of numbers, rows of numbers and smaller structs. A row has no fixed length, so a title's layout says
for each how it is written down; what it does not name is written as `_by_type` says. Nothing but the view is looked at.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

NONE = -1
"""Stands where a row has ended or a value is missing."""
ROOM = 24
"""The room for a row that no layout names."""
LONG = 32
"""From which length on it is quicker to remember what a row was written as than to write it."""
FRESH = 64
"""How many parts are remembered as the same objects, which titles may give again."""
REMEMBERED = 1024
"""How many parts of views, and how many values of each field, are remembered as numbers."""


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
    """For each number, in which of several groups it is."""

    kinds: int


class Each(NamedTuple):
    """A row of structs, filled up with -1."""

    room: int


class LeftOut(NamedTuple):
    """Not written down, for a reason."""

    reason: str


Form = Row | Count | Bits | Word | Words | Rows | Where | Each | LeftOut
Forms = Mapping[str, Form]
"""How a title's fields are written, by their names: ``sides.hand``."""
Numbers = Callable[[Any], Sequence[int]]
Write = Callable[[Any], "array[int]"]


class DoesNotFit(ValueError):
    """A view holds more than its layout has room for."""


class Layout:
    """Writes one kind of struct as `size` numbers; `fields` says where each field begins and how long it is."""

    def __init__(self, kind: type[msgspec.Struct], forms: Forms, first: Any, path: str = "") -> None:
        """Take the first view of a game (or a part of it) for the number of its seats, boards and so on."""
        self.kind = kind
        self.fields: dict[str, slice] = {}
        self.size = 0
        plain: list[str] = []
        rows: list[tuple[str, int]] = []
        others: list[tuple[str, Write, int]] = []
        parts: list[tuple[str, _Part]] = []
        for name, hint in _hints(kind).items():
            value = getattr(first, name, None)
            form = forms.get(path + name) or _by_type(hint, value)
            if form is None:
                plain.append(name)
            elif isinstance(form, Row) and form.room < LONG:
                rows.append((name, form.room))
            elif isinstance(form, Each):
                example = value[0] if isinstance(value, tuple) and value else value
                parts.append((name, _Part(Layout(_struct_in(hint), forms, example, f"{path}{name}."), form.room)))
            elif not isinstance(form, LeftOut):
                others.append((name, *_writer(form)))
        self._plain = _getter(plain)
        self._rows = _getter([name for name, _ in rows])
        self._others = _getter([name for name, _, _ in others])
        self._structs = _getter([name for name, _ in parts])
        self._fillings = [_filling(room) for _, room in rows]
        self._writers = [write for _, write, _ in others]
        self._parts = [part for _, part in parts]
        for name in plain:
            self._place(name, 1)
        for name, size in [*rows, *((name, size) for name, _, size in others)]:
            self._place(name, size)
        for name, part in parts:
            self._place_part(name, part)

    def _place(self, name: str, size: int) -> None:
        self.fields[name] = slice(self.size, self.size + size)
        self.size += size

    def _place_part(self, name: str, part: _Part) -> None:
        for i in range(part.room):
            for below, found in part.layout.fields.items():
                start = self.size + found.start
                self.fields[f"{name}[{i}].{below}"] = slice(start, self.size + found.stop)
            self.size += part.layout.size

    def write(self, view: Any) -> array[int]:
        """Return a view as numbers."""
        found = [*self._plain(view)]
        try:
            for row, filling in zip(self._rows(view), self._fillings, strict=True):
                if row is None:
                    found += filling[0]
                else:
                    found += row
                    found += filling[len(row)]
        except IndexError:
            raise DoesNotFit(f"a row of {self.kind.__name__} has no room: {view!r}") from None
        try:
            numbers = array("h", found)
        except TypeError:  # an optional number that is missing
            numbers = array("h", [NONE if number is None else number for number in found])
        for value, write in zip(self._others(view), self._writers, strict=True):
            numbers += write(value)
        for items, part in zip(self._structs(view), self._parts, strict=True):
            part.write(items, numbers)
        return numbers


class _Part:
    """A row of structs; those that were written lately are remembered, as most of a table stays as it is."""

    def __init__(self, layout: Layout, room: int) -> None:
        self.layout = layout
        self.room = room
        self._empty = array("h", [NONE] * layout.size)
        self._written: dict[Any, array[int]] = {}
        self._same: dict[int, tuple[Any, array[int]]] = {}

    def write(self, items: Any, numbers: array[int]) -> None:
        """Write structs behind what is written already."""
        items = () if items is None else items if isinstance(items, tuple) else (items,)
        if len(items) > self.room:
            raise DoesNotFit(f"{self.layout.kind.__name__}: {len(items)} where {self.room} have room")
        for item in items:
            numbers += self._remembered(item)
        for _ in range(self.room - len(items)):
            numbers += self._empty

    def _remembered(self, item: Any) -> array[int]:
        same = self._same.get(id(item))
        if same is not None and same[0] is item:
            return same[1]
        found = self._by_value(item)
        if len(self._same) >= FRESH:
            self._same.clear()
        self._same[id(item)] = (item, found)
        return found

    def _by_value(self, item: Any) -> array[int]:
        try:
            found = self._written.get(item)
        except TypeError:  # there is a dictionary in it
            return self.layout.write(item)
        if found is None:
            if len(self._written) >= REMEMBERED:
                self._written.clear()
            found = self._written[item] = self.layout.write(item)
        return found


# How each form is written ------------------------------------------------------------------------------------------


def _writer(form: Row | Count | Bits | Word | Words | Rows | Where) -> tuple[Write, int]:
    """Return what writes a form, remembering what it wrote lately, and how many numbers that are."""
    numbers, size = _numbers(form)

    @lru_cache(REMEMBERED)
    def write(value: Any) -> array[int]:
        return array("h", numbers(value))

    return write, size


def _numbers(form: Row | Count | Bits | Word | Words | Rows | Where) -> tuple[Numbers, int]:
    if isinstance(form, Row):
        return _row(form.room), form.room
    if isinstance(form, Count):
        return _count(form.kinds), form.kinds
    if isinstance(form, Bits):
        return _bits(form.width), form.width
    if isinstance(form, Word):
        return _word(form.words), 1
    if isinstance(form, Words):
        return _words(form.words), len(form.words)
    if isinstance(form, Where):
        return _where(form.kinds), form.kinds
    inner, size = _numbers(form.inner)
    return _rows(inner, form.room, size), form.room * size


def _filling(room: int) -> list[tuple[int, ...]]:
    """Return what is behind a row of every length that has room."""
    return [(NONE,) * (room - length) for length in range(room + 1)]


def _row(room: int) -> Numbers:
    def write(row: tuple[int, ...] | None) -> tuple[int, ...]:
        row = () if row is None else row
        if len(row) > room:
            raise DoesNotFit(f"a row has no room: {row!r}")
        return row + (NONE,) * (room - len(row))

    return write


def _count(kinds: int) -> Numbers:
    def write(row: Iterable[int] | None) -> list[int]:
        if row is None:
            return [NONE] * kinds
        found = [0] * kinds
        for number in row:
            found[number] += 1
        return found

    return write


def _bits(width: int) -> Numbers:
    return lambda number: [number >> i & 1 for i in range(width)]


def _word(words: tuple[str, ...]) -> Numbers:
    return lambda word: [words.index(word)]


def _words(words: tuple[str, ...]) -> Numbers:
    return lambda row: [int(word in row) for word in words]


def _where(kinds: int) -> Numbers:
    def write(groups: tuple[tuple[int, ...], ...]) -> list[int]:
        found = [NONE] * kinds
        for group, members in enumerate(groups):
            for member in members:
                found[member] = group
        return found

    return write


def _rows(inner: Numbers, room: int, size: int) -> Numbers:
    def write(rows: tuple[Any, ...]) -> list[int]:
        if len(rows) > room:
            raise DoesNotFit(f"{len(rows)} rows where {room} have room")
        found = [number for row in rows for number in inner(row)]
        return found + [NONE] * (size * (room - len(rows)))

    return write


# What a field's type says ------------------------------------------------------------------------------------------


def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def _without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, UnionType):
        rest = [part for part in get_args(hint) if part is not NoneType]
        if len(rest) == 1:
            return rest[0]
    return hint


def _struct_in(hint: Any) -> type[msgspec.Struct]:
    hint = _without_none(hint)
    kind: type[msgspec.Struct] = get_args(hint)[0] if get_origin(hint) is tuple else hint
    return kind


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _by_type(hint: Any, first: Any) -> Form | None:
    """Return how a field that no layout names is written; None for a plain number."""
    hint = _without_none(hint)
    if hint in (int, bool):
        return None
    if _is_struct(hint):
        return Each(1)
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        if _is_struct(parts[0]):
            return Each(len(first))
        if all(part in (int, bool) for part in parts if part is not ...):
            return Row(ROOM if parts[-1] is ... else len(parts))
    return LeftOut("words, and tables that no layout names")


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple(getattr(view, name) for name in names)
