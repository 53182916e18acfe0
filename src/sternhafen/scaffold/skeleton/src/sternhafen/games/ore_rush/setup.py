"""Setting up (ORE-1)."""

from __future__ import annotations

from sternhafen.games.ore_rush.game import OreRush
from sternhafen.games.ore_rush.options import OreRushOptions
from sternhafen.games.ore_rush.rules.turns import NextTurn
from sternhafen.games.ore_rush.state import PURPOSES


def new(options: OreRushOptions, seats: int, seed: int) -> OreRush:
    """Return a game before its first turn, with empty stores (ORE-1.2)."""
    return OreRush(
        seats=seats,
        seed=seed,
        draws=[0] * len(PURPOSES),
        agenda=[NextTurn(0)],
        lanes=[],
        confirm=options.confirm,
        rounds=options.rounds,
        round=0,
        stores=[0] * seats,
        load=0,
        level=0,
    )
