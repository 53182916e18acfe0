"""Chapter 6, the platform: drones coming home and the six platform actions (CRYO-6.16 to 6.26, 6.30)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal, Seat, charge
from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.actions import Activate, Awaken, Decline, ReturnDrone
from sternhafen.games.cryo.aliases import NO_TILE, HomeDock
from sternhafen.games.cryo.data.tables import (
    CARD,
    CHAMBERS,
    COST_SLOT,
    FACE_COST,
    FACE_ITEMS,
    FACE_MODE,
    FIXED_GAIN,
    NO_SLOT,
    PLAN_DOCK,
    PLATFORM_DOCKS,
    REWARD_SLOT,
    TRACK_LIMIT,
    WAKE_DOCK,
)
from sternhafen.games.cryo.events import DroneReturned, PlatformUsed
from sternhafen.games.cryo.rules.cards import CardAction, DiscardAsCost, can_act_on_cards
from sternhafen.games.cryo.rules.resources import can_pay_any, gain_all
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.upgrades.hooks import AFTER_RETURN
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.rules.wreck import wake
from sternhafen.games.cryo.state import CryoState, Side

# Drones come home ----------------------------------------------------------------------------------------------------


class Returning(Ask):
    """A drone comes home to a free platform dock (CRYO-6.16, 6.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-6.16"
    answers: ClassVar[tuple[type[Action], ...]] = (ReturnDrone,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [ReturnDrone(dock) for dock in range(PLATFORM_DOCKS)]

    def check(self, s: CryoState, action: ReturnDrone) -> Illegal | None:
        if contains(s.sides[self.seat].home, action.dock):
            return Illegal("home-taken", "CRYO-6.17", {"dock": action.dock})
        return None

    def play(self, s: CryoState, action: ReturnDrone) -> None:
        side = s.sides[self.seat]
        if side.docks:
            side.docks &= side.docks - 1  # drones are alike, so the lowest dock is cleared first
        else:
            side.transport -= 1
        side.home |= 1 << action.dock
        if s.recording:
            s.tell(DroneReturned(side=self.seat, dock=action.dock))
        if side.docks or side.transport:
            s.push(Returning(self.seat))
        if has_all_tiles(side, action.dock) and refuse_platform_action(s, self.seat, action.dock) is None:
            s.push(OfferPlatform(self.seat, action.dock))

    def about(self, s: CryoState) -> dict[str, int | str]:
        return {"left": s.sides[self.seat].drones_out()}


class AllHome(Do):
    """After the last drone, which some upgrades follow up."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        for hook in AFTER_RETURN[s.sides[self.seat].upgrades]:
            hook(s, self.seat)


# Platform actions ----------------------------------------------------------------------------------------------------


def has_all_tiles(side: Side, dock: HomeDock) -> bool:
    """Return whether all slots of a platform action hold a tile (CRYO-6.18)."""
    cost, reward = COST_SLOT[dock], REWARD_SLOT[dock]
    return (cost == NO_SLOT or side.slots[cost] != NO_TILE) and (reward == NO_SLOT or side.slots[reward] != NO_TILE)


def refuse_platform_action(s: CryoState, seat: Seat, dock: HomeDock) -> Illegal | None:
    """Return why a platform action cannot be carried out: slots, cost or effect (CRYO-6.18, 5.4)."""
    side = s.sides[seat]
    for slot in (REWARD_SLOT[dock], COST_SLOT[dock]):
        if slot != NO_SLOT and side.slots[slot] == NO_TILE:
            return Illegal("slot-empty", "CRYO-6.18", {"slot": slot})
    if COST_SLOT[dock] != NO_SLOT:
        tile = side.slots[COST_SLOT[dock]]
        if FACE_MODE[tile] == CARD:
            if not side.hand:
                return Illegal("no-card-to-pay", "CRYO-3.39")
        elif not can_pay_any(side.resources, FACE_COST[tile]):
            return Illegal("cannot-pay", "CRYO-6.19")
        elif dock == PLAN_DOCK and not can_act_on_cards(s, side):
            return Illegal("no-card-at-all", "CRYO-5.4")
    if dock == WAKE_DOCK:
        if not any(side.stasis):
            return Illegal("nobody-in-stasis", "CRYO-6.21")
        if room(side) <= 0:
            return Illegal("no-room", "CRYO-6.21", {"room": 0})
    return None


class OfferPlatform(Ask):
    """The action of the dock a drone has just returned to (CRYO-6.18)."""

    __slots__ = ("dock",)
    rule: ClassVar[str] = "CRYO-6.18"
    answers: ClassVar[tuple[type[Action], ...]] = (Activate, Decline)

    def __init__(self, seat: Seat, dock: HomeDock) -> None:
        self.seat = seat
        self.dock = dock

    def candidates(self, s: CryoState) -> list[Action]:
        return [Decline(), *(Activate(dock) for dock in range(PLATFORM_DOCKS))]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if not isinstance(action, Activate):
            return None
        if action.dock != self.dock:
            return Illegal("other-dock", "CRYO-6.30", {"dock": action.dock})
        return refuse_platform_action(s, self.seat, self.dock)

    def only_helps(self, s: CryoState, action: Action) -> bool:
        """Return whether a platform action is free and yields resources for which a track has room (CRYO-6.20)."""
        if not isinstance(action, Activate) or COST_SLOT[action.dock] != NO_SLOT:
            return False
        side, reward = s.sides[self.seat], REWARD_SLOT[action.dock]
        face = () if reward == NO_SLOT else FACE_ITEMS[side.slots[reward]]
        yields = [resource for resource, _ in face]
        yields += [resource for resource, amount in enumerate(FIXED_GAIN[action.dock]) if amount]
        return any(side.resources[resource] < TRACK_LIMIT[resource] for resource in yields)

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is Activate:
            activate(s, self.seat, action.dock)


def activate(s: CryoState, seat: Seat, dock: HomeDock) -> None:
    """Carry out a platform action: its cost first, then its effect (CRYO-6.19)."""
    if s.recording:
        s.tell(PlatformUsed(side=seat, dock=dock))
    effect = PlatformEffect(seat, dock)
    if COST_SLOT[dock] == NO_SLOT:
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

    def __init__(self, seat: Seat, dock: HomeDock) -> None:
        self.seat = seat
        self.dock = dock

    def run(self, s: CryoState) -> None:
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

    def candidates(self, s: CryoState) -> list[Action]:
        return [Awaken(chamber) for chamber in range(CHAMBERS)]

    def check(self, s: CryoState, action: Awaken) -> Illegal | None:
        if not s.sides[self.seat].stasis[action.chamber]:
            return Illegal("chamber-empty", "CRYO-6.21", {"chamber": action.chamber})
        return None

    def play(self, s: CryoState, action: Awaken) -> None:
        wake(s, self.seat, action.chamber, 1)
