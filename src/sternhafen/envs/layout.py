"""Layouts: how a seat's view becomes a fixed number of small integers.

A view is a struct of numbers, rows of numbers and smaller structs. A row has no fixed length, so a title's layout says
how each one is written; `_by_type` decides for fields that it does not name. Only the view is used.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter, getitem
from struct import Struct, error
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from sternhafen.envs.writing import (
    NONE,
    NOTHING,
    ONE,
    DoesNotFit,
    Each,
    Form,
    Forms,
    LeftOut,
    Row,
    Write,
    pack,
    writer,
)

ROOM = 24
"""The room for a row that a layout does not name."""
MAX_CACHED = 1024
"""How many values of each field, and how many structs of each kind, are cached as numbers."""


class Layout:
    """Writes one kind of struct as `size` numbers; `fields` says where each field begins and how long it is.

    Most of a table does not change between two observations, so rows and structs that were written are cached.
    """

    def __init__(self, kind: type[msgspec.Struct], forms: Forms, first: Any, path: str = "") -> None:
        """Take the numbers of seats, boards and so on from the `first` view of a game, or from a part of it."""
        self.kind = kind
        self.fields: dict[str, slice] = {}
        self._part_starts: dict[str, int] = {}
        self.size = 0
        plain: list[str] = []
        rows: list[tuple[str, _Written, int]] = []
        parts: list[tuple[str, Part]] = []
        for name, hint in _hints(kind).items():
            value = getattr(first, name, None)
            form = forms.get(path + name) or _by_type(hint, value)
            if form is None:
                plain.append(name)
            elif isinstance(form, Each):
                example = value[0] if isinstance(value, tuple) and value else value
                parts.append((name, Part(Layout(_struct_in(hint), forms, example, f"{path}{name}."), form.room)))
            elif not isinstance(form, LeftOut):
                write, size = writer(form)
                rows.append((name, _Written(write), size))
        self._plain_named = plain
        self._rows_named = [name for name, _, _ in rows]
        self._structs_named = [name for name, _ in parts]
        self._plain = getter(plain)
        self._pack = Struct(f"{len(plain)}h").pack
        self._rows = getter(self._rows_named)
        self._written = [written for _, written, _ in rows]
        self._structs = getter(self._structs_named)
        self._parts = [part for _, part in parts]
        for name in plain:
            self._place(name, 1)
        for name, _, size in rows:
            self._place(name, size)
        for name, part in parts:
            self._place_part(name, part)

    def _place(self, name: str, size: int) -> None:
        self.fields[name] = slice(self.size, self.size + size)
        self.size += size

    def _place_part(self, name: str, part: Part) -> None:
        self._part_starts[name] = self.size
        for i in range(part.room):
            for below, place in part.layout.fields.items():
                start = self.size + place.start
                self.fields[f"{name}[{i}].{below}"] = slice(start, self.size + place.stop)
            self.size += part.layout.size

    def part(self, name: str) -> Part:
        """Return the part of a field that holds structs."""
        return self._parts[self._structs_named.index(name)]

    def place(self, name: str, start: int) -> tuple[int, int, Write]:
        """Return where a field begins and ends, in bytes, and how it is written.

        ``:`` stands for all plain numbers, ``:points`` for those before `points`, ``sides[1]`` for one struct of a
        row, ``sides[1].hand`` for a field of it.
        """
        if name.startswith(":"):
            before = name[1:]
            count = self._plain_named.index(before) if before else len(self._plain_named)
            return start, start + 2 * count, pack
        if "[" in name:
            row, _, rest = name.partition("[")
            number, _, below = rest.partition("]")
            return self._place_in(row, int(number), below.removeprefix("."), start)
        if name in self._structs_named:
            part = self.part(name)
            first = start + 2 * self._part_starts[name]
            return first, first + 2 * part.room * part.layout.size, part.written
        where = self.fields[name]
        begin, end = start + 2 * where.start, start + 2 * where.stop
        if name in self._plain_named:
            return begin, end, ONE
        return begin, end, self._written[self._rows_named.index(name)].__getitem__

    def _place_in(self, row: str, number: int, below: str, start: int) -> tuple[int, int, Write]:
        part = self.part(row)
        first = start + 2 * (self._part_starts[row] + number * part.layout.size)
        if below:
            return part.layout.place(below, first)
        return first, first + 2 * part.layout.size, part.write_one

    def write(self, view: Any) -> NDArray[np.int16]:
        """Return a view as numbers."""
        return np.frombuffer(bytearray().join(self.pieces(view)), np.int16)

    def pieces(self, view: Any) -> list[bytes | bytearray]:
        """Return a view as numbers of two bytes each, in several pieces."""
        try:
            plain = self._pack(*self._plain(view))
        except error:  # an optional number that is missing
            plain = self._pack(*[NONE if number is None else number for number in self._plain(view)])
        pieces = [plain, *map(getitem, self._written, self._rows(view))]
        for items, part in zip(self._structs(view), self._parts, strict=True):
            part.write(items, pieces)
        return pieces


class _Written(dict[Any, bytes | bytearray]):
    """Values as numbers, cached by value."""

    __slots__ = ("_write",)

    def __init__(self, write: Write) -> None:
        self._write = write

    def __missing__(self, value: Any) -> bytes | bytearray:
        if len(self) >= MAX_CACHED:
            self.clear()
        written = self[value] = self._write(value)
        return written


class Part:
    """A row of structs."""

    def __init__(self, layout: Layout, room: int) -> None:
        self.layout = layout
        self.room = room
        self._empty = [NOTHING * (layout.size * left) for left in range(room + 1)]
        self._written = _Written(lambda item: b"".join(layout.pieces(item)))
        self.write_one: Write = self._written.__getitem__

    def written(self, items: Any) -> bytes:
        """Return structs as numbers of two bytes each."""
        pieces: list[bytes | bytearray] = []
        self.write(items, pieces)
        return b"".join(pieces)

    def write(self, items: Any, pieces: list[bytes | bytearray]) -> None:
        """Append structs to the pieces written so far."""
        items = () if items is None else items if isinstance(items, tuple) else (items,)
        if len(items) > self.room:
            raise DoesNotFit(f"{self.layout.kind.__name__}: {len(items)} where {self.room} have room")
        try:
            pieces += map(self._written.__getitem__, items)
        except TypeError:  # there is a dictionary in it
            pieces += [piece for item in items for piece in self.layout.pieces(item)]
        pieces.append(self._empty[self.room - len(items)])


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
    """Return how a field that the layout does not name is written; None for a plain number."""
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
    return LeftOut("words, and tables that the layout does not name")


def getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that reads some fields at once."""
    if not names:
        return lambda view: ()
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda view: (get(view),)
