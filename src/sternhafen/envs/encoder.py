"""Encoders: what a seat may know, as numbers, of which only what has changed since the last time is written again.

A title's encoder says which fields of its state make up each field of a view, and which fields all seats see alike:
those are written once for all of them. A test proves that the numbers equal the layout of the whole view, so nothing is
shown that a view would not show.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sternhafen.envs.layout import Layout, getter
from sternhafen.envs.writing import Write

PLAIN = ":"
"""Stands for all plain numbers of a view together; with a field's name behind it, for those before that field.

A plain number that is private is written over it under its own name.
"""
NOTHING_ELSE = "-"
"""The source of a field that depends only on the viewer."""


class FieldEncoder(NamedTuple):
    """How one field of a view is made from fields of the state, or of a part of the state."""

    field: str
    sources: str
    """The names of the fields it is made from, `NOTHING_ELSE` for none; if empty it is computed every time."""
    compute: Callable[[Any, Any], Any] | None = None
    """Return the value, or for `PLAIN` all values, given the state (or part) and the viewer.

    The result must not change later. Without this function the value is that of the only source.
    """
    make_writer: Callable[[], Write] | None = None
    """Return a function that writes the result of `compute`, where that is not the field's value but quicker to write.

    Every place gets its own, which may remember what it has written there.
    """


class Reader(NamedTuple):
    """Reads many fields of a state, or of a part of it, at once: quicker than one by one, above all when compiled."""

    names: tuple[str, ...]
    """The names of what is read, as encoders use them; not all need to be fields."""
    read: Callable[[Any], tuple[Any, ...]]


class Private(NamedTuple):
    """What one seat sees differently: it is written over what all seats see."""

    part: Callable[[Any, int], Any]
    """Return, for a state and a seat, the state or the part of it that is encoded."""
    viewer: Callable[[Any, int], Any]
    """Return, for a state and a seat, everything else that decides what the seat sees."""
    fields: tuple[FieldEncoder, ...]
    reader: Reader | None = None


class Parts(NamedTuple):
    """A field of a view with one struct for each of several parts of the state."""

    field: str
    parts: Callable[[Any], list[Any]]
    """Return a state's parts."""
    viewer: Callable[[Any, int], Any]
    """Return, for a state and a seat (-1 for all), everything else that decides what is seen of the parts."""
    fields: tuple[FieldEncoder, ...]
    reader: Reader | None = None


class Encoder(NamedTuple):
    """How a title's views are made from its states."""

    fields: tuple[FieldEncoder, ...]
    """What all seats see alike, or what others see where the owner sees more."""
    parts: Parts | None
    private: Callable[[int, int], tuple[Private, ...]]
    """Return, for a seat and the number of seats, what that seat sees differently."""
    per_seat: bool = False
    """Whether changes are tracked for each seat: cheaper where one seat acts many times in a row at a small table."""
    reader: Reader | None = None


@cache
def put_bytes(count: int) -> Callable[[bytearray, int, bytes | bytearray], None]:
    """Return a function that puts so many bytes into an array from some byte on; all games share it."""
    return Struct(f"{count}s").pack_into


class _Slot:
    """One field: how it is computed, where it is written, and what was written there last."""

    def __init__(self, field: FieldEncoder, source: int, first: int, end: int, write: Write) -> None:
        self.compute = field.compute
        self.source = source
        self.first = first
        self.end = end
        self.write = write
        self._put = put_bytes(end - first)
        self.value: Any = self
        """The last value; at first something that no value equals."""
        self.last: bytes | bytearray = bytes(end - first)

    def put(self, numbers: bytearray) -> None:
        """Write the last value into its place."""
        assert len(self.last) == self.end - self.first, "a field is as long as its room"
        self._put(numbers, self.first, self.last)

    def overlaps(self, other: _Slot) -> bool:
        """Return whether two fields are written at the same place."""
        return self.first < other.end and other.first < self.end


class _TrackedPart:
    """The state, or a part of it, as it was when it was last encoded."""

    def __init__(self, layout: Layout, fields: tuple[FieldEncoder, ...], start: int, reader: Reader | None) -> None:
        used = [set(field.sources.split()) - {NOTHING_ELSE} for field in fields]
        sources = sorted(set[str]().union(*used))
        if reader is not None:
            assert set(sources) <= set(reader.names), f"not read: {set(sources) - set(reader.names)}"
            sources = list(reader.names)
        self._read: Callable[[Any], tuple[Any, ...]] = getter(sources) if reader is None else reader.read
        self._users = [sum([1 << i for i, names in enumerate(used) if source in names]) for source in sources]
        """For each source, the fields that use it, as a set."""
        self._all = (1 << len(fields)) - 1
        self._always = sum([1 << i for i, field in enumerate(fields) if not field.sources])
        self.slots: list[_Slot] = []
        for field in fields:
            first, end, write = layout.place(field.field, start)
            source = sources.index(field.sources) if field.compute is None else -1
            make_writer = field.make_writer
            self.slots.append(_Slot(field, source, first, end, write if make_writer is None else make_writer()))
        self._last: tuple[Any, ...] = ()
        self._viewer: Any = self
        """No viewer equals it, so that the first time everything is encoded."""

    def write(self, part: Any, viewer: Any, numbers: bytearray) -> int:
        """Write what has changed; return the fields that were checked, as a set."""
        values = self._read(part)
        stale = checked = self._stale(values, viewer)
        while stale:
            low = stale & -stale
            stale ^= low
            slot = self.slots[low.bit_length() - 1]
            compute = slot.compute
            if compute is not None:
                value = compute(part, viewer)
                if value is slot.value or (type(value) is int and value == slot.value):
                    continue
                slot.value = value
            else:
                value = values[slot.source]
                if type(value) is list:
                    value = tuple(value)
            slot.last = slot.write(value)
            slot.put(numbers)
        return checked

    def _stale(self, values: tuple[Any, ...], viewer: Any) -> int:
        """Return the fields that must be computed again, as a set."""
        if viewer != self._viewer:
            self._viewer = viewer
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


def track_changes(layout: Layout, encoder: Encoder, seats: int) -> list[ChangeTracker]:
    """Return the tracker of every seat; all seats may share one."""
    if not encoder.per_seat:
        return [ChangeTracker(layout, encoder, seats, list(range(seats)))] * seats
    return [ChangeTracker(layout, encoder, seats, [seat]) for seat in range(seats)]


class ChangeTracker:
    """The numbers that some seats share: what they all see, overwritten by what the last of them saw differently."""

    def __init__(self, layout: Layout, encoder: Encoder, seats: int, viewers: list[int]) -> None:
        self._numbers = bytearray(2 * layout.size)
        self._parts = encoder.parts
        self._parts_viewer = viewers[0] if encoder.per_seat else -1
        self._common = _common(layout, encoder)
        self._own = [_OwnFields(layout, seat, encoder.private(seat, seats), self._common) for seat in range(seats)]
        self._last_viewer = viewers[0]
        _check_secrets([self._own[seat] for seat in viewers])

    def observe(self, state: Any, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know now, as numbers."""
        return np.frombuffer(self.update(state, seat)[:], np.int16)

    def update(self, state: Any, seat: int) -> bytearray:
        """Return what a seat may know now, as numbers of two bytes each; the next call overwrites them."""
        numbers, own = self._numbers, self._own[seat]
        overwritten = False
        if seat != self._last_viewer:
            self._own[self._last_viewer].wipe(numbers)
            self._last_viewer = seat
            overwritten = True
        under, parts = own.under, self._parts
        if self._common[0].write(state, None, numbers) & under[0]:
            overwritten = True
        if parts is not None:
            viewer, number = parts.viewer(state, self._parts_viewer), 1
            for part in parts.parts(state):
                if self._common[number].write(part, viewer, numbers) & under[number]:
                    overwritten = True
                number += 1
        own.write(state, numbers, overwritten)
        return numbers


def _common(layout: Layout, encoder: Encoder) -> list[_TrackedPart]:
    """Return the trackers of the state and of each of its parts, as all seats see them."""
    tracked = [_TrackedPart(layout, encoder.fields, 0, encoder.reader)]
    parts = encoder.parts
    if parts is not None:
        structs = layout.part(parts.field)
        for i in range(structs.room):
            first, _, _ = layout.place(f"{parts.field}[{i}]", 0)
            tracked.append(_TrackedPart(structs.layout, parts.fields, first, parts.reader))
    places = sorted([(slot.first, slot.end) for part in tracked for slot in part.slots])
    assert all(end <= first for (_, end), (first, _) in pairwise(places)), "written twice"
    return tracked


class _OwnFields:
    """What one seat sees differently."""

    def __init__(self, layout: Layout, seat: int, private: tuple[Private, ...], common: list[_TrackedPart]) -> None:
        self._seat = seat
        self._private = [(one.part, one.viewer) for one in private]
        self._tracked = [_TrackedPart(layout, one.fields, 0, one.reader) for one in private]
        self.slots = [slot for part in self._tracked for slot in part.slots]
        self.below: list[_Slot] = []
        """What all seats see where this one sees more."""
        self.under: list[int] = []
        """The same, as a set of fields for the state and for each of its parts."""
        for part in common:
            overlapping = 0
            for i, slot in enumerate(part.slots):
                if any(slot.overlaps(own) for own in self.slots):
                    self.below.append(slot)
                    overlapping |= 1 << i
            self.under.append(overlapping)

    def wipe(self, numbers: bytearray) -> None:
        """Overwrite what only this seat sees with what all seats see."""
        for slot in self.below:
            slot.put(numbers)

    def write(self, state: Any, numbers: bytearray, overwritten: bool) -> None:
        """Write what has changed, or everything if it was overwritten."""
        for i, (part, viewer) in enumerate(self._private):
            self._tracked[i].write(part(state, self._seat), viewer(state, self._seat), numbers)
        if overwritten:
            for slot in self.slots:
                slot.put(numbers)


def _check_secrets(owns: list[_OwnFields]) -> None:
    """Check that what one seat sees is overwritten for the next: by what all see, or by what the next one sees."""
    for own in owns:
        for slot in own.slots:
            wiped = any(low.first <= slot.first and slot.end <= low.end for low in own.below)
            for other in owns:
                places = [(others.first, others.end) for others in other.slots]
                assert wiped or (slot.first, slot.end) in places, "a seat would see what another one saw"
