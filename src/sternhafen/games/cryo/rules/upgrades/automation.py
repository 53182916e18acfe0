"""Automation: after a recall one more platform action, at a dock without a drone (CRYO-9.9, 9.30, 9.37)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.actions import Activate, Decline
from sternhafen.games.cryo.data.tables import AUTOMATION, PLATFORM_DOCKS
from sternhafen.games.cryo.rules.platform import activate, refuse_platform_action
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade
from sternhafen.games.cryo.state import CryoState


class Automating(Ask):
    """One more platform action whose dock has no drone (CRYO-9.9, 9.37)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-9.9"
    answers: ClassVar[tuple[type[Action], ...]] = (Activate, Decline)

    def candidates(self, s: CryoState) -> list[Action]:
        return [Decline(), *(Activate(dock) for dock in range(PLATFORM_DOCKS))]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if not isinstance(action, Activate):
            return None
        if contains(s.sides[self.seat].home, action.dock):
            return Illegal("dock-has-drone", "CRYO-9.37", {"dock": action.dock})
        return refuse_platform_action(s, self.seat, action.dock)

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is Activate:
            activate(s, self.seat, action.dock)


def offer_platform_action(s: CryoState, seat: Seat) -> None:
    """Offer one more platform action, if there is one or a scrap may still make one possible."""
    offer = Automating(seat)
    if not s.scrapped or any(isinstance(action, Activate) for action in offer.legal(s)):
        s.push(offer)


UPGRADE: Final[Upgrade] = Upgrade(AUTOMATION, after_return=offer_platform_action)
