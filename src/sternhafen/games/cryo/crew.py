"""Crew at work outside: sending pods to salvage and bringing them back (CRYO-5.29 to 5.32)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.steps import Ask
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import BRING_BACK, SEND_CREW, BringBack, SendCrew
from sternhafen.games.cryo.events import CrewBack, CrewSent
from sternhafen.games.cryo.resources import gain
from sternhafen.games.cryo.table import Table


class Sending(Ask):
    """One awake pod goes to an empty salvage space (CRYO-5.29)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.29"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (SendCrew,)

    def candidates(self, s: Table) -> list[Action]:
        return SEND_CREW

    def check(self, s: Table, action: SendCrew) -> Illegal | None:
        if not s.free_salvage(action.row):
            return Illegal("row-full", "CRYO-5.30", {"row": action.row})
        return None

    def play(self, s: Table, action: SendCrew) -> None:
        send_crew(s, self.seat, action.row)


def send_crew(s: Table, side: int, row: int) -> None:
    """Put a pod of a side on a salvage space."""
    own = s.sides[side]
    own.awake -= 1
    own.salvage[row] += 1
    if s.telling:
        s.tell(CrewSent(side=s.who(side), row=row))


class BringingBack(Ask):
    """One to three own pods return from salvage (CRYO-5.32)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.32"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (BringBack,)

    def candidates(self, s: Table) -> list[Action]:
        return BRING_BACK

    def check(self, s: Table, action: BringBack) -> Illegal | None:
        side = s.sides[self.seat]
        pods = action.crystal + action.organics + action.tech
        if not 1 <= pods <= 3:
            return Illegal("one-to-three", "CRYO-5.32")
        if action.crystal > side.salvage[0] or action.organics > side.salvage[1] or action.tech > side.salvage[2]:
            return Illegal("no-such-crew", "CRYO-5.32")
        if pods > side.room():
            return Illegal("no-room", "CRYO-3.27", {"room": side.room()})
        return None

    def play(self, s: Table, action: BringBack) -> None:
        side = s.sides[self.seat]
        for row, pods in enumerate((action.crystal, action.organics, action.tech)):
            if pods:
                side.salvage[row] -= pods
                side.awake += pods
                if s.telling:
                    s.tell(CrewBack(side=self.seat, row=row, pods=pods))


def salvage(s: Table, side: int) -> None:
    """Give a side one resource for each pod on a salvage space; the pods stay (CRYO-6.2, 6.3)."""
    for row, pods in enumerate(s.sides[side].salvage):
        if pods:
            gain(s, side, row, pods)
