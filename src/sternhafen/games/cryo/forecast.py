"""What the rules count for boards beside the view: points as the table stands, from what a watcher may know."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Seat
from sternhafen.games.cryo.data.tables import CARDS
from sternhafen.games.cryo.rules.missions import mission_points
from sternhafen.games.cryo.scoring import scores
from sternhafen.games.cryo.state import CryoState


class SideForecast(msgspec.Struct, frozen=True):
    """A side's points as the table stands; missions that the watcher may not see are only counted."""

    points: dict[str, int]
    total: int
    hidden: int
    worth: tuple[int, ...]
    """What each kind of card would be worth as a mission now."""


class CryoForecast(msgspec.Struct, frozen=True):
    """Points as the table stands."""

    sides: tuple[SideForecast, ...]


def forecast(s: CryoState, seat: Seat | None) -> CryoForecast:
    """Return every side's points as the table stands, from what a seat, or somebody watching, may know."""
    return CryoForecast(tuple(_side(s, number, points, seat) for number, points in enumerate(scores(s))))


def _side(s: CryoState, number: int, points: dict[str, int], seat: Seat | None) -> SideForecast:
    side = s.sides[number]
    worth = tuple(mission_points(side, card) for card in range(CARDS))
    shown = s.over or number == seat
    known = points if shown else points | {"missions": 0}
    return SideForecast(known, sum(known.values()), 0 if shown else len(side.missions), worth)
