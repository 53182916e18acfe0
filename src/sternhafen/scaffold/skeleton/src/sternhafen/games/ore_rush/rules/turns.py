"""Chapter 2: a turn in the shaft (ORE-2)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.ore_rush.actions import Dig, Return
from sternhafen.games.ore_rush.data.tables import CAVE_IN, FACES, LEVELS
from sternhafen.games.ore_rush.events import CavedIn, Dug, Returned, TurnBegan
from sternhafen.games.ore_rush.state import CHANCE_DICE, OreRushState


class NextTurn(Do):
    """Begin the turn of a seat; after the last round nothing is left to do (ORE-2.1, 3.1)."""

    __slots__ = ()

    def run(self, s: OreRushState) -> None:
        if self.seat == 0:
            if s.round == s.rounds:
                return
            s.round += 1
        s.tell(TurnBegan(seat=self.seat, round=s.round))
        s.push(NextTurn((self.seat + 1) % s.seats))
        s.push(TakeTurn(self.seat))


class TakeTurn(Ask):
    """Dig deeper, or return with the load."""

    __slots__ = ()
    rule: ClassVar[str] = "ORE-2.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Dig, Return)

    def candidates(self, s: OreRushState) -> list[Action]:
        return [Dig(1), Dig(2), Return()]

    def check(self, s: OreRushState, action: Action) -> Illegal | None:
        if isinstance(action, Dig) and s.level + action.dice > LEVELS:
            return Illegal("shaft-bottom", "ORE-2.4", {"levels": LEVELS})
        if isinstance(action, Return) and not s.load:
            return Illegal("nothing-loaded", "ORE-2.3")
        return None

    def play(self, s: OreRushState, action: Action) -> None:
        if isinstance(action, Dig):
            self.dig(s, action.dice)
        else:
            s.stores[self.seat] += s.load
            s.tell(Returned(seat=self.seat, ore=s.load))
            s.load = s.level = 0

    def dig(self, s: OreRushState, dice: int) -> None:
        """Roll the dice: ore, or the end of the turn (ORE-2.2)."""
        rolled = [1 + s.draw(CHANCE_DICE, FACES) for _ in range(dice)]
        if CAVE_IN in rolled:
            s.tell(CavedIn(seat=self.seat, lost=s.load, reveals=True))
            s.load = s.level = 0
            return
        s.load += sum(rolled)
        s.level += dice
        s.tell(Dug(seat=self.seat, ore=sum(rolled), reveals=True))
        s.push(TakeTurn(self.seat))
