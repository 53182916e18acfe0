"""Solo: what the Rival makes of an either/or tile or a card action (CRYO-S2.5, S2.6, S2.8)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal, Seat
from sternhafen.games.cryo.actions import ChooseResource
from sternhafen.games.cryo.aliases import Card, Face, Resource
from sternhafen.games.cryo.data.tables import FACE_ITEMS, RIVAL, TILES, TRACKS
from sternhafen.games.cryo.events import MissionPlayed
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.cards import can_draw, top_card
from sternhafen.games.cryo.rules.resources import gain_icon
from sternhafen.games.cryo.rules.rival.choices import leave_several_open
from sternhafen.games.cryo.state import CryoState

# Either/or tiles -----------------------------------------------------------------------------------------------------


def give_rival_choice(s: CryoState, face: Face) -> None:
    """Give the Rival that icon of an either/or face which it has less of (CRYO-S2.8)."""
    scarcest = scarcest_icons(s, face)
    if len(scarcest) == 1:
        gain_icon(s, RIVAL, face, scarcest[0])
    else:
        leave_several_open(s, RivalGain(0, face))


def scarcest_icons(s: CryoState, face: Face) -> list[Resource]:
    """Return those resources of an either/or face that the Rival has least of (CRYO-S2.8)."""
    have = s.sides[RIVAL].resources
    least = min([have[resource] for resource, _ in FACE_ITEMS[face]])
    return [resource for resource, _ in FACE_ITEMS[face] if have[resource] == least]


class RivalGain(Ask):
    """The Rival has the same of both icons of an either/or tile: the human decides (CRYO-S2.8)."""

    __slots__ = ("face",)
    rule: ClassVar[str] = "CRYO-S2.8"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseResource,)

    def __init__(self, seat: Seat, face: Face) -> None:
        self.seat = seat
        self.face = face

    def candidates(self, s: CryoState) -> list[Action]:
        return [ChooseResource(resource) for resource in range(TRACKS)]

    def check(self, s: CryoState, action: ChooseResource) -> Illegal | None:
        if action.resource not in [resource for resource, _ in FACE_ITEMS[self.face]]:
            return Illegal("not-on-tile", "CRYO-3.38", {"resource": action.resource})
        if action.resource not in scarcest_icons(s, self.face):
            return Illegal("rival-has-more", self.rule, {"resource": action.resource})
        return None

    def play(self, s: CryoState, action: ChooseResource) -> None:
        s.because("reward" if self.face < TILES else "plunder")
        gain_icon(s, RIVAL, self.face, action.resource)


# Card actions --------------------------------------------------------------------------------------------------------


def give_rival_card(s: CryoState) -> None:
    """Give the Rival a card action: it becomes a mission (CRYO-S2.5)."""
    s.because("mission")
    play_rival_mission(s)


def play_rival_mission(s: CryoState) -> None:
    """Play the unseen top card as a mission of the Rival, if there is one (CRYO-S2.5, S2.6, S2.13)."""
    if can_draw(s):
        add_rival_mission(s, top_card(s))


def add_rival_mission(s: CryoState, card: Card) -> None:
    """Put an unseen card into play as a mission of the Rival."""
    rival = s.sides[RIVAL]
    rival.missions = with_card(rival.missions, card)
    if s.recording:
        s.tell(MissionPlayed(side=s.who(RIVAL), card=card, to=0))
