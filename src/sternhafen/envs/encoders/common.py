"""What the encoders of several titles share."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.envs.encoder import FieldEncoder
from sternhafen.envs.writing import ONE, Write, pack

ANYBODY: Final = -1
"""Stands for the viewing seat among the plain numbers; the seat itself is private and written over it."""


def itself(s: Any, seat: int) -> Any:
    """Return the state: the whole of it is encoded."""
    return s


def who_looks(s: Any, seat: int) -> int:
    """Return the seat, where it alone decides what is seen; also a seat's own number."""
    return seat


def as_they_are() -> Write:
    """Return a function that writes as many numbers as there is room for."""
    return pack


def as_it_is() -> Write:
    """Return a function that writes one number that stands for the field's value."""
    return ONE


def list_of(field: str, source: str = "") -> FieldEncoder:
    """Return the encoder of a public list of numbers that fills its room."""
    return FieldEncoder(field, source or field, None, as_they_are)


def own(part: str, field: str) -> FieldEncoder:
    """Return the encoder of a value that only its owner may know."""
    return FieldEncoder(part + field, field)


def same(field: str, source: str = "") -> FieldEncoder:
    """Return the encoder of a public value."""
    return FieldEncoder(field, source or field)
