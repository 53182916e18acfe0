"""Objectives at a table whose game has ended."""

from __future__ import annotations

from sternhafen.games.planet_unknown.data.cards import (
    CONDITIONS,
    MEASURES,
    OBJECTIVE_CONDITION,
    OBJECTIVE_MEASURE,
)
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.state import FINAL


def goal(name: str, resource: int = 0, most: bool = True) -> int:
    return OBJECTIVE_MEASURE.index((MEASURES.index(name), resource, most))


def private(name: str, *numbers: int) -> int:
    return OBJECTIVE_CONDITION.index((CONDITIONS.index(name), numbers))


def ended(s: PlanetUnknown) -> PlanetUnknown:
    """Play the round to its end as the last one."""
    s.last_round = True
    while s.phase != FINAL and s.first_asked() >= 0:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    return s
