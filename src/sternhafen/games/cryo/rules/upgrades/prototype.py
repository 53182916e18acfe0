"""Prototype: a resource of any kind buys the reward of a tile that is built (CRYO-9.10, 9.11, 9.36)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal, Seat, charge
from sternhafen.games.cryo.actions import Decline, TakeReward
from sternhafen.games.cryo.aliases import NO_TILE, Cost, Slot
from sternhafen.games.cryo.data.tables import ENERGY, PROTOTYPE
from sternhafen.games.cryo.rules.rewards import Give
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade
from sternhafen.games.cryo.state import CryoState, Side

ANY_RESOURCE: Final[Cost] = (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)
"""The cost of one crystal, organics, tech or nanite (CRYO-3.17)."""


def has_any_resource(side: Side) -> bool:
    """Return whether a side has a resource; energy is none (CRYO-3.17)."""
    return any(side.resources[:ENERGY])


def offer_reward(s: CryoState, seat: Seat, slot: Slot) -> None:
    """Offer the reward of the tile just built, if its price is there or may still be scrapped for."""
    if not s.scrapped or has_any_resource(s.sides[seat]):
        s.push(OfferPrototype(seat, slot))


class OfferPrototype(Ask):
    """A resource of any kind for the reward of the tile just built (CRYO-9.10, 9.11)."""

    __slots__ = ("slot",)
    rule: ClassVar[str] = "CRYO-9.10"
    answers: ClassVar[tuple[type[Action], ...]] = (Decline, TakeReward)

    def __init__(self, seat: Seat, slot: Slot) -> None:
        self.seat = seat
        self.slot = slot

    def candidates(self, s: CryoState) -> list[Action]:
        return [TakeReward(), Decline()]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if isinstance(action, Decline):
            return None
        side = s.sides[self.seat]
        if side.slots[self.slot] == NO_TILE:
            return Illegal("slot-empty", "CRYO-9.36", {"slot": self.slot})
        return None if has_any_resource(side) else Illegal("cannot-pay", "CRYO-9.36")

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is TakeReward:
            charge(s, self.seat, ANY_RESOURCE, Give(self.seat, s.sides[self.seat].slots[self.slot]))


UPGRADE: Final[Upgrade] = Upgrade(PROTOTYPE, after_placing=offer_reward)
