"""Overclock: a tech buys a second, other action at the same dock (CRYO-9.15 to 9.17, 9.30 to 9.32)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal, Payment, Seat, charge
from sternhafen.games.cryo.actions import Decline, Spend, Use
from sternhafen.games.cryo.aliases import Cost, Dock, Space
from sternhafen.games.cryo.data.tables import (
    DOCK_SPACES,
    NANITES,
    OVERCLOCK,
    OVERCLOCK_COST,
    TECH,
    TRACKS,
)
from sternhafen.games.cryo.rules.deploy import refuse_space, use_space, uses_from
from sternhafen.games.cryo.rules.resources import can_pay, ways_to_pay
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade
from sternhafen.games.cryo.state import CryoState, Side


def offer_second_action(s: CryoState, seat: Seat, dock: Dock, used: Space) -> None:
    """Offer a second action, if its price is there or may still be scrapped for (CRYO-9.15, 9.30, 9.31)."""
    if not s.scrapped or can_pay(s.sides[seat].resources, OVERCLOCK_COST):
        s.push(Overclocking(seat, dock, used))


class Overclocking(Ask):
    """One more, other action of the dock for a tech (CRYO-9.15 to 9.17)."""

    __slots__ = ("dock", "used")
    rule: ClassVar[str] = "CRYO-9.15"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Decline)

    def __init__(self, seat: Seat, dock: Dock, used: Space) -> None:
        self.seat = seat
        self.dock = dock
        self.used = used

    def candidates(self, s: CryoState) -> list[Action]:
        return [Decline(), *uses_from(self.dock)]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if not isinstance(action, Use):
            return None
        if action.space not in DOCK_SPACES[self.dock]:
            return Illegal("not-adjacent", "CRYO-3.5", {"dock": self.dock, "space": action.space})
        if action.space == self.used:
            return Illegal("same-action", "CRYO-9.16", {"space": action.space})
        side = s.sides[self.seat]
        if not can_pay(side.resources, OVERCLOCK_COST):
            return Illegal("cannot-pay", "CRYO-9.15")
        if not ways_to_overclock(s, side, action.space):
            return refuse_space(s, side, side.resources, action.space) or Illegal("cannot-pay", "CRYO-9.31")
        return None

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is Use:
            charge(s, self.seat, cost_before(action.space), SecondAction(self.seat, action.space))


class SecondAction(Do):
    """The second action, after its tech is paid."""

    __slots__ = ("space",)

    def __init__(self, seat: Seat, space: Space) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: CryoState) -> None:
        use_space(s, self.seat, self.space)


# Paying so that the second action stays possible ---------------------------------------------------------------------


def cost_before(space: Space) -> Cost:
    """Return the cost of a second action: a sixth number names the action space, which must stay possible."""
    return (*OVERCLOCK_COST, space)


def ways_to_overclock(s: CryoState, side: Side, space: Space) -> list[Payment]:
    """Return the ways to pay that leave the second action possible (CRYO-5.4, 9.31)."""
    ways: list[Payment] = []
    for way in ways_to_pay(side.resources, OVERCLOCK_COST):
        assert isinstance(way, Spend), "the only kind of payment"
        left = side.resources[:]
        left[TECH] -= way.tech
        left[NANITES] -= way.nanites
        if s.can_use(side, left, space):
            ways.append(way)
    return ways


def ways_to_pay_any(s: CryoState, side: Side, cost: Cost) -> list[Payment]:
    """Return every way to pay a cost, also one of `cost_before`."""
    if len(cost) == TRACKS + 1:
        return ways_to_overclock(s, side, cost[TRACKS])
    return ways_to_pay(side.resources, cost)


UPGRADE: Final[Upgrade] = Upgrade(OVERCLOCK, after_action=offer_second_action)
