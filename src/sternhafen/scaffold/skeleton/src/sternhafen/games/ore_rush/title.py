"""Ore Rush as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterator

from sternhafen.engine import Title
from sternhafen.games.ore_rush.actions import ACTIONS
from sternhafen.games.ore_rush.bot import evaluate
from sternhafen.games.ore_rush.data.tables import LEVELS
from sternhafen.games.ore_rush.events import EVENTS
from sternhafen.games.ore_rush.options import MAX_ROUNDS, OreRushOptions
from sternhafen.games.ore_rush.setup import new
from sternhafen.games.ore_rush.state import PURPOSES

SEATS = (2, 3, 4)
TURN_DECISIONS = LEVELS + 1
"""A dig on every level, and the way back."""


def variants(seats: int) -> Iterator[OreRushOptions]:
    """Yield the options worth trying at a number of seats."""
    yield OreRushOptions()
    yield OreRushOptions(rounds=2, confirm=False)


TITLE = Title(
    id="ore-rush",
    rules=1,
    seats=SEATS,
    seats_rule="ORE-1.1",
    options=OreRushOptions,
    new=new,
    actions=ACTIONS,
    events=EVENTS,
    purposes=PURPOSES,
    longest=MAX_ROUNDS * max(SEATS) * TURN_DECISIONS,
    evaluate=evaluate,
    variants=variants,
    minutes=(5, 10),
    weight=1,
)
