"""Chapter 9, the missions: what each is worth (CRYO-9.18 to 9.25)."""

from __future__ import annotations

from sternhafen.games.cryo.aliases import NO_TILE, Card
from sternhafen.games.cryo.data.tables import (
    ENERGY,
    MISSION_EACH,
    MISSION_LEAST,
    MISSION_PER,
    MISSION_POINTS,
    PER_CAVE,
    PER_ENERGY,
    PER_INCIDENT,
    PER_LARGEST,
    PER_RESOURCE,
    PER_TILE,
)
from sternhafen.games.cryo.state import Side


def mission_points(side: Side, card: Card) -> int:
    """Return what a mission is worth to a side as it stands."""
    return MISSION_POINTS[card] * (counted(side, card) // MISSION_EACH[card])


def counted(side: Side, card: Card) -> int:
    """Return how many of the things there are that a mission counts."""
    per = MISSION_PER[card]
    if per == PER_CAVE:
        least = MISSION_LEAST[card]
        return sum([1 for pods in side.caves if pods >= least])
    if per == PER_ENERGY:
        return side.resources[ENERGY]
    if per == PER_INCIDENT:
        return len(side.kept)
    if per == PER_LARGEST:
        return max(side.caves)
    if per == PER_TILE:
        return len(side.slots) - side.slots.count(NO_TILE)
    if per == PER_RESOURCE:
        return sum(side.resources[:ENERGY])
    return sum(side.salvage)
