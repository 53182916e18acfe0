"""Watch: what a seat was last shown of a table, as numbers; only what has changed since is written anew.

A title's sight says of which fields of its state each field of the view is made. A test holds that a watch gives what
the layout makes of the whole view, so nothing is shown that a view would not show.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sternhafen.envs.layout import Layout

PLAIN = ""
"""Stands for all fields that are plain numbers, together."""


class Glance(NamedTuple):
    """A field of a view, the fields of the state (or of a part of it) that it is made of, and how."""

    field: str
    sources: str
    """Without any it is looked at every time."""
    see: Callable[[Any, Any], Any]
    """Return the value, or for `PLAIN` all values, for a state or part and who looks."""


class Parts(NamedTuple):
    """A field of a view with one struct for each of several parts of the state."""

    field: str
    things: str
    """The state's list of parts."""
    looker: Callable[[Any, int, int], Any]
    """Return, for a state, a seat and a part's number, all that decides how the part is seen."""
    glances: tuple[Glance, ...]


class Sight(NamedTuple):
    """How a title's views follow from its states."""

    looker: Callable[[Any, int], Any]
    """Return, for a state and a seat, all that decides how the table is seen."""
    glances: tuple[Glance, ...]
    parts: tuple[Parts, ...]


class _Watched:
    """The state or one part of it, as it was when it was looked at last."""

    def __init__(self, layout: Layout, glances: tuple[Glance, ...], numbers: bytearray, start: int) -> None:
        sources = sorted({source for glance in glances for source in glance.sources.split()})
        self._read = attrgetter(*sources)
        self._numbered = range(len(sources))
        self._users = [
            sum(1 << i for i, glance in enumerate(glances) if source in glance.sources.split()) for source in sources
        ]
        self._always = sum(1 << i for i, glance in enumerate(glances) if not glance.sources)
        self._all = (1 << len(glances)) - 1
        self._glances = [(glance.see, *layout.place(glance.field, start)) for glance in glances]
        self._numbers = numbers
        self._last: list[Any] = []
        self._looker: Any = None

    def look(self, thing: Any, looker: Any) -> None:
        """Write what has changed."""
        stale = self._always
        now = [*self._read(thing)]
        last = self._last
        if looker != self._looker:
            self._looker = looker
            self._last = [value[:] if type(value) is list else value for value in now]
            stale = self._all
        elif now != last:
            for i in compress(self._numbered, map(ne, now, last)):
                value = now[i]
                last[i] = value[:] if type(value) is list else value
                stale |= self._users[i]
        while stale:
            low = stale & -stale
            stale ^= low
            see, first, end, write = self._glances[low.bit_length() - 1]
            self._numbers[first:end] = write(see(thing, looker))


class Watch:
    """One seat's eyes on a table."""

    def __init__(self, layout: Layout, sight: Sight, seat: int) -> None:
        self._seat = seat
        self._looker = sight.looker
        self._numbers = bytearray(2 * layout.size)
        self._table = _Watched(layout, sight.glances, self._numbers, 0)
        self._parts: list[tuple[Callable[[Any], Any], Callable[[Any, int, int], Any], list[_Watched]]] = []
        for field, things, looker, glances in sight.parts:
            part = layout.part(field)
            starts = [layout.place(field, 0)[0] + 2 * part.layout.size * i for i in range(part.room)]
            watched = [_Watched(part.layout, glances, self._numbers, start) for start in starts]
            self._parts.append((attrgetter(things), looker, watched))

    def look(self, state: Any) -> NDArray[np.int16]:
        """Return what the seat may know now, as numbers."""
        seat = self._seat
        self._table.look(state, self._looker(state, seat))
        for things, looker, watched in self._parts:
            for i, thing in enumerate(things(state)):
                watched[i].look(thing, looker(state, seat, i))
        return np.frombuffer(self._numbers[:], np.int16)
