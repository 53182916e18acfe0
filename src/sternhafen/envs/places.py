"""Places: what actions name by its place in a row that the seat sees, not by its cell on a board.

A rover can stand on any cell, but a seat has few rovers: numbered by their places they need far fewer actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sternhafen.engine import Action


class Place(NamedTuple):
    """A field of an action that stands for one of several things in a row."""

    field: str
    row: Callable[[Any, int], tuple[int, ...]]
    """Return, for a state and a seat, what the field can hold, in the order in which the seat sees it."""
    room: int


Places = Mapping[type[Action], Place]
