"""Rewards: a tile's face or a scrapped card read as a gain (CRYO-3.36 to 3.39)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import CHOOSE_RESOURCE, ChooseResource
from sternhafen.games.cryo.cards import CardAction, can_draw, top_card
from sternhafen.games.cryo.choices import leave_several_open
from sternhafen.games.cryo.components import ALL_OF, FACE_ITEMS, FACE_MODE, LIMIT, ONE_OF, RIVAL, TILES
from sternhafen.games.cryo.events import MissionPlayed
from sternhafen.games.cryo.resources import gain
from sternhafen.games.cryo.table import Table, with_card


def give(s: Table, side: int, face: int) -> None:
    """Give a side what a face shows."""
    mode = FACE_MODE[face]
    if mode == ALL_OF:
        for resource, amount in FACE_ITEMS[face]:
            gain(s, side, resource, amount)
    elif s.is_rival(side):
        give_rival(s, face)
    elif mode == ONE_OF:
        s.push(ChooseGain(side, face))
    else:
        s.push(CardAction(side))


class Give(Do):
    """A reward that comes after its cost is paid."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def run(self, s: Table) -> None:
        give(s, self.seat, self.face)


class ChooseGain(Ask):
    """An either/or tile gives one of its icons, chosen when gained (CRYO-3.38)."""

    __slots__ = ("face",)
    rule: ClassVar[str] = "CRYO-3.38"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseResource,)

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def candidates(self, s: Table) -> list[Action]:
        return CHOOSE_RESOURCE

    def check(self, s: Table, action: ChooseResource) -> Illegal | None:
        if any(resource == action.resource for resource, _ in FACE_ITEMS[self.face]):
            return None
        return Illegal("not-on-tile", self.rule, {"resource": action.resource})

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_RESOURCE[resource] for resource, _ in FACE_ITEMS[self.face]]

    def play(self, s: Table, action: ChooseResource) -> None:
        gain_from(s, self.seat, self.face, action.resource)


def gain_from(s: Table, side: int, face: int, wanted: int) -> None:
    """Give a side the one icon of an either/or face that was chosen."""
    for resource, amount in FACE_ITEMS[face]:
        if resource == wanted:
            gain(s, side, resource, amount)


# The Rival's way -----------------------------------------------------------------------------------------------------


def give_rival(s: Table, face: int) -> None:
    """Give the Rival a choice or a card: it takes what it has less of; a card becomes a mission (CRYO-S2.5, S2.8)."""
    if FACE_MODE[face] == ONE_OF:
        resources = wanted_by_rival(s, face)
        if len(resources) == 1:
            gain_from(s, RIVAL, face, resources[0])
        else:
            leave_several_open(s, RivalGain(0, face))
    else:
        s.because("mission")
        rival_mission(s)


MOST: Final = max(LIMIT) + 1
"""More than there can be of a resource."""


def wanted_by_rival(s: Table, face: int) -> list[int]:
    """Return those resources of an either/or face that the Rival has least of (CRYO-S2.8)."""
    res = s.sides[RIVAL].res
    found: list[int] = []
    least = MOST
    for resource, _ in FACE_ITEMS[face]:
        if res[resource] < least:
            found, least = [resource], res[resource]
        elif res[resource] == least:
            found.append(resource)
    return found


def rival_mission(s: Table) -> None:
    """Play the unseen top card as a mission of the Rival, if there is one (CRYO-S2.5, S2.6, S2.13)."""
    if can_draw(s):
        add_rival_mission(s, top_card(s))


def add_rival_mission(s: Table, card: int) -> None:
    """Put an unseen card into play as a mission of the Rival."""
    rival = s.sides[RIVAL]
    rival.missions = with_card(rival.missions, card)
    if s.telling:
        s.tell(MissionPlayed(side=-1, card=card, to=0))


class RivalGain(Ask):
    """The Rival has the same of both icons of an either/or tile: the human decides (CRYO-S2.8)."""

    __slots__ = ("face",)
    rule: ClassVar[str] = "CRYO-S2.8"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseResource,)

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def candidates(self, s: Table) -> list[Action]:
        return CHOOSE_RESOURCE

    def check(self, s: Table, action: ChooseResource) -> Illegal | None:
        if action.resource not in [resource for resource, _ in FACE_ITEMS[self.face]]:
            return Illegal("not-on-tile", "CRYO-3.38", {"resource": action.resource})
        if action.resource not in wanted_by_rival(s, self.face):
            return Illegal("rival-has-more", self.rule, {"resource": action.resource})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_RESOURCE[resource] for resource in sorted(wanted_by_rival(s, self.face))]

    def play(self, s: Table, action: ChooseResource) -> None:
        s.because("reward" if self.face < TILES else "plunder")
        gain_from(s, RIVAL, self.face, action.resource)
