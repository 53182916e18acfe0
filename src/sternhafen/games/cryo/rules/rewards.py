"""Chapter 3, reading tiles: a tile's face or a scrapped card as a gain (CRYO-3.36 to 3.39)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal, Seat
from sternhafen.games.cryo.actions import ChooseResource
from sternhafen.games.cryo.aliases import Face, SideNumber
from sternhafen.games.cryo.data.tables import ALL_OF, FACE_ITEMS, FACE_MODE, ONE_OF, TRACKS
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.resources import gain, gain_icon
from sternhafen.games.cryo.rules.rival.rewards import give_rival_card, give_rival_choice
from sternhafen.games.cryo.state import CryoState


def give(s: CryoState, side: SideNumber, face: Face) -> None:
    """Give a side what a face shows."""
    mode = FACE_MODE[face]
    if mode == ALL_OF:
        for resource, amount in FACE_ITEMS[face]:
            gain(s, side, resource, amount)
    elif mode == ONE_OF:
        if s.is_rival(side):
            give_rival_choice(s, face)
        else:
            s.push(ChooseGain(side, face))
    elif s.is_rival(side):
        give_rival_card(s)
    else:
        s.push(CardAction(side))


class Give(Do):
    """A reward that comes after its cost is paid."""

    __slots__ = ("face",)

    def __init__(self, seat: Seat, face: Face) -> None:
        self.seat = seat
        self.face = face

    def run(self, s: CryoState) -> None:
        give(s, self.seat, self.face)


class ChooseGain(Ask):
    """An either/or tile gives one of its icons, chosen when gained (CRYO-3.38)."""

    __slots__ = ("face",)
    rule: ClassVar[str] = "CRYO-3.38"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseResource,)

    def __init__(self, seat: Seat, face: Face) -> None:
        self.seat = seat
        self.face = face

    def candidates(self, s: CryoState) -> list[Action]:
        icons = [resource for resource, _ in FACE_ITEMS[self.face]]
        others = [resource for resource in range(TRACKS) if resource not in icons]
        return [ChooseResource(resource) for resource in icons + others]

    def check(self, s: CryoState, action: ChooseResource) -> Illegal | None:
        if any(resource == action.resource for resource, _ in FACE_ITEMS[self.face]):
            return None
        return Illegal("not-on-tile", self.rule, {"resource": action.resource})

    def play(self, s: CryoState, action: ChooseResource) -> None:
        gain_icon(s, self.seat, self.face, action.resource)
