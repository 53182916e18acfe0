"""The platform: drones coming home and the six platform actions (CRYO-6.16 to 6.26, 9.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do, charge
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    ACTIVATE,
    AWAKEN,
    DECLINE,
    RETURN_DRONE,
    Activate,
    Awaken,
    Decline,
    ReturnDrone,
)
from sternhafen.games.cryo.cards import CardAction, DiscardAsCost, card_action_possible
from sternhafen.games.cryo.components import (
    AUTOMATION,
    CARD,
    COST_SLOT,
    FACE_COST,
    FACE_MODE,
    FIXED_GAIN,
    PLAN_DOCK,
    PLATFORM_DOCKS,
    REWARD_SLOT,
    WAKE_DOCK,
)
from sternhafen.games.cryo.events import DroneReturned, PlatformUsed
from sternhafen.games.cryo.resources import can_pay_any, gain_all
from sternhafen.games.cryo.rewards import give
from sternhafen.games.cryo.table import Side, Table
from sternhafen.games.cryo.wreck import wake

FREE_HOMES: Final[list[list[Action]]] = [
    [RETURN_DRONE[dock] for dock in range(PLATFORM_DOCKS) if not home >> dock & 1]
    for home in range(1 << PLATFORM_DOCKS)
]
"""The docks a drone can come home to, by the mask of those that are taken."""


class Returning(Ask):
    """A drone comes home to a free platform dock (CRYO-6.16, 6.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-6.16"
    answers: ClassVar[tuple[type[Action], ...]] = (ReturnDrone,)

    def candidates(self, s: Table) -> list[Action]:
        return RETURN_DRONE

    def check(self, s: Table, action: ReturnDrone) -> Illegal | None:
        if s.sides[self.seat].home >> action.dock & 1:
            return Illegal("home-taken", "CRYO-6.17", {"dock": action.dock})
        return None

    def legal(self, s: Table) -> list[Action]:
        return FREE_HOMES[s.sides[self.seat].home]

    def play(self, s: Table, action: ReturnDrone) -> None:
        side = s.sides[self.seat]
        if side.docks:
            side.docks &= side.docks - 1  # drones are alike, so the lowest dock is cleared first
        else:
            side.transport -= 1
        side.home |= 1 << action.dock
        if s.telling:
            s.tell(DroneReturned(side=self.seat, dock=action.dock))
        if side.docks or side.transport:
            s.agenda.append(RETURNING[self.seat])
        if filled(side, action.dock) and unready(s, self.seat, action.dock) is None:
            s.push(OfferPlatform(self.seat, action.dock))

    def about(self, s: Table) -> dict[str, int | str]:
        return {"left": s.sides[self.seat].drones_out()}


RETURNING: Final = [Returning(seat) for seat in range(4)]


def filled(side: Side, dock: int) -> bool:
    """Return whether all slots of a platform action hold a tile."""
    cost, reward = COST_SLOT[dock], REWARD_SLOT[dock]
    return (cost < 0 or side.slots[cost] >= 0) and (reward < 0 or side.slots[reward] >= 0)


def unready(s: Table, seat: int, dock: int) -> Illegal | None:
    """Return why a platform action cannot be carried out: slots, cost or effect (CRYO-6.18, 5.4)."""
    side = s.sides[seat]
    cost, reward = COST_SLOT[dock], REWARD_SLOT[dock]
    if reward >= 0 and side.slots[reward] < 0:
        return Illegal("slot-empty", "CRYO-6.18", {"slot": reward})
    if cost >= 0:
        tile = side.slots[cost]
        if tile < 0:
            return Illegal("slot-empty", "CRYO-6.18", {"slot": cost})
        if FACE_MODE[tile] == CARD:
            if not side.hand:
                return Illegal("no-card-to-pay", "CRYO-3.39")
        elif not can_pay_any(side.res, FACE_COST[tile]):
            return Illegal("cannot-pay", "CRYO-6.19")
        elif dock == PLAN_DOCK and not card_action_possible(s, side):
            return Illegal("no-card-at-all", "CRYO-5.4")
    if dock == WAKE_DOCK:
        if not any(side.stasis):
            return Illegal("nobody-in-stasis", "CRYO-6.21")
        if side.room() <= 0:
            return Illegal("no-room", "CRYO-6.21", {"room": 0})
    return None


class OfferPlatform(Ask):
    """The action of the dock a drone has just returned to (CRYO-6.18)."""

    __slots__ = ("dock",)
    rule: ClassVar[str] = "CRYO-6.18"
    answers: ClassVar[tuple[type[Action], ...]] = (Activate, Decline)

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def candidates(self, s: Table) -> list[Action]:
        return [DECLINE, *ACTIVATE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if not isinstance(action, Activate):
            return None
        if action.dock != self.dock:
            return Illegal("other-dock", "CRYO-6.30", {"dock": action.dock})
        return unready(s, self.seat, self.dock)

    def legal(self, s: Table) -> list[Action]:
        if unready(s, self.seat, self.dock) is None:
            return [DECLINE, ACTIVATE[self.dock]]
        return [DECLINE]

    def play(self, s: Table, action: Action) -> None:
        if type(action) is Activate:
            activate(s, self.seat, action.dock)


class AllHome(Do):
    """After the last drone: Automation offers one more platform action (CRYO-9.9, 9.30)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        side = s.sides[self.seat]
        if side.has(AUTOMATION):
            free = [dock for dock in range(PLATFORM_DOCKS) if not side.home >> dock & 1]
            if not s.scrapped or any(unready(s, self.seat, dock) is None for dock in free):
                s.push(Automating(self.seat))


ALL_HOME: Final = [AllHome(seat) for seat in range(4)]


class Automating(Ask):
    """One more platform action whose dock has no drone (CRYO-9.9, 9.37)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-9.9"
    answers: ClassVar[tuple[type[Action], ...]] = (Activate, Decline)

    def candidates(self, s: Table) -> list[Action]:
        return [DECLINE, *ACTIVATE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if not isinstance(action, Activate):
            return None
        if s.sides[self.seat].home >> action.dock & 1:
            return Illegal("dock-has-drone", "CRYO-9.37", {"dock": action.dock})
        return unready(s, self.seat, action.dock)

    def play(self, s: Table, action: Action) -> None:
        if type(action) is Activate:
            activate(s, self.seat, action.dock)


# Carrying one out ----------------------------------------------------------------------------------------------------


def activate(s: Table, seat: int, dock: int) -> None:
    """Carry out a platform action: its cost first, then its effect (CRYO-6.19)."""
    if s.telling:
        s.tell(PlatformUsed(side=seat, dock=dock))
    effect = PlatformEffect(seat, dock)
    if COST_SLOT[dock] < 0:
        s.push(effect)
        return
    tile = s.sides[seat].slots[COST_SLOT[dock]]
    if FACE_MODE[tile] == CARD:
        s.push(effect)
        s.push(DiscardAsCost(seat))
    else:
        charge(s, seat, FACE_COST[tile], effect)


class PlatformEffect(Do):
    """What a platform action yields (CRYO-6.20 to 6.25)."""

    __slots__ = ("dock",)

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def run(self, s: Table) -> None:
        if self.dock == WAKE_DOCK:
            s.push(WakeOne(self.seat))
        elif self.dock == PLAN_DOCK:
            s.push(CardAction(self.seat))
        elif FIXED_GAIN[self.dock]:
            gain_all(s, self.seat, FIXED_GAIN[self.dock])
        else:
            give(s, self.seat, s.sides[self.seat].slots[REWARD_SLOT[self.dock]])


class WakeOne(Ask):
    """One own pod from any chamber on the board (CRYO-6.21)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-6.21"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Awaken,)

    def candidates(self, s: Table) -> list[Action]:
        return AWAKEN

    def check(self, s: Table, action: Awaken) -> Illegal | None:
        if not s.sides[self.seat].stasis[action.chamber]:
            return Illegal("chamber-empty", "CRYO-6.21", {"chamber": action.chamber})
        return None

    def play(self, s: Table, action: Awaken) -> None:
        wake(s, self.seat, action.chamber, 1)
