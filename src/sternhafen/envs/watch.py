"""Watch: what the seats were last shown of a table, as numbers; only what has changed since is written anew.

A title's sight says of which fields of its state each field of the view is made, and which fields all seats see alike:
those are written once for all of them. A test holds that a watch gives what the layout makes of the whole view, so
nothing is shown that a view would not show.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress, count
from operator import call, ne
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sternhafen.envs.layout import Layout, Write, getter

PLAIN = ":"
"""Stands for all fields that are plain numbers, together, or with a name behind it for those before that one.

A plain number that is private is written over it by its own name.
"""
NOTHING_ELSE = "-"
"""Stands where a field is made of nothing but who looks."""


class Glance(NamedTuple):
    """A field of a view, the fields of the state (or of a part of it) that it is made of, and how."""

    field: str
    sources: str
    """Without any it is looked at every time; `NOTHING_ELSE` where it follows from who looks."""
    see: Callable[[Any, Any], Any]
    """Return the value, or for `PLAIN` all values, for a state or part and all else that decides how it is seen."""
    write: Write | None = None
    """Writes what `see` gives, where that is not the field's value but something that is sooner written."""


class Reader(NamedTuple):
    """Reads all that a state, or a part of it, is seen by at once: sooner than field by field, above all compiled."""

    names: tuple[str, ...]
    """What is read, by the names that glances use; not all need to be fields."""
    read: Callable[[Any], tuple[Any, ...]]


class Private(NamedTuple):
    """What one seat sees in its own way: written over what all see alike."""

    thing: Callable[[Any], Any]
    """Return, for a state, what is looked at."""
    looker: Callable[[Any], Any]
    """Return, for a state, all else that decides how the seat sees it."""
    glances: tuple[Glance, ...]
    reader: Reader | None = None


class Parts(NamedTuple):
    """A field of a view with one struct for each of several parts of the state."""

    field: str
    things: Callable[[Any], list[Any]]
    """Return a state's parts."""
    aspect: Callable[[Any, int], Any]
    """Return, for a state and who looks (-1 for all), all else that decides how its parts are seen."""
    glances: tuple[Glance, ...]
    reader: Reader | None = None


class Sight(NamedTuple):
    """How a title's views follow from its states."""

    glances: tuple[Glance, ...]
    """What all seats see alike, or what others see where its owner sees more."""
    parts: Parts | None
    private: Callable[[int, int], tuple[Private, ...]]
    """Return, for a seat and the number of seats, what that seat sees in its own way."""
    alone: bool = False
    """Whether each seat watches for itself: cheaper where one seat does many things in a row at a small table."""
    reader: Reader | None = None


Thing = tuple[Layout, tuple[Glance, ...], int, Reader | None]
"""How a state or a part of it is watched: its layout, what is seen of it, where in the observation it begins, and how
it is read."""


class _Watched:
    """Several things, the state or parts of it, as they were when they were looked at last."""

    def __init__(self, things: list[Thing]) -> None:
        self.glances: list[tuple[int, Callable[[Any, Any], Any], slice, Write]] = []
        self._read: list[Callable[[Any], tuple[Any, ...]]] = []
        self._users: list[list[int]] = []
        """For each thing and each of its sources, which glances use it, as bits."""
        self._all: list[int] = []
        self._always = 0
        for number, (layout, glances, start, reader) in enumerate(things):
            self._add(number, layout, glances, start, reader)
        self._numbered = range(len(things))
        self._last: list[Any] = [None for _ in things]
        self._aspects: list[Any] = [None for _ in things]
        over = [self._written_over(i) for i in range(len(self.glances))]
        self._users = [[_with(bits, over) for bits in users] for users in self._users]
        self._always = _with(self._always, over)

    def _written_over(self, number: int) -> int:
        """Return which later glances write over what one writes, as bits: they must be taken with it."""
        where = self.glances[number][2]
        return sum(
            1 << i
            for i, (_, _, other, _) in enumerate(self.glances)
            if i > number and other.start < where.stop and where.start < other.stop
        )

    def _add(self, number: int, layout: Layout, glances: tuple[Glance, ...], start: int, reader: Reader | None) -> None:
        bit = 1 << len(self.glances)
        used = [set(glance.sources.split()) - {NOTHING_ELSE} for glance in glances]
        sources = sorted(set[str]().union(*used))
        if reader is not None:
            assert set(sources) <= set(reader.names), f"not read: {set(sources) - set(reader.names)}"
            sources = list(reader.names)
        self._read.append(getter(sources) if reader is None else reader.read)
        self._users.append([sum(bit << i for i, names in enumerate(used) if source in names) for source in sources])
        self._all.append(sum(bit << i for i in range(len(glances))))
        self._always |= sum(bit << i for i, glance in enumerate(glances) if not glance.sources)
        for glance in glances:
            first, end, write = layout.place(glance.field, start)
            self.glances.append((number, glance.see, slice(first, end), glance.write or write))

    def stale(self, things: list[Any], aspects: list[Any]) -> int:
        """Return which glances must be taken anew, as bits."""
        now, last = [*map(call, self._read, things)], self._last
        if aspects != self._aspects:
            for i in compress(self._numbered, map(ne, aspects, self._aspects)):
                last[i] = None
            self._aspects = aspects
        found = self._always
        for i in compress(self._numbered, map(ne, now, last)):
            values, before = now[i], last[i]
            if before is None:
                found |= self._all[i]
                last[i] = tuple([value[:] if type(value) is list else value for value in values])
                continue
            kept, users = [*before], self._users[i]
            for k in compress(count(), map(ne, values, before)):
                value = values[k]
                kept[k] = value[:] if type(value) is list else value
                found |= users[k]
            last[i] = tuple(kept)
        return found


def _with(bits: int, over: list[int]) -> int:
    """Return glances together with those that write over them."""
    for i, later in enumerate(over):
        if bits >> i & 1:
            bits |= later
    return bits


def _common(layout: Layout, sight: Sight) -> list[Thing]:
    """Return how the table and its parts are watched."""
    things: list[Thing] = [(layout, sight.glances, 0, sight.reader)]
    if sight.parts is not None:
        name, part = sight.parts.field, layout.part(sight.parts.field)
        starts = [layout.place(f"{name}[{i}]", 0)[0] for i in range(part.room)]
        things += [(part.layout, sight.parts.glances, start, sight.parts.reader) for start in starts]
    return things


def watch(layout: Layout, sight: Sight, seats: int) -> Callable[[Any, int], NDArray[np.int16]]:
    """Return what tells, for a state and a seat, what the seat may know now, as numbers."""
    if not sight.alone:
        return Watch(layout, sight, seats).look
    eyes = [Eyes(layout, sight, seat, seats) for seat in range(seats)]
    return lambda state, seat: eyes[seat].look(state)


class Eyes:
    """One seat's eyes on a table."""

    def __init__(self, layout: Layout, sight: Sight, seat: int, seats: int) -> None:
        private = sight.private(seat, seats)
        self._seat = seat
        self._numbers = bytearray(2 * layout.size)
        self._parts = sight.parts
        self._thing = [one.thing for one in private]
        self._looker = [one.looker for one in private]
        self._watched = _Watched([*_common(layout, sight), *[(layout, one.glances, 0, one.reader) for one in private]])

    def look(self, state: Any) -> NDArray[np.int16]:
        """Return what the seat may know now, as numbers."""
        things: list[Any] = [state]
        aspects: list[Any] = [None]
        numbers = self._numbers
        if self._parts is not None:
            parts = self._parts.things(state)
            things += parts
            aspects += [self._parts.aspect(state, self._seat)] * len(parts)
        things += [thing(state) for thing in self._thing]
        aspects += [looker(state) for looker in self._looker]
        stale = self._watched.stale(things, aspects)
        glances = self._watched.glances
        while stale:
            low = stale & -stale
            stale ^= low
            number, see, where, write = glances[low.bit_length() - 1]
            numbers[where] = write(see(things[number], aspects[number]))
        return np.frombuffer(numbers[:], np.int16)


class Watch:
    """All seats' eyes on a table together."""

    def __init__(self, layout: Layout, sight: Sight, seats: int) -> None:
        self._numbers = bytearray(2 * layout.size)
        self._parts = sight.parts
        self._table = _Watched(_common(layout, sight))
        self._own = [_Own(layout, sight.private(seat, seats)) for seat in range(seats)]

    def look(self, state: Any, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know now, as numbers."""
        parts, numbers = self._parts, self._numbers
        things: list[Any] = [state]
        aspects: list[Any] = [None]
        if parts is not None:
            things += parts.things(state)
            aspects += [parts.aspect(state, -1)] * (len(things) - 1)
        stale = self._table.stale(things, aspects)
        glances = self._table.glances
        while stale:
            low = stale & -stale
            stale ^= low
            number, see, where, write = glances[low.bit_length() - 1]
            numbers[where] = write(see(things[number], aspects[number]))
        seen = numbers[:]
        self._own[seat].write(state, seen)
        return np.frombuffer(seen, np.int16)


class _Own:
    """What one seat sees in its own way."""

    def __init__(self, layout: Layout, private: tuple[Private, ...]) -> None:
        self._thing = [one.thing for one in private]
        self._looker = [one.looker for one in private]
        self._watched = _Watched([(layout, one.glances, 0, one.reader) for one in private])
        self._written = [(where, b"") for _, _, where, _ in self._watched.glances]

    def write(self, state: Any, numbers: bytearray) -> None:
        """Write all of it, of which only what has changed is made anew."""
        things = [thing(state) for thing in self._thing]
        lookers = [looker(state) for looker in self._looker]
        stale = self._watched.stale(things, lookers)
        while stale:
            low = stale & -stale
            stale ^= low
            i = low.bit_length() - 1
            number, see, where, write = self._watched.glances[i]
            self._written[i] = where, write(see(things[number], lookers[number]))
        for where, written in self._written:
            numbers[where] = written
