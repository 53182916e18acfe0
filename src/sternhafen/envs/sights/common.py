"""What the sights of several titles share."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.envs.watch import Glance
from sternhafen.envs.writing import ONE, Write, pack

ANYBODY: Final = -1
"""Stands for the seat that looks where all plain numbers are written; it is private, and written over this."""


def itself(s: Any, seat: int) -> Any:
    """Return the state: it is looked at as a whole."""
    return s


def who_looks(s: Any, seat: int) -> int:
    """Return who looks, where that alone decides how something is seen; also how a seat sees who it is."""
    return seat


def as_they_are() -> Write:
    """Return what writes numbers that are as many as their room."""
    return pack


def as_it_is() -> Write:
    """Return what writes one number that is not the field's value but stands for it."""
    return ONE


def list_of(field: str, source: str = "") -> Glance:
    """Return how a list of numbers is seen that everybody may know and that is as long as its room."""
    return Glance(field, source or field, None, as_they_are)


def own(part: str, field: str) -> Glance:
    """Return how its owner sees a value that nobody else may know."""
    return Glance(part + field, field)


def same(field: str, source: str = "") -> Glance:
    """Return how a value is seen that everybody may know."""
    return Glance(field, source or field)
