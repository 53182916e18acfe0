"""Chapters 5 and 6, salvage: sending crew out, bringing it back, what it yields (CRYO-5.29 to 5.32, 6.2, 6.3)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.cryo.actions import BringBack, SendCrew, up_to_three
from sternhafen.games.cryo.aliases import Row, SideNumber
from sternhafen.games.cryo.data.tables import ROWS
from sternhafen.games.cryo.events import CrewBack, CrewSent
from sternhafen.games.cryo.rules.resources import gain
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.state import CryoState


class Sending(Ask):
    """One awake pod goes to an empty salvage space (CRYO-5.29)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.29"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (SendCrew,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [SendCrew(row) for row in range(ROWS)]

    def check(self, s: CryoState, action: SendCrew) -> Illegal | None:
        if not s.free_salvage(action.row):
            return Illegal("row-full", "CRYO-5.30", {"row": action.row})
        return None

    def play(self, s: CryoState, action: SendCrew) -> None:
        send_crew(s, self.seat, action.row)


def has_free_salvage(s: CryoState) -> bool:
    """Return whether there is an empty salvage space (CRYO-5.29)."""
    return any(s.free_salvage(row) > 0 for row in range(ROWS))


def send_crew(s: CryoState, side: SideNumber, row: Row) -> None:
    """Put a pod of a side on a salvage space."""
    own = s.sides[side]
    own.awake -= 1
    own.salvage[row] += 1
    if s.recording:
        s.tell(CrewSent(side=s.who(side), row=row))


class BringingBack(Ask):
    """One to three own pods return from salvage (CRYO-5.32)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.32"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (BringBack,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [BringBack(*pods) for pods in up_to_three()]

    def check(self, s: CryoState, action: BringBack) -> Illegal | None:
        side = s.sides[self.seat]
        pods = action.crystal + action.organics + action.tech
        if not 1 <= pods <= 3:
            return Illegal("one-to-three", "CRYO-5.32")
        if action.crystal > side.salvage[0] or action.organics > side.salvage[1] or action.tech > side.salvage[2]:
            return Illegal("no-such-crew", "CRYO-5.32")
        if pods > room(side):
            return Illegal("no-room", "CRYO-3.27", {"room": room(side)})
        return None

    def play(self, s: CryoState, action: BringBack) -> None:
        side = s.sides[self.seat]
        for row, pods in enumerate((action.crystal, action.organics, action.tech)):
            if pods:
                side.salvage[row] -= pods
                side.awake += pods
                if s.recording:
                    s.tell(CrewBack(side=self.seat, row=row, pods=pods))


def salvage(s: CryoState, side: SideNumber) -> None:
    """Give a side one resource for each pod on a salvage space; the pods stay (CRYO-6.2, 6.3)."""
    for row, pods in enumerate(s.sides[side].salvage):
        if pods:
            gain(s, side, row, pods)
