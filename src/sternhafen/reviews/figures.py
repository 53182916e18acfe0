"""The figures of a review, title by title; ``python tools/review_figures.py`` finds them in games between bots."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that a review of a title uses."""

    inaccuracy: float = 1.0
    """The points from which a loss is an inaccuracy."""
    mistake: float = 2.5
    """The points from which a loss is a mistake."""
    scale: float = 2.0
    """A decision that loses this many points counts about a third towards accuracy (see `accuracy`)."""
    off: tuple[float, ...] = (0.0, 0.0)
    """By how much the title's forecast is usually too high, from late to early in equal steps."""
    off_by_seats: dict[int, tuple[float, ...]] = {}
    """The same for numbers of seats at which it differs."""


USUAL: Final = Figures()
"""The figures of a title that has none of its own, such as one that is being written."""


@cache
def all_figures() -> dict[str, Figures]:
    """Return the figures of all titles that have some."""
    data = files("sternhafen.reviews").joinpath("data", "figures.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Figures])


@cache
def figures_of(title: str, seats: int) -> Figures:
    """Return the figures of a title at a number of seats.

    >>> figures_of("cryo", 2).mistake > figures_of("cryo", 2).inaccuracy
    True
    """
    figures = all_figures().get(title, USUAL)
    return msgspec.structs.replace(figures, off=figures.off_by_seats.get(seats, figures.off))
