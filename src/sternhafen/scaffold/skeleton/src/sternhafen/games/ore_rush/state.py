"""The state: the whole truth of one game of Ore Rush, its fields declared once."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import State, Step
from sternhafen.games.ore_rush.aliases import Level, Ore

PURPOSES: Final = ("dice",)
CHANCE_DICE: Final = 0
"""What chance is used for: the places of `PURPOSES`."""


class OreRushState(State):
    """The fields of a game."""

    turn_rule: ClassVar[str] = "ORE-2.1"
    end_rule: ClassVar[str] = "ORE-3.1"

    rounds: int
    """How many rounds are played."""
    round: int
    """The round that is being played, from 1."""
    stores: list[Ore]
    """What every seat has brought home."""
    load: Ore
    """What the seat in the shaft has dug up in this turn."""
    level: Level
    """How deep it stands."""

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "rounds", "round", "stores", "load", "level",
    )

    def __init__(
        self,
        seats: int, seed: int, draws: list[int], agenda: list[Step], lanes: list[list[Step]], confirm: bool,
        rounds: int, round: int, stores: list[Ore], load: Ore, level: Level,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.rounds = rounds
        self.round = round
        self.stores = stores
        self.load = load
        self.level = level
    # fmt: on
    # end of fields
