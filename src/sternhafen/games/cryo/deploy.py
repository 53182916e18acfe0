"""Deploying: what a drone on a ship dock can do, once, and once more with Overclock (CRYO-5.2 to 5.6, 9.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do, charge
from sternhafen.engine.values import Action, Illegal, Payment
from sternhafen.games.cryo.actions import DECLINE, USE, Decline, Spend, Use
from sternhafen.games.cryo.cards import card_action_possible
from sternhafen.games.cryo.caves import Scout, scoutable
from sternhafen.games.cryo.components import (
    BACK,
    COMPUTER,
    CONVERTER,
    CRYSTAL,
    DOCK_SPACES,
    DOCKS,
    NANITES,
    ORGANICS,
    OVERCLOCK,
    OVERCLOCK_COST,
    REACTOR,
    SCOUT,
    SCOUT_COST,
    SEND,
    SPACE_KIND,
    SPACE_SECTION,
    SPACE_STACK,
    SPACES,
    STASIS,
    TECH,
    TILE,
    WAKE_PROTOCOL,
    Cost,
)
from sternhafen.games.cryo.computer import Computer
from sternhafen.games.cryo.crew import BringingBack, Sending
from sternhafen.games.cryo.events import ActionUsed
from sternhafen.games.cryo.resources import can_pay, gain, ways_to_pay
from sternhafen.games.cryo.table import Side, Table
from sternhafen.games.cryo.wreck import TAKE_TILE, Converter, Reactor, StasisControl

# Whether an action can be chosen -------------------------------------------------------------------------------------


def doable(s: Table, side: Side, res: list[int], space: int) -> bool:
    """Return whether an action space could be carried out at least once with these resources (CRYO-5.4)."""
    kind = SPACE_KIND[space]
    if kind == TILE:
        return True
    if kind == STASIS:
        k = 3 * SPACE_SECTION[space]
        if not (side.stasis[k] or side.stasis[k + 1] or side.stasis[k + 2]) or side.room() <= 0:
            return False
        return res[ORGANICS] > 0 or res[NANITES] > 0 or side.upgrades >> WAKE_PROTOCOL & 1 == 1
    if kind == REACTOR:
        return res[CRYSTAL] > 0 or res[NANITES] > 0
    if kind == CONVERTER:
        return res[CRYSTAL] > 0 or res[ORGANICS] > 0 or res[TECH] > 0
    if kind == COMPUTER:
        return (res[TECH] > 0 or res[NANITES] > 0) and card_action_possible(s, side)
    if kind == SCOUT:
        return side.awake > 0 and can_pay(res, SCOUT_COST) and scoutable(s) > 0
    if kind == SEND:
        return side.awake > 0 and salvage_free(s)
    return any(side.salvage) and side.room() > 0


def salvage_free(s: Table) -> bool:
    """Return whether there is an empty salvage space (CRYO-5.29)."""
    return s.free_salvage(0) > 0 or s.free_salvage(1) > 0 or s.free_salvage(2) > 0


def undoable(s: Table, side: Side, res: list[int], space: int) -> Illegal | None:
    """Return why an action space could not be carried out even once with these resources (CRYO-5.4)."""
    kind = SPACE_KIND[space]
    if kind == TILE:
        return None
    if kind == STASIS:
        return _stasis_undoable(side, res, 3 * SPACE_SECTION[space])
    if kind == REACTOR:
        return None if res[CRYSTAL] or res[NANITES] else Illegal("cannot-pay", "CRYO-5.17")
    if kind == CONVERTER:
        return None if res[CRYSTAL] or res[ORGANICS] or res[TECH] else Illegal("cannot-pay", "CRYO-5.19")
    if kind == COMPUTER:
        if not (res[TECH] or res[NANITES]):
            return Illegal("cannot-pay", "CRYO-5.20")
        return None if card_action_possible(s, side) else Illegal("no-card-at-all", "CRYO-5.4")
    if kind == SCOUT:
        if not side.awake:
            return Illegal("nobody-awake", "CRYO-5.27")
        if not scoutable(s):
            return Illegal("nothing-to-scout", "CRYO-5.27")
        return None if can_pay(res, SCOUT_COST) else Illegal("cannot-pay", "CRYO-5.24")
    if kind == SEND:
        if not side.awake:
            return Illegal("nobody-awake", "CRYO-5.29")
        return None if salvage_free(s) else Illegal("salvage-full", "CRYO-5.29")
    return _back_undoable(side)


def _stasis_undoable(side: Side, res: list[int], first: int) -> Illegal | None:
    stasis = side.stasis
    if not (stasis[first] or stasis[first + 1] or stasis[first + 2]):
        return Illegal("nobody-in-stasis", "CRYO-5.9")
    if side.room() <= 0:
        return Illegal("no-room", "CRYO-5.9", {"room": 0})
    if res[ORGANICS] or res[NANITES] or side.upgrades >> WAKE_PROTOCOL & 1:
        return None
    return Illegal("cannot-pay", "CRYO-5.7")


def _back_undoable(side: Side) -> Illegal | None:
    if not any(side.salvage):
        return Illegal("no-such-crew", "CRYO-5.32")
    return None if side.room() > 0 else Illegal("no-room", "CRYO-3.27", {"room": 0})


# The question at the dock --------------------------------------------------------------------------------------------


DOCK_USES: Final[list[list[tuple[int, Action, bool]]]] = [
    [(space, USE[space], SPACE_KIND[space] == TILE) for space in spaces] for spaces in DOCK_SPACES
]
"""The action spaces beside each dock, each with its action and whether it holds tiles, which are always doable."""


class AtDock(Ask):
    """One of the actions beside the dock, or none (CRYO-5.2)."""

    __slots__ = ("dock",)
    rule: ClassVar[str] = "CRYO-5.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Decline)

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def candidates(self, s: Table) -> list[Action]:
        return [DECLINE, *USE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if not isinstance(action, Use):
            return None
        if action.space not in DOCK_SPACES[self.dock]:
            return Illegal("not-adjacent", "CRYO-3.5", {"dock": self.dock, "space": action.space})
        side = s.sides[self.seat]
        return undoable(s, side, side.res, action.space)

    def legal(self, s: Table) -> list[Action]:
        side = s.sides[self.seat]
        res = side.res
        found: list[Action] = [DECLINE]
        for space, use, is_tile in DOCK_USES[self.dock]:
            if is_tile or doable(s, side, res, space):
                found.append(use)
        return found

    def play(self, s: Table, action: Action) -> None:
        if type(action) is Use:
            s.agenda.append(FIRST_DONE[self.seat][self.dock][action.space])
            use_space(s, self.seat, action.space)


AT_DOCK: Final = [[AtDock(seat, dock) for dock in range(DOCKS)] for seat in range(4)]


class FirstDone(Do):
    """After the first action: whoever has Overclock now may have a second one (CRYO-9.15, 9.30, 9.31)."""

    __slots__ = ("dock", "used")

    def __init__(self, seat: int, dock: int, used: int) -> None:
        self.seat = seat
        self.dock = dock
        self.used = used

    def run(self, s: Table) -> None:
        side = s.sides[self.seat]
        if side.upgrades >> OVERCLOCK & 1 and (not s.scrapped or side.res[TECH] or side.res[NANITES]):
            s.push(Overclocking(self.seat, self.dock, self.used))


FIRST_DONE: Final = [
    [{space: FirstDone(seat, dock, space) for space in DOCK_SPACES[dock]} for dock in range(DOCKS)] for seat in range(4)
]


class Overclocking(Ask):
    """One more, other action of the dock for a tech (CRYO-9.15 to 9.17)."""

    __slots__ = ("dock", "used")
    rule: ClassVar[str] = "CRYO-9.15"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Decline)

    def __init__(self, seat: int, dock: int, used: int) -> None:
        self.seat = seat
        self.dock = dock
        self.used = used

    def candidates(self, s: Table) -> list[Action]:
        return [DECLINE, *USE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if not isinstance(action, Use):
            return None
        if action.space not in DOCK_SPACES[self.dock]:
            return Illegal("not-adjacent", "CRYO-3.5", {"dock": self.dock, "space": action.space})
        if action.space == self.used:
            return Illegal("same-action", "CRYO-9.16", {"space": action.space})
        side = s.sides[self.seat]
        if not can_pay(side.res, OVERCLOCK_COST):
            return Illegal("cannot-pay", "CRYO-9.15")
        if not overclock_ways(s, side, action.space):
            return undoable(s, side, side.res, action.space) or Illegal("cannot-pay", "CRYO-9.31")
        return None

    def legal(self, s: Table) -> list[Action]:
        side = s.sides[self.seat]
        found: list[Action] = [DECLINE]
        if side.res[TECH] or side.res[NANITES]:
            for space in DOCK_SPACES[self.dock]:
                if space != self.used and overclock_ways(s, side, space):
                    found.append(USE[space])
        return found

    def play(self, s: Table, action: Action) -> None:
        if type(action) is Use:
            charge(s, self.seat, (*OVERCLOCK_COST, action.space), SecondAction(self.seat, action.space))


def overclock_ways(s: Table, side: Side, space: int) -> list[Payment]:
    """Return the ways to pay Overclock that leave the second action possible (CRYO-5.4, 9.31)."""
    found: list[Payment] = []
    for way in ways_to_pay(side.res, OVERCLOCK_COST):
        assert isinstance(way, Spend), "the only kind of payment"
        left = side.res[:]
        left[TECH] -= way.tech
        left[NANITES] -= way.nanites
        if doable(s, side, left, space):
            found.append(way)
    return found


def payments(s: Table, side: Side, cost: Cost) -> list[Payment]:
    """Return every way to pay a cost; a sixth number names the action space that Overclock is paid for."""
    if len(cost) == 6:
        return overclock_ways(s, side, cost[5])
    return ways_to_pay(side.res, cost)


class SecondAction(Do):
    """Overclock's action, after its tech is paid."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: Table) -> None:
        use_space(s, self.seat, self.space)


def use_space(s: Table, seat: int, space: int) -> None:
    """Carry out an action space."""
    if s.telling:
        s.tell(ActionUsed(side=seat, space=space))
    stack = SPACE_STACK[space]
    if stack >= 0 and not s.heights[stack]:
        gain(s, seat, SPACE_SECTION[space], 1)  # the printed fallback (CRYO-5.15)
    else:
        s.agenda.append(SPACE_ASKS[seat][space])


def asked_at(seat: int, space: int) -> Ask:
    """Return the question that an action space puts to a seat."""
    kind = SPACE_KIND[space]
    if kind == TILE:
        return TAKE_TILE[seat][SPACE_STACK[space]]
    if kind == STASIS:
        return StasisControl(seat, SPACE_SECTION[space])
    if kind == REACTOR:
        return Reactor(seat)
    if kind == CONVERTER:
        return Converter(seat)
    if kind == COMPUTER:
        return Computer(seat)
    if kind == SCOUT:
        return Scout(seat)
    if kind == SEND:
        return Sending(seat)
    assert kind == BACK, "the last kind of action space"
    return BringingBack(seat)


SPACE_ASKS: Final = [[asked_at(seat, space) for space in range(SPACES)] for seat in range(4)]
