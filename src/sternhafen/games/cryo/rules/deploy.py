"""Chapter 5, deploying: a drone goes to a dock, and what it can do there (CRYO-5.1 to 5.6)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal, Seat
from sternhafen.games.cryo.actions import Decline, Deploy, Use
from sternhafen.games.cryo.aliases import Dock, Section, Space
from sternhafen.games.cryo.data.tables import (
    BACK,
    COMPUTER,
    CONVERTER,
    CRYSTAL,
    DOCK_SPACES,
    NANITES,
    ORGANICS,
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
    TRACK_LIMIT,
    TRANSPORT,
)
from sternhafen.games.cryo.events import ActionUsed, Deployed
from sternhafen.games.cryo.rules.cards import can_act_on_cards
from sternhafen.games.cryo.rules.caves import AtTransport, Scout, scoutable_caves
from sternhafen.games.cryo.rules.computer import Computer
from sternhafen.games.cryo.rules.crew import BringingBack, Sending, has_free_salvage
from sternhafen.games.cryo.rules.resources import can_pay, gain
from sternhafen.games.cryo.rules.upgrades.hooks import AFTER_ACTION, STASIS_DISCOUNT
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, TakeTile, pods_in
from sternhafen.games.cryo.state import CryoState, Side


def deploy(s: CryoState, seat: Seat, action: Deploy) -> None:
    """Send a drone to a dock, where it may act; leaving the platform has no effect there (CRYO-5.1, 5.6)."""
    side = s.sides[seat]
    side.home ^= 1 << action.home
    if s.recording:
        s.tell(Deployed(side=seat, dock=action.dock))
    if action.dock == TRANSPORT:
        side.transport += 1
        s.push(AtTransport(seat))
    else:
        side.docks |= 1 << action.dock
        s.push(AtDock(seat, action.dock))


# Whether an action can be chosen -------------------------------------------------------------------------------------


def refuse_space(s: CryoState, side: Side, resources: list[int], space: Space) -> Illegal | None:
    """Return why an action space could not be carried out even once with these resources (CRYO-5.4)."""
    kind = SPACE_KIND[space]
    if kind == TILE:
        return None
    if kind == STASIS:
        return refuse_stasis(side, resources, SPACE_SECTION[space])
    if kind == REACTOR:
        return None if resources[CRYSTAL] or resources[NANITES] else Illegal("cannot-pay", "CRYO-5.17")
    if kind == CONVERTER:
        return None if any(resources[:NANITES]) else Illegal("cannot-pay", "CRYO-5.19")
    if kind == COMPUTER:
        if not (resources[TECH] or resources[NANITES]):
            return Illegal("cannot-pay", "CRYO-5.20")
        return None if can_act_on_cards(s, side) else Illegal("no-card-at-all", "CRYO-5.4")
    if kind == SCOUT:
        if not side.awake:
            return Illegal("nobody-awake", "CRYO-5.27")
        if not scoutable_caves(s):
            return Illegal("nothing-to-scout", "CRYO-5.27")
        return None if can_pay(resources, SCOUT_COST) else Illegal("cannot-pay", "CRYO-5.24")
    if kind == SEND:
        if not side.awake:
            return Illegal("nobody-awake", "CRYO-5.29")
        return None if has_free_salvage(s) else Illegal("salvage-full", "CRYO-5.29")
    return refuse_bringing_back(side)


def refuse_stasis(side: Side, resources: list[int], section: Section) -> Illegal | None:
    """Return why not even one pod of a section could be woken (CRYO-5.7, 5.9)."""
    if not any(pods_in(side, section)):
        return Illegal("nobody-in-stasis", "CRYO-5.9")
    if room(side) <= 0:
        return Illegal("no-room", "CRYO-5.9", {"room": 0})
    if resources[ORGANICS] or resources[NANITES] or STASIS_DISCOUNT[side.upgrades]:
        return None
    return Illegal("cannot-pay", "CRYO-5.7")


def refuse_bringing_back(side: Side) -> Illegal | None:
    """Return why no pod could come back from salvage (CRYO-5.32)."""
    if not any(side.salvage):
        return Illegal("no-such-crew", "CRYO-5.32")
    return None if room(side) > 0 else Illegal("no-room", "CRYO-3.27", {"room": 0})


# The question at the dock --------------------------------------------------------------------------------------------


def uses_from(dock: Dock) -> list[Action]:
    """Return the use of every action space, those beside a dock first."""
    beside = DOCK_SPACES[dock]
    return [Use(space) for space in (*beside, *(space for space in range(SPACES) if space not in beside))]


class AtDock(Ask):
    """One of the actions beside the dock, or none (CRYO-5.2)."""

    __slots__ = ("dock",)
    rule: ClassVar[str] = "CRYO-5.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Decline)

    def __init__(self, seat: Seat, dock: Dock) -> None:
        self.seat = seat
        self.dock = dock

    def candidates(self, s: CryoState) -> list[Action]:
        return [Decline(), *uses_from(self.dock)]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if not isinstance(action, Use):
            return None
        if action.space not in DOCK_SPACES[self.dock]:
            return Illegal("not-adjacent", "CRYO-3.5", {"dock": self.dock, "space": action.space})
        side = s.sides[self.seat]
        return refuse_space(s, side, side.resources, action.space)

    def only_helps(self, s: CryoState, action: Action) -> bool:
        """Return whether an action space yields its printed resource, and the track has room for it (CRYO-5.15)."""
        if not isinstance(action, Use) or SPACE_KIND[action.space] != TILE or s.heights[SPACE_STACK[action.space]]:
            return False
        resource = SPACE_SECTION[action.space]
        return s.sides[self.seat].resources[resource] < TRACK_LIMIT[resource]

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is Use:
            s.push(FirstDone(self.seat, self.dock, action.space))
            use_space(s, self.seat, action.space)


class FirstDone(Do):
    """After the drone's action, which some upgrades follow up."""

    __slots__ = ("dock", "used")

    def __init__(self, seat: Seat, dock: Dock, used: Space) -> None:
        self.seat = seat
        self.dock = dock
        self.used = used

    def run(self, s: CryoState) -> None:
        for hook in AFTER_ACTION[s.sides[self.seat].upgrades]:
            hook(s, self.seat, self.dock, self.used)


def use_space(s: CryoState, seat: Seat, space: Space) -> None:
    """Carry out an action space; one without tiles yields its printed resource (CRYO-5.15)."""
    if s.recording:
        s.tell(ActionUsed(side=seat, space=space))
    if SPACE_KIND[space] == TILE and not s.heights[SPACE_STACK[space]]:
        gain(s, seat, SPACE_SECTION[space], 1)
    else:
        s.push(question_at(seat, space))


def question_at(seat: Seat, space: Space) -> Ask:
    """Return the question that an action space puts to a seat."""
    kind = SPACE_KIND[space]
    if kind == TILE:
        return TakeTile(seat, SPACE_STACK[space])
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
