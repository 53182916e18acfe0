"""How a game of Ore Rush is to be played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sternhafen.engine import Options

MAX_ROUNDS = 30


class OreRushOptions(Options, frozen=True):
    """After how many rounds the game is over (ORE-3.1)."""

    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 12
