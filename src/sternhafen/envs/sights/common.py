"""What the sights of several titles share."""

from __future__ import annotations

from typing import Any

from sternhafen.envs.layout import pack
from sternhafen.envs.watch import NOTHING_ELSE, Glance

ANYBODY = -1
"""Stands for the seat that looks where all plain numbers are written; it is private, and written over this."""


def itself(s: Any) -> Any:
    """Return the state: it is looked at as a whole."""
    return s


def nothing(s: Any) -> None:
    """Return that nothing else decides how something is seen."""


def who_looks(seat: int) -> Glance:
    """Return how a seat sees who it is."""
    return Glance("seat", NOTHING_ELSE, lambda s, _: seat)


def tuple_of(name: str) -> Glance:
    """Return how a list of numbers is seen that everybody may know."""
    return Glance(name, name, lambda thing, _: tuple(getattr(thing, name)))


def list_of(field: str, source: str = "") -> Glance:
    """Return how a list of numbers is seen that everybody may know and that is as long as its room."""
    return Glance(field, source or field, lambda thing, _: getattr(thing, source or field), pack)


def own(part: str, field: str, source: str = "") -> Glance:
    """Return how its owner sees a value that nobody else may know."""
    return Glance(part + field, source or field, lambda thing, _: getattr(thing, source or field))


def same(field: str, source: str = "") -> Glance:
    """Return how a value is seen that everybody may know."""
    return Glance(field, source or field, lambda thing, _: getattr(thing, source or field))
