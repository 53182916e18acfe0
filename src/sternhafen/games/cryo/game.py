"""The game as the engine sees it: what stands beside a question, payments, views, hidden things, the outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random

from sternhafen.engine import Action, Ask, Outcome, Payment, Seat
from sternhafen.games.cryo.actions import Spend
from sternhafen.games.cryo.aliases import Cost, Space
from sternhafen.games.cryo.invariants import verify
from sternhafen.games.cryo.knowledge import deal_unknown, view_for
from sternhafen.games.cryo.rules.deploy import refuse_space
from sternhafen.games.cryo.rules.resources import pay
from sternhafen.games.cryo.rules.scrap import Scrapping
from sternhafen.games.cryo.rules.upgrades.catalogue import UPGRADES
from sternhafen.games.cryo.rules.upgrades.hooks import register
from sternhafen.games.cryo.rules.upgrades.overclock import ways_to_pay_any
from sternhafen.games.cryo.scoring import final_outcome
from sternhafen.games.cryo.state import CryoState, Side
from sternhafen.games.cryo.view import CryoView

for _upgrade in UPGRADES:
    register(_upgrade)


class Cryo(CryoState):
    """One game."""

    __slots__ = ()

    def standing(self, seat: Seat) -> Sequence[Ask]:
        """Return the scrap beside every question of the active seat (CRYO-7.4)."""
        return [Scrapping(seat)] if seat == self.active and not self.lanes else []

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now, all equally likely, by one draw."""
        legal = self.legal(seat)
        return legal[floor(random() * len(legal))]

    def can_use(self, side: Side, resources: list[int], space: Space) -> bool:
        return refuse_space(self, side, resources, space) is None

    def ways_to_pay(self, seat: Seat, cost: Cost) -> list[Payment]:
        return ways_to_pay_any(self, self.sides[seat], cost)

    def pay(self, seat: Seat, cost: Cost, way: Payment) -> None:
        assert isinstance(way, Spend), "the only kind of payment"
        pay(self, seat, way)

    def view(self, seat: Seat | None) -> CryoView:
        return view_for(self, seat)

    def resample(self, seat: Seat | None, rng: Random) -> Cryo:
        other: Cryo = self.copy()
        deal_unknown(other, seat, rng)
        return other

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.over else None

    def verify(self) -> None:
        verify(self)
