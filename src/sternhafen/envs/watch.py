"""Watch: what the seats were last shown of a table, as numbers; only what has changed since is written anew.

A title's sight says of which fields of its state each field of the view is made, and which fields all seats see alike:
those are written once for all of them. A test holds that a watch gives what the layout makes of the whole view, so
nothing is shown that a view would not show.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sternhafen.envs.layout import Layout, getter
from sternhafen.envs.writing import Write

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
    see: Callable[[Any, Any], Any] | None = None
    """Return the value, or for `PLAIN` all values, for a state or part and all else that decides how it is seen.

    It may be no list that changes later. Without this function the one source is seen as it is.
    """
    write: Callable[[], Write] | None = None
    """Return what writes what is seen, where that is not the field's value but something that is sooner written.

    It is made anew for each place, for it may go by what it has written there.
    """


class Reader(NamedTuple):
    """Reads all that a state, or a part of it, is seen by at once: sooner than field by field, above all compiled."""

    names: tuple[str, ...]
    """What is read, by the names that glances use; not all need to be fields."""
    read: Callable[[Any], tuple[Any, ...]]


class Private(NamedTuple):
    """What one seat sees in its own way: written over what all see alike."""

    thing: Callable[[Any, int], Any]
    """Return, for a state and the seat, what is looked at."""
    looker: Callable[[Any, int], Any]
    """Return, for a state and the seat, all else that decides how the seat sees it."""
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


class _Written:
    """One glance: how it is taken, where it is written, and what was written there last."""

    def __init__(self, glance: Glance, source: int, first: int, end: int, write: Write) -> None:
        self.see = glance.see
        self.source = source
        self.first = first
        self.end = end
        self.write = write
        self._put = Struct(f"{end - first}s").pack_into
        self.value: Any = self
        """What was seen last; at first something that is never seen."""
        self.last: bytes | bytearray = bytes(end - first)

    def put(self, numbers: bytearray) -> None:
        """Put what was written last into its place."""
        assert len(self.last) == self.end - self.first, "a field is as long as its room"
        self._put(numbers, self.first, self.last)

    def overlaps(self, other: _Written) -> bool:
        """Return whether two are written at the same place."""
        return self.first < other.end and other.first < self.end


class _Watched:
    """The state, or a part of it, as it was when it was looked at last."""

    def __init__(self, layout: Layout, glances: tuple[Glance, ...], start: int, reader: Reader | None) -> None:
        used = [set(glance.sources.split()) - {NOTHING_ELSE} for glance in glances]
        sources = sorted(set[str]().union(*used))
        if reader is not None:
            assert set(sources) <= set(reader.names), f"not read: {set(sources) - set(reader.names)}"
            sources = list(reader.names)
        self._read: Callable[[Any], tuple[Any, ...]] = getter(sources) if reader is None else reader.read
        self._users = [sum([1 << i for i, names in enumerate(used) if source in names]) for source in sources]
        """For each source, which glances use it, as bits."""
        self._all = (1 << len(glances)) - 1
        self._always = sum([1 << i for i, glance in enumerate(glances) if not glance.sources])
        self.written: list[_Written] = []
        for glance in glances:
            first, end, write = layout.place(glance.field, start)
            source = sources.index(glance.sources) if glance.see is None else -1
            own = glance.write
            self.written.append(_Written(glance, source, first, end, write if own is None else own()))
        self._last: tuple[Any, ...] = ()
        self._aspect: Any = self
        """Nothing that is seen is equal to it, so that the first look is at all."""

    def write(self, thing: Any, aspect: Any, numbers: bytearray) -> int:
        """Write what has changed; return which glances that are, as bits."""
        values = self._read(thing)
        stale = found = self._stale(values, aspect)
        while stale:
            low = stale & -stale
            stale ^= low
            one = self.written[low.bit_length() - 1]
            see = one.see
            if see is not None:
                value = see(thing, aspect)
                if value is one.value or (type(value) is int and value == one.value):
                    continue
                one.value = value
            else:
                value = values[one.source]
                if type(value) is list:
                    value = tuple(value)
            one.last = one.write(value)
            one.put(numbers)
        return found

    def _stale(self, values: tuple[Any, ...], aspect: Any) -> int:
        """Return which glances must be taken anew, as bits."""
        if aspect != self._aspect:
            self._aspect = aspect
            self._last = tuple([value[:] if type(value) is list else value for value in values])
            return self._all
        last = self._last
        if values == last:
            return self._always
        stale = self._always
        kept = list(last)
        for k, value in enumerate(values):
            before = last[k]
            if value is not before and value != before:
                kept[k] = value[:] if type(value) is list else value
                stale |= self._users[k]
        self._last = tuple(kept)
        return stale


def watch(layout: Layout, sight: Sight, seats: int) -> Callable[[Any, int], NDArray[np.int16]]:
    """Return what tells, for a state and a seat, what the seat may know now, as numbers."""
    if not sight.alone:
        return Watch(layout, sight, seats, list(range(seats))).look
    return _Alone([Watch(layout, sight, seats, [seat]) for seat in range(seats)]).look


class _Alone:
    """Every seat's eyes for itself."""

    def __init__(self, watches: list[Watch]) -> None:
        self._watches = watches

    def look(self, state: Any, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know now, as numbers."""
        return self._watches[seat].look(state, seat)


class Watch:
    """Some seats' eyes on a table: what they see alike, and over it what the last of them saw in its own way."""

    def __init__(self, layout: Layout, sight: Sight, seats: int, lookers: list[int]) -> None:
        self._numbers = bytearray(2 * layout.size)
        self._parts = sight.parts
        self._aspect_of = lookers[0] if sight.alone else -1
        self._common = _common(layout, sight)
        self._own = [_Own(layout, seat, sight.private(seat, seats), self._common) for seat in range(seats)]
        self._looker = lookers[0]
        _nobody_sees_anothers([self._own[seat] for seat in lookers])

    def look(self, state: Any, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know now, as numbers."""
        numbers, own = self._numbers, self._own[seat]
        anew = False
        if seat != self._looker:
            self._own[self._looker].wipe(numbers)
            self._looker = seat
            anew = True
        under, parts = own.under, self._parts
        if self._common[0].write(state, None, numbers) & under[0]:
            anew = True
        if parts is not None:
            aspect, number = parts.aspect(state, self._aspect_of), 1
            for thing in parts.things(state):
                if self._common[number].write(thing, aspect, numbers) & under[number]:
                    anew = True
                number += 1
        own.write(state, numbers, anew)
        return np.frombuffer(numbers[:], np.int16)


def _common(layout: Layout, sight: Sight) -> list[_Watched]:
    """Return how the table and its parts are watched."""
    found = [_Watched(layout, sight.glances, 0, sight.reader)]
    parts = sight.parts
    if parts is not None:
        part = layout.part(parts.field)
        for i in range(part.room):
            first, _, _ = layout.place(f"{parts.field}[{i}]", 0)
            found.append(_Watched(part.layout, parts.glances, first, parts.reader))
    places = sorted([(one.first, one.end) for watched in found for one in watched.written])
    assert all(end <= first for (_, end), (first, _) in pairwise(places)), "written twice"
    return found


class _Own:
    """What one seat sees in its own way."""

    def __init__(self, layout: Layout, seat: int, private: tuple[Private, ...], common: list[_Watched]) -> None:
        self._seat = seat
        self._private = [(one.thing, one.looker) for one in private]
        self._watched = [_Watched(layout, one.glances, 0, one.reader) for one in private]
        self.written = [one for watched in self._watched for one in watched.written]
        self.below: list[_Written] = []
        """What all see alike where this seat sees more."""
        self.under: list[int] = []
        """The same, as bits of the glances at the table and at each of its parts."""
        for watched in common:
            bits = 0
            for i, one in enumerate(watched.written):
                if any(one.overlaps(other) for other in self.written):
                    self.below.append(one)
                    bits |= 1 << i
            self.under.append(bits)

    def wipe(self, numbers: bytearray) -> None:
        """Write again what all see alike, where this seat sees more."""
        for one in self.below:
            one.put(numbers)

    def write(self, state: Any, numbers: bytearray, anew: bool) -> None:
        """Write what has changed, or all of it anew."""
        for i, (thing, looker) in enumerate(self._private):
            self._watched[i].write(thing(state, self._seat), looker(state, self._seat), numbers)
        if anew:
            for one in self.written:
                one.put(numbers)


def _nobody_sees_anothers(owns: list[_Own]) -> None:
    """Hold that what one seat sees in its own way is written over for the next: by what all see, or by its own."""
    for own in owns:
        for one in own.written:
            wiped = any(low.first <= one.first and one.end <= low.end for low in own.below)
            for other in owns:
                places = [(its.first, its.end) for its in other.written]
                assert wiped or (one.first, one.end) in places, "a seat would see what another one saw"
