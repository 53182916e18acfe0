"""Places: what a seat's actions name by its place in a row of what the seat sees, not by where on a board it is.

A rover can stand on any cell, but a seat has few rovers: told apart by their places they need far fewer numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sternhafen.engine import Action
from sternhafen.envs.layouts import FEW_ON_A_PLANET
from sternhafen.games.planet_unknown import actions as colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.lifepods import SCORING
from sternhafen.games.planet_unknown.sight import cells


class Place(NamedTuple):
    """A field of an action that stands for one of several things in a row."""

    field: str
    row: Callable[[Any, int], tuple[int, ...]]
    """Return, for a state and a seat, what the field can hold, in the order in which the seat sees it."""
    room: int


Places = Mapping[type[Action], Place]


def _rovers(s: Any, seat: int) -> tuple[int, ...]:
    """Return the cells of a seat's rovers, as `colonies[seat].rovers` has them."""
    return cells(s.colonies[seat].rovers)


def _lifepods(s: Any, seat: int) -> tuple[int, ...]:
    """Return where a seat's collected lifepods lie: the scoring area, then what `colonies[seat].lodged` has."""
    return (SCORING, *cells(s.colonies[seat].lodged))


MOST_ROVERS = max(corporation.rovers for corporation in CORPORATIONS) + 1
"""One more than a corporation has: a solo event adds one (PU-9.12)."""
ROVERS_START = Place("start", _rovers, MOST_ROVERS)
ROVERS_CELL = Place("cell", _rovers, MOST_ROVERS)

PLACES: dict[str, Places] = {
    "planet-unknown": {
        colony.MoveRover: ROVERS_START,
        colony.TeleportRover: ROVERS_START,
        colony.LoadMeteorite: ROVERS_CELL,
        colony.LoseRover: ROVERS_CELL,
        colony.MoveLifepod: Place("start", _lifepods, 1 + FEW_ON_A_PLANET),
        colony.LoseCollectedLifepod: Place("place", _lifepods, 1 + FEW_ON_A_PLANET),
    }
}
